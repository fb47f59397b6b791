"""Streams: what listeners hear, on both stacks, also from another node."""

import asyncio
import json
from typing import Any

import msgspec
import pytest

from kvartal.server.background import in_slices
from kvartal.server.node.hub import QUIET, Channel, Hub
from kvartal.server.node.stream import MOST_WAITING, PIECE, Stream, in_pieces
from kvartal.server.tables import membership, views
from kvartal.server.tables.table import Table
from tests.server.conftest import Stack
from tests.server.nodes import nodes, start, take
from tests.server.running import in_loop
from tests.server.test_patch import apply


class Ear:
    """Listens to some tables."""

    def __init__(self, hub: Hub, person: str, *tables: str, **shown: str) -> None:
        self._hub = hub
        self._asked = person, tables, shown
        self._rest = b""
        self.stream: Stream | None = None

    async def next(self, *kinds: str) -> tuple[str, Any]:
        """The next event of these kinds."""
        if self.stream is None:
            person, tables, shown = self._asked
            self.stream = await self._hub.listen(person, tables, **shown)  # type: ignore[arg-type]
        while True:
            while b"\n\n" not in self._rest:
                piece = await asyncio.wait_for(self.stream.next(), 30)
                assert piece, "the stream has ended"
                self._rest += piece
            event, _, self._rest = self._rest.partition(b"\n\n")
            text = event.decode()
            if text.startswith(":"):
                continue
            first, second, *_ = text.split("\n")
            kind = first.removeprefix("event: ")
            if not kinds or kind in kinds:
                return kind, json.loads(second.removeprefix("data: "))

    async def close(self) -> None:
        if self.stream is not None:
            self._hub.leave(self.stream)


@in_loop
async def test_a_change_reaches_a_listener_at_another_node(stack: Stack) -> None:
    async with nodes(stack, 2) as (one, other):
        table = await start(one, "neighbours", 2)
        hub = Hub(other)
        mine, watching = Ear(hub, "p0", table.id), Ear(hub, "", table.id)
        for ear in (mine, watching):
            kind, hello = await ear.next()
            assert (kind, hello["tables"]) == ("hello", {table.id: table.number})
        seat = table.awaited[0]
        before = json.loads(json.dumps(views.public(table)))
        legal = table.game.legal(table.state, seat)
        settled = await take(one, table.id, seat, 0, legal[0].notation)
        _, change = await mine.next("changed")
        _, seen = await watching.next("changed")
        assert (change["since"], change["number"]) == (table.number, settled.table.number)
        assert apply(before, change["public"]) == views.public(settled.table)
        assert change["seats"][0]["private"] == settled.table.game.private(settled.table.state, 0)
        assert seen["public"] == change["public"]
        assert seen["seats"] == []
        assert change["mine"] == [0]
        await mine.close()
        await watching.close()
        await hub.close()


@in_loop
async def test_while_others_decide_only_progress_is_heard_and_seldom(stack: Stack) -> None:
    async with nodes(stack) as (node,):
        table = await start(node, "plots", 20, rounds=1)
        hub = Hub(node)
        ear = Ear(hub, "p0", table.id)
        await ear.next("hello")
        began, heard = asyncio.get_running_loop().time(), 1
        for seat in range(19):
            await take(node, table.id, seat, 0, "choose 1")
        kind, progress = await ear.next("progress", "changed")
        while progress["awaited"] != [19]:
            assert kind == "progress"
            kind, progress = await ear.next("progress", "changed")
            heard += 1
        assert heard <= 1 + (asyncio.get_running_loop().time() - began) / QUIET
        last = (await take(node, table.id, 19, 0, "choose 2")).table
        kind, change = await ear.next("progress", "changed")
        assert (kind, change["since"], change["number"]) == ("changed", table.number, last.number)
        assert change["log"] == json.loads(msgspec.json.encode(views.rows(last, [0], table.number)))
        await ear.close()
        await hub.close()


@in_loop
async def test_whoever_is_asked_next_hears_how_it_went_on(stack: Stack) -> None:
    """Though it is one of those who were asked before, all at once: a red card invites them."""

    async def decide(table: Table, seat: int) -> Table:
        legal = [action.notation for action in table.game.legal(table.state, seat)]
        action = next((one for one in legal if one.startswith("play red")), legal[0])
        return (await take(node, table.id, seat, len(table.seats[seat].actions), action)).table

    async with nodes(stack) as (node,):
        table = await start(node, "neighbours", 3)
        while len(table.awaited) < 2:
            table = await decide(table, table.awaited[0])
        hub = Hub(node)
        ear = Ear(hub, "p0", table.id)
        await ear.next("hello")
        for seat in table.awaited:
            table = await decide(table, seat)
        assert len(table.awaited) == 1
        _, heard = await ear.next("changed")
        assert (heard["number"], heard["awaited"]) == (
            table.number,
            [*table.awaited],
        )
        await ear.close()
        await hub.close()


@in_loop
async def test_one_stream_carries_all_tables_of_a_browser(stack: Stack) -> None:
    async with nodes(stack) as (node,):
        tables = [await start(node, "plots", 2) for _ in range(3)]
        hub = Hub(node)
        ear = Ear(hub, "p1", *(table.id for table in tables))
        _, hello = await ear.next("hello")
        assert set(hello["tables"]) == {table.id for table in tables}
        for table in tables:
            await node.propose(table.id, membership.say("p0", 0, "hello"))
            _, change = await ear.next("changed")
            assert change["table"] == table.id
            assert change["log"][0]["facts"] == [
                {"kind": "table.said", "seat": 0, "phrase": "hello"}
            ]
            assert change["card"] is None
        await ear.close()
        await hub.close()


@in_loop
async def test_a_change_of_the_company_brings_the_card(stack: Stack) -> None:
    async with nodes(stack) as (node,):
        table = await start(node, "plots", 2)
        hub = Hub(node)
        ear = Ear(hub, "p1", table.id)
        await ear.next("hello")
        await node.propose(table.id, membership.resign("p0", 0))
        _, change = await ear.next("changed")
        assert change["card"]["seats"][0]["away"] == "resigned"
        await ear.close()
        await hub.close()


@in_loop
async def test_what_the_bus_did_not_bring_is_found_in_the_store(stack: Stack) -> None:
    async with nodes(stack, 2) as (one, other):
        table = await start(one, "plots", 2)
        hub = Hub(other)
        await hub.open()
        ear = Ear(hub, "p1", table.id)
        await ear.next("hello")
        one.bus.publish = lambda subject, message: None  # type: ignore[method-assign]
        await one.propose(table.id, membership.say("p0", 0, "hello"))
        _, change = await ear.next("changed")
        assert change["number"] == table.number + 1
        await ear.close()
        await hub.close()


@in_loop
async def test_the_last_listener_closes_the_channel(stack: Stack) -> None:
    async with nodes(stack) as (node,):
        table = await start(node, "plots", 2)
        hub = Hub(node)
        ears = [Ear(hub, person, table.id) for person in ("p0", "p1")]
        for ear in ears:
            await ear.next("hello")
        assert len(hub) == 2
        for ear in ears:
            await ear.close()
        assert len(hub) == 0
        assert not hub._channels


@in_loop
async def test_what_many_hear_is_in_memory_once(stack: Stack) -> None:
    async with nodes(stack) as (node,):
        table = await start(node, "plots", 100)
        hub = Hub(node)
        ears = [Ear(hub, person, table.id) for person in ("", "stranger", "p1")]
        for ear in ears:
            await ear.next("hello")
        await node.propose(table.id, membership.resign("p0", 0))
        waiting = [list(ear.stream._pieces)[-2:] for ear in ears if ear.stream is not None]
        (shared, own), same, other = waiting
        assert same[0] is other[0] is shared
        assert same[1] is own
        assert other[1] != own
        for ear in ears:
            await ear.close()
        await hub.close()


@in_loop
async def test_what_this_node_has_written_is_heard_without_the_bus(stack: Stack) -> None:
    async with nodes(stack) as (node,):
        table = await start(node, "plots", 2)
        hub = Hub(node)  # not opened: it does not look at the store either
        ear = Ear(hub, "p1", table.id)
        await ear.next("hello")
        node.bus.publish = lambda subject, message: None  # type: ignore[method-assign]
        await node.propose(table.id, membership.say("p0", 0, "hello"))
        _, change = await ear.next("changed")
        assert change["number"] == table.number + 1
        await ear.close()
        await hub.close()


@in_loop
async def test_what_is_written_while_a_channel_opens_is_not_missed(stack: Stack) -> None:
    async with nodes(stack) as (node,):
        table = await start(node, "plots", 2)
        hub = Hub(node)  # not opened: it does not look at the store
        subscribe = node.bus.subscribe

        async def slowly(subject: str, *rest: Any) -> Any:
            """The table goes on after it was read, before anybody listens to who is there."""
            if subject.startswith("presence."):
                await node.propose(table.id, membership.say("p0", 0, "hello"))
            return await subscribe(subject, *rest)

        node.bus.subscribe = slowly  # type: ignore[method-assign, assignment]
        ear = Ear(hub, "p1", table.id)
        _, hello = await ear.next("hello")
        assert hello["tables"] == {table.id: table.number + 1}
        await ear.close()
        await hub.close()


@in_loop
async def test_what_goes_wrong_with_listeners_does_not_reach_who_acts(
    stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_: object) -> None:
        raise RuntimeError

    async with nodes(stack) as (node,):
        table = await start(node, "plots", 2)
        hub = Hub(node)
        ear = Ear(hub, "p1", table.id)
        await ear.next("hello")
        monkeypatch.setattr(Channel, "hear", stumble)
        settled = await node.propose(table.id, membership.say("p0", 0, "hello"))
        assert settled.table.number == table.number + 1
        await ear.close()
        await hub.close()


@in_loop
async def test_others_get_their_turn_while_a_node_looks_after_many() -> None:
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    waiting = asyncio.create_task(others())
    async for _ in in_slices(range(1000), 100):
        pass
    waiting.cancel()
    assert turns >= 9


@in_loop
async def test_a_stream_that_closes_still_sends_what_waits() -> None:
    stream = Stream("p0")
    stream.send(b"one")
    stream.close()
    assert [await stream.next(), await stream.next()] == [b"one", b""]


@in_loop
async def test_what_waits_is_sent_together_but_never_too_much_of_it() -> None:
    stream, large = Stream("p0"), bytes(PIECE - 2)
    stream.send(b"1", b"2", large, b"3", b"4", b"5")
    stream.greet(b"0")
    assert [await stream.next() for _ in range(3)] == [b"012", large + b"34", b"5"]


@in_loop
async def test_a_stream_gives_a_sign_of_life_when_nothing_else_is_said() -> None:
    stream = Stream("p0")
    stream.beat()
    stream.send(b"one")
    stream.beat()
    assert await stream.next() == b"one"
    stream.beat()
    assert await stream.next() == b": \n\n"


@in_loop
async def test_a_reader_that_is_too_slow_is_cut_off() -> None:
    """However few events it is behind, and however many: what counts is how much waits for it."""
    cuts: list[str] = []
    stream = Stream("p0", cut_off=lambda: cuts.append("off"))
    for _ in range(MOST_WAITING // 1024):
        stream.send(b"." * 1024)
    assert await stream.next() == b"." * PIECE
    stream.send(b"." * PIECE)
    assert cuts == []
    stream.send(b".")
    stream.send(b".")
    assert cuts == ["off"]
    assert await stream.next() == b""


@in_loop
async def test_the_end_of_a_game_of_a_hundred_may_wait_twice() -> None:
    stream, end = Stream("p0"), bytes(180 * 1024)
    stream.send(*in_pieces(end))
    stream.send(*in_pieces(end))
    assert not stream.closed


def test_pieces_are_small_and_all_of_it() -> None:
    event = bytes(range(256)) * 300
    pieces = in_pieces(event)
    assert b"".join(pieces) == event
    assert max(map(len, pieces)) <= PIECE
