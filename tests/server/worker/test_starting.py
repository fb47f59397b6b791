"""A game that starts does not wait for ever, and says who was missing."""

from kvartal.kit.record import verify
from kvartal.kit.shuffle import promise
from kvartal.server.tables import membership, views
from kvartal.server.tables.clock import Timing
from tests.server.conftest import Stack
from tests.server.nodes import take
from tests.server.running import in_loop
from tests.server.worker.workers import a_node, until, working

SOON = Timing(reveal=300)
THROWN = [bytes([number]) * 32 for number in range(2)]


@in_loop
async def test_a_game_starts_without_who_is_away(stack: Stack) -> None:
    async with a_node(stack, SOON) as node:
        table = (await node.create("p0", "plots", 2, {"rounds": 1})).id
        for seat, thrown in enumerate(THROWN):
            sit = membership.sit(f"p{seat}", seat, "N", "fox", promise(thrown))
            await node.propose(table, sit)
        closed = (await node.propose(table, membership.start("p0"))).table
        assert closed.phase == "starting"
        await node.propose(table, membership.reveal("p0", 0, THROWN[0].hex()))
        async with working(node):
            running = await until(node, table, lambda now: now.phase == "running")
        assert running.at - closed.at >= SOON.reveal
        assert [place.is_missing for place in running.header().places] == [False, True]

        await take(node, table, 0, 0, "choose 1")
        over = (await take(node, table, 1, 0, "choose 1")).table
        text = views.record_of(over, await node.store.read(table))
        assert verify(over.game, text).header == over.header()
        assert "\ncontribution 1 missing #" in text
        card = views.card(over)
        assert card.revealed is not None
        assert card.revealed.promises == [promise(thrown) for thrown in THROWN]
        assert card.revealed.contributions == [THROWN[0].hex(), ""]
