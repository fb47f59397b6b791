"""The little SVG that charts need. Colours are classes: the page has a day and an evening."""

import math
from collections.abc import Callable, Iterable
from html import escape

WIDTH = 760


def box(kind: str, x: float, y: float, width: float, height: float, round_: float = 0) -> str:
    return (
        f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
        f' rx="{round_:g}"/>'
    )


def line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<path class="{kind}" d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}"/>'


def path(kind: str, points: Iterable[tuple[float, float]], closed: bool = False) -> str:
    steps = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return f'<path class="{kind}" d="M{steps}{"Z" if closed else ""}"/>'


def dot(kind: str, x: float, y: float, radius: float = 6) -> str:
    return f'<circle class="{kind}" cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}"/>'


def diamond(kind: str, x: float, y: float, size: float = 7) -> str:
    return path(kind, [(x, y - size), (x + size, y), (x, y + size), (x - size, y)], closed=True)


def text(kind: str, x: float, y: float, words: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(words)}</text>'


def drawing(title: str, height: float, parts: Iterable[str], width: float = WIDTH) -> str:
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(title)}">\n'
        + "\n".join(parts)
        + "\n</svg>"
    )


def scale(low: float, high: float, start: float, end: float) -> Callable[[float], float]:
    """From values to places; what lies outside is drawn at the edge."""
    width = (high - low) or 1.0

    def place(value: float) -> float:
        share = min(1.0, max(0.0, (value - low) / width))
        return start + share * (end - start)

    return place


def ticks(low: float, high: float, wanted: int = 6) -> list[float]:
    """Round numbers between two values, about as many as wanted."""
    rough = (high - low or 1.0) / wanted
    power = 10 ** math.floor(math.log10(rough))
    step = next(each * power for each in (1, 2, 2.5, 5, 10) if each * power >= rough)
    first = math.ceil(low / step - 1e-9)
    return [number * step for number in range(first, math.floor(high / step + 1e-9) + 1)]


def signed(value: float) -> str:
    """With a minus that is as wide as a plus."""
    return f"{value:+.0f}".replace("-", "−") if round(value) else "0"


def whole(share: float) -> str:
    return f"{100 * share:.0f} %"
