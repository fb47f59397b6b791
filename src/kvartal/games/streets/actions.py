"""Every decision of Streets. A tile is there once, so its id also names the building it is."""

from collections.abc import Sequence
from functools import cache
from typing import ClassVar

from kvartal.games.streets.components import (
    BUILDING_TILES,
    BUSINESSES,
    CONSULTANT_ID,
    FACINGS,
    ID,
    TILES,
)
from kvartal.games.streets.geometry import DIRECTIONS, cell_at, x_of, y_of
from kvartal.kit.actions import Action

Words = tuple[tuple[str, str], ...]

REACH = [0, 30, 33, 37, 42, 45]
"""By seats: how many tiles are built at most (ST-23, ST-190). The start tiles touch, and each tile
another, so none lies further away."""


class OfTile(Action):
    """An answer that names a tile: one in hand, or one in the city."""

    words: ClassVar[Words] = (("tile", "component"),)

    def __init__(self, kind: str, tile: int) -> None:
        super().__init__(kind, ID[tile])
        self.tile = tile


class Place(Action):
    """Where the tile is built, and to which side its road is turned (ST-61)."""

    words: ClassVar[Words] = (("cell", "text"), ("facing", "text"))

    def __init__(self, cell: int, facing: int) -> None:
        super().__init__("place", f"{x_of(cell)},{y_of(cell)}", FACINGS[facing])
        self.cell = cell
        self.facing = facing


class Token(Action):
    """A business token that can be chosen freely (ST-164, ST-166)."""

    words: ClassVar[Words] = (("business", "component"),)

    def __init__(self, business: int) -> None:
        super().__init__("token", BUSINESSES[business])
        self.business = business


class Claim(Action):
    """The building and the type with which the Grifter begins (ST-250)."""

    words: ClassVar[Words] = (("tile", "component"), ("business", "component"))

    def __init__(self, tile: int, business: int) -> None:
        super().__init__("claim", ID[tile], BUSINESSES[business])
        self.tile = tile
        self.business = business


class Swap(Action):
    """Value an own building by a tile in hand (ST-198)."""

    words: ClassVar[Words] = (("tile", "component"), ("instead", "component"))

    def __init__(self, tile: int, instead: int) -> None:
        super().__init__("swap", ID[tile], ID[instead])
        self.tile = tile
        self.instead = instead


class Hire(Action):
    """The consultant of a solo game (ST-251)."""

    words: ClassVar[Words] = (("consultant", "component"),)

    def __init__(self, consultant: int) -> None:
        super().__init__("hire", CONSULTANT_ID[consultant])
        self.consultant = consultant


class Plain(Action):
    """Keep the own valuations (ST-333), or let the consultant be drawn (ST-342)."""


def _each(kind: str) -> list[OfTile]:
    return [OfTile(kind, tile) for tile in BUILDING_TILES]


ABANDON_IT: list[OfTile] = _each("abandon")
BUILD_IT: list[OfTile] = _each("build")
INVEST: list[OfTile] = _each("invest")  # build it with two signs (ST-202)
RETURN_IT: list[OfTile] = _each("return")  # give it back, if nothing can be built (ST-305)
COVER: list[OfTile] = [OfTile("cover", tile.number) for tile in TILES]  # build on it (ST-205)
SCORE: list[OfTile] = [OfTile("score", tile.number) for tile in TILES]  # the street it begins
BUSINESS_OF: list[OfTile] = _each("business")  # take the tokens for it (ST-162)
MOVE_TO: list[OfTile] = [OfTile("move", tile.number) for tile in TILES]  # one person (ST-113)
PLACES: dict[int, list[Place]] = {
    cell_at(x, y): [Place(cell_at(x, y), facing) for facing in DIRECTIONS]
    for y in range(-REACH[-1], REACH[-1] + 1)
    for x in range(-REACH[-1], REACH[-1] + 2)
    if min(abs(x), abs(x - 1)) + abs(y) <= REACH[-1]
}
TOKENS: list[Token] = [Token(business) for business in range(len(BUSINESSES))]
CLAIM: list[list[Claim]] = [
    [Claim(tile, business) for business in range(len(BUSINESSES))] for tile in BUILDING_TILES
]
SWAPS: list[list[Swap]] = [
    [Swap(tile, instead) for instead in BUILDING_TILES] for tile in BUILDING_TILES
]
HIRE: list[Hire] = [Hire(consultant) for consultant in range(len(CONSULTANT_ID))]
DECLINE: Action = Plain("decline")
ANY_CONSULTANT: Action = Plain("draw")


@cache
def all_actions(seats: int, business: bool, consultants: bool) -> Sequence[Action]:
    reach = REACH[seats]
    found: list[Action] = [*ABANDON_IT, *BUILD_IT, *RETURN_IT, *SCORE, *MOVE_TO]
    for cell, places in PLACES.items():
        if min(abs(x_of(cell)), abs(x_of(cell) - 1)) + abs(y_of(cell)) <= reach:
            found += places
    if business:
        found += [*BUSINESS_OF, *TOKENS]
        if seats == 1:
            found += [action for claims in CLAIM for action in claims]
    if consultants:
        found += [*INVEST, *COVER, *(swap for swaps in SWAPS for swap in swaps), DECLINE]
        if seats == 1:
            found += [*HIRE, ANY_CONSULTANT]
    return found
