"""A game is its own folders and one line in the catalogue: nothing that is shared knows one by
name. Prose for people (the documentation, the words of the eight languages) may name them all."""

import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from tools.locales.needing import spoken_games

from kvartal.games.catalogue import GAMES
from kvartal.words import Speaker

ROOT = Path(__file__).parents[1]

SHARED = (".ci/", ".github/", "deploy/", "src/", "tests/", "tools/", "web/")
SHARED_FILES = ("Makefile", "mkdocs.yml", "pyproject.toml")

ALLOWED = {
    "src/kvartal/games/catalogue.py": "the one line",
    "src/kvartal/server/api/examples.py": "the API's examples are tables of an example game",
    "web/src/api/schema.d.ts": "made from those examples",
    "tools/load/plan.py": "figures can be compared while the same games are played",
    "tools/sheet/__init__.py": "the pen of one game's pad",
    "tools/sheet/drawing.py": "the same",
    "tests/test_no_game_named.py": "tries its own patterns",
}
"""Where games are named, and why they have to be."""

OWN = (
    "src/kvartal/games/{game}/",
    "src/kvartal/cli/boards/{game}.py",
    "src/kvartal/cli/boards/{game}/",
    "src/kvartal/cli/posters/{game}/",
    "src/kvartal/cli/sheets/{game}/",
    "tests/games/{game}/",
    "tools/games/{game}/",
    "web/src/games/{game}/",
)
"""Places of one game."""


def pattern_of(game: str, title: str) -> re.Pattern[str]:
    """Finds a game in a text. An id that is an English word counts where it stands for the game:
    between quotation marks, in a path, in the name of a message, a module, a class, a constant."""
    words = game.split("_")
    if len(words) > 1:
        return re.compile(r"[ _-]?".join(words), re.IGNORECASE)
    forms = [
        rf"([\"'`]){game}\1",
        rf"/{game}\b",
        rf"\b{game}/",
        rf"\b{game}\.(?:css|ftl|jpg|json|md|py|svelte|svg|toml|ts|txt)\b",
        rf"\b(?:boards|games|posters|sheets|web)\.{game}\b",
        rf"\bimport {game}\b",
        rf"\b{game}-[a-z]",
        rf"\bgame-{game}\b",
        rf"(?:\b|_){game.upper()}(?:\b|_)",
        rf"_{game}\b|\b{game}_",
        rf"\b{game.title()}[A-Z]\w",
    ]
    if title.lower() != game:
        forms.append(re.escape(title.rstrip("…!?")))
    return re.compile("|".join(forms))


def is_own(path: str) -> bool:
    return path.startswith(tuple(place.format(game=game) for place in OWN for game in folders()))


@cache
def folders() -> list[str]:
    """Of all games, also of one that is not in the catalogue yet."""
    return [init.parent.name for init in (ROOT / "src/kvartal/games").glob("*/__init__.py")]


@cache
def patterns() -> dict[str, re.Pattern[str]]:
    speaker = Speaker("en")
    return {game: pattern_of(game, speaker.say(f"game-{game}")) for game in GAMES}


def shared_files() -> Iterator[str]:
    listing = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    listed = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for path in sorted(filter(None, listed.split("\0"))):
        here = path.startswith(SHARED) or path in SHARED_FILES
        if here and not is_own(path) and (ROOT / path).is_file():
            yield path


def named_in(path: str) -> list[str]:
    """The lines of a file that name a game. Tests may play the example games, those without words:
    they are there to be played in tests."""
    try:
        lines = (ROOT / path).read_text("utf-8").splitlines()
    except UnicodeDecodeError:
        return []
    sought = spoken_games() if path.startswith("tests/") else GAMES
    return [
        f"{path}:{number}: {line.strip()[:120]}"
        for number, line in enumerate(lines, 1)
        if any(patterns()[game].search(line) for game in sought)
    ]


def test_nothing_shared_names_a_game() -> None:
    named = [line for path in shared_files() if path not in ALLOWED for line in named_in(path)]
    assert named == []


@pytest.mark.parametrize("path", ALLOWED)
def test_what_is_allowed_is_needed(path: str) -> None:
    assert named_in(path), f"{path} names no game any more: take it off the list"


@pytest.mark.parametrize(
    ("text", "is_named"),
    [
        ('game = "welcome"', True),
        ("tests/games/welcome/", True),
        ('ann.says("welcome-ask-choose")', True),
        ("from kvartal.games.welcome.game import GAME", True),
        ("class WelcomeState:", True),
        ("WELCOME = 3", True),
        ("A game of Welcome To…", True),
        ("You are welcome.", False),
        ("Welcome to all of you", False),
        ("raise Unwelcome", False),
    ],
)
def test_an_english_word_counts_only_where_it_is_the_game(text: str, is_named: bool) -> None:
    assert bool(pattern_of("welcome", "Welcome To…").search(text)) == is_named


@pytest.mark.parametrize("text", ["happy_city", "Happy City", "HappyCity", "HAPPY_CITY"])
def test_an_id_of_two_words_counts_however_it_is_written(text: str) -> None:
    assert pattern_of("happy_city", "Happy City").search(text)
