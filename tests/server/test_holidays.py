"""Holidays at slow tables: the clock stands still, a person has so many days of them in a game."""

import pytest

from kvartal.server.errors import Conflict
from kvartal.server.node.node import Node
from kvartal.server.tables import clock, membership
from kvartal.server.tables import entries as log
from kvartal.server.tables.draft import Draft
from kvartal.server.tables.holiday import BUDGET
from kvartal.server.tables.table import Table
from kvartal.server.worker.proposals import end_holidays
from tests.server.conftest import Stack
from tests.server.nodes import nodes
from tests.server.running import in_loop
from tests.server.tables import START, after, started

DAY = clock.DAY
SLOW = log.Pace("slow", turn=2 * 86_400)
MONTH = 30 * DAY
"""What docs/online.md promises."""


def slow() -> Table:
    return started(seats=2, pace=SLOW)


def test_a_clock_stands_still_and_goes_on_where_it_stood() -> None:
    table = slow()
    assert clock.deadline(table, 1) == START + 2 * DAY
    away = after(table, log.Holiday(1, True), at=START + DAY)
    assert clock.deadline(away, 1) == START + DAY + MONTH + DAY
    assert clock.deadline(away, 0) == START + 2 * DAY, "others have their own"
    back = after(away, log.Holiday(1, False), at=START + 9 * DAY)
    assert clock.deadline(back, 1) == START + 10 * DAY, "one day was used, one is left"


def test_to_go_and_come_back_at_once_wins_no_time() -> None:
    table = slow()
    for hour in range(1, 40):
        at = START + hour * DAY // 24
        table = after(table, log.Holiday(1, True), log.Holiday(1, False), at=at)
    assert clock.deadline(table, 1) == START + 2 * DAY
    assert clock.late(table, START + 2 * DAY) == [0, 1]


def test_all_holidays_of_a_game_are_one_budget() -> None:
    table = after(slow(), log.Holiday(1, True))
    table = after(table, log.Holiday(1, False), at=START + 20 * DAY)
    table = after(table, log.Holiday(1, True), at=START + 21 * DAY)
    assert clock.deadline(table, 1) == START + 21 * DAY + 10 * DAY + DAY
    used_up = after(table, log.Holiday(1, False), at=START + 31 * DAY)
    with pytest.raises(Conflict, match="no_holiday_left"):
        membership.take_holiday("p1", 1, True)(Draft(used_up, START + 31 * DAY))


def test_who_is_on_holiday_before_being_awaited_has_the_whole_turn_afterwards() -> None:
    table = started(game="neighbours", pace=SLOW)
    (first,) = table.awaited
    other = 1 - first
    table = after(table, log.Holiday(other, True))
    while table.awaited == (first,):
        action = table.game.legal(table.state, first)[0].notation
        step = len(table.seats[first].actions)
        table = after(table, log.Turn(first, step, [action]), at=START + DAY)
    assert clock.deadline(table, other) == START + MONTH + 2 * DAY


def test_a_turn_on_holiday_costs_nothing_of_the_reserve() -> None:
    table = started(seats=2, pace=log.Pace("slow", turn=86_400, reserve=86_400))
    table = after(table, log.Holiday(1, True))
    table = after(table, log.Turn(1, 0, ["choose 1"]), at=START + 9 * DAY)
    assert table.reserve[1] == DAY


def test_a_holiday_ends_by_itself() -> None:
    table = after(slow(), log.Holiday(1, True), log.Turn(0, 0, ["choose 1"]))
    assert clock.due(table, clock.Timing()) == START + MONTH
    early, late = (Draft(table, START + MONTH + shift) for shift in (-1, 0))
    for draft in (early, late):
        end_holidays(draft)
    assert early.row() is None
    assert late.row() is not None
    assert not late.table.seats[1].holiday.is_on
    assert clock.deadline(late.table, 1) == START + MONTH + 2 * DAY


async def slow_table(node: Node) -> Table:
    table = await node.create("p0", "plots", 2, {}, pace=SLOW)
    for seat in range(2):
        sit = membership.sit(f"p{seat}", seat, "Name", "fox")
        await node.propose(table.id, sit)
    return (await node.propose(table.id, membership.start("p0"))).table


@in_loop
async def test_every_node_reads_the_same_budget(stack: Stack) -> None:
    async with nodes(stack, 2) as (one, other):
        table = await slow_table(one)
        end = clock.deadline(table, 1)
        for on in (True, False, True, False):
            await one.propose(table.id, membership.take_holiday("p1", 1, on))
        mine, theirs = await one.newest(table.id), await other.newest(table.id)
        assert mine == theirs
        left = theirs.seats[1].holiday.left
        assert BUDGET - 60_000 < left <= BUDGET
        assert clock.deadline(theirs, 1) == (end or 0) + BUDGET - left
