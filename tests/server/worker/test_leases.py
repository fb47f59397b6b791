"""Workers that fail, and what they cannot do."""

import asyncio
from typing import Any

import pytest

from kvartal.games.catalogue import GAMES
from kvartal.server.errors import Unavailable
from kvartal.server.store import StoreDown
from kvartal.server.worker import hand
from kvartal.server.worker import worker as module
from tests.server.conftest import Stack
from tests.server.damage import BROKEN, GREETING, replace_row, write_row
from tests.server.running import in_loop
from tests.server.worker.workers import ThinkHere, a_node, bots_only, until, working


@in_loop
async def test_the_lease_of_a_killed_worker_is_taken_over(stack: Stack) -> None:
    async with a_node(stack) as node:
        table = await bots_only(node, "neighbours", 2)
        now = node.time.now()
        held = now + 1500
        assert await node.store.lease_bots(now, held, 5) == [table.id]  # and never seen again
        async with working(node):
            over = await until(node, table.id, lambda now: now.is_over)
        assert over.phase == "over"
        assert over.history[table.number + 1].at >= held


@in_loop
async def test_a_lease_is_renewed_while_thinking(stack: Stack) -> None:
    async with a_node(stack) as node, working(node, ThinkHere(5.0), lease=3):
        table = await bots_only(node, "neighbours", 2)
        await asyncio.sleep(4)
        assert await node.store.lease_bots(node.time.now(), node.time.now() + 1000, 5) == []
        await until(node, table.id, lambda now: now.number > table.number)


@in_loop
async def test_who_stops_lets_go_of_what_is_unfinished(
    stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hand, "GRACE", 0.1)
    async with a_node(stack) as node:
        async with working(node, thinkers := ThinkHere(30)):
            table = await bots_only(node, "neighbours", 2)
            while not thinkers.batches:
                await asyncio.sleep(0.01)
        now = node.time.now()
        assert await node.store.lease_bots(now, now + 1000, 5) == [table.id]


@in_loop
async def test_who_stops_finishes_what_is_nearly_done(stack: Stack) -> None:
    async with a_node(stack) as node:
        async with working(node, thinkers := ThinkHere(0.3)):
            table = await bots_only(node, "neighbours", 2)
            while not thinkers.batches:
                await asyncio.sleep(0.01)
        assert (await node.newest(table.id)).number == table.number + 1


@in_loop
async def test_tables_under_other_rules_are_left_to_others(stack: Stack) -> None:
    async with a_node(stack) as node, a_node(stack, games={"plots": GAMES["plots"]}) as old:
        table = await bots_only(node, "neighbours", 2)
        async with working(old):
            with pytest.raises(Unavailable):
                await old.newest(table.id)
            while (await node.store.next_due() or 0) < node.time.now() + module.LATER - 2000:
                await asyncio.sleep(0.01)
            plots = await bots_only(old, "plots", 2)
            assert (await until(old, plots.id, lambda now: now.is_over)).phase == "over"


@in_loop
async def test_a_table_that_nobody_can_read_is_looked_at_ever_less(
    stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And does not keep the worker from the others; when it is mended, it is found again."""
    monkeypatch.setattr(module, "LATER", 50)
    async with a_node(stack) as node, a_node(stack) as other:
        bad, good = [await bots_only(node, "neighbours", 2) for _ in range(2)]
        number = await write_row(node.store, bad.id, BROKEN)
        pauses, postpone = list[int](), node.store.postpone

        async def noting(table: str, number: int, due: int) -> None:
            if table == bad.id:
                pauses.append(due - node.time.now())
            await postpone(table, number, due)

        monkeypatch.setattr(node.store, "postpone", noting)
        async with working(node, lease=1):
            assert (await until(other, good.id, lambda now: now.is_over)).phase == "over"
            while not pauses or pauses[-1] < 20 * module.LATER:
                await asyncio.sleep(0.01)
            assert len(pauses) < 10
            await replace_row(stack, bad.id, number, GREETING)
            assert (await until(other, bad.id, lambda now: now.is_over)).phase == "over"


@in_loop
async def test_a_worker_outlives_a_store_that_goes_away(
    stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LOOK", 0.05)
    async with a_node(stack) as node, working(node):
        failing = {"lease_bots": 3, "read": 3, "write": 3, "postpone": 1}

        def fails(name: str) -> Any:
            works = getattr(node.store, name)

            async def call(*args: Any) -> Any:
                if failing[name] > 0:
                    failing[name] -= 1
                    raise StoreDown("for the test")
                return await works(*args)

            return call

        table = await bots_only(node, "neighbours", 2)
        for name in failing:
            monkeypatch.setattr(node.store, name, fails(name))
        while True:
            try:
                over = await until(node, table.id, lambda now: now.is_over)
                break
            except Unavailable:
                continue
        assert over.phase == "over"
        assert [failing[name] for name in ("lease_bots", "read", "write")] == [0, 0, 0]


@in_loop
async def test_two_workers_share_many_tables(stack: Stack) -> None:
    async with a_node(stack) as one, a_node(stack) as two, working(one), working(two):
        tables = [await bots_only(one, "neighbours", 2) for _ in range(6)]
        for table in tables:
            over = await until(two, table.id, lambda now: now.is_over)
            assert over.phase == "over"
