"""Processes in which bots think, so that nobody who is served waits for them."""

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from kvartal.server.observing import log
from kvartal.server.worker.thought import Batch, prepare, think

MOST_TRIES = 3


class Thinkers:
    """Any number of workers may share them."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, batch: Batch) -> list[str]:
        """One answer for each question, in their order."""
        answers: list[str] = []
        while len(answers) < len(batch.questions):
            rest = batch.questions[len(answers) :]
            answers += await self._ask(
                Batch(batch.game, batch.seats, batch.options, batch.public, rest)
            )
        return answers

    def close(self) -> None:
        """At once, even from the midst of a thought."""
        if self._pool is not None:
            processes = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            for process in processes:
                process.join()
            self._pool = None

    async def _ask(self, batch: Batch) -> list[str]:
        for attempt in range(1, MOST_TRIES + 1):
            pool = self._open()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, batch)
            except BrokenProcessPool:
                if pool is self._pool:  # whoever notices first
                    log().warning("thinker_died")
                    self._pool = None
                if attempt == MOST_TRIES:
                    raise
        raise AssertionError

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes, multiprocessing.get_context("spawn"), prepare
            )
        return self._pool
