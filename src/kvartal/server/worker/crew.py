"""The workers of one process, the processes they share for thinking, and who gives hints and makes
reviews."""

import asyncio
from types import TracebackType
from typing import Protocol

from kvartal.server.node.node import Node
from kvartal.server.settings import Settings
from kvartal.server.telemetry import incident
from kvartal.server.worker.bot_pool import BotPool
from kvartal.server.worker.hinter import Hinter
from kvartal.server.worker.reviewer import Reviewer
from kvartal.server.worker.worker import Worker

PAUSE = 1.0
"""Seconds until a worker that fell gets up again."""


class _Worker(Protocol):
    async def run(self) -> None:
        """Until `stop`."""

    def stop(self) -> None: ...


class Crew:
    """At work inside `async with`; leaving it waits until they have wound up."""

    def __init__(self, node: Node, settings: Settings, count: int) -> None:
        self._thinkers = BotPool(settings.thinkers)
        self._workers: list[_Worker] = [
            Worker(node, self._thinkers, settings) for _ in range(count)
        ]
        if count:
            self._workers.append(Hinter(node, self._thinkers, settings))
        if count and settings.review_seconds:
            self._workers.append(Reviewer(node, settings))
        self._running: list[asyncio.Task[None]] = []

    def stop(self) -> None:
        """They take no more tables."""
        for worker in self._workers:
            worker.stop()

    async def ended(self) -> None:
        """Returns when all have stopped."""
        await asyncio.gather(*self._running)

    async def __aenter__(self) -> None:
        self._running = [asyncio.create_task(_keep_up(worker)) for worker in self._workers]

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.stop()
        await asyncio.gather(*self._running, return_exceptions=True)
        self._thinkers.close()


async def _keep_up(worker: _Worker) -> None:
    while True:
        try:
            return await worker.run()
        except Exception as error:  # noqa: BLE001 (others wait for its bots)
            incident(error)
            await asyncio.sleep(PAUSE)
