"""Royal Palace, Louvre and Arcade: coins of the income phase that are not income."""

import pytest

from kvartal.games.happy_city import state as asks
from kvartal.games.happy_city.facts import Coins, Income, LouvreChose
from kvartal.games.happy_city.game import GAME
from kvartal.games.happy_city.state import HappyCityState
from kvartal.kit.lines import total
from tests.games.happy_city.positions import (
    before_income,
    do,
    incomes,
    kinds,
    legal,
    pass_until,
    rule_against,
    table,
)
from tests.marks import rule

THREE = "market_yellow grocery shoe_shop"  # a city of income 3
ONE = "market_orange"  # of income 1
BARBER = "market_blue school house barber_shop"


@rule("HC-E31", "HC-152", "HC-226")
def test_a_royal_palace_takes_a_coin_of_each_of_the_richest_others() -> None:
    palace = "market_yellow school museum royal_palace"
    others = "market_blue", "market_green", "market_orange"
    state = before_income(palace, *others, coins=[8, 4, 4, 1])
    do(state, "3 pass")  # after the income: 9, 5, 5, 2
    assert state.coins == [11, 4, 4, 2]
    state = before_income("", "", "", palace)
    do(state, "3 pass")
    assert state.coins == [0, 0, 0, 1]  # nothing to be had


@rule("HC-226", "HC-152")
def test_a_royal_palace_looks_at_coins_and_not_at_income() -> None:
    palace = "market_yellow school museum royal_palace"
    state = before_income(palace, "market_blue", THREE, coins=[0, 9, 3])
    do(state, "2 pass")
    assert state.coins == [0 + 1 + 1, 9 + 1 - 1, 3 + 3]


LOUVRE = "market_yellow igloo haunted_house factory"  # income 4
SIX = "market_blue perfumery hardware_store grocery"
SEVEN = "market_green garage offices grand_hotel"


def _louvre_of_round_4(*others: str) -> HappyCityState:
    state = table(LOUVRE, *others, row="louvre", question=asks.SPECIAL, round_=4)
    do(state, "0 take louvre")
    return state


@rule("HC-E46", "HC-162", "HC-228")
def test_a_louvre_collects_the_income_of_an_opponent_in_two_phases() -> None:
    state = _louvre_of_round_4(SIX, SEVEN)
    for round_, choice, gain in ((5, "0 louvre 1", 10), (6, "0 louvre 2", 11)):
        pass_until(state, 0, asks.LOUVRE)
        assert state.round == round_
        assert legal(state, 0) == ["louvre 1", "louvre 2"]
        assert rule_against(state, 0, "louvre 0") == "HC-162"
        before = state.coins[:]
        do(state, choice)
        gained = [now - then for now, then in zip(state.coins, before, strict=True)]
        assert gained == [gain, 6, 7]
        do(state, "0 keep")
    pass_until(state, 2, asks.BUY)
    before = state.coins[:]
    do(state, "2 pass")
    assert state.round == 7
    assert state.coins[0] - before[0] == 4  # over


@rule("HC-228", "HC-162")
def test_a_louvre_may_choose_any_opponent_and_the_same_again() -> None:
    state = _louvre_of_round_4(SIX, SEVEN, ONE)
    for _ in range(2):
        pass_until(state, 0, asks.LOUVRE)
        assert legal(state, 0) == ["louvre 1", "louvre 2", "louvre 3"]
        before = state.coins[0]
        do(state, "0 louvre 2")
        assert state.coins[0] - before == 11


@rule("HC-228")
def test_a_louvre_with_one_opponent_asks_nothing() -> None:
    state = _louvre_of_round_4(SIX)
    pass_until(state, 1, asks.BUY)
    before = state.coins[0]
    facts = do(state, "1 pass")
    assert LouvreChose(0, 1) in facts
    assert state.coins[0] - before == 10


@rule("HC-E46", "HC-162")
def test_a_louvre_of_the_last_round_has_no_effect() -> None:
    state = table(
        LOUVRE, SIX, SEVEN, coins=[3, 3, 3], row="louvre", question=asks.SPECIAL, round_=200
    )
    do(state, "0 take louvre")
    pass_until(state, 2, asks.BUY)
    do(state, "2 pass")
    assert GAME.pending(state) == []
    assert state.coins == [3, 4, 4]  # two passes


@rule("HC-E47", "HC-164")
@pytest.mark.parametrize(("coins", "after"), [(0, 0 + 1), (1, 3 + 1), (5, 7 + 1)])
def test_an_arcade_pays_before_the_income_whoever_has_a_coin(coins: int, after: int) -> None:
    state = before_income("market_yellow school museum house arcade", ONE, coins=[coins, 3])
    do(state, "1 pass")
    assert state.coins == [after, 3 + 1]


@rule("HC-E53", "HC-237", "HC-164", "HC-152")
def test_arcade_before_and_palace_after_the_income() -> None:
    state = before_income(
        "market_yellow school museum house arcade shoe_shop",
        "market_blue police_station observatory grocery royal_palace bank",
        "market_purple grocery",
        coins=[1, 4, 3],
    )
    facts = do(state, "2 pass")
    start = kinds(facts).index("coins")
    told = [
        (fact.seat, total(fact.lines)) if isinstance(fact, Income) else (fact.seat, fact.line.each)
        for fact in facts[start:]
        if isinstance(fact, Income | Coins)
    ]
    assert told[0] == (0, 2)  # A0: A has 3
    assert told[1:4] == [(0, 2), (1, 3), (2, 2)]  # A2: 5, 7, 5
    assert sorted(told[4:]) == [(0, -1), (1, 1), (1, 1), (2, -1)]  # A3
    assert state.coins == [4, 9, 4]


@rule("HC-E52", "HC-138", "HC-162", "HC-220")
def test_a_louvre_collects_the_bonus_of_a_barber_shop() -> None:
    state = table(
        BARBER, LOUVRE, "market_purple grocery", row="louvre", question=asks.SPECIAL, turn=1
    )
    do(state, "1 take louvre")
    pass_until(state, 1, asks.LOUVRE)
    before = state.coins[:]
    do(state, "1 louvre 0")
    gained = [now - then for now, then in zip(state.coins, before, strict=True)]
    assert gained == [4, 4 + 4, 2]
    assert incomes(state) == [4, 4, 2]  # what the Louvre gave is no income of its owner
