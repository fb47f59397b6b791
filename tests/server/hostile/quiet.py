"""What is refused has no effect."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.server.api.sites import Site


@asynccontextmanager
async def nothing_happens(site: Site, *tables: str) -> AsyncIterator[None]:
    """At these tables: their logs end where they ended."""
    store = site.context.node.store
    before = {table: len(await store.read(table)) for table in tables}
    yield
    assert {table: len(await store.read(table)) for table in tables} == before


async def raw(site: Site, *parts: bytes) -> bytes:
    """All that comes back over a connection until the site closes it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
    try:
        for part in parts:
            writer.write(part)
            await writer.drain()
    except ConnectionError:
        pass  # it has heard enough
    try:
        return await asyncio.wait_for(reader.read(), 30)
    except ConnectionError:
        return b""
    finally:
        writer.close()
