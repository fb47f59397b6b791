"""How sure a figure is. Games of one deal are alike, so what counts is deals, not games."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, variance

Z_95 = 1.959964


@dataclass(slots=True)
class Estimate:
    """A mean over deals, and the interval in which the true one lies, 19 times out of 20."""

    mean: float
    low: float
    high: float


def wilson(share: float, trials: float, z: float = Z_95) -> tuple[float, float]:
    """The interval in which the true share lies, 19 times out of 20."""
    spread = z * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    centre = share + z * z / (2 * trials)
    scale = 1 + z * z / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def student_95(freedom: int) -> float:
    """As `Z_95`, where the variance is estimated from few: Student's distribution, by its series
    (Abramowitz and Stegun 26.7.5)."""
    z = Z_95
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def estimate(by_deal: Sequence[float]) -> Estimate:
    """Of anything that has a mean."""
    middle = fmean(by_deal)
    if len(by_deal) < 2:
        return Estimate(middle, -math.inf, math.inf)
    margin = student_95(len(by_deal) - 1) * math.sqrt(variance(by_deal) / len(by_deal))
    return Estimate(middle, middle - margin, middle + margin)


def estimate_share(by_deal: Sequence[float]) -> Estimate:
    """Of shares between 0 and 1: Wilson's interval for as many independent trials as the deals are
    worth, so that who has never lost is not called unbeatable."""
    share, deals = fmean(by_deal), len(by_deal)
    if deals < 2 or (spread := variance(by_deal)) == 0:
        return Estimate(share, *wilson(share, deals))
    trials = max(share * (1 - share) / spread, 1.0) * deals
    return Estimate(share, *wilson(share, trials, student_95(deals - 1)))
