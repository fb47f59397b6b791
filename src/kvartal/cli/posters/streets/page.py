"""The page: which way it is held, where the picture lies and how large the city is in it.

A unit is a tenth of a millimetre on A3; the page keeps its shape on every other A."""

from dataclasses import dataclass

from kvartal.cli.paper.drawing import Mark, Matrix, moved
from kvartal.cli.posters.streets.city import Bounds
from kvartal.cli.posters.streets.shapes import tone

SHORT, LONG = 2970, 4200
MARGIN = 150
CAPTION = 680
"""The paper below the picture."""
AROUND = 0.8
"""Country that is seen on each side of the city, in cells."""
LARGEST_CELL = 520
"""Larger than this a small city would look like a toy."""
CORNER = 36


@dataclass(slots=True, frozen=True)
class Page:
    wide: float
    high: float
    picture: Bounds
    city_at: Matrix
    """From the units of tiles to the page."""

    @property
    def cell(self) -> float:
        return 100 * self.city_at[0]


def page_for(city: Bounds) -> Page:
    """Upright or across, whichever shows the city larger."""
    upright, across = _page(SHORT, LONG, city), _page(LONG, SHORT, city)
    return across if across.cell > upright.cell else upright


def _page(wide: float, high: float, city: Bounds) -> Page:
    picture = Bounds(MARGIN, MARGIN, wide - MARGIN, high - CAPTION)
    columns, rows = city.right - city.left, city.bottom - city.top
    room_wide, room_high = picture.right - picture.left, picture.bottom - picture.top
    cell = min(LARGEST_CELL, room_wide / (columns + 2 * AROUND), room_high / (rows + 2 * AROUND))
    left = picture.left + (room_wide - columns * cell) / 2 - city.left * cell
    top = picture.top + (room_high - rows * cell) / 2 - city.top * cell
    return Page(wide, high, picture, moved(left, top, cell / 100))


def frame(page: Page) -> list[Mark]:
    """Paper around the picture, over whatever reaches into it."""
    p, r = page.picture, CORNER
    k = r * 0.4477
    hole = (
        f"M{p.left + r} {p.top}"
        f"C{p.left + k} {p.top} {p.left} {p.top + k} {p.left} {p.top + r}"
        f"L{p.left} {p.bottom - r}"
        f"C{p.left} {p.bottom - k} {p.left + k} {p.bottom} {p.left + r} {p.bottom}"
        f"L{p.right - r} {p.bottom}"
        f"C{p.right - k} {p.bottom} {p.right} {p.bottom - k} {p.right} {p.bottom - r}"
        f"L{p.right} {p.top + r}"
        f"C{p.right} {p.top + k} {p.right - k} {p.top} {p.right - r} {p.top}Z"
    )
    around = f"M0 0L{page.wide} 0L{page.wide} {page.high}L0 {page.high}Z"
    # The hole runs the other way round: what is filled is what is around it.
    return [Mark(around + hole, tone("card")), Mark(hole, tone("strong-line"), 5)]
