"""A bot that looks one choice ahead and takes what the game's own evaluation likes best."""

from collections.abc import Sequence
from random import Random
from typing import Any

from kvartal.kit.actions import Action
from kvartal.kit.bot import Budget
from kvartal.kit.chance import Chance, QuickChance
from kvartal.kit.game import AnyGame, View, Worlds

WORLDS = 5
"""Imagined worlds, each with its own luck, in which every action is tried."""

EQUAL = 1e-9
"""What is less than this better is as good: among equals, any."""

NEARLY = 0.005
"""The same, where all see the same and could do the same, a hundred times over: no evaluation is
that exact."""


class GreedyBot:
    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
        assert view.seat is not None
        if len(legal) == 1:
            return legal[0]
        own = self._game.own_world(view)  # there, what others decide meanwhile does not matter
        worlds = self._game.worlds(view) if own is None else Worlds(own)
        alike = own is not None and view.config.seats > 1
        worth = [rng.random() * (NEARLY if alike else EQUAL) for _ in legal]
        for _ in range(WORLDS if own is None else 1):
            if not budget.spend():
                break
            world = worlds.determinize(rng)
            deciding = self._others_deciding(world, view.seat) if own is None else []
            luck, dice = QuickChance(rng.getrandbits(32)), rng.random()
            for index, action in enumerate(legal):
                after = world.copy()
                self._game.apply(after, view.seat, action, luck)
                self._let_decide(after, deciding, luck, Random(dice))
                worth[index] += self._game.value(after, view.seat)
        return legal[worth.index(max(worth))]

    def _others_deciding(self, state: Any, seat: int) -> list[int]:
        return [other for other in self._game.pending(state) if other != seat]

    def _let_decide(self, state: Any, seats: list[int], chance: Chance, rng: Random) -> None:
        """Whoever decides at the same time does, so that the action takes effect."""
        for seat in seats:
            while seat in self._game.pending(state):
                was = self._game.pending(state)
                self._game.apply(state, seat, self._game.rollout_action(state, seat, rng), chance)
                if set(self._game.pending(state)) - set(was):
                    return  # all have decided: something new is asked
