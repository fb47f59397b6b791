"""Nothing is found where nothing is wrong."""

import pytest

from kvartal.games.catalogue import GAMES
from kvartal.server.doctor.findings import Tally
from kvartal.server.doctor.playing import played
from kvartal.server.node.commit_queue import listing_of
from kvartal.server.node.erasing import erase
from kvartal.server.node.node import Node
from kvartal.server.store import Writing
from kvartal.server.tables import bygone, clock, membership
from kvartal.server.tables.anonymity import without_name
from kvartal.server.tables.folding import fold
from tests.server.conftest import Stack
from tests.server.damage import GREETING, change, write_row
from tests.server.doctor.evenings import archived, deserted, finished, lobby, put_away, running
from tests.server.doctor.examining import examine
from tests.server.nodes import nodes
from tests.server.running import in_loop
from tests.server.test_versions import LATER
from tests.server.worker.workers import a_node, bots_only, until, working


@in_loop
async def test_an_empty_database(stack: Stack) -> None:
    async with nodes(stack):
        assert await examine(stack) == (Tally(), [])


@in_loop
async def test_everything_that_people_leave(stack: Stack) -> None:
    async with nodes(stack) as (node,):
        live = [await lobby(node), await running(node), await finished(node), await deserted(node)]
        away = [await archived(node), await put_away(node, await deserted(node))]
        rows = sum([len(await node.store.read(table)) for table in live + away])
        tally, found = await examine(stack)
        assert found == []
        assert (tally.tables, tally.archived, tally.ends, tally.rows) == (4, 2, 2, rows)
        assert (tally.uncovered, tally.unlinked, tally.not_played, tally.left_over) == (0, 0, 0, 0)
        # p0 was everywhere, p1 at all but the two that p0 left alone, p2 and p3 in the lobby
        assert tally.places == 6 + 4 + 1 + 1


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_every_game_with_bots_that_a_worker_plays(stack: Stack, game: str) -> None:
    async with a_node(stack, clock.Timing(bot_least=0, bot_most=0, keep=0)) as node, working(node):
        table = await bots_only(node, game, 2)
        while await node.store.numbers([table.id]):
            await until(node, table.id, lambda now: now.is_over)
        tally, found = await examine(stack)
        assert found == []
        assert (tally.tables, tally.archived, tally.ends) == (0, 1, 1)
        rows = await node.store.read(table.id)
        looked_through, folded = played(table.id, GAMES, rows), fold(table.id, GAMES, rows)
        looked_through.chain = folded.chain
        assert looked_through == folded


@in_loop
async def test_erased_and_nameless_people(stack: Stack) -> None:
    async with nodes(stack) as (node,):
        for make in (lobby, running, finished, archived):
            await make(node)
        await node.rewrite(await running(node), without_name(0))
        await node.rewrite(await archived(node), without_name(1))
        for person in ("p1", "p3", "p0"):
            await erase(node, person)
            tally, found = await examine(stack)
            assert found == []
            assert tally.uncovered == 0
        assert (await examine(stack))[0].places == 1


@in_loop
async def test_while_a_person_is_being_erased(stack: Stack) -> None:
    """The log is rewritten first, then how it ended, and last who was where."""
    async with nodes(stack) as (node,):
        table = await finished(node)
        await node.store.rewrite(table, without_name(0))
        assert (await examine(stack))[1] == []
        await node.rewrite(table, without_name(0))
        assert (await examine(stack))[1] == []
        await node.store.forget("p0")
        assert (await examine(stack))[1] == []


@in_loop
async def test_rows_from_before_there_were_hashes(stack: Stack) -> None:
    """They are not called right. The next row covers them."""
    async with nodes(stack) as (node,):
        old, packed = await finished(node), await archived(node)
        rows, held = [len(await node.store.read(table)) for table in (old, packed)]
        assert await change(stack, "update log set chain = null") == rows
        assert await change(stack, "update archive set chain = null") == 1
        tally, found = await examine(stack)
        assert found == []
        assert (tally.uncovered, tally.uncovered_tables) == (rows + held, 2)
    async with nodes(stack) as (node,):
        await node.propose(old, membership.say("p0", 0, "hello"))
        tally, found = await examine(stack)
        assert found == []
        assert (tally.uncovered, tally.uncovered_tables, tally.unlinked) == (held, 1, rows)
        await node.store.archive(old)
        tally, found = await examine(stack)
        assert found == []
        assert tally.uncovered == held


@in_loop
async def test_rows_of_an_older_node_in_between(stack: Stack) -> None:
    async with nodes(stack) as (node,):
        table = await running(node)
        await write_row(node.store, table, GREETING)
        tally, found = await examine(stack)
        assert (found, tally.uncovered, tally.unlinked) == ([], 1, 0)
        await node.propose(table, membership.say("p1", 1, "hello"))
        await write_row(node.store, table, GREETING)
        await write_row(node.store, table, GREETING)
        await node.propose(table, membership.say("p1", 1, "thanks"))
        await write_row(node.store, table, GREETING)
        tally, found = await examine(stack)
        assert (found, tally.uncovered, tally.unlinked) == ([], 1, 3)


@in_loop
async def test_tables_whose_rules_are_gone(stack: Stack) -> None:
    """What was written down of an end is compared as far as that goes."""
    async with nodes(stack) as (node,):
        for make in (running, finished, archived, deserted):
            await make(node)
        await give_up(node, await running(node))
        tally, found = await examine(stack, LATER)
        assert found == []
        assert (tally.not_played, tally.uncovered) == (1, 0)


async def give_up(node: Node, table: str) -> None:
    """As a worker does it that does not carry the rules."""
    rows, now = await node.store.read(table), node.time.now() + 2 * clock.DAY
    given_up = bygone.given_up(table, LATER, rows, now)
    assert given_up is not None
    row, after = given_up
    assert await node.store.write([Writing(row, now, listing_of(after))]) == {table}


@in_loop
async def test_what_is_left_of_a_game_that_was_deleted(stack: Stack) -> None:
    """As docs/hosting.md once told to delete it: without its end."""
    async with nodes(stack) as (node,):
        table = await archived(node)
        for name in ("archive", "people"):
            await change(stack, f"delete from {name} where table_id = $1", table)
        tally, found = await examine(stack)
        assert (found, tally.left_over) == ([], 1)
