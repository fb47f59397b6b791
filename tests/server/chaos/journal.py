"""What the players were told: the promises that the log is held against."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """A turn of which a node said: these actions are taken, the table is at this number."""

    table: str
    seat: int
    step: int
    actions: tuple[str, ...]
    number: int


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
class Journal:
    turns: list[Acknowledged] = field(default_factory=list)
    tables: list[Played] = field(default_factory=list)
    ended: int = 0
    surprises: list[str] = field(default_factory=list)
    """Answers that nobody should ever get, whatever dies."""
    again: int = 0
    """Requests that had to be sent again."""

    def by_table(self) -> dict[str, list[Acknowledged]]:
        turns: dict[str, list[Acknowledged]] = {table.id: [] for table in self.tables}
        for turn in self.turns:
            turns[turn.table].append(turn)
        return turns
