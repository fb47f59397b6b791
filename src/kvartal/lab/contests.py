"""Rows put together again: who was compared with whom."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import permutations

from kvartal.kit.outcome import rank
from kvartal.lab.playing import Row
from kvartal.lab.ratings import Order, orders_of


@dataclass(slots=True)
class Contest:
    """A game; where all play alone, the games of all entrants on one deal."""

    deal: int
    rows: list[Row]

    def orders(self) -> dict[Order, float]:
        return orders_of([(row.entrant, row.rank) for row in self.rows])

    def duels(self) -> Iterator[tuple[Row, Row]]:
        """Everybody with everybody, both ways."""
        return (pair for pair in permutations(self.rows, 2) if pair[0].entrant != pair[1].entrant)


def ahead(own: Row, other: Row) -> float:
    return (own.rank < other.rank) + (own.rank == other.rank) / 2


def contests_of(rows: Iterable[Row], seats: int) -> list[Contest]:
    found: dict[tuple[str, int, int], Contest] = {}
    for row in rows:
        key = (row.lineup, row.deal, row.rotation) if seats > 1 else ("", row.deal, 0)
        found.setdefault(key, Contest(row.deal, [])).rows.append(row)
    contests = sorted(found.values(), key=lambda contest: contest.deal)
    return contests if seats > 1 else [_side_by_side(contest) for contest in contests]


def _side_by_side(contest: Contest) -> Contest:
    """As if they had sat at one table: points decide."""
    ranks = rank([(row.score,) for row in contest.rows])
    others = max(1, len(ranks) - 1)
    return Contest(
        contest.deal,
        [
            replace(
                row,
                rank=own,
                beaten=(sum((own < each) + (own == each) / 2 for each in ranks) - 0.5) / others,
                luck=0.0,
            )
            for row, own in zip(contest.rows, ranks, strict=True)
        ],
    )
