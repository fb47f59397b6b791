"""Rows that wait are written together: the more are waiting, the more a transaction carries."""

import asyncio
from collections import deque

from kvartal.server.store import Store, StoreDown, Writing

MOST_ROWS = 256


class Writer:
    """Between many tables and one store. A table has at most one row under way at a time (its desk
    sees to that), so a batch never holds two rows of a table."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: deque[tuple[Writing, asyncio.Future[bool]]] = deque()
        self._busy: set[asyncio.Task[None]] = set()

    def write(self, writing: Writing) -> asyncio.Future[bool]:
        """Whether the row won; durable when it is answered."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((writing, answer))
        if len(self._busy) < self._store.writers:
            task = asyncio.create_task(self._work())
            self._busy.add(task)
            task.add_done_callback(self._busy.discard)
        return answer

    async def drain(self) -> None:
        """Returns when nothing is waiting or under way."""
        while self._busy:
            await asyncio.wait(self._busy)

    async def _work(self) -> None:
        while self._waiting:
            count = min(len(self._waiting), MOST_ROWS)
            batch = [self._waiting.popleft() for _ in range(count)]
            try:
                winners = await self._store.write([writing for writing, _ in batch])
            except StoreDown as down:
                for _, answer in batch:
                    if not answer.done():
                        answer.set_exception(StoreDown(*down.args))
                continue
            for writing, answer in batch:
                if not answer.done():
                    answer.set_result(writing.row.table in winners)
