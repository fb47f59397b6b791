"""Discard and refill: steps B1 and B2 of a turn, and the reshuffling of decks."""

import pytest

from kvartal.games.happy_city import state as asks
from kvartal.games.happy_city.components import CARDS
from kvartal.games.happy_city.facts import Discarded, Reshuffled, Revealed
from kvartal.games.happy_city.game import GAME
from kvartal.games.happy_city.state import HappyCityState
from kvartal.kit.actions import NotationError
from kvartal.kit.chance import RefusingChance
from kvartal.kit.knowledge import new_pile
from tests.games.happy_city.positions import (
    do,
    ids,
    kinds,
    legal,
    numbers,
    rule_against,
    table,
    turn_up,
)
from tests.games.turns import LUCK
from tests.kit.helpers import config_of
from tests.marks import rule


def turn_of(
    display: str, mode: str = "family", discards: tuple[str, str, str] = ("", "", "")
) -> HappyCityState:
    """Seat 0 begins a turn with this display and money for anything; so does seat 1 after it."""
    market = "market" if mode != "expert" else "market_blue"
    return table(
        market,
        market,
        mode=mode,
        coins=[20, 20],
        display=display,
        discards=discards,
        question=asks.DISCARD,
    )


def with_decks(state: HappyCityState, *decks: str) -> HappyCityState:
    state.decks = [new_pile(f"deck_{n + 1}", numbers(deck)) for n, deck in enumerate(decks)]
    return state


@rule("HC-60", "HC-130")
@pytest.mark.parametrize("mode", ["family", "expert"])
def test_one_card_of_the_display_or_none_is_discarded(mode: str) -> None:
    state = turn_of("school museum zoo", mode)
    assert legal(state, 0) == ["discard school", "discard museum", "discard zoo", "keep"]
    assert rule_against(state, 0, "discard grocery") == "HC-60"
    facts = do(state, "0 discard museum")
    assert Discarded(0, "museum") in facts
    assert ids(state.display) == ["school", "zoo"]
    assert rule_against(state, 0, "discard zoo") == "KV-2"  # exactly one
    kept = turn_of("school museum zoo", mode)
    assert kinds(do(kept, "0 keep")) == ["kept"]
    assert ids(kept.display) == ["school", "museum", "zoo"]
    assert kept.discards == [[], [], []]


@rule("HC-61")
@pytest.mark.parametrize("card", ["house", "apartment_building", "luxury_residence", "film_studio"])
def test_dwellings_and_special_buildings_are_never_discarded(card: str) -> None:
    state = turn_of("school museum zoo")
    state.row = numbers("film_studio")
    assert f"discard {card}" not in legal(state, 0)
    with pytest.raises(NotationError):
        rule_against(state, 0, f"discard {card}")  # not even a word for it


@rule("HC-62")
@pytest.mark.parametrize(("card", "deck"), [("school", 0), ("museum", 1), ("zoo", 2)])
def test_it_goes_to_the_discard_pile_of_its_deck(card: str, deck: int) -> None:
    state = turn_of("school museum zoo", discards=("bank", "garage", "spa"))
    before = [len(pile) for pile in state.discards]
    do(state, f"0 discard {card}")
    grown = [len(pile) - was for pile, was in zip(state.discards, before, strict=True)]
    assert grown == [int(deck == n) for n in range(3)]
    assert numbers(card)[0] in state.discards[deck]


@rule("HC-63", "HC-204", "HC-230")
@pytest.mark.parametrize("seats", [2, 5])
def test_only_the_very_first_turn_has_nothing_to_discard(seats: int) -> None:
    state = GAME.setup(config_of(GAME, seats, first="0"), LUCK)
    assert legal(state, 0) == ["reveal 1", "reveal 2", "reveal 3"]
    do(state, "0 reveal 1", "0 reveal 1", "0 reveal 2")
    do(state, f"0 {legal(state, 0)[0]}")  # buys a display card or the house
    assert len(legal(state, 1)) == len(set(state.display)) + 1
    assert legal(state, 1)[-1] == "keep"
    assert len(state.display) in {2, 3}


@rule("HC-64", "HC-65", "HC-66")
def test_cards_are_revealed_one_by_one_until_three_lie_open() -> None:
    state = GAME.setup(config_of(GAME, 2, first="0"), LUCK)
    sizes = [28, 20, 18]
    for card, deck in (("zoo", 3), ("bank", 1), ("garage", 2)):
        assert legal(state, 0) == ["reveal 1", "reveal 2", "reveal 3"]  # chosen anew each time
        facts = turn_up(state, 0, deck, card)
        assert facts[0] == Revealed(0, deck, card)
        assert GAME.public(state)["display"] == ids(state.display)
        sizes[deck - 1] -= 1
        assert [pile.size for pile in state.decks] == sizes
    assert ids(state.display) == ["zoo", "bank", "garage"]
    assert state.question == asks.BUY
    assert rule_against(state, 0, "reveal 1") == "KV-2"


@rule("HC-64")
@pytest.mark.parametrize("deck", [1, 2, 3])
def test_a_deck_gives_its_own_cards(deck: int) -> None:
    state = turn_of("school museum")
    do(state, "0 keep", f"0 reveal {deck}")
    assert CARDS[state.display[-1]].deck == deck - 1


@rule("HC-66")
def test_nothing_is_revealed_when_three_lie_open() -> None:
    state = turn_of("school museum zoo")
    do(state, "0 keep", chance=RefusingChance())
    assert state.question == asks.BUY
    assert ids(state.display) == ["school", "museum", "zoo"]
    assert [pile.size for pile in state.decks] == [27, 19, 17]


@rule("HC-E3", "HC-62", "HC-64", "HC-65")
def test_example_of_a_refill() -> None:
    state = turn_of("grocery museum")
    do(state, "0 discard grocery")
    assert [ids(pile) for pile in state.discards] == [["grocery"], [], []]
    assert ids(state.display) == ["museum"]
    turn_up(state, 0, 1, "haunted_house")
    turn_up(state, 0, 2, "grand_hotel")
    assert sorted(ids(state.display)) == ["grand_hotel", "haunted_house", "museum"]
    assert state.question == asks.BUY


@rule("HC-67", "HC-206", "HC-E15")
def test_a_deck_that_runs_out_is_made_of_its_discards_at_once() -> None:
    state = turn_of("school", discards=("library", "", "spa casino zoo zoo"))
    with_decks(state, "bank bank", "museum museum", "stadium")
    do(state, "0 keep")
    facts = turn_up(state, 0, 3, "stadium")
    assert facts == [Revealed(0, 3, "stadium"), Reshuffled(3, 4)]
    assert [pile.size for pile in state.decks] == [2, 2, 4]
    assert sorted(ids(state.decks[2].cards)) == ["casino", "spa", "zoo", "zoo"]
    assert [ids(pile) for pile in state.discards] == [["library"], [], []]  # its own alone
    turn_up(state, 0, 3, "casino")
    assert ids(state.display) == ["school", "stadium", "casino"]


@rule("HC-67")
def test_the_new_deck_is_shuffled() -> None:
    tops = set()
    for top in ("spa", "casino", "zoo"):
        state = turn_of("school", discards=("", "", "spa casino zoo"))
        with_decks(state, "bank", "museum", "stadium")
        do(state, "0 keep", "0 reveal 3")
        turn_up(state, 0, 3, top)
        tops.add(ids(state.display)[-1])
    assert tops == {"spa", "casino", "zoo"}


@rule("HC-206")
def test_a_discard_to_an_empty_deck_is_the_new_deck_at_once() -> None:
    state = with_decks(turn_of("school museum zoo"), "bank", "garage", "")
    facts = do(state, "0 discard zoo")
    assert facts == [Discarded(0, "zoo"), Reshuffled(3, 1)]
    assert (state.decks[2].size, state.discards[2]) == (1, [])
    assert legal(state, 0) == ["reveal 1", "reveal 2", "reveal 3"]
    facts = do(state, "0 reveal 3")
    assert facts == [Revealed(0, 3, "zoo")]


@rule("HC-206")
def test_a_deck_with_cards_is_left_alone() -> None:
    state = with_decks(turn_of("school museum zoo", discards=("", "", "spa")), "bank", "", "casino")
    facts = do(state, "0 discard zoo")
    assert kinds(facts) == ["discarded"]
    assert sorted(ids(state.discards[2])) == ["spa", "zoo"]
    assert ids(state.decks[2].cards) == ["casino"]


@rule("HC-68", "HC-207")
def test_an_exhausted_deck_cannot_be_chosen() -> None:
    state = with_decks(turn_of("school museum"), "bank bank", "garage", "")
    do(state, "0 keep")
    assert legal(state, 0) == ["reveal 1", "reveal 2"]
    assert rule_against(state, 0, "reveal 3") == "HC-68"
    assert rule_against(state, 0, "reveal 2") is None


@rule("HC-207", "HC-230")
def test_a_single_deck_is_revealed_from_without_a_question_and_told() -> None:
    state = with_decks(turn_of("school museum"), "", "", "spa casino")
    facts = do(state, "0 discard school")  # which becomes deck 1
    assert legal(state, 0) == ["reveal 1", "reveal 3"]
    facts = do(state, "0 reveal 1")
    assert kinds(facts) == ["revealed", "revealed"]
    assert state.question == asks.BUY
    assert len(state.display) == 3


@rule("HC-207")
def test_there_are_always_cards_to_refill() -> None:
    state = GAME.setup(config_of(GAME, 5), LUCK)
    most_in_cities = 5 * 9
    assert sum(pile.size for pile in state.decks) - most_in_cities >= 3


@rule("HC-205")
def test_equal_names_may_lie_in_the_display() -> None:
    state = turn_of("school zoo")
    do(state, "0 keep")
    turn_up(state, 0, 1, "school")
    assert ids(state.display) == ["school", "zoo", "school"]
    bought, discarded = state.copy(), turn_of("school zoo school")
    do(bought, "0 buy school")  # one of the two
    assert ids(bought.display) == ["zoo", "school"]
    assert ids(bought.cities[0]) == ["market", "school"]
    do(discarded, "0 discard school")
    assert ids(discarded.display) == ["zoo", "school"]
    assert ids(discarded.discards[0]) == ["school"]
