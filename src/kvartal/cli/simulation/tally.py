"""Counting results: how often each entrant won, and how sure that is."""

import math
from collections.abc import Iterable
from dataclasses import dataclass

from kvartal.cli.simulation.match import Result

Z_95 = 1.959964


@dataclass(slots=True)
class Score:
    """Of one entrant, over all the chairs it sat on."""

    name: str
    chairs: int = 0
    wins: float = 0.0
    points: int = 0

    @property
    def share(self) -> float:
        return self.wins / self.chairs

    @property
    def mean(self) -> float:
        return self.points / self.chairs


def entrant_names(bots: list[str]) -> list[str]:
    """A bot that is named twice plays against itself: its copies are counted apart."""
    return [
        f"{name} #{bots[: number + 1].count(name)}" if bots.count(name) > 1 else name
        for number, name in enumerate(bots)
    ]


def tally(names: list[str], results: Iterable[Result]) -> list[Score]:
    scores = [Score(name) for name in names]
    for result in results:
        for entrant, points, share in zip(
            result.entrants, result.scores, result.shares, strict=True
        ):
            scores[entrant].chairs += 1
            scores[entrant].wins += share
            scores[entrant].points += points
    return scores


def wilson(share: float, trials: int, z: float = Z_95) -> tuple[float, float]:
    """The interval in which the true share lies, 19 times out of 20."""
    spread = z * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    centre = share + z * z / (2 * trials)
    scale = 1 + z * z / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
