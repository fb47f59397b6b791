"""What was looked at, and what is wrong with it. Neither names a person nor tells of a game."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

Kind = Literal[
    "numbers", "times", "chain", "play", "due", "listing", "people", "archive", "end", "lost"
]


class Wrong(NamedTuple):
    """With one table."""

    kind: Kind
    words: str


class Finding(NamedTuple):
    table: str
    kind: Kind
    words: str


@dataclass(slots=True)
class Tally:
    tables: int = 0
    """That are not in the archive."""
    archived: int = 0
    rows: int = 0
    ends: int = 0
    places: int = 0
    """That somebody was at a table."""
    uncovered: int = 0
    """Rows that no hash covers: nobody can tell whether they are as they were written."""
    uncovered_tables: int = 0
    """So many have such rows."""
    unlinked: int = 0
    """Rows without a hash of their own, which that of a later row covers."""
    not_played: int = 0
    """Tables under rules that this version does not carry, and of which no end is known."""
    left_over: int = 0
    """Ends of tables that are not there any more."""
