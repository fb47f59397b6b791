"""Two entrants under a sequential test, deal by deal."""

from collections.abc import Iterable
from statistics import fmean

from kvartal.lab.contests import ahead, contests_of
from kvartal.lab.plan import Plan
from kvartal.lab.playing import Row
from kvartal.lab.schedule import lineups, rotations
from kvartal.lab.sprt import Sprt, Walk


class Duel:
    """A deal counts as soon as all its games are there, and all deals before it do: which games end
    first must not decide."""

    def __init__(self, plan: Plan, sprt: Sprt, rows: Iterable[Row] = ()) -> None:
        self.first, self.second = (entrant.label for entrant in plan.entrants)
        chosen = lineups([self.first, self.second], plan.seats)
        self._seats = plan.seats
        self._rows_a_deal = plan.seats * sum(len(rotations(lineup)) for lineup in chosen)
        self._waiting: dict[int, list[Row]] = {}
        self.shares: list[float] = []
        """The first one's, of each deal."""
        self.walk = Walk(sprt)
        self.add(rows)

    def add(self, rows: Iterable[Row]) -> None:
        for row in rows:
            self._waiting.setdefault(row.deal, []).append(row)
        while len(self._waiting.get(len(self.shares), ())) == self._rows_a_deal:
            share = self._share(self._waiting.pop(len(self.shares)))
            self.shares.append(share)
            self.walk.add(share)

    def _share(self, rows: list[Row]) -> float:
        return fmean(
            ahead(*duel)
            for contest in contests_of(rows, self._seats)
            for duel in contest.duels()
            if duel[0].entrant == self.first
        )
