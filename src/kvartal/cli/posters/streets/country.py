"""The country around a city: a meadow, lanes that lead on where a street is open, and a wood that
thickens away from the houses."""

from collections.abc import Iterator

from kvartal.cli.paper.drawing import Mark, Matrix
from kvartal.cli.posters.streets.city import Bounds, City
from kvartal.cli.posters.streets.lanes import lane, lanes_of
from kvartal.cli.posters.streets.page import Page
from kvartal.cli.posters.streets.pieces import Piece
from kvartal.cli.posters.streets.shapes import tone
from kvartal.cli.posters.streets.wood import wood


def country(city: City, page: Page) -> Iterator[Piece]:
    seen = _seen(page)
    yield _meadow(seen, page.city_at)
    lanes = lanes_of(city, seen)
    for start, end in lanes:
        yield lane(start, end, page.city_at)
    yield from wood(city, lanes, seen, page.city_at)


def _seen(page: Page) -> Bounds:
    """What of the country is seen, in units of tiles."""
    scale, _, _, _, left, top = page.city_at
    p = page.picture
    return Bounds(
        (p.left - left) / scale,
        (p.top - top) / scale,
        (p.right - left) / scale,
        (p.bottom - top) / scale,
    )


def _meadow(seen: Bounds, at: Matrix) -> Piece:
    box = (
        f"M{seen.left:.1f} {seen.top:.1f}L{seen.right:.1f} {seen.top:.1f}"
        f"L{seen.right:.1f} {seen.bottom:.1f}L{seen.left:.1f} {seen.bottom:.1f}Z"
    )
    return Piece("meadow", "", [Mark(box, tone("meadow"), 0, at)])
