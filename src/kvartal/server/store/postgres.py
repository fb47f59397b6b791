"""The store of a cluster."""

import asyncio
from collections.abc import Sequence

from kvartal.server.store import (
    Listing,
    Reachable,
    Seating,
    StoreDown,
    Subscription,
    Writing,
    schema,
)
from kvartal.server.store import postgres_sql as sql
from kvartal.server.store.packing import pack, repacked, unpack
from kvartal.server.store.postgres_connections import Connections
from kvartal.server.store.reviews import Reviews
from kvartal.server.tables.anonymity import Change
from kvartal.server.tables.chain import head_of
from kvartal.server.tables.entries import Row


class PostgresStore:
    writers = 2

    def __init__(self, url: str) -> None:
        self._url = url
        self._durable = Connections(url, self.writers, {"synchronous_commit": "on"})
        # To archive a table and to rewrite it exclude each other: who comes second is undone, and
        # looks again. They have connections of their own, so that they do not hold up the turns.
        self._exact = Connections(
            url,
            2,
            {"synchronous_commit": "on", "default_transaction_isolation": "repeatable read"},
        )
        # Leases and looks that a crash forgets cost nothing: they need not wait for the disk.
        self._quick = Connections(url, 4, {"synchronous_commit": "off"})
        self.reviews = Reviews(self._quick.ask, self._durable.fetch)

    async def open(self) -> None:
        known = await self._quick.ask("select to_regclass('alembic_version') is not null")
        versions = await self._quick.ask(schema.VERSION) if known[0][0] else []
        if not versions or versions[0][0] < schema.NEWEST:
            try:
                await asyncio.to_thread(schema.upgrade, self._url)
            except OSError as error:
                raise StoreDown("lost while upgrading") from error

    async def close(self) -> None:
        await self._durable.close()
        await self._exact.close()
        await self._quick.close()

    async def ping(self) -> None:
        await self._quick.ask("select 1")

    async def try_to_write(self) -> None:
        await self._durable.fetch(sql.TRY_TO_WRITE)

    async def time(self) -> int:
        found = await self._quick.ask(sql.TIME)
        return int(found[0][0])

    async def write(self, writings: Sequence[Writing]) -> set[str]:
        # In one order everywhere, so that batches of two nodes seldom wait for each other.
        writings = sorted(writings, key=lambda writing: writing.row.table)
        rows = [writing.row for writing in writings]
        listings = [writing.listing for writing in writings if writing.listing is not None]
        people = [(person, w.row.table) for w in writings for person in w.people]
        winners = await self._durable.fetch(
            sql.WRITE,
            [row.table for row in rows],
            [row.number for row in rows],
            [row.at for row in rows],
            [row.entries for row in rows],
            [writing.due for writing in writings],
            [None if writing.queue is None else writing.queue.lane for writing in writings],
            ["" if writing.queue is None else writing.queue.owner for writing in writings],
            [listing.table for listing in listings],
            [listing.game for listing in listings],
            [listing.phase for listing in listings],
            [listing.visibility for listing in listings],
            [listing.seats for listing in listings],
            [listing.free for listing in listings],
            [listing.changed for listing in listings],
            [person for person, _ in people],
            [table for _, table in people],
            [writing.after for writing in writings],
            [writing.until for writing in writings],
            [row.chain for row in rows],
        )
        return {table for (table,) in winners}

    async def read(self, table: str, after: int = -1) -> list[Row]:
        rows = await self._quick.ask(sql.READ, table, after)
        if rows:
            return [Row(table, *found) for found in rows]
        archived = await self._quick.ask(sql.READ_ARCHIVE, table)
        return unpack(table, archived[0][0])[after + 1 :] if archived else []

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        return dict(await self._quick.ask(sql.NUMBERS, list(tables)))

    async def lease_clocks(self, now: int, until: int, limit: int) -> list[str]:
        return [table for (table,) in await self._quick.fetch(sql.LEASE_CLOCKS, now, until, limit)]

    async def lease_bots(self, now: int, until: int, limit: int) -> list[str]:
        return [table for (table,) in await self._quick.fetch(sql.LEASE_BOTS, now, until, limit)]

    async def postpone(self, table: str, number: int, due: int) -> None:
        await self._quick.fetch(sql.POSTPONE, table, number, due)

    async def next_due(self) -> int | None:
        found = await self._quick.ask(sql.NEXT_DUE)
        return found[0][0] if found else None

    async def archive(self, table: str) -> None:
        while rows := await self._quick.ask(sql.READ, table, -1):
            read = [Row(table, *found) for found in rows]
            packed = await asyncio.to_thread(pack, read)
            last, whole, head = read[-1], "".join(row.entries for row in read), head_of(read)
            given = (table, last.number, last.at, packed, whole, head)
            if await self._exact.fetch(sql.ARCHIVE, *given):
                return
            # Somebody wrote meanwhile, or rewrote or archived it.

    async def write_down(self, table: str, written: bytes) -> None:
        await self._durable.fetch(sql.WRITE_DOWN, table, written)

    async def written(self, table: str) -> bytes | None:
        found = await self._quick.ask(sql.WRITTEN, table)
        return bytes(found[0][0]) if found else None

    async def rewrite(self, table: str, change: Change) -> None:
        while rows := await self._quick.ask(sql.READ, table, -1):
            pairs = [(number, before, change(before)) for number, _, before, _ in rows]
            changed = [pair for pair in pairs if pair[1] != pair[2]]
            if not changed:
                return
            await self._exact.fetch(sql.REWRITE, table, *map(list, zip(*changed, strict=True)))
        # It has gone to the archive, perhaps just now.
        while archived := await self._quick.ask(sql.READ_ARCHIVE, table):
            packed = bytes(archived[0][0])
            after = await asyncio.to_thread(repacked, packed, change)
            if after == packed:
                return
            await self._exact.fetch(sql.REWRITE_ARCHIVE, table, packed, after)

    async def rewrite_end(self, table: str, before: bytes, after: bytes) -> None:
        await self._durable.fetch(sql.REWRITE_END, table, before, after)

    async def forget(self, person: str) -> None:
        await self._durable.fetch(sql.FORGET, person)

    async def open_tables(self, game: str | None, limit: int) -> list[Listing]:
        return [Listing(*row) for row in await self._quick.ask(sql.OPEN_TABLES, game, limit)]

    async def tables_of(self, person: str, limit: int) -> list[Seating]:
        return [Seating(*row) for row in await self._quick.ask(sql.TABLES_OF, person, limit)]

    async def live_tables(self, person: str) -> int:
        return int((await self._quick.ask(sql.LIVE_TABLES, person))[0][0])

    async def look(self, person: str, table: str, number: int) -> None:
        await self._quick.fetch(sql.LOOK, person, table, number)

    async def looked(self, person: str, table: str) -> int:
        found = await self._quick.ask(sql.LOOKED, person, table)
        return found[0][0] if found else -1

    async def branch(self, origin: str, table: str, at: int) -> None:
        await self._durable.fetch(sql.BRANCH, origin, at, table)

    async def branches(self, origin: str, limit: int) -> list[str]:
        return [table for (table,) in await self._quick.ask(sql.BRANCHES, origin, limit)]

    async def subscribe(
        self, person: str, subscription: Subscription, now: int, until: int
    ) -> None:
        keys = (subscription.p256dh, subscription.auth)
        await self._durable.fetch(sql.SUBSCRIBE, person, subscription.endpoint, *keys, now, until)

    async def unsubscribe(self, person: str) -> None:
        await self._durable.fetch(sql.UNSUBSCRIBE, person)

    async def drop_endpoint(self, endpoint: str) -> None:
        await self._quick.fetch(sql.DROP_ENDPOINT, endpoint)

    async def reachable(self, table: str, people: Sequence[str], now: int) -> list[Reachable]:
        found = await self._quick.ask(sql.REACHABLE, table, list(people), now)
        return [Reachable.of(*row) for row in found]

    async def tell(self, person: str, quiet: int, until: int) -> bool:
        return bool(await self._quick.fetch(sql.TELL, person, quiet, until))

    async def key(self, name: str, fresh: bytes) -> bytes:
        await self._durable.fetch(sql.NEW_KEY, name, fresh)
        found = await self._durable.fetch(sql.KEY, name)
        return bytes(found[0][0])

    async def end_session(self, session: str, until: int) -> None:
        await self._durable.fetch(sql.END_SESSION, session, until)

    async def ended_sessions(self, now: int) -> set[str]:
        return {session for (session,) in await self._quick.fetch(sql.ENDED_SESSIONS, now)}
