"""Whoever is late is late, whichever node is asked and whatever it believes the time to be."""

import asyncio

import pytest

from kvartal.server.errors import Conflict
from kvartal.server.node.node import Node
from kvartal.server.store import Store, Writing
from kvartal.server.tables import entries as log
from kvartal.server.tables import membership
from kvartal.server.tables.clock import deadline
from kvartal.server.tables.draft import Draft
from kvartal.server.tables.table import Table
from kvartal.server.worker.proposals import time_out
from tests.server.conftest import Stack
from tests.server.leaps import DAY, mistake, set_clock
from tests.server.nodes import nodes, take
from tests.server.running import in_loop
from tests.server.tables import START, started
from tests.server.writings import opened, row

SECOND = 1000


async def two_persons(node: Node, turn: int) -> Table:
    """Both are awaited."""
    created = await node.create("p0", "plots", 2, {}, pace=log.Pace("live", turn=turn))
    for seat in range(2):
        sit = membership.sit(f"p{seat}", seat, f"Name {seat}", "fox")
        await node.propose(created.id, sit)
    return (await node.propose(created.id, membership.start("p0"))).table


async def until_late(node: Node, table: Table) -> None:
    """By the store's own clock."""
    while await node.store.time() <= (deadline(table, 1) or 0) + 50:
        await asyncio.sleep(0.05)


@in_loop
async def test_a_late_turn_is_refused_although_no_worker_has_noticed(stack: Stack) -> None:
    async with nodes(stack) as (node,):
        table = await two_persons(node, 5)
        in_time = await take(node, table.id, 0, 0, "choose 1")
        assert in_time.answer.count == 1
        await until_late(node, table)
        with pytest.raises(Conflict, match="out_of_time"):
            await take(node, table.id, 1, 0, "choose 1")
        late = await node.newest(table.id)
        assert [player.away for player in late.seats] == ["", "timed_out"]
        again = await take(node, table.id, 0, 0, "choose 1")
        assert again.answer.count == 1, "what was taken in time is answered as before"


@in_loop
async def test_a_late_turn_does_not_take_others_with_it(stack: Stack) -> None:
    async with nodes(stack) as (node,):
        table = await two_persons(node, 1)
        await until_late(node, table)
        said, late = await asyncio.gather(
            node.propose(table.id, membership.say("p0", 0, "hello")),
            take(node, table.id, 1, 0, "choose 1"),
            return_exceptions=True,
        )
        assert isinstance(late, Conflict)
        assert not isinstance(said, BaseException)


@in_loop
async def test_a_node_whose_clock_is_behind_takes_no_late_turn(
    stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with nodes(stack) as (node,):
        table = await two_persons(node, 1)
        await until_late(node, table)
        set_clock(monkeypatch, -60)
        with pytest.raises(Conflict, match="out_of_time"):
            await take(node, table.id, 0, 0, "choose 1")


@in_loop
async def test_the_store_itself_refuses_what_a_mistaken_node_takes_to_be_in_time(
    stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with nodes(stack) as (node,):
        table = await two_persons(node, 1)
        await until_late(node, table)
        mistake(monkeypatch, -20)
        assert node.time.now() < (deadline(table, 0) or 0)
        with pytest.raises(Conflict, match="out_of_time"):
            await take(node, table.id, 0, 0, "choose 1")
        assert node.time.now() >= (deadline(table, 0) or 0), "it has looked what time it is"


@in_loop
async def test_a_mistaken_node_can_end_nobodys_time(
    stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with nodes(stack) as (node,):
        table = await two_persons(node, 3600)
        mistake(monkeypatch, 2 * DAY)
        settled = await node.propose(table.id, time_out)
        assert settled.table.number == table.number
        assert abs(node.time.now() - table.at) < 60 * SECOND


@in_loop
async def test_rows_say_the_stores_time(stack: Stack, monkeypatch: pytest.MonkeyPatch) -> None:
    async with nodes(stack) as (node,):
        table = await two_persons(node, 3600)
        set_clock(monkeypatch, 2 * DAY)
        mistake(monkeypatch, 3600)
        settled = await take(node, table.id, 0, 0, "choose 1")
        assert abs(settled.table.at - await node.store.time()) < 5 * SECOND


@in_loop
async def test_a_row_wins_only_within_its_times(stack: Stack) -> None:
    async with opened(stack) as store:
        now = await store.time()
        for after, until, wins in [
            (now + 60 * SECOND, now + 120 * SECOND, False),
            (now - 60 * SECOND, now - 1, False),
            (now - 60 * SECOND, now + 60 * SECOND, True),
        ]:
            assert await first_row(store, f"{after}", after, until) == wins


async def first_row(store: Store, table: str, after: int, until: int) -> bool:
    return table in await store.write([Writing(row(table, 0), 5, after=after, until=until)])


def test_nobody_escapes_into_a_holiday() -> None:
    table = started(seats=2, pace=log.Pace("slow", turn=86_400))
    draft = Draft(table, START + 86_400 * SECOND)
    with pytest.raises(Conflict, match="out_of_time"):
        membership.take_holiday("p1", 1, True)(draft)
    assert draft.table.seats[1].away == "timed_out"
    just_so = Draft(table, START + 86_400 * SECOND - 1)
    membership.take_holiday("p1", 1, True)(just_so)
    assert just_so.until == START + 86_400 * SECOND, "nor if it takes long to be written"
