"""Taking an expert building: what each needs, and what happens at once."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from kvartal.games.happy_city import state as asks
from kvartal.games.happy_city.components import CARDS, EXPERTS, ID, NUMBER_OF
from kvartal.games.happy_city.facts import Coins, Lost, Took
from kvartal.games.happy_city.game import GAME
from kvartal.games.happy_city.state import HappyCityState
from kvartal.kit.lines import Line
from tests.games.happy_city.positions import (
    do,
    hearts,
    ids,
    kinds,
    legal,
    numbers,
    pass_until,
    residents,
    rule_against,
    table,
)
from tests.marks import rule

# The cards that lie before each building in the examples of the ledger, none more than needed.
BEFORE = {
    "great_pyramid": "market_blue factory",
    "castle": "market_green factory",
    "joke_shop": "market_green house",
    "harbor": "market_yellow house",
    "airport": "market_blue haunted_house",
    "art_gallery": "market_yellow school museum",
    "bowling_alley": "market_orange grocery school",
    "concert_arena": "market_yellow school house",
    "moai": "market_yellow haunted_house factory",
    "train_station": "market_blue house factory",
    "statue_of_liberty": "market_blue school library",
    "hot_dog_stand": "market_green haunted_house factory",
    "barber_shop": "market_blue school house",
    "sphinx": "market_green house school",
    "royal_palace": "market_yellow school museum",
    "burger_joint": "market_blue house factory",
    "underwater_tunnel": "market_blue school offices",
    "water_park": "market_yellow house factory",
    "escape_room": "market_yellow school factory",
    "machu_picchu": "market_orange school factory",
    "big_ben": "market_yellow school factory",
    "golden_gate_bridge": "market_orange school museum",
    "stonehenge": "market_green school haunted_house",
    "sushi_bar": "market_blue grocery school house",
    "wind_turbine": "market_yellow school haunted_house factory",
    "taj_mahal": "market_yellow school house grand_hotel",
    "louvre": "market_yellow igloo haunted_house factory",
    "greengrocer": "market_green house haunted_house school",
    "croissant_bakery": "market_blue grocery school factory",
    "mayan_pyramid": "market_green house school museum",
    "leaning_tower": "market_blue school museum house",
    "arcade": "market_yellow school museum house",
    "great_wall": "market_yellow school house factory",
    "billiard_hall": "market_yellow grocery school house",
    "domed_cathedral": "market_yellow school house apartment_building factory",
    "japanese_garden": "market_yellow school museum house grand_hotel spa",
    "parthenon": "market_yellow school museum grand_hotel factory",
    "colosseum": "market_yellow house spa",
}


def _offer(special: str, *cities: str) -> HappyCityState:
    """Seat 0 passes; then the building can be taken, or not."""
    state = table(*cities, coins=[9] * len(cities), display="zoo stadium spa", row=special)
    do(state, "0 pass")
    return state


@rule("HC-137", "HC-245", "HC-239")
@pytest.mark.parametrize("special", BEFORE)
def test_each_building_needs_just_the_cards_of_the_examples(special: str) -> None:
    cards = BEFORE[special].split()
    for missing in cards:
        without = " ".join(card for card in cards if card != missing)
        assert _offer(special, without, "market_purple").question != asks.SPECIAL, missing
    state = _offer(special, BEFORE[special], "market_purple")
    assert legal(state, 0) == [f"take {special}", "decline"]
    assert rule_against(state, 0, f"take {special}") is None
    facts = do(state, f"0 take {special}")
    slot = len(cards) + (special != "statue_of_liberty")
    assert Took(0, special, slot) in facts
    assert ids(state.cities[0])[slot - 1 :] == [special]
    assert state.row == []


@rule("HC-241")
def test_there_are_38_and_only_the_colosseum_is_ours() -> None:
    assert sorted(BEFORE) == sorted(ID[n] for n in EXPERTS)
    assert len(EXPERTS) == 38
    text = (files("kvartal.games.happy_city") / "components.toml").read_text(encoding="utf-8")
    rows = tomllib.loads(text)["expert_specials"]
    assert [row["id"] for row in rows if row.get("designed")] == ["colosseum"]


@rule("HC-E22", "HC-142", "HC-239")
def test_a_joke_shop_pays_a_coin_for_each_card_and_itself() -> None:
    state = _offer("joke_shop", "market_green house school grocery", "market_purple")
    facts = do(state, "0 take joke_shop")
    assert state.coins == [9 + 1 + 5, 9]
    assert facts[1] == Coins(0, Line("HC-142", 5, source="joke_shop"))
    assert kinds(facts) == ["took", "coins", "turn_began"]  # before the turn ends


@rule("HC-142", "HC-239")
def test_a_joke_shop_pays_once_and_never_again() -> None:
    state = _offer("joke_shop", "market_green house", "market_purple")
    do(state, "0 take joke_shop")
    assert state.coins[0] == 9 + 1 + 3
    pass_until(state, 0, asks.BUY)
    assert state.coins[0] == 13 + 1  # the income of the next round


@rule("HC-E26", "HC-146")
def test_a_concert_arena_pays_twice_the_income() -> None:
    state = _offer("concert_arena", "market_yellow school house", "market_purple")
    do(state, "0 take concert_arena")
    assert state.coins == [9 + 1 + 2, 9]
    state = _offer("concert_arena", "market_yellow school house garage bank", "market_purple")
    do(state, "0 take concert_arena")
    assert state.coins == [9 + 1 + 2 * 4, 9]


@rule("HC-E51", "HC-155")
def test_a_water_park_pays_everybody_a_coin() -> None:
    city = "market_yellow house factory library"
    state = table(
        city,
        "market_blue",
        "market_green",
        coins=[3, 0, 7],
        row="water_park",
        question=asks.SPECIAL,
    )
    before = hearts(state, 0)
    do(state, "0 take water_park")
    assert state.coins == [4, 1, 8]
    assert hearts(state, 0) == before + 2
    assert (before, hearts(state, 1)) == (0, 0)


LIBERTY = "market_blue school grocery library"


@rule("HC-E28", "HC-148", "HC-224")
def test_a_statue_of_liberty_replaces_the_last_card() -> None:
    state = table(
        LIBERTY,
        "market_green",
        coins=[9, 9],
        display="library museum zoo",
        row="statue_of_liberty",
    )
    assert rule_against(state, 0, "buy library") == "HC-75"
    do(state, "0 pass")
    facts = do(state, "0 take statue_of_liberty")  # its third blue card is the one that goes
    assert facts[:2] == [Lost(0, "library", 4), Took(0, "statue_of_liberty", 4)]
    assert ids(state.cities[0]) == ["market_blue", "school", "grocery", "statue_of_liberty"]
    assert state.discards[0] == numbers("library")
    assert hearts(state, 0) == 4
    pass_until(state, 0, asks.BUY)
    do(state, "0 buy library")
    assert ids(state.cities[0])[-1] == "library"
    assert hearts(state, 0) == 5


NINE = "market_blue school library grocery house bank factory garage florist"


@rule("HC-148", "HC-224")
def test_a_statue_of_liberty_fits_into_a_full_city() -> None:
    state = table(
        NINE, "market_green", coins=[8, 0], display="zoo", row="statue_of_liberty sphinx big_ben"
    )
    do(state, "0 buy zoo")
    assert legal(state, 0) == ["take statue_of_liberty", "decline"]
    assert rule_against(state, 0, "take statue_of_liberty") is None
    assert rule_against(state, 0, "take big_ben") == "HC-87"
    do(state, "0 take statue_of_liberty")
    assert ids(state.cities[0]) == [*NINE.split(), "statue_of_liberty"]
    assert state.discards[2] == numbers("zoo")
    do(state, "1 reveal 1", "1 reveal 1", "1 reveal 1")  # nothing to buy: passes
    assert GAME.pending(state) == []  # it was the last round


@rule("HC-224")
def test_a_dwelling_lost_to_the_statue_leaves_the_game() -> None:
    city = "market_blue school library house"
    state = table(city, "market_green", row="statue_of_liberty", question=asks.SPECIAL)
    stacks = state.dwellings[:]
    do(state, "0 take statue_of_liberty")
    assert ids(state.cities[0])[-1] == "statue_of_liberty"
    assert "house" not in ids(state.cities[0])
    assert state.dwellings == stacks
    assert state.discards == [[], [], []]


@rule("HC-148", "HC-224")
def test_a_card_lost_to_the_statue_pays_and_counts_no_more() -> None:
    city = "market_blue school library garage"
    state = table(city, "market_green stonehenge", row="statue_of_liberty", question=asks.SPECIAL)
    do(state, "0 take statue_of_liberty")
    pass_until(state, 0, asks.BUY)
    assert state.coins[0] == 1  # the income of the market
    other = table(
        LIBERTY, "market_green stonehenge", row="statue_of_liberty", question=asks.SPECIAL
    )
    assert residents(other, 1) == 3
    do(other, "0 take statue_of_liberty")
    assert residents(other, 1) == 2  # a blue card less


@rule("HC-239", "HC-142")
def test_coins_gained_at_once_buy_nothing_before_the_next_turn() -> None:
    city = "market_green house school grocery"
    state = table(city, "market_blue", display="museum zoo spa", row="joke_shop", coins=[0, 9])
    do(state, "0 pass", "0 take joke_shop")
    assert state.coins[0] == 6
    assert GAME.pending(state) == [1]
    pass_until(state, 0, asks.BUY)
    assert state.coins[0] == 6 + 2
    do(state, "0 buy zoo")
    assert state.coins[0] == 0


@rule("HC-143", "HC-145", "HC-153", "HC-157", "HC-167")
def test_every_building_names_the_rule_that_the_ledger_has_for_it() -> None:
    ledger = Path(__file__).parents[3] / "docs" / "rules" / "happy_city.md"
    named = {}
    for line in ledger.read_text(encoding="utf-8").splitlines():
        if found := re.match(r"- \*\*(HC-1[4-6]\d)\*\* `", line):
            named.update(dict.fromkeys(BEFORE.keys() & set(re.findall(r"`(\w+)`", line)), found[1]))
    assert {special: CARDS[NUMBER_OF[special]].rule for special in BEFORE} == named
