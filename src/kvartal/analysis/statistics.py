"""Means of paired differences, and how sure they are."""

import math
from collections.abc import Sequence
from statistics import NormalDist

LEVEL = 0.05
"""One in twenty of what is called sure may be chance."""


def sigmas(tests: int = 1) -> float:
    """How many standard errors make a difference sure, if so many are looked at (Bonferroni)."""
    return NormalDist().inv_cdf(1 - LEVEL / (2 * max(1, tests)))


def mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values)


def standard_error(values: Sequence[float]) -> float:
    """Of their mean; infinite if there are too few to know."""
    if len(values) < 2:
        return math.inf
    middle = mean(values)
    squares = math.fsum((value - middle) ** 2 for value in values)
    return math.sqrt(squares / (len(values) - 1) / len(values))


def smoothed_error(values: Sequence[float], widest: float) -> float:
    """Half of a 95 % interval of a mean. A handful of equal results is no certainty: one more is
    thought of that differs by half of the range."""
    if len(values) < 2:
        return widest
    middle = mean(values)
    error = standard_error([*values, middle + widest / 2])
    return min(widest, sigmas() * error)
