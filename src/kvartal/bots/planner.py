"""A bot that plays its turn to the end in thought, and then does what it has planned. Stronger ones
also look what becomes of their best plans in the turns that follow."""

from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import Any

from kvartal.bots.future import Future
from kvartal.bots.levels import Level
from kvartal.bots.turn_tree import EQUAL, Judge, Plan, TurnTree, imagine, plans_from, worth_of
from kvartal.kit.actions import Action
from kvartal.kit.bot import Bot, Budget
from kvartal.kit.game import AnyConfig, AnyGame, View, Worlds

WORLDS = 6
"""Imagined worlds, each with its own luck, in which every turn is tried."""

LOOKS = 3
"""So many times as much thought as the first choice alone takes, before there is a second world."""

PLANNING = 4
"""This part of all thought is for planning the turn, if there is more to think about."""

PLANNED_WELL = 600
"""But as many steps as these at least: what is badly planned is not worth playing on."""

CROWD = 8
"""With more seats, what comes of all their turns is not worth the time."""

IN_A_CROWD = 300
"""Steps that are enough there: a hundred think about one round."""

NEARLY = 0.002
"""What is less than this better is as good, where all see the same and could do the same, a hundred
times over."""


class PlannerBot:
    """It plans once a turn, and anew when something has come to light. By what it judges the ends
    of turns can be given: otherwise as its level says."""

    def __init__(
        self, game: AnyGame, level: Level, judge_of: Callable[[AnyConfig], Judge] | None = None
    ) -> None:
        self._game = game
        self._level = level
        self._judge_of = judge_of
        self._planned: dict[Hashable, Action] = {}

    def choose(self, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
        assert view.seat is not None
        if len(legal) == 1:
            return legal[0]
        own = self._game.own_world(view)  # there, what others decide meanwhile does not matter
        worlds = self._game.worlds(view) if own is None else Worlds(own)
        here = self._game.moment_key(worlds.determinize(rng), view.seat)
        planned = self._planned.get(here)
        if planned is not None:
            return planned
        plan = self._plan(view, len(legal), worlds, own is not None, rng, budget)
        if not plan:
            return rng.choice(legal)
        self._planned = _by_moment(plan, here)
        return plan[0].action

    def _plan(
        self,
        view: View,
        choices: int,
        worlds: Worlds[Any],
        alone: bool,
        rng: Random,
        budget: Budget,
    ) -> Plan:
        assert view.seat is not None
        level, game = self._level, self._game
        judge = self._judge(view.config)
        is_crowd = view.config.seats > CROWD
        looks_ahead = level.depth > 0 and not is_crowd
        thought = budget.part(min(level.steps, IN_A_CROWD) if is_crowd else level.steps)
        steps = thought.left
        if looks_ahead:
            steps = max(steps // PLANNING, min(steps, PLANNED_WELL))
        tree = grow(game, view.seat, worlds, alone, judge, rng, choices, steps, level.overlooks)
        tree.use_one_world_if_alike(thought)
        tree.think(thought, steps)
        plans = sorted(plans_from(tree.root), key=worth_of, reverse=True)
        if len(plans) < 2:
            return plans[0] if plans else []
        if looks_ahead:
            future = Future(game, view.seat, judge, alone, level, rng)
            return future.best(plans[: level.plans], game.worlds(view), thought)
        margin = NEARLY if alone and view.config.seats > 1 else EQUAL  # among equals, any
        about = [worth_of(plan) + margin * rng.random() for plan in plans]
        return plans[about.index(max(about))]

    def _judge(self, config: AnyConfig) -> Judge:
        if self._judge_of is not None:
            return self._judge_of(config)
        return self._game.judge(config) if self._level.learned else self._game.value


def grow(
    game: AnyGame,
    seat: int,
    worlds: Worlds[Any],
    alone: bool,
    judge: Judge,
    rng: Random,
    choices: int,
    steps: int,
    overlooks: float = 0.0,
) -> TurnTree:
    """In as many worlds as so many steps allow for so many choices."""
    number = 1 if alone else max(1, min(WORLDS, steps // (LOOKS * choices)))
    dreams = [imagine(worlds.determinize(rng), rng) for _ in range(number)]
    return TurnTree(game, seat, dreams, judge, alone, rng, steps // LOOKS, overlooks)


def at_level(level: Level) -> Callable[[AnyGame], Bot]:
    def build(game: AnyGame) -> Bot:
        return PlannerBot(game, level)

    return build


def _by_moment(plan: Plan, here: Hashable) -> dict[Hashable, Action]:
    """What to do by what the seat knows then."""
    planned: dict[Hashable, Action] = {}
    for choice in plan:
        planned[here] = choice.action
        for key in choice.moments:  # but for the last choice there is one
            here = key
    return planned
