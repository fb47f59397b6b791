"""PostgreSQL's disk is slow or full.

Slow: every flush of its log waits as long as PostgreSQL can be told to wait (`commit_delay`), and
with it everybody who was not yet answered. Full: all that is free on its small disk is taken by a
file, so that no table of the database can grow. If PostgreSQL gives up over that, it is started
again when there is room, as a host would do.
"""

import asyncio
from random import Random

import asyncpg  # type: ignore[import-untyped]

from tests.server.chaos.cluster import Cluster

SHORTEST, LONGEST = 1.0, 4.0
"""Seconds."""
SLOW = ("alter system set commit_delay = 100000", "alter system set commit_siblings = 0")
"""A tenth of a second; also for who is alone."""
AS_BEFORE = ("alter system reset commit_delay", "alter system reset commit_siblings")


async def slow(cluster: Cluster, rng: Random) -> None:
    async with cluster.postgres_is_mine:
        await _tell(cluster.database, *SLOW)
        await cluster.endure(rng.uniform(SHORTEST, LONGEST))
        await _tell(cluster.database, *AS_BEFORE)


async def full(cluster: Cluster, rng: Random) -> None:
    disk = cluster.disk
    assert disk is not None
    async with cluster.postgres_is_mine:
        disk.fill()
        await cluster.endure(rng.uniform(SHORTEST, LONGEST))
        disk.empty()
        await asyncio.to_thread(cluster.postgres.wait_until_ready_or_ended)
        if cluster.postgres.has_ended():
            await asyncio.to_thread(cluster.postgres.start)


async def _tell(database: str, *statements: str) -> None:
    connection = await asyncpg.connect(database)
    try:
        for statement in (*statements, "select pg_reload_conf()"):
            await connection.execute(statement)
    finally:
        await connection.close()
