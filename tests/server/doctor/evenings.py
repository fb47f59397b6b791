"""Tables as people leave them: in a lobby, in play, over, in the archive."""

from random import Random

from kvartal.server.node.node import Node
from kvartal.server.tables import bygone, membership
from tests.server.nodes import start, take
from tests.server.test_node import play_to_the_end

LAST = 7


async def running(node: Node) -> str:
    """Created, `p0` and `p1` sit down, the start, and two rounds: rows 0 to 7."""
    table = await start(node, "plots", 2, rounds=4)
    for step in range(2):
        for seat in range(2):
            table = (await take(node, table.id, seat, step, f"choose {seat + 1}")).table
    assert table.number == LAST
    return table.id


async def finished(node: Node) -> str:
    """It is written down how it ended, as a worker does it."""
    table = await play_to_the_end(await start(node, "plots", 2, rounds=2), [node], Random(1))
    rows = await node.store.read(table.id)
    await node.store.write_down(table.id, bygone.write_down(table, rows))
    return table.id


async def archived(node: Node) -> str:
    return await put_away(node, await finished(node))


async def put_away(node: Node, table: str) -> str:
    await node.store.archive(table)
    node.cache.forget(table)
    return table


async def lobby(node: Node) -> str:
    """People came, left, were sent away, took a seat by its link and made a new one."""
    table = (await node.create("p0", "neighbours", 4, {}, bots={3: "greedy"})).id
    for proposal in (
        membership.sit("p0", 0, "Ann", "fox"),
        membership.sit("p1", 1, "Bob", "owl"),
        membership.sit("p2", 2, "Eve", "owl"),
        membership.take_by_link("p3", 1, 0),
        membership.renew_link("p1", 1),
        membership.leave("p1", 1),
        membership.leave("p0", 2),
        membership.say("p0", 0, "hello"),
    ):
        await node.propose(table, proposal)
    return table


async def deserted(node: Node) -> str:
    table = (await node.create("p0", "plots", 2, {})).id
    await node.propose(table, membership.sit("p0", 0, "Ann", "fox"))
    await node.propose(table, membership.leave("p0", 0))
    return table
