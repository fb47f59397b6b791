"""Step B4 of a turn: take a special building. What the expert ones do is tested elsewhere."""

import pytest

from kvartal.games.happy_city import state as asks
from kvartal.games.happy_city.facts import Took
from kvartal.games.happy_city.game import GAME
from kvartal.games.happy_city.state import HappyCityState
from tests.games.happy_city.positions import (
    do,
    hearts,
    ids,
    incomes,
    kinds,
    legal,
    points,
    residents,
    rule_against,
    table,
)
from tests.marks import rule

DEAR = "zoo stadium spa"


def after_pass(city: str, row: str, mode: str = "family") -> HappyCityState:
    """Seat 0 has passed with this city; seat 1 has nothing but its market."""
    other = "market" if mode != "expert" else "market_yellow"
    state = table(city, other, mode=mode, display=DEAR, row=row)
    do(state, "0 pass")
    return state


@rule("HC-80", "HC-85", "HC-214", "HC-E12")
def test_who_meets_the_conditions_may_take_it_for_nothing_also_after_passing() -> None:
    state = after_pass("market school museum", "dinosaur_park")
    assert legal(state, 0) == ["take dinosaur_park", "decline"]
    facts = do(state, "0 take dinosaur_park")
    assert facts[0] == Took(0, "dinosaur_park", 4)
    assert state.coins[0] == 1  # from passing
    assert ids(state.cities[0]) == ["market", "school", "museum", "dinosaur_park"]


@rule("HC-80")
def test_it_may_be_declined() -> None:
    state = after_pass("market school museum", "dinosaur_park")
    assert kinds(do(state, "0 decline"))[0] == "declined"
    assert ids(state.row) == ["dinosaur_park"]
    assert GAME.pending(state) == [1]


@rule("HC-81")
@pytest.mark.parametrize(
    ("city", "enough"),
    [
        ("market school house factory spa", True),  # one of each
        ("market school museum house igloo factory spa zoo", True),  # more is no harm
        ("market house factory spa", False),
        ("market school factory spa", False),
        ("market school house spa", False),
        ("market school museum house factory", False),
    ],
)
def test_enough_of_every_colour(city: str, enough: bool) -> None:
    row = "mars_embassy"  # blue, green, orange, purple
    state = table(city, "market", mode="family", display=DEAR, row=row)
    do(state, "0 pass")
    assert (GAME.pending(state) == [0]) == enough
    state.question, state.turn = asks.SPECIAL, 0
    assert rule_against(state, 0, "take mars_embassy") == (None if enough else "HC-81")


@rule("HC-81")
def test_two_of_a_colour() -> None:
    row = "cat_cafe toy_store dragon_parking"  # green 2; blue and green; blue and green 2
    assert legal(after_pass("market school house", row), 0) == ["take toy_store", "decline"]
    two = after_pass("market school house igloo", row)
    assert legal(two, 0)[:-1] == ["take cat_cafe", "take toy_store", "take dragon_parking"]


@rule("HC-82")
def test_cards_are_counted_and_not_spent() -> None:
    state = table("market school", "market", mode="family", coins=[1, 0], display=DEAR)
    state.row = after_pass("market", "toy_store").row
    do(state, "0 buy house", "0 take toy_store")  # one card of this turn, one of an earlier
    assert ids(state.cities[0]) == ["market", "school", "house", "toy_store"]
    assert GAME.pending(state) == [1]


@rule("HC-83")
def test_the_white_market_and_special_buildings_have_no_colour() -> None:
    family = table("market school house toy_store", "market", mode="family")
    assert [sum(colours) for colours in family.colours] == [2, 0]
    expert = table("market_green igloo house joke_shop", "market_blue")
    assert GAME.public(expert)["colours"] == [
        {"yellow": 0, "blue": 0, "green": 3, "orange": 0, "purple": 0},
        {"yellow": 0, "blue": 1, "green": 0, "orange": 0, "purple": 0},
    ]


@rule("HC-83", "HC-135")
@pytest.mark.parametrize(
    ("city", "takes"),
    [
        ("market_green house", True),  # market and dwelling
        ("market_blue igloo house", True),  # building and dwelling
        ("market_blue house", False),
    ],
)
def test_buildings_dwellings_and_coloured_markets_count(city: str, takes: bool) -> None:
    state = after_pass(city, "joke_shop", "expert")  # green 2
    assert (GAME.pending(state) == [0]) == takes


@rule("HC-84", "HC-217")
def test_one_special_building_in_the_whole_game() -> None:
    state = table("market school museum house dinosaur_park", "market", mode="family", display=DEAR)
    state.row = after_pass("market", "film_studio toy_store").row
    facts = do(state, "0 pass")
    assert GAME.pending(state) == [1]  # not asked
    assert kinds(facts) == ["passed", "turn_began"]
    state.question, state.turn = asks.SPECIAL, 0
    assert rule_against(state, 0, "take film_studio") == "HC-84"
    assert rule_against(state, 0, "take dinosaur_park") == "HC-80"  # nor the same again


@rule("HC-217", "HC-84")
def test_who_has_taken_one_is_never_asked_again() -> None:
    state = after_pass("market school museum house", "dinosaur_park film_studio")
    do(state, "0 take dinosaur_park")
    asked = []
    while state.round < 4:
        (seat,) = GAME.pending(state)
        asked.append((seat, state.question))
        do(state, f"{seat} {legal(state, seat)[-1]}")
    assert len(asked) > 6
    assert (0, asks.SPECIAL) not in asked
    assert ids(state.cities[0])[4] == "dinosaur_park"


@rule("HC-86")
def test_it_goes_to_the_lowest_free_slot() -> None:
    state = after_pass("market school museum house bank spa", "dinosaur_park")
    facts = do(state, "0 take dinosaur_park")
    assert facts[0] == Took(0, "dinosaur_park", 7)
    assert ids(state.cities[0])[6:] == ["dinosaur_park"]


@rule("HC-87", "HC-102", "HC-E13")
@pytest.mark.parametrize("mode", ["family", "expert"])
def test_no_special_building_as_eleventh_card(mode: str) -> None:
    market, special = {"family": ("market", "cat_cafe"), "expert": ("market_blue", "joke_shop")}[
        mode
    ]
    nine = f"{market} school museum hospital igloo bank spa zoo casino"
    state = table(nine, market, mode=mode, coins=[1, 0], display=DEAR, row=special)
    do(state, "0 buy house")  # green 2 now
    assert GAME.pending(state) == [1]  # nothing is offered
    assert len(state.cities[0]) == 10
    state.question, state.turn = asks.SPECIAL, 0
    assert rule_against(state, 0, f"take {special}") == "HC-87"


@rule("HC-E13", "HC-87")
def test_but_the_statue_of_liberty_may_come_then() -> None:
    nine = "market_blue school museum hospital igloo bank spa zoo casino"
    state = table(
        nine, "market_blue", coins=[1, 0], display=DEAR, row="joke_shop statue_of_liberty"
    )
    do(state, "0 buy house")
    assert legal(state, 0) == ["take statue_of_liberty", "decline"]


@rule("HC-E13", "HC-100", "HC-87")
def test_a_special_building_may_be_the_tenth_card() -> None:
    eight = "market school museum hospital igloo bank spa casino"
    state = table(eight, "market", mode="family", coins=[1, 0], display=DEAR, row="cat_cafe")
    do(state, "0 buy house", "0 take cat_cafe")
    assert len(state.cities[0]) == 10
    assert GAME.pending(state) == [1]
    do(state, "1 keep")  # and passes without a choice
    assert GAME.pending(state) == []


@rule("HC-88")
def test_the_row_is_never_refilled() -> None:
    state = after_pass("market school museum", "dinosaur_park cat_cafe disco maze")
    box = state.box.copy()
    do(state, "0 take dinosaur_park")
    while state.round < 3:
        (seat,) = GAME.pending(state)
        do(state, f"{seat} {legal(state, seat)[-1]}")
    assert sorted(ids(state.row)) == ["cat_cafe", "disco", "maze"]
    assert state.box == box


@rule("HC-89", "HC-110", "HC-111")
def test_its_residents_and_hearts_count() -> None:
    state = after_pass("market school house library town_park spa zoo factory", "dream_factory")
    assert (residents(state, 0), hearts(state, 0)) == (2, 6)
    do(state, "0 take dream_factory")  # 2 residents, 2 hearts
    assert (residents(state, 0), hearts(state, 0), points(state, 0)) == (4, 8, 32)


@rule("HC-216")
def test_who_comes_first_may_take_it() -> None:
    city = "market school museum"
    state = table(city, city, city, mode="family", display=DEAR, row="dinosaur_park disco", turn=1)
    do(state, "1 pass")
    assert legal(state, 1) == ["take dinosaur_park", "decline"]
    do(state, "1 take dinosaur_park", "2 keep")  # and passes without a choice
    assert (state.round, GAME.pending(state)) == (2, [0])
    state.question, state.turn = asks.SPECIAL, 2
    assert rule_against(state, 2, "take dinosaur_park") == "HC-80"


@rule("HC-218")
def test_conditions_matter_at_the_moment_of_taking_only() -> None:
    state = after_pass("market_blue school grocery library", "statue_of_liberty", "expert")
    do(state, "0 take statue_of_liberty")  # needs blue 3, and the third leaves for it
    assert ids(state.cities[0]) == ["market_blue", "school", "grocery", "statue_of_liberty"]
    assert state.colours[0][1] == 2
    assert hearts(state, 0) == 4
    assert ids(state.row) == []


@rule("HC-E4", "HC-53", "HC-76", "HC-77", "HC-81")
def test_example_of_a_purchase_and_a_special_building() -> None:
    state = table(
        "market shoe_shop school house",
        "market",
        mode="family",
        coins=[5, 0],
        display="haunted_house museum grand_hotel",
        row="film_studio",
    )
    before = state.copy()
    do(before, "0 pass")
    assert GAME.pending(before) == [1]  # blue 1: not available
    do(state, "0 buy museum")
    assert state.coins[0] == 1
    assert ids(state.cities[0])[4] == "museum"
    assert sorted(ids(state.display)) == ["grand_hotel", "haunted_house"]
    assert legal(state, 0) == ["take film_studio", "decline"]
    do(state, "0 take film_studio")
    assert ids(state.cities[0])[5] == "film_studio"
    assert incomes(state)[0] == 1 + 1 + 2
    do(state, "1 keep", "1 reveal 3")  # and passes without a choice
    assert (state.round, state.coins[0]) == (2, 1 + 4)
