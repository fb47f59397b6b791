"""Section 1 of the ledger, and what is printed on the cards (section 6.2)."""

import pytest

from kvartal.games.ginkgopolis.components import (
    CARD_COLOUR,
    CARD_ID,
    CARD_OF,
    CHARACTERS,
    COLOUR,
    COLOURS,
    COUNTS_FOR,
    GAIN,
    NUMBER,
    SET,
    START,
    START_TILES,
    TILE_ID,
    TRIGGER,
    TRIGGERS,
    URBAN_CARDS,
)
from kvartal.games.ginkgopolis.game import GAME
from tests.marks import rule

RESOURCE, VP, TILE = range(3)
ASSET = {"red": RESOURCE, "blue": TILE, "yellow": VP}  # GK-10


@rule("GK-1", "GK-R46")
def test_twenty_numbers_in_three_colours_each_once() -> None:
    assert len(TILE_ID) == 60
    assert {(COLOURS[COLOUR[t]], NUMBER[t]) for t in range(60)} == {
        (colour, number) for colour in ("blue", "red", "yellow") for number in range(1, 21)
    }
    assert [TILE_ID[tile] for tile in (0, 20, 59)] == [
        "tile_blue_1",
        "tile_red_1",
        "tile_yellow_20",
    ]


@rule("GK-2", "GK-11")
def test_each_tile_has_its_building_card() -> None:
    printed = GAME.components()
    for name in TILE_ID:
        card = printed[str(printed[name]["card"])]
        assert (card["colour"], card["number"]) == (
            printed[name]["colour"],
            printed[name]["number"],
        )
        assert card["tile"] == name


@rule("GK-3")
def test_twelve_letters_have_a_card_each() -> None:
    assert [CARD_ID[card] for card in URBAN_CARDS] == [f"urban_{x}" for x in "abcdefghijkl"]


@rule("GK-4")
def test_ninety_nine_cards() -> None:
    assert len(CARD_ID) == len(set(CARD_ID)) == 99
    assert len(CHARACTERS) == 27


@rule("GK-5", "GK-19")
@pytest.mark.parametrize(
    ("players", "resources", "removed", "discarded"),
    [(1, 25, 6, 7), (2, 25, 6, 7), (3, 20, 6, 7), (4, 18, 0, 0), (5, 16, 0, 0)],
)
def test_the_table_of_section_2(players: int, resources: int, removed: int, discarded: int) -> None:
    counts = COUNTS_FOR[players]
    assert (counts.resources, counts.tiles_removed, counts.deck_discard) == (
        resources,
        removed,
        discarded,
    )


@rule("GK-114", "GK-115", "GK-116")
@pytest.mark.parametrize("colour", ["blue", "red", "yellow"])
@pytest.mark.parametrize("number", range(1, 10))
def test_permanent_bonuses(colour: str, number: int) -> None:
    card = CARD_OF[f"card_{colour}_{number}"]
    assert TRIGGERS[TRIGGER[card]] == ["construct", "exploit", "urbanize"][number % 3]
    expected = [0, 0, 0]
    expected[ASSET[colour]] += 1
    expected[VP] += number >= 7
    assert GAIN[card] == expected


@rule("GK-117", "GK-118", "GK-119", "GK-120", "GK-121", "GK-122")
@pytest.mark.parametrize(
    ("card", "counts", "vp", "of"),
    [
        ("blue_10", "own_resources_on_colour", 1, "blue"),
        ("blue_11", "own_resources_on_colour", 1, "red"),
        ("blue_12", "own_resources_on_colour", 1, "yellow"),
        ("blue_13", "own_resources_on_colour", 1, "blue"),
        ("red_10", "own_resources_on_colour", 1, "red"),
        ("red_11", "own_resources_on_colour", 1, "yellow"),
        ("red_12", "own_resources_on_colour", 1, "blue"),
        ("red_13", "own_resources_on_colour", 1, "red"),
        ("yellow_10", "own_resources_on_colour", 1, "yellow"),
        ("yellow_11", "own_resources_on_colour", 1, "red"),
        ("yellow_12", "own_resources_on_colour", 1, "blue"),
        ("yellow_13", "own_resources_on_colour", 1, "yellow"),
        *((f"{c}_14", "own_buildings_height", 1, "") for c in ("blue", "red", "yellow")),
        *((f"{c}_15", "own_buildings_height", 3, "") for c in ("blue", "red", "yellow")),
        *((f"{c}_16", "cards_with_trigger", 2, "exploit") for c in ("blue", "red", "yellow")),
        *((f"{c}_17", "cards_with_trigger", 2, "urbanize") for c in ("blue", "red", "yellow")),
        *((f"{c}_18", "cards_with_trigger", 2, "construct") for c in ("blue", "red", "yellow")),
        *((f"{c}_19", "cards_of_colour", 2, c) for c in ("blue", "red", "yellow")),
        *((f"{c}_20", "flat", 9, "") for c in ("blue", "red", "yellow")),
    ],
)
def test_end_bonuses(card: str, counts: str, vp: int, of: str) -> None:
    printed = GAME.components()[f"card_{card}"]
    end = printed["end"]
    assert isinstance(end, dict)
    assert (end["counts"], end["vp"], end["of"]) == (counts, vp, of)
    assert printed["trigger"] == ""
    if counts == "own_buildings_height":
        assert (end["least"], end["most"]) == ((1, 2) if vp == 1 else (3, 0))


@rule("GK-114", "GK-R40")
def test_characters_give_one_of_their_colours_asset() -> None:
    kinds: dict[tuple[int, int], int] = {}
    for card in CHARACTERS:
        expected = [0, 0, 0]
        expected[ASSET[COLOURS[CARD_COLOUR[card]]]] = 1
        assert GAIN[card] == expected
        kind = CARD_COLOUR[card], TRIGGER[card]
        kinds[kind] = kinds.get(kind, 0) + 1
    assert sorted(kinds.values()) == [2, 2, 2, 3, 3, 3, 4, 4, 4]


@rule("GK-22", "GK-E1")
@pytest.mark.parametrize(
    ("number", "assets"),
    [
        (1, (4, 2, 2)),
        (2, (4, 2, 2)),
        (3, (5, 2, 4)),
        (4, (4, 2, 3)),
        (5, (4, 2, 3)),
        (6, (5, 2, 4)),
    ],
)
def test_what_the_sets_start_with(number: int, assets: tuple[int, int, int]) -> None:
    own = [card for card in CHARACTERS if SET[card] == number]
    assert sorted(CARD_COLOUR[card] for card in own) == [0, 1, 2]
    sums = [sum(START[card][asset] for card in own) for asset in (RESOURCE, TILE, VP)]
    assert tuple(sums) == assets


@rule("GK-16")
def test_the_first_nine() -> None:
    assert {TILE_ID[tile] for tile in START_TILES} == {
        f"tile_{colour}_{number}" for colour in ("blue", "red", "yellow") for number in (1, 2, 3)
    }
