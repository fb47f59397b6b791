"""HC-244: what two players have to know, in one place."""

import pytest

from kvartal.games.happy_city import state as asks
from kvartal.games.happy_city.facts import LouvreChose, PyramidCopied
from kvartal.games.happy_city.game import GAME
from tests.games.happy_city.positions import (
    do,
    hearts,
    incomes,
    kinds,
    legal,
    points,
    residents,
    table,
)
from tests.games.turns import LUCK
from tests.kit.helpers import config_of
from tests.marks import rule

OPEN = "perfumery garage stadium"


@rule("HC-244")
@pytest.mark.parametrize("mode", ["family", "expert"])
def test_setup(mode: str) -> None:
    state = GAME.setup(config_of(GAME, 2, mode=mode, first="0"), LUCK)
    assert state.dwellings == [1, 1, 1]
    assert len(state.row) == 4
    if mode == "expert":
        do(state, "1 draft market_blue", "0 draft market_green")  # P2, then P1
    assert [len(city) for city in state.cities] == [1, 1]
    assert state.markets == []
    assert GAME.pending(state) == [0]


@rule("HC-244")
def test_the_opponent_is_one_neighbour() -> None:
    state = table("market_blue", "market_green")
    assert [state.neighbours(seat) for seat in (0, 1)] == [[1], [0]]


@rule("HC-244")
def test_castle_gives_one_coin_a_purchase() -> None:
    state = table(
        "market_blue house factory castle", "market_green", coins=[0, 9], display=OPEN, turn=1
    )
    facts = do(state, "1 buy garage")  # 5 coins
    assert kinds(facts)[:2] == ["bought", "coins"]
    assert facts[1].to_json()["seat"] == 0
    assert kinds(facts).count("coins") == 1
    assert state.coins[0] == 1 + incomes(state)[0]


@rule("HC-244")
@pytest.mark.parametrize(("special", "gained"), [("machu_picchu", 2), ("stonehenge", 3)])
def test_residents_by_the_opponents_colours(special: str, gained: int) -> None:
    others = "market_blue school museum spa zoo"  # blue 3, orange 2
    state = table(f"market_orange garage {special} library laboratory", others)
    assert residents(state, 0) == 1 + 2 + gained


@rule("HC-244")
def test_leaning_tower_looks_at_the_opponent() -> None:
    state = table("market_blue school museum house leaning_tower", "market_yellow grocery bank")
    assert hearts(state, 0) == 2 + 3


@rule("HC-244")
@pytest.mark.parametrize(("other", "expected"), [(3, 1), (4, 3)])
def test_taj_mahal_compares_with_the_opponent(other: int, expected: int) -> None:
    city = "market_yellow school house grand_hotel taj_mahal"  # income 3
    state = table(city, "market_blue perfumery" + " factory" * (other - 3))
    assert incomes(state) == [3, other]
    assert hearts(state, 0) == 1 + expected


@rule("HC-244")
def test_great_pyramid_asks_nobody() -> None:
    state = table(
        "market_blue factory great_pyramid house apartment_building",
        "market_green library museum",
        display=OPEN,
        turn=1,
        round_=200,
    )
    facts = do(state, "1 pass")
    assert PyramidCopied(0, 1, "museum") in facts
    assert GAME.pending(state) == []
    assert points(state, 0) == 3 * (2 - 1)


@rule("HC-244")
def test_louvre_needs_no_choice() -> None:
    state = table(
        "market_yellow igloo haunted_house factory louvre",  # income 4
        "market_blue perfumery garage",  # income 5
        display=OPEN.replace("garage", "spa"),
        coins=[0, 0],
        turn=1,
    )
    state.louvre_phases = 2
    facts = do(state, "1 pass")
    assert LouvreChose(0, 1) in facts
    assert state.coins == [4 + 5, 1 + 5]
    assert (GAME.pending(state), state.question) == ([0], asks.DISCARD)


@rule("HC-244")
@pytest.mark.parametrize(("coins", "expected"), [(0, [2, 1]), (9, [2, 10])])
def test_royal_palace_robs_the_opponent(coins: int, expected: list[int]) -> None:
    state = table("market_yellow school museum royal_palace", "market_blue", display=OPEN, turn=1)
    state.coins = [0, coins]
    do(state, "1 pass")  # the opponent has at least the coin for it and the income
    assert state.coins == expected


@rule("HC-244")
@pytest.mark.parametrize(
    ("own", "other", "expected"),
    [
        ("market_blue school house barber_shop", "market_green grocery", [1 + 3, 2]),
        ("market_blue school house barber_shop", "market_green", [1, 1]),
    ],
)
def test_strictly_lowest_means_against_the_one_opponent(
    own: str, other: str, expected: list[int]
) -> None:
    assert incomes(table(own, other)) == expected


@rule("HC-244")
@pytest.mark.parametrize(("other", "expected"), [("market_green", 3), ("market_blue school", 2)])
def test_strictly_most_means_against_the_one_opponent(other: str, expected: int) -> None:
    state = table("market_blue house factory burger_joint museum", other)  # blue 2, hearts 1
    assert hearts(state, 0) == 1 + expected


@rule("HC-244", "HC-28")
@pytest.mark.parametrize("mode", ["family", "expert"])
def test_nothing_else_changes(mode: str) -> None:
    market = "market" if mode == "family" else "market_blue"
    state = table(market, market, mode=mode, coins=[20, 20], display="school museum zoo")
    dwellings = ["buy house", "buy apartment_building", "buy luxury_residence"]
    assert legal(state, 0) == ["buy school", "buy museum", "buy zoo", *dwellings, "pass"]
    do(state, "0 buy school")
    assert legal(state, 1) == ["discard museum", "discard zoo", "keep"]
