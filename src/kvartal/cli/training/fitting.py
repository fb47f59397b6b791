"""Least squares, from sums that can be added up in any number of processes."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

LOGISTIC = math.sqrt(3) / math.pi
"""The scale of a logistic curve with standard deviation 1."""


@dataclass(slots=True)
class Sums:
    """Of the products of all columns of rows: 1, the features, and what is to be foretold."""

    products: list[list[float]]

    def add(self, row: Sequence[float]) -> None:
        for number, value in enumerate(row):
            if value:
                line = self.products[number]
                for other in range(number + 1):
                    line[other] += value * row[other]

    def merge(self, more: "Sums") -> None:
        for own, added in zip(self.products, more.products, strict=True):
            for number, value in enumerate(added):
                own[number] += value


def no_sums(features: int) -> Sums:
    return Sums([[0.0] * (number + 1) for number in range(features + 2)])


@dataclass(slots=True)
class Fit:
    base: float
    weights: list[float]
    error: float
    """Standard deviation of what is foretold wrongly."""

    @property
    def a_lot(self) -> float:
        """As a scale for how far one side is ahead of another, both being wrong by that much."""
        return LOGISTIC * math.sqrt(2) * self.error


def fit(sums: Sums, before: Sequence[float], ridge: float) -> Fit:
    """Ridge regression on columns that are brought to mean 0 and deviation 1: weights are drawn to
    those `before`, as if so large a share of the rows said so."""
    products, last = sums.products, len(sums.products) - 1
    count = products[0][0]
    means = [products[number][0] / count for number in range(last + 1)]
    spread = [
        math.sqrt(max(0.0, products[number][number] / count - means[number] ** 2))
        for number in range(last + 1)
    ]
    # A column that never changes says nothing.
    used = [number for number in range(1, last) if spread[number] > 1e-6]

    def together(one: int, other: int) -> float:
        high, low = max(one, other), min(one, other)
        covariance = products[high][low] / count - means[one] * means[other]
        return covariance / (spread[one] * spread[other])

    matrix = [[together(one, other) for other in used] for one in used]
    goal = [together(one, last) for one in used]
    shares = [before[number - 1] * spread[number] / spread[last] for number in used]
    missing = [aim - _dot(row, shares) for row, aim in zip(matrix, goal, strict=True)]
    firm = [
        [value + ridge * (row == column) for column, value in enumerate(line)]
        for row, line in enumerate(matrix)
    ]
    shares = [share + more for share, more in zip(shares, _solve(firm, missing), strict=True)]
    explained = 2 * _dot(shares, goal) - _dot(shares, [_dot(row, shares) for row in matrix])
    weights = [*before]
    for number, share in zip(used, shares, strict=True):
        weights[number - 1] = share * spread[last] / spread[number]
    base = means[last] - _dot(weights, means[1:last])
    return Fit(base, weights, spread[last] * math.sqrt(max(0.0, 1 - explained)))


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def _solve(matrix: list[list[float]], goal: list[float]) -> list[float]:
    """Of a symmetric, positive definite matrix, by Cholesky."""
    size = len(goal)
    lower = [[0.0] * size for _ in range(size)]
    for row in range(size):
        for column in range(row + 1):
            rest = matrix[row][column] - sum(
                lower[row][k] * lower[column][k] for k in range(column)
            )
            lower[row][column] = math.sqrt(rest) if row == column else rest / lower[column][column]
    forward: list[float] = []
    for row in range(size):
        known = sum(lower[row][k] * forward[k] for k in range(row))
        forward.append((goal[row] - known) / lower[row][row])
    solved = [0.0] * size
    for row in reversed(range(size)):
        known = sum(lower[k][row] * solved[k] for k in range(row + 1, size))
        solved[row] = (forward[row] - known) / lower[row][row]
    return solved
