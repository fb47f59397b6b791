"""Lanes that lead on into the country where a street is open."""

from random import Random

from kvartal.cli.paper.drawing import Mark, Matrix
from kvartal.cli.posters.streets.city import STEP, Bounds, Cell, City, Lot
from kvartal.cli.posters.streets.pieces import Piece
from kvartal.cli.posters.streets.roads import open_ends
from kvartal.cli.posters.streets.shapes import tone

Point = tuple[float, float]
"""In units of tiles."""
Way = tuple[Point, Point]
"""Along a row or a column."""
ROAD = {"s": (0, 92.5), "n": (0, 7.5), "e": (92.5, 0), "w": (7.5, 0)}
"""The middle of a road, across."""
WIDE = 9
EDGE = 0.8
APART = 27
"""Lanes that come nearer could be one."""
FARTHEST = 60
"""No city is larger, in cells."""
BESIDE = 17
BELOW = 42
"""Trees reach up from where they stand: these would hide a lane."""


def lanes_of(city: City, seen: Bounds) -> list[Way]:
    """From open ends that have nothing before them, the shortest first; none crosses another."""
    taken = {*(lot.cell for lot in city.lots), *city.greens()}
    ways = sorted(
        (
            _way(lot, direction, seen)
            for lot in city.lots
            for direction in open_ends(city, lot)
            if _is_free(taken, lot, direction)
        ),
        key=_length,
    )
    lanes: list[Way] = []
    for way in ways:
        if not any(_meet(way, lane) for lane in lanes):
            lanes.append(way)
    return lanes


def _is_free(taken: set[Cell], lot: Lot, direction: str) -> bool:
    (x, y), (dx, dy) = lot.cell, STEP[direction]
    return not any((x + dx * far, y + dy * far) in taken for far in range(1, FARTHEST))


def _length(way: Way) -> float:
    (ax, ay), (bx, by) = way
    return abs(ax - bx) + abs(ay - by)


def _meet(one: Way, other: Way) -> bool:
    """Or come so near that they could be one."""
    (a, b), (c, d) = one, other
    return all(
        min(a[axis], b[axis]) - APART < max(c[axis], d[axis])
        and min(c[axis], d[axis]) - APART < max(a[axis], b[axis])
        for axis in (0, 1)
    )


def _way(lot: Lot, direction: str, seen: Bounds) -> Way:
    x, y = 100 * lot.cell[0], 100 * lot.cell[1]
    across_x, across_y = ROAD[lot.facing]
    match direction:
        case "n":
            return (x + across_x, y), (x + across_x, seen.top)
        case "s":
            return (x + across_x, y + 100), (x + across_x, seen.bottom)
        case "w":
            return (x, y + across_y), (seen.left, y + across_y)
        case _:
            return (x + 100, y + across_y), (seen.right, y + across_y)


def lane(start: Point, end: Point, at: Matrix) -> Piece:
    """It winds a little as soon as it has left the city."""
    (x, y), (end_x, end_y) = start, end
    dx, dy = (end_x - x) / 3, (end_y - y) / 3
    bend = Random(f"lane {start}").choice((-1, 1)) * min(9, abs(dx + dy) / 6)
    side_x, side_y = (0.0, bend) if dx else (bend, 0.0)
    path = (
        f"M{x:.1f} {y:.1f}C{x + dx:.1f} {y + dy:.1f} "
        f"{x + dx + side_x:.1f} {y + dy + side_y:.1f} "
        f"{x + 2 * dx + side_x:.1f} {y + 2 * dy + side_y:.1f}"
        f"L{end_x + side_x:.1f} {end_y + side_y:.1f}"
    )
    return Piece(
        "lane",
        str(start),
        [
            Mark(path, tone("f-sand-dark"), WIDE + 2 * EDGE, at),
            Mark(path, tone("f-sand"), WIDE, at),
        ],
    )


def is_near(x: float, y: float, lane: Way) -> bool:
    (ax, ay), (bx, by) = lane
    low, high = min(ay, by) - BESIDE, max(ay, by) + BELOW
    return min(ax, bx) - BESIDE < x < max(ax, bx) + BESIDE and low < y < high
