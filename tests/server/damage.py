"""Rows that make no sense to a node, and how they come into its store."""

import sqlite3
from contextlib import closing

import asyncpg  # type: ignore[import-untyped]

from kvartal.server.machine_clock import wall
from kvartal.server.store import Store, Writing
from kvartal.server.store.schema import path_of
from kvartal.server.tables.entries import Row
from tests.server.conftest import Stack

FROM_THE_FUTURE = '[{"kind":"waved","seat":0,"to":"the secret is 12345"}]'
"""Of a kind that only newer nodes know."""
BROKEN = '[{"kind":"said","seat":"the secret is 12345"}]'
GREETING = '[{"kind":"said","seat":0,"phrase":"hello"}]'


async def write_row(store: Store, table: str, entries: str) -> int:
    """As a newer node would, without a word on the bus; its number. The table is due at once."""
    last = (await store.read(table))[-1]
    row = Row(table, last.number + 1, max(wall(), last.at), entries)
    assert await store.write([Writing(row, wall())]) == {table}
    return row.number


async def replace_row(stack: Stack, table: str, number: int, entries: str) -> None:
    """As whoever mends a database would."""
    statement = "update log set entries = $1 where table_id = $2 and number = $3"
    assert await change(stack, statement, entries, table, number) == 1


async def break_archive(stack: Stack, table: str) -> None:
    statement = "update archive set rows = $1 where table_id = $2"
    assert await change(stack, statement, b"not deflated", table) == 1


async def change(stack: Stack, statement: str, *arguments: object) -> int:
    """How many rows of the database it has changed."""
    if stack.store_url.startswith("sqlite:"):
        with closing(sqlite3.connect(path_of(stack.store_url))) as database, database:
            return database.execute(statement.replace("$", "?"), arguments).rowcount
    connection = await asyncpg.connect(stack.store_url)
    done: str = await connection.execute(statement, *arguments)
    await connection.close()
    return int(done.rpartition(" ")[2])
