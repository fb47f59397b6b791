"""What everybody could expect in the course of a game: playouts from the positions as they were,
with all that was hidden, and new luck."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from kvartal.analysis.course import Course, Position
from kvartal.analysis.findings import Currency, Moment
from kvartal.analysis.playouts import Playouts
from kvartal.analysis.statistics import mean, smoothed_error
from kvartal.analysis.values import worth
from kvartal.analysis.verdicts import WIDEST
from kvartal.kit.bot import Budget
from kvartal.kit.game import AnyGame
from kvartal.kit.outcome import Standing

MOMENTS = 24
"""So many are drawn at most, the end beside them."""


def moments(game: AnyGame, course: Course, most: int) -> list[Position]:
    """Beginnings of turns, evenly spread, and no more than so many."""
    begins: list[Position] = []
    turn = -1
    for position in course.positions:
        if game.turn(position.state) != turn:
            turn = game.turn(position.state)
            begins.append(replace(position))
        begins[-1].move = min(begins[-1].move, position.move)
    drawn = min(MOMENTS, most, len(begins))
    return [begins[number * len(begins) // drawn] for number in range(drawn)]


def moment(
    playouts: Playouts, position: Position, currency: Currency, rng: Random, budget: Budget
) -> Moment | None:
    """None if nothing could be played to its end."""
    ends = [*playouts.of_position(position.state, rng, budget)]
    if not ends:
        return None
    by_side = [*_worths(ends, currency)]
    return {
        "move": position.move,
        "values": [mean(values) for values in by_side],
        "error": max(smoothed_error(values, WIDEST[currency]) for values in by_side),
    }


def last(course: Course, currency: Currency) -> Moment:
    sides = range(len(course.standings))
    values = [worth(course.standings, side, currency) for side in sides]
    return {"move": course.moves, "values": values, "error": 0.0}


def _worths(ends: Sequence[list[Standing]], currency: Currency) -> Iterator[list[float]]:
    for side in range(len(ends[0])):
        yield [worth(end, side, currency) for end in ends]
