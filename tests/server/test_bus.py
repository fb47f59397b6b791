"""The promises of the bus, kept by NATS and inside one process alike."""

import asyncio
import time
import tracemalloc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from kvartal.server.bus import Bus
from kvartal.server.bus.opening import bus_for
from tests.server.conftest import Stack
from tests.server.running import in_loop
from tests.server.servers import NatsServer, free_port


@asynccontextmanager
async def opened(bus: Bus) -> AsyncIterator[Bus]:
    await bus.open()
    try:
        yield bus
    finally:
        await bus.close()


async def until(condition: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        await asyncio.sleep(0.01)


async def settle() -> None:
    """Long enough for a message that should not come."""
    await asyncio.sleep(0.2)


@in_loop
async def test_all_hear_what_is_published_on_their_subject(stack: Stack) -> None:
    async with opened(stack.bus()) as one, opened(stack.bus()) as other:
        here: list[bytes] = []
        there: list[bytes] = []
        elsewhere: list[bytes] = []
        await one.subscribe("table.a", here.append)
        await other.subscribe("table.a", there.append)
        await other.subscribe("table.b", elsewhere.append)
        await settle()
        one.publish("table.a", b"1")
        assert here == [b"1"], "on the same node at once"
        one.publish("table.a", b"2")
        await until(lambda: there == [b"1", b"2"])
        await settle()
        assert here == [b"1", b"2"], "once"
        assert elsewhere == []


@in_loop
async def test_who_has_unsubscribed_hears_no_more(stack: Stack) -> None:
    async with opened(stack.bus()) as one, opened(stack.bus()) as other:
        gone: list[bytes] = []
        stayed: list[bytes] = []
        for bus in (one, other):
            unsubscribe = await bus.subscribe("due", gone.append)
            await bus.subscribe("due", stayed.append)
            await unsubscribe()
        await settle()
        one.publish("due", b"x")
        await until(lambda: stayed == [b"x", b"x"])
        assert gone == []


@in_loop
async def test_one_member_of_each_group_hears_a_message(stack: Stack) -> None:
    async with opened(stack.bus()) as one, opened(stack.bus()) as other:
        workers: list[tuple[int, bytes]] = []
        clocks: list[bytes] = []
        everybody: list[bytes] = []
        for number, bus in enumerate([one, one, other]):
            await bus.subscribe("due", lambda m, n=number: workers.append((n, m)), "workers")  # type: ignore[misc]
            await bus.subscribe("due", clocks.append, "clocks")
            await bus.subscribe("due", everybody.append)
        await settle()
        sent = [b"%d" % number for number in range(60)]
        for message in sent:
            one.publish("due", message)
        await until(lambda: len(everybody) == 180)
        await until(lambda: len(workers) == len(clocks) == 60)
        await settle()
        assert sorted(message for _, message in workers) == sorted(sent)
        assert sorted(clocks) == sorted(sent)
        assert {number for number, _ in workers} == {0, 1, 2}, "in turns"


@in_loop
async def test_a_listener_that_fails_harms_nobody(
    stack: Stack, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(message: bytes) -> None:
        raise RuntimeError("the secret is 12345")

    async with opened(stack.bus()) as one, opened(stack.bus()) as other:
        heard: list[bytes] = []
        for bus in (one, other):
            await bus.subscribe("due", fail)
            await bus.subscribe("due", heard.append)
        await settle()
        one.publish("due", b"1")
        one.publish("due", b"2")
        await until(lambda: len(heard) == 4)
    logged = capsys.readouterr()
    assert logged.out.count("RuntimeError") == 4
    assert "12345" not in logged.out + logged.err


@in_loop
async def test_nats_may_die_and_return(cluster: Stack, nats_server: NatsServer) -> None:
    async with opened(cluster.bus()) as one, opened(cluster.bus()) as other:
        here: list[bytes] = []
        there: list[bytes] = []
        group: list[bytes] = []
        early = await other.subscribe("table.early", there.append)
        await one.subscribe("table.a", here.append)
        await one.subscribe("due", group.append, "workers")
        await other.subscribe("due", group.append, "workers")
        assert one.is_up()
        nats_server.kill()
        try:
            await until(lambda: not one.is_up() and not other.is_up())
            # Without NATS each node is still a bus of its own.
            one.publish("table.a", b"alone")
            assert here == [b"alone"]
            one.publish("due", b"alone")
            assert group == [b"alone"]
            # What is wanted and unwanted meanwhile counts afterwards.
            await early()
            await other.subscribe("table.a", there.append)
        finally:
            nats_server.start()
        await until(lambda: one.is_up() and other.is_up())
        await settle()
        one.publish("table.early", b"unwanted")
        one.publish("table.a", b"together")
        one.publish("due", b"together")
        await until(lambda: there == [b"together"])
        await until(lambda: group == [b"alone", b"together"])
        assert here == [b"alone", b"together"]


@in_loop
async def test_without_nats_opening_does_not_wait_for_ever() -> None:
    port = free_port()
    began = time.monotonic()
    async with opened(bus_for(f"nats://127.0.0.1:{port}")) as bus:
        assert time.monotonic() - began < 10
        assert not bus.is_up()
        heard: list[bytes] = []
        await bus.subscribe("due", heard.append)
        bus.publish("due", b"here")
        assert heard == [b"here"]
        tracemalloc.start()
        for _ in range(20_000):
            bus.publish("due.others", bytes(1000))
        size, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert size < 1_000_000, "nothing is kept for later"


@in_loop
async def test_a_bus_that_was_opened_before_nats_finds_it() -> None:
    server = NatsServer()
    async with opened(bus_for(server.url)) as bus:
        heard: list[bytes] = []
        await bus.subscribe("due", heard.append)
        server.start()
        await until(bus.is_up)
        async with opened(bus_for(server.url)) as other:
            await settle()
            other.publish("due", b"x")
            await until(lambda: heard == [b"x"])
    server.remove()


def test_an_address_must_be_one_of_ours() -> None:
    with pytest.raises(ValueError, match="redis"):
        bus_for("redis://here")
