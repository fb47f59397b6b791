"""Luck and skill: `final - start = luck + own + others`, exactly.

What a decision changed is a mean over worlds that its seat could not tell apart, each with luck of
its own: what the position is worth after it, less what it was worth before. That is booked to the
seat as its own and to all others as another's. What is left of the result is luck: the draws, and
what others held without the seat's knowledge. The true world is one of those imagined, and no
likelier (but for what others' play might tell), so luck is zero on average, whatever the value: a
good one only makes it explain more.
"""

import math
from dataclasses import dataclass
from random import Random

from kvartal.analysis.course import Course, Position
from kvartal.analysis.findings import Currency
from kvartal.analysis.statistics import mean, sigmas, standard_error
from kvartal.analysis.values import Valuation, worth
from kvartal.kit.chance import QuickChance
from kvartal.kit.game import AnyGame, observe

DEALS = 24
"""New deals, for what each side could expect before the first card."""


@dataclass(slots=True)
class Account:
    """Of one side."""

    start: float
    final: float
    own: float = 0.0
    others: float = 0.0
    variance: float = 0.0

    @property
    def luck(self) -> float:
        return self.final - self.start - self.own - self.others

    @property
    def error(self) -> float:
        return sigmas() * math.sqrt(self.variance)


class Booking:
    """In so many worlds for each decision, two at least."""

    def __init__(
        self,
        game: AnyGame,
        course: Course,
        currency: Currency,
        valuation: Valuation,
        worlds: int,
    ) -> None:
        self._game = game
        self._config = course.config
        self._currency: Currency = currency
        self._valuation = valuation
        self._worlds = worlds
        self._standings = course.standings
        self.accounts: list[Account] = []

    def open(self, rng: Random) -> None:
        """What each side could expect: the mean over new deals."""
        deals = []
        for _ in range(DEALS):
            luck, guess = QuickChance(rng.getrandbits(32)), QuickChance(rng.getrandbits(32))
            deals.append(self._ahead(self._game.setup(self._config, luck), luck, guess))
        for side, starts in enumerate(zip(*deals, strict=True)):
            final = worth(self._standings, side, self._currency)
            variance = standard_error(starts) ** 2
            self.accounts.append(Account(mean(starts), final, variance=variance))

    def book(self, position: Position, rng: Random) -> float:
        """One decision; what it changed for its seat."""
        changes = [*zip(*self._changes(position, rng), strict=True)]
        for side, values in enumerate(changes):
            account = self.accounts[side]
            if side == position.seat:
                account.own += mean(values)
            else:
                account.others += mean(values)
            account.variance += standard_error(values) ** 2
        return mean(changes[position.seat])

    def _changes(self, position: Position, rng: Random) -> list[list[float]]:
        game, seat = self._game, position.seat
        worlds = game.worlds(observe(game, position.state, seat))
        changes = []
        for _ in range(self._worlds):
            world = worlds.determinize(rng)
            luck, guess = QuickChance(rng.getrandbits(32)), QuickChance(rng.getrandbits(32))
            before = self._ahead(world.copy(), luck, guess)
            game.apply(world, seat, position.action, luck)
            after = self._ahead(world, luck, guess)
            changes.append([a - b for a, b in zip(after, before, strict=True)])
        return changes

    def _ahead(self, state: object, luck: QuickChance, guess: QuickChance) -> list[float]:
        return self._valuation.ahead(state, luck, guess, self._currency)
