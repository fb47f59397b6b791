"""Counting results: how often each entrant won, and how sure that is."""

from collections.abc import Iterable
from dataclasses import dataclass

from kvartal.cli.simulation.match import Result


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
