"""Sheets to print: one package for each game that is written on paper.

A sheet is drawn from data that the browser uses, too (`<game>/sheet.json`, made by `tools/sheet`),
and from what travels: the text of a sheet in a view, read by the game's `reading`.
"""

import importlib.util
from collections.abc import Sequence
from typing import Protocol

from kvartal.cli.paper.drawing import Drawing
from kvartal.games.catalogue import GAMES
from kvartal.kit.data import JsonObject
from kvartal.words import Speaker


class Pad(Protocol):
    def sheets_in(self, public: JsonObject, /) -> Sequence[str]:
        """What each seat has written, from the public part of a view."""

    def draw(self, speaker: Speaker, written: str | None = None, /, *, player: str = "") -> Drawing:
        """A sheet, empty or as it was written."""


def games_with_sheets() -> list[str]:
    return [game for game in GAMES if importlib.util.find_spec(f"{__name__}.{game}")]


def pad_for(game: str) -> Pad:
    return importlib.import_module(f"{__name__}.{game}")
