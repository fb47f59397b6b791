"""What is to be played: a tournament as plain values, which travel to other machines."""

from dataclasses import dataclass
from typing import Any, Self

from kvartal.games.catalogue import GAMES
from kvartal.kit.data import JsonDict
from kvartal.kit.game import AnyConfig, Config
from kvartal.kit.options import parse


@dataclass(slots=True)
class Entrant:
    """A bot as it enters: one that may think longer is another."""

    label: str
    bot: str
    budget: int | None = None
    """Steps of thought for a choice; without, as many as it wants."""


@dataclass(slots=True)
class Plan:
    game: str
    seats: int
    options: JsonDict
    seed: int
    entrants: list[Entrant]
    deals: int
    alternatives: int
    """So many other draws are looked at to say how lucky one was; 0: luck is left alone."""

    def config(self) -> AnyConfig:
        return Config(self.seats, parse(GAMES[self.game].options, self.options))

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        return cls(**{**data, "entrants": [Entrant(**each) for each in data["entrants"]]})

    def entrant(self, label: str) -> Entrant:
        return next(entrant for entrant in self.entrants if entrant.label == label)
