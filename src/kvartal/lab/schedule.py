"""Who meets whom. All line-ups get the same deals, and every deal is played from every seat."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement

from kvartal.lab.plan import Plan

Lineup = tuple[str, ...]
"""Entrants by chair, before anybody moves on."""


@dataclass(slots=True, frozen=True)
class Encounter:
    """The games of one line-up on one deal, one for each rotation."""

    lineup: Lineup
    deal: int


def lineups(labels: Sequence[str], seats: int) -> list[Lineup]:
    """Each choice of as many entrants as there are seats; where there are fewer, those in which all
    sit about equally often. The order in which entrants are named does not matter."""
    if len(labels) >= seats:
        return list(combinations(sorted(labels), seats))
    least = seats // len(labels)
    filled = (Counter(choice) for choice in combinations_with_replacement(sorted(labels), seats))
    return [
        _mixed(counts)
        for counts in filled
        if len(counts) == len(labels) and min(counts.values()) >= least
    ]


def _mixed(counts: Counter[str]) -> Lineup:
    """One after the other, so that no entrant always sits next to itself."""
    left, seated = Counter(counts), list[str]()
    while left := +left:
        seated += sorted(left)
        left -= Counter(list(left))
    return tuple(seated)


def rotations(lineup: Lineup) -> list[Lineup]:
    """All that differ: everybody has had every seat."""
    turned = (lineup[start:] + lineup[:start] for start in range(len(lineup)))
    return list(dict.fromkeys(turned))


def encounters(plan: Plan) -> Iterator[Encounter]:
    """Deal by deal, so that whenever it is stopped all have played about as much."""
    chosen = lineups([entrant.label for entrant in plan.entrants], plan.seats)
    for deal in range(plan.deals):
        for lineup in chosen:
            yield Encounter(lineup, deal)


def count_games(plan: Plan) -> int:
    chosen = lineups([entrant.label for entrant in plan.entrants], plan.seats)
    return plan.deals * sum(len(rotations(lineup)) for lineup in chosen)
