"""A branch goes on from a move of another game, with luck of its own, and can be verified."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from kvartal.games.catalogue import GAMES
from kvartal.kit.game import AnyConfig, AnyGame, Config
from kvartal.kit.header import BRANCH, MOST_BRANCHES, Header
from kvartal.kit.options import parse
from kvartal.kit.play import Move
from kvartal.kit.prospects import prospects
from kvartal.kit.record import (
    Record,
    RecordError,
    branch_for,
    origin_of,
    read,
    renamed,
    replay,
    verify,
    write,
)
from tests.cli.resealing import resealed
from tests.kit.helpers import record_of

GAME = GAMES["neighbours"]
AT = 5


def branched(text: str, at: int, seed: int = 5, game: AnyGame = GAME) -> str:
    """The record of a random game that goes on from this one."""
    origin = read(text)
    header = branch_for(origin_of(origin, at), 0, seed)
    moves, state = played(game, origin, at)
    rng, chance = Random(seed), header.chance()
    while pending := game.pending(state):
        seat = rng.choice(list(pending))
        action = rng.choice(list(game.legal(state, seat)))
        moves.append(Move(seat, action))
        game.apply(state, seat, action, chance)
    return write(game, config_of(game, header), header, moves)


def played(game: AnyGame, record: Record, at: int) -> tuple[list[Move], Any]:
    moves = []
    for move, _, state in replay(game, record):
        moves.append(move)
        if len(moves) == at:
            return moves, state.copy()
    raise AssertionError("it is shorter")


def config_of(game: AnyGame, header: Header) -> AnyConfig:
    return Config(header.seats, parse(game.options, header.options))


def played_lines(text: str) -> list[str]:
    return [f"{move.seat} {move.notation} {move.facts}" for move in read(text).moves]


@pytest.mark.parametrize("name", GAMES)
def test_a_branch_of_any_game_verifies_and_begins_as_its_origin(name: str) -> None:
    game = GAMES[name]
    text = record_of(name, max(2, game.seat_counts[0]))
    branch = branched(text, AT, game=game)
    record = verify(game, branch)
    assert record.header.format == BRANCH
    assert record.closing.startswith("end ")
    assert played_lines(branch)[:AT] == played_lines(text)[:AT]


def test_hands_stay_as_they_were_and_what_comes_is_drawn_anew() -> None:
    text = record_of("neighbours", 3)
    _, then = played(GAME, read(text), AT)
    later = set()
    for seed in range(20):
        branch = branched(text, AT, seed)
        assert played(GAME, read(branch), AT)[1] == then
        chance = read(branch).header.chance()
        later.add(tuple(chance.below(f"deck.0/{card}", 40) for card in range(8)))
    assert len(later) == 20


def test_what_comes_does_not_follow_from_the_secret_of_the_origin() -> None:
    """The origin's is known to all; the same moves bring other cards."""
    text = record_of("neighbours", 3)
    origin = read(text)
    header = branch_for(origin_of(origin, AT), 0, 5)
    assert header.seed() != origin.header.seed()
    assert header.chances()[0][1].below("deck.0/0", 99) == origin.header.chance().below(
        "deck.0/0", 99
    )


def test_a_branch_of_a_branch_verifies() -> None:
    text = branched(record_of("neighbours", 2), AT)
    again = branched(text, AT + 4)
    same_place = branched(text, AT)
    for branch in (again, same_place):
        header = verify(GAME, branch).header
        assert header.origin is not None
        assert header.origin.header.origin is not None
        assert (
            played_lines(branch)[: header.origin.moves] == played_lines(text)[: header.origin.moves]
        )


def test_a_game_does_not_branch_off_without_end() -> None:
    text = record_of("neighbours", 2)
    for seed in range(MOST_BRANCHES):
        text = branched(text, AT, seed)
    verify(GAME, text)
    with pytest.raises(RecordError, match="too often"):
        branched(branched(text, AT), AT)


def test_seats_that_decide_at_once_are_written_in_order_from_the_branch_on() -> None:
    """What was played before stays before, even if the order would be another."""
    game, text = GAMES["plots"], record_of("plots", 3)
    for at in range(1, 9):
        verify(game, branched(text, at, game=game))


def test_a_branch_gets_other_names_and_keeps_its_origin() -> None:
    text = branched(record_of("neighbours", 2), AT)
    other = renamed(text, ["Ann", "—"])
    assert verify(GAME, other).header.players == ["Ann", "—"]
    assert renamed(other, []) == text


def _another_move(lines: list[str]) -> None:
    """Two moves of before change places."""
    first = next(number for number, line in enumerate(lines, 1) if line.startswith("begin "))
    lines[first], lines[first + 1] = lines[first + 1], lines[first]


def _other_secret(lines: list[str]) -> None:
    _replace(lines, "origin secret ", "origin secret " + "00" * 32)


def _later_branch(lines: list[str]) -> None:
    _replace(lines, "branch ", f"branch {AT + 1} " + "00" * 32)


def _no_branch(lines: list[str]) -> None:
    lines[:] = [line for line in lines if not line.startswith("branch ")]


def _no_origin(lines: list[str]) -> None:
    lines[:] = [line for line in lines if not line.startswith("origin ")]


def _more_seats(lines: list[str]) -> None:
    _replace(lines, "origin seats ", "origin seats 3")


def _named_origin(lines: list[str]) -> None:
    lines.insert(_place(lines, "commitment "), 'origin player "Ann"')


def _without_seats(lines: list[str]) -> None:
    lines[:] = [line for line in lines if not line.startswith(("seat ", "roster "))]


def _replace(lines: list[str], begins: str, line: str) -> None:
    lines[_place(lines, begins)] = line


def _place(lines: list[str], begins: str) -> int:
    return next(number for number, line in enumerate(lines) if line.startswith(begins))


@pytest.mark.parametrize(
    "forge",
    [
        _another_move,
        _other_secret,
        _later_branch,
        _no_branch,
        _no_origin,
        _more_seats,
        _named_origin,
        _without_seats,
    ],
)
def test_a_forged_past_is_found(forge: Callable[[list[str]], None]) -> None:
    text = branched(record_of("neighbours", 2), AT)
    with pytest.raises(RecordError):
        verify(GAME, resealed(text, forge))


@pytest.mark.parametrize("name", GAMES)
def test_prospects_end_with_the_points_and_agree_before_the_branch(name: str) -> None:
    game = GAMES[name]
    text = record_of(name, max(2, game.seat_counts[0]))
    origin = prospects(game, read(text))
    branch = prospects(game, read(branched(text, AT, game=game)))
    scores = [float(part.partition(":")[2]) for part in read(text).closing.split()[1:]]
    assert origin[-1].points == scores
    assert [moment for moment in origin if moment.moves <= AT] == [
        moment for moment in branch if moment.moves <= AT
    ]
    assert [moment.moves for moment in origin] == sorted({moment.moves for moment in origin})
