"""Games played on to their ends in imagined worlds, by each game's quick policy.

Policies that weigh every choice by the learned value cost thirty times as much and foretold worse
(docs/review.md): what one of them overlooks is overlooked in every world.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from kvartal.kit.actions import Action
from kvartal.kit.bot import Budget
from kvartal.kit.chance import QuickChance
from kvartal.kit.game import AnyGame, Worlds
from kvartal.kit.outcome import Standing

Plan = Sequence[Action]
"""What a seat does first, one action after the other, as far as it goes."""


class Playouts:
    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.count = 0

    def of_plans(
        self, seat: int, plans: Sequence[Plan], worlds: Worlds[Any], rng: Random, budget: Budget
    ) -> Iterator[list[list[Standing]]]:
        """The ends of all plans in one world after the other, with the same luck in each; as long
        as the budget lasts."""
        while budget.left > 0:
            world, luck, dice = worlds.determinize(rng), rng.getrandbits(32), rng.getrandbits(32)
            ends = []
            for plan in plans:
                end = self._end(world.copy(), seat, plan, QuickChance(luck), dice, budget)
                if end is None:
                    return
                ends.append(end)
            yield ends

    def of_position(self, state: Any, rng: Random, budget: Budget) -> Iterator[list[Standing]]:
        """The ends of one position."""
        worlds = Worlds(state)
        for ends in self.of_plans(0, [()], worlds, rng, budget):
            yield ends[0]

    def _end(
        self, state: Any, seat: int, plan: Plan, luck: QuickChance, dice: int, budget: Budget
    ) -> list[Standing] | None:
        """None if the budget ends before. Everybody's dice are new in each turn, and the same in
        all ends of a world: so what these have in common stays so for longer."""
        game, rng, turn = self._game, Random(), -1
        if not budget.spend():  # also where the plan itself ends the game
            return None
        for action in plan:
            if game.rule_against(state, seat, action) is not None:
                break  # what comes to light may cross a plan
            game.apply(state, seat, action, luck)
        while pending := game.pending(state):
            if not budget.spend():
                return None
            if game.turn(state) != turn:
                turn = game.turn(state)
                rng.seed(dice + turn)
            game.apply(state, pending[0], game.rollout_action(state, pending[0], rng), luck)
        self.count += 1
        return game.outcome(state)
