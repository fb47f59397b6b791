"""Setup (section 2), the expert draft (section 10) and the options."""

from collections import Counter

import pytest

from kvartal.games.happy_city import state as asks
from kvartal.games.happy_city.components import EXPERTS, SPECIALS, deck_cards
from kvartal.games.happy_city.facts import TurnBegan
from kvartal.games.happy_city.game import GAME
from kvartal.games.happy_city.state import HappyCityOptions, HappyCityState
from kvartal.kit.chance import SeededChance
from kvartal.kit.facts import Fact
from kvartal.kit.options import OptionError, describe
from tests.games.happy_city.positions import do, ids, kinds, legal, rule_against, table
from tests.games.turns import LUCK
from tests.kit.helpers import config_of
from tests.marks import rule

COLOURED = ["market_yellow", "market_blue", "market_green", "market_orange", "market_purple"]


def begun(seats: int, mode: str = "family", first: str = "0", seed: int = 0) -> HappyCityState:
    chance = SeededChance(seed.to_bytes(32, "big"))
    return GAME.setup(config_of(GAME, seats, mode=mode, first=first), chance)


def drafted(seats: int, first: int = 0) -> HappyCityState:
    """An expert game after the draft, everybody taking the first market left."""
    state = begun(seats, "expert", str(first))
    while state.question == asks.DRAFT:
        seat = GAME.pending(state)[0]
        do(state, f"{seat} {legal(state, seat)[0]}")
    return state


@rule("HC-20", "HC-201")
def test_the_first_player_is_given() -> None:
    for seats in GAME.seat_counts:
        for first in range(seats):
            config = config_of(GAME, seats, first=str(first))
            assert GAME.rule_against_config(config) is None
            assert GAME.pending(GAME.setup(config, LUCK)) == [first]
        for nobody in range(seats, 5):
            refusal = GAME.rule_against_config(config_of(GAME, seats, first=str(nobody)))
            assert refusal is not None
            assert refusal.rule == "HC-201"


@rule("HC-20", "HC-201")
def test_or_the_first_player_is_chosen_by_lot() -> None:
    firsts: Counter[int] = Counter()
    for seed in range(300):
        state = begun(3, first="random", seed=seed)
        assert state == begun(3, first="random", seed=seed)  # by the seed alone
        assert GAME.pending(state) == [state.first]
        firsts[state.first] += 1
    assert all(70 < firsts[seat] < 130 for seat in range(3))


@rule("HC-22")
@pytest.mark.parametrize("mode", ["family", "junior", "expert"])
def test_three_decks_with_empty_discard_piles(mode: str) -> None:
    state = begun(3, mode)
    assert [pile.cards for pile in state.decks] == [sorted(deck_cards(deck)) for deck in range(3)]
    assert [pile.size for pile in state.decks] == [28, 20, 18]
    assert state.discards == [[], [], []]


@rule("HC-22")
@pytest.mark.parametrize("deck", [0, 1, 2])
def test_decks_are_shuffled_separately(deck: int) -> None:
    tops: Counter[int] = Counter()
    places = set()  # of the top cards of two decks: independent of each other
    for seed in range(300):
        chance = SeededChance(seed.to_bytes(32, "big"))
        state = GAME.setup(config_of(GAME, 2, first="0"), chance)
        do(state, f"0 reveal {deck + 1}", f"0 reveal {(deck + 1) % 3 + 1}", chance=chance)
        tops[state.display[0]] += 1
        places.add(tuple(state.display[:2]))
    assert set(tops) == set(deck_cards(deck))  # any card may lie on top
    assert len(places) > 60


@rule("HC-23", "HC-63")
@pytest.mark.parametrize("mode", ["family", "junior", "expert"])
def test_the_display_starts_empty(mode: str) -> None:
    assert begun(4, mode).display == []


TABLE = [(2, 1, 3, 4), (3, 2, 6, 5), (4, 3, 9, 6), (5, 4, 12, 7)]


@rule("HC-24", "HC-25", "HC-26", "HC-27", "HC-7")
@pytest.mark.parametrize(("seats", "each", "dwellings", "specials"), TABLE)
def test_the_table_of_player_counts(seats: int, each: int, dwellings: int, specials: int) -> None:
    state = begun(seats)
    assert state.dwellings == [each, each, each]
    assert sum(state.dwellings) == dwellings
    assert len(set(state.row)) == len(state.row) == specials
    assert set(state.row) <= set(SPECIALS)
    assert [ids(city) for city in state.cities] == [["market"]] * seats
    assert state.markets == []  # the others are in the box
    assert state.coins == [2 + 1] * seats  # and the first income


@rule("HC-E1", "HC-24", "HC-25")
def test_setup_for_three() -> None:
    state = begun(3)
    assert len(state.row) == 5
    assert state.dwellings == [2, 2, 2]


@rule("HC-24", "HC-2")
def test_five_players_use_all_dwellings() -> None:
    assert begun(5).dwellings == [4, 4, 4]


@rule("HC-25", "HC-131")
@pytest.mark.parametrize(("mode", "cards"), [("family", SPECIALS), ("expert", EXPERTS)])
def test_any_special_building_may_be_dealt(mode: str, cards: list[int]) -> None:
    dealt: Counter[int] = Counter()
    for seed in range(300):
        state = begun(2, mode, seed=seed)
        assert sorted([*state.row, *state.box.cards]) == cards
        dealt.update(state.row)
    expected = 300 * 4 / len(cards)
    assert all(0.4 * expected < dealt[card] < 1.8 * expected for card in cards)


@rule("HC-28")
@pytest.mark.parametrize("mode", ["family", "expert"])
def test_nothing_else_differs_by_the_number_of_players(mode: str) -> None:
    two, five = begun(2, mode), begun(5, mode)
    assert two.decks == five.decks
    assert two.discards == five.discards
    assert (two.display, two.question, two.round) == (five.display, five.question, five.round)
    assert two.coins == five.coins[:2]
    assert two.cities == five.cities[:2]


@rule("HC-E2", "HC-51", "HC-26", "HC-136", "HC-211")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("mode", ["family", "junior", "expert"])
def test_three_coins_after_the_first_income(mode: str, seats: int) -> None:
    state = drafted(seats) if mode == "expert" else begun(seats, mode)
    assert state.round == 1
    assert state.coins == [3] * seats


@rule("HC-132", "HC-131", "HC-136")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_draft_begins_when_the_row_lies_open(seats: int) -> None:
    state = begun(seats, "expert")
    assert len(state.row) == seats + 2
    assert set(state.row) <= set(EXPERTS)
    assert ids(state.markets) == COLOURED
    assert legal(state, seats - 1) == [f"draft {market}" for market in COLOURED]
    assert state.cities == [[]] * seats
    assert state.coins == [2] * seats
    assert state.round == 0


@rule("HC-E6", "HC-133", "HC-134")
def test_the_draft_of_four() -> None:
    state = begun(4, "expert")
    offers, facts = [], list[Fact]()
    for seat, market in ((3, "green"), (2, "yellow"), (1, "purple"), (0, "blue")):
        assert GAME.pending(state) == [seat]
        offers.append(len(legal(state, seat)))
        facts += do(state, f"{seat} draft market_{market}")
    assert offers == [5, 4, 3, 2]
    cities = [["market_blue"], ["market_purple"], ["market_yellow"], ["market_green"]]
    assert [ids(city) for city in state.cities] == cities
    assert state.markets == []
    assert (state.round, GAME.pending(state)) == (1, [0])
    assert kinds(facts)[4:] == ["round_began", *["income"] * 4, "turn_began"]
    assert facts[-1] == TurnBegan(0)


@rule("HC-133")
def test_the_draft_goes_counter_clockwise_and_the_first_player_is_last() -> None:
    state = begun(3, "expert", first="1")
    do(state, "0 draft market_blue")
    assert rule_against(state, 2, "draft market_blue") == "HC-133"
    assert rule_against(state, 1, "draft market_green") == "KV-1"
    do(state, "2 draft market_green", "1 draft market_orange")
    assert GAME.pending(state) == [1]


@rule("HC-230", "HC-133")
def test_the_last_of_five_has_no_choice_but_it_is_told() -> None:
    state = begun(5, "expert")
    facts = do(state, *(f"{5 - n} draft {COLOURED[n - 1]}" for n in range(1, 5)))
    assert kinds(facts)[:6] == [*["market_taken"] * 5, "round_began"]
    assert ids(state.cities[0]) == ["market_purple"]
    assert state.round == 1


@rule("HC-135", "HC-83")
def test_the_colour_of_a_market_counts_for_conditions() -> None:
    state = table("market_blue factory", "market_green", row="great_pyramid", display="zoo zoo spa")
    do(state, "0 pass")  # blue 1 and purple 1
    assert legal(state, 0) == ["take great_pyramid", "decline"]
    state = table("market_green factory", "market_blue", row="great_pyramid", display="zoo zoo spa")
    do(state, "0 pass")
    assert GAME.pending(state) == [1]


@rule("HC-121", "HC-210")
def test_junior_scoring_is_a_mode_beside_expert() -> None:
    mode, first = describe(HappyCityOptions)
    assert mode["values"] == ["family", "junior", "expert"]
    assert first["values"] == ["random", "0", "1", "2", "3", "4"]
    with pytest.raises(OptionError):
        config_of(GAME, 3, mode="expert", scoring="add")
    junior = begun(3, "junior")
    assert set(junior.row) <= set(SPECIALS)
    assert ids(junior.cities[0]) == ["market"]


@rule("HC-120", "HC-121")
def test_but_for_points_junior_is_family() -> None:
    junior, family = begun(4, "junior"), begun(4, "family")
    junior.options = family.options
    assert junior == family
