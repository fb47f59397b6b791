"""Section 6 of the ledger: final scoring."""

from typing import Any

import pytest

from kvartal.games.ginkgopolis.game import GAME
from kvartal.games.ginkgopolis.scoring import district_points, districts
from kvartal.games.ginkgopolis.state import OVER, GinkgopolisState
from kvartal.kit.outcome import Standing
from tests.games.ginkgopolis.positions import (
    City,
    city,
    points_of_cards,
    points_of_districts,
    score,
    table,
)
from tests.marks import rule

ANYA, ALISA, ALYONA = range(3)


def over(state: GinkgopolisState) -> list[Standing]:
    state.question = OVER
    standings = GAME.outcome(state)
    assert standings is not None
    return standings


def bare(buildings: City, **rest: Any) -> GinkgopolisState:
    """Only these buildings, without the starting square."""
    state = table(**rest)
    state.city = city(buildings)
    return state


E7 = {
    (0, 0): "red_4 red_5 blue_6 @0",
    (1, 0): "red_6 blue_14 @1",
    (0, 1): "red_7 blue_9 @2",
    (2, 0): "red_20 @0",
    (3, 0): "yellow_5 @1",
    (3, 1): "red_8 yellow_12 @1",
}


@rule("GK-E7", "GK-106", "GK-108", "GK-109", "GK-110", "GK-111", "GK-113")
def test_the_rulebooks_districts() -> None:
    assert points_of_districts(E7) == [7, 8, 0]


@rule("GK-106")
def test_a_single_building_is_no_district_and_corners_do_not_touch() -> None:
    assert points_of_districts({(0, 0): "blue_4 blue_5 @0"}) == [0, 0, 0]
    assert points_of_districts({(0, 0): "blue_4 @0", (1, 1): "blue_5 @0"}) == [0, 0, 0]
    assert points_of_districts({(0, 0): "blue_4 @0", (1, 0): "blue_5 @0"}) == [4, 0, 0]
    assert points_of_districts({(0, 0): "blue_4 @0", (1, 0): "red_5 @0"}) == [0, 0, 0]


@rule("GK-106")
def test_a_district_is_as_large_as_it_can_be() -> None:
    line = {(x, 0): f"blue_{x + 4} @{x % 2}" for x in range(5)}
    (found,) = districts(city(line))
    assert len(found.buildings) == 5
    assert points_of_districts(line) == [5, 2, 0]


@rule("GK-E16", "GK-107", "GK-111", "GK-R21")
def test_sole_owner_with_a_starting_building() -> None:
    assert points_of_districts({(0, 0): "blue_1", (1, 0): "red_4 blue_9 @0"}) == [4, 0, 0]


@rule("GK-107")
def test_starting_buildings_connect() -> None:
    buildings = {(0, 0): "blue_4 @0", (1, 0): "blue_1", (2, 0): "blue_5 @1"}
    assert points_of_districts(buildings) == [1, 2, 0]  # one each: the higher number is first


@rule("GK-112")
def test_a_district_without_resources_is_worth_nothing() -> None:
    assert points_of_districts({(0, 0): "blue_1", (1, 0): "blue_2"}) == [0, 0, 0]
    (found,) = districts(city({(0, 0): "blue_1", (1, 0): "blue_2"}))
    assert found.shares == []


TIES = [
    # equal resources: the taller building is first, whatever its number
    ({(0, 0): "red_4 blue_4 @0", (1, 0): "blue_20 @1", (2, 0): "blue_19 @1"}, [4, 2, 0]),
    # equal heights: the higher number on one of the tallest
    ({(0, 0): "red_4 blue_4 @0", (1, 0): "red_5 blue_5 @1"}, [2, 4, 0]),
    # a higher number on a lower building does not count
    (
        {
            (0, 0): "red_4 blue_9 @0",
            (1, 0): "blue_20 @0",
            (2, 0): "red_5 blue_10 @1",
            (3, 0): "blue_4 @1",
        },
        [3, 6, 0],
    ),
    # more resources come before everything
    (
        {(0, 0): "blue_4 @0", (1, 0): "blue_5 @0", (2, 0): "blue_6 @0", (3, 0): "red_4 blue_20 @1"},
        [5, 2, 0],
    ),
    # the second place is broken alike: by height
    (
        {
            (0, 0): "red_4 red_5 red_6 blue_4 @0",
            (1, 0): "red_7 blue_5 @1",
            (2, 0): "blue_19 @2",
            (3, 0): "blue_20 @2",
        },
        [8, 2, 0],
    ),
    # and by number
    (
        {(0, 0): "red_4 red_5 blue_4 @0", (1, 0): "red_6 blue_5 @1", (2, 0): "red_7 blue_6 @2"},
        [7, 0, 2],
    ),
]


@rule("GK-110", "GK-113", "GK-108", "GK-109")
@pytest.mark.parametrize(("buildings", "points"), TIES)
def test_ties_in_a_district(buildings: City, points: list[int]) -> None:
    assert points_of_districts(buildings) == points
    found = districts(city(buildings))  # and bots count what the sheet says
    assert [district_points(found, side) for side in range(3)] == points


@rule("GK-109")
def test_the_third_gets_nothing() -> None:
    buildings = {
        (0, 0): "red_4 red_5 blue_4 @0",
        (1, 0): "red_6 blue_5 @1",
        (2, 0): "blue_6 @2",
    }
    assert points_of_districts(buildings) == [6, 2, 0]


# Cards


CITY = {
    (0, 0): "red_4 blue_4 @0",
    (5, 0): "red_5 red_6 blue_6 @0",
    (0, 5): "red_7 @0",
    (5, 5): "blue_7 yellow_7 @0",
    (9, 9): "blue_8 @1",
}


@rule("GK-118")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("blue_10", 5),
        ("blue_13", 5),
        ("blue_11", 1),
        ("blue_12", 2),
        ("red_10", 1),
        ("red_11", 2),
        ("red_12", 5),
        ("yellow_10", 2),
        ("yellow_11", 1),
        ("yellow_12", 5),
        ("yellow_13", 2),
    ],
)
def test_own_resources_on_a_colour(card: str, points: int) -> None:
    assert points_of_cards(bare(CITY, before=[card])) == {f"card_{card}": points}


@rule("GK-119")
@pytest.mark.parametrize(("card", "points"), [("red_14", 3), ("blue_15", 3)])
def test_own_buildings_by_height(card: str, points: int) -> None:
    """Heights 2, 3, 1, 2: three of one or two levels, one of three."""
    assert points_of_cards(bare(CITY, before=[card])) == {f"card_{card}": points}


@rule("GK-120", "GK-R22")
@pytest.mark.parametrize(("card", "points"), [("red_16", 6), ("red_17", 2), ("red_18", 4)])
def test_cards_with_a_trigger_count_once_each(card: str, points: int) -> None:
    """Exploit: red 1, blue 7 (two assets) and a character; urbanize: blue 2; construct: two."""
    state = bare({}, before=[f"{card} red_1 blue_7 char_06 blue_2 char_03 yellow_9 red_20"])
    assert points_of_cards(state)[f"card_{card}"] == points


@rule("GK-E17", "GK-121", "GK-120")
def test_card_19_counts_itself() -> None:
    """The characters are red, red and blue, none of them with construct."""
    state = bare({}, before=["red_19 red_18 red_13 red_7 blue_1 yellow_2 char_01 char_07 char_06"])
    points = points_of_cards(state)
    assert points["card_red_19"] == 12
    assert points["card_red_18"] == 0
    state = bare({}, before=["red_19 red_18 red_13 red_7 blue_1 yellow_2 char_04 char_07 char_03"])
    assert points_of_cards(state)["card_red_18"] == 4


@rule("GK-122")
def test_card_20() -> None:
    assert points_of_cards(bare({}, before=["yellow_20"])) == {"card_yellow_20": 9}


# The sum


@rule("GK-103", "GK-42", "GK-104", "GK-R19")
def test_four_sources_and_no_others() -> None:
    state = bare(
        {(0, 0): "blue_4 @0", (1, 0): "blue_5 @0"},
        before=["yellow_20"],
        vp=[7, 0],
        resources=[9, 0],
        screens=["red_10 red_11"],
    )
    state.new_hands = [1, 0]
    standings = over(state)
    sources = {line.source: line.amount for line in standings[0].lines}
    assert sources == {"vp": 7, "cards": 9, "districts": 4, "new_hands": 2}
    assert standings[0].score == 22
    assert standings[1].score == 0


@rule("GK-42")
@pytest.mark.parametrize(("left", "points"), [(0, 0), (1, 2), (2, 4)])
def test_unused_tokens(left: int, points: int) -> None:
    state = bare({})
    state.new_hands = [left, 0]
    assert score(state) == points


@rule("GK-105", "GK-R20")
def test_most_points_win_and_equal_ones_share() -> None:
    state = bare({}, seats=4, vp=[5, 9, 9, 1])
    assert [standing.rank for standing in over(state)] == [3, 1, 1, 4]
    assert all(standing.tie_breaks == [] for standing in over(state))


@rule("GK-103")
def test_every_amount_explains_itself() -> None:
    state = bare(E7, seats=3)
    parts = over(state)[ALISA].parts["districts"]
    assert sorted((line.rule, line.amount, line.source) for line in parts) == [
        ("GK-109", 2, "tile_blue_14"),
        ("GK-111", 6, "tile_yellow_12"),
    ]
    (line,) = over(state)[ANYA].parts["districts"]
    assert (line.rule, line.amount) == ("GK-108", 7)
    assert over(state)[ALYONA].parts["districts"] == []
