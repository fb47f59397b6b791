"""Bots think in processes of their own, which know nothing but views."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Sequence
from multiprocessing.connection import wait
from random import Random

import msgspec
import pytest

from kvartal.bots import BOTS
from kvartal.bots.random_bot import RandomBot
from kvartal.kit.actions import Action
from kvartal.kit.bot import Budget
from kvartal.kit.game import AnyGame, View
from kvartal.server.store import Queue
from kvartal.server.worker import bot_process
from kvartal.server.worker.bot_pool import BotPool
from kvartal.server.worker.bot_process import Batch, Question
from tests.server.conftest import Stack
from tests.server.running import in_loop
from tests.server.tables import started
from tests.server.worker.workers import a_node, bots_only, until, working

OLHA = Queue(0, "olha")


def batch(count: int, level: str = "random") -> Batch:
    table = started(game="plots", seats=count)
    questions = [
        Question(
            seat,
            table.game.private(table.state, seat),
            [action.notation for action in table.game.legal(table.state, seat)],
            level,
            str(seat),
            1000,
        )
        for seat in table.awaited
    ]
    public = table.game.public(table.state)
    return Batch("plots", 1, count, dict(table.created.options), public, questions, "a turn")


def test_what_travels_is_no_state() -> None:
    """Names, numbers, texts and views: nothing with a rule or a position behind it."""
    fields = ("game", "rules", "seats", "options", "public", "questions", "turn")
    assert Batch.__struct_fields__ == fields
    assert Question.__struct_fields__ == (
        "seat",
        "private",
        "legal",
        "level",
        "seed",
        "milliseconds",
    )


@in_loop
async def test_a_thinking_process_that_is_killed_is_replaced() -> None:
    thinkers = BotPool(1)
    try:
        asked = batch(5)
        answers = await thinkers.answer(asked, OLHA)
        assert all(
            answer in question.legal
            for answer, question in zip(answers, asked.questions, strict=True)
        )
        for process in multiprocessing.active_children():
            os.kill(process.pid or 0, signal.SIGKILL)
        assert await thinkers.answer(asked, OLHA) == answers
    finally:
        thinkers.close()


class Remembering(RandomBot):
    """Says how often it was asked."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.asked = 0

    def choose(self, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
        self.asked += 1
        return legal[self.asked % len(legal)]


def test_a_bot_lives_through_a_turn_and_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "random", Remembering)
    asked = msgspec.structs.replace(batch(2), turn="the turn of this test")
    first, second = bot_process.think(asked), bot_process.think(asked)
    legal = asked.questions[0].legal
    assert (first, second) == ([legal[1]] * 2, [legal[2]] * 2)
    assert bot_process.think(msgspec.structs.replace(asked, turn="the next one")) == first


@in_loop
async def test_a_turn_is_thought_about_where_it_was_begun() -> None:
    thinkers = BotPool(2)
    one, other = thinkers._home_of("one"), thinkers._home_of("other")
    assert one is other  # both have nothing to do
    one.busy = 1
    assert thinkers._home_of("third") is not one
    assert thinkers._home_of("one") is one


@in_loop
async def test_a_slow_batch_lets_others_in() -> None:
    """It is answered in parts, so that no table holds a process for long."""
    thinkers = BotPool(1)
    try:
        await thinkers.answer(batch(2), OLHA)
        slow = asyncio.create_task(thinkers.answer(batch(60, "greedy"), OLHA))
        await asyncio.sleep(0.05)
        await thinkers.answer(batch(2), OLHA)
        assert not slow.done()
        slow.cancel()
    finally:
        thinkers.close()


def test_at_least_one_question_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "PATIENCE", -1)
    assert len(bot_process.think(batch(3))) == 1


@in_loop
async def test_the_processes_end_at_once_when_closed() -> None:
    thinkers = BotPool(2)
    await asyncio.gather(*(thinkers.answer(batch(2), OLHA) for _ in range(4)))
    long = asyncio.create_task(thinkers.answer(batch(99, "master"), OLHA))
    await asyncio.sleep(0.1)
    children = multiprocessing.active_children()
    thinkers.close()
    assert children
    # Not `is_alive`: it errs while the pool's own thread collects the same process.
    ends = [child.sentinel for child in children]
    assert set(wait(ends, timeout=0)) == set(ends)
    long.cancel()


@in_loop
async def test_a_game_goes_on_when_its_thinker_is_killed(stack: Stack) -> None:
    thinkers = BotPool(1)
    try:
        async with a_node(stack) as node, working(node, thinkers):
            table = await bots_only(node, "neighbours", 5, "greedy")
            await until(node, table.id, lambda now: now.number > table.number + 2)
            for process in multiprocessing.active_children():
                os.kill(process.pid or 0, signal.SIGKILL)
            assert (await until(node, table.id, lambda now: now.is_over)).phase == "over"
    finally:
        thinkers.close()
