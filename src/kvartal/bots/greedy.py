"""A bot that looks one choice ahead and takes what the game's own evaluation likes best."""

from collections.abc import Sequence
from random import Random
from typing import Any

from kvartal.kit.actions import Action
from kvartal.kit.bot import Budget
from kvartal.kit.chance import Chance, SeededChance
from kvartal.kit.game import Game, View

WORLDS = 5
"""Imagined worlds, each with its own luck, in which every action is tried."""

NEARLY = 0.005
"""What is less than this better is as good: no evaluation is that exact."""


class GreedyBot:
    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def choose(self, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
        assert view.seat is not None
        if len(legal) == 1:
            return legal[0]
        worth = [rng.random() * 1e-9 for _ in legal]  # among equals, any
        own = self._game.own_world(view)
        if own is not None:
            # What others decide at the same time does not matter: no need to imagine it. But all
            # who see the same would do the same, a hundred times over.
            if view.config.seats > 1:
                worth = [rng.random() * NEARLY for _ in legal]
            luck = SeededChance(rng.randbytes(32))
            for index, action in enumerate(legal):
                after = own.copy()
                self._game.apply(after, view.seat, action, luck)
                worth[index] += self._game.value(after, view.seat)
            return legal[worth.index(max(worth))]
        for _ in range(WORLDS):
            if not budget.spend():
                break
            world, luck = self._game.determinize(view, rng), SeededChance(rng.randbytes(32))
            dice = rng.random()
            for index, action in enumerate(legal):
                after = self._after(world.copy(), view.seat, action, luck, Random(dice))
                worth[index] += self._game.value(after, view.seat)
        return legal[worth.index(max(worth))]

    def _after(self, state: Any, seat: int, action: Action, chance: Chance, rng: Random) -> Any:
        """When the action has taken effect: whoever decides at the same time has decided, too."""
        deciding = [other for other in self._game.pending(state) if other != seat]
        self._game.apply(state, seat, action, chance)
        for other in deciding:
            while other in self._game.pending(state):
                was = self._game.pending(state)
                self._game.apply(state, other, self._game.light(state, other, rng), chance)
                if set(self._game.pending(state)) - set(was):
                    return state  # all have decided: something new is asked
        return state
