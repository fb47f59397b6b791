"""How lucky each side was: what every draw changed, beside what it would have changed on average.

Before each draw the same move is made again with other luck, and all positions that come of it are
valued. What the true draw is worth more than their mean is luck (AIVAT without the players' dice).
The true draw is one of those that could have come, each as likely, so luck is zero on average
whatever the values are: taking it off a result shifts no mean. Good values only make it explain
more. A card is worth something to whoever uses it, so positions are valued at the end of the turn
that has begun, played in thought by whatever looks best at each choice.
"""

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from kvartal.analysis.values import Valuation
from kvartal.kit.chance import Chance, QuickChance, ScriptedChance
from kvartal.kit.game import AnyConfig, AnyGame
from kvartal.kit.play import Move


@dataclass(slots=True)
class Luck:
    """Of each side, in shares of the others beaten and in points."""

    shares: list[float]
    points: list[float]
    draws: int


class _Asked:
    """A chance that remembers its first question, and how many there were."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.first: tuple[str, int] | None = None
        self.count = 0

    def below(self, address: str, n: int) -> int:
        if self.first is None:
            self.first = address, n
        self.count += 1
        return self._chance.below(address, n)


Values = list[float]
"""Shares of all sides, then their points."""

GUESS = 1
"""By this luck everybody guesses what will come; nobody knows what does."""


def measure_luck(
    game: AnyGame,
    config: AnyConfig,
    chance: Chance,
    moves: Iterable[Move],
    alternatives: int,
    rng: Random,
) -> Luck:
    """Plays the moves again and books each draw, the setup's included."""
    value = _valued(game, config)
    sides = game.sides(config)
    total, draws = [0.0] * (2 * sides), 0

    def book(asked: _Asked, state: Any, again: Callable[[Chance], Any]) -> None:
        nonlocal draws
        if asked.first is None:
            return
        draws += 1
        onwards = QuickChance(rng.getrandbits(32))  # the same for all of them
        others = [value(again(other), onwards) for other in _other_luck(asked, alternatives, rng)]
        for number, here in enumerate(value(state.copy(), onwards)):
            total[number] += here - math.fsum(each[number] for each in others) / len(others)

    asked = _Asked(chance)
    state = game.setup(config, asked)
    book(asked, state, lambda other: game.setup(config, other))
    for move in moves:
        before, asked = state.copy(), _Asked(chance)
        game.apply(state, move.seat, move.action, asked)

        def again(other: Chance, before: Any = before, move: Move = move) -> Any:
            world = before.copy()
            game.apply(world, move.seat, move.action, other)
            return world

        book(asked, state, again)
    return Luck(total[:sides], total[sides:], draws)


def _other_luck(asked: _Asked, alternatives: int, rng: Random) -> Iterator[Chance]:
    """Every answer to the first question equally often, if there are not too many: it is the same
    question whatever comes. What is asked after it is left to dice."""
    assert asked.first is not None
    address, answers = asked.first
    rounds = max(1, alternatives // answers) if asked.count > 1 else 1
    for _ in range(rounds):
        for answer in rng.sample(range(answers), min(answers, alternatives)):
            yield ScriptedChance({address: answer}, QuickChance(rng.getrandbits(32)))


def _valued(game: AnyGame, config: AnyConfig) -> Callable[[Any, Chance], Values]:
    valuation, guess = Valuation(game, config), QuickChance(GUESS)

    def value(state: Any, luck: Chance) -> Values:
        world = valuation.look_on(state, luck, guess)
        return [*valuation.worths(world, "share"), *valuation.worths(world, "points")]

    return value
