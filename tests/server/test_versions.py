"""Rules change, games stay: nodes with old and new rules on one store."""

import asyncio
from collections.abc import Sequence
from typing import ClassVar

import pytest

from kvartal.games.catalogue import GAMES
from kvartal.games.plots.game import Plots
from kvartal.games.plots.state import PlotsState
from kvartal.kit.actions import Action
from kvartal.kit.game import AnyGame, Refusal
from kvartal.kit.record import verify
from kvartal.server.errors import AgainstRule, Unreadable
from kvartal.server.node.node import Node
from kvartal.server.tables import bygone, clock, membership, views
from kvartal.server.tables.clock import Timing
from kvartal.server.tables.table import Games, Table
from tests.server.conftest import Stack
from tests.server.damage import FROM_THE_FUTURE, GREETING, write_row
from tests.server.nodes import QUICK, start, take
from tests.server.running import in_loop
from tests.server.worker.workers import a_node, until, working

OLD = GAMES["plots"]
AT_ONCE = Timing(bot_least=0, bot_most=0, keep=0)
"""What is over goes to the archive."""


class Narrower(Plots):
    """The first plot has become a park."""

    version: ClassVar[int] = 2
    before: ClassVar[AnyGame | None] = OLD

    def legal(self, state: PlotsState, seat: int) -> Sequence[Action]:
        return super().legal(state, seat)[1:]

    def rule_against(self, state: PlotsState, seat: int, action: Action) -> Refusal | None:
        if action.notation == "choose 1":
            return Refusal("PL-99")
        return super().rule_against(state, seat, action)


class Forgetful(Narrower):
    """The same, and the rules before it are gone."""

    before: ClassVar[AnyGame | None] = None


class Later(Narrower):
    version: ClassVar[int] = 3
    before: ClassVar[AnyGame | None] = Forgetful()


NEW: Games = {"plots": Narrower()}
LATER: Games = {"plots": Later()}


async def play_on(table: Table, *nodes: Node) -> Table:
    """To the end, by turns at these nodes, always the first plot that is allowed."""
    for number in range(1000):
        node = nodes[number % len(nodes)]
        table = await node.newest(table.id)
        if table.is_over:
            return table
        seat = table.awaited[0]
        action = table.game.legal(table.state, seat)[0].notation
        await take(node, table.id, seat, len(table.seats[seat].actions), action)
    raise AssertionError("it does not end")


async def is_written(node: Node, table: str) -> None:
    while await node.store.written(table) is None:
        await asyncio.sleep(0.01)


async def is_archived(node: Node, table: str) -> None:
    while table in await node.store.numbers([table]):
        await asyncio.sleep(0.01)


@in_loop
async def test_a_game_goes_on_under_the_rules_it_began_with(stack: Stack) -> None:
    """The new node would forbid the first plot; at this table it is still one."""
    async with a_node(stack) as old, a_node(stack, games=NEW) as new:
        running = await start(old, "plots", 2, rounds=3)
        over = await play_on(running, old, new)
        there = await new.newest(running.id)
        assert over.created.rules == 1
        assert "choose 1" in over.seats[0].actions
        assert views.standings(there) == views.standings(over)
        verify(OLD, views.record_of(over, await new.store.read(running.id)))


@in_loop
async def test_a_new_table_is_played_by_new_rules_and_left_alone_by_old_nodes(stack: Stack) -> None:
    async with a_node(stack) as old, a_node(stack, games=NEW) as new:
        table = await start(new, "plots", 2, rounds=2)
        assert table.created.rules == 2
        with pytest.raises(AgainstRule):
            await take(new, table.id, 0, 0, "choose 1")
        with pytest.raises(Unreadable, match="other_rules"):
            await old.newest(table.id)
        assert (await play_on(table, new)).is_over


@in_loop
async def test_bots_of_a_new_node_play_on_by_the_old_rules(stack: Stack) -> None:
    async with a_node(stack) as old, a_node(stack, games=NEW) as new, working(new):
        bots = {0: "greedy", 1: "random"}
        table = await old.create("p0", "plots", 2, {"rounds": 2}, bots=bots)
        await old.propose(table.id, membership.start("p0"))
        assert (await until(old, table.id, lambda now: now.is_over)).phase == "over"


@pytest.mark.parametrize("timing", [QUICK, AT_ONCE], ids=["finished", "archived"])
@in_loop
async def test_how_a_game_ended_is_known_under_any_rules(stack: Stack, timing: Timing) -> None:
    """Record, score sheet and last position; who sat there is told by the log."""
    async with a_node(stack, timing) as old, a_node(stack, games=LATER) as later:
        over = await play_on(await start(old, "plots", 3, rounds=2), old)
        record = views.record_of(over, await old.store.read(over.id))
        async with working(old):
            await is_written(old, over.id)
            if timing is AT_ONCE:
                await is_archived(old, over.id)
        seen = await later.newest(over.id)
        shown = views.position(seen, "p1", later.time.now())
        before = views.position(over, "p1", later.time.now())
        assert (shown.card, shown.mine) == (before.card, before.mine)
        assert shown.public == before.public
        assert [seat.private for seat in shown.seats] == [seat.private for seat in before.seats]
        assert shown.standings == before.standings
        assert views.record_of(seen, await later.store.read(over.id)) == record


@in_loop
async def test_what_cannot_be_gone_on_with_is_given_up_openly(
    stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_node(stack) as old, a_node(stack, games=LATER) as later:
        table = await start(old, "plots", 2, rounds=2)
        with pytest.raises(Unreadable, match="other_rules"):
            await later.newest(table.id)
        monkeypatch.setattr(bygone, "STANDSTILL", 0)
        await later.store.postpone(table.id, table.number, later.time.now())
        async with working(later):
            given_up = await until_known(later, table.id)
        shown = views.position(given_up, "p0", later.time.now())
        assert shown.card.phase == "abandoned"
        assert b'"other_rules"' in given_up.history[-1].facts[-1][1]


async def until_known(node: Node, table: str) -> Table:
    while True:
        try:
            return await node.newest(table)
        except Unreadable:
            await asyncio.sleep(0.01)


@in_loop
async def test_nobody_gives_up_what_an_older_node_may_go_on_with(stack: Stack) -> None:
    """A day has to pass; and newer rules are never given up."""
    async with a_node(stack) as old:
        table = await start(old, "plots", 2, rounds=2)
        rows, now = await old.store.read(table.id), old.time.now()
        assert bygone.given_up(table.id, LATER, rows, now + clock.DAY - 10_000) is None
        assert bygone.given_up(table.id, LATER, rows, now + clock.DAY) is not None
        assert bygone.given_up(table.id, NEW, rows, now + 9 * clock.DAY) is None
    async with a_node(stack, games=LATER) as later:
        table = await start(later, "plots", 2, rounds=2)
        rows = await later.store.read(table.id)
        assert bygone.given_up(table.id, NEW, rows, now + 9 * clock.DAY) is None


@in_loop
async def test_entries_of_kinds_that_only_newer_nodes_know_are_passed_over(stack: Stack) -> None:
    async with a_node(stack) as node, a_node(stack) as other:
        table = await start(node, "plots", 2, rounds=1)
        together = f"[{FROM_THE_FUTURE[1:-1]},{GREETING[1:-1]}]"
        number = await write_row(node.store, table.id, together)
        assert (await other.newest(table.id)).number == number
        assert b"said" in (await other.newest(table.id)).history[-1].facts[0][1]
        assert (await play_on(table, node, other)).phase == "over"
