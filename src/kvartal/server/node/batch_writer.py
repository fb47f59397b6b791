"""Rows that wait are written together: the more are waiting, the more a transaction carries."""

import asyncio
import time
from collections import deque
from collections.abc import Callable

from kvartal.server.background import Tasks
from kvartal.server.store import Store, Writing

MOST_ROWS = 256


class BatchWriter:
    """Between many tables and one store. A table has at most one row under way at a time (its queue
    sees to that), so a batch never holds two rows of a table."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: deque[tuple[Writing, asyncio.Future[bool]]] = deque()
        self._tasks = Tasks()
        self._at_work = 0
        self.fails = False
        """Whether the last batch could not be written."""
        self.watch: Callable[[int, float], None] = lambda *_: None
        """Hears of every batch: how many rows, how long it took."""

    def write(self, writing: Writing) -> asyncio.Future[bool]:
        """Whether the row won; durable when it is answered."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((writing, answer))
        if self._at_work < self._store.writers:
            self._at_work += 1
            self._tasks.start(self._work())
        return answer

    async def drain(self) -> None:
        """Returns when nothing is waiting or under way."""
        await self._tasks.finish()

    async def _work(self) -> None:
        try:
            while self._waiting:
                await self._write_batch()
        finally:
            # Nothing is awaited since the last look at who is waiting: no row can be left behind.
            self._at_work -= 1

    async def _write_batch(self) -> None:
        count = min(len(self._waiting), MOST_ROWS)
        batch = [self._waiting.popleft() for _ in range(count)]
        began = time.perf_counter()
        try:
            winners = await self._store.write([writing for writing, _ in batch])
        except Exception as error:  # noqa: BLE001 (whoever waits must hear of it)
            self.fails = True
            _fail(batch, error)
            batch.clear()  # the error holds this frame: no circle shall stay
            return
        self.fails = False
        self.watch(count, time.perf_counter() - began)
        for writing, answer in batch:
            if not answer.done():
                answer.set_result(writing.row.table in winners)


def _fail(batch: list[tuple[Writing, asyncio.Future[bool]]], error: Exception) -> None:
    for _, answer in batch:
        if not answer.done():
            answer.set_exception(error)
