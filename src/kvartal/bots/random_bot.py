"""A bot that takes any legal action."""

from collections.abc import Sequence
from random import Random

from kvartal.kit.actions import Action
from kvartal.kit.bot import Budget
from kvartal.kit.game import AnyGame, View


class RandomBot:
    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
        return legal[rng.randrange(len(legal))]
