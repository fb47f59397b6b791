"""Section 6 of the ledger: how the game ends."""

import pytest

from kvartal.games.uptown.components import NONE
from kvartal.games.uptown.facts import Took
from kvartal.games.uptown.game import GAME
from kvartal.games.uptown.state import UpTownState
from kvartal.kit.facts import Log
from tests.games.turns import LUCK
from tests.games.uptown.positions import CLOSED, EMPTY, do, kinds, legal, table
from tests.kit.helpers import config_of
from tests.marks import rule

FOUR_CLOSED = "playground | public_fountain | skate_ramp | chess_pavilion"


def idle(state: UpTownState, *seats: int) -> None:
    """These seats have their turns and build nothing."""
    for seat in seats:
        while list(GAME.pending(state)) == [seat] and not _is_over(state):
            turn = state.round, state.turn
            do(state, f"{seat} {legal(state, seat)[-1]}")
            if (state.round, state.turn) != turn:
                break


def _is_over(state: UpTownState) -> bool:
    return GAME.outcome(state) is not None


@rule("UP-130", "UP-132", "UP-133")
def test_a_street_with_five_closed_plots_makes_it_the_last_round() -> None:
    state = table(FOUR_CLOSED, EMPTY, EMPTY, free="pocket_park")
    facts = do(state, "0 build pocket_park 5")
    assert "street_ended" in kinds(facts)
    assert state.is_last
    assert list(GAME.pending(state)) == [0]  # the second action follows
    idle(state, 0, 1)
    assert list(GAME.pending(state)) == [2]
    idle(state, 2)
    assert _is_over(state)


@rule("UP-130", "UP-255", "UP-132")
def test_a_deck_that_runs_out_makes_it_the_last_round_at_once() -> None:
    state = table(
        EMPTY, EMPTY, EMPTY, tops=["typing_pool", "laundrette", "corner_shop"], decks=[5, 1, 5]
    )
    facts = do(state, "0 decline")
    assert kinds(facts)[-3:] == ["turn_began", "took", "deck_ended"]
    assert state.is_last
    assert list(GAME.pending(state)) == [1]
    assert state.free != NONE  # the card is still to be placed


@rule("UP-130", "UP-252")
def test_also_if_an_opponent_buys_the_last_card() -> None:
    state = table(
        EMPTY, EMPTY, EMPTY, tops=["typing_pool", "laundrette", "corner_shop"], decks=[5, 5, 1]
    )
    facts = do(state, "0 build corner_shop 1")
    assert "deck_ended" in kinds(facts)
    idle(state, 1)
    assert state.wallet[2] == 12  # the money lay where the deck was
    idle(state, 2)
    assert _is_over(state)


@rule("UP-131", "UP-274", "UP-259")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_last_turn_is_that_of_the_right_neighbour_of_the_first_player(first: int) -> None:
    state = table(EMPTY, EMPTY, EMPTY)
    state.first = first
    state.is_last = True
    for turn in range(3):
        assert list(GAME.pending(state)) == [(first + turn) % 3]
        idle(state, (first + turn) % 3)
    assert _is_over(state)


@rule("UP-256")
def test_a_trigger_in_the_last_turn_ends_the_game_after_it() -> None:
    tops = ["laundrette", "rooftop_garden"]
    state = table(EMPTY, FOUR_CLOSED, turn=1, tops=tops, free="pocket_park")
    do(state, "1 build pocket_park 5")
    assert not _is_over(state)
    do(state, "1 build rooftop_garden 2")
    assert _is_over(state)


@rule("UP-254")
def test_a_second_trigger_changes_nothing() -> None:
    tops = ["typing_pool", "rooftop_garden"]
    state = table(f"| {FOUR_CLOSED}", EMPTY, tops=tops, decks=[5, 1], free="pocket_park")
    facts = do(state, "0 build pocket_park 1", "0 build rooftop_garden 1")
    assert kinds(facts).count("street_ended") == 1
    assert state.decks[1] == 0
    assert "deck_ended" not in kinds(facts)
    idle(state, 1)
    assert _is_over(state)


@rule("UP-134")
def test_an_empty_municipal_pile_ends_nothing() -> None:
    state = table(EMPTY, EMPTY, top="public_baths")
    state.municipal.cards, state.municipal.size = [], 0
    do(state, "0 decline")
    assert state.top == NONE
    assert not state.is_last


@rule("UP-257")
def test_who_has_closed_everything_plays_on_in_the_last_round() -> None:
    state = table(EMPTY, CLOSED, turn=1, is_last=True, free="rooftop_garden")
    assert legal(state, 1) == [*(f"build rooftop_garden {n}" for n in range(1, 6)), "discard"]


@rule("UP-247")
def test_a_gift_may_close_the_fifth_plot() -> None:
    state = table(EMPTY, f"{FOUR_CLOSED} | family_flat", free="tin_roof")
    facts = do(state, "0 give tin_roof 1 5")
    assert "street_ended" in kinds(facts)
    assert state.is_last


@rule("UP-141", "UP-142", "UP-274")
@pytest.mark.parametrize(("seats", "most"), [(2, 42), (3, 28), (4, 21)])
def test_the_longest_game(seats: int, most: int) -> None:
    """Nobody builds anything: every deck loses a card a round, and no action is skipped."""
    log = Log()
    state = GAME.setup(config_of(GAME, seats, first="0"), LUCK, log)
    while pending := GAME.pending(state):
        GAME.apply(state, pending[0], GAME.legal(state, pending[0])[-1], LUCK, log)
    assert state.round == most
    took = [told.fact for told in log.told if isinstance(told.fact, Took)]
    assert [fact.seat for fact in took] == [*range(seats)] * most
