"""A thread with an SQLite connection of its own: the event loop never waits for the disk."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from kvartal.server.store import StoreDown
from kvartal.server.store.schema import use_wal
from kvartal.server.store.sqlite_file import connect

T = TypeVar("T")

BUSY_SECONDS = 5.0
"""How long to wait for another process that is writing."""


class SqliteThread:
    def __init__(self, path: Path, name: str) -> None:
        self._path = path
        self._executor = ThreadPoolExecutor(max_workers=1, thread_name_prefix=name)
        self._connection: sqlite3.Connection | None = None

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._executor, self._run, work)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._executor, self._disconnect)
        self._executor.shutdown()

    def _run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            if self._connection is None:
                self._connection = self._connect()
            return work(self._connection)
        except sqlite3.OperationalError as error:
            self._disconnect()
            raise StoreDown(str(error)) from error
        except BaseException:
            self._disconnect()
            raise

    def _connect(self) -> sqlite3.Connection:
        connection = connect(self._path, BUSY_SECONDS)
        use_wal(connection, BUSY_SECONDS)
        connection.execute("pragma synchronous = full")
        return connection

    def _disconnect(self) -> None:
        """Undoes what was begun and not committed."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
