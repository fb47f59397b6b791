"""The network between one process and PostgreSQL or NATS is slow, silent or cut. The others reach
the server as before.

Deaf: nothing arrives there any more, but what it says arrives. Mute: it hears and does everything,
and no answer comes back.
"""

from random import Random

from tests.server.chaos.cluster import Cluster
from tests.server.chaos.link import Link

FAR = 0.2
"""Seconds at most for each direction."""
SHORTEST, LONGEST = 1.0, 12.0
"""Seconds of silence: shorter and longer than any process waits for an answer of its store."""
NEVER_HEALED = 0.5
"""How often the wires do not survive a silence."""


async def slow_postgres(cluster: Cluster, rng: Random) -> None:
    await _slow(cluster, rng.choice(cluster.to_postgres), rng)


async def slow_nats(cluster: Cluster, rng: Random) -> None:
    await _slow(cluster, rng.choice(cluster.to_nats), rng)


async def silent_postgres(cluster: Cluster, rng: Random) -> None:
    await _silence(cluster, rng.choice(cluster.to_postgres), rng)


async def silent_nats(cluster: Cluster, rng: Random) -> None:
    await _silence(cluster, rng.choice(cluster.to_nats), rng)


async def deaf_postgres(cluster: Cluster, rng: Random) -> None:
    await _silence(cluster, rng.choice(cluster.to_postgres), rng, from_server=False)


async def deaf_nats(cluster: Cluster, rng: Random) -> None:
    await _silence(cluster, rng.choice(cluster.to_nats), rng, from_server=False)


async def mute_postgres(cluster: Cluster, rng: Random) -> None:
    await _silence(cluster, rng.choice(cluster.to_postgres), rng, to_server=False)


async def mute_nats(cluster: Cluster, rng: Random) -> None:
    await _silence(cluster, rng.choice(cluster.to_nats), rng, to_server=False)


async def reset_postgres(cluster: Cluster, rng: Random) -> None:
    rng.choice(cluster.to_postgres).cut()


async def reset_nats(cluster: Cluster, rng: Random) -> None:
    rng.choice(cluster.to_nats).cut()


async def _slow(cluster: Cluster, link: Link, rng: Random) -> None:
    async with link.is_mine:
        link.delay = rng.uniform(0, FAR)
        await cluster.endure(rng.uniform(SHORTEST, LONGEST / 2))
        link.heal()


async def _silence(
    cluster: Cluster, link: Link, rng: Random, to_server: bool = True, from_server: bool = True
) -> None:
    async with link.is_mine:
        link.silence(to_server, from_server)
        await cluster.endure(rng.uniform(SHORTEST, LONGEST))
        if rng.random() < NEVER_HEALED:
            link.cut()
        link.heal()
