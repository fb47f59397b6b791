"""The components of Ginkgopolis, loaded once.

A tile is an int, and the building card of a tile is the same int (GK-2): 0 to 59, colour by colour.
Urbanisation cards follow, 60 to 71, then the characters, 72 to 98 (GK-4).
"""

from dataclasses import dataclass
from typing import Any, Literal, get_args

from kvartal.kit.components import read_components

NONE = -1

Colour = Literal["blue", "red", "yellow"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
BLUE, RED, YELLOW = range(3)

Asset = Literal["resource", "vp", "tile"]
ASSETS: tuple[Asset, ...] = get_args(Asset)
RESOURCE, VP, TILE = range(3)  # in the order in which they are taken (GK-53)
ASSET_OF = [TILE, RESOURCE, VP]  # by colour, GK-10

TRIGGERS = ["exploit", "urbanize", "construct"]
EXPLOIT, URBANIZE, CONSTRUCT = range(3)

COUNTS = [
    "own_resources_on_colour",
    "own_buildings_height",
    "cards_with_trigger",
    "cards_of_colour",
    "flat",
]
RESOURCES_ON_COLOUR, BUILDINGS_OF_HEIGHT, CARDS_WITH_TRIGGER, CARDS_OF_COLOUR, FLAT = range(5)


@dataclass(slots=True)
class EndBonus:
    """`vp` for each of what is counted; `of` is a colour or a trigger (GK-118 to GK-122)."""

    counts: int
    vp: int
    of: int
    least: int
    most: int


@dataclass(slots=True)
class Counts:
    """What depends on the number of players (section 2 of the ledger)."""

    resources: int
    tiles_removed: int
    deck_discard: int


_DATA = read_components("kvartal.games.ginkgopolis")
_CONSTANTS: dict[str, int] = _DATA["constants"]
HIGHEST = _CONSTANTS["highest_number"]
HAND_SIZE = _CONSTANTS["hand_size"]
NEW_HANDS = _CONSTANTS["new_hands"]
NEW_HAND_VP = _CONSTANTS["new_hand_vp"]
CHARACTERS_EACH = _CONSTANTS["characters_each"]
DRAFT_HAND = _CONSTANTS["draft_hand"]
RETURNED_TILE_VP = _CONSTANTS["returned_tile_vp"]
RETURNED_RESOURCE_VP = _CONSTANTS["returned_resource_vp"]
STEP_DOWN_VP = _CONSTANTS["step_down_vp"]
COLOUR_CHANGE = _CONSTANTS["colour_change_resources"]
DISTRICT_BUILDINGS = _CONSTANTS["district_buildings"]
MOST_ROUNDS = _CONSTANTS["most_rounds"]

TILES = len(COLOURS) * HIGHEST  # GK-1
COLOUR = [tile // HIGHEST for tile in range(TILES)]
NUMBER = [tile % HIGHEST + 1 for tile in range(TILES)]
TILE_ID = [f"tile_{COLOURS[COLOUR[tile]]}_{NUMBER[tile]}" for tile in range(TILES)]
TILE_OF = {name: tile for tile, name in enumerate(TILE_ID)}
START_TILES = [tile for tile in range(TILES) if NUMBER[tile] <= _CONSTANTS["start_numbers"]]
LATER_TILES = [tile for tile in range(TILES) if tile not in START_TILES]

LETTERS: list[str] = [row["letter"] for row in _DATA["city"]["tokens"]]  # GK-3
FIRST_URBAN = TILES
FIRST_CHARACTER = FIRST_URBAN + len(LETTERS)
URBAN_CARDS = list(range(FIRST_URBAN, FIRST_CHARACTER))
DECK_AT_START = [*START_TILES, *URBAN_CARDS]  # GK-16

_CARDS: dict[str, list[dict[str, Any]]] = _DATA["cards"]
_CHARACTERS = _CARDS["characters"]
CHARACTERS = list(range(FIRST_CHARACTER, FIRST_CHARACTER + len(_CHARACTERS)))
CARD_ID = [
    *(f"card_{COLOURS[COLOUR[tile]]}_{NUMBER[tile]}" for tile in range(TILES)),
    *(f"urban_{letter}" for letter in LETTERS),
    *(row["id"] for row in _CHARACTERS),
]
CARD_OF = {name: card for card, name in enumerate(CARD_ID)}
CARD_COLOUR = [
    *COLOUR,
    *(NONE for _ in LETTERS),
    *(COLOURS.index(row["colour"]) for row in _CHARACTERS),
]


def _amounts(row: dict[str, int]) -> list[int]:
    """By asset."""
    return [row.get(asset, 0) for asset in ASSETS]


def _bonuses() -> tuple[list[int], list[list[int]]]:
    """For each card its trigger, or NONE, and what it gives then (GK-114 to GK-116)."""
    triggers, gains = [NONE] * len(CARD_ID), [[0, 0, 0] for _ in CARD_ID]
    for row in _CARDS["permanent_cards"]:
        card = CARD_OF[f"card_{row['colour']}_{row['number']}"]
        triggers[card], gains[card] = TRIGGERS.index(row["trigger"]), _amounts(row["gain"])
    for card, row in zip(CHARACTERS, _CHARACTERS, strict=True):
        triggers[card], gains[card] = TRIGGERS.index(row["trigger"]), _amounts(row["gain"])
    return triggers, gains


def _end_bonuses() -> dict[int, EndBonus]:
    """By card (GK-117)."""
    found: dict[int, EndBonus] = {}
    for row in _CARDS["endgame_cards"]:
        card = CARD_OF[f"card_{row['colour']}_{row['number']}"]
        counts, of = COUNTS.index(row["counts"]), row.get("of", "")
        counted = (
            COLOURS.index(of) if of in COLOURS else TRIGGERS.index(of) if of in TRIGGERS else NONE
        )
        found[card] = EndBonus(
            counts, row["vp"], counted, row.get("least", 0), row.get("most", 0) or TILES
        )
    return found


TRIGGER, GAIN = _bonuses()
END_BONUS = _end_bonuses()
START: dict[int, list[int]] = {
    card: _amounts(row["start"]) for card, row in zip(CHARACTERS, _CHARACTERS, strict=True)
}
SET: dict[int, int] = {
    card: row["set"] for card, row in zip(CHARACTERS, _CHARACTERS, strict=True)
}  # GK-22
SETS = sorted({number for number in SET.values() if number})

COUNTS_FOR = {
    row["players"]: Counts(row["resources"], row["tiles_removed"], row["deck_discard"])
    for row in _DATA["player_counts"]
}
COUNTS_FOR[1] = COUNTS_FOR[_DATA["solo"]["counts_as"]]  # GK-123
SOLO_START = _amounts(_DATA["solo"]["start"])  # GK-124
SOLO_CARDS: int = _DATA["solo"]["cards_drawn"]
GOSHA_EXTRA: int = _DATA["solo"]["gosha_extra_resources"]

# A cell is one int: its neighbours are a row up or down, or one to the side. No city is wider.
ROW = 128
MIDDLE = ROW // 2 * ROW + ROW // 2
NORTH, EAST, SOUTH, WEST = range(4)  # clockwise
STEPS = [-ROW, 1, ROW, -1]


def cell(x: int, y: int) -> int:
    return MIDDLE + y * ROW + x


def x_of(place: int) -> int:
    return place % ROW - ROW // 2


def y_of(place: int) -> int:
    return place // ROW - ROW // 2


SQUARE = [cell(x, y) for x, y in _DATA["city"]["square"]]  # GK-13
TOKEN_CELLS = [cell(*row["cell"]) for row in _DATA["city"]["tokens"]]  # GK-14


def is_urban(card: int) -> bool:
    return FIRST_URBAN <= card < FIRST_CHARACTER


def card_ids(cards: list[int]) -> list[str]:
    return [CARD_ID[card] for card in cards]


def tile_ids(tiles: list[int]) -> list[str]:
    return [TILE_ID[tile] for tile in tiles]
