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
    number = (await store.numbers([table]))[table] + 1
    assert await store.write([Writing(Row(table, number, wall(), entries), wall())]) == {table}
    return number


async def replace_row(stack: Stack, table: str, number: int, entries: str) -> None:
    """As whoever mends a database would."""
    await _run(
        stack,
        "update log set entries = $1 where table_id = $2 and number = $3",
        entries,
        table,
        number,
    )


async def break_archive(stack: Stack, table: str) -> None:
    await _run(stack, "update archive set rows = $1 where table_id = $2", b"not deflated", table)


async def _run(stack: Stack, statement: str, *arguments: object) -> None:
    if stack.store_url.startswith("sqlite:"):
        with closing(sqlite3.connect(path_of(stack.store_url))) as database, database:
            assert database.execute(statement.replace("$", "?"), arguments).rowcount == 1
        return
    connection = await asyncpg.connect(stack.store_url)
    assert await connection.execute(statement, *arguments) == "UPDATE 1"
    await connection.close()
