"""What a bot is: it is built with its game and answers questions from views."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from kvartal.kit.actions import Action
from kvartal.kit.game import View

PLENTY = 1 << 40
"""Steps of thought that nobody ever takes: bots know themselves how much is enough."""


class Budget:
    """How much thought a choice may take. A step is one action done in an imagined world, to every
    bot and in every game. `is_over` is for whoever has a clock: bots read none."""

    def __init__(self, steps: int = PLENTY, is_over: Callable[[], bool] | None = None) -> None:
        self.left = steps
        self._is_over = is_over

    def spend(self) -> bool:
        """Asks for one more step of thought."""
        self.left -= 1
        if self.left < 0:
            return False
        if self._is_over is not None and self._is_over():
            self.left = 0
            return False
        return True

    def part(self, steps: int) -> "Budget":
        """No more than so many, instead of this one."""
        return Budget(min(steps, self.left), self._is_over)


class Bot(Protocol):
    """It cannot cheat: it is given what its seat may know, and nothing to look behind it with.

    The same one is asked for all choices of a turn (`Game.turn`), and may remember what it thought;
    for the next turn there may be another.
    """

    def choose(
        self, view: View, legal: Sequence[Action], rng: Random, budget: Budget
    ) -> Action: ...
