"""Hints, for whoever plays with nobody but bots and may ask: never for anybody else, and nothing is
written of it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec
import pytest

from kvartal.analysis.findings import Hint
from kvartal.analysis.hints import hint
from kvartal.kit.bot import Budget
from kvartal.server.node import hints as asking
from kvartal.server.settings import Settings
from kvartal.server.store import Queue
from kvartal.server.worker.bot_pool import BotPool
from kvartal.server.worker.hint_process import HintTask, moment_of
from kvartal.server.worker.hinter import Hinter
from tests.server.api.sites import FREELY, Browser, open_site, open_started, open_table
from tests.server.conftest import Stack
from tests.server.running import in_loop
from tests.server.worker.workers import a_node

A_LITTLE = 4000
"""Steps of thought: soon over on any machine."""


class HintHere(BotPool):
    """Thinks in the test's own process, and counts how often."""

    def __init__(self) -> None:
        super().__init__(1)
        self.tasks: list[HintTask] = []

    async def hint(self, task: HintTask, queue: Queue) -> Hint:
        self.tasks.append(task)
        game, view = moment_of(task)
        return hint(game, view, Random(task.seed), Budget(A_LITTLE))


class Stumbling(HintHere):
    """Errs the first time."""

    async def hint(self, task: HintTask, queue: Queue) -> Hint:
        if not self.tasks:
            self.tasks.append(task)
            raise ZeroDivisionError
        return await super().hint(task, queue)


@asynccontextmanager
async def hinting(stack: Stack, thinkers: HintHere | None = None) -> AsyncIterator[HintHere]:
    """A worker on a node of its own."""
    thinkers = thinkers or HintHere()
    async with a_node(stack) as node:
        hinter = Hinter(node, thinkers, FREELY)
        running = asyncio.create_task(hinter.run())
        try:
            yield thinkers
        finally:
            hinter.stop()
            await running


async def with_a_bot(host: Browser, **asked: Any) -> tuple[str, str, dict[str, Any]]:
    """A table at which the host is awaited, the address of the seat, and the position."""
    for _ in range(20):
        table = await open_table(host, bots={"1": "greedy"}, **asked)
        await host.post(f"/api/tables/{table}/start")
        position = await host.get(f"/api/tables/{table}")
        if 0 in position["awaited"]:
            return table, f"/api/tables/{table}/seats/0", position
    raise AssertionError("never the first")


@in_loop
async def test_whoever_plays_with_bots_gets_good_choices_and_nothing_is_written(
    stack: Stack,
) -> None:
    async with open_site(stack) as site, hinting(stack) as thinkers:
        olha, stranger = await site.visitor(), await site.visitor("Marek")
        table, seat, before = await with_a_bot(olha)
        assert before["card"]["hints"]
        told = await olha.post(f"{seat}/hint")
        actions = [choice["action"] for choice in told["choices"]]
        assert {*actions} <= {*before["seats"][0]["legal"]}
        assert len(actions) >= min(2, len(before["seats"][0]["legal"]))
        assert told["worlds"] >= 1
        after = await olha.get(f"/api/tables/{table}")
        assert (after["number"], after["log"]) == (before["number"], before["log"])

        assert await olha.post(f"{seat}/hint") == told
        assert len(thinkers.tasks) == 1, "it was thought of once"
        await stranger.refused("not_your_seat", "POST", f"{seat}/hint")
        assert (await site.browser().refused("no_session", "POST", f"{seat}/hint"))["status"] == 401


@in_loop
async def test_a_hint_is_for_the_position_after_the_steps_in_thought(stack: Stack) -> None:
    async with open_site(stack) as site, hinting(stack):
        olha = await site.visitor()
        _, seat, position = await with_a_bot(olha)
        previews = {
            action: await olha.post(f"{seat}/preview", actions=[action])
            for action in position["seats"][0]["legal"]
        }
        settled = [action for action, seen in previews.items() if seen["taken"] == 1]
        for action in settled[:1]:
            told = await olha.post(f"{seat}/hint", actions=[action])
            assert {choice["action"] for choice in told["choices"]} <= {*previews[action]["legal"]}
        unsettled = [action for action, seen in previews.items() if seen["commit"]]
        for action in unsettled[:1]:
            await olha.refused("not_settled", "POST", f"{seat}/hint", actions=[action])
        assert settled or unsettled
        await olha.refused("bad_notation", "POST", f"{seat}/hint", actions=["no such thing"])
        assert (
            await olha.client.post(f"{seat}/hint", json={"actions": ["x"] * 999})
        ).status_code == 400


@in_loop
async def test_there_are_none_where_another_person_plays_or_the_host_says_no(stack: Stack) -> None:
    async with open_site(stack) as site, hinting(stack) as thinkers:
        olha, marek = await site.visitor(), await site.visitor("Marek")
        table = await open_started(olha, marek)
        position = await olha.get(f"/api/tables/{table}")
        assert not position["card"]["hints"]
        for number, player in enumerate((olha, marek)):
            await player.refused("no_hints", "POST", f"/api/tables/{table}/seats/{number}/hint")
        await marek.post(f"/api/tables/{table}/seats/1/resign")
        await olha.refused("no_hints", "POST", f"/api/tables/{table}/seats/0/hint")

        _, strict, position = await with_a_bot(olha, hints=False)
        assert not position["card"]["hints"]
        await olha.refused("no_hints", "POST", f"{strict}/hint")
        assert thinkers.tasks == []


@in_loop
async def test_only_who_is_awaited_gets_one(stack: Stack) -> None:
    async with open_site(stack) as site, hinting(stack) as thinkers:
        olha = await site.visitor()
        waiting = await open_table(olha, bots={"1": "greedy"})
        await olha.refused("not_running", "POST", f"/api/tables/{waiting}/seats/0/hint")
        _, seat, position = await with_a_bot(olha)
        step = position["seats"][0]["step"]
        while position["awaited"] == [0]:
            legal = position["seats"][0]["legal"]
            await olha.post(f"{seat}/turns", step=step, actions=legal[:1])
            position = await olha.get(f"/api/tables/{position['card']['id']}")
            step = position["seats"][0]["step"]
        await olha.refused("not_awaited", "POST", f"{seat}/hint")
        assert thinkers.tasks == []


@in_loop
async def test_without_a_worker_one_is_told_so_and_who_asks_for_very_many_has_to_wait(
    stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asking, "PATIENCE", 0.01)
    async with open_site(stack, Settings()) as site:
        olha = await site.visitor()
        _, seat, _ = await with_a_bot(olha)
        refused = [await olha.client.post(f"{seat}/hint", json={}) for _ in range(30)]
        codes = [answer.json()["code"] for answer in refused]
        assert codes[0] == "no_hint"
        assert refused[0].status_code == 503
        # Not for all that follow: something grows back meanwhile.
        assert "too_many" in codes
        assert refused[codes.index("too_many")].status_code == 429


@in_loop
async def test_a_thinking_process_answers(stack: Stack) -> None:
    async with open_site(stack) as site, hinting(stack) as thinkers:
        olha = await site.visitor()
        _, seat, position = await with_a_bot(olha)
        await olha.post(f"{seat}/hint")
        (task,) = thinkers.tasks
        pool = BotPool(1)
        try:
            told = await pool.hint(msgspec.structs.replace(task, milliseconds=60_000), Queue(0, ""))
        finally:
            pool.close()
        assert {choice["action"] for choice in told["choices"]} <= {*position["seats"][0]["legal"]}
        assert told["choices"]


@in_loop
async def test_who_asks_while_a_game_errs_is_told_at_once_and_may_ask_again(stack: Stack) -> None:
    async with open_site(stack) as site, hinting(stack, Stumbling()):
        olha = await site.visitor()
        _, seat, _ = await with_a_bot(olha)
        async with asyncio.timeout(asking.PATIENCE / 2):
            await olha.refused("no_hint", "POST", f"{seat}/hint")
        assert (await olha.post(f"{seat}/hint"))["choices"]
