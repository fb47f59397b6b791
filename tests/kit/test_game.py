"""The small functions beside the contract."""

import pytest

from kvartal.games.catalogue import GAMES
from kvartal.games.plots.facts import Chose, Decided
from kvartal.kit.actions import Action, Notation, NotationError
from kvartal.kit.advice import share_ahead
from kvartal.kit.chance import SeededChance
from kvartal.kit.facts import Log
from kvartal.kit.lines import Line
from kvartal.kit.outcome import Standing, rank, share_beaten
from kvartal.kit.play import Move, in_record_order
from tests.kit.helpers import config_of


def test_equals_share_a_rank_and_the_next_is_skipped() -> None:
    assert rank([(5, 0), (7, 1), (7, 1), (7, 0)]) == [4, 1, 1, 3]


def test_share_beaten_counts_a_tie_half() -> None:
    standings = [Standing(r, []) for r in (1, 2, 2, 4)]
    assert [share_beaten(standings, side) for side in range(4)] == [1.0, 0.5, 0.5, 0.0]
    assert share_beaten([Standing(1, [])], 0) == 1.0


def test_share_ahead_is_a_half_for_equals_and_grows_with_the_lead() -> None:
    assert share_ahead([5, 5], 0, 3.0) == 0.5
    assert share_ahead([9, 5], 0, 3.0) > share_ahead([7, 5], 0, 3.0) > 0.5
    assert share_ahead([4], 0, 3.0) == 1.0


def test_a_line_is_count_times_each() -> None:
    assert Line("XX-1", 3, 2).amount == 6
    assert Standing(1, [Line("XX-1", 3, 2), Line("XX-2", -1)]).score == 5


def test_facts_reach_whom_they_are_for() -> None:
    log, fact, secret = Log(), Decided(1), Chose(1, 3)
    log(fact)
    log(secret, [1])
    assert log.known_to(1) == [fact, secret]
    assert log.known_to(0) == log.known_to(None) == [fact]


def test_notation_is_the_action() -> None:
    one, same, other = Action("go", 1, "x"), Action("go", "1", "x"), Action("go", 2)
    assert one == same
    assert hash(one) == hash(same)
    assert one != other
    notation = Notation([one, other])
    assert notation.parse("go 1 x") is one
    with pytest.raises(NotationError, match="'go 3'"):
        notation.parse("go 3")


def test_turns_that_make_no_game_are_refused() -> None:
    game = GAMES["plots"]
    config = config_of(game, 2, rounds=1)
    chance, choose = SeededChance(bytes(32)), game.space(config)[0]
    state = game.setup(config, chance)
    with pytest.raises(ValueError, match="do not make a game"):
        list(in_record_order(game, state, chance, [Move(0, choose), Move(0, choose)]))
