"""Drawings as PDF: sheets, one to a page of A5 or two to a page of A4, and posters."""

from collections.abc import Sequence
from io import BytesIO

from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4, A5, landscape
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from kvartal.cli.paper.drawing import Drawing, Label, Mark, steps
from kvartal.cli.paper.font import FONT, MIDDLE, width_of

MARGIN = 5 * mm
ROUND = 1
NON_ZERO = 1
"""How SVG fills a path that crosses itself; a PDF would do otherwise."""


def pdf(drawings: Sequence[Drawing], two_up: bool) -> bytes:
    page = A4 if two_up else landscape(A5)
    canvas, stored = _new(page, drawings[0].title)
    each = 2 if two_up else 1
    for first in range(0, len(drawings), each):
        for place, drawing in enumerate(drawings[first : first + each]):
            room = page[1] / each
            _place(canvas, drawing, page[0], page[1] - place * room, room, MARGIN)
        if two_up:
            _cut(canvas, page)
        canvas.showPage()
    canvas.save()
    return stored.getvalue()


def page_pdf(drawing: Drawing, millimetres: float) -> bytes:
    """A drawing that is a page of its own, so many millimetres wide."""
    page = millimetres * mm, millimetres * mm * drawing.height / drawing.width
    canvas, stored = _new(page, drawing.title)
    _place(canvas, drawing, page[0], page[1], page[1], 0)
    canvas.showPage()
    canvas.save()
    return stored.getvalue()


def _new(page: tuple[float, float], title: str) -> tuple[Canvas, BytesIO]:
    stored = BytesIO()
    canvas = Canvas(stored, pagesize=page, invariant=True)
    canvas.setTitle(title)
    canvas.setCreator("Kvartal")
    return canvas, stored


def _place(
    canvas: Canvas, drawing: Drawing, wide: float, top: float, high: float, margin: float
) -> None:
    """As large as the room allows, in its middle."""
    scale = min((wide - 2 * margin) / drawing.width, (high - 2 * margin) / drawing.height)
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
        canvas.setStrokeColor(HexColor(mark.colour), alpha=mark.opacity)
        canvas.setLineWidth(mark.width)
        canvas.setDash(list(mark.dashes))
    else:
        canvas.setFillColor(HexColor(mark.colour), alpha=mark.opacity)
    canvas.drawPath(path, stroke=int(mark.width > 0), fill=int(mark.width == 0), fillMode=NON_ZERO)
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
