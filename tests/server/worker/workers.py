"""Workers for tests, on a node of their own."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from kvartal.games.catalogue import GAMES
from kvartal.server.node.node import Node
from kvartal.server.settings import Settings
from kvartal.server.store import Queue
from kvartal.server.tables import membership
from kvartal.server.tables.clock import Timing
from kvartal.server.tables.table import Games, Table
from kvartal.server.worker.bot_pool import BotPool
from kvartal.server.worker.bot_process import Batch, think
from kvartal.server.worker.worker import Worker
from tests.server.conftest import Stack
from tests.server.nodes import QUICK


class ThinkHere(BotPool):
    """Thinks in the test's own process, the first time only after so many seconds: for tests that
    are not about processes."""

    def __init__(self, seconds: float = 0.0) -> None:
        super().__init__(1)
        self.seconds = seconds
        self.batches: list[Batch] = []

    async def answer(self, batch: Batch, queue: Queue) -> list[str]:
        self.batches.append(batch)
        if len(self.batches) == 1:
            await asyncio.sleep(self.seconds)
        answers: list[str] = []
        while rest := batch.questions[len(answers) :]:
            answers += think(msgspec.structs.replace(batch, questions=rest))
        return answers


class ThinkWhenTold(ThinkHere):
    """Answers nothing before it may."""

    def __init__(self) -> None:
        super().__init__()
        self.may_answer = asyncio.Event()

    async def answer(self, batch: Batch, queue: Queue) -> list[str]:
        answers = await super().answer(batch, queue)
        await self.may_answer.wait()
        return answers


@asynccontextmanager
async def a_node(stack: Stack, timing: Timing = QUICK, games: Games = GAMES) -> AsyncIterator[Node]:
    node = Node(stack.store(), stack.bus(), games, timing)
    await node.open()
    try:
        yield node
    finally:
        await node.close()


@asynccontextmanager
async def working(
    node: Node, thinkers: BotPool | None = None, **settings: Any
) -> AsyncIterator[Worker]:
    worker = Worker(node, thinkers or ThinkHere(), Settings(**settings))
    running = asyncio.create_task(worker.run())
    try:
        yield worker
    finally:
        worker.stop()
        await running


async def bots_only(
    node: Node, game: str, seats: int, level: str = "random", **options: Any
) -> Table:
    """A table of bots alone, started."""
    bots = dict.fromkeys(range(seats), level)
    table = await node.create("p0", game, seats, options, bots=bots)
    return (await node.propose(table.id, membership.start("p0"))).table


async def until(node: Node, table: str, holds: Callable[[Table], bool]) -> Table:
    """The table, as soon as this holds for it."""
    while not holds(found := await node.newest(table)):
        await asyncio.sleep(0.01)
    return found
