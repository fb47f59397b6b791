"""Step B3 of a turn: buy one card, or pass."""

import pytest

from kvartal.games.happy_city import state as asks
from kvartal.games.happy_city.facts import Bought, Passed
from kvartal.games.happy_city.game import GAME
from kvartal.games.happy_city.state import HappyCityState
from kvartal.kit.lines import Line
from tests.games.happy_city.positions import do, ids, kinds, legal, numbers, rule_against, table
from tests.marks import rule

MARKETS = {"family": "market", "junior": "market", "expert": "market_blue"}


def shop(
    city: str = "", mode: str = "family", coins: int = 20, display: str = "school museum zoo"
) -> HappyCityState:
    """Seat 0, with these cards beside its market, is about to buy."""
    market = MARKETS[mode]
    return table(f"{market} {city}", market, mode=mode, coins=[coins, 0], display=display)


@rule("HC-70", "HC-71", "HC-72", "HC-130")
@pytest.mark.parametrize("mode", ["family", "junior", "expert"])
def test_three_ways(mode: str) -> None:
    state = shop(mode=mode)
    dwellings = ["buy house", "buy apartment_building", "buy luxury_residence"]
    assert legal(state, 0) == ["buy school", "buy museum", "buy zoo", *dwellings, "pass"]
    assert rule_against(state, 0, "buy library") == "HC-70"  # not in the display


@rule("HC-70", "HC-74", "HC-21")
def test_a_display_card_is_paid_to_the_bank() -> None:
    state = shop(coins=9)
    facts = do(state, "0 buy zoo")
    assert state.coins == [9 - 8, 0]
    assert facts[0] == Bought(0, "zoo", 2, [Line("HC-74", 8, 1, "zoo")])
    assert ids(state.cities[0]) == ["market", "zoo"]
    assert ids(state.display) == ["school", "museum"]


@rule("HC-71", "HC-74")
@pytest.mark.parametrize(
    ("dwelling", "cost", "left"),
    [
        ("house", 1, [1, 2, 2]),
        ("apartment_building", 3, [2, 1, 2]),
        ("luxury_residence", 6, [2, 2, 1]),
    ],
)
def test_a_dwelling_comes_from_its_stack(dwelling: str, cost: int, left: list[int]) -> None:
    state = table("market", "market", "market", mode="family", coins=[6, 0, 0])
    state.display = numbers("school museum zoo")
    do(state, f"0 buy {dwelling}")
    assert state.coins == [6 - cost, 0, 0]
    assert state.dwellings == left
    assert ids(state.cities[0]) == ["market", dwelling]
    assert ids(state.display) == ["school", "museum", "zoo"]


@rule("HC-71", "HC-215", "HC-244")
def test_an_empty_stack_sells_nothing_and_with_two_each_dwelling_exists_once() -> None:
    state = shop()
    state.coins[1] = 20
    do(state, "0 buy house", "1 keep")
    assert state.dwellings == [0, 1, 1]
    assert rule_against(state, 1, "buy house") == "HC-71"
    assert "buy house" not in legal(state, 1)
    assert "buy apartment_building" in legal(state, 1)


@rule("HC-72", "HC-73", "HC-214")
@pytest.mark.parametrize("mode", ["family", "junior", "expert"])
def test_passing_is_a_choice_and_brings_a_coin(mode: str) -> None:
    state = shop(mode=mode)
    assert legal(state, 0)[-1] == "pass"
    facts = do(state, "0 pass")
    assert facts[0] == Passed(0, Line("HC-72", 1))
    assert state.coins == [21, 0]
    assert len(state.cities[0]) == 1
    assert ids(state.display) == ["school", "museum", "zoo"]


@rule("HC-74")
def test_the_cost_must_not_exceed_the_coins() -> None:
    state = shop(coins=4)
    assert legal(state, 0) == [
        "buy school",
        "buy museum",  # exactly 4
        "buy house",
        "buy apartment_building",
        "pass",
    ]
    assert rule_against(state, 0, "buy zoo") == "HC-74"
    assert rule_against(state, 0, "buy luxury_residence") == "HC-74"
    do(state, "0 buy museum")
    assert state.coins[0] == 0


@rule("HC-75", "HC-205", "HC-E10")
def test_no_name_twice_in_a_city() -> None:
    state = shop("house school", coins=9, display="school school zoo")
    dwellings = ["buy apartment_building", "buy luxury_residence"]
    assert legal(state, 0) == ["buy zoo", *dwellings, "pass"]
    assert rule_against(state, 0, "buy house") == "HC-75"
    assert rule_against(state, 0, "buy school") == "HC-75"
    do(state, "0 buy zoo")
    assert state.coins[0] == 1


@rule("HC-75")
def test_a_name_in_another_city_is_no_hindrance() -> None:
    state = table("market", "market school house", mode="family", coins=[9, 0])
    state.display = numbers("school museum zoo")
    do(state, "0 buy school")
    assert ids(state.cities[0]) == ["market", "school"]


@rule("HC-E11", "HC-230", "HC-85")
def test_who_can_buy_nothing_passes_and_may_still_take_a_special_building() -> None:
    state = table(
        "market school house",
        "market",
        mode="family",
        coins=[0, 0],
        display="museum zoo spa",
        row="toy_store",
        question=asks.DISCARD,
    )
    assert GAME.legal(state, 0)
    facts = do(state, "0 keep")
    assert kinds(facts) == ["kept", "passed"]  # without a question, but told
    assert state.coins == [1, 0]
    assert legal(state, 0) == ["take toy_store", "decline"]


@rule("HC-E11", "HC-74")
def test_with_nothing_but_a_pass_legal() -> None:
    state = shop(coins=0)
    assert legal(state, 0) == ["pass"]
    do(state, "0 pass")
    assert state.coins[0] == 1


@rule("HC-76")
def test_cards_fill_the_slots_in_order_and_stay() -> None:
    city = "market"
    cards = ["school", "museum", "house", "bank", "zoo", "spa", "library", "garage", "florist"]
    for slot, card in enumerate(cards, start=2):
        state = table(city, "market", mode="family", coins=[20, 0])
        state.display = numbers(f"{card if card != 'house' else 'casino'} offices stadium")
        facts = do(state, f"0 buy {card}")
        assert isinstance(facts[0], Bought)
        assert facts[0].slot == slot
        assert ids(state.cities[0]) == [*city.split(), card]
        city = f"{city} {card}"
    assert len(city.split()) == 10


@rule("HC-77", "HC-66")
def test_the_next_player_refills() -> None:
    state = shop()
    state.coins[1] = 20
    do(state, "0 buy school")
    assert ids(state.display) == ["museum", "zoo"]
    assert legal(state, 1) == ["discard museum", "discard zoo", "keep"]
    do(state, "1 keep")
    assert len(state.display) == 2
    do(state, "1 reveal 2")
    assert len(state.display) == 3


@rule("HC-78")
@pytest.mark.parametrize("first", ["buy school", "buy house", "pass"])
def test_one_purchase_a_turn(first: str) -> None:
    state = table("market", "market", mode="family", coins=[20, 0], row="cat_cafe toy_store")
    state.cities[0] += numbers("igloo library tree_house")  # so that the turn goes on with B4
    state.display = numbers("school museum zoo")
    state.sum_up()
    do(state, f"0 {first}")
    assert GAME.pending(state) == [0]
    for again in ("buy museum", "buy apartment_building", "pass"):
        assert rule_against(state, 0, again) == "KV-2"
    size = len(state.cities[0])
    do(state, "0 decline")
    assert GAME.pending(state) == [1]
    assert len(state.cities[0]) == size
