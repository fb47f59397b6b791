"""The tiles of Streets, loaded once. A tile is an int, its index in TILES; the two start tiles come
after those that are built."""

from dataclasses import dataclass
from typing import Any, Literal, get_args

from kvartal.kit.components import read_components

Colour = Literal["tourist", "hipster", "parent", "shopper"]
COLOURS: tuple[Colour, ...] = get_args(Colour)  # in the order in which people move (ST-116)
KINDS = [*COLOURS, "wild"]
HIPSTER = COLOURS.index("hipster")
WILD = len(COLOURS)
NO_KIND = -1  # of a start tile (ST-308)
NONE = -1

Facing = Literal["n", "e", "s", "w"]
FACINGS: tuple[Facing, ...] = get_args(Facing)

VALUATIONS = [
    "",
    "people",
    "symbol",
    "set",
    "wild",
    "ownership",
    "street_size",
    "adjacency",
    "enclosure",
    "copy",
]
(
    NO_VALUATION,
    PEOPLE,
    SYMBOL,
    SET,
    WILDS,
    OWNERSHIP,
    STREET_SIZE,
    ADJACENCY,
    ENCLOSURE,
    COPY,
) = range(len(VALUATIONS))

BusinessType = Literal["restaurant", "housing", "leisure", "retail"]
BUSINESSES: tuple[BusinessType, ...] = get_args(BusinessType)
UNIVERSAL = len(BUSINESSES)


@dataclass(slots=True)
class Valuation:
    """`per` dollars for each of what is counted; `of`: the colours of it (ST-90 to ST-99)."""

    type: int
    per: int
    of: list[int]


@dataclass(slots=True)
class Tile:
    """ST-10. `symbols` by kind; only start tiles have several."""

    number: int
    id: str
    kind: int
    symbols: list[int]
    valuation: Valuation
    business: int
    business_count: int
    five_player: bool


@dataclass(slots=True)
class StartTile:
    """Where a start tile lies, and who is there from the start (ST-21, ST-22)."""

    tile: int
    x: int
    y: int
    facing: int
    people: list[int]


@dataclass(slots=True)
class Preparation:
    """What is removed, of each kind, for a number of players (ST-23)."""

    removed: list[int]
    five_player_tiles: bool


@dataclass(slots=True)
class ConsultantCard:
    """For which tables it is (ST-181, ST-251), and the symbols on it (ST-183)."""

    number: int
    id: str
    min_players: int
    max_players: int
    solo: bool
    with_business: bool
    symbols: list[int]


_DATA = read_components("kvartal.games.streets")


def _by_kind(row: dict[str, int]) -> list[int]:
    return [row.get(kind, 0) for kind in KINDS]


def _valuation(row: dict[str, Any]) -> Valuation:
    of = [KINDS.index(colour) for colour in row.get("of", [])]
    return Valuation(VALUATIONS.index(row["type"]), row.get("per", 0), of)


def _tiles() -> list[Tile]:
    tiles: list[Tile] = []
    for row in _DATA["tile"]:
        business = row["business"]
        tile = Tile(
            number=len(tiles),
            id=row["id"],
            kind=KINDS.index(row["kind"]),
            symbols=_by_kind({row["kind"]: row["symbols"]}),
            valuation=_valuation(row["valuation"]),
            business=UNIVERSAL if business == "universal" else BUSINESSES.index(business),
            business_count=row["business_count"],
            five_player=row["five_player"],
        )
        tiles.append(tile)
    for row in _DATA["start_tile"]:  # ST-307: no kind, valuation or business sign
        tile = Tile(
            number=len(tiles),
            id=row["id"],
            kind=NO_KIND,
            symbols=_by_kind(row["symbols"]),
            valuation=Valuation(NO_VALUATION, 0, []),
            business=UNIVERSAL,
            business_count=0,
            five_player=False,
        )
        tiles.append(tile)
    return tiles


def _start_tiles() -> list[StartTile]:
    return [
        StartTile(
            NUMBER_OF[row["id"]],
            row["x"],
            row["y"],
            FACINGS.index(row["facing"]),
            _by_kind(row["people"])[: len(COLOURS)],
        )
        for row in _DATA["start_tile"]
    ]


def _preparations() -> dict[int, Preparation]:
    return {
        row["players"]: Preparation(_by_kind(row["removed"]), row["five_player_tiles"])
        for row in _DATA["setup"]
    }


def _consultants() -> list[ConsultantCard]:
    return [
        ConsultantCard(
            number,
            row["id"],
            row["min_players"],
            row["max_players"],
            row["solo"],
            row["with_business"],
            _by_kind(row["symbols"]),
        )
        for number, row in enumerate(_DATA["consultant"])
    ]


TILES = _tiles()
ID = [tile.id for tile in TILES]
NUMBER_OF = {tile.id: tile.number for tile in TILES}
BUILDING_TILES = [tile.number for tile in TILES if tile.kind != NO_KIND]
START_TILES = _start_tiles()
PREPARATIONS = _preparations()
CONSULTANTS = _consultants()
CONSULTANT_ID = [card.id for card in CONSULTANTS]
# Flat lists for what is asked all the time.
KIND = [tile.kind for tile in TILES]
SYMBOLS = [tile.symbols for tile in TILES]
VALUATION = [tile.valuation for tile in TILES]
FIVE_PLAYER = [tile.five_player for tile in TILES]

HAND_SIZE: int = _DATA["hand_size"]  # ST-26
MOST_IN_STREET: int = _DATA["max_street_length"]  # ST-36
PEOPLE_PER_COLOUR: int = _DATA["people_per_colour"]  # ST-4
SIGNS: int = _DATA["signs_per_player"]  # ST-5
TOKENS_PER_TYPE: int = _DATA["business"]["tokens_per_type"]  # ST-7
MAJORITY: int = _DATA["business"]["majority_bonus"]  # ST-171
MAJORITY_TIED: int = _DATA["business"]["majority_tie_bonus"]  # ST-171
SET_BONUS: int = _DATA["business"]["set_bonus"]  # ST-172
MORE_PLAYERS: int = _DATA["contractor"]["more_players"]  # ST-190
EXTRA_REMOVED: int = _DATA["contractor"]["extra_removed"]  # ST-190
ENDGAME_TILES: int = _DATA["solo"]["endgame_tiles"]  # ST-220
START_MONEY: dict[str, int] = _DATA["solo"]["start_money"]  # ST-221
WITH_CONSULTANT: int = _DATA["solo"]["with_consultant"]  # ST-251

PEOPLE_ENTER_ABANDONED: bool = _DATA["rulings"]["people_enter_abandoned_buildings"]  # ST-301 (a)
IS_COPYABLE = [  # ST-301 (b)
    any(row["type"] == name and row["copyable"] for row in _DATA["valuation"])
    for name in VALUATIONS
]
COVERS_START_TILES: bool = _DATA["rulings"]["renovator_covers_start_tiles"]  # ST-301 (c)
PEOPLE_ENTER_START_TILES: bool = _DATA["rulings"]["people_enter_start_tiles"]  # ST-308
