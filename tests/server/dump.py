"""All that is in a database, as text: to look for what must not be there."""

import sqlite3
import zlib
from contextlib import closing
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from kvartal.server.store.schema import path_of
from tests.server.conftest import Stack

SQLITE_TABLES = "select name from sqlite_master where type = 'table'"
POSTGRES_TABLES = "select tablename from pg_tables where schemaname = 'public'"


async def dump(stack: Stack) -> str:
    """With what is packed unpacked."""
    if stack.store_url.startswith("sqlite:"):
        with closing(sqlite3.connect(path_of(stack.store_url))) as database:
            names = [name for (name,) in database.execute(SQLITE_TABLES)]
            rows = [row for name in names for row in database.execute(f"select * from {name}")]
    else:
        connection = await asyncpg.connect(stack.store_url)
        names = [record[0] for record in await connection.fetch(POSTGRES_TABLES)]
        rows = [row for name in names for row in await connection.fetch(f"select * from {name}")]
        await connection.close()
    assert {"log", "archive", "people", "push", "due", "ends"} <= {*names}
    return "\n".join(" ".join(map(_text, row)) for row in rows)


def _text(value: Any) -> str:
    if not isinstance(value, bytes):
        return str(value)
    try:
        return zlib.decompress(value).decode()
    except zlib.error:
        return value.hex()
