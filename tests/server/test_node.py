"""The table service, without HTTP, on both stacks: what nodes promise each other and players."""

import asyncio
from collections import Counter
from random import Random

import pytest

from kvartal.games.catalogue import GAMES
from kvartal.kit.record import verify
from kvartal.server.errors import AgainstRule, Conflict, Fault, NotFound, Unavailable
from kvartal.server.ids import new_id
from kvartal.server.node.node import Node
from kvartal.server.tables import entries as log
from kvartal.server.tables import membership, views
from kvartal.server.tables.anonymity import without_name
from kvartal.server.tables.draft import Draft
from kvartal.server.tables.folding import fold
from kvartal.server.tables.table import Table
from kvartal.server.tables.turns import Taken
from tests.server.conftest import Stack
from tests.server.nodes import nodes, seat_all, start, take
from tests.server.running import in_loop


async def turns_in(node: Node, table: str) -> list[log.Turn]:
    return [
        entry
        for row in await node.store.read(table)
        for entry in log.decode(row.entries)
        if isinstance(entry, log.Turn)
    ]


async def play_to_the_end(table: Table, players: list[Node], rng: Random) -> Table:
    """Whoever is awaited decides, through any node."""
    while not table.is_over:
        seat = rng.choice(table.awaited)
        action = rng.choice(table.game.legal(table.state, seat)).notation
        node = rng.choice(players)
        settled = await take(node, table.id, seat, len(table.seats[seat].actions), action)
        table = settled.table
    return table


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_a_whole_game_through_two_nodes(stack: Stack, game: str) -> None:
    async with nodes(stack, 2) as (one, other):
        table = await play_to_the_end(await start(one, game, 3), [one, other], Random(game))
        rows = await other.store.read(table.id)
        assert [row.number for row in rows] == list(range(len(rows)))
        assert fold(table.id, GAMES, rows) == table == await one.newest(table.id)
        record = verify(GAMES[game], views.record_of(table, rows))
        assert len(record.moves) == sum(len(seat.actions) for seat in table.seats)
        assert record.header.secret.hex() == table.created.secret


@in_loop
async def test_a_hundred_seats_decide_at_once_through_two_nodes(stack: Stack) -> None:
    async with nodes(stack, 2) as both:
        table = await start(both[0], "plots", 100, rounds=1)
        before = table.number
        answers = await asyncio.gather(
            *(
                take(both[seat % 2], table.id, seat, 0, f"choose {seat % 52 + 1}")
                for seat in range(100)
            )
        )
        assert all(settled.answer == Taken(1) for settled in answers)
        newest = await both[0].newest(table.id)
        assert newest.phase == "over"
        assert newest.number - before <= 20, "turns that wait for each other share a row"
        turns = await turns_in(both[1], table.id)
        assert Counter(turn.seat for turn in turns) == Counter(range(100))


@in_loop
async def test_of_a_hundred_answers_to_one_step_exactly_one_wins(stack: Stack) -> None:
    async with nodes(stack, 2) as both:
        table = await start(both[0], "plots", 100)
        answers = await asyncio.gather(
            *(
                take(both[plot % 2], table.id, 7, 0, f"choose {plot % 50 + 1}")
                for plot in range(100)
            ),
            return_exceptions=True,
        )
        (turn,) = await turns_in(both[0], table.id)
        for plot, answer in enumerate(answers):
            if turn.actions == [f"choose {plot % 50 + 1}"]:
                assert not isinstance(answer, BaseException), "the same again is answered as before"
            else:
                assert isinstance(answer, Conflict)
                assert answer.code == "step_taken"


@in_loop
async def test_a_node_that_is_behind_reads_on_before_it_refuses(stack: Stack) -> None:
    async with nodes(stack, 2) as (one, other):
        table = await start(one, "plots", 2)
        await other.newest(table.id)
        await take(one, table.id, 0, 0, "choose 1")
        await take(one, table.id, 1, 0, "choose 2")
        known = other.cache.known(table.id)
        assert known is not None
        assert known.number == table.number
        with pytest.raises(Conflict, match="step_taken"):
            await take(other, table.id, 0, 0, "choose 2")
        settled = await take(other, table.id, 0, 1, "choose 2")
        assert settled.answer == Taken(1)


@in_loop
async def test_a_refusal_names_the_rule(stack: Stack) -> None:
    async with nodes(stack) as (node,):
        table = await start(node, "plots", 2)
        await take(node, table.id, 0, 0, "choose 1")
        with pytest.raises(AgainstRule) as refused:
            await take(node, table.id, 0, 1, "choose 1")
        assert refused.value.rule == "KV-1"


@in_loop
async def test_the_cache_is_bounded_and_nothing_depends_on_it(stack: Stack) -> None:
    async with nodes(stack, cached=2) as (node,):
        tables = [await start(node, "plots", 2) for _ in range(5)]
        assert len(node.cache) == 2
        for table in tables:
            await take(node, table.id, 0, 0, "choose 1")
        for table in tables:
            assert (await node.newest(table.id)).seats[0].actions == ("choose 1",)


@in_loop
async def test_any_earlier_number_can_be_looked_at(stack: Stack) -> None:
    async with nodes(stack) as (node,):
        table = await start(node, "plots", 2)
        await take(node, table.id, 0, 0, "choose 1")
        assert await node.table_at(table.id, table.number) == table
        assert (await node.table_at(table.id, 0)).phase == "lobby"
        for number in (-1, table.number + 2):
            with pytest.raises(NotFound, match="no_such_number"):
                await node.table_at(table.id, number)


@in_loop
async def test_an_archived_table_is_still_there_and_takes_nothing_more(stack: Stack) -> None:
    async with nodes(stack, 2) as (one, other):
        table = await start(one, "plots", 2, rounds=1)
        await other.newest(table.id)
        await take(one, table.id, 0, 0, "choose 1")
        table = (await take(one, table.id, 1, 0, "choose 2")).table
        await one.store.archive(table.id)
        with pytest.raises(Conflict, match="step_taken"):
            await take(other, table.id, 0, 0, "choose 2")
        assert (await take(other, table.id, 0, 0, "choose 1")).answer == Taken(1)
        with pytest.raises(Conflict, match="archived"):
            await one.propose(table.id, membership.say("p0", 0, "good_game"))
        assert await other.newest(table.id) == table


@in_loop
async def test_people_find_their_tables_and_the_lobby_shows_open_ones(stack: Stack) -> None:
    async with nodes(stack) as (node,):
        table = await node.create("p0", "plots", 2, {}, visibility="open", bots={1: "greedy"})
        hidden = await node.create("p0", "plots", 2, {}, visibility="link")
        listed = await node.store.open_tables("plots", 10)
        assert [listing.table for listing in listed] == [table.id]
        assert {seating.table for seating in await node.store.tables_of("p0", 10)} == {
            table.id,
            hidden.id,
        }
        await node.propose(table.id, membership.sit("p1", 0, "P", "fox"))
        assert await node.store.open_tables(None, 10) == []
        assert [seating.table for seating in await node.store.tables_of("p1", 10)] == [table.id]


@in_loop
async def test_two_sit_down_at_the_same_seat_through_two_nodes(stack: Stack) -> None:
    async with nodes(stack, 2) as both:
        table = await both[0].create("p0", "plots", 2, {})
        answers = await asyncio.gather(
            *(
                both[number % 2].propose(table.id, membership.sit(f"p{number}", 0, "P", "fox"))
                for number in range(10)
            ),
            return_exceptions=True,
        )
        assert sum(not isinstance(answer, Fault) for answer in answers) == 1


@in_loop
async def test_what_cannot_be_made(stack: Stack) -> None:
    async with nodes(stack) as (node,):
        with pytest.raises(NotFound, match="no_such_game"):
            await node.create("p0", "chess", 2, {})
        with pytest.raises(Fault, match="bad_seats"):
            await node.create("p0", "plots", 101, {})
        for options in ({"rounds": 99}, {"rounds": "4"}, {"cheat": True}):
            with pytest.raises(Fault, match="bad_option"):
                await node.create("p0", "plots", 2, options)
        for table in ("", "x", new_id(), "../../etc/passwd", "'; drop table log; --"):
            with pytest.raises(NotFound, match="no_such_table"):
                await node.newest(table)


@in_loop
async def test_a_table_of_other_rules_is_left_to_other_nodes(stack: Stack) -> None:
    async with nodes(stack) as (node,):
        table = await seat_all(node, "plots", 2)
        elsewhere = Node(stack.store(), stack.bus(), {})
        await elsewhere.open()
        with pytest.raises(Unavailable, match="other_rules"):
            await elsewhere.newest(table.id)
        await elsewhere.close()


@in_loop
async def test_what_is_written_by_an_older_copy_is_read_anew_after_a_rewriting(
    stack: Stack,
) -> None:
    """The word of it comes while a row is on its way to the store."""
    async with nodes(stack, 2) as (one, other):
        table = await start(one, "plots", 2)
        await other.store.rewrite(table.id, without_name(0))
        assert (await one.newest(table.id)).seats[0].name == "Name 0", "cached"

        def say(draft: Draft) -> None:
            one.cache.read_anew(table.id)
            membership.say("p1", 1, "hello")(draft)

        settled = await one.propose(table.id, say)
        assert settled.table.number == table.number + 1
        assert [seat.name for seat in settled.table.seats] == ["—", "Name 1"]
        assert (await one.newest(table.id)).seats[0].name == "—"


@in_loop
async def test_a_rewriting_reaches_what_every_node_has_in_memory(stack: Stack) -> None:
    async with nodes(stack, 2) as (one, other):
        table = await start(one, "plots", 2)
        for node in (one, other):
            assert (await node.table(table.id)).seats[1].name == "Name 1"
        await one.rewrite(table.id, without_name(1))
        assert (await one.table(table.id)).seats[1].name == "—"
        while (await other.table(table.id)).seats[1].name != "—":
            await asyncio.sleep(0.01)
        assert (await other.table(table.id)).number == table.number


@in_loop
async def test_who_knows_of_a_row_is_shown_it_although_an_older_look_is_under_way(
    stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hint of the second row comes while the first is still being read."""
    async with nodes(stack, 2) as (one, other):
        table = await start(one, "plots", 2)
        await other.table(table.id)
        first = await take(one, table.id, 0, 0, table.game.legal(table.state, 0)[0].notation)
        read, has_read, may_go_on = other.store.read, asyncio.Event(), asyncio.Event()

        async def read_slowly(table: str, after: int = -1) -> list[log.Row]:
            rows = await read(table, after)
            has_read.set()
            await may_go_on.wait()
            return rows

        monkeypatch.setattr(other.store, "read", read_slowly)
        early = asyncio.create_task(other.table(table.id, first.table.number))
        await has_read.wait()
        action = table.game.legal(table.state, 1)[0].notation
        second = await take(one, table.id, 1, 0, action)
        late = asyncio.create_task(other.table(table.id, second.table.number))
        await asyncio.sleep(0)
        may_go_on.set()
        assert (await early).number == first.table.number
        assert (await late).number == second.table.number
