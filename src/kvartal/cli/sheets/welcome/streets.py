"""The upper half: three streets, their gaps, pools and parks."""

from collections.abc import Iterable, Iterator
from typing import Any

from kvartal.cli.paper.drawing import Label, Mark, Matrix, moved
from kvartal.cli.sheets.paints import INK, LINE, PENCIL, tone
from kvartal.cli.sheets.pen import Pen
from kvartal.games.welcome.reading import House, WrittenSheet

NUMBER_HIGH = 25
FENCE_MIDDLE = 70
GUIDES = (62, 70, 78)
"""Dots in a gap: here a fence may be drawn."""
Part = Mark | Label


def draw_streets(drawn: Any, sheet: WrittenSheet, pen: Pen, top: float) -> Iterator[Part]:
    for index, row in enumerate(drawn["streets"]["rows"]):
        yield from shapes(row["scenery"], moved(0, top))
        x, y = row["sign"]
        yield Label(str(index + 1), x, y + top, 18, INK)
        written = sheet.streets[index]
        for plot, house in zip(row["houses"], written, strict=True):
            yield from _house(drawn, plot, house, pen, top)
        ends = row["houses"][0]["x"], row["end"]
        for x in ends:
            yield from shapes(drawn["pictures"]["picket"], moved(x, row["y"] + top))
        for gap, house in zip(row["gaps"], written[:-1], strict=True):
            yield from _gap(gap, house.is_fenced, pen, top)
        yield from _parks(row["parks"], sheet.parks[index], pen, top)


def shapes(drawn: Iterable[Any], place: Matrix, paint: str = "neutral") -> Iterator[Mark]:
    for name, path, *width in drawn:
        yield Mark(path, tone(name, paint), width[0] if width else 0, place)


def _house(drawn: Any, plot: Any, house: House, pen: Pen, top: float) -> Iterator[Part]:
    left, upper = plot["x"], plot["y"] + top
    here = moved(left, upper)
    if house.is_roundabout:
        yield from shapes(drawn["pictures"]["roundabout"], here)
    else:
        yield from shapes(plot["shapes"], here, plot["paint"])
        if plot["pool"]:
            yield from shapes(plot["pool"]["shapes"], here)
    x, y, w, h = plot["front"]
    middle_x, middle_y = left + x + w / 2, upper + y + h / 2
    if house.number is not None:
        high = NUMBER_HIGH * (0.86 if house.is_copy else 1)
        lifted = middle_y - (4 if house.is_copy else 0)
        yield from pen.number(house.number, middle_x, lifted, high, plot["hand"])
    if house.is_copy:
        yield pen.sign("bis", middle_x + 6, upper + y + h - 5, 0.62, plot["hand"])
    if house.has_pool:
        x, y = plot["pool"]["at"]
        yield pen.sign("circle", left + x, upper + y, 0.95, plot["hand"])
    if house.is_used:
        yield pen.sign("line", left + 31, upper + 6, 1, [plot["hand"][0], 0, 1, 0, 0])


def _gap(gap: Any, is_fenced: bool, pen: Pen, top: float) -> Iterator[Part]:
    x, y = gap["x"], gap["y"] + top
    if is_fenced:
        yield pen.sign("fence", x, y + FENCE_MIDDLE, 1, gap["hand"])
        return
    for guide in GUIDES:
        yield Mark(f"M{x} {y + guide}L{x} {y + guide + 0.1}", LINE, 2)


def _parks(parks: Any, crossed: int, pen: Pen, top: float) -> Iterator[Part]:
    for index, tree in enumerate(parks["boxes"]):
        yield from shapes(tree["shapes"], moved(0, top))
        yield Label(str(tree["value"]), tree["x"], tree["y"] + top, tree["r"] * 0.8, INK)
        if index < crossed:
            yield pen.sign("cross", tree["x"], tree["y"] + top, tree["r"] / 13, tree["hand"])
    last = parks["last"]
    yield from shapes(last["shapes"], moved(0, top))
    yield Label(str(last["value"]), last["x"], last["y"] + top, 15, PENCIL)
