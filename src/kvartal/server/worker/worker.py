"""A worker: leases tables that are due, does what is to be done there, and lets them go.

Two workers at the same table do no harm, only work twice: what each proposes is checked against the
newest table, and a bot answers the same question alike. So a lease may be lost at any time.
"""

import asyncio
from contextlib import AsyncExitStack, suppress

from kvartal.server.background import repeat
from kvartal.server.errors import Unavailable, Unreadable
from kvartal.server.node.commit_queue import listing_of
from kvartal.server.node.node import Node
from kvartal.server.settings import Settings
from kvartal.server.store import StoreDown, Writing
from kvartal.server.tables import bygone, clock
from kvartal.server.tables.membership import Proposal
from kvartal.server.tables.table import Table
from kvartal.server.telemetry import log
from kvartal.server.worker import proposals
from kvartal.server.worker.bot_pool import BotPool
from kvartal.server.worker.bots import Move, awaited_bots, release_of, think_out
from kvartal.server.worker.hand import Hand
from kvartal.server.worker.turn_push import Announcer

LOOK = 1.0
"""Seconds between looks for what the bus did not tell."""
MOST_CLOCKS = 64
MOST_BOTS = 256
"""Tables in hand. What is over in a moment has places of its own, so that no time-out, end or
message ever waits for a bot to think."""
LATER = 5000
"""Milliseconds until a table is looked at again that nothing could be done for."""
LATEST = 60_000
"""At most, if it cannot even be read."""


class Worker:
    def __init__(self, node: Node, thinkers: BotPool, settings: Settings) -> None:
        self._node = node
        self._thinkers = thinkers
        self._thought = settings.bot_thought
        self._lease = settings.lease
        self._announcer = Announcer(node.store, node.timing, settings)
        self._woken = asyncio.Event()
        self._stopping = False
        self._hands = [
            Hand(node, lease, settings.lease, most, self._serve, self._woken)
            for lease, most in ((self._lease_clocks, MOST_CLOCKS), (self._lease_bots, MOST_BOTS))
        ]

    async def run(self) -> None:
        """Until `stop`. Whatever fails is tried again."""
        renewing = asyncio.create_task(repeat(self._lease / 3, self._renew))
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
        await asyncio.gather(*(hand.wind_up() for hand in self._hands))

    def _hear(self, message: bytes) -> None:
        """A table is due then."""
        seconds = (int(message) - self._node.time.now()) / clock.SECOND
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
        return any([await hand.take_what_is_due() for hand in self._hands])

    async def _lease_clocks(self, now: int, until: int, room: int) -> list[str]:
        return await self._node.store.lease_clocks(now, until, room)

    async def _lease_bots(self, now: int, until: int, room: int) -> list[str]:
        return await self._node.store.lease_bots(now, until, room)

    async def _renew(self) -> None:
        for hand in self._hands:
            await hand.renew()

    async def _serve(self, hand: Hand, table: str) -> None:
        while not self._stopping:
            hand.again.discard(table)
            if not await self._try_to_serve(hand, table):
                await asyncio.sleep(LOOK)
            elif table not in hand.again:
                break

    async def _try_to_serve(self, hand: Hand, table_id: str) -> bool:
        """Whether it was possible at all."""
        try:
            table = await self._node.newest(table_id)
            hand.held[table_id] = table.number
            await self._do_what_is_due(hand, table)
        except Unreadable:
            hand.held.pop(table_id, None)
            if not await self._give_up_bygone(table_id):
                await self._leave_to_others(table_id)
        except (StoreDown, Unavailable):
            return False
        return True

    async def _do_what_is_due(self, hand: Hand, table: Table) -> None:
        timing, now = self._node.timing, self._node.time.now()
        if self._node.time.is_off:
            await self._leave_clocks_alone(hand, table)
        elif table.is_over:
            await self._put_away(hand, table, now)
        elif clock.is_idle(table, now, timing):
            await self._propose(hand, table, proposals.give_up(timing))
        elif clock.is_waited_out(table, now, timing):
            await self._propose(hand, table, proposals.start(timing))
        elif clock.late(table, now):
            await self._propose(hand, table, proposals.time_out)
        elif clock.back_to_work(table, now):
            await self._propose(hand, table, proposals.end_holidays)
        elif awaited_bots(table):
            await self._play_bots(hand, table)
        else:
            await self._postpone(hand, table, await self._announcer.announce(table, now))

    async def _leave_clocks_alone(self, hand: Hand, table: Table) -> None:
        """Whose clock is off does not say whose time is up: another worker may."""
        if awaited_bots(table):
            await self._play_bots(hand, table)
        else:
            await self._postpone(hand, table, self._node.time.now() + LATER)

    async def _put_away(self, hand: Hand, table: Table, now: int) -> None:
        """Writes down how it ended; some time later it goes to the archive."""
        store = self._node.store
        if table.state is not None:
            rows = await store.read(table.id)
            written = await asyncio.to_thread(bygone.write_down, table, rows)
            await store.write_down(table.id, written)
        until = table.at + self._node.timing.keep
        if now < until:
            await self._postpone(hand, table, until)
            return
        hand.held.pop(table.id)
        await store.archive(table.id)
        self._node.cache.forget(table.id)

    async def _play_bots(self, hand: Hand, table: Table) -> None:
        thinking = asyncio.create_task(think_out(table, self._thinkers, self._thought))
        try:
            await self._keep_clocks(hand, table, thinking)
            moves = await thinking
        finally:
            thinking.cancel()
        now = self._node.time.now
        release = release_of(table, awaited_bots(table), self._node.timing, now())
        await asyncio.sleep((release - now()) / clock.SECOND)
        await self._propose(hand, table, proposals.play(moves))

    async def _keep_clocks(
        self, hand: Hand, table: Table, thinking: "asyncio.Task[list[Move]]"
    ) -> None:
        """While bots wait for their turn to think, the time of persons at the table goes on."""
        while not thinking.done():
            ends = [end for seat in table.awaited if (end := clock.deadline(table, seat))]
            now = self._node.time.now()
            left = (min(ends) + clock.LEEWAY - now) / clock.SECOND if ends else None
            await asyncio.wait({thinking}, timeout=left)
            if not thinking.done():
                table = (await self._node.propose(table.id, proposals.time_out)).table
                hand.held[table.id] = table.number

    async def _propose(self, hand: Hand, table: Table, proposal: Proposal[None]) -> None:
        settled = await self._node.propose(table.id, proposal)
        if settled.table.number == table.number:
            log().warning("nothing_to_do", game=table.created.game, phase=table.phase)
            await self._postpone(hand, table, self._node.time.now() + LATER)

    async def _postpone(self, hand: Hand, table: Table, due: int) -> None:
        hand.held.pop(table.id, None)  # or the lease might be renewed after this
        await self._node.store.postpone(table.id, table.number, due)

    async def _give_up_bygone(self, table: str) -> bool:
        """Whether nobody will go on with it: its rules are older than this node still carries, and
        no node that does has come for long."""
        store, now = self._node.store, self._node.time.now()
        try:
            given_up = bygone.given_up(table, self._node.games, await store.read(table), now)
        except Exception:  # noqa: BLE001 (it is not its rules that cannot be read)
            return False
        if given_up is None:
            return False
        row, after = given_up
        await store.write([Writing(row, now, listing_of(after))])
        return True

    async def _leave_to_others(self, table: str) -> None:
        """A worker that can read it will find it. If there is none, looking costs ever less: the
        table waits for as long again as it has stood still."""
        store, now = self._node.store, self._node.time.now()
        with suppress(StoreDown):  # then the lease runs out by itself
            for number in (await store.numbers([table])).values():
                row, *_ = await store.read(table, number - 1)
                pause = min(max(now - row.at, LATER), LATEST)
                await store.postpone(table, number, now + pause)
