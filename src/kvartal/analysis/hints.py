"""Two or three good choices for a seat that is asked, from what it knows and nothing else.

The turn is planned in imagined worlds, as bots plan theirs. The best plans are then played on into
the seat's next turn, in worlds and with luck that all of them share: a first lot of worlds says
which few are worth showing, a second what they are worth, since the best of many looks better than
it is. In some more they are played to the end, and the lines of the ends say why.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from kvartal.analysis.comparison import Comparison
from kvartal.analysis.findings import Hint
from kvartal.analysis.values import points_to_expect
from kvartal.bots.future import Future
from kvartal.bots.levels import Level
from kvartal.bots.planner import CROWD, grow
from kvartal.bots.turn_tree import Dream, Plan, plans_from, worth_of
from kvartal.kit.bot import Budget
from kvartal.kit.game import AnyGame, View, Worlds

LEVEL = Level("hint", 40_000, 2_000, depth=1, plans=6, a_turn=60)
"""As a strong bot, with less thought in each world and more worlds: a hint says how sure it is."""

TO_THE_END = Level("end", LEVEL.steps, LEVEL.milliseconds, depth=10_000, a_turn=15)

SHOWN = 3

STAGES = 4
"""Planning, choosing what to show, weighing it, saying why: none may take the time of the next."""

CHOSEN_IN = 30
WEIGHED_IN = 100
ENDED_IN = 40
"""Worlds, at most."""


def hint(game: AnyGame, view: View, rng: Random, budget: Budget) -> Hint:
    """The seat must be awaited. Without any thought there is no choice to show."""
    return _Hinting(game, view, rng, budget.part(LEVEL.steps)).hint()


class _Hinting:
    def __init__(self, game: AnyGame, view: View, rng: Random, thought: Budget) -> None:
        assert view.seat is not None, "a spectator is not asked"
        self._game = game
        self._view = view
        self._seat = view.seat
        self._rng = rng
        self._thought = thought
        self._stages = STAGES
        self._judge = game.judge(view.config)
        self._points = points_to_expect(game, view.config)
        own = game.own_world(view)
        self._is_alone = own is not None
        self._planned_in = game.worlds(view) if own is None else Worlds(own)

    def hint(self) -> Hint:
        plans = self._plans()
        if not plans or self._view.config.seats > CROWD:
            return self._comparison(plans[:SHOWN]).hint()
        worlds = self._game.worlds(self._view)
        future, to_the_end = self._future(LEVEL), self._future(TO_THE_END)
        with self._stage() as thought:
            if len(plans) > SHOWN:
                first = self._comparison(plans)
                for dreams in future.together(plans, worlds, thought, CHOSEN_IN):
                    self._put(first, dreams)
                plans = [plans[number] for number in first.ranked()[:SHOWN]]
        comparison = self._comparison(plans)
        with self._stage() as thought:
            for dreams in future.together(plans, worlds, thought, WEIGHED_IN):
                self._put(comparison, dreams)
        with self._stage() as thought:
            for dreams in to_the_end.together(plans, worlds, thought, ENDED_IN):
                comparison.put_ends([self._game.outcome(dream.world) for dream in dreams])
        return comparison.hint()

    def _plans(self) -> list[Plan]:
        """The best for each next action, the best of them first."""
        with self._stage() as thought:
            legal = self._game.legal(self._planned_in.determinize(Random(0)), self._seat)
            tree = grow(
                self._game,
                self._seat,
                self._planned_in,
                self._is_alone,
                self._judge,
                self._rng,
                len(legal),
                thought.left,
            )
            tree.think(thought, thought.left)
        plans: dict[str, Plan] = {}
        for plan in sorted(plans_from(tree.root), key=worth_of, reverse=True):
            plans.setdefault(plan[0].action.notation, plan)
        return [*plans.values()][: LEVEL.plans]

    @contextmanager
    def _stage(self) -> Iterator[Budget]:
        """Its share of what is left."""
        most = self._thought.left // self._stages
        part = self._thought.part(most)
        yield part
        self._thought.left -= most - max(0, part.left)
        self._stages -= 1

    def _future(self, level: Level) -> Future:
        return Future(self._game, self._seat, self._judge, self._is_alone, level, self._rng)

    def _comparison(self, plans: list[Plan]) -> Comparison:
        is_race = self._game.sides(self._view.config) > 1 and not self._game.learns_points
        return Comparison(
            "share" if is_race else "points",
            self._seat,
            [plan[0].action.notation for plan in plans],
            [worth_of(plan) for plan in plans],
        )

    def _put(self, comparison: Comparison, dreams: list[Dream]) -> None:
        worlds = [dream.world for dream in dreams]
        comparison.put(
            [self._judge(world, self._seat) for world in worlds],
            [self._points(world, self._seat) for world in worlds],
        )
