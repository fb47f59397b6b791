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
        for number in range(WORLDS if own is None else 1):
            world = worlds.determinize(rng)
            deciding = self._others_deciding(world, view.seat) if own is None else []
            found = self._try(world, view.seat, legal, deciding, rng, budget)
            is_whole = len(found) == len(legal)
            if is_whole or not number:  # what could be tried at all is better than nothing
                worth = [total + more for total, more in zip(worth, found, strict=False)]
            if not is_whole:
                break
        return legal[worth.index(max(worth))] if worth else rng.choice(legal)

    def _try(
        self,
        world: Any,
        seat: int,
        legal: Sequence[Action],
        deciding: list[int],
        rng: Random,
        budget: Budget,
    ) -> list[float]:
        """What actions lead to in one world, all with the same luck; as many as the budget lets."""
        luck, dice = QuickChance(rng.getrandbits(32)), rng.random()
        found: list[float] = []
        for action in legal:
            if not budget.spend():
                break
            after = world.copy()
            self._game.apply(after, seat, action, luck)
            self._let_decide(after, deciding, luck, Random(dice), budget)
            found.append(self._game.value(after, seat))
        return found

    def _others_deciding(self, state: Any, seat: int) -> list[int]:
        return [other for other in self._game.pending(state) if other != seat]

    def _let_decide(
        self, state: Any, seats: list[int], chance: Chance, rng: Random, budget: Budget
    ) -> None:
        """Whoever decides at the same time does, so that the action takes effect."""
        for seat in seats:
            while seat in self._game.pending(state):
                was = self._game.pending(state)
                budget.spend()
                self._game.apply(state, seat, self._game.rollout_action(state, seat, rng), chance)
                if set(self._game.pending(state)) - set(was):
                    return  # all have decided: something new is asked
