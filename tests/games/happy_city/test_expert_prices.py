"""Expert buildings of the purchase: prices, and coins that come with buying or passing."""

import pytest

from kvartal.games.happy_city import state as asks
from kvartal.games.happy_city.components import CARDS, NUMBER_OF
from kvartal.games.happy_city.facts import Bought, Coins, Passed
from kvartal.games.happy_city.game import GAME
from kvartal.games.happy_city.state import HappyCityState
from kvartal.kit.lines import Line, total
from tests.games.happy_city.positions import do, ids, legal, pass_until, rule_against, table
from tests.marks import rule

HARBOR = "market_yellow igloo harbor"
AIRPORT = "market_blue haunted_house airport"
STATION = "market_blue igloo factory train_station"
STAND = "market_green haunted_house factory hot_dog_stand"
CASTLE = "market_green factory castle"
BUYER = "market_orange"


def _paid(city: str, card: str) -> int:
    """What this city pays for a card: as shown, as told, as taken, and as much as it must have."""
    display = "" if CARDS[NUMBER_OF[card]].deck < 0 else card
    state = table(city, BUYER, coins=[9, 0], display=display)
    shown = _shown_prices(state).get(card, CARDS[NUMBER_OF[card]].cost)
    facts = do(state, f"0 buy {card}")
    assert ids(state.cities[0])[-1] == card
    paid = 9 - state.coins[0]
    assert shown == paid
    bought = next(fact for fact in facts if isinstance(fact, Bought))
    assert total(bought.lines) == paid
    just_enough = table(city, BUYER, coins=[paid, 0], display=display)
    assert f"buy {card}" in legal(just_enough, 0)
    assert rule_against(just_enough, 0, f"buy {card}") is None
    too_poor = table(city, BUYER, coins=[paid - 1, 0], display=display)
    assert f"buy {card}" not in legal(too_poor, 0)
    assert rule_against(too_poor, 0, f"buy {card}") == "HC-74"
    return paid


def _shown_prices(state: HappyCityState) -> dict[str, int]:
    """The prices that the first city's special building changes, as everybody sees them."""
    return GAME.public(state)["prices"][0]


@rule("HC-E23", "HC-143")
@pytest.mark.parametrize(
    ("city", "card", "price"),
    [
        (AIRPORT, "house", 0),
        (AIRPORT, "apartment_building", 0),
        (AIRPORT, "luxury_residence", 3),
        (AIRPORT, "igloo", 0),
        (AIRPORT, "tree_house", 5),
        (HARBOR, "school", 0),
        (HARBOR, "museum", 1),
        (HARBOR, "university", 3),
        (STATION, "haunted_house", 0),
        (STATION, "grand_hotel", 2),
        (STATION, "spa", 4),
        (STATION, "zoo", 5),
        (STATION, "stadium", 6),
    ],
)
def test_cards_of_one_colour_cost_three_less(city: str, card: str, price: int) -> None:
    assert _paid(city, card) == price


@rule("HC-143")
@pytest.mark.parametrize(
    ("city", "card", "price"),
    [
        (AIRPORT, "museum", 4),
        (AIRPORT, "spa", 7),
        (HARBOR, "luxury_residence", 6),
        (HARBOR, "grocery", 2),
        (STATION, "museum", 4),
        (STATION, "offices", 5),
    ],
)
def test_cards_of_another_colour_cost_the_same(city: str, card: str, price: int) -> None:
    assert _paid(city, card) == price


@rule("HC-143")
def test_nothing_is_paid_out_for_a_price_below_zero() -> None:
    state = table(HARBOR, BUYER, coins=[4, 0], display="school")
    facts = do(state, "0 buy school")
    assert state.coins[0] == 4
    assert Bought(0, "school", 4, [Line("HC-74", 2), Line("HC-143", -2)]) == _sourceless(facts[0])


def _sourceless(fact: object) -> Bought:
    assert isinstance(fact, Bought)
    return Bought(fact.seat, fact.card, fact.slot, [Line(x.rule, x.each) for x in fact.lines])


@rule("HC-E29", "HC-149")
@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("florist", 1),
        ("steelworks", 1),
        ("shopping_mall", 4),
        ("stadium", 6),
        ("luxury_residence", 6),
        ("apartment_building", 3),
        ("house", 1),
    ],
)
def test_a_hot_dog_stand_buys_at_the_lowest_price_of_each_deck(card: str, price: int) -> None:
    assert _paid(STAND, card) == price


def _castle_gains(buyer: int, cities: list[str], card: str, price: int) -> int:
    """What the Castle of seat 0 gains when this card is bought for this price."""
    display = "" if CARDS[NUMBER_OF[card]].deck < 0 else card
    coins = [0] * len(cities)
    coins[buyer] = 9
    state = table(*cities, coins=coins, display=display, turn=buyer)
    state.round = 200  # no income follows
    do(state, f"{buyer} buy {card}")
    assert state.coins[buyer] == 9 - price
    return state.coins[0]


@rule("HC-E21", "HC-141", "HC-222")
def test_a_castle_gains_a_coin_when_a_neighbour_pays_four_or_more() -> None:
    four = [CASTLE, "market_blue", "market_orange", "market_purple"]
    assert _castle_gains(1, four, "museum", 4) == 1
    assert _castle_gains(2, four, "spa", 7) == 0  # not a neighbour
    assert _castle_gains(3, four, "florist", 3) == 0
    assert _castle_gains(3, [*four[:3], HARBOR], "university", 3) == 0  # 6 before the discount
    assert _castle_gains(3, four, "university", 6) == 1
    assert _castle_gains(1, four, "luxury_residence", 6) == 1


@rule("HC-141")
def test_a_castle_gains_nothing_from_its_own_purchases() -> None:
    state = table(CASTLE, BUYER, coins=[9, 0], display="museum")
    do(state, "0 buy museum")
    assert state.coins == [5, 0]


@rule("HC-222", "HC-141")
def test_one_opponent_on_both_sides_pays_one_coin_before_taking_a_building() -> None:
    state = table(
        CASTLE, "market_blue house igloo", coins=[0, 4], display="museum", row="joke_shop", turn=1
    )
    facts = do(state, "1 buy museum")
    assert legal(state, 1) == ["take joke_shop", "decline"]
    assert state.coins == [1, 0]
    assert facts[-1] == Coins(0, Line("HC-141", 1, source="castle"))


@rule("HC-222", "HC-141")
def test_losing_a_coin_to_a_royal_palace_is_not_spending() -> None:
    palace = "market_yellow school museum royal_palace"
    state = table(CASTLE, palace, "market_blue", coins=[0, 0, 8], turn=2)
    do(state, "2 pass")
    assert state.coins == [0 + 2, 0 + 1 + 1, 8 + 1 + 1 - 1]


@rule("HC-E54", "HC-141", "HC-149", "HC-222")
def test_a_castle_looks_at_what_a_hot_dog_stand_pays() -> None:
    stand = "market_orange house steelworks hot_dog_stand"
    three = [CASTLE, stand, "market_blue"]
    assert _castle_gains(1, three, "shopping_mall", 4) == 1
    assert _castle_gains(1, three, "florist", 1) == 0


@rule("HC-E54", "HC-154", "HC-222")
def test_a_castle_gains_nothing_from_a_free_card() -> None:
    state = table(
        CASTLE,
        "market_orange house",
        "market_blue school offices",
        coins=[9, 9, 9],
        display="stadium spa zoo",
        row="underwater_tunnel",
        question=asks.SPECIAL,
        turn=2,
    )
    do(state, "2 take underwater_tunnel")
    for card, price, gain, income in (("stadium", 0, 0, 4), ("spa", 7, 1, 6)):
        pass_until(state, 2, asks.BUY)
        castle, coins, round_ = state.coins[0], state.coins[2], state.round
        do(state, f"2 buy {card}")
        assert state.round == round_ + 1  # the income phase has come, too
        assert state.coins[0] == castle + gain + 2
        assert state.coins[2] == coins - price + income


def _tunnel(display: str) -> HappyCityState:
    """Taken in the turn before; it is the owner's turn to buy."""
    state = table(
        "market_blue school factory",
        BUYER,
        display=display,
        row="underwater_tunnel",
        question=asks.SPECIAL,
    )
    do(state, "0 take underwater_tunnel")
    pass_until(state, 0, asks.BUY)
    return state


@rule("HC-E48", "HC-154", "HC-229")
def test_an_underwater_tunnel_makes_the_next_card_free_and_no_other() -> None:
    state = _tunnel("amusement_park museum zoo")
    assert state.coins[0] == 0 + 2
    do(state, "0 pass")  # does not use it up
    assert state.coins[0] == 3
    pass_until(state, 0, asks.BUY)
    assert state.coins[0] == 3 + 2
    do(state, "0 buy amusement_park")
    assert state.coins[0] == 5
    pass_until(state, 0, asks.BUY)
    assert state.coins[0] == 5 + 3
    do(state, "0 buy museum")
    assert state.coins[0] == 8 - 4


@rule("HC-229")
def test_an_underwater_tunnel_is_used_up_by_a_cheap_card_too() -> None:
    state = _tunnel("amusement_park museum zoo")
    do(state, "0 buy house")
    assert state.coins[0] == 2
    pass_until(state, 0, asks.BUY)
    assert state.coins[0] == 2 + 2
    assert rule_against(state, 0, "buy amusement_park") == "HC-74"


@rule("HC-229")
def test_a_free_card_must_still_have_a_new_name() -> None:
    state = _tunnel("school amusement_park zoo")
    assert rule_against(state, 0, "buy school") == "HC-75"
    assert "buy school" not in legal(state, 0)
    assert "buy zoo" in legal(state, 0)


@rule("HC-154")
def test_the_tunnel_of_another_makes_nothing_cheaper() -> None:
    state = _tunnel("amusement_park museum zoo")
    do(state, "0 pass", "1 keep")
    assert state.coins[1] < 4
    assert rule_against(state, 1, "buy museum") == "HC-74"


BEN = "market_yellow school factory big_ben"


@rule("HC-E51", "HC-158", "HC-240")
def test_big_ben_pays_five_coins_for_passing() -> None:
    state = table(BEN, BUYER, coins=[3, 0])
    assert GAME.public(state)["passing"] == [5, 1]
    facts = do(state, "0 pass")
    assert state.coins[0] == 8
    assert facts[0] == Passed(0, Line("HC-158", 5, source="big_ben"))
    state = table(BEN, BUYER, coins=[3, 0])
    do(state, "0 buy house")
    assert state.coins[0] == 2


@rule("HC-158")
def test_big_ben_pays_nobody_else() -> None:
    state = table(BEN, BUYER, "market_blue", coins=[3, 3, 3], turn=1)
    do(state, "1 pass")
    assert state.coins == [3, 4, 3]


@rule("HC-240")
def test_the_amount_of_big_ben_is_data() -> None:
    assert CARDS[NUMBER_OF["big_ben"]].effect["coins"] == 5


@rule("HC-238")
def test_passing_is_not_spending_even_with_big_ben() -> None:
    state = table(CASTLE, BEN, "market_blue", coins=[0, 3, 3], turn=1)
    do(state, "1 pass")
    assert state.coins == [0, 8, 3]
    assert GAME.pending(state) == [2]
