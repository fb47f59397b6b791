"""What runs beside the requests goes on whatever happens, and is not silent about it."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from kvartal.server.background import Tasks, note_what_nobody_saw, repeat
from kvartal.server.identity import sessions
from kvartal.server.node import hub
from kvartal.server.node.hub import Channel, Hub
from kvartal.server.settings import Settings
from kvartal.server.store import StoreDown
from kvartal.server.worker import crew
from kvartal.server.worker.crew import Crew
from tests.server.api.sites import open_site
from tests.server.conftest import Stack
from tests.server.nodes import nodes, start, take
from tests.server.running import in_loop
from tests.server.test_hub import Ear
from tests.server.worker.workers import a_node, bots_only, until

SECRET = "the secret is 12345"
Captured = pytest.CaptureFixture[str]


def incidents(capsys: Captured) -> int:
    """How many were logged; never with an error's text."""
    logged = capsys.readouterr()
    assert SECRET not in logged.out + logged.err
    return logged.out.count("incident=")


@in_loop
async def test_what_is_repeated_goes_on(capsys: Captured) -> None:
    failures: list[Exception | None] = [ValueError(SECRET), StoreDown(SECRET), None]
    done = asyncio.Event()

    async def work() -> None:
        failure = failures.pop(0)
        if failure is not None:
            raise failure
        done.set()

    repeating = asyncio.create_task(repeat(0.01, work))
    await asyncio.wait_for(done.wait(), 30)
    repeating.cancel()
    assert incidents(capsys) == 1, "a store that is away is none"


@in_loop
async def test_a_task_that_fails_is_noted(capsys: Captured) -> None:
    async def fail() -> None:
        raise ValueError(SECRET)

    tasks = Tasks()
    tasks.start(fail())
    await tasks.finish()
    assert incidents(capsys) == 1


@in_loop
async def test_tasks_are_waited_for_but_not_for_ever(capsys: Captured) -> None:
    ended: list[str] = []

    async def work(seconds: float) -> None:
        try:
            await asyncio.sleep(seconds)
            ended.append("well")
        except asyncio.CancelledError:
            ended.append("cancelled")
            raise

    tasks = Tasks()
    tasks.start(work(0.01))
    tasks.start(work(60))
    await tasks.finish(within=2)
    assert ended == ["well", "cancelled"]
    assert incidents(capsys) == 0


@in_loop
async def test_what_nobody_saw_is_noted_without_its_text(capsys: Captured) -> None:
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(note_what_nobody_saw)

    def fail() -> None:
        raise ValueError(SECRET)

    loop.call_soon(fail)
    await asyncio.sleep(0.01)
    assert incidents(capsys) == 1


def failing(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, times: int = 1) -> list[str]:
    """The real thing, after it has failed so often; every call is noted in the list."""
    works: Callable[..., Any] = getattr(owner, name)
    calls: list[str] = []

    def call(*args: Any) -> Any:
        calls.append(name)
        if len(calls) <= times:
            raise ValueError(SECRET)
        return works(*args)

    monkeypatch.setattr(owner, name, call)
    return calls


@in_loop
async def test_sessions_that_ended_elsewhere_are_found_after_a_failure(
    stack: Stack, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setattr(sessions, "REFRESH", 0.05)
    async with open_site(stack) as site:
        olha = await site.visitor()
        session = site.context.sessions.check(olha.cookie)
        assert session is not None
        store = site.context.node.store
        calls = failing(monkeypatch, store, "ended_sessions")
        await store.end_session(session.id, 10**15)
        before = len(calls)
        while len(calls) < before + 3:  # one may fail, one is still under way
            await asyncio.sleep(0.01)
        await olha.refused("no_session", "GET", "/api/session")
    assert incidents(capsys) == 1


@in_loop
async def test_streams_catch_up_after_a_failure(
    stack: Stack, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    """Of the question at the store, and of one table."""
    monkeypatch.setattr(hub, "CATCH_UP", 0.05)
    async with nodes(stack, 2) as (one, other):
        first, second = [await start(one, "plots", 2) for _ in range(2)]
        streams = Hub(other)
        ear = Ear(streams, "p0", first.id, second.id)
        await ear.next("hello")
        failing(monkeypatch, other.store, "numbers")
        failing(monkeypatch, Channel, "hear")
        one.bus.publish = lambda subject, message: None  # type: ignore[method-assign]
        for table in (first, second):
            await take(one, table.id, 0, 0, "choose 1")
            await take(one, table.id, 1, 0, "choose 1")
        await streams.open()
        heard = {(await ear.next("changed"))[1]["table"] for _ in range(2)}
        assert heard == {first.id, second.id}
        await ear.close()
        await streams.close()
    assert incidents(capsys) == 2


@in_loop
async def test_a_worker_that_falls_gets_up(
    stack: Stack, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setattr(crew, "PAUSE", 0.05)
    async with a_node(stack) as node:
        failing(monkeypatch, node.bus, "subscribe")
        async with Crew(node, Settings(), 1):
            table = await bots_only(node, "neighbours", 2)
            assert (await until(node, table.id, lambda now: now.is_over)).phase == "over"
    assert incidents(capsys) == 1
