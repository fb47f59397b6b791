"""Every decision of Ginkgopolis."""

from typing import ClassVar

from kvartal.games.ginkgopolis.components import (
    CARD_ID,
    CHARACTERS,
    FIRST_CHARACTER,
    LATER_TILES,
    NORTH,
    TILE_ID,
)
from kvartal.kit.actions import Action

Words = tuple[tuple[str, str], ...]

MOST_EDGE = 2 * len(TILE_ID) + 2
"""No outer ring is longer: each building brings two sides."""


class Draft(Action):
    """Keep one of the characters in hand (GK-24)."""

    words: ClassVar[Words] = (("character", "component"),)

    def __init__(self, character: int) -> None:
        super().__init__("draft", CARD_ID[character])
        self.character = character


class Exploit(Action):
    """Choose a card alone (GK-32)."""

    words: ClassVar[Words] = (("card", "component"),)

    def __init__(self, card: int) -> None:
        super().__init__("exploit", CARD_ID[card])
        self.card = card


class Build(Action):
    """Choose a card and a tile to build with it (GK-32, GK-45)."""

    words: ClassVar[Words] = (("card", "component"), ("tile", "component"))

    def __init__(self, card: int, tile: int) -> None:
        super().__init__("build", CARD_ID[card], TILE_ID[tile])
        self.card = card
        self.tile = tile


class NewHand(Action):
    """Discard a token and the hand for four new cards (GK-38)."""

    ordered: ClassVar[bool] = True  # GK-40


class Move(Action):
    """Where a letter goes from the new building (GK-62): `north` is up."""

    words: ClassVar[Words] = (("side", "text"),)

    def __init__(self, side: int, name: str) -> None:
        super().__init__("move", name)
        self.side = side


class Relocate(Action):
    """Where else along the edge it goes (GK-T4): so many cells from the beginning of the ring."""

    words: ClassVar[Words] = (("place", "number"),)

    def __init__(self, index: int) -> None:
        super().__init__("relocate", index + 1)
        self.index = index


class Return(Action):
    """A tile goes back into the reserve (GK-93); the next one must stand behind it in the order of
    the tiles."""

    words: ClassVar[Words] = (("tile", "component"),)

    def __init__(self, tile: int) -> None:
        super().__init__("return", TILE_ID[tile])
        self.tile = tile


class Plain(Action):
    """Take a resource or a tile (GK-54), push letters on one way or the other (GK-T5), return no
    more tiles (GK-93)."""


DRAFT = [Draft(character) for character in CHARACTERS]
EXPLOIT = [Exploit(card) for card in range(FIRST_CHARACTER)]
BUILD: list[dict[int, Build]] = [
    {tile: Build(card, tile) for tile in LATER_TILES} for card in range(FIRST_CHARACTER)
]
NEW_HAND: Action = NewHand("new_hand")
TAKE_RESOURCE: Action = Plain("take_resource")
TAKE_TILE: Action = Plain("take_tile")
MOVE = [Move(side, name) for side, name in enumerate(["north", "east", "south", "west"], NORTH)]
RELOCATE = [Relocate(index) for index in range(MOST_EDGE)]
PUSH_CLOCKWISE: Action = Plain("push_clockwise")
PUSH_COUNTERCLOCKWISE: Action = Plain("push_counterclockwise")
RETURN: dict[int, Return] = {tile: Return(tile) for tile in LATER_TILES}
DONE: Action = Plain("done")

_COMMON: list[Action] = [
    *EXPLOIT,
    *(action for by_tile in BUILD for action in by_tile.values()),
    TAKE_RESOURCE,
    TAKE_TILE,
    *MOVE,
    *RELOCATE,
    PUSH_CLOCKWISE,
    PUSH_COUNTERCLOCKWISE,
]
_SOLO: list[Action] = [*_COMMON, NEW_HAND]
_TABLE: list[Action] = [*_SOLO, *RETURN.values(), DONE]
_DRAFT_TABLE: list[Action] = [*_TABLE, *DRAFT]


def all_actions(seats: int, mode: str) -> list[Action]:
    if seats == 1:
        return _SOLO
    return _DRAFT_TABLE if mode == "draft" else _TABLE
