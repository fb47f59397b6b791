"""A look at a decision by the learned value: what else could have been done, what that promised.

A turn is planned from the seat's own view, as bots plan theirs. It costs little and errs by a few
per cent: enough to find what deserves to be weighed, not to tell anybody.
"""

from dataclasses import dataclass
from random import Random

from kvartal.analysis.course import Position
from kvartal.bots.planner import grow
from kvartal.bots.turn_tree import Choice, plans_from, worth_of
from kvartal.kit.actions import Action
from kvartal.kit.bot import Budget
from kvartal.kit.game import AnyGame, Worlds, observe

STEPS = 300
A_CHOICE = 8
"""Steps of thought, and where there are many choices so many for each."""

PLANS = 4
"""That are weighed: for the choice that was made, and for the best others."""


@dataclass(slots=True)
class Glance:
    """`plans`: for the turn that began with what was played, and with what looks best beside it.
    `cost`: what the learned value thinks was lost."""

    position: Position
    plans: list[list[Action]]
    cost: float


def glance(game: AnyGame, position: Position, rng: Random, budget: Budget) -> Glance:
    """Of a decision between two choices or more."""
    view = observe(game, position.state, position.seat)
    own = game.own_world(view)
    worlds = game.worlds(view) if own is None else Worlds(own)
    steps = max(STEPS, A_CHOICE * position.choices)
    judge = game.judge(view.config)
    tree = grow(game, position.seat, worlds, own is not None, judge, rng, position.choices, steps)
    tree.think(budget, steps)
    best: dict[str, tuple[float, list[Action]]] = {
        choice.action.notation: (choice.worth, [choice.action]) for choice in tree.root.choices
    }
    looked_on: set[str] = set()
    for plan in sorted(plans_from(tree.root), key=worth_of, reverse=True):
        if plan[0].action.notation not in looked_on:
            looked_on.add(plan[0].action.notation)
            best[plan[0].action.notation] = worth_of(plan), _actions(plan)
    worth, played = best.pop(position.action.notation, (0.0, [position.action]))
    others = sorted(best.values(), key=lambda each: each[0], reverse=True)[: PLANS - 1]
    cost = others[0][0] - worth if others else 0.0
    return Glance(position, [played, *(plan for _, plan in others)], cost)


def _actions(plan: list[Choice]) -> list[Action]:
    return [choice.action for choice in plan]
