"""A bot that takes any legal action."""

from collections.abc import Sequence
from random import Random
from typing import Any

from kvartal.kit.actions import Action
from kvartal.kit.bot import Budget
from kvartal.kit.game import Game, View


class RandomBot:
    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def choose(self, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
        return legal[rng.randrange(len(legal))]
