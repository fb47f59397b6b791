"""Who ran out of time comes back at the next turn: the one that is lost is a bot's."""

import asyncio

import pytest

from kvartal.server.errors import Conflict
from kvartal.server.node.node import Node
from kvartal.server.tables import entries as log
from kvartal.server.tables import membership
from kvartal.server.tables.seat import Seat
from kvartal.server.tables.table import Table
from kvartal.server.tables.turns import take_turn
from kvartal.server.worker.proposals import time_out
from tests.server.conftest import Stack
from tests.server.running import in_loop
from tests.server.tables import START, after, started
from tests.server.worker.workers import a_node, until, working

LIVE = log.Pace("live", turn=30, reserve=60)


def turn(table: Table, seat: int) -> log.Turn:
    action = table.game.legal(table.state, seat)[0].notation
    return log.Turn(seat, len(table.seats[seat].actions), [action])


def told(table: Table) -> list[bytes]:
    return [fact for _, fact in table.history[-1].facts if b"table.return" in fact]


def test_the_turn_that_is_lost_stays_lost() -> None:
    table = started(game="plots", seats=2, pace=LIVE)
    table = after(table, log.TimedOut(0), at=START + 90_000)
    asked = after(table, log.Returned(0), at=START + 90_001)
    assert asked.seats[0].is_bot
    assert asked.seats[0].away == "returning"
    assert b"table.returning" in told(asked)[0]
    played = after(asked, turn(asked, 0), at=START + 91_000)
    assert played.seats[0].away == ""
    assert not played.seats[0].is_bot
    assert b"table.returned" in told(played)[0]
    assert played.company == played.number, "everybody gets the card"


def test_who_is_awaited_again_at_once_has_a_whole_turn() -> None:
    table = started(game="plots", seats=2, pace=LIVE)
    table = after(table, turn(table, 1))
    table = after(table, log.TimedOut(0), log.Returned(0), at=START + 90_000)
    table = after(table, turn(table, 0), at=START + 95_000)
    assert table.awaited == (0, 1)
    assert not table.seats[0].is_bot
    assert table.since[0] == START + 95_000


def test_who_is_not_awaited_is_back_at_once() -> None:
    table = started(game="plots", seats=2, pace=LIVE)
    table = after(table, log.TimedOut(0), at=START + 90_000)
    table = after(table, turn(table, 0), at=START + 91_000)
    assert table.awaited == (1,)
    assert not after(table, log.Returned(0), at=START + 92_000).seats[0].is_bot


def test_who_resigns_meanwhile_does_not_come_back() -> None:
    table = after(started(game="plots", seats=2, pace=LIVE), log.TimedOut(0), log.Returned(0))
    table = after(table, log.Resigned(0))
    table = after(table, turn(table, 0))
    assert table.seats[0].away == "resigned"


async def two_persons(node: Node) -> Table:
    created = await node.create("p0", "neighbours", 2, {}, pace=log.Pace("live", turn=1))
    for seat in range(2):
        sit = membership.sit(f"p{seat}", seat, f"Name {seat}", "fox")
        await node.propose(created.id, sit)
    return (await node.propose(created.id, membership.start("p0"))).table


def only_persons(player: Seat) -> None:
    if player.is_bot:
        raise Conflict("seat_away")


@in_loop
async def test_to_return_just_after_the_time_out_brings_no_turn(stack: Stack) -> None:
    async with a_node(stack) as node:
        table = await two_persons(node)
        (seat,) = table.awaited
        await asyncio.sleep(1.1)
        await node.propose(table.id, time_out)
        await node.propose(table.id, membership.come_back(f"p{seat}", seat))
        with pytest.raises(Conflict, match="seat_away"):
            await node.propose(
                table.id, take_turn(seat, 0, turn(table, seat).actions, only_persons)
            )
        async with working(node):
            back = await until(node, table.id, lambda now: not now.seats[seat].is_bot)
        assert back.seats[seat].actions, "a bot has taken the turn that was lost"
        assert back.seats[seat].away == ""
