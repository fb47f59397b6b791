"""Tables that a worker has in hand: leased, each with a task that does what is due there."""

import asyncio
from collections.abc import Awaitable, Callable

from kvartal.server.node.node import Node
from kvartal.server.store import StoreDown
from kvartal.server.tables import clock
from kvartal.server.telemetry import incident

GRACE = 3.0
"""Seconds for finishing what was begun, when told to stop."""

Lease = Callable[[int, int, int], Awaitable[list[str]]]
"""One of the leases of a store."""


class Hand:
    def __init__(
        self,
        node: Node,
        lease: Lease,
        seconds: int,
        most: int,
        serve: Callable[["Hand", str], Awaitable[None]],
        woken: asyncio.Event,
    ) -> None:
        """At most so many tables, each leased for so many seconds. `woken` is set when there is
        room again."""
        self.held: dict[str, int] = {}
        """The tables in hand and the number they were leased at."""
        self.again: set[str] = set()
        """Those that were leased once more while in hand: there may be more to do."""
        self._store = node.store
        self._time = node.time
        self._lease = lease
        self._until = seconds * clock.SECOND
        self._most = most
        self._serve = serve
        self._woken = woken
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def take_what_is_due(self) -> bool:
        """Whether there may be more."""
        room = self._most - len(self._tasks)
        if room <= 0:
            return False
        now = self._time.now()
        try:
            tables = await self._lease(now, now + self._until, room)
        except StoreDown:
            return False
        except Exception as error:  # noqa: BLE001 (a worker goes on)
            incident(error)
            return False
        for table in tables:
            if table in self._tasks:
                self.again.add(table)
            else:
                self._tasks[table] = asyncio.create_task(self._work(table))
        return len(tables) == room

    async def renew(self) -> None:
        """Thinking may take longer than a lease."""
        for table, number in list(self.held.items()):
            if table in self.held:
                await self._store.postpone(table, number, self._time.now() + self._until)

    async def wind_up(self) -> None:
        """Finishes what it can in a moment and lets go of the rest."""
        if not self._tasks:
            return
        _, unfinished = await asyncio.wait(self._tasks.values(), timeout=GRACE)
        held = dict(self.held)
        for task in unfinished:
            task.cancel()
        await asyncio.gather(*unfinished, return_exceptions=True)
        try:
            for table, number in held.items():
                await self._store.postpone(table, number, self._time.now())
        except StoreDown:
            pass  # the leases run out by themselves

    async def _work(self, table: str) -> None:
        try:
            await self._serve(self, table)
        except Exception as error:  # noqa: BLE001 (the lease runs out, and somebody tries again)
            incident(error)
        finally:
            self._let_go(table)

    def _let_go(self, table: str) -> None:
        if len(self._tasks) == self._most:
            self._woken.set()
        del self._tasks[table]
        self.held.pop(table, None)
        self.again.discard(table)
