"""Duels that were played, deal by deal: a file that any number of runs adds to."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from kvartal.cli.simulation.match import Match, play_deal
from kvartal.cli.thought import Thought
from kvartal.kit.data import JsonDict
from kvartal.lab.intervals import Estimate, estimate, estimate_share
from kvartal.lab.versions import versions_of

SEED = 0


@dataclass(slots=True)
class Duel:
    """Of the first bot against the second, or of one alone. `results`: by deal the first one's
    share of the win, played from every seat; alone its points."""

    game: str
    options: JsonDict
    seats: int
    bots: list[str]
    weights: str
    """A hash of what was learned: with other weights everything is played anew."""
    results: list[float]

    @property
    def key(self) -> str:
        """What is asked, whoever answers."""
        return json.dumps([self.game, self.options, self.seats, self.bots])

    @property
    def result(self) -> Estimate:
        return (estimate if self.seats == 1 else estimate_share)(self.results)

    def play(self, deals: int) -> Iterator[float]:
        """Until there are so many."""
        lineup = [min(seat, 1) for seat in range(self.seats)]
        thought = Thought(None)
        match = Match(
            self.game, self.seats, self.options, lineup, self.bots, SEED, thought, records=None
        )
        for deal in range(len(self.results), deals):
            games = play_deal((match, deal))
            own = [game.entrants.index(0) for game in games]
            found = [
                float(game.scores[seat]) if self.seats == 1 else game.shares[seat]
                for game, seat in zip(games, own, strict=True)
            ]
            self.results.append(sum(found) / len(found))
            yield self.results[-1]


def find(duels: list[Duel], game: str, options: JsonDict, seats: int, bots: list[str]) -> Duel:
    """One that was begun, or a new one instead of what bots with other weights have played."""
    new = Duel(game, options, seats, bots, versions_of(game).weights, [])
    for number, duel in enumerate(duels):
        if duel.key == new.key:
            if duel.weights != new.weights:
                duels[number] = new
            return duels[number]
    duels.append(new)
    return new


def read(path: Path) -> list[Duel]:
    return [Duel(**each) for each in json.loads(path.read_text("utf-8"))] if path.exists() else []


def write(path: Path, duels: list[Duel]) -> None:
    lines = ",\n".join(json.dumps(asdict(duel)) for duel in sorted(duels, key=lambda one: one.key))
    path.write_text(f"[\n{lines}\n]\n", "utf-8")
