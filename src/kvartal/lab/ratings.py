"""Plackett–Luce ratings: of those still in the race, each comes next with a chance in proportion to
its strength. Fitted by Hunter's MM algorithm (2004), with intervals by drawing deals again.

Everybody has also drawn once against an imagined bot of strength 1, so that who has won or lost all
games gets a finite rating, and groups that never met are compared with care.
"""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean

from kvartal.lab.intervals import Estimate

Order = tuple[str, ...]
"""Entrants from first to last."""

POINTS = 400 / math.log(10)
"""On the scale of chess: 400 points more are ten times as strong."""
PRECISE = 1e-5
MOST_ROUNDS = 2000
SAMPLES = 200


@dataclass(slots=True)
class Rating:
    entrant: str
    estimate: Estimate


def orders_of(ranked: Sequence[tuple[str, int]]) -> dict[Order, float]:
    """Of entrants with their ranks. Who shares a rank comes before and after the others, half
    each."""
    orders: Counter[Order] = Counter()
    for direction in (1, -1):
        placed = sorted(enumerate(ranked), key=lambda seat: (seat[1][1], direction * seat[0]))
        orders[tuple(entrant for _, (entrant, _) in placed)] += 0.5  # type: ignore[assignment]
    return dict(orders)


def rate(by_deal: Sequence[Mapping[Order, float]], samples: int = SAMPLES) -> list[Rating]:
    """The best first. `by_deal`: how often each order was seen in each deal."""
    counts = _sum_of(by_deal)
    strengths = fit(counts)
    points = _centred(strengths)
    rng = Random(0)
    again: dict[str, list[float]] = {entrant: [] for entrant in points}
    for _ in range(samples):
        drawn = fit(_sum_of(rng.choices(by_deal, k=len(by_deal))), strengths)
        for entrant, value in _centred(drawn).items():
            again[entrant].append(value)
    ratings = [
        Rating(entrant, Estimate(value, *_middle_95(sorted(again[entrant]))))
        for entrant, value in points.items()
    ]
    return sorted(ratings, key=lambda rating: -rating.estimate.mean)


def fit(
    counts: Mapping[Order, float], start: Mapping[str, float] | None = None
) -> dict[str, float]:
    """The strengths that make what was seen most likely. Entrants may stand in an order twice."""
    names = sorted(start) if start is not None else sorted({name for o in counts for name in o})
    number = {name: index for index, name in enumerate(names)}
    races = [([number[name] for name in order], count) for order, count in counts.items()]
    passed = [0.5] * len(names)
    for race, count in races:
        for entrant in race[:-1]:
            passed[entrant] += count
    strengths = [start[name] for name in names] if start is not None else [1.0] * len(names)
    for _ in range(MOST_ROUNDS):
        before, strengths = strengths, _scaled(_improved(strengths, races, passed))
        moved = max(abs(math.log(new / old)) for new, old in zip(strengths, before, strict=True))
        if moved < PRECISE:
            break
    return dict(zip(names, strengths, strict=True))


def _improved(
    strengths: Sequence[float], races: Sequence[tuple[list[int], float]], passed: Sequence[float]
) -> list[float]:
    waited = [1 / (strength + 1) for strength in strengths]
    for race, count in races:
        ahead = 0.0
        left = sum(strengths[entrant] for entrant in race)
        for entrant in race[:-1]:
            ahead += count / left
            left -= strengths[entrant]
            waited[entrant] += ahead
        waited[race[-1]] += ahead
    return [won / long for won, long in zip(passed, waited, strict=True)]


def _scaled(strengths: Sequence[float]) -> list[float]:
    """Races do not change when all are stronger by one factor: only the imagined bot says which it
    is. Found at once, by Newton's steps, or it would take thousands of rounds."""
    factor, step = 1.0, 1.0
    while abs(step) > PRECISE:
        chances = [factor * each / (1 + factor * each) for each in strengths]
        missing = sum(0.5 - chance for chance in chances)
        step = missing / sum(chance * (1 - chance) for chance in chances)
        step = min(1.0, max(-1.0, step))
        factor *= math.exp(step)
    return [factor * each for each in strengths]


def _sum_of(by_deal: Sequence[Mapping[Order, float]]) -> dict[Order, float]:
    counts: dict[Order, float] = {}
    for orders in by_deal:
        for order, count in orders.items():
            counts[order] = counts.get(order, 0.0) + count
    return counts


def _centred(strengths: Mapping[str, float]) -> dict[str, float]:
    points = {entrant: POINTS * math.log(strength) for entrant, strength in strengths.items()}
    middle = fmean(points.values())
    return {entrant: value - middle for entrant, value in points.items()}


def _middle_95(values: Sequence[float]) -> tuple[float, float]:
    if not values:
        return -math.inf, math.inf
    cut = round(0.025 * (len(values) - 1))
    return values[cut], values[-1 - cut]
