"""Where proposals for one table meet at this node, are merged into rows and rebased on what other
nodes have written meanwhile."""

import asyncio
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from kvartal.server.background import Tasks
from kvartal.server.errors import Conflict, Fault, Unavailable
from kvartal.server.node.batch_writer import BatchWriter
from kvartal.server.node.cache import Cache
from kvartal.server.node.store_time import StoreTime
from kvartal.server.store import Listing, Queue, StoreDown, Writing
from kvartal.server.tables import clock
from kvartal.server.tables.draft import Draft
from kvartal.server.tables.entries import Row
from kvartal.server.tables.membership import Proposal, T
from kvartal.server.tables.table import Table

FRESH = 60.0
"""Seconds for which a cached table is good enough to try a row on. (If it is behind, the row loses
and the node reads on; but a table may also have gone to the archive.)"""
MOST_MERGED = 256
MOST_UNTIMELY = 5
"""So often a row is tried that came at the wrong time: by then a node knows what time it is."""


class Settled(Struct, frozen=True):
    """What a proposal answered, and the table with the row that holds it."""

    answer: Any
    table: Table


class CommitQueues:
    """One queue a table, for as long as something is waiting there."""

    def __init__(
        self,
        cache: Cache,
        writer: BatchWriter,
        time: StoreTime,
        timing: clock.Timing,
        written: Callable[[Table, int], None],
    ) -> None:
        """`written` hears of every row of this node: the table after it, and when it is due."""
        self._cache = cache
        self._writer = writer
        self._time = time
        self._timing = timing
        self._written = written
        self._waiting: dict[str, list[tuple[Proposal[Any], asyncio.Future[Settled]]]] = {}
        self._tasks = Tasks()

    async def propose(self, table: str, proposal: Proposal[T]) -> Settled:
        """Raises what the proposal raises, on the newest table; or Unavailable."""
        answer: asyncio.Future[Settled] = asyncio.get_running_loop().create_future()
        waiting = self._waiting.get(table)
        if waiting is None:
            self._waiting[table] = [(proposal, answer)]
            self._tasks.start(self._serve(table))
        else:
            waiting.append((proposal, answer))
        try:
            return await answer
        finally:
            del answer  # a fault would hold this frame, and this frame the fault: a circle

    async def drain(self) -> None:
        await self._tasks.finish()

    async def _serve(self, table: str) -> None:
        try:
            while waiting := self._waiting[table]:
                batch, self._waiting[table] = waiting[:MOST_MERGED], waiting[MOST_MERGED:]
                await self._settle(table, batch)
        finally:
            del self._waiting[table]

    async def _settle(
        self, table: str, batch: list[tuple[Proposal[Any], asyncio.Future[Settled]]]
    ) -> None:
        try:
            answers, settled = await self._try_until_written(table, [ask for ask, _ in batch])
        except Exception as error:  # noqa: BLE001 (whoever waits must hear of it)
            self._cache.forget(table)
            _refuse_all(batch, Unavailable("store_down") if isinstance(error, StoreDown) else error)
            batch.clear()  # the error holds this frame: no circle shall stay
            return
        for answer, (_, future) in zip(answers, batch, strict=True):
            if future.done():
                continue
            if isinstance(answer, Fault):
                future.set_exception(answer)
            else:
                future.set_result(Settled(answer, settled))

    async def _try_until_written(
        self, table_id: str, proposals: list[Proposal[Any]]
    ) -> tuple[list[Any], Table]:
        """Nobody is refused on a table that may be behind, and nobody is answered, refused or not,
        from a draft that did not become durable."""
        is_newest = self._cache.age(table_id) > FRESH
        table = await (self._cache.newest(table_id) if is_newest else self._cache.some(table_id))
        untimely = 0
        while True:
            draft = Draft(table, self._time.now())
            answers = [_answer(proposal, draft) for proposal in proposals]
            if not is_newest and any(isinstance(answer, Fault) for answer in answers):
                newest, is_newest = await self._cache.newest(table_id), True
                if newest.number != table.number:
                    table = newest
                    continue
            row = draft.row()
            if row is None:
                return answers, table
            due = clock.due(draft.table, self._timing)
            if await self._writer.write(_writing(table, draft, row, due)):
                after = await self._cache.kept(draft.table)
                self._written(after, due)
                return answers, after
            newest, is_newest = await self._cache.newest(table_id), True
            if newest.number == table.number:  # nobody was first, and yet the row lost
                if await self._cache.is_archived(table_id):
                    raise Conflict("archived")
                untimely += 1
                if untimely == MOST_UNTIMELY:
                    raise Unavailable("store_down")
                await self._time.look()
            table = newest


def _refuse_all(
    batch: list[tuple[Proposal[Any], asyncio.Future[Settled]]], error: Exception
) -> None:
    for _, future in batch:
        if not future.done():
            future.set_exception(error)


def _answer(proposal: Proposal[Any], draft: Draft) -> Any:
    try:
        return proposal(draft)
    except Fault as fault:
        # The way here, and what came before it, would hold the draft and the list of answers.
        fault.__context__ = None
        return fault.with_traceback(None)


def _writing(before: Table, draft: Draft, row: Row, due: int) -> Writing:
    """Lists show a table's phase and seats; they are written only when these have changed."""
    after = draft.table
    people: tuple[str, ...] = ()
    if draft.changes_company:
        # Also who has left again within this row: whoever is named in a log is found there.
        known = people_of(before) if row.number else set()
        people = tuple(sorted((people_of(after) | draft.people) - known))
    listed = draft.changes_company or after.phase != before.phase
    listing = listing_of(after) if listed else None
    return Writing(row, due, listing, people, queue_of(after), draft.after, draft.until)


def people_of(table: Table) -> set[str]:
    seated = {person for seat in table.seats for person in (seat.person, *seat.others)}
    return (seated | {table.host}) - {""}


def queue_of(table: Table) -> Queue | None:
    if table.phase != "running" or not any(table.seats[seat].is_bot for seat in table.awaited):
        return None
    return Queue(table.created.lane, table.created.host)


def listing_of(table: Table) -> Listing:
    return Listing(
        table.id,
        table.created.game,
        table.phase,
        table.created.visibility,
        len(table.seats),
        sum(seat.is_free for seat in table.seats),
        table.at,
    )
