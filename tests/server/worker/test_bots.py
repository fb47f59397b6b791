"""Bots play whole turns, all that are awaited in one row."""

import asyncio
from random import Random

import pytest

from kvartal.games.catalogue import GAMES
from kvartal.server.tables import entries as log
from kvartal.server.tables import membership
from kvartal.server.tables.clock import Timing, release
from kvartal.server.tables.draft import Draft
from kvartal.server.worker import hand
from kvartal.server.worker.bots import release_of, think_out
from tests.server.conftest import Stack
from tests.server.nodes import take
from tests.server.running import in_loop
from tests.server.tables import after, random_turn, started
from tests.server.worker.workers import ThinkHere, ThinkWhenTold, a_node, bots_only, until, working


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_bots_play_a_game_to_its_end(stack: Stack, game: str) -> None:
    async with a_node(stack) as node, working(node):
        table = await bots_only(node, game, 2)
        over = await until(node, table.id, lambda table: table.is_over)
        assert over.phase == "over"
        assert over.game.outcome(over.state) is not None


@in_loop
async def test_all_bots_that_are_awaited_make_one_row(stack: Stack) -> None:
    async with a_node(stack) as node, working(node, thinkers := ThinkHere()):
        table = await bots_only(node, "plots", 12)
        assert len(table.awaited) == 12
        await until(node, table.id, lambda now: now.number > table.number)
        rows = await node.store.read(table.id, table.number)
        entries = log.decode(rows[0].entries)
        turns = [entry for entry in entries if isinstance(entry, log.Turn)]
        assert {turn.seat for turn in turns} == set(table.awaited)
        assert len(thinkers.batches[0].questions) == 12


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_a_turn_ends_when_the_seat_is_not_awaited_any_more(game: str) -> None:
    """Or when others are asked something new: a bot never runs ahead into the next stage."""
    table = started(game=game, seats=2, bots={0: "random", 1: "random"})
    rng = Random(5)
    while not table.is_over:
        moves = await think_out(table, ThinkHere(), 10)
        assert {move.seat for move in moves} <= set(table.awaited)
        turns: list[log.Entry] = [log.Turn(m.seat, m.step, [m.action]) for m in moves]
        before, table = table, after(table, *turns)
        assert table.seats[moves[0].seat].actions != before.seats[moves[0].seat].actions
        if len(before.awaited) == 1:
            assert table.is_over or before.awaited != table.awaited or len(moves) == 64
        if not table.is_over and rng.random() < 0.3:
            table = after(table, random_turn(table, rng))


@in_loop
async def test_bots_answer_the_same_question_alike() -> None:
    """So two workers at one table cannot disagree."""
    table = started(game="neighbours", seats=3, bots=dict.fromkeys(range(3), "regular"))
    first = await think_out(table, ThinkHere(), 5000)
    assert first
    assert await think_out(table, ThinkHere(), 5000) == first


@pytest.mark.parametrize(("house", "level", "least"), [(17, "master", 17), (5000, "regular", 100)])
@in_loop
async def test_a_bot_thinks_as_long_as_its_level_and_the_house_let_it(
    house: int, level: str, least: int
) -> None:
    table = started(game="neighbours", seats=2, bots={0: level, 1: level})
    thinkers = ThinkHere()
    await think_out(table, thinkers, house)
    asked = [question for batch in thinkers.batches for question in batch.questions]
    assert {question.milliseconds for question in asked} == {least}


@in_loop
async def test_bots_and_persons_play_together(stack: Stack) -> None:
    async with a_node(stack) as node, working(node):
        created = await node.create("p0", "neighbours", 2, {}, bots={1: "greedy"})
        await node.propose(created.id, membership.sit("p0", 0, "Ann", "fox"))
        await node.propose(created.id, membership.start("p0"))
        rng = Random(1)
        while True:
            table = await until(node, created.id, lambda now: now.is_over or 0 in now.awaited)
            if table.is_over:
                break
            action = rng.choice(table.game.legal(table.state, 0)).notation
            await take(node, table.id, 0, len(table.seats[0].actions), action)
        assert table.phase == "over"
        assert table.seats[1].actions


HABITS = Timing(bot_least=700, bot_most=1600)


def test_the_release_is_settled_before_anybody_thinks() -> None:
    table = started(game="plots", seats=4, bots=dict.fromkeys(range(4), "random"))
    planned = max(release(table, seat, HABITS) for seat in range(4))
    asked = table.since[0]
    assert asked + 700 <= planned <= asked + 1600
    for done in (asked, asked + 1, planned - 1, planned):
        assert release_of(table, range(4), HABITS, done) == planned


def test_who_thinks_too_long_waits_for_the_next_beat() -> None:
    table = started(game="plots", seats=2, bots={0: "random", 1: "random"})
    planned = release_of(table, [0, 1], HABITS, 0)
    assert release_of(table, [0, 1], HABITS, planned + 1) == planned + 500
    assert release_of(table, [0, 1], HABITS, planned + 500) == planned + 500
    assert release_of(table, [0, 1], HABITS, planned + 501) == planned + 1000


def test_quick_habits_wait_for_nothing() -> None:
    table = started(game="plots", seats=2, bots={0: "random", 1: "random"})
    quick = Timing(bot_least=0, bot_most=0)
    assert release_of(table, [0, 1], quick, table.since[0] + 123) == table.since[0]


@pytest.mark.alone
@pytest.mark.parametrize(("thought", "shown"), [(0.0, 300), (0.15, 300), (0.4, 800)])
@in_loop
async def test_thinking_time_does_not_show(
    stack: Stack, monkeypatch: pytest.MonkeyPatch, thought: float, shown: int
) -> None:
    """A machine that stalls may make a bot late, but not three times."""
    monkeypatch.setattr(hand, "GRACE", 0)
    for tries_left in (2, 1, 0):
        took = await _time_to_act(stack, thought)
        assert shown <= took
        if took < shown + 200:
            break
        assert tries_left, took


async def _time_to_act(stack: Stack, thought: float) -> int:
    timing = Timing(bot_least=300, bot_most=300)
    async with a_node(stack, timing) as node, working(node, ThinkHere(thought)):
        table = await bots_only(node, "plots", 2)
        moved = await until(node, table.id, lambda now: now.number > table.number)
        await until(node, table.id, lambda now: now.is_over)
        return moved.at - table.at


@in_loop
async def test_a_bot_whose_person_returns_meanwhile_plays_the_turn_that_was_lost_and_no_other(
    stack: Stack,
) -> None:
    async with (
        a_node(stack) as node,
        working(node, thinkers := ThinkWhenTold()),
    ):
        created = await node.create("p0", "neighbours", 2, {})
        for seat in range(2):
            await node.propose(created.id, membership.sit(f"p{seat}", seat, "A", "fox"))
        table = (await node.propose(created.id, membership.start("p0"))).table
        seat = table.awaited[0]

        def timed_out(draft: Draft) -> None:
            draft.add(log.TimedOut(seat))

        await node.propose(created.id, timed_out)
        while not thinkers.batches:
            await asyncio.sleep(0.01)
        back = (await node.propose(created.id, membership.come_back(f"p{seat}", seat))).table
        thinkers.may_answer.set()
        await until(node, created.id, lambda now: now.number > back.number)
        await asyncio.sleep(0.5)  # and no other
        now = await node.newest(created.id)
        assert now.number == back.number + 1
        assert not now.seats[seat].is_bot
