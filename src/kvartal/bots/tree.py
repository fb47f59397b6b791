"""A plain information-set tree search, on the contract alone.

Every iteration imagines a world that fits the bot's view and plays on in it. Each seat chooses by
what *it* would see there: a node stands for what one seat knows, so no seat, not even in thought,
acts on what it could not know, and seats that decide at once do not see each other's choices.
New ground is valued after a few quick moves.
"""

import math
from collections.abc import Hashable, Sequence
from random import Random
from typing import Any

from kvartal.kit.actions import Action
from kvartal.kit.bot import Budget
from kvartal.kit.chance import QuickChance
from kvartal.kit.game import AnyGame, View

CURIOSITY = 0.7
PLAYOUT = 12
"""Quick decisions between new ground and its valuation."""


class _Node:
    """What one seat knows at one moment: how often each action was open, tried, and its yield."""

    __slots__ = ("open", "tried", "value")

    def __init__(self) -> None:
        self.open: dict[Action, int] = {}
        self.tried: dict[Action, int] = {}
        self.value: dict[Action, float] = {}

    def choose(self, legal: Sequence[Action], rng: Random) -> Action:
        """An untried action, or the one with the best upper bound."""
        for action in legal:
            self.open[action] = self.open.get(action, 0) + 1
        untried = [action for action in legal if action not in self.tried]
        if untried:
            return rng.choice(untried)
        return max(legal, key=self._upper_bound)

    def learn(self, action: Action, value: float) -> None:
        self.tried[action] = self.tried.get(action, 0) + 1
        self.value[action] = self.value.get(action, 0.0) + value

    def _upper_bound(self, action: Action) -> float:
        tried = self.tried[action]
        mean = self.value[action] / tried
        return mean + CURIOSITY * math.sqrt(math.log(self.open[action]) / tried)


class TreeBot:
    """What it thought about its first choice serves all the others of the same turn."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._nodes: dict[Hashable, _Node] = {}
        self._turn = -1

    def choose(self, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
        assert view.seat is not None
        if len(legal) == 1:
            return legal[0]
        worlds = self._game.worlds(view)
        here = worlds.determinize(rng)
        if self._game.turn(here) != self._turn:
            self._turn = self._game.turn(here)
            self._nodes = {}
        while budget.spend():
            self._iterate(worlds.determinize(rng), rng)
        root = self._nodes.get(self._key(here, view.seat))
        if root is None:
            return rng.choice(legal)
        return max(legal, key=lambda action: root.tried.get(action, 0))

    def _iterate(self, world: Any, rng: Random) -> None:
        """Down the tree to new ground, a quick playout, and back with what it was worth to each."""
        game, chance = self._game, QuickChance(rng.getrandbits(32))
        path: list[tuple[_Node, int, Action]] = []
        while pending := game.pending(world):
            seat = pending[0]
            key = self._key(world, seat)
            is_new = key not in self._nodes
            node = self._nodes.setdefault(key, _Node())
            action = node.choose(game.legal(world, seat), rng)
            path.append((node, seat, action))
            game.apply(world, seat, action, chance)
            if is_new:
                break
        for _ in range(PLAYOUT):
            pending = game.pending(world)
            if not pending:
                break
            game.apply(world, pending[0], game.rollout_action(world, pending[0], rng), chance)
        for node, seat, action in path:
            node.learn(action, game.value(world, seat))

    def _key(self, state: Any, seat: int) -> Hashable:
        return seat, self._game.information_key(state, seat)
