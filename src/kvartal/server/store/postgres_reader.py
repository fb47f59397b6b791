"""A PostgreSQL store that is only read."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from kvartal.server.store import StoreDown
from kvartal.server.store.inspection import Ask
from kvartal.server.store.schema import VERSION

PATIENCE = 10.0
TIMEOUT = 300.0
"""Seconds for a statement: to count a large archive takes long."""
_LOST = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)


class PostgresReader:
    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: Any = None

    async def open(self) -> None:
        with _telling():
            self._connection = await asyncpg.connect(
                self._url,
                timeout=PATIENCE,
                command_timeout=TIMEOUT,
                # Every query has its index, also when nobody knows how little is asked for.
                server_settings={
                    "jit": "off",
                    "enable_seqscan": "off",
                    "plan_cache_mode": "force_custom_plan",
                },
            )

    async def close(self) -> None:
        if self._connection is not None:
            with suppress(*_LOST):
                await self._connection.close(timeout=PATIENCE)

    async def version(self) -> str | None:
        async with self.moment() as ask:
            known = await ask("select to_regclass('alembic_version') is not null")
            found = await ask(VERSION) if known[0][0] else []
            return found[0][0] if found else None

    @asynccontextmanager
    async def moment(self) -> AsyncIterator[Ask]:
        async def ask(statement: str, *values: object) -> list[Any]:
            with _telling():
                return await self._connection.fetch(statement, *values)  # type: ignore[no-any-return]

        now = self._connection.transaction(isolation="repeatable_read", readonly=True)
        with _telling():
            await now.start()
        try:
            yield ask
        finally:
            with _telling():
                await now.rollback()


@contextmanager
def _telling() -> Iterator[None]:
    try:
        yield
    except _LOST as error:
        raise StoreDown(str(error) or "no answer") from error
