"""Rows straight into the store, as the nodes' writer does it: no game, no HTTP."""

import asyncio
import time

from tools.load.baseline import BYTES
from tools.load.plan import USUAL

from kvartal.server.node.batch_writer import BatchWriter
from kvartal.server.store import Listing, Store, Writing
from kvartal.server.tables.entries import Row

WAITING = 128
DUE = 4_000_000_000_000
"""Far away; the rows beside it are what costs."""
ENTRIES = f'"{"x" * (BYTES - 2)}"'


class StoreLoad:
    """Tables that get rows in turn. A table has one row under way, so that of 100 tables no more
    than 100 rows can wait."""

    def __init__(self, store: Store, tables: int) -> None:
        self._writer = BatchWriter(store)
        self._tables = [f"{number:020d}" for number in range(tables)]
        self._next = [0] * tables

    async def prepare(self) -> None:
        """Every table has its first row, is due and listed."""
        writings = [
            Writing(row, DUE, Listing(row.table, USUAL.game, "running", "link", 2, 0, 0))
            for row in map(self._row, range(len(self._tables)))
        ]
        await asyncio.gather(*[self._writer.write(writing) for writing in writings])

    async def measure(self, seconds: float) -> float:
        """Rows a second."""
        lanes = min(WAITING, len(self._tables))
        end = time.perf_counter() + seconds

        async def write(lane: int) -> int:
            count = 0
            while True:
                for table in range(lane, len(self._tables), lanes):
                    if time.perf_counter() > end:
                        return count
                    assert await self._writer.write(Writing(self._row(table), DUE))
                    count += 1

        return sum(await asyncio.gather(*map(write, range(lanes)))) / seconds

    def _row(self, table: int) -> Row:
        number = self._next[table]
        self._next[table] += 1
        return Row(self._tables[table], number, 1_700_000_000_000 + number, ENTRIES)
