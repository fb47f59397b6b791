"""Every recorded move is looked at once, and what was decided at once in no order of seats."""

from random import Random

import pytest
from tools.review_truth.games import recorded

from kvartal.analysis.course import Position, follow
from kvartal.analysis.curve import MOMENTS, moments
from kvartal.games.catalogue import GAMES
from kvartal.kit.game import AnyGame, Config, observe
from kvartal.kit.record import Record


def _record(game: AnyGame) -> Record:
    return recorded(game, Config(2, game.options()), ["random"] * 2, 3, 1)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_each_move_is_looked_at_once(game: AnyGame) -> None:
    record = _record(game)
    positions = follow(game, record, Random(1)).positions
    assert sorted(position.move for position in positions) == [*range(len(record.moves))]
    for position in positions:
        told = record.moves[position.move]
        assert (position.seat, position.action.notation) == (told.seat, told.notation)
    for seat in range(2):
        own = [position.move for position in positions if position.seat == seat]
        assert own == sorted(own)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_is_decided_at_once_comes_in_any_order(game: AnyGame) -> None:
    """A seat knows the same of its own choice, whoever is looked at first."""
    record, firsts, known = _record(game), set[int](), dict[int, object]()
    for number in range(8):
        positions = follow(game, record, Random(number)).positions
        firsts |= {each.seat for each in positions if _is_at_once(game, each)}
        for each in positions:
            own = observe(game, each.state, each.seat).private
            assert known.setdefault(each.move, own) == own
    assert firsts in (set(), {0, 1})


def _is_at_once(game: AnyGame, position: Position) -> bool:
    return len(game.pending(position.state)) > 1


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_turn_begins_with_its_first_recorded_move(game: AnyGame) -> None:
    course = follow(game, _record(game), Random(2))
    turns: dict[int, list[int]] = {}
    for position in course.positions:
        turns.setdefault(game.turn(position.state), []).append(position.move)
    begins = {min(moves) for moves in turns.values()}
    assert {each.move for each in moments(game, course, MOMENTS)} <= begins
