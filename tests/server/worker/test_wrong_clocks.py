"""A process whose clock is wrong says so, and ends nothing."""

import asyncio

import pytest

from kvartal.server.tables import entries as log
from kvartal.server.tables import membership
from kvartal.server.tables.clock import Timing
from tests.server.api.sites import open_site
from tests.server.conftest import Stack
from tests.server.leaps import DAY, set_clock
from tests.server.running import in_loop
from tests.server.worker.workers import a_node, bots_only, until, working


@in_loop
async def test_two_days_ahead_nothing_is_abandoned_nor_archived(
    stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_node(stack, Timing(bot_least=0, bot_most=0)) as node:
        waiting = await node.create("p0", "plots", 2, {}, visibility="open")
        slow = await node.create("p0", "plots", 2, {}, pace=log.Pace("slow", turn=86_400))
        for seat in range(2):
            sit = membership.sit(f"p{seat}", seat, "Name", "fox")
            await node.propose(slow.id, sit)
        await node.propose(slow.id, membership.start("p0"))
        async with working(node):
            played = await bots_only(node, "plots", 2)
            await until(node, played.id, lambda now: now.is_over)
        set_clock(monkeypatch, 2 * DAY)
        async with working(node):
            await asyncio.sleep(2.5)  # a worker looks every second
        tables = [waiting.id, slow.id, played.id]
        phases = [(await node.newest(table)).phase for table in tables]
        assert phases == ["lobby", "running", "over"]
        assert (await node.newest(slow.id)).seats[0].away == ""
        assert set(await node.store.numbers(tables)) == set(tables)


@in_loop
async def test_whose_clock_is_off_plays_bots_and_ends_nothing_until_it_is_right_again(
    stack: Stack, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    timing = Timing(bot_least=0, bot_most=0, lobby=50)
    async with a_node(stack, timing) as node:
        with monkeypatch.context() as wrong:
            set_clock(wrong, 60)
            await node.time.look()
            was_off = node.time.is_off
            async with working(node):
                waiting = await node.create("p0", "plots", 2, {})
                played = await bots_only(node, "plots", 2)
                await until(node, played.id, lambda now: now.is_over)
                await asyncio.sleep(1.5)
                assert (await node.newest(waiting.id)).phase == "lobby"
        assert "clock_off" in "".join(capsys.readouterr())
        await node.time.look()
        assert (was_off, node.time.is_off) == (True, False)
        async with working(node):
            await until(node, waiting.id, lambda now: now.phase == "abandoned")


@in_loop
async def test_a_node_says_that_its_clock_is_off_and_serves(
    stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_site(stack) as site:
        olha = await site.visitor()
        before = (await olha.get("/api/session"))["time"]
        set_clock(monkeypatch, -2 * DAY)
        await site.context.node.time.look()
        assert await olha.get("/health/ready") == {"status": "clock_off"}
        ahead = next(
            float(line.split()[-1])
            for line in (await olha.get("/metrics")).splitlines()
            if line.startswith("kvartal_clock_ahead_seconds")
        )
        assert -2 * DAY - 60 < ahead < -2 * DAY + 60
        assert 0 <= (await olha.get("/api/session"))["time"] - before < 60_000
