"""What the browser tests know of a game: it stands beside the game's own tests, in
`tests/games/<game>/browser.py`."""

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, NamedTuple

from tools.locales.needing import spoken_games

from tests.web.browsing import Person
from tests.web.building import WEB


def _weight(game: str) -> int:
    cover = (WEB / "src" / "games" / game / "cover.ts").read_text("utf-8")
    return int(cover.partition("weight: ")[2].partition(",")[0])


FIRST = min(sorted(spoken_games()), key=_weight)
"""The game that the home page offers first. Tests of what is about no game play it."""


class Lit(NamedTuple):
    """Something on the board that can be chosen."""

    action: str
    name: str
    price: int


Taste = Callable[[list[Lit]], Lit]
Tour = Callable[[Person], Iterator[str]]


class InBrowser(NamedTuple):
    taste: Taste
    """How somebody chooses who wants to see much of the game."""
    screens: Tour
    """The moments of a game that are worth a look, each with a name."""
    fullest: dict[str, Any]
    """The options with which there is most to read."""
    pictures: dict[str, str]
    """Those that the documentation shows, by what is photographed: their files."""


def in_browser(game: str) -> InBrowser:
    found: Any = import_module(f"tests.games.{game}.browser")
    return InBrowser(found.taste, found.screens, found.FULLEST, found.PICTURES)


def usual_taste(lit: list[Lit]) -> Lit:
    return in_browser(FIRST).taste(lit)
