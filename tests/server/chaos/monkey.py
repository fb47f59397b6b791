"""Lets one fault after another happen while games are played."""

import asyncio
from collections import Counter
from random import Random

from tests.server.chaos.cluster import Cluster
from tests.server.chaos.faults import FAULTS, OFTEN
from tests.server.chaos.journal import Journal

EACH = 30
"""So many turns are acknowledged between two faults: it takes play to break something. And however
fast a machine is, the same play meets as many faults."""
LOOK = 0.05
"""Seconds between looks at the journal."""


class Monkey:
    def __init__(self, cluster: Cluster, rng: Random, journal: Journal) -> None:
        self.struck: Counter[str] = Counter()
        self._cluster = cluster
        self._rng = rng
        self._journal = journal
        self._bag: list[str] = []
        """What happens before anything happens again."""

    async def rage(self) -> None:
        """Until all is over; also what had begun."""
        async with asyncio.TaskGroup() as group:
            due = EACH
            while not self._cluster.is_over.is_set():
                await asyncio.sleep(LOOK)
                if self._journal.acknowledged >= due:
                    due += EACH
                    group.create_task(self._strike(self._next()))

    async def _strike(self, name: str) -> None:
        await FAULTS[name](self._cluster, self._rng)
        self.struck[name] += 1

    def _next(self) -> str:
        if not self._bag:
            self._bag = [name for name in FAULTS for _ in range(OFTEN.get(name, 1))]
            if self._cluster.disk is None:
                self._bag.remove("disk full")
            self._rng.shuffle(self._bag)
        return self._bag.pop()
