"""What the SQLite store does inside its transactions."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from kvartal.server.store import Subscription, Writing
from kvartal.server.store.packing import pack
from kvartal.server.tables.entries import Row

Connection = sqlite3.Connection

BEGIN_LOG = """
insert into due (table_id, number, at)
select :table, 0, :due where not exists (select 1 from archive where table_id = :table)
on conflict do nothing
"""

MOVE_ON = """
update due set number = :number, at = :due where table_id = :table and number = :number - 1
"""

APPEND = "insert into log (table_id, number, at, entries) values (?, ?, ?, ?)"

LIST = """
insert or replace into listing (table_id, game, phase, visibility, seats, free, changed)
values (?, ?, ?, ?, ?, ?, ?)
"""

SEAT = """
insert into people (person, table_id, looked, since) values (?, ?, -1, ?) on conflict do nothing
"""

READ = "select number, at, entries from log where table_id = ? and number > ? order by number"

SUBSCRIBE = """
insert into push (person, endpoint, p256dh, auth, until, quiet) values (?, ?, ?, ?, ?, 0)
on conflict (person) do update set
    endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth,
    until = excluded.until
"""

TOLD = """
update people set told = (select number from due where due.table_id = people.table_id)
where person = ? and table_id in (select table_id from due)
"""

DUE = "select table_id from due where at <= ? order by at limit ?"


@contextmanager
def transaction(connection: Connection) -> Iterator[None]:
    """Takes the lock at once: to be refused it later, after reading, could not be waited out.
    An error closes the connection (SqliteThread), which undoes everything."""
    connection.execute("begin immediate")
    yield
    connection.execute("commit")


def write(connection: Connection, writings: Sequence[Writing]) -> set[str]:
    winners = set()
    with transaction(connection):
        for writing in writings:
            row = writing.row
            step = {"table": row.table, "number": row.number, "due": writing.due}
            won = connection.execute(MOVE_ON if row.number else BEGIN_LOG, step).rowcount == 1
            if not won:
                continue
            winners.add(row.table)
            connection.execute(APPEND, (row.table, row.number, row.at, row.entries))
            if (new := writing.listing) is not None:
                values = (new.table, new.game, new.phase, new.visibility)
                connection.execute(LIST, (*values, new.seats, new.free, new.changed))
            for person in writing.people:
                connection.execute(SEAT, (person, row.table, row.at))
    return winners


def read(connection: Connection, table: str, after: int) -> list[Row]:
    rows = connection.execute(READ, (table, after))
    return [Row(table, number, at, entries) for number, at, entries in rows]


def lease(connection: Connection, now: int, until: int, limit: int) -> list[str]:
    if not connection.execute(DUE, (now, 1)).fetchall():
        return []
    with transaction(connection):
        tables = [table for (table,) in connection.execute(DUE, (now, limit))]
        connection.executemany(
            "update due set at = ? where table_id = ?", [(until, table) for table in tables]
        )
    return tables


def archive(connection: Connection, table: str) -> None:
    with transaction(connection):
        if rows := read(connection, table, -1):
            connection.execute(
                "insert into archive (table_id, ended, rows) values (?, ?, ?)"
                " on conflict do nothing",
                (table, rows[-1].at, pack(rows)),
            )
            for name in ("log", "due", "listing"):
                connection.execute(f"delete from {name} where table_id = ?", (table,))


def subscribe(
    connection: Connection, person: str, subscription: Subscription, now: int, until: int
) -> None:
    endpoint = subscription.endpoint
    with transaction(connection):
        connection.execute(
            "delete from push where person <> ? and (until <= ? or endpoint = ?)",
            (person, now, endpoint),
        )
        connection.execute(
            SUBSCRIBE, (person, endpoint, subscription.p256dh, subscription.auth, until)
        )


def tell(connection: Connection, person: str, quiet: int, until: int) -> bool:
    with transaction(connection):
        won = connection.execute(
            "update push set quiet = ? where person = ? and quiet = ?", (until, person, quiet)
        ).rowcount
        if won:
            connection.execute(TOLD, (person,))
    return bool(won)


def key(connection: Connection, name: str, fresh: bytes) -> bytes:
    connection.execute(
        "insert into keys (name, value) values (?, ?) on conflict do nothing", (name, fresh)
    )
    (value,) = connection.execute("select value from keys where name = ?", (name,)).fetchone()
    return bytes(value)


def ended_sessions(connection: Connection, now: int) -> set[str]:
    with transaction(connection):
        connection.execute("delete from ended_sessions where until <= ?", (now,))
        return {session for (session,) in connection.execute("select session from ended_sessions")}
