"""What the SQLite store does inside its transactions."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from kvartal.server.store import Queue, Subscription, Writing
from kvartal.server.store.packing import pack, repacked
from kvartal.server.tables.anonymity import Change
from kvartal.server.tables.chain import head_of
from kvartal.server.tables.entries import Row

Connection = sqlite3.Connection

BEGIN_LOG = """
insert into due (table_id, number, at, lane, owner)
select :table, 0, :due, :lane, :owner
where not exists (select 1 from archive where table_id = :table)
on conflict do nothing
"""

MOVE_ON = """
update due set number = :number, at = :due, lane = :lane, owner = :owner
where table_id = :table and number = :number - 1
"""

APPEND = "insert into log (table_id, number, at, entries, chain) values (?, ?, ?, ?, ?)"

LIST = """
insert or replace into listing (table_id, game, phase, visibility, seats, free, changed)
values (?, ?, ?, ?, ?, ?, ?)
"""

SEAT = """
insert into people (person, table_id, looked, since) values (?, ?, -1, ?) on conflict do nothing
"""

READ = """
select number, at, entries, chain from log where table_id = ? and number > ? order by number
"""

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

DUE_CLOCKS = "select table_id from due where at <= ? and lane is null order by at limit ?"

DUE_BOTS = """
with owned as (
    select table_id, at, lane,
        row_number() over (partition by lane, owner order by at <= ?1, at) as turn
    from due where lane is not null
), placed as (
    select table_id, at, row_number() over (partition by lane order by at <= ?1, turn, at) as round
    from owned
)
select table_id from placed where at <= ?1 order by round, at limit ?2
"""


@contextmanager
def transaction(connection: Connection) -> Iterator[None]:
    """Takes the lock at once: to be refused it later, after reading, could not be waited out.
    An error closes the connection (SqliteThread), which undoes everything."""
    connection.execute("begin immediate")
    yield
    connection.execute("commit")


def write(
    connection: Connection, writings: Sequence[Writing], clock: Callable[[], int]
) -> set[str]:
    winners = set()
    with transaction(connection):
        now = clock()
        for writing in writings:
            row = writing.row
            if not writing.after <= now < writing.until:
                continue
            lane, owner = _place_in(writing.queue)
            step = {"table": row.table, "number": row.number, "due": writing.due}
            step |= {"lane": lane, "owner": owner}
            won = connection.execute(MOVE_ON if row.number else BEGIN_LOG, step).rowcount == 1
            if not won:
                continue
            winners.add(row.table)
            connection.execute(APPEND, (row.table, row.number, row.at, row.entries, row.chain))
            if (new := writing.listing) is not None:
                values = (new.table, new.game, new.phase, new.visibility)
                connection.execute(LIST, (*values, new.seats, new.free, new.changed))
            for person in writing.people:
                connection.execute(SEAT, (person, row.table, row.at))
    return winners


def fetch(connection: Connection, statement: str, values: Sequence[object]) -> list[Any]:
    """What a statement answers; it may be spelled as PostgreSQL does."""
    return connection.execute(statement.replace("$", "?"), values).fetchall()


def _place_in(queue: Queue | None) -> tuple[int | None, str]:
    return (None, "") if queue is None else (queue.lane, queue.owner)


def read(connection: Connection, table: str, after: int) -> list[Row]:
    return [Row(table, *found) for found in connection.execute(READ, (table, after))]


def lease(connection: Connection, due: str, now: int, until: int, limit: int) -> list[str]:
    """`due` is one of the statements above."""
    if not connection.execute(due, (now, 1)).fetchall():
        return []
    with transaction(connection):
        tables = [table for (table,) in connection.execute(due, (now, limit))]
        connection.executemany(
            "update due set at = ? where table_id = ?", [(until, table) for table in tables]
        )
    return tables


def archive(connection: Connection, table: str) -> None:
    with transaction(connection):
        if rows := read(connection, table, -1):
            connection.execute(
                "insert into archive (table_id, ended, rows, chain) values (?, ?, ?, ?)"
                " on conflict do nothing",
                (table, rows[-1].at, pack(rows), head_of(rows)),
            )
            for name in ("log", "due", "listing"):
                connection.execute(f"delete from {name} where table_id = ?", (table,))


def rewrite(connection: Connection, table: str, change: Change) -> None:
    with transaction(connection):
        for row in read(connection, table, -1):
            if (after := change(row.entries)) != row.entries:
                connection.execute(
                    "update log set entries = ? where table_id = ? and number = ?",
                    (after, table, row.number),
                )
        packed = connection.execute("select rows from archive where table_id = ?", (table,))
        for (before,) in packed.fetchall():
            connection.execute(
                "update archive set rows = ? where table_id = ?", (repacked(before, change), table)
            )


def forget(connection: Connection, person: str) -> None:
    with transaction(connection):
        connection.execute("update due set owner = '' where owner = ?", (person,))
        for name in ("people", "push"):
            connection.execute(f"delete from {name} where person = ?", (person,))


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
