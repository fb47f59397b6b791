"""A row in the making: a copy of the table that proposals look at and add their entries to."""

from kvartal.server.tables import entries as log
from kvartal.server.tables.table import Table


class Draft:
    """Nothing in it has happened until its row is durable."""

    def __init__(self, table: Table, now: int) -> None:
        self.table = table.begin()
        self.at = max(now, table.at)  # clocks of nodes differ; a log never goes backwards
        self.changes_company = False
        self._entries: list[log.Entry] = []

    def add(self, entry: log.Entry) -> None:
        self.table.apply(entry, self.at)
        if not isinstance(entry, log.Turn | log.Said):
            self.changes_company = True
        last = self._entries[-1] if self._entries else None
        if isinstance(entry, log.Turn) and isinstance(last, log.Turn) and entry.seat == last.seat:
            last.actions += entry.actions
        else:
            self._entries.append(entry)

    def row(self) -> log.Row | None:
        """Closes the draft; None if nothing was added."""
        if not self._entries:
            return None
        number = self.table.number + 1
        self.table.close(number, self.at)
        return log.Row(self.table.id, number, self.at, log.encode(self._entries))
