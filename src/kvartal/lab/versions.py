"""What exactly has played: versions, and hashes of the code and the weights, without Git."""

import hashlib
import platform
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from kvartal import __version__
from kvartal.games.catalogue import GAMES
from kvartal.kit.data import canonical
from kvartal.kit.learned import FILE
from kvartal.lab.plan import Entrant

DIGITS = 16
HASHED = (".json", ".py", ".toml")


@dataclass(slots=True)
class Versions:
    package: str
    python: str
    rules: int
    """The version of the game's rules."""
    game: str
    """And a hash of its folder, but for the weights."""
    weights: str
    bots: str
    kit: str

    def differ_from(self, other: "Versions") -> list[str]:
        """What makes other games of the same plan. Python's version does not."""
        parts = ("package", "rules", "game", "weights", "bots", "kit")
        return [part for part in parts if getattr(self, part) != getattr(other, part)]


@cache
def versions_of(game_id: str) -> Versions:
    game = GAMES[game_id]
    folder = type(game).__module__.rpartition(".")[0]
    return Versions(
        package=__version__,
        python=platform.python_version(),
        rules=game.version,
        game=_digest(folder, lambda name: name != FILE),
        weights=_digest(folder, lambda name: name == FILE),
        bots=_digest("kvartal.bots", lambda _: True),
        kit=_digest("kvartal.kit", lambda _: True),
    )


def settings_of(entrant: Entrant, versions: Versions) -> str:
    """A hash of all that makes this bot decide as it does."""
    made_of = [entrant.bot, entrant.budget, versions.bots, versions.weights]
    return hashlib.sha256(canonical(made_of).encode()).hexdigest()[:DIGITS]


def _digest(package: str, wanted: Callable[[str], bool]) -> str:
    """Line ends do not count: a checkout may have changed them."""
    mixed = hashlib.sha256()
    for name, file in _files_in(files(package), ""):
        if file.name.endswith(HASHED) and wanted(file.name):
            content = file.read_bytes().replace(b"\r\n", b"\n")
            mixed.update(f"{name} {len(content)}\n".encode() + content)
    return mixed.hexdigest()[:DIGITS]


def _files_in(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        name = f"{path}{entry.name}"
        if entry.is_dir():
            yield from _files_in(entry, f"{name}/")
        else:
            yield name, entry
