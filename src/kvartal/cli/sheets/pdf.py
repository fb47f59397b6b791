"""Drawings as PDF: one to a page of A5, or two to a page of A4."""

from collections.abc import Sequence
from io import BytesIO

from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4, A5, landscape
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from kvartal.cli.sheets.drawing import FONT, Drawing, Label, Mark, steps, width_of
from kvartal.cli.sheets.svg import MIDDLE

MARGIN = 5 * mm
ROUND = 1


def pdf(drawings: Sequence[Drawing], two_up: bool) -> bytes:
    stored = BytesIO()
    page = A4 if two_up else landscape(A5)
    canvas = Canvas(stored, pagesize=page, invariant=True)
    canvas.setTitle(drawings[0].title)
    canvas.setCreator("Kvartal")
    each = 2 if two_up else 1
    for first in range(0, len(drawings), each):
        for place, drawing in enumerate(drawings[first : first + each]):
            room = page[1] / each
            _place(canvas, drawing, page[0], page[1] - place * room, room)
        if two_up:
            _cut(canvas, page)
        canvas.showPage()
    canvas.save()
    return stored.getvalue()


def _place(canvas: Canvas, drawing: Drawing, wide: float, top: float, high: float) -> None:
    """As large as the room allows, in its middle."""
    scale = min((wide - 2 * MARGIN) / drawing.width, (high - 2 * MARGIN) / drawing.height)
    left = (wide - drawing.width * scale) / 2
    above = (high - drawing.height * scale) / 2
    canvas.saveState()
    canvas.transform(scale, 0, 0, -scale, left, top - above)
    canvas.setLineCap(ROUND)
    canvas.setLineJoin(ROUND)
    for part in drawing.parts:
        if isinstance(part, Mark):
            _mark(canvas, part)
        else:
            _label(canvas, part)
    canvas.restoreState()


def _mark(canvas: Canvas, mark: Mark) -> None:
    path = canvas.beginPath()
    for command, numbers in steps(mark.path):
        if command == "M":
            path.moveTo(*numbers)
        elif command == "L":
            path.lineTo(*numbers)
        elif command == "C":
            path.curveTo(*numbers)
        else:
            path.close()
    canvas.saveState()
    canvas.transform(*mark.place)
    if mark.width:
        canvas.setStrokeColor(HexColor(mark.colour))
        canvas.setLineWidth(mark.width)
    else:
        canvas.setFillColor(HexColor(mark.colour))
    canvas.drawPath(path, stroke=int(mark.width > 0), fill=int(mark.width == 0))
    canvas.restoreState()


def _label(canvas: Canvas, label: Label) -> None:
    left = {"start": 0.0, "middle": 0.5, "end": 1.0}[label.anchor] * width_of(
        label.text, label.size
    )
    canvas.saveState()
    # The page is drawn upside down, as in SVG; letters are turned back.
    canvas.transform(1, 0, 0, -1, label.x - left, label.y + label.size * MIDDLE)
    canvas.setFillColor(HexColor(label.colour))
    canvas.setFont(FONT, label.size)
    canvas.drawString(0, 0, label.text)
    canvas.restoreState()


def _cut(canvas: Canvas, page: tuple[float, float]) -> None:
    canvas.setStrokeColor(HexColor("#b8b0a2"))
    canvas.setLineWidth(0.4)
    canvas.setDash(2, 4)
    canvas.line(0, page[1] / 2, page[0], page[1] / 2)
