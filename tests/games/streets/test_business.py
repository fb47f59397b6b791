"""Section 12 of the ledger: the business module."""

import pytest

from kvartal.games.streets.components import BUSINESSES
from kvartal.games.streets.facts import Bonus, GotTokens
from kvartal.games.streets.game import GAME
from kvartal.games.streets.scoring import bonus_lines, standing
from kvartal.games.streets.state import ABANDON, StreetsState
from kvartal.kit.facts import Fact
from kvartal.kit.lines import total
from tests.games.streets.positions import build, do, kinds, legal, question, rule_against, table
from tests.games.turns import LUCK
from tests.kit.helpers import config_of
from tests.marks import rule

STREET = """
art_gallery      1,0 v B 1
startup_hub      2,0 v A 0
boutique_hotel   3,0 v A 0
tapas_bar        4,0 v C 0
hardware_store   5,0 < - 0
"""
"""leisure; universal; housing, doubled; restaurant."""
CLOSE = ("0 build student_house", "0 place 0,0 e")


def at_business(**more: object) -> StreetsState:
    return table(STREET, "student_house toy_store", seats=3, business=True, **more)  # type: ignore[arg-type]


def got(facts: list[Fact]) -> list[tuple[int, str, int]]:
    return [(f.seat, f.business, f.count) for f in facts if isinstance(f, GotTokens)]


@rule("ST-160", "ST-7")
def test_twelve_tokens_of_each_type() -> None:
    assert GAME.setup(config_of(GAME, 3, business=True), LUCK).supply == [12] * 4
    state = table(STREET, "student_house toy_store", seats=3)
    assert got(do(state, *CLOSE)) == []  # not without the module


@rule("ST-162", "ST-163", "ST-164", "ST-168")
def test_each_owner_takes_tokens_for_one_building_whose_turn_it_is_last() -> None:
    state = at_business()
    facts = do(state, *CLOSE)
    assert got(facts) == [(1, "leisure", 1), (2, "restaurant", 1)]
    assert "income" not in kinds(facts)  # before any income
    assert question(state) == "business"
    assert legal(state) == ["business startup_hub", "business boutique_hotel"]
    assert rule_against(state, "business tapas_bar") == "ST-162"
    facts = do(state, "0 business startup_hub", "0 token retail")
    assert got(facts) == [(0, "retail", 1)]
    assert kinds(facts).count("income") == 4
    assert state.tokens == [[0, 0, 0, 1], [0, 0, 1, 0], [1, 0, 0, 0]]


@rule("ST-164", "ST-161")
def test_a_universal_sign_gives_any_type() -> None:
    state = at_business()
    do(state, *CLOSE, "0 business startup_hub")
    assert legal(state) == [f"token {business}" for business in BUSINESSES]


@rule("ST-165")
def test_a_doubled_sign_gives_two() -> None:
    state = at_business()
    do(state, *CLOSE)
    assert got(do(state, "0 business boutique_hotel")) == [(0, "housing", 2)]


@rule("ST-166", "ST-330")
def test_an_exhausted_type_is_free_to_choose() -> None:
    state = at_business(supply=[5, 0, 5, 1])
    do(state, *CLOSE, "0 business boutique_hotel")
    assert legal(state) == ["token restaurant", "token leisure", "token retail"]
    assert rule_against(state, "token housing") == "ST-164"
    do(state, "0 token retail")
    assert legal(state) == ["token restaurant", "token leisure"]  # the last one is gone
    do(state, "0 token leisure")
    assert state.tokens[0] == [0, 0, 1, 1]


@rule("ST-445", "ST-166", "ST-167", "ST-330")
def test_tokens_running_out() -> None:
    city = """
student_house        0,0 > - 0
neighbourhood_bakery 1,0 v B 0
live_work_studios    2,0 v A 0
"""
    state = table(city, "hardware_store toy_store", business=True, supply=[1, 0, 4, 2])
    facts = do(state, "0 build hardware_store", "0 place 3,0 w")
    assert got(facts) == [(1, "restaurant", 1)]
    assert GAME.pending(state) == [1]
    assert legal(state, 1) == ["token leisure", "token retail"]
    do(state, "1 token leisure")
    assert legal(state, 0) == ["token leisure", "token retail"]
    do(state, "0 token retail")
    assert state.supply == [0, 0, 3, 1]


@rule("ST-329", "ST-330")
def test_with_an_empty_supply_nothing_is_taken() -> None:
    state = at_business(supply=[0, 0, 1, 0])
    facts = do(state, *CLOSE)
    assert got(facts) == [(1, "leisure", 1)]
    assert "income" in kinds(facts)
    state = at_business(supply=[0, 1, 1, 0])
    facts = do(state, *CLOSE)  # one for B, one for C, none for A
    assert got(facts) == [(1, "leisure", 1), (2, "housing", 1)]
    assert "income" in kinds(facts)


@rule("ST-169", "ST-122")
def test_who_abandons_takes_the_tokens() -> None:
    city = """
startup_hub    0,0 v A 0
boutique_hotel 3,0 v A 1
tapas_bar      6,0 v A 1
shoe_store     9,0 v A 1
vinyl_shop     0,5 v A 1
"""
    state = table(city, "food_court toy_store", business=True)
    state.question = ABANDON
    facts = do(state, "0 abandon startup_hub")
    assert question(state) == "token"
    assert got(facts) == []
    do(state, "0 token retail")
    assert question(state) == "build"
    assert state.tokens[0] == [0, 0, 0, 1]
    state = table(city, "food_court toy_store", business=True)
    state.question = ABANDON
    assert got(do(state, "0 abandon boutique_hotel")) == [(0, "housing", 2)]


@rule("ST-444", "ST-171", "ST-172", "ST-173")
def test_the_bonuses_of_the_example() -> None:
    tokens = [[1, 3, 4, 2], [3, 2, 2, 2]]
    for side, (majority, sets) in enumerate([(25, 10), (15, 20)]):
        majorities, complete = bonus_lines(tokens, side)
        assert total(majorities) == majority
        assert total(complete) == sets
        assert standing(table(None, tokens=tokens, business=True), side).score == 35


@rule("ST-172")
def test_who_has_no_complete_set_has_no_line_for_it() -> None:
    assert bonus_lines([[1, 1, 1, 0], [0, 0, 0, 3]], 0)[1] == []


@rule("ST-331", "ST-171")
@pytest.mark.parametrize(
    ("tokens", "expected"),
    [
        ([[0] * 4, [0] * 4, [0] * 4], [0, 0, 0]),
        ([[1, 0, 0, 0]] * 3, [5, 5, 5]),
        ([[2, 0, 0, 0], [2, 0, 0, 0], [1, 0, 0, 0]], [5, 5, 0]),
    ],
)
def test_nobody_and_everybody_has_the_most(tokens: list[list[int]], expected: list[int]) -> None:
    assert [total(bonus_lines(tokens, side)[0]) for side in range(3)] == expected


@rule("ST-170", "ST-171", "ST-150")
def test_no_tokens_in_the_final_scoring() -> None:
    state = table(
        "tapas_bar 5,5 v B 1",
        "art_gallery",
        "",
        stack=0,
        business=True,
        tokens=[[1, 0, 0, 0], [0, 2, 0, 0]],
    )
    state.unused = [5, 4]
    facts = build(state, 0, "art_gallery", "6,5 s")
    assert got(facts) == []
    assert [(f.seat, total(f.lines)) for f in facts if isinstance(f, Bonus)] == [(0, 10), (1, 10)]
    assert state.tokens == [[1, 0, 0, 0], [0, 2, 0, 0]]
