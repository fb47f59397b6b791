"""A process comes back on a machine whose clock is wrong: set wrong, and too fast or too slow. It
stays so until the process is killed the next time."""

from random import Random

from tests.server.chaos.cluster import Cluster
from tests.server.chaos.kept import Clock, Kept

HOUR = 3600.0
AHEAD = (-48 * HOUR, -HOUR, -30.0, 30.0, HOUR, 48 * HOUR)
"""Seconds."""
RATES = (0.9, 1.0, 1.1)


async def node(cluster: Cluster, rng: Random) -> None:
    await _set_wrong(rng.choice(cluster.nodes), rng)


async def worker(cluster: Cluster, rng: Random) -> None:
    await _set_wrong(rng.choice(cluster.workers), rng)


async def _set_wrong(victim: Kept, rng: Random) -> None:
    await victim.is_ready.wait()
    victim.kill()
    victim.clock = Clock(rng.choice(AHEAD), rng.choice(RATES))
    victim.want()
