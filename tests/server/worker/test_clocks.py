"""Time that runs out, tables that are given up, tables that go to the archive."""

from kvartal.server.node.node import Node
from kvartal.server.tables import entries as log
from kvartal.server.tables import membership
from kvartal.server.tables.clock import LEEWAY, SECOND, Timing, is_idle, late
from kvartal.server.tables.draft import Draft
from kvartal.server.tables.table import Table
from kvartal.server.worker.bots import Move
from kvartal.server.worker.proposals import give_up, play, time_out
from tests.server.conftest import Stack
from tests.server.nodes import QUICK, take
from tests.server.running import in_loop
from tests.server.tables import START, after, seated, started
from tests.server.worker.workers import a_node, bots_only, until, working

LIVE = log.Pace("live", turn=30, reserve=60)


def test_a_live_clock_runs_through_the_turn_and_then_the_reserve() -> None:
    table = started(game="neighbours", pace=LIVE)
    (seat,) = table.awaited
    assert late(table, START + 90 * SECOND - 1) == []
    assert late(table, START + 90 * SECOND) == [seat]


def test_the_reserve_is_used_up_once() -> None:
    table = started(game="neighbours", pace=LIVE)
    (seat,) = table.awaited
    action = table.game.legal(table.state, seat)[0].notation
    table = after(table, log.Turn(seat, 0, [action]), at=START + 70 * SECOND)
    assert table.reserve[seat] == 20 * SECOND


def test_nobody_is_late_without_a_clock() -> None:
    assert late(started(game="neighbours"), START + 10**12) == []


def test_time_is_looked_at_again_in_the_draft() -> None:
    table = started(game="neighbours", pace=LIVE)
    (seat,) = table.awaited
    in_time, too_late = (Draft(table, START + 90 * SECOND + shift) for shift in (-1, 0))
    for draft in (in_time, too_late):
        time_out(draft)
    assert in_time.row() is None
    assert too_late.table.seats[seat].away == "timed_out"
    assert too_late.table.seats[seat].is_bot


def test_an_idle_table_is_given_up_unless_something_happens_just_now() -> None:
    timing = Timing(lobby=1000, idle=5000)
    lobby, running = seated(), started(game="neighbours")
    assert not is_idle(lobby, START + 999, timing)
    assert is_idle(lobby, START + 1000, timing)
    assert not is_idle(running, START + 4999, timing)
    assert is_idle(running, START + 5000, timing)
    alone = Draft(lobby, START + 1000)
    give_up(timing)(alone)
    assert alone.table.phase == "abandoned"
    busy = Draft(lobby, START + 1000)
    busy.add(log.Started())
    give_up(timing)(busy)
    assert busy.table.phase == "running"


def test_moves_that_do_not_fit_any_more_are_dropped() -> None:
    table = started(game="plots", seats=3, bots={0: "random", 1: "random"})
    actions = [table.game.legal(table.state, seat)[0].notation for seat in range(3)]
    table = after(table, log.Turn(0, 0, [actions[0]]))
    draft = Draft(table, START)
    moves = [Move(0, 0, "another worker was first"), Move(1, 0, actions[1]), Move(2, 0, actions[2])]
    play(moves)(draft)
    assert [len(seat.actions) for seat in draft.table.seats] == [1, 1, 0]


async def two_persons(node: Node, pace: log.Pace, game: str = "neighbours") -> Table:
    created = await node.create("p0", game, 2, {}, pace=pace)
    for seat in range(2):
        sit = membership.sit(f"p{seat}", seat, f"Name {seat}", "fox")
        await node.propose(created.id, sit)
    return (await node.propose(created.id, membership.start("p0"))).table


@in_loop
async def test_who_runs_out_of_time_is_replaced_and_may_return(stack: Stack) -> None:
    async with a_node(stack) as node, working(node):
        table = await two_persons(node, log.Pace("live", turn=1))
        seat, other = table.awaited[0], 1 - table.awaited[0]
        bot_played = await until(node, table.id, lambda now: bool(now.seats[seat].actions))
        assert bot_played.seats[seat].away == "timed_out"
        assert bot_played.history[-2].at - table.at >= 1000
        await node.propose(table.id, membership.come_back(f"p{seat}", seat))
        await until(node, table.id, lambda now: not now.seats[seat].is_bot)
        theirs = await until(node, table.id, lambda now: bool(now.seats[other].actions))
        assert theirs.seats[other].away == "timed_out"


@in_loop
async def test_who_plays_in_time_stays(stack: Stack) -> None:
    async with a_node(stack) as node, working(node):
        table = await two_persons(node, log.Pace("live", turn=5), "plots")
        assert table.awaited == (0, 1)
        await take(node, table.id, 0, 0, "choose 1")
        late_now = await until(node, table.id, lambda now: bool(now.seats[1].away))
        assert [player.away for player in late_now.seats] == ["", "timed_out"]


@in_loop
async def test_a_lobby_expires(stack: Stack) -> None:
    async with a_node(stack, Timing(lobby=50)) as node:
        created = await node.create("p0", "plots", 2, {}, visibility="open")
        assert [listing.table for listing in await node.store.open_tables(None, 9)] == [created.id]
        async with working(node):
            gone = await until(node, created.id, lambda now: now.is_over)
        assert gone.phase == "abandoned"
        assert b'"idle"' in gone.history[-1].facts[0][1]
        assert await node.store.open_tables(None, 9) == []


@in_loop
async def test_a_running_table_expires(stack: Stack) -> None:
    async with a_node(stack, Timing(idle=50)) as node, working(node):
        table = await two_persons(node, log.Pace())
        assert (await until(node, table.id, lambda now: now.is_over)).phase == "abandoned"


@in_loop
async def test_a_finished_table_goes_to_the_archive(stack: Stack) -> None:
    timing = Timing(bot_least=0, bot_most=0, keep=50)
    async with a_node(stack, timing) as node, working(node):
        table = await bots_only(node, "plots", 2)
        over = await until(node, table.id, lambda now: now.is_over)
        while await node.store.numbers([table.id]):
            pass
        rows = await node.store.read(table.id)
        assert rows[-1].number == over.number
        assert await node.store.next_due() is None


@in_loop
async def test_a_table_that_waits_for_persons_is_left_alone(stack: Stack) -> None:
    async with a_node(stack, QUICK) as node, working(node):
        table = await two_persons(node, LIVE)
        await node.store.postpone(table.id, table.number, 0)
        node.bus.publish("due", b"0")
        while await node.store.next_due() != table.at + 90 * SECOND + LEEWAY:
            pass
        assert (await node.newest(table.id)).number == table.number
