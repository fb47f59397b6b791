"""An SQLite store that is only read, by whoever has the file."""

import json
import re
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from kvartal.server.store import StoreDown
from kvartal.server.store.inspection import Ask
from kvartal.server.store.schema import VERSION

BUSY_SECONDS = 30.0
_ANY = re.compile(r"= any\(\$(\d)::text\[\]\)")


class SqliteReader:
    """It blocks its thread: for programs that do nothing else."""

    def __init__(self, path: Path) -> None:
        self._address = f"{path.resolve().as_uri()}?mode=ro"
        self._connection: sqlite3.Connection | None = None

    async def open(self) -> None:
        with _telling():
            self._connection = sqlite3.connect(
                self._address, timeout=BUSY_SECONDS, isolation_level=None, uri=True
            )
            # A bit that has fallen over is the trouble of its own row.
            self._connection.text_factory = lambda text: text.decode(errors="replace")

    async def close(self) -> None:
        if self._connection is not None:
            self._connection.close()

    async def version(self) -> str | None:
        async with self.moment() as ask:
            known = await ask("select 1 from sqlite_master where name = 'alembic_version'")
            found = await ask(VERSION) if known else []
            return found[0][0] if found else None

    @asynccontextmanager
    async def moment(self) -> AsyncIterator[Ask]:
        assert self._connection is not None
        connection = self._connection

        async def ask(statement: str, *values: object) -> list[Any]:
            given = [json.dumps(value) if isinstance(value, list) else value for value in values]
            with _telling():
                return connection.execute(_spelled(statement), given).fetchall()

        await ask("begin")
        try:
            yield ask
        finally:
            await ask("rollback")


def _spelled(statement: str) -> str:
    return _ANY.sub(r"in (select value from json_each(?\1))", statement).replace("$", "?")


@contextmanager
def _telling() -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise StoreDown(str(error)) from error
