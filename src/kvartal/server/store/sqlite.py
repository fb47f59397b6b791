"""The store of one laptop: a file."""

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kvartal.server.store import (
    Listing,
    Reachable,
    Seating,
    StoreDown,
    Subscription,
    Writing,
    schema,
)
from kvartal.server.store import sqlite_work as work
from kvartal.server.store.packing import unpack
from kvartal.server.store.reviews import Reviews
from kvartal.server.store.sqlite_clock import SqliteClock
from kvartal.server.store.sqlite_threads import SqliteThread
from kvartal.server.tables.anonymity import Change
from kvartal.server.tables.entries import Row


class SqliteStore:
    writers = 1

    def __init__(self, path: Path | str) -> None:
        self._path = Path(path)
        self._clock = SqliteClock()
        self._writing = SqliteThread(self._path, "sqlite-write")
        self._reading = SqliteThread(self._path, "sqlite-read")
        self.reviews = Reviews(self._ask, self._change)

    async def open(self) -> None:
        try:
            versions = await self._ask(schema.VERSION)
        except StoreDown:  # there is no such table yet
            versions = []
        if not versions or versions[0][0] < schema.NEWEST:
            try:
                await asyncio.to_thread(schema.upgrade, f"sqlite:///{self._path}")
            except sqlite3.OperationalError as error:
                raise StoreDown(str(error)) from error

    async def close(self) -> None:
        await self._writing.close()
        await self._reading.close()

    async def ping(self) -> None:
        await self._ask("select 1")

    async def try_to_write(self) -> None:
        await self._do("insert or replace into keys (name, value) values ('trial', x'')")

    async def time(self) -> int:
        return self._clock.now()

    async def write(self, writings: Sequence[Writing]) -> set[str]:
        return await self._writing.run(lambda c: work.write(c, writings, self._clock.now))

    async def read(self, table: str, after: int = -1) -> list[Row]:
        if rows := await self._reading.run(lambda c: work.read(c, table, after)):
            return rows
        archived = await self._ask("select rows from archive where table_id = ?", table)
        return unpack(table, archived[0][0])[after + 1 :] if archived else []

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        found = await self._ask(
            "select table_id, number from due where table_id in (select value from json_each(?))",
            json.dumps(list(tables)),
        )
        return dict(found)

    async def lease_clocks(self, now: int, until: int, limit: int) -> list[str]:
        due = work.DUE_CLOCKS
        return await self._writing.run(lambda c: work.lease(c, due, now, until, limit))

    async def lease_bots(self, now: int, until: int, limit: int) -> list[str]:
        due = work.DUE_BOTS
        return await self._writing.run(lambda c: work.lease(c, due, now, until, limit))

    async def postpone(self, table: str, number: int, due: int) -> None:
        await self._do(
            "update due set at = ? where table_id = ? and number = ?", due, table, number
        )

    async def next_due(self) -> int | None:
        found = await self._ask("select at from due order by at limit 1")
        return found[0][0] if found else None

    async def archive(self, table: str) -> None:
        await self._writing.run(lambda connection: work.archive(connection, table))

    async def write_down(self, table: str, written: bytes) -> None:
        await self._do(
            "insert into ends (table_id, written) values (?, ?) on conflict do nothing",
            table,
            written,
        )

    async def written(self, table: str) -> bytes | None:
        found = await self._ask("select written from ends where table_id = ?", table)
        return found[0][0] if found else None

    async def rewrite(self, table: str, change: Change) -> None:
        await self._writing.run(lambda connection: work.rewrite(connection, table, change))

    async def rewrite_end(self, table: str, before: bytes, after: bytes) -> None:
        await self._do(
            "update ends set written = ? where table_id = ? and written = ?", after, table, before
        )

    async def forget(self, person: str) -> None:
        await self._writing.run(lambda connection: work.forget(connection, person))

    async def open_tables(self, game: str | None, limit: int) -> list[Listing]:
        found = await self._ask(
            "select table_id, game, phase, visibility, seats, free, changed from listing"
            " where phase = 'lobby' and visibility = 'open' and free > 0"
            " and (?1 is null or game = ?1) order by changed desc limit ?2",
            game,
            limit,
        )
        return [Listing(*row) for row in found]

    async def tables_of(self, person: str, limit: int) -> list[Seating]:
        found = await self._ask(
            "select people.table_id, looked from people"
            " left join due on due.table_id = people.table_id"
            " where person = ? order by due.table_id is null, since desc limit ?",
            person,
            limit,
        )
        return [Seating(*row) for row in found]

    async def live_tables(self, person: str) -> int:
        found = await self._ask(
            "select count(*) from people join listing using (table_id)"
            " where person = ? and phase in ('lobby', 'starting', 'running')",
            person,
        )
        return int(found[0][0])

    async def look(self, person: str, table: str, number: int) -> None:
        await self._do(
            "update people set looked = ?3 where person = ?1 and table_id = ?2 and looked < ?3",
            person,
            table,
            number,
        )

    async def looked(self, person: str, table: str) -> int:
        found = await self._ask(
            "select looked from people where person = ? and table_id = ?", person, table
        )
        return found[0][0] if found else -1

    async def branch(self, origin: str, table: str, at: int) -> None:
        await self._do(
            "insert into branches (origin, since, table_id) values (?, ?, ?)", origin, at, table
        )

    async def branches(self, origin: str, limit: int) -> list[str]:
        found = await self._ask(
            "select table_id from branches where origin = ? order by since desc limit ?",
            origin,
            limit,
        )
        return [table for (table,) in found]

    async def subscribe(
        self, person: str, subscription: Subscription, now: int, until: int
    ) -> None:
        await self._writing.run(lambda c: work.subscribe(c, person, subscription, now, until))

    async def unsubscribe(self, person: str) -> None:
        await self._do("delete from push where person = ?", person)

    async def drop_endpoint(self, endpoint: str) -> None:
        await self._do("delete from push where endpoint = ?", endpoint)

    async def reachable(self, table: str, people: Sequence[str], now: int) -> list[Reachable]:
        found = await self._ask(
            "select people.person, looked, told, endpoint, p256dh, auth, coalesce(quiet, 0)"
            " from people left join push on push.person = people.person and until > ?"
            " where people.person in (select value from json_each(?)) and table_id = ?",
            now,
            json.dumps(list(people)),
            table,
        )
        return [Reachable.of(*row) for row in found]

    async def tell(self, person: str, quiet: int, until: int) -> bool:
        return await self._writing.run(lambda c: work.tell(c, person, quiet, until))

    async def key(self, name: str, fresh: bytes) -> bytes:
        return await self._writing.run(lambda connection: work.key(connection, name, fresh))

    async def end_session(self, session: str, until: int) -> None:
        await self._do(
            "insert into ended_sessions (session, until) values (?, ?)"
            " on conflict (session) do update set until = max(until, excluded.until)",
            session,
            until,
        )

    async def ended_sessions(self, now: int) -> set[str]:
        return await self._writing.run(lambda connection: work.ended_sessions(connection, now))

    async def _ask(self, statement: str, *values: object) -> list[Any]:
        return await self._reading.run(lambda connection: work.fetch(connection, statement, values))

    async def _change(self, statement: str, *values: object) -> list[Any]:
        """One statement that is a transaction by itself, and tells what it has changed."""
        return await self._writing.run(lambda connection: work.fetch(connection, statement, values))

    async def _do(self, statement: str, *values: object) -> None:
        """One statement that is a transaction by itself."""
        await self._writing.run(lambda connection: connection.execute(statement, values).close())
