"""How the road of a tile meets those of its neighbours. It is drawn for a road in the south and
turned; `west` and `east` are its ends as it is drawn."""

from kvartal.cli.paper.drawing import Matrix, moved, within
from kvartal.cli.posters.streets.city import City, Lot

AROUND = "swne"
OPPOSITE = {"n": "s", "s": "n", "e": "w", "w": "e"}
OPEN = "open"


def strip_of(city: City, lot: Lot) -> str:
    """The name of its drawing."""
    street = "enclosed" if lot.is_enclosed else "open"
    return f"{street} {_opening(city, lot)} {_end(city, lot, 'w')} {_end(city, lot, 'e')}"


def turned(facing: str) -> Matrix:
    """From a road in the south to where it lies, around the middle of the tile."""
    return within(moved(50, 50, 1, 90 * AROUND.index(facing)), moved(-50, -50))


def open_ends(city: City, lot: Lot) -> list[str]:
    """The directions in which its road could go on."""
    return [
        direction
        for direction in (_world(local, lot.facing) for local in "we")
        if city.beside(lot, direction) is None
    ]


def _opening(city: City, lot: Lot) -> str:
    """Where a neighbour's road meets its long side."""
    across = city.beside(lot, lot.facing)
    if across is None or across.facing in (lot.facing, OPPOSITE[lot.facing]):
        return "none"
    return "east" if _local(across.facing, lot.facing) == "e" else "west"


def _end(city: City, lot: Lot, local: str) -> str:
    direction = _world(local, lot.facing)
    other = city.beside(lot, direction)
    if other is None:
        return OPEN
    return "goes_on" if other.facing in (lot.facing, OPPOSITE[direction]) else "stops"


def _world(local: str, facing: str) -> str:
    return AROUND[(AROUND.index(local) + AROUND.index(facing)) % 4]


def _local(world: str, facing: str) -> str:
    return AROUND[(AROUND.index(world) - AROUND.index(facing)) % 4]
