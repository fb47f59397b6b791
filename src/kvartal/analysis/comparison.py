"""What choices came to in worlds that they share, world by world."""

import math
from collections.abc import Sequence

from kvartal.analysis.findings import Choice, Currency, Hint, Reason
from kvartal.analysis.reasons import Differences
from kvartal.analysis.statistics import mean, smoothed_error
from kvartal.kit.outcome import Standing

NEAR = {"share": 0.1, "points": 5.0}
"""Beside the two best, what loses no more than this is shown."""

MOST_TOLD = 3
"""Reasons of a choice."""

UNKNOWN = {"share": 1.0, "points": 100.0}
"""The error of what was seen once or never."""


class Comparison:
    """`guesses`: what each choice seemed to be worth before."""

    def __init__(
        self, currency: Currency, seat: int, actions: Sequence[str], guesses: Sequence[float]
    ) -> None:
        self._currency: Currency = currency
        self._seat = seat
        self._actions = actions
        self._guesses = guesses
        self._worths: list[Sequence[float]] = []
        self._points: list[Sequence[float]] = []
        self._ends: list[Sequence[Sequence[Standing]]] = []

    def put(self, shares: Sequence[float], points: Sequence[float]) -> None:
        """One world: how well the seat stands there after each choice, and the points it may
        expect."""
        self._worths.append(shares if self._currency == "share" else points)
        self._points.append(points)

    def put_ends(self, ends: Sequence[Sequence[Standing] | None]) -> None:
        """How each might end there, if all could be seen."""
        seen = [end for end in ends if end is not None]
        if len(seen) == len(ends):
            self._ends.append(seen)

    def ranked(self) -> list[int]:
        """The best first; of equals, what seemed better before."""
        return sorted(
            range(len(self._actions)),
            key=lambda choice: (-self._mean(self._worths, choice), -self._guesses[choice]),
        )

    def hint(self) -> Hint:
        best, *others = self.ranked() or [-1]
        choices = [self._choice(best, others[0] if others else best)] if best >= 0 else []
        for number, other in enumerate(others):
            choice = self._choice(other, best)
            if number == 0 or choices[0]["worth"] - choice["worth"] <= NEAR[self._currency]:
                choices.append(choice)
        # What was never weighed is known by how plans are judged.
        currency = self._currency if self._worths else "share"
        return {"currency": currency, "worlds": len(self._worths), "choices": choices}

    def _choice(self, number: int, beside: int) -> Choice:
        differences = Differences()
        for ends in self._ends:
            differences.add(ends[number], ends[beside])
        return {
            "action": self._actions[number],
            "worth": self._mean(self._worths, number),
            "points": self._mean(self._points, number),
            "error": self._error(number, beside),
            "reasons": self._telling(differences.reasons(), number == self.ranked()[0]),
        }

    def _telling(self, reasons: Sequence[Reason], is_best: bool) -> list[Reason]:
        """Those that speak for what was found, and one thing on the other side if it weighs less:
        where ends say the opposite, they were seen too rarely, or too far from here."""
        gains = {
            id(one): one["amount"] * (1 if one["side"] == self._seat else -1) for one in reasons
        }
        found = [one for one in reasons if (gains[id(one)] > 0) == is_best]
        against = [one for one in reasons if one not in found][:1]
        weight = math.fsum(abs(one["amount"]) for one in found)
        if against and weight > abs(against[0]["amount"]):
            return found[: MOST_TOLD - 1] + against
        return found[:MOST_TOLD]

    def _mean(self, worlds: Sequence[Sequence[float]], choice: int) -> float:
        if not worlds:
            return self._guesses[choice]
        return mean([world[choice] for world in worlds])

    def _error(self, one: int, other: int) -> float:
        """Of their difference, which has the luck of the worlds in common."""
        differences = [world[one] - world[other] for world in self._worths]
        return smoothed_error(differences, UNKNOWN[self._currency])
