"""One person's many bots keep nobody else waiting, neither bots nor clocks."""

import asyncio
import time

import pytest

from kvartal.games.catalogue import GAMES
from kvartal.server.node.node import Node
from kvartal.server.store import Queue
from kvartal.server.tables import entries as log
from kvartal.server.tables import membership
from kvartal.server.tables.table import Table
from kvartal.server.worker import worker
from kvartal.server.worker.bot_pool import BotPool
from kvartal.server.worker.bot_process import Batch
from tests.server.conftest import Stack
from tests.server.running import in_loop
from tests.server.worker.test_clocks import two_persons
from tests.server.worker.workers import ThinkHere, a_node, until, working

GAME = next(iter(GAMES))
"""A real one, whose bots have to think."""
MANY = 40
IN_HAND = 8


async def bots_of(node: Node, host: str, lane: int) -> Table:
    bots = dict.fromkeys(range(2), "greedy")
    table = await node.create(host, GAME, 2, {}, bots=bots, lane=lane)
    return (await node.propose(table.id, membership.start(host))).table


async def rows_of(node: Node, tables: list[Table]) -> int:
    return sum((await node.store.numbers([table.id for table in tables])).values())


@pytest.mark.parametrize("lane", [1, 2])
@in_loop
async def test_bots_of_many_tables_keep_nobody_elses_waiting(
    stack: Stack, monkeypatch: pytest.MonkeyPatch, lane: int
) -> None:
    """Neither of somebody at another address nor of a neighbour behind the same router: between two
    turns of Olha's bots there are fewer of Eve's than are in hand, however many wait."""
    monkeypatch.setattr(worker, "MOST_BOTS", IN_HAND)
    thinkers = BotPool(1)
    try:
        async with a_node(stack) as node, working(node, thinkers):
            eves = [await bots_of(node, "eve", 1) for _ in range(MANY)]
            while await rows_of(node, eves) < 2 * MANY:  # each goes round
                await asyncio.sleep(0.05)
            olhas = await bots_of(node, "olha", lane)
            before = await rows_of(node, eves)
            turns = 6
            await until(node, olhas.id, lambda now: now.number >= olhas.number + turns)
            meanwhile = await rows_of(node, eves) - before
            assert meanwhile <= turns * IN_HAND  # in the order they came it would be turns * MANY
    finally:
        thinkers.close()


class NeverDone(ThinkHere):
    async def answer(self, batch: Batch, queue: Queue) -> list[str]:
        await asyncio.sleep(60)
        raise AssertionError("too late")


@in_loop
async def test_clocks_do_not_wait_for_bots(stack: Stack, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even if all places for bots are taken by some that think for ever."""
    monkeypatch.setattr(worker, "MOST_BOTS", 2)
    monkeypatch.setattr("kvartal.server.worker.hand.GRACE", 0.1)
    async with a_node(stack) as node, working(node, NeverDone()):
        for _ in range(5):
            await bots_of(node, "eve", 1)
        table = await two_persons(node, log.Pace("live", turn=1))
        began = time.monotonic()
        (seat,) = table.awaited
        late = await until(node, table.id, lambda now: bool(now.seats[seat].away))
        assert late.seats[seat].away == "timed_out"
        assert time.monotonic() - began < 10


@in_loop
async def test_time_runs_out_while_bots_of_the_same_table_wait(
    stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kvartal.server.worker.hand.GRACE", 0.1)
    async with a_node(stack) as node, working(node, NeverDone()):
        pace = log.Pace("live", turn=1)
        created = await node.create("p0", "plots", 2, {}, pace=pace, bots={1: "random"})
        await node.propose(created.id, membership.sit("p0", 0, "Olha", "fox"))
        table = (await node.propose(created.id, membership.start("p0"))).table
        assert table.awaited == (0, 1)
        began = time.monotonic()
        late = await until(node, table.id, lambda now: bool(now.seats[0].away))
        assert late.seats[0].away == "timed_out"
        assert late.at - table.at >= 1000
        assert time.monotonic() - began < 10
