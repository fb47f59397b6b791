"""What the players asked and were told: the promises that the log is held against."""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count


@dataclass(slots=True)
class Asked:
    """A turn that was asked for."""

    table: str
    seat: int
    step: int
    actions: tuple[str, ...]
    """All of them, then those of which a node said that they are taken."""
    sent: int
    """Moments are counted: all players live in one process, which has one order of things."""
    answered: int | None = None
    number: int | None = None
    """The table's, as the answer said. None: it was refused, or never answered."""
    is_sent_again: bool = False
    is_too_late: bool = False
    """Refused, because this step of the seat was taken by another request."""

    @property
    def is_acknowledged(self) -> bool:
        return self.number is not None

    @property
    def has_vanished(self) -> bool:
        """Nobody knows what became of it."""
        return self.answered is None


@dataclass(frozen=True, slots=True)
class Look:
    """The table at a number, as somebody was shown it."""

    table: str
    person: str
    number: int
    sent: int
    answered: int
    shown: str = ""
    """What it was, as a digest; empty if only the number was told."""


@dataclass(slots=True)
class Played:
    """A table that was begun, and who may look at it."""

    id: str
    game: str
    viewers: dict[str, str]
    """Persons who are known there, and their cookies; a stranger has neither."""
    seats: dict[int, str] = field(default_factory=dict)
    """The persons who play."""


@dataclass(slots=True)
class Told:
    """All that was said of one table."""

    turns: list[Asked] = field(default_factory=list)
    looks: list[Look] = field(default_factory=list)

    @property
    def acknowledged(self) -> list[Asked]:
        return [turn for turn in self.turns if turn.is_acknowledged]


@dataclass(slots=True)
class Journal:
    told: dict[str, Told] = field(default_factory=dict)
    tables: list[Played] = field(default_factory=list)
    over: list[Played] = field(default_factory=list)
    """Those that were played to their end, in that order."""
    acknowledged: int = 0
    surprises: list[str] = field(default_factory=list)
    """Answers that nobody should ever get, whatever dies."""
    again: int = 0
    """Requests that had to be sent again."""
    moment: Callable[[], int] = field(default_factory=lambda: count().__next__)

    @property
    def ended(self) -> int:
        return len(self.over)

    def of(self, table: str) -> Told:
        return self.told.setdefault(table, Told())
