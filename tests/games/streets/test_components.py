"""Section 1 of the ledger: what lies in the box."""

from collections import Counter
from pathlib import Path

from kvartal.games.streets.components import (
    BUILDING_TILES,
    BUSINESSES,
    COLOURS,
    CONSULTANTS,
    COPY,
    HAND_SIZE,
    ID,
    IS_COPYABLE,
    KINDS,
    MOST_IN_STREET,
    NUMBER_OF,
    PEOPLE_ENTER_ABANDONED,
    PEOPLE_ENTER_START_TILES,
    PEOPLE_PER_COLOUR,
    SIGNS,
    START_TILES,
    TILES,
    TOKENS_PER_TYPE,
    UNIVERSAL,
    VALUATIONS,
    WILD,
    Tile,
)
from kvartal.games.streets.components import COVERS_START_TILES as RENOVATOR_COVERS_START_TILES
from kvartal.games.streets.game import GAME
from kvartal.kit.components import read_components
from tests.games.streets.positions import people, table
from tests.games.turns import LUCK
from tests.kit.helpers import config_of
from tests.marks import rule

BASE = [TILES[tile] for tile in BUILDING_TILES if not TILES[tile].five_player]
FIVE = [TILES[tile] for tile in BUILDING_TILES if TILES[tile].five_player]


def by_kind(tiles: list[Tile]) -> dict[str, int]:
    return dict(Counter(KINDS[tile.kind] for tile in tiles))


def tile(name: str) -> Tile:
    return TILES[NUMBER_OF[name]]


def formula(name: str) -> tuple[str, int, list[str]]:
    valuation = tile(name).valuation
    return VALUATIONS[valuation.type], valuation.per, [KINDS[colour] for colour in valuation.of]


@rule("ST-1", "ST-307")
def test_two_start_tiles() -> None:
    assert [ID[start.tile] for start in START_TILES] == ["central_station", "city_park"]
    assert tile("central_station").symbols == [1, 1, 1, 1, 0]
    assert tile("city_park").symbols == [0, 0, 0, 0, 1]
    printed = GAME.components()["central_station"]
    assert (printed["kind"], printed["valuation"], printed["business"]) == ("", "", "")


@rule("ST-2", "ST-3")
def test_forty_tiles_and_five_more() -> None:
    assert by_kind(BASE) == dict.fromkeys(KINDS, 8)
    assert by_kind(FIVE) == dict.fromkeys(KINDS, 1)


@rule("ST-4", "ST-323", "ST-11")
def test_twelve_people_of_each_colour_are_just_enough() -> None:
    assert COLOURS == ("tourist", "hipster", "parent", "shopper")
    assert PEOPLE_PER_COLOUR == 12
    for colour in range(len(COLOURS)):
        assert sum(TILES[number].symbols[colour] for number in range(len(TILES))) == 12
    assert "wild" not in COLOURS


@rule("ST-5", "ST-7")
def test_signs_and_tokens() -> None:
    assert SIGNS == 5
    assert BUSINESSES == ("restaurant", "housing", "leisure", "retail")
    assert TOKENS_PER_TYPE * len(BUSINESSES) == 48


@rule("ST-8")
def test_seven_consultants() -> None:
    assert [card.id for card in CONSULTANTS] == [
        "contractor",
        "hacker",
        "entrepreneur",
        "investor",
        "hipster_legend",
        "renovator",
        "location_scout",
    ]


@rule("ST-9", "ST-6")
def test_aids_and_money_tokens_are_no_components() -> None:
    groups = {printed["group"] for printed in GAME.components().values()}
    assert groups == {"tile", "start_tile", "consultant", "business", "kind"}


@rule("ST-10", "ST-161")
def test_every_tile_has_all_its_parts() -> None:
    for number in BUILDING_TILES:
        each = TILES[number]
        assert sum(each.symbols) == each.symbols[each.kind] in (1, 2)
        assert each.symbols[WILD] <= 1
        assert each.business_count in (1, 2)
        assert VALUATIONS[each.valuation.type]
        assert GAME.back(number) == KINDS[each.kind]
    signs = Counter(each.business for each in BASE)
    assert [signs[business] for business in range(5)] == [9, 9, 9, 9, 4]
    doubled = [each for each in BASE if each.business_count == 2]
    assert Counter(each.business for each in doubled) == dict.fromkeys(range(4), 2)
    assert UNIVERSAL not in {each.business for each in doubled}


@rule("ST-10", "ST-90", "ST-91", "ST-92", "ST-93", "ST-94", "ST-95", "ST-96", "ST-97")
def test_valuations_are_those_of_the_rulebook() -> None:
    printed = {
        (VALUATIONS[TILES[t].valuation.type], TILES[t].valuation.per) for t in BUILDING_TILES
    }
    assert printed == {
        ("people", 2),
        ("symbol", 2),
        ("set", 5),
        ("set", 6),
        ("wild", 4),
        ("ownership", 3),
        ("street_size", 2),
        ("adjacency", 2),
        ("enclosure", 6),
        ("copy", 0),
    }


@rule("ST-430", "ST-432", "ST-435")
def test_tiles_that_the_rulebook_names() -> None:
    assert formula("starter_home") == ("symbol", 2, ["parent"])
    assert formula("flea_market") == ("set", 5, ["parent", "hipster"])
    assert formula("art_gallery") == ("symbol", 2, ["hipster"])
    assert formula("trendy_lofts") == ("symbol", 2, ["hipster"])
    assert tile("trendy_lofts").symbols == [0, 0, 2, 0, 0]
    assert tile("hardware_store").symbols == [0, 0, 0, 0, 1]
    kinds = {name: KINDS[tile(name).kind] for name in ("starter_home", "flea_market")}
    assert kinds == {"starter_home": "parent", "flea_market": "parent"}
    assert KINDS[tile("student_house").kind] == KINDS[tile("art_gallery").kind] == "hipster"


@rule("ST-301", "ST-308", "ST-306")
def test_rulings_that_can_be_changed_in_one_place() -> None:
    assert not PEOPLE_ENTER_ABANDONED
    assert not PEOPLE_ENTER_START_TILES
    assert not RENOVATOR_COVERS_START_TILES
    allowed = {VALUATIONS[kind] for kind, copyable in enumerate(IS_COPYABLE) if copyable}
    assert allowed == {"people", "symbol", "set", "wild", "ownership", "street_size"}
    assert not IS_COPYABLE[COPY]


@rule("ST-22", "ST-4", "ST-308")
def test_four_people_lie_on_the_station() -> None:
    state = table()
    assert people(state, "central_station") == [1, 1, 1, 1]
    assert people(state, "city_park") == [0, 0, 0, 0]
    assert state.city.seekers == [0] * 8


@rule("ST-26", "ST-36")
def test_hands_and_streets() -> None:
    assert HAND_SIZE == 3
    assert MOST_IN_STREET == 5
    state = GAME.setup(config_of(GAME, 5), LUCK)
    assert [len(hand) for hand in state.hands] == [3] * 5


@rule("ST-10")
def test_what_is_designed_is_told() -> None:
    """docs/provenance.md says what the marks beside the tiles say."""
    data = read_components("kvartal.games.streets")
    sources = Counter(row["source"] for row in data["tile"])
    assert sources == {"rulebook": 6, "public": 3, "designed": 36}
    fields = Counter(field for row in data["tile"] for field in row["designed"])
    page = (Path(__file__).parents[3] / "docs/provenance.md").read_text("utf-8")
    for field, words in [
        ("name", "name | {} tiles"),
        ("kind", "kind | {} further tiles"),
        ("symbols", "symbols | {} tiles"),
        ("valuation", "valuation | {} tiles"),
        ("business", "business sign | {} tiles"),
    ]:
        assert words.format(fields[field]) in page
