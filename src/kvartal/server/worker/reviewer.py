"""Makes the reviews that were asked for, one at a time, whenever the machine has nothing better to
do. A review is leased like a table: who dies loses it, and another begins anew."""

import asyncio
import time
from contextlib import suppress

from kvartal.server.errors import Fault
from kvartal.server.node.node import Node
from kvartal.server.settings import Settings
from kvartal.server.store import StoreDown
from kvartal.server.store.reviews import Job
from kvartal.server.tables import views
from kvartal.server.tables.clock import SECOND
from kvartal.server.tables.reviews import can_be_made, made_by
from kvartal.server.telemetry import log
from kvartal.server.worker.review_process import Fell, Made, Progress, Request, ReviewProcess

LOOK = 5.0
"""Seconds between looks for what the bus did not tell."""
LISTEN = 0.2
"""Seconds between looks at how far it has come."""
LATER = 60 * SECOND
"""Until one is looked at again that could not be made here."""
GIVEN_UP = 24 * 60 * 60 * SECOND
"""After it was asked for, one that no worker can make: of rules or an analysis of before."""
MOST_TRIES = 3
"""Of workers that died over it."""
SILENCE = 600
"""Seconds. Who says nothing for so long has stopped without an end: the system's own limit counts
only time at work."""


class Reviewer:
    def __init__(self, node: Node, settings: Settings) -> None:
        self._node = node
        self._jobs = node.store.reviews
        self._seconds = settings.review_seconds
        self._lease = settings.lease * SECOND
        self._woken = asyncio.Event()
        self._stopping = False

    async def run(self) -> None:
        """Until `stop`."""
        unsubscribe = await self._node.bus.subscribe("reviews", lambda _: self._woken.set())
        try:
            while not self._stopping:
                self._woken.clear()
                if not await self._take_one():
                    await self._wait()
        finally:
            await unsubscribe()

    def stop(self) -> None:
        """What is under way is let go of; `run` returns soon."""
        self._stopping = True
        self._woken.set()

    async def _take_one(self) -> bool:
        """Whether there was one."""
        now = self._node.time.now()
        try:
            job = await self._jobs.lease(now, now + self._lease)
            if job is not None:
                await self._make(job)
        except StoreDown:
            return False
        return job is not None

    async def _make(self, job: Job) -> None:
        if job.tries > MOST_TRIES:
            await self._jobs.fail(job)
            return
        request = await self._request(job)
        if request is None:
            log().info("review_left_to_others", table=job.table, made=job.made)
            now = self._node.time.now()
            is_old = now - job.asked > GIVEN_UP
            await (self._jobs.fail(job) if is_old else self._jobs.let_go(job, now + LATER))
            return
        process = await asyncio.to_thread(ReviewProcess, request)  # it is sent a whole record
        try:
            await self._see_through(job, process)
        finally:
            process.end()

    async def _request(self, job: Job) -> Request | None:
        """None if it cannot be made here, but perhaps elsewhere."""
        try:
            table = await self._node.newest(job.table)
        except Fault:
            return None
        if not can_be_made(table) or made_by(table) != job.made:
            return None
        rows = await self._node.store.read(table.id)
        record = await asyncio.to_thread(views.record_of, table, rows)
        return Request(table.created.game, table.created.rules, record, self._seconds)

    async def _see_through(self, job: Job, process: ReviewProcess) -> None:
        told, so_far = 0, Progress(0, 0)
        heard = time.monotonic()
        while not self._stopping:
            try:
                said = process.says()
                if said is not None:
                    heard = time.monotonic()
                elif time.monotonic() - heard > SILENCE:
                    raise EOFError
            except EOFError:
                log().warning("review_died", table=job.table, tries=job.tries)
                await self._jobs.report(job, 0, 0, self._node.time.now())
                return
            if isinstance(said, Made):
                await self._keep(job, said.written)
                return
            if isinstance(said, Fell):
                log().error("review_fell", table=job.table, error=said.error, where=said.where)
                await self._jobs.fail(job)
                return
            now = self._node.time.now()
            if said is not None or now - told > self._lease / 3:
                so_far = said or so_far
                told = now
                with suppress(StoreDown):  # it may be back before the lease ends
                    until = now + self._lease
                    if not await self._jobs.report(job, so_far.done, so_far.total, until):
                        return  # it was taken from us
            await asyncio.sleep(LISTEN)
        await self._jobs.let_go(job, self._node.time.now())

    async def _keep(self, job: Job, written: bytes) -> None:
        """While it is leased a store that was away may come back."""
        end = self._node.time.now() + self._lease
        while True:
            try:
                await self._jobs.finish(job, written)
                log().info("review_made", table=job.table)
                return
            except StoreDown:
                if self._stopping or self._node.time.now() > end:
                    raise
                await asyncio.sleep(1)

    async def _wait(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._woken.wait(), LOOK)
