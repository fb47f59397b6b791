"""How a game ended: standings, ranks, and what an end is worth."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from kvartal.kit.lines import Line, total


@dataclass(slots=True)
class Standing:
    """How one side ended: its rank (1 is best, equals share it), its points line by line, and what
    parted it from others with the same points, in the order it was looked at. `parts` explains
    amounts that stand in the lines (`residents`, `hearts`) by lines of their own."""

    rank: int
    lines: list[Line]
    tie_breaks: list[Line] = field(default_factory=list)
    parts: dict[str, list[Line]] = field(default_factory=dict)

    @property
    def score(self) -> int:
        return total(self.lines)


def rank(scores: Sequence[tuple[int, ...]]) -> list[int]:
    """Ranks from points and tie-breaks, higher first: equals share a rank, the next is skipped."""
    return [1 + sum(other > own for other in scores) for own in scores]


def share_beaten(standings: Iterable[Standing], side: int) -> float:
    """The share of the other sides that this one has beaten, a tie counting half; 1 if alone."""
    ranks = [standing.rank for standing in standings]
    if len(ranks) == 1:
        return 1.0
    beaten = sum((other > ranks[side]) + (other == ranks[side]) / 2 for other in ranks) - 0.5
    return beaten / (len(ranks) - 1)
