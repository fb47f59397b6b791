"""How a game went, in points: what every side could expect after each turn."""

from dataclasses import dataclass
from typing import Any

from kvartal.kit.game import AnyGame
from kvartal.kit.record import Record, config_of, replay, set_up


@dataclass(slots=True)
class Prospect:
    """After so many moves, when a turn was over: the points that each side could hope for, and at
    the end those it has."""

    moves: int
    points: list[float]


def prospects(game: AnyGame, record: Record) -> list[Prospect]:
    """One for each turn, the end included; raises RulesPartError if these rules are others."""
    found: list[Prospect] = []
    turn = game.turn(set_up(game, config_of(game, record), record.header))
    for number, (_, _, state) in enumerate(replay(game, record), 1):
        is_over = game.outcome(state) is not None
        if game.turn(state) != turn or is_over:
            found.append(Prospect(number, _points(game, state)))
        turn = game.turn(state)
    return found


def _points(game: AnyGame, state: Any) -> list[float]:
    standings = game.outcome(state)
    if standings is not None:
        return [float(standing.score) for standing in standings]
    return [game.prospect(state, side) for side in range(game.sides(state.config()))]
