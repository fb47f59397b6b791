"""The grid of the city (section 3): cells, facings, and how two tiles touch.

A cell is an int, so that a step in a direction is an addition: x grows to the east, y to the south.
A facing is a direction, too: the side of its cell along which a tile's road lies (ST-30).
"""

from kvartal.games.streets.components import FACINGS

NORTH, EAST, SOUTH, WEST = range(len(FACINGS))
DIRECTIONS = range(len(FACINGS))

HALF = 50  # a city of 47 tiles reaches no further than 46 cells
WIDTH = 2 * HALF
STEP = [-WIDTH, 1, WIDTH, -1]
AROUND = [-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1]
"""The eight surrounding cells (ST-96)."""

# How two tiles touch (ST-34).
LONG_LONG, JUNCTION, CONTINUE, OFFSET, BACK = range(5)


def cell_at(x: int, y: int) -> int:
    return (y + HALF) * WIDTH + x + HALF


def x_of(cell: int) -> int:
    return cell % WIDTH - HALF


def y_of(cell: int) -> int:
    return cell // WIDTH - HALF


def opposite(direction: int) -> int:
    return direction ^ 2


def are_perpendicular(one: int, other: int) -> bool:
    return (one ^ other) & 1 == 1


def contact(a: int, b: int, e: int) -> int:
    """ST-34: tile A of facing `a` and its neighbour B of facing `b`, in direction `e` from A."""
    if a == e and b == opposite(e):
        return LONG_LONG
    if a == e and are_perpendicular(b, e):
        return JUNCTION
    if b == opposite(e) and are_perpendicular(a, e):
        return JUNCTION
    if are_perpendicular(a, e) and are_perpendicular(b, e):
        return CONTINUE if a == b else OFFSET
    return BACK


def _facings_in_contact(*contacts: int) -> list[list[int]]:
    """By direction and facing of a neighbour: the facings that touch it so, as a mask."""
    return [
        [sum(1 << a for a in DIRECTIONS if contact(a, b, e) in contacts) for b in DIRECTIONS]
        for e in DIRECTIONS
    ]


CONNECTING = _facings_in_contact(JUNCTION, CONTINUE)  # ST-63
CLASHING = _facings_in_contact(LONG_LONG)  # ST-64
LINE = [(WEST, EAST), (NORTH, SOUTH), (WEST, EAST), (NORTH, SOUTH)]
"""For each facing the two directions in which its road runs, towards first and last (ST-31)."""
FACINGS_OF = [[facing for facing in DIRECTIONS if mask >> facing & 1] for mask in range(16)]
"""The facings in a mask."""
