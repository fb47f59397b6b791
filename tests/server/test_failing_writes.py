"""A store that can be read and not written: nobody is to be sent to a node that has it."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing

import asyncpg  # type: ignore[import-untyped]

from kvartal.server.store.schema import path_of
from tests.server.api.sites import open_site, open_table
from tests.server.conftest import Stack
from tests.server.running import in_loop


@asynccontextmanager
async def nobody_can_write(stack: Stack) -> AsyncIterator[None]:
    """Somebody else does, and does not end."""
    if stack.store_url.startswith("sqlite:"):
        with closing(sqlite3.connect(path_of(stack.store_url), isolation_level=None)) as holding:
            holding.execute("begin immediate")
            yield
        return
    connection = await asyncpg.connect(stack.store_url)
    async with connection.transaction():
        await connection.execute("lock table due, keys, log in exclusive mode")
        yield
    await connection.close()


@in_loop
async def test_a_node_that_cannot_write_says_so(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha = await site.visitor()
        table = await open_table(olha, game="plots", seats=6)
        async with nobody_can_write(stack):
            await olha.refused("store_down", "POST", f"/api/tables/{table}/seats", name="Ben")
            await olha.get(f"/api/tables/{table}")
            assert await olha.get("/health/ready", 503) == {"status": "store_down"}
        assert await olha.get("/health/ready") == {"status": "ok"}
        await olha.post(f"/api/tables/{table}/seats", name="Cid")
        assert not site.context.node.writer.fails
