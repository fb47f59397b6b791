"""Results without luck.

Luck is zero on average, so any multiple of it may be taken off. How much is right depends on how
good the values are by which it was measured: it is learned from the other half of the deals, so
that no deal has a say in its own correction, and nothing is shifted. All entrants teach it
together, or a short tournament would learn mere chance.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, variance

ENOUGH = 8
"""With fewer results in a half, luck is taken off as it was measured."""

ByDeal = Mapping[int, float]
Weights = tuple[float, float]
"""How much of the luck to take off: in deals with even numbers, and in those with odd ones."""


@dataclass(slots=True)
class Adjusted:
    by_deal: dict[int, float]
    left: float
    """The variance that is left, as a share of what there was."""


def learn(entrants: Iterable[tuple[ByDeal, ByDeal]]) -> Weights:
    """From the results and the luck of each, by deal: the slope of one over the other, around each
    entrant's own mean."""
    together, alone, count = [0.0, 0.0], [0.0, 0.0], [0, 0]
    for results, luck in entrants:
        for half in (0, 1):
            deals = [deal for deal in results if deal % 2 == half]
            if not deals:
                continue
            usual = fmean(results[deal] for deal in deals)
            usual_luck = fmean(luck[deal] for deal in deals)
            for deal in deals:
                off = luck[deal] - usual_luck
                together[half] += off * (results[deal] - usual)
                alone[half] += off * off
            count[half] += len(deals)
    slopes = [
        1.0 if seen < ENOUGH else top / bottom if bottom > 0 else 0.0
        for top, bottom, seen in zip(together, alone, count, strict=True)
    ]
    return slopes[1], slopes[0]


def adjust(results: ByDeal, luck: ByDeal, weights: Weights) -> Adjusted:
    """Of one entrant."""
    adjusted = {deal: results[deal] - weights[deal % 2] * luck[deal] for deal in results}
    return Adjusted(adjusted, _left(list(results.values()), list(adjusted.values())))


def _left(results: Sequence[float], adjusted: Sequence[float]) -> float:
    before = variance(results) if len(results) > 1 else 0.0
    return variance(adjusted) / before if before > 0 else 1.0
