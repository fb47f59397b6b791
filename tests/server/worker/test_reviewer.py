"""Reviews are made beside everything else, and whoever dies over one is replaced."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import ClassVar

import pytest
from structlog.testing import capture_logs

from kvartal.server.tables.clock import SECOND
from kvartal.server.worker import reviewer
from kvartal.server.worker.review_process import HUMBLE, Request, ReviewProcess
from kvartal.server.worker.reviewer import GIVEN_UP
from tests.server.api.sites import open_site
from tests.server.conftest import Stack
from tests.server.reviewing import finished, reviewing, until
from tests.server.running import in_loop
from tests.server.servers import PostgresServer

COMMAND = [sys.executable, "-m", "kvartal.cli"]
LONG = 40
"""Seconds of computing: nobody waits for its end."""


@asynccontextmanager
async def a_worker(stack: Stack) -> AsyncIterator["subprocess.Popen[str]"]:
    """As a process of its own, which is gone in the end; of a laptop, inside the server there."""
    where = ["worker", "--database", stack.store_url, "--bus", stack.bus_url]
    if stack.bus_url == "local:":
        where = ["serve", "--database", stack.store_url, "--port", "0"]
    settings = {"KVARTAL_LEASE": "2", "KVARTAL_REVIEW_SECONDS": str(LONG)}
    worker = subprocess.Popen(
        [*COMMAND, *where], stdout=subprocess.PIPE, text=True, env={**os.environ, **settings}
    )
    try:
        assert worker.stdout is not None
        assert await asyncio.to_thread(worker.stdout.readline), "it does not open"
        yield worker
    finally:
        worker.kill()
        worker.communicate()


def children_of(process: int) -> list[int]:
    listed = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for children in listed for child in children.read_text().split()]


def those_who_give_way(processes: list[int]) -> list[int]:
    return [one for one in processes if os.getpriority(os.PRIO_PROCESS, one) == HUMBLE]


async def own_reviewers() -> list[int]:
    """The processes that look at games for this one, as soon as there are any."""
    while not (found := those_who_give_way(children_of(os.getpid()))):
        await asyncio.sleep(0.05)
    return found


def has_ended(process: int) -> bool:
    """Though nobody has asked for its end yet."""
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"


async def are_gone(processes: list[int]) -> None:
    while any(Path(f"/proc/{process}").exists() for process in processes):
        await asyncio.sleep(0.05)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@in_loop
async def test_who_is_killed_in_the_middle_is_replaced(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha = await site.visitor()
        table = await finished(olha, await site.visitor())
        await olha.post(f"/api/tables/{table}/review")
        async with a_worker(stack) as worker:
            assert (await until(olha, table, "working"))["review"] is None
            while not (humble := those_who_give_way(children_of(worker.pid))):
                await asyncio.sleep(0.05)
            worker.send_signal(signal.SIGKILL)
            worker.wait(10)
            await are_gone(humble)
        assert (await olha.get(f"/api/tables/{table}/review"))["state"] == "working"
        async with reviewing(site.context.node):
            assert (await until(olha, table, "ready"))["review"] is not None


@in_loop
async def test_who_is_told_to_stop_lets_go_of_it_at_once(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha = await site.visitor()
        table = await finished(olha, await site.visitor())
        await olha.post(f"/api/tables/{table}/review")
        async with reviewing(site.context.node, review_seconds=LONG, lease=1000):
            await until(olha, table, "working")
        assert (await olha.get(f"/api/tables/{table}/review"))["state"] == "waiting"


@in_loop
async def test_what_kills_every_worker_is_given_up(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha = await site.visitor()
        table = await finished(olha, await site.visitor())
        await olha.post(f"/api/tables/{table}/review")
        jobs, now = site.context.node.store.reviews, site.context.node.time.now()
        for _ in range(3):
            assert await jobs.lease(now + 1000, now + 1000) is not None
        async with reviewing(site.context.node):
            await asyncio.sleep(1.1)
            await until(olha, table, "failed")
        assert (await olha.post(f"/api/tables/{table}/review"))["state"] == "waiting"


@in_loop
async def test_rules_that_are_not_carried_here_are_left_to_others(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha = await site.visitor()
        table = await finished(olha, await site.visitor())
        jobs = site.context.node.store.reviews
        await jobs.ask(table, "neighbours/999/1", 0, site.context.node.time.now())
        with capture_logs() as lines:
            async with reviewing(site.context.node):
                while not any(line["event"] == "review_left_to_others" for line in lines):
                    await asyncio.sleep(0.05)
        kept = await jobs.find(table)
        assert kept is not None
        assert kept.state == "waiting"
        assert await jobs.lease(site.context.node.time.now() + 1000, 0) is None


@in_loop
async def test_what_nobody_could_make_for_a_day_is_given_up(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha = await site.visitor()
        table = await finished(olha, await site.visitor())
        jobs, now = site.context.node.store.reviews, site.context.node.time.now()
        await jobs.ask(table, "neighbours/999/1", 0, now - GIVEN_UP - SECOND)
        async with reviewing(site.context.node):
            while await jobs.ahead(now):
                await asyncio.sleep(0.05)
        kept = await jobs.find(table)
        assert kept is not None
        assert kept.state == "failed"


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@in_loop
async def test_who_stops_without_an_end_is_ended(
    stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_site(stack) as site:
        olha = await site.visitor()
        table = await finished(olha, await site.visitor())
        await olha.post(f"/api/tables/{table}/review")
        with capture_logs() as lines:
            async with reviewing(site.context.node, review_seconds=LONG):
                stopped = await own_reviewers()
                for process in stopped:
                    os.kill(process, signal.SIGSTOP)
                monkeypatch.setattr(reviewer, "SILENCE", 1)
                await are_gone(stopped)
                monkeypatch.undo()
                assert {*await own_reviewers()}.isdisjoint(stopped)
        assert any(line["event"] == "review_died" for line in lines)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@in_loop
async def test_what_was_made_while_the_store_was_away_is_kept(
    cluster: Stack, postgres_server: PostgresServer
) -> None:
    async with open_site(cluster) as site, reviewing(site.context.node, lease=1000):
        olha = await site.visitor()
        table = await finished(olha, await site.visitor())
        await olha.post(f"/api/tables/{table}/review")
        with capture_logs() as lines:
            (process,) = await own_reviewers()
            await asyncio.to_thread(postgres_server.kill)
            try:
                while not has_ended(process):
                    await asyncio.sleep(0.05)
            finally:
                await asyncio.to_thread(postgres_server.start)
            await until(olha, table, "ready")
        assert [line["table"] for line in lines if line["event"] == "review_made"] == [table]


class BegunBeside(ReviewProcess):
    """Remembers in which thread each began."""

    threads: ClassVar[list[threading.Thread]] = []

    def __init__(self, request: Request) -> None:
        self.threads.append(threading.current_thread())
        super().__init__(request)


@in_loop
async def test_nobody_waits_while_a_process_begins(
    stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    BegunBeside.threads.clear()
    monkeypatch.setattr(reviewer, "ReviewProcess", BegunBeside)
    async with open_site(stack) as site, reviewing(site.context.node):
        olha = await site.visitor()
        table = await finished(olha, await site.visitor())
        await olha.post(f"/api/tables/{table}/review")
        await until(olha, table, "ready")
    assert BegunBeside.threads
    assert threading.main_thread() not in BegunBeside.threads
