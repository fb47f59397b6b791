"""Previews, forecasts and records take a while: too long for the event loop, in which everybody
waits. What is over sooner than a thread could begin is done at once."""

import asyncio
import time
from collections.abc import Callable, Hashable
from typing import TypeVar

AT_ONCE = 2
"""Threads at work at once; more would only wait for each other."""
REPLAYS = 1
"""Of whole games, one after another: who asks for the longest ones waits for his like, and nobody
who is at the table."""
QUICK = 0.0005
"""Seconds. To go to a thread and back takes a fifth of it."""
FORGETTING = 0.05
"""How much a quick one makes up for a slow one before."""

T = TypeVar("T")


class Thinking:
    def __init__(self) -> None:
        self._threads = asyncio.Semaphore(AT_ONCE)
        self._replays = asyncio.Semaphore(REPLAYS)
        self._took: dict[Hashable, float] = {}
        """Seconds for each step, by what kind of work it is; rather too many than too few."""

    async def about(self, kind: Hashable, steps: int, work: Callable[[], T]) -> T:
        """Work whose time depends on its kind and grows with its steps."""
        if self._took.get(kind, QUICK) * steps < QUICK:
            return self._timed(kind, steps, work)
        return await self.beside(lambda: self._timed(kind, steps, work))

    async def beside(self, work: Callable[[], T]) -> T:
        """In a thread, whatever it is."""
        async with self._threads:
            return await asyncio.to_thread(work)

    async def replay(self, work: Callable[[], T]) -> T:
        """In a thread, not before anybody's preview."""
        async with self._replays:
            return await asyncio.to_thread(work)

    def _timed(self, kind: Hashable, steps: int, work: Callable[[], T]) -> T:
        began = time.thread_time()
        try:
            return work()
        finally:
            took = (time.thread_time() - began) / steps
            before = self._took.get(kind, took)
            self._took[kind] = max(took, before + (took - before) * FORGETTING)
