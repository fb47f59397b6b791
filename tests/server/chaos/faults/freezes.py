"""Processes stand still (SIGSTOP), as a machine that swaps or moves does, and go on as if nothing
had happened. Leases of a frozen worker run out meanwhile: it plays on what others have long played.
"""

import contextlib
import os
import signal
from pathlib import Path
from random import Random

from tests.server.chaos.cluster import LEASE, Cluster
from tests.server.chaos.kept import Kept

SHORTEST, LONGEST = 1.25 * LEASE, 2.5 * LEASE
"""Seconds."""


async def node(cluster: Cluster, rng: Random) -> None:
    await _freeze_kept(cluster, rng.choice(cluster.nodes), rng)


async def worker(cluster: Cluster, rng: Random) -> None:
    await _freeze_kept(cluster, rng.choice(cluster.workers), rng)


async def nats(cluster: Cluster, rng: Random) -> None:
    async with cluster.nats_is_mine:
        await _freeze(cluster, [cluster.nats.process], rng)


async def postgres(cluster: Cluster, rng: Random) -> None:
    """All of its processes."""
    async with cluster.postgres_is_mine:
        await _freeze(cluster, [cluster.postgres.process, *cluster.postgres.children()], rng)


async def backend(cluster: Cluster, rng: Random) -> None:
    """The one that serves some connection, perhaps in the middle of a statement that others wait
    for."""
    async with cluster.postgres_is_mine:
        if serving := [one for one in cluster.postgres.children() if _serves(one)]:
            await _freeze(cluster, [rng.choice(serving)], rng)


async def _freeze_kept(cluster: Cluster, victim: Kept, rng: Random) -> None:
    await victim.is_ready.wait()
    process = victim.process
    assert process is not None
    process.send(signal.SIGSTOP)
    await cluster.endure(rng.uniform(SHORTEST, LONGEST))
    process.send(signal.SIGCONT)


async def _freeze(cluster: Cluster, processes: list[int], rng: Random) -> None:
    _send(processes, signal.SIGSTOP)
    await cluster.endure(rng.uniform(SHORTEST, LONGEST))
    _send(processes, signal.SIGCONT)


def _send(processes: list[int], what: signal.Signals) -> None:
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, what)


def _serves(process: int) -> bool:
    with contextlib.suppress(OSError):
        return b"127.0.0.1(" in Path(f"/proc/{process}/cmdline").read_bytes()
    return False
