"""Who is told that the game waits, by real messages to a push service at home."""

import asyncio
import queue
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from kvartal.server.node.node import Node
from kvartal.server.store import Reachable
from kvartal.server.tables import clock, membership
from kvartal.server.tables import entries as log
from kvartal.server.tables.clock import Timing
from kvartal.server.tables.table import Table
from kvartal.server.worker import turn_push
from tests.server.conftest import Stack
from tests.server.nodes import seat_all, start, take
from tests.server.push.service import Device, Pushed, PushService, push_service
from tests.server.running import in_loop
from tests.server.tables import START, after, started
from tests.server.worker.workers import a_node, working

SOON = Timing(bot_least=0, bot_most=0, tell=300)
LATER = 10**15


class Post:
    """A node with a worker and a push service; `p0` and `p1` have devices."""

    def __init__(self, node: Node, service: PushService) -> None:
        self.node = node
        self.service = service
        self.devices = {"p0": Device(), "p1": Device()}

    async def subscribe(self, *people: str) -> None:
        for person in people:
            to = self.devices[person].subscription(self.service.url, person)
            await self.node.store.subscribe(person, to, 0, LATER)

    async def next(self, seconds: float = 30) -> Pushed:
        return await asyncio.to_thread(self.service.taken.get, timeout=seconds)

    async def nothing_comes(self, seconds: float = 1.8) -> None:
        with pytest.raises(queue.Empty):
            await self.next(seconds)

    def read(self, person: str, pushed: Pushed) -> Any:
        assert pushed.path == f"/push/{person}"
        return self.devices[person].read_json(pushed)


@asynccontextmanager
async def post_office(stack: Stack, also: str = "", timing: Timing = SOON) -> AsyncIterator[Post]:
    with push_service() as service:
        services = f"{service.url},{also}"
        async with a_node(stack, timing) as node, working(node, push_services=services):
            yield Post(node, service)


async def play_once(node: Node, table: Table, seat: int) -> Table:
    step = len(table.seats[seat].actions)
    action = table.game.legal(table.state, seat)[0].notation
    return (await take(node, table.id, seat, step, action)).table


@in_loop
async def test_who_is_awaited_and_does_not_look_is_told_once(stack: Stack) -> None:
    async with post_office(stack) as post:
        await post.subscribe("p0", "p1")
        table = await start(post.node, "neighbours", 2)
        (seat,) = table.awaited
        pushed = await post.next()
        # All that it says: nothing of the cards, of names or of others.
        assert post.read(f"p{seat}", pushed) == {"table": table.id, "game": "neighbours"}
        assert pushed.headers["content-encoding"] == "aes128gcm"
        assert pushed.headers["topic"] == "turn"
        assert int(pushed.headers["ttl"]) > 0
        assert pushed.headers["authorization"].startswith("vapid t=")
        await post.node.store.postpone(table.id, table.number, 0)
        await post.nothing_comes()


@in_loop
async def test_who_looks_is_left_in_peace(stack: Stack) -> None:
    async with post_office(stack) as post:
        await post.subscribe("p0", "p1")
        table = await seat_all(post.node, "neighbours", 2)
        for person in ("p0", "p1"):  # whoever begins has seen the row that starts it
            await post.node.store.look(person, table.id, table.number + 1)
        await post.node.propose(table.id, membership.start("p0"))
        await post.nothing_comes()


@in_loop
async def test_who_looks_in_another_browser_is_left_in_peace(stack: Stack) -> None:
    async with post_office(stack) as post:
        await post.subscribe("p0")
        table = await seat_all(post.node, "plots", 2)
        linked = await post.node.propose(table.id, membership.take_by_link("desk", 0, 0))
        await post.node.store.look("desk", table.id, linked.table.number + 1)
        await post.node.propose(table.id, membership.start("p0"))
        await post.nothing_comes()


@in_loop
async def test_each_turn_is_told_after_the_quiet(
    stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turn_push, "QUIET", 1500)
    async with post_office(stack) as post:
        await post.subscribe("p0", "p1")
        table = await start(post.node, "plots", 2)
        assert table.awaited == (0, 1)
        first = {(await post.next()).path for _ in range(2)}
        assert first == {"/push/p0", "/push/p1"}
        told = await post.node.store.reachable(table.id, ["p0", "p1"], 0)
        quiet = max(one.quiet for one in told)
        await play_once(post.node, table, 0)
        again = await play_once(post.node, await post.node.newest(table.id), 1)
        assert again.awaited == (0, 1)
        second = {(await post.next()).path for _ in range(2)}
        assert second == first
        assert post.node.time.now() >= quiet


@in_loop
async def test_a_burst_at_many_tables_is_one_message(stack: Stack) -> None:
    async with post_office(stack) as post:
        await post.subscribe("p0")
        for _ in range(6):
            await start(post.node, "plots", 2)
        assert post.read("p0", await post.next())["game"] == "plots"
        await post.nothing_comes()


@in_loop
async def test_two_workers_tell_once(stack: Stack) -> None:
    with push_service() as service:
        async with (
            a_node(stack, SOON) as one,
            a_node(stack, SOON) as two,
            working(one, push_services=service.url),
            working(two, push_services=service.url),
        ):
            post = Post(one, service)
            await post.subscribe("p0")
            table = await start(one, "plots", 2)
            assert post.read("p0", await post.next())["table"] == table.id
            for _ in range(3):
                await one.store.postpone(table.id, table.number, 0)
                await asyncio.sleep(0.3)
            await post.nothing_comes(0.5)


@in_loop
@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_is_gone_is_dropped(stack: Stack, status: int) -> None:
    async with post_office(stack) as post:
        post.service.status = status
        await post.subscribe("p0")
        table = await start(post.node, "plots", 2)
        await post.next()
        async with asyncio.timeout(30):
            while (await post.node.store.reachable(table.id, ["p0"], 0))[0].subscription:
                await asyncio.sleep(0.02)


@in_loop
@pytest.mark.parametrize("status", [307, 429, 500])
async def test_other_answers_change_nothing_and_lead_nowhere(stack: Stack, status: int) -> None:
    async with post_office(stack) as post:
        post.service.status = status
        await post.subscribe("p0")
        table = await start(post.node, "plots", 2)
        assert (await post.next()).path == "/push/p0"
        await post.nothing_comes(0.5)
        (known,) = await post.node.store.reachable(table.id, ["p0"], 0)
        assert known.subscription is not None


@in_loop
async def test_a_service_that_is_not_allowed_any_more_hears_nothing(stack: Stack) -> None:
    with push_service() as service:
        async with a_node(stack, SOON) as node, working(node):
            post = Post(node, service)
            await post.subscribe("p0")
            await start(node, "plots", 2)
            await post.nothing_comes()


@in_loop
async def test_a_service_that_does_not_answer_holds_nobody_up(stack: Stack) -> None:
    connected, given_up = asyncio.Event(), asyncio.Event()

    async def say_nothing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connected.set()
        await reader.read()  # until the other side hangs up
        given_up.set()
        writer.close()

    async with await asyncio.start_server(say_nothing, "127.0.0.1", 0) as silent:
        port = silent.sockets[0].getsockname()[1]
        address = f"http://127.0.0.1:{port}"
        async with post_office(stack, also=address) as post:
            await post.node.store.subscribe("p0", Device().subscription(address), 0, LATER)
            await post.subscribe("p1")
            await start(post.node, "plots", 2)
            assert (await post.next()).path == "/push/p1"
            await connected.wait()
            assert not given_up.is_set()


@in_loop
async def test_nobody_is_told_who_is_played_for(stack: Stack) -> None:
    async with post_office(stack, timing=msgspec.structs.replace(SOON, tell=3000)) as post:
        await post.subscribe("p0", "p1")
        table = await start(post.node, "plots", 3)
        await post.node.propose(table.id, membership.resign("p0", 0))
        assert (await post.next()).path == "/push/p1"
        await post.nothing_comes()


def test_a_holiday_is_a_holiday() -> None:
    table = started(game="neighbours", pace=log.Pace("slow", turn=86_400))
    (seat,) = table.awaited
    assert clock.telling(table, seat, SOON) == START + SOON.tell
    assert clock.telling(table, 1 - seat, SOON) is None
    away = after(table, log.Holiday(seat, on=True))
    assert clock.telling(away, seat, SOON) is None


def test_a_worker_comes_when_somebody_is_to_be_told_and_not_again() -> None:
    table = started(game="plots", seats=3)
    told = START + SOON.tell
    assert clock.due(table, SOON) == told
    assert clock.due(table, SOON, told - 1) == told
    assert clock.due(table, SOON, told) == START + SOON.idle
    assert clock.due(table, Timing()) == START + SOON.idle


def test_a_row_that_comes_before_a_late_worker_makes_nobody_forgotten() -> None:
    table = started(game="plots", seats=3)
    first = log.Turn(0, 0, [table.game.legal(table.state, 0)[0].notation])
    for late, due in [(5000, START + SOON.tell), (clock.BEHIND * 2, None)]:
        on = after(table, first, at=START + late)
        assert clock.due(on, SOON) == (due or on.at + SOON.idle)


def test_only_seats_that_nobody_has_seen_count() -> None:
    table = started(game="plots", seats=3)
    subscription = Device().subscription("https://push.example")
    seen = Reachable("p0", table.number, -1, subscription, 0)
    told = Reachable("p1", -1, table.number, subscription, 0)
    missed = Reachable("p2", table.number - 1, table.number - 1, subscription, 0)
    assert turn_push.untold(table, [0, 1, 2], [seen, told, missed]) == [missed]
    unreachable = Reachable("p2", -1, -1, None, 0)
    assert turn_push.untold(table, [2], [unreachable]) == []
