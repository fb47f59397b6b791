"""A row in the making: a copy of the table that proposals look at and add their entries to."""

from kvartal.server.tables import entries as log
from kvartal.server.tables.table import Table

ASTRAY = 30_000
"""Milliseconds that a row may say another time than the store, if it waited for long."""


class Draft:
    """Nothing in it has happened until its row is durable, and that it can become only between
    `after` and `until`, by the store's own clock."""

    def __init__(self, table: Table, now: int) -> None:
        self.table = table.begin()
        self.now = now
        self.at = max(now, table.at)  # a log never goes backwards
        self.after = now - ASTRAY
        self.until = now + ASTRAY
        self.changes_company = False
        self.people: set[str] = set()
        """Who was here, if only for a moment."""
        self._entries: list[log.Entry] = []

    def add(self, entry: log.Entry) -> None:
        self.table.apply(entry, self.at)
        if not isinstance(entry, log.Turn | log.Said):
            self.changes_company = True
        if isinstance(entry, log.Sat | log.Linked | log.LinkRenewed):
            self.people.add(entry.person)
        last = self._entries[-1] if self._entries else None
        if isinstance(entry, log.Turn) and isinstance(last, log.Turn) and entry.seat == last.seat:
            last.actions += entry.actions
        else:
            self._entries.append(entry)

    def only_from(self, time: int) -> None:
        self.after = max(self.after, time)

    def only_before(self, time: int) -> None:
        self.until = min(self.until, time)

    def row(self) -> log.Row | None:
        """Closes the draft; None if nothing was added."""
        if not self._entries:
            return None
        return self.table.write(self._entries, self.at)
