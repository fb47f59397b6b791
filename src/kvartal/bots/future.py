"""What becomes of plans in the turns that follow."""

from collections.abc import Iterator
from random import Random
from typing import Any

from kvartal.bots.levels import Level
from kvartal.bots.turn_tree import Dream, Judge, Plan, TurnTree, plans_from, worth_of
from kvartal.kit.bot import Budget
from kvartal.kit.chance import QuickChance
from kvartal.kit.game import AnyGame, Worlds

MOST = 64
"""Worlds in which each plan is played on: more would not change much."""
AT_ONCE = 2
"""As many worlds weigh as much as what a plan is worth at once."""
OTHERS = 3
"""Of them, who are only guessed at, each turn gets so much less thought."""
LOOKS = 3
"""Of a turn's thought, a third may go into its first choice: the rest is for what comes of it."""


class Future:
    """To the end of one of the seat's next turns. Others play as it would; where all play at once,
    by the game's quick policy."""

    def __init__(
        self, game: AnyGame, seat: int, judge: Judge, at_once: bool, level: Level, rng: Random
    ) -> None:
        self._game = game
        self._seat = seat
        self._judge = judge
        self._at_once = at_once
        self._level = level
        self._rng = rng

    def best(self, plans: list[Plan], worlds: Worlds[Any], budget: Budget) -> Plan:
        """On average over worlds in which all of them could be tried; the first of equals. What
        they are worth at once counts as if some worlds had said so: few worlds say little."""
        sums = [AT_ONCE * worth_of(plan) for plan in plans]
        for dreams in self.together(plans, worlds, budget, MOST):
            found = [self._judge(dream.world, self._seat) for dream in dreams]
            sums = [total + more for total, more in zip(sums, found, strict=True)]
        return plans[sums.index(max(sums))]

    def together(
        self, plans: list[Plan], worlds: Worlds[Any], budget: Budget, most: int
    ) -> Iterator[list[Dream]]:
        """What becomes of all of them in one world after the other, with the same luck in each; as
        long as the budget lasts."""
        for _ in range(most):
            world, luck = worlds.determinize(self._rng), self._rng.getrandbits(32)
            dice = self._rng.getrandbits(32)
            dreams = [Dream(world.copy(), QuickChance(luck), dice) for _ in plans]
            for plan, dream in zip(plans, dreams, strict=True):
                self._play_on(dream, plan, Random(dice), budget)
            if budget.left <= 0:
                return
            yield dreams

    def _play_on(self, dream: Dream, plan: Plan, rng: Random, budget: Budget) -> None:
        game, world = self._game, dream.world
        turn = game.turn(world)
        self._follow(plan, dream, self._seat, turn, budget)
        self._end_turn(dream, turn, rng, budget)
        for _ in range(self._level.depth):
            if not game.pending(world):
                return
            while budget.left > 0 and (pending := game.pending(world)):
                self._end_turn(dream, game.turn(world), rng, budget)
                if self._seat in pending:
                    break

    def _end_turn(self, dream: Dream, turn: int, rng: Random, budget: Budget) -> None:
        """Whosever it is. Without budget nothing comes of it, and nobody asks."""
        game, world = self._game, dream.world
        while budget.left > 0 and game.turn(world) == turn and (pending := game.pending(world)):
            seat = self._seat if self._seat in pending else pending[0]
            plan: Plan = []
            if seat == self._seat or not self._at_once:
                plan = self._plan(dream, seat, rng, budget)
            if plan:
                self._follow(plan, dream, seat, turn, budget)
            else:
                budget.spend()
                game.apply(world, seat, game.rollout_action(world, seat, rng), dream.luck)

    def _plan(self, dream: Dream, seat: int, rng: Random, budget: Budget) -> Plan:
        """Made in a world with other luck: nobody knows what comes. None without budget."""
        steps = self._level.a_turn if seat == self._seat else self._level.a_turn // OTHERS
        other = Dream(dream.world, QuickChance(rng.getrandbits(32)), dream.dice)
        tree = TurnTree(
            self._game, seat, [other], self._judge, self._at_once, rng, steps // LOOKS, 0.0
        )
        tree.think(budget, steps)
        return max(plans_from(tree.root), key=worth_of, default=[])

    def _follow(self, plan: Plan, dream: Dream, seat: int, turn: int, budget: Budget) -> None:
        """As far as it goes here: what is rare may come as a surprise."""
        game, world = self._game, dream.world
        for choice in plan:
            if game.turn(world) != turn or game.rule_against(world, seat, choice.action):
                return
            budget.spend()
            game.apply(world, seat, choice.action, dream.luck)
