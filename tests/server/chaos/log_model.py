"""A table as the check of linearizability knows it: its log, of which more and more is there.

The state is how many entries are there. A turn of a person is there only from the moment on at
which one of its requests is done; what bots and the server itself add may come at any moment. So a
turn that was acknowledged and is not in the log, one that is there twice, or one that nobody asked
for, is never explained. The entries of a row come together: nobody sees half of it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kvartal.server.tables import entries as log


@dataclass(frozen=True, slots=True)
class Took:
    """A turn, as far as it was taken."""

    seat: int
    step: int
    actions: tuple[str, ...]
    number: int
    """Where the table was, as the answer said."""
    is_sent_again: bool
    """Then the answer may tell of a later number."""


@dataclass(frozen=True, slots=True)
class Vanished:
    """A turn without an answer: taken or not, or as far as it went."""

    seat: int
    step: int
    actions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TooLate:
    """A turn that was refused, because the seat had taken another at that step."""

    seat: int
    step: int


@dataclass(frozen=True, slots=True)
class Refused:
    """A turn against the rules: nothing happened."""


@dataclass(frozen=True, slots=True)
class Saw:
    """Somebody was shown the table at this number."""

    number: int


What = Took | Vanished | TooLate | Refused | Saw

NOWHERE = -1


@dataclass(frozen=True, slots=True)
class _Entry:
    number: int
    seat: int = NOWHERE
    step: int = NOWHERE
    action: str = ""


class LogModel:
    start = 0

    def __init__(self, rows: Sequence[log.Row], persons: Iterable[int]) -> None:
        self._entries = [entry for row in rows for entry in _entries_of(row)]
        self._ends: dict[int, int] = {}
        self._places: dict[tuple[int, int], int] = {}
        for place, entry in enumerate(self._entries):
            self._ends[entry.number] = place + 1
            self._places.setdefault((entry.seat, entry.step), place)
        self._unasked = self._runs(set(persons))

    def after(self, there: int, what: What) -> Iterable[int]:
        if isinstance(what, Saw):
            end = self._ends.get(what.number, NOWHERE)
            return (end,) if there <= end <= self._unasked[there] else ()
        if isinstance(what, Refused):
            return (there,)
        place = self._places.get((what.seat, what.step), len(self._entries))
        if isinstance(what, TooLate):
            return (there,) if place < there else ()
        taken = self._taken(place, what.actions)
        if isinstance(what, Vanished):
            fits = there <= place <= self._unasked[there]
            return [place + count for count in range(1, taken + 1)] if fits else ()
        end = place + len(what.actions)
        if taken < len(what.actions) or what.number < self._entries[place].number:
            return ()
        if end <= there:  # an equal request was first, and this one is answered like it
            return (there,)
        is_exact = what.is_sent_again or what.number == self._entries[place].number
        return (end,) if is_exact and there <= place <= self._unasked[there] else ()

    def _taken(self, place: int, actions: tuple[str, ...]) -> int:
        """How many of these actions are there, in one row."""
        there = self._entries[place : place + len(actions)]
        for count, (entry, action) in enumerate(zip(there, actions, strict=False)):
            first = there[0]
            if entry != _Entry(first.number, first.seat, first.step + count, action):
                return count
        return len(there)

    def _runs(self, persons: set[int]) -> list[int]:
        """For each place, how far the log goes on by itself: to the next turn of a person."""
        runs = [len(self._entries)]
        for place in range(len(self._entries) - 1, -1, -1):
            runs.append(place if self._entries[place].seat in persons else runs[-1])
        return runs[::-1]


def _entries_of(row: log.Row) -> Iterable[_Entry]:
    for entry in log.decode(row.entries):
        if isinstance(entry, log.Turn):
            for count, action in enumerate(entry.actions):
                yield _Entry(row.number, entry.seat, entry.step + count, action)
        else:
            yield _Entry(row.number)
