"""Expert buildings that score by their owner's city alone."""

import pytest

from kvartal.games.happy_city.components import ID
from kvartal.games.happy_city.scoring import standing
from kvartal.kit.lines import Line
from tests.games.happy_city.positions import (
    finish,
    hearts,
    incomes,
    last_turn,
    points,
    residents,
    scores,
    table,
)
from tests.marks import rule


def _score(city: str, other: str = "market_purple") -> tuple[int, int, int]:
    """Hearts, residents and points of this city."""
    state = table(city, other)
    return hearts(state, 0), residents(state, 0), points(state, 0)


ARENA = (
    "market_yellow school house concert_arena bank"
    " offices spa museum pastry_shop apartment_building"
)


@rule("HC-E26", "HC-146")
def test_a_concert_arena_costs_the_income_of_the_last_city() -> None:
    assert _score(ARENA) == (5, 6, 30 - 7)
    assert incomes(table(ARENA, "market_blue")) == [7, 1]
    lines = standing(table(ARENA, "market_blue"), 0).lines
    assert lines == [Line("HC-112", 5, 6), Line("HC-146", -7, source="concert_arena")]


@rule("HC-223", "HC-146")
def test_a_negative_score_ranks_below_nothing() -> None:
    state = last_turn("market_yellow school house concert_arena", "market_blue", coins=[9, 1])
    finish(state)
    assert scores(state) == [(2, -1), (1, 0)]


MOAI = "market_yellow haunted_house factory moai house apartment_building museum spa"


@rule("HC-E27", "HC-147")
@pytest.mark.parametrize(
    ("city", "expected"),
    [
        (MOAI, (3 + 4, 2, 14)),
        (MOAI + " bank", (5, 3, 15)),
        (MOAI + " bank zoo", (6, 3, 18)),
        ("market_yellow haunted_house factory moai", (-1 + 4, -1, 0)),
    ],
)
def test_moai_like_small_cities(city: str, expected: tuple[int, int, int]) -> None:
    assert _score(city) == expected


@rule("HC-155")
def test_a_water_park_has_two_hearts() -> None:
    assert _score("market_yellow house factory water_park") == (-1 + 2, 1, 1)


@rule("HC-148")
def test_a_statue_of_liberty_has_four_hearts() -> None:
    assert _score("market_blue school police_station statue_of_liberty") == (4, 2, 8)


BRIDGE = "market_orange school museum golden_gate_bridge"


@rule("HC-E38", "HC-159", "HC-139")
@pytest.mark.parametrize(
    ("city", "expected"),
    [
        (BRIDGE + " library house spa zoo observatory stadium", (13 + 2, 2 + 1)),
        (BRIDGE + " library house spa zoo casino stadium", (13 + 1, 3)),
        (BRIDGE + " house apartment_building spa zoo casino", (9, 4)),
    ],
)
def test_a_bridge_looks_at_the_cards_that_touch_it(city: str, expected: tuple[int, int]) -> None:
    assert _score(city)[:2] == expected


@rule("HC-139", "HC-159")
def test_the_end_of_the_first_row_does_not_touch_the_start_of_the_second() -> None:
    # In slot 5: 4 and 6 are blue, but 6 does not touch it; then 10 does.
    city = "market_orange spa museum school golden_gate_bridge hospital house bank grocery"
    assert _score(city)[:2] == (4, 5)
    assert _score(city + " police_station")[:2] == (4 + 1, 6 + 1)
    # In slot 6: 5 and 7 are blue, but 5 does not touch it.
    city = "market_orange spa museum house school golden_gate_bridge hospital"
    assert _score(city)[:2] == (4, 4)


@rule("HC-159", "HC-139")
def test_a_bridge_in_the_second_row_touches_the_card_above() -> None:
    city = "market_orange spa school museum house bank golden_gate_bridge casino"
    assert _score(city)[:2] == (6 + 1, 3 + 1)  # spa above, casino beside


@rule("HC-232", "HC-245", "HC-159")
def test_a_coloured_market_matches_and_what_has_no_colour_does_not() -> None:
    city = "market_blue spa museum house grocery golden_gate_bridge hospital"
    assert _score(city)[:2] == (4 + 1, 3 + 1)
    white = city.replace("market_blue", "market")
    assert _score(white)[:2] == (4, 3)
    assert _score("market golden_gate_bridge market")[:2] == (0, 0)
    assert _score("school great_wall market market")[0] == 1


@rule("HC-E39", "HC-160")
def test_a_wind_turbine_has_a_heart_for_each_green_card() -> None:
    city = "market_yellow school haunted_house factory wind_turbine house apartment_building igloo"
    assert _score(city) == (-1 + 3, 4, 8)
    assert _score(city, "market_green tree_house") == (2, 4, 8)  # only its owner's


WALL = "market_yellow school house factory great_wall"


@rule("HC-E41", "HC-165")
@pytest.mark.parametrize(
    ("city", "expected"),
    [
        (WALL + " museum hospital zoo", 4 + 3),
        (WALL + " museum zoo hospital", 4 + 1),
        (WALL + " museum", 1 + 1),
        (WALL, -1 + 1),
        (WALL + " zoo museum hospital", 4 + 1),  # the two next, no others
    ],
)
def test_a_great_wall_looks_at_the_two_cards_after_it(city: str, expected: int) -> None:
    assert _score(city)[0] == expected


@rule("HC-139", "HC-165")
def test_a_great_wall_goes_on_in_the_second_row() -> None:
    assert _score("market_yellow school igloo great_wall museum hospital")[0] == 2 + 3


CATHEDRAL = "market_yellow school house apartment_building factory domed_cathedral"
PARTHENON = "market_yellow school museum grand_hotel factory parthenon"


@rule("HC-E43", "HC-167")
@pytest.mark.parametrize(
    ("city", "expected"),
    [
        (CATHEDRAL, (-1 + 3, 4, 8)),
        (CATHEDRAL + " zoo", (-1 + 3 + 0, 4, 8)),
        (CATHEDRAL + " haunted_house", (-1, 3, 0)),
        (PARTHENON, (2, 1 + 4, 10)),
        (PARTHENON + " house", (2, 2, 4)),
    ],
)
def test_cathedral_and_parthenon_need_a_city_without_a_colour(
    city: str, expected: tuple[int, int, int]
) -> None:
    assert _score(city) == expected


@rule("HC-167")
def test_only_the_owner_has_to_do_without_the_colour() -> None:
    assert _score(CATHEDRAL, "market_orange")[0] == 2
    assert _score(PARTHENON, "market_green")[1] == 5


@rule("HC-245", "HC-167", "HC-160")
def test_a_coloured_market_counts_where_a_colour_is_counted() -> None:
    assert _score(CATHEDRAL.replace("market_yellow", "market_orange"))[0] == -1
    assert _score(PARTHENON.replace("market_yellow", "market_green"))[1] == 1
    assert _score("market_green library wind_turbine")[0] == 1 + 1


GARDEN = "market_yellow school museum house grand_hotel spa japanese_garden"


@rule("HC-E44", "HC-168")
def test_a_japanese_garden_doubles_a_score_below_thirty() -> None:
    assert _score(GARDEN + " apartment_building") == (5, 4, 40)
    assert _score(GARDEN + " apartment_building observatory") == (7, 4, 2 * 28)
    assert _score(GARDEN + " luxury_residence pastry_shop") == (6, 5, 30)
    lines = standing(table(GARDEN + " apartment_building", "market_blue"), 0).lines
    assert lines == [Line("HC-112", 5, 4), Line("HC-168", 20, source="japanese_garden")]


@rule("HC-137")
def test_special_buildings_and_the_white_market_have_no_colour() -> None:
    state = table("market_blue", "market golden_gate_bridge", "market_green house library")
    assert ID[state.special[1]] == "golden_gate_bridge"
    assert sum(state.colours[1]) == 0
    assert state.colours[2] == [0, 1, 2, 0, 0]  # yellow, blue, green, orange, purple
