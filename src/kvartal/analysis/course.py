"""The course of a recorded game: the position before each move, and how it ended.

What was decided at once has no order of its own, though a record gives it one. Here it comes in
any: no seat is always judged before, and none after, the others have chosen in secret.
"""

from collections import deque
from dataclasses import dataclass
from random import Random
from typing import Any

from kvartal.kit.actions import Action
from kvartal.kit.game import AnyConfig, AnyGame
from kvartal.kit.outcome import Standing
from kvartal.kit.record import Record, config_of, in_order, replay, set_up

MOST = 1_000
"""So many positions are kept, at most: with a hundred seats there are ten thousand moves."""


class NotOverError(ValueError):
    """A game that was not played to its end has no result to explain."""


@dataclass(slots=True)
class Position:
    """Before a move. `move`: its number in the record."""

    move: int
    seat: int
    action: Action
    state: Any
    choices: int


@dataclass(slots=True)
class Course:
    config: AnyConfig
    positions: list[Position]
    """As they were played; all, or as many as are kept."""
    moves: int
    standings: list[Standing]


def follow(game: AnyGame, record: Record, rng: Random) -> Course:
    """Raises `RecordError` where these rules part from the record."""
    moves = [move for move, _, _ in replay(game, record)]
    config = config_of(game, record)
    numbers = [deque[int]() for _ in range(config.seats)]
    for number, move in enumerate(moves):
        numbers[move.seat].append(number)
    kept = {*(range(len(moves)) if len(moves) <= MOST else rng.sample(range(len(moves)), MOST))}
    state = set_up(game, config, record.header)
    before = state.copy()
    positions: list[Position] = []
    for at, move in enumerate(in_order(game, record.header, state, moves, dice=rng)):
        number = numbers[move.seat].popleft()
        if at in kept:
            choices = len(game.legal(before, move.seat))
            positions.append(Position(number, move.seat, move.action, before, choices))
        if at + 1 in kept:
            before = state.copy()
    standings = game.outcome(state)
    if standings is None:
        raise NotOverError
    return Course(config, positions, len(moves), standings)
