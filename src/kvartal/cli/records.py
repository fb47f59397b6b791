"""Record files: reading them, and saying what is wrong with one."""

from dataclasses import dataclass
from pathlib import Path

from kvartal.games.catalogue import GAMES
from kvartal.kit.game import AnyGame
from kvartal.kit.record import Record, RecordError, RulesPartError, read

GAME_LINE = 2
KINDS = {
    "text": "the text was changed",
    "rules": "the text is sound, but these rules play it differently",
    "game": "the text is sound, but this game is not known here",
    "shuffle": "the record is sound, but its shuffle is not the one that was noted",
}


@dataclass(slots=True)
class Fault:
    """What is wrong with a record: the line, the reason, and which of `KINDS` it is."""

    line: int
    reason: str
    kind: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason} ({KINDS[self.kind]})"


class UnknownGameError(RecordError):
    """A record of a game that is not in the catalogue."""


class OtherShuffleError(RecordError):
    """A sound record of another shuffle than somebody noted before the game."""


def text_of(path: Path) -> str:
    """As it lies there. Bytes that no record has become signs that no record has: their line will
    be found at fault."""
    return path.read_bytes().decode("latin-1")


def open_record(path: Path) -> tuple[AnyGame, Record]:
    """With the rules that it names, or else the newest."""
    record = read(text_of(path))
    game = GAMES.get(record.header.game)
    if game is None:
        raise UnknownGameError(GAME_LINE, f"there is no game {record.header.game!r}")
    return game.under(record.header.rules) or game, record


def fault_of(error: RecordError) -> Fault:
    kind = "text"
    if isinstance(error, RulesPartError):
        kind = "rules"
    elif isinstance(error, UnknownGameError):
        kind = "game"
    elif isinstance(error, OtherShuffleError):
        kind = "shuffle"
    return Fault(error.line, error.reason, kind)


def versions_differ(game: AnyGame, record: Record) -> str:
    """A remark, if the record was written under other rules than these."""
    if record.header.rules == game.version:
        return ""
    return f"recorded under rules {record.header.rules}, these are rules {game.version}"
