"""What a decision has cost: weighed by playouts to the end, from what its seat could know.

The best of several looks better than it is. So a first lot of worlds says which choice that is, and
another lot, how far it is ahead.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from kvartal.analysis.findings import Choice, Currency, Decision
from kvartal.analysis.glances import Glance
from kvartal.analysis.playouts import Playouts
from kvartal.analysis.reasons import Differences
from kvartal.analysis.statistics import mean, sigmas, smoothed_error
from kvartal.analysis.values import worth
from kvartal.kit.bot import Budget
from kvartal.kit.game import AnyGame, observe
from kvartal.kit.outcome import Standing

WIDEST = {"share": 1.0, "points": 40.0}
"""What nothing is known about may be wrong by so much."""

FEWEST = 16
"""Worlds. What was seen in fewer is not called a mistake."""

PLAYED, BEST = 0, 1
"""Where they stand among the choices that are weighed."""

Ends = list[list[Standing]]
"""Of all choices in one world."""


@dataclass(slots=True)
class Suspicion:
    """A decision after the first lot of worlds: which plans of the glance seem better than what was
    played, the best first, and by how much."""

    glance: Glance
    better: list[int]
    lead: float


class Weighing:
    def __init__(self, game: AnyGame, currency: Currency, playouts: Playouts) -> None:
        self._game = game
        self._currency: Currency = currency
        self._playouts = playouts

    def suspect(self, glance: Glance, rng: Random, budget: Budget) -> Suspicion:
        played, *others = range(len(glance.plans))
        ends = self._ends(glance, [played, *others], rng, budget)
        if not ends:
            return Suspicion(glance, [], 0.0)
        worths = [mean(self._worths(glance, ends, number)) for number in (played, *others)]
        better = sorted(
            (number for number in others if worths[number] > worths[played]),
            key=lambda number: worths[number],
            reverse=True,
        )
        lead = worths[better[0]] - worths[played] if better else 0.0
        return Suspicion(glance, better, lead)

    def decide(
        self, suspicion: Suspicion, rng: Random, budget: Budget, tests: int
    ) -> Decision | None:
        """In fresh worlds: only what was played and what seemed better. `tests`: among so many
        decisions a mistake is looked for. None if nothing seemed better, or the budget is too small
        to say."""
        glance, numbers = suspicion.glance, [0, *suspicion.better]
        ends = self._ends(glance, numbers, rng, budget) if suspicion.better else []
        if len(ends) < 2:
            return None
        worths = [self._worths(glance, ends, place) for place in range(len(numbers))]
        actions = [glance.plans[number][0].notation for number in numbers]
        weighed = _Weighed(glance.position.seat, actions, ends, worths, WIDEST[self._currency])
        lead, error = weighed.lead(BEST, PLAYED)
        return {
            "move": glance.position.move,
            "seat": glance.position.seat,
            "played": weighed.choice(PLAYED, BEST),
            "best": weighed.better() if lead > 0 else [],
            "loss": max(0.0, lead),
            "error": error,
            "significant": lead > error / sigmas() * sigmas(tests) and len(ends) >= FEWEST,
        }

    def _ends(
        self, glance: Glance, numbers: Sequence[int], rng: Random, budget: Budget
    ) -> list[Ends]:
        position = glance.position
        worlds = self._game.worlds(observe(self._game, position.state, position.seat))
        plans = [glance.plans[number] for number in numbers]
        return [*self._playouts.of_plans(position.seat, plans, worlds, rng, budget)]

    def _worths(self, glance: Glance, ends: list[Ends], place: int) -> list[float]:
        return [worth(world[place], glance.position.seat, self._currency) for world in ends]


@dataclass(slots=True)
class _Weighed:
    """What was played, what seemed best and what else seemed better, in the same worlds."""

    seat: int
    actions: list[str]
    ends: list[Ends]
    worths: list[list[float]]
    widest: float

    def better(self) -> list[Choice]:
        """The best, and what is as good as can be told."""
        choices = [self.choice(BEST, PLAYED)]
        differences = Differences()
        for world in self.ends:
            differences.add(world[BEST], world[PLAYED])
        choices[0]["reasons"] = differences.reasons()
        for place in range(BEST + 1, len(self.actions)):
            behind, error = self.lead(BEST, place)
            if behind <= error:
                choices.append(self.choice(place, BEST))
        return choices

    def choice(self, place: int, beside: int) -> Choice:
        return {
            "action": self.actions[place],
            "worth": mean(self.worths[place]),
            "points": mean([float(world[place][self.seat].score) for world in self.ends]),
            "error": self.lead(place, beside)[1],
            "reasons": [],
        }

    def lead(self, one: int, other: int) -> tuple[float, float]:
        """And its error."""
        pairs = zip(self.worths[one], self.worths[other], strict=True)
        differences = [here - there for here, there in pairs]
        return mean(differences), smoothed_error(differences, self.widest)
