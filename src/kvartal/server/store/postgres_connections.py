"""Fixed connections to PostgreSQL, each of which comes back by itself after a loss.

Not asyncpg's pool: it sends a reset query whenever a connection is given back.
"""

import asyncio
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from kvartal.server.store import StoreDown

PATIENCE = 2.0
"""Seconds until a call without a connection gives up."""
TIMEOUT = 10.0
"""Seconds until a statement without an answer counts as lost."""
_ATTEMPTS = 4

_DOWN = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.InternalClientError,
)
# Both undo the whole statement, so that it may go again.
_UNDONE = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)


class Connections:
    def __init__(self, url: str, count: int, settings: dict[str, str]) -> None:
        self._url = url
        # Every query has its index. A plan made while a table was small must not scan it later.
        self._settings = {"jit": "off", "enable_seqscan": "off", **settings}
        self._free: asyncio.LifoQueue[Any] = asyncio.LifoQueue()
        self._count = count
        self._under_way: set[asyncio.Task[Any]] = set()
        for _ in range(count):
            self._free.put_nowait(None)

    async def fetch(self, statement: str, *arguments: object) -> list[tuple[Any, ...]]:
        """Sent once: what became of it when the connection is lost is for the caller to find out.
        But a wire that is known to be dead is replaced first."""
        give_up = asyncio.get_running_loop().time() + PATIENCE
        try:
            async with asyncio.timeout_at(give_up):
                wire = await self._free.get()
        except TimeoutError as error:
            raise StoreDown("no connection is free") from error
        # To cancel a statement asyncpg would open another connection; it ends soon by itself.
        sending = asyncio.create_task(self._send(wire, give_up, statement, arguments))
        self._under_way.add(sending)
        sending.add_done_callback(self._is_done)
        return await asyncio.shield(sending)

    async def ask(self, statement: str, *arguments: object) -> list[tuple[Any, ...]]:
        """A question, which may be asked twice."""
        try:
            return await self.fetch(statement, *arguments)
        except StoreDown:
            return await self.fetch(statement, *arguments)

    async def close(self) -> None:
        """Waits for those who are using them."""
        for _ in range(self._count):
            wire = await self._free.get()
            if wire is not None and not wire.is_closed():
                try:
                    await wire.close(timeout=PATIENCE)
                except _DOWN:
                    wire.terminate()
        for _ in range(self._count):
            self._free.put_nowait(None)

    async def _send(
        self, wire: Any, give_up: float, statement: str, arguments: tuple[object, ...]
    ) -> list[tuple[Any, ...]]:
        try:
            if wire is None or wire.is_closed():
                wire = None
                wire = await self._connect(give_up)
            for _ in range(_ATTEMPTS):
                try:
                    return await wire.fetch(statement, *arguments)  # type: ignore[no-any-return]
                except _UNDONE:
                    pass
            raise StoreDown(f"undone {_ATTEMPTS} times by conflicts with other statements")
        except _DOWN as error:
            if wire is not None:
                wire.terminate()
            raise StoreDown(str(error) or "no answer") from error
        except asyncpg.InterfaceError as error:
            if wire is not None and wire.is_closed():
                raise StoreDown(str(error)) from error
            raise
        finally:
            self._free.put_nowait(wire)

    def _is_done(self, sending: asyncio.Task[Any]) -> None:
        self._under_way.discard(sending)
        if not sending.cancelled():
            sending.exception()  # nobody may be left to look at it

    async def _connect(self, give_up: float) -> Any:
        pause = 0.05
        while True:
            left = give_up - asyncio.get_running_loop().time()
            try:
                return await asyncpg.connect(
                    self._url,
                    timeout=max(left, 0.05),
                    command_timeout=TIMEOUT,
                    server_settings=self._settings,
                    max_cached_statement_lifetime=0,
                )
            except _DOWN:
                if left < pause:
                    raise
            await asyncio.sleep(pause)
            pause *= 2
