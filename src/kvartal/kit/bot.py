"""What a bot is: it is built with its game and answers questions from views."""

from collections.abc import Sequence
from random import Random
from typing import Protocol

from kvartal.kit.actions import Action
from kvartal.kit.game import View


class Budget:
    """How much thought a choice may take, in steps. Whoever reads a clock can subclass it."""

    def __init__(self, steps: int) -> None:
        self.left = steps

    def spend(self) -> bool:
        """Asks for one more step of thought."""
        self.left -= 1
        return self.left >= 0


class Bot(Protocol):
    """It cannot cheat: it is given what its seat may know, and nothing to look behind it with.

    The same one is asked for all choices of a turn (`Game.turn`), and may remember what it thought;
    for the next turn there may be another.
    """

    def choose(
        self, view: View, legal: Sequence[Action], rng: Random, budget: Budget
    ) -> Action: ...
