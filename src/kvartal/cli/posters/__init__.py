"""Posters: a city that was built, to hang up. One package for each game that has one.

A poster is drawn from what the browser's own drawing is made of, so that both show the same.
"""

import importlib.util
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from kvartal.cli.paper.drawing import Drawing
from kvartal.games.catalogue import GAMES
from kvartal.kit.data import JsonObject
from kvartal.words import Speaker


@dataclass(slots=True)
class Shown:
    """What is on a poster: a position as all see it, who sat there, and when that was."""

    public: JsonObject
    components: JsonObject
    """What is printed on the pieces, by id."""
    players: Sequence[str]
    """By seat; empty where nobody knows a name."""
    day: str
    """In words; empty if nobody knows."""


class Poster(Protocol):
    def draw(self, speaker: Speaker, shown: Shown, /) -> Drawing:
        """A page of its own, with its margins."""


def games_with_posters() -> list[str]:
    return [game for game in GAMES if importlib.util.find_spec(f"{__name__}.{game}")]


def poster_for(game: str) -> Poster:
    return importlib.import_module(f"{__name__}.{game}")
