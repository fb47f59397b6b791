"""Kills: nodes and workers all the time, NATS and PostgreSQL now and then."""

import asyncio
import time
from collections import Counter
from random import Random

from tests.server.chaos.cluster import Cluster
from tests.server.chaos.journal import Journal
from tests.server.chaos.kept import Kept
from tests.server.servers import NatsServer, PostgresServer

SHORTEST, LONGEST = 0.3, 1.5
"""Seconds between two kills."""
DEAD = 1.0
"""Seconds at most before a victim is started again."""
WORTH, QUIET = 5, 4.0
"""So many turns must have been acknowledged since the last kill, or so many seconds passed."""
EACH = 400
"""For so many games NATS and PostgreSQL crash once each, and at least once."""


class Monkey:
    def __init__(self, cluster: Cluster, rng: Random, journal: Journal, games: int) -> None:
        self.kills: Counter[str] = Counter()
        self._cluster = cluster
        self._rng = rng
        self._journal = journal
        self._games = games
        self._stopping = False
        self._turns, self._last = 0, time.monotonic()
        outages = max(1, games // EACH)
        self._servers: list[tuple[float, NatsServer | PostgresServer]] = []
        """Which crashes when: after this part of all games."""
        for number in range(outages):
            for server in (cluster.nats, cluster.postgres):
                self._servers.append(((number + rng.uniform(0.1, 0.8)) / outages, server))
        self._servers.sort(key=lambda planned: planned[0])

    def stop(self) -> None:
        self._stopping = True

    async def rage(self) -> None:
        """Until `stop`; then everything is started again."""
        async with asyncio.TaskGroup() as group:
            while True:
                await asyncio.sleep(self._rng.uniform(SHORTEST, LONGEST))
                if self._stopping:
                    break
                if not self._is_worth_it():
                    continue
                if self._servers and self._journal.ended >= self._servers[0][0] * self._games:
                    await self._crash(self._servers.pop(0)[1])
                elif victims := [one for one in self._cluster.processes if one.is_ready.is_set()]:
                    group.create_task(self._kill(self._rng.choice(victims)))

    def _is_worth_it(self) -> bool:
        """On a busy machine a second is too short for play between two kills."""
        turns, now = len(self._journal.turns), time.monotonic()
        if turns < self._turns + WORTH and now < self._last + QUIET:
            return False
        self._turns, self._last = turns, now
        return True

    async def _kill(self, victim: Kept) -> None:
        self.kills[victim.kind] += 1
        victim.kill()
        await asyncio.sleep(self._rng.uniform(0, DEAD))
        victim.want()

    async def _crash(self, server: NatsServer | PostgresServer) -> None:
        """Without a chance to write anything down."""
        self.kills["nats" if server is self._cluster.nats else "postgresql"] += 1
        await asyncio.to_thread(server.kill)
        await asyncio.sleep(self._rng.uniform(0, DEAD))
        await asyncio.to_thread(server.start)
