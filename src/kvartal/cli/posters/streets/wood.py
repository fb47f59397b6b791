"""A wood that thickens away from the houses, with groves and clearings."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

from kvartal.cli.paper.drawing import Mark, Matrix, moved, within
from kvartal.cli.paper.paths import absolute
from kvartal.cli.posters.streets.city import Bounds, City
from kvartal.cli.posters.streets.lanes import Point, Way, is_near
from kvartal.cli.posters.streets.pieces import Piece
from kvartal.cli.posters.streets.shapes import drawn, shapes, tone

APART = 27
"""Between plants, about."""
SHADE = absolute("M-30 0a30 7 0 1 1 60 0a30 7 0 1 1-60 0z")
BEYOND = 14
"""So much of a plant may be hidden behind the paper around the picture."""
BARE = 6
CLEAR = 24
"""So near to the city nothing grows, or nothing high."""
THICK = 120
"""So far away the wood is as thick as it gets."""
PATCH = 210
"""Groves and clearings are about so large."""


def wood(city: City, lanes: Sequence[Way], seen: Bounds, at: Matrix) -> Iterator[Piece]:
    """The farthest first."""
    for y, x, name, high in sorted(_plants(city, lanes, seen)):
        place = within(at, moved(x, y, high / 100))
        shade = Mark(SHADE, tone("f-leaf-dark"), 0, place, 0.16)
        yield Piece("plant", name, [shade, *drawn(shapes()["plants"][name], place)])


def _plants(
    city: City, lanes: Sequence[Way], seen: Bounds
) -> Iterator[tuple[float, float, str, float]]:
    built = [(100.0 * x, 100.0 * y) for x, y in [*(lot.cell for lot in city.lots), *city.greens()]]
    for x, y, dice in _places(seen):
        if any(is_near(x, y, lane) for lane in lanes):
            continue
        away = min(_distance(x, y, corner) for corner in built)
        if dice.random() < min(1, (away - BARE) / THICK) * _density(x, y):
            name, high = _plant(dice, away)
            if y - high > seen.top - BEYOND:
                yield y, x, name, high


def _places(seen: Bounds) -> Iterator[tuple[float, float, Random]]:
    """One in each square, anywhere in it; the same whenever the city is drawn."""
    for row in range(int(seen.top // APART), int(seen.bottom // APART) + 2):
        for column in range(int(seen.left // APART), int(seen.right // APART) + 1):
            dice = Random(f"plant {column} {row}")
            x, y = (column + dice.random()) * APART, (row + dice.random()) * APART
            if seen.left < x < seen.right and seen.top < y < seen.bottom + BEYOND:
                yield x, y, dice


def _plant(dice: Random, away: float) -> tuple[str, float]:
    if away < CLEAR:
        return "bush", dice.uniform(4, 6)
    name = dice.choices(("tree", "pine", "poplar", "bush"), (5, 3, 1, 1))[0]
    return name, dice.uniform(5, 8) if name == "bush" else dice.uniform(26, 40)


def _distance(x: float, y: float, corner: Point) -> float:
    """To a tile; a tree reaches up from where it stands, so farther where it stands below."""
    left, top = corner
    dx = max(left - x, 0, x - left - 100)
    dy = max(top - y, 0, (y - top - 100) * 0.6)
    return float((dx * dx + dy * dy) ** 0.5)


def _density(x: float, y: float) -> float:
    """Between clearing and grove, softly."""
    column, row = int(x // PATCH), int(y // PATCH)
    u, v = x / PATCH - column, y / PATCH - row
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
    upper, lower = (
        _grove(column, line) * (1 - u) + _grove(column + 1, line) * u for line in (row, row + 1)
    )
    return upper * (1 - v) + lower * v


@cache
def _grove(column: int, row: int) -> float:
    return Random(f"grove {column} {row}").uniform(0.05, 1.25)
