"""The modes that games are tried in. A game lists its own once, in `tests/games/<game>/modes.py`;
all tests that go over the games read them here."""

from collections.abc import Iterable
from importlib import import_module
from types import ModuleType
from typing import NamedTuple

from kvartal.games.catalogue import GAMES
from kvartal.kit.data import Json
from kvartal.kit.game import AnyConfig
from tests.kit.helpers import config_of


class Mode(NamedTuple):
    """A table worth trying, and why. A game's list has each set of rules at least once."""

    seats: int
    options: dict[str, Json]
    why: str


class GameMode(NamedTuple):
    game: str
    mode: Mode

    def __str__(self) -> str:
        words = [f"{key}-{value}" for key, value in self.mode.options.items()]
        return "-".join([self.game, str(self.mode.seats), *words]).lower()

    @property
    def config(self) -> AnyConfig:
        return config_of(GAMES[self.game], self.mode.seats, **self.mode.options)


class NoModes(LookupError):
    """A game without modes is a game that is not tried."""


MOMENTS = 2
"""Steps of a game that the proof kit looks at from all sides, beside the first and the last."""


def modes_of(game: str) -> list[Mode]:
    modes: list[Mode] = _module_of(game).MODES
    return modes


def moments_of(game: str) -> int:
    """A game whose steps are slow may ask for fewer."""
    moments: int = getattr(_module_of(game), "MOMENTS", MOMENTS)
    return moments


def _module_of(game: str) -> ModuleType:
    name = f"tests.games.{game}.modes"
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{name}.".startswith(f"{missing.name}."):
            raise
        raise NoModes(f"{game} needs its MODES in tests/games/{game}/modes.py") from None


def every_mode(games: Iterable[str] = GAMES) -> list[GameMode]:
    return [GameMode(game, mode) for game in games for mode in modes_of(game)]


def options_of(game: str) -> list[dict[str, Json]]:
    """Those of its modes, whatever the seats."""
    different: list[dict[str, Json]] = []
    for mode in modes_of(game):
        if mode.options not in different:
            different.append(mode.options)
    return different
