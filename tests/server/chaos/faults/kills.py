"""Processes end without a chance to write anything down, and are started again a moment later."""

import asyncio
from random import Random

from tests.server.chaos.cluster import Cluster
from tests.server.chaos.kept import Kept
from tests.server.servers import NatsServer, PostgresServer

DEAD = 1.0
"""Seconds at most before a victim is started again."""


async def node(cluster: Cluster, rng: Random) -> None:
    await _kill(rng.choice(cluster.nodes), rng)


async def worker(cluster: Cluster, rng: Random) -> None:
    await _kill(rng.choice(cluster.workers), rng)


async def nats(cluster: Cluster, rng: Random) -> None:
    async with cluster.nats_is_mine:
        await _crash(cluster.nats, rng)


async def postgres(cluster: Cluster, rng: Random) -> None:
    """All of its processes at once, as a power failure would."""
    async with cluster.postgres_is_mine:
        await _crash(cluster.postgres, rng)


async def _kill(victim: Kept, rng: Random) -> None:
    await victim.is_ready.wait()
    victim.kill()
    victim.clock = None
    await asyncio.sleep(rng.uniform(0, DEAD))
    victim.want()


async def _crash(server: NatsServer | PostgresServer, rng: Random) -> None:
    await asyncio.to_thread(server.kill)
    await asyncio.sleep(rng.uniform(0, DEAD))
    await asyncio.to_thread(server.start)
