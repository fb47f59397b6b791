"""Processes in which bots think, so that nobody who is served waits for them."""

import asyncio
import multiprocessing
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

import msgspec

from kvartal.analysis.findings import Hint
from kvartal.server.store import Queue
from kvartal.server.telemetry import log
from kvartal.server.worker.bot_process import Batch, prepare, think
from kvartal.server.worker.hint_process import HintTask, think_of_hint
from kvartal.server.worker.turn_taking import TurnTaking

Asked = TypeVar("Asked")
Answered = TypeVar("Answered")

MOST_TRIES = 3
AT_ONCE = 1
"""Batches at a process: if another waited there, whoever comes next would wait for two."""
REMEMBERED = 1000
"""Turns of which it is remembered where their bots live."""


class BotPool:
    """Any number of workers may share them."""

    def __init__(self, processes: int) -> None:
        self._thinkers = [_Thinker() for _ in range(processes)]
        self._homes: OrderedDict[str, _Thinker] = OrderedDict()

    async def answer(self, batch: Batch, queue: Queue) -> list[str]:
        """One answer for each question, in their order; in turn with others that ask."""
        thinker = self._home_of(batch.turn)
        answers: list[str] = []
        while len(answers) < len(batch.questions):
            rest = batch.questions[len(answers) :]
            some = msgspec.structs.replace(batch, questions=rest)
            answers += await thinker.ask(think, some, queue)
        return answers

    async def hint(self, task: HintTask, queue: Queue) -> Hint:
        """Where there is least to do, in turn with others that ask."""
        return await self._least_busy().ask(think_of_hint, task, queue)

    def close(self) -> None:
        """At once, even from the midst of a thought."""
        for thinker in self._thinkers:
            thinker.close()

    def _home_of(self, turn: str) -> "_Thinker":
        """A turn is thought about where it was begun, a new one where there is least to do."""
        home = self._homes.pop(turn, None) or self._least_busy()
        self._homes[turn] = home
        if len(self._homes) > REMEMBERED:
            self._homes.popitem(last=False)
        return home

    def _least_busy(self) -> "_Thinker":
        return min(self._thinkers, key=lambda each: each.busy)


class _Thinker:
    """One process; another, if it dies."""

    def __init__(self) -> None:
        self.busy = 0
        self._turns = TurnTaking(AT_ONCE)
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, work: Callable[[Asked], Answered], about: Asked, queue: Queue) -> Answered:
        self.busy += 1
        try:
            async with self._turns.turn(queue):
                return await self._ask(work, about)
        finally:
            self.busy -= 1

    def close(self) -> None:
        if self._pool is not None:
            processes = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            for process in processes:
                process.join()
            self._pool = None

    async def _ask(self, work: Callable[[Asked], Answered], about: Asked) -> Answered:
        for attempt in range(1, MOST_TRIES + 1):
            pool = self._open()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, about)
            except BrokenProcessPool:
                if pool is self._pool:  # whoever notices first
                    log().warning("thinker_died")
                    self._pool = None
                if attempt == MOST_TRIES:
                    raise
        raise AssertionError

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), prepare)
        return self._pool
