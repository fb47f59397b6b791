"""Branches at nodes: their logs are whole, whoever reads them, however late."""

from random import Random

import pytest

from kvartal.games.catalogue import GAMES
from kvartal.kit.record import verify
from kvartal.server.node.node import Node
from kvartal.server.tables import bygone, membership, views
from kvartal.server.tables.branching import branch_at
from kvartal.server.tables.entries import Pace
from kvartal.server.tables.folding import fold
from kvartal.server.tables.table import Table
from tests.server.conftest import Stack
from tests.server.damage import replace_row
from tests.server.doctor.evenings import put_away
from tests.server.doctor.examining import examine
from tests.server.nodes import nodes, start
from tests.server.running import in_loop
from tests.server.test_node import play_to_the_end
from tests.server.test_versions import LATER
from tests.server.worker.workers import a_node, bots_only, until, working


async def branch_of(node: Node, table: Table, number: int, bots: dict[int, str]) -> Table:
    rows = await node.store.read(table.id)
    branched = branch_at(table, rows, number)
    return await node.branch("p0", table, branched, bots, Pace(), 0)


async def finished_branch(node: Node) -> Table:
    """Of Plots, from the middle of a stage in which one has chosen and one has not."""
    table = await play_to_the_end(await start(node, "plots", 2, rounds=4), [node], Random(1))
    branch = await branch_of(node, table, 6, {})
    for seat, person in enumerate(("p0", "p1")):
        sit = membership.sit(person, seat, person, "fox")
        await node.propose(branch.id, sit)
    running = (await node.propose(branch.id, membership.start("p0"))).table
    return await play_to_the_end(running, [node], Random(2))


async def written_down(node: Node, table: Table) -> None:
    rows = await node.store.read(table.id)
    await node.store.write_down(table.id, bygone.write_down(table, rows))


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_bots_play_on_from_the_middle_of_every_game(stack: Stack, game: str) -> None:
    async with a_node(stack) as node, working(node):
        table = await bots_only(node, game, max(2, GAMES[game].seat_counts[0]))
        over = await until(node, table.id, lambda now: now.is_over)
        bots = dict.fromkeys(range(len(over.seats)), "random")
        branch = await branch_of(node, over, over.number // 2 + 1, bots)
        await node.propose(branch.id, membership.start("p0"))
        ended = await until(node, branch.id, lambda now: now.is_over)
        text = views.record_of(ended, await node.store.read(branch.id))
        assert verify(GAMES[game], text).header == ended.header()
        assert (await examine(stack))[1] == []


@in_loop
async def test_any_node_reads_the_same_and_the_doctor_finds_nothing(stack: Stack) -> None:
    async with nodes(stack, 2) as (node, other):
        branch = await finished_branch(node)
        there = await other.newest(branch.id)
        assert there == branch
        await written_down(node, branch)
        assert (await examine(stack))[1] == []
        await put_away(node, branch.id)
        assert (await examine(stack))[1] == []
        rows = await other.store.read(branch.id)
        assert views.record_of(fold(branch.id, GAMES, rows), rows) == views.record_of(there, rows)


@in_loop
async def test_what_came_before_a_branch_cannot_be_changed_unnoticed(stack: Stack) -> None:
    async with nodes(stack) as (node,):
        branch = await finished_branch(node)
        await written_down(node, branch)
        first = (await node.store.read(branch.id))[0].entries
        turned = first.replace('"0 choose 1"', '"0 choose 2"', 1)
        assert turned != first
        await replace_row(stack, branch.id, 0, turned)
        assert {finding.kind for finding in (await examine(stack))[1]} >= {"chain", "end"}


@in_loop
async def test_how_a_branch_ended_is_known_without_its_rules(stack: Stack) -> None:
    async with a_node(stack) as node, a_node(stack, games=LATER) as later:
        branch = await finished_branch(node)
        await written_down(node, branch)
        seen = await later.newest(branch.id)
        rows = await node.store.read(branch.id)
        assert views.card(seen) == views.card(branch)
        assert views.record_of(seen, rows) == views.record_of(branch, rows)
        assert views.standings(seen) == views.standings(branch)
