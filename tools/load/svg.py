"""The little SVG that a chart needs, in the project's colours."""

from html import escape

PAPER, CARD, INK, QUIET, LINES = "#F7F1E5", "#FFFDF8", "#2B2A33", "#6B6675", "#E4DACA"
BLUE, ORANGE, ROOF = "#8CBCD6", "#F0986A", "#8A3F2A"
FONT = "Rubik, Onest, Commissioner, system-ui, sans-serif"


def rect(x: float, y: float, width: float, height: float, fill: str, round_: float = 0) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
        f' rx="{round_:g}" fill="{fill}"/>'
    )


def line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 2) -> str:
    return (
        f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{colour}"'
        f' stroke-width="{width:g}" fill="none"/>'
    )


def text(
    x: float, y: float, words: str, size: int = 13, colour: str = INK, anchor: str = "start"
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{colour}"'
        f' text-anchor="{anchor}">{escape(words)}</text>'
    )


def picture(width: int, height: int, title: str, parts: list[str]) -> str:
    inside = "\n".join([rect(0, 0, width, height, PAPER, 12), *parts])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
        f' font-family="{FONT}">\n<title>{escape(title)}</title>\n{inside}\n</svg>\n'
    )
