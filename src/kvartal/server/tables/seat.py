"""Who sits at a place of a table."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Literal

from kvartal.server.tables.holiday import UNUSED, Holiday


@dataclass(slots=True)
class Seat:
    """Who plays here. Free: neither person nor level."""

    person: str = ""
    others: tuple[str, ...] = ()
    """Further browsers that took this seat by its link."""
    name: str = ""
    face: str = ""
    promise: str = ""
    contribution: str = ""
    level: str = ""
    """Of the bot that plays, or would play in the person's absence."""
    away: Literal["", "resigned", "timed_out", "returning"] = ""
    """Why a bot plays for this person. `returning`: until it has taken the turn that the person
    ran out of time in."""
    holiday: Holiday = UNUSED
    link: int = 0
    """How many links of the seat are void: by renewals, and by changes of who sits here."""
    whispered: bool = False
    """Whether something was told to this seat alone before the start."""
    said: tuple[int, ...] = ()
    """When something was said from here, the last few times."""
    actions: tuple[str, ...] = ()
    """All actions of this seat so far; their number is its step."""

    @property
    def is_free(self) -> bool:
        return not self.person and not self.level

    @property
    def is_bot(self) -> bool:
        """Whether a bot decides at the moment."""
        return bool(self.level) and (not self.person or bool(self.away))

    def is_of(self, person: str) -> bool:
        return bool(person) and (person == self.person or person in self.others)

    def after(self, actions: Sequence[str]) -> "Seat":
        """A copy that has taken these as well. (As in `Table.begin`, `replace` takes longer.)"""
        fresh = object.__new__(Seat)
        for name in _SEAT_FIELDS:
            setattr(fresh, name, getattr(self, name))
        fresh.actions = (*self.actions, *actions)
        return fresh


_SEAT_FIELDS = tuple(field.name for field in fields(Seat))
