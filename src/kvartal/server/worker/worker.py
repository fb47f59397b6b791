"""A worker: leases tables that are due, does what is to be done there, and lets them go.

Two workers at the same table do no harm, only work twice: what each proposes is checked against the
newest table, and a bot answers the same question alike. So a lease may be lost at any time.
"""

import asyncio
from contextlib import AsyncExitStack, suppress

from kvartal.server.background import repeat
from kvartal.server.errors import Unavailable, Unreadable
from kvartal.server.node.node import Node
from kvartal.server.settings import Settings
from kvartal.server.store import StoreDown
from kvartal.server.tables import clock
from kvartal.server.tables.membership import Proposal
from kvartal.server.tables.table import Table
from kvartal.server.telemetry import incident, log
from kvartal.server.worker import proposals
from kvartal.server.worker.bot_pool import BotPool
from kvartal.server.worker.bots import awaited_bots, release_of, think_out
from kvartal.server.worker.turn_push import Announcer

LOOK = 1.0
"""Seconds between looks for what the bus did not tell."""
MOST_IN_HAND = 256
LATER = 5000
"""Milliseconds until a table is looked at again that nothing could be done for."""
LATEST = 60_000
"""At most, if it cannot even be read."""
GRACE = 3.0
"""Seconds for finishing what was begun, when told to stop."""


class Worker:
    def __init__(self, node: Node, thinkers: BotPool, settings: Settings) -> None:
        self._node = node
        self._thinkers = thinkers
        self._thought = settings.bot_thought
        self._lease = settings.lease * clock.SECOND
        self._announcer = Announcer(node.store, node.timing, settings)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._held: dict[str, int] = {}
        """The tables in hand and the number they were leased at."""
        self._again: set[str] = set()
        """Those that were leased once more while in hand: there may be more to do."""
        self._woken = asyncio.Event()
        self._stopping = False

    async def run(self) -> None:
        """Until `stop`. Whatever fails is tried again."""
        renewing = asyncio.create_task(repeat(self._lease / clock.SECOND / 3, self._renew))
        async with AsyncExitStack() as ending:  # the last of these first
            ending.callback(renewing.cancel)
            ending.push_async_callback(self._announcer.close)
            ending.push_async_callback(self._wind_up)
            unsubscribe = await self._node.bus.subscribe("due", self._hear, "workers")
            ending.push_async_callback(unsubscribe)
            while not self._stopping:
                self._woken.clear()
                if not await self._take_what_is_due():
                    await self._wait()

    def stop(self) -> None:
        """No more leases; `run` returns soon."""
        self._stopping = True
        self._woken.set()

    async def _wind_up(self) -> None:
        """Finishes what it can in a moment and lets go of the rest."""
        if not self._tasks:
            return
        _, unfinished = await asyncio.wait(self._tasks.values(), timeout=GRACE)
        held = dict(self._held)
        for task in unfinished:
            task.cancel()
        await asyncio.gather(*unfinished, return_exceptions=True)
        try:
            for table, number in held.items():
                await self._node.store.postpone(table, number, clock.now())
        except StoreDown:
            pass  # the leases run out by themselves

    def _hear(self, message: bytes) -> None:
        """A table is due then."""
        seconds = (int(message) - clock.now()) / clock.SECOND
        if seconds <= 0:
            self._woken.set()
        else:
            asyncio.get_running_loop().call_later(seconds, self._woken.set)

    async def _wait(self) -> None:
        try:
            await asyncio.wait_for(self._woken.wait(), LOOK)
        except TimeoutError:
            pass

    async def _take_what_is_due(self) -> bool:
        """Whether there may be more."""
        room = MOST_IN_HAND - len(self._tasks)
        if room <= 0:
            return False
        now = clock.now()
        try:
            tables = await self._node.store.lease(now, now + self._lease, room)
        except StoreDown:
            return False
        except Exception as error:  # noqa: BLE001 (a worker goes on)
            incident(error)
            return False
        for table in tables:
            if table in self._tasks:
                self._again.add(table)
            else:
                self._tasks[table] = asyncio.create_task(self._serve(table))
        return len(tables) == room

    def _let_go(self, table: str) -> None:
        if len(self._tasks) == MOST_IN_HAND:
            self._woken.set()
        del self._tasks[table]
        self._held.pop(table, None)
        self._again.discard(table)

    async def _renew(self) -> None:
        """Thinking may take longer than a lease."""
        for table, number in list(self._held.items()):
            if table in self._held:
                await self._node.store.postpone(table, number, clock.now() + self._lease)

    async def _serve(self, table: str) -> None:
        try:
            while not self._stopping:
                self._again.discard(table)
                if not await self._try_to_serve(table):
                    await asyncio.sleep(LOOK)
                elif table not in self._again:
                    break
        except Exception as error:  # noqa: BLE001 (the lease runs out, and somebody tries again)
            incident(error)
        finally:
            self._let_go(table)

    async def _try_to_serve(self, table_id: str) -> bool:
        """Whether it was possible at all."""
        try:
            table = await self._node.newest(table_id)
            self._held[table_id] = table.number
            await self._do_what_is_due(table)
        except Unreadable:
            await self._leave_to_others(table_id)
        except (StoreDown, Unavailable):
            return False
        return True

    async def _do_what_is_due(self, table: Table) -> None:
        timing, now = self._node.timing, clock.now()
        if table.is_over and table.at + timing.keep <= now:
            self._held.pop(table.id)
            await self._node.store.archive(table.id)
            self._node.cache.forget(table.id)
        elif clock.is_idle(table, now, timing):
            await self._propose(table, proposals.give_up(timing))
        elif clock.late(table, now):
            await self._propose(table, proposals.time_out)
        elif awaited_bots(table):
            await self._play_bots(table)
        else:
            await self._postpone(table, await self._announcer.announce(table, now))

    async def _play_bots(self, table: Table) -> None:
        moves = await think_out(table, self._thinkers, self._thought)
        release = release_of(table, awaited_bots(table), self._node.timing, clock.now())
        await asyncio.sleep((release - clock.now()) / clock.SECOND)
        await self._propose(table, proposals.play(moves))

    async def _propose(self, table: Table, proposal: Proposal[None]) -> None:
        settled = await self._node.propose(table.id, proposal)
        if settled.table.number == table.number:
            log().warning("nothing_to_do", game=table.created.game, phase=table.phase)
            await self._postpone(table, clock.now() + LATER)

    async def _postpone(self, table: Table, due: int) -> None:
        self._held.pop(table.id, None)  # or the lease might be renewed after this
        await self._node.store.postpone(table.id, table.number, due)

    async def _leave_to_others(self, table: str) -> None:
        """A worker that can read it will find it. If there is none, looking costs ever less: the
        table waits for as long again as it has stood still."""
        self._held.pop(table, None)
        store, now = self._node.store, clock.now()
        with suppress(StoreDown):  # then the lease runs out by itself
            for number in (await store.numbers([table])).values():
                row, *_ = await store.read(table, number - 1)
                pause = min(max(now - row.at, LATER), LATEST)
                await store.postpone(table, number, now + pause)
