"""A drawing as SVG. The font travels inside, so that it looks the same wherever it is opened."""

from base64 import b64encode
from xml.sax.saxutils import escape, quoteattr

from kvartal.cli.paper.drawing import AS_IT_IS, Drawing, Label, Mark
from kvartal.cli.paper.font import FONT, FONT_FILE, MIDDLE


def svg(drawing: Drawing, millimetres: float) -> str:
    """So many millimetres wide."""
    high = millimetres * drawing.height / drawing.width
    body = "\n".join(
        _mark(part) if isinstance(part, Mark) else _label(part) for part in drawing.parts
    )
    font = b64encode(FONT_FILE.read_bytes()).decode("ascii")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{millimetres}mm" height="{high:.2f}mm" '
        f'viewBox="0 0 {drawing.width:g} {drawing.height:g}">\n'
        f"<title>{escape(drawing.title)}</title>\n"
        f'<style>@font-face{{font-family:"{FONT}";src:url(data:font/ttf;base64,{font})}}'
        f'text{{font-family:"{FONT}",sans-serif;font-weight:600}}</style>\n'
        f"{body}\n</svg>\n"
    )


def _mark(mark: Mark) -> str:
    place = ""
    if mark.place != AS_IT_IS:
        place = f' transform="matrix({" ".join(f"{number:.6g}" for number in mark.place)})"'
    paint = f'fill="{mark.colour}"'
    if mark.width:
        paint = (
            f'fill="none" stroke="{mark.colour}" stroke-width="{mark.width:g}" '
            'stroke-linecap="round" stroke-linejoin="round"'
        )
    if mark.dashes:
        paint += f' stroke-dasharray="{" ".join(f"{length:g}" for length in mark.dashes)}"'
    if mark.opacity < 1:
        paint += f' opacity="{mark.opacity:g}"'
    return f'<path d="{mark.path}" {paint}{place}/>'


def _label(label: Label) -> str:
    return (
        f'<text x="{label.x:.6g}" y="{label.y + label.size * MIDDLE:.6g}" '
        f'font-size="{label.size:g}" fill="{label.colour}" '
        f"text-anchor={quoteattr(label.anchor)}>{escape(label.text)}</text>"
    )
