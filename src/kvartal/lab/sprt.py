"""Stopping as soon as it is clear: a generalized sequential probability ratio test.

Two hypotheses about the first entrant's share against the second: `low` and `high`. A deal gives
one result, the mean over all its rotations: with two seats one of five values, hence "pentanomial".
For each hypothesis the likeliest distribution of these values that has such a mean is found; the
logarithm of how much likelier the results are under `high` walks up or down until it leaves the
bounds (Wald 1945; for estimated distributions Van den Bergh 2018, as chess engines are tested).

Results must come in the order of deals, not in that in which games happen to end: short games would
be overrepresented while long ones are still played.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass

BARELY = 1e-3
"""So often 0 and 1 count as seen from the start: any mean between them is possible."""
PRECISE = 1e-9
LEAST = 16
"""So many deals are played in any case: before, a result that is rare may not have been seen, and
the estimated distribution is far off."""
PRECISE = 1e-9


@dataclass(slots=True)
class Sprt:
    low: float
    high: float
    false_high: float = 0.05
    """How often `high` may be called although `low` is true."""
    false_low: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise ValueError("shares go upwards, between 0 and 1")

    @property
    def floor(self) -> float:
        return math.log(self.false_low / (1 - self.false_high))

    @property
    def ceiling(self) -> float:
        return math.log((1 - self.false_low) / self.false_high)

    def verdict(self, ratio: float) -> str | None:
        """Which hypothesis is accepted: `low`, `high`, or none yet."""
        if ratio >= self.ceiling:
            return "high"
        return "low" if ratio <= self.floor else None


class Walk:
    """A test under way: the logarithm of the likelihood ratio after each deal, until one hypothesis
    is accepted."""

    def __init__(self, sprt: Sprt) -> None:
        self.sprt = sprt
        self.path: list[float] = []
        self._counts = {0.0: BARELY, 1.0: BARELY}

    @property
    def verdict(self) -> str | None:
        return self.sprt.verdict(self.path[-1]) if len(self.path) >= LEAST else None

    def add(self, result: float) -> None:
        if self.verdict is None:
            self._counts[result] = self._counts.get(result, 0.0) + 1
            self.path.append(log_ratio(self._counts, self.sprt.low, self.sprt.high))


def log_ratio(counts: Mapping[float, float], low: float, high: float) -> float:
    pulls = _pull(counts, low), _pull(counts, high)
    return sum(
        count * (math.log1p(pulls[0] * (value - low)) - math.log1p(pulls[1] * (value - high)))
        for value, count in counts.items()
    )


def _pull(counts: Mapping[float, float], mean: float) -> float:
    """The likeliest distribution with this mean has chances in proportion to
    count / (1 + pull · (value − mean)): the pull that makes it so, by Newton's steps, or by halving
    where such a step would lead out of what is possible."""
    least = -1 / (max(counts) - mean)
    most = 1 / (mean - min(counts))
    pull = 0.0
    for _ in range(100):
        excess = slope = 0.0
        for value, count in counts.items():
            part = (value - mean) / (1 + pull * (value - mean))
            excess += count * part
            slope += count * part * part
        if excess > 0:
            least = pull
        else:
            most = pull
        before, pull = pull, pull + excess / slope
        if not least < pull < most:
            pull = (least + most) / 2
        if abs(pull - before) < PRECISE:
            break
    return pull
