"""Folded tables, the most recently used ones. Whatever is not here is folded from the log again."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from kvartal.server.errors import Fault, NotFound, Unreadable
from kvartal.server.store import Store, StoreDown
from kvartal.server.tables.bygone import fold_bygone
from kvartal.server.tables.entries import Row
from kvartal.server.tables.folding import created_by, fold, is_branch, read_on
from kvartal.server.tables.table import Games, Table
from kvartal.server.telemetry import incident

LONG = 32
"""Rows from which on folding leaves the event loop to others."""


class Cache:
    """Tables at the newest number this node knows of."""

    def __init__(self, store: Store, games: Games, size: int) -> None:
        self._store = store
        self._games = games
        self._size = size
        self._tables: OrderedDict[str, tuple[Table, float]] = OrderedDict()
        self._coming: dict[str, asyncio.Task[Table]] = {}
        self._reading = 1
        self._rewritten: OrderedDict[str, int] = OrderedDict()
        """Tables whose log was rewritten, and the first reading that counts."""

    def __len__(self) -> int:
        return len(self._tables)

    def known(self, table: str) -> Table | None:
        """As this node knows it; others may have gone on."""
        entry = self._tables.get(table)
        if entry is None:
            return None
        self._tables.move_to_end(table)
        return entry[0]

    def age(self, table: str) -> float:
        """Seconds since this node knew the newest number for certain."""
        entry = self._tables.get(table)
        return float("inf") if entry is None else time.monotonic() - entry[1]

    def keep(self, table: Table) -> None:
        """This is the newest, for certain."""
        if self.is_outdated(table):
            return
        held = self._tables.get(table.id)
        if held is not None and held[0].number > table.number:
            return
        self._tables[table.id] = (table, time.monotonic())
        self._tables.move_to_end(table.id)
        if len(self._tables) > self._size:
            self._tables.popitem(last=False)

    def forget(self, table: str) -> None:
        self._tables.pop(table, None)

    async def kept(self, table: Table) -> Table:
        """Keeps what this node has written, or, if its log was rewritten meanwhile, what is read
        there now."""
        self.keep(table)
        return await self.newest(table.id) if self.is_outdated(table) else table

    def read_anew(self, table: str) -> None:
        """Its log was rewritten: all that goes back to an earlier reading does not count."""
        self._reading += 1
        self._rewritten[table] = self._reading
        self._rewritten.move_to_end(table)
        if len(self._rewritten) > self._size:
            self._rewritten.popitem(last=False)
        self.forget(table)

    def is_outdated(self, table: Table) -> bool:
        return table.reading < self._rewritten.get(table.id, 0)

    async def newest(self, table: str) -> Table:
        """Reads on from the store."""
        known, reading = self.known(table), self._reading
        with _alone():
            rows = await self._store.read(table, -1 if known is None else known.number)
            if known is None and not rows:
                raise NotFound("no_such_table")
            current = await self._after(table, known, rows)
        if known is None:
            current.reading = reading
        self.keep(current)
        return await self.newest(table) if self.is_outdated(current) else current

    async def is_archived(self, table: str) -> bool:
        with _alone():
            return not await self._store.numbers([table])

    async def some(self, table: str, at_least: int = 0) -> Table:
        """What is known, or, if that is too old, the newest. Callers at the same time share one
        look, unless it was under way before the number was there."""
        while True:
            known = self.known(table)
            if known is not None and known.number >= at_least:
                return known
            coming, is_shared = self._coming.get(table), True
            if coming is None:
                coming, is_shared = asyncio.create_task(self.newest(table)), False
                self._coming[table] = coming
                coming.add_done_callback(lambda _: self._coming.pop(table, None))
            try:
                found = await asyncio.shield(coming)
            finally:
                del coming  # a fault would hold this frame, and this frame the fault: a circle
            if not is_shared or found.number >= at_least:
                return found

    async def at(self, table: str, number: int) -> Table:
        """As it was at an earlier number."""
        with _alone():
            rows = await self._store.read(table)
            if not 0 <= number < len(rows):
                raise NotFound("no_such_number")
            if not self._carries(rows) and number == len(rows) - 1:
                return await self._bygone(table, rows)
            return await asyncio.to_thread(fold, table, self._games, rows[: number + 1])

    async def _after(self, table: str, known: Table | None, rows: list[Row]) -> Table:
        if known is None:
            if not self._carries(rows):
                return await self._bygone(table, rows)
            if len(rows) > LONG or is_branch(rows):
                return await asyncio.to_thread(fold, table, self._games, rows)
            return fold(table, self._games, rows)
        if not rows:
            return known
        current = known.begin()
        read_on(current, rows)
        return current

    def _carries(self, rows: list[Row]) -> bool:
        """Whether this node has the rules of a table."""
        created = created_by(rows)
        game = self._games.get(created.game)
        return game is not None and game.under(created.rules) is not None

    async def _bygone(self, table: str, rows: list[Row]) -> Table:
        return fold_bygone(table, self._games, rows, await self._store.written(table))


@contextmanager
def _alone() -> Iterator[None]:
    """A row that makes no sense, because a newer node wrote it or because it is damaged, is the
    trouble of its own table. It is not remembered: the next look may find it mended."""
    try:
        yield
    except (Fault, StoreDown):
        raise
    except Exception as error:  # noqa: BLE001 (of the rules of a game, too)
        raise Unreadable("unreadable", incident=incident(error)) from None
