"""The links of the chaos: a network that is slow, silent or cut, and heals."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from tests.server.chaos.link import Link
from tests.server.running import in_loop
from tests.server.servers import free_port

Wire = tuple[asyncio.StreamReader, asyncio.StreamWriter]
SOON = 0.2
"""Seconds in which nothing must arrive."""


class Echo(asyncio.Protocol):
    """A server that says everything again, and remembers it."""

    def __init__(self) -> None:
        self.heard = b""
        self._transport: asyncio.BaseTransport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self.heard += data
        assert isinstance(self._transport, asyncio.Transport)
        self._transport.write(data)

    async def has_heard(self, data: bytes) -> None:
        while self.heard != data:
            await asyncio.sleep(0.01)


@asynccontextmanager
async def linked() -> AsyncIterator[tuple[Link, Wire, Echo]]:
    """One wire through a link to an echo, over which something has gone already."""
    echo = Echo()
    server = await asyncio.get_running_loop().create_server(lambda: echo, "127.0.0.1", 0)
    link = Link(server.sockets[0].getsockname()[1])
    await link.open()
    async with wire_through(link) as wire:
        wire[1].write(b"a")
        assert await wire[0].readexactly(1) == b"a"
        yield link, wire, echo
    await link.close()
    server.close()
    await server.wait_closed()


@asynccontextmanager
async def wire_through(link: Link) -> AsyncIterator[Wire]:
    wire = await asyncio.open_connection("127.0.0.1", link.port)
    yield wire
    wire[1].close()
    with suppress(ConnectionError):
        await wire[1].wait_closed()


async def hears(wire: Wire, data: bytes) -> bool:
    """Soon, or not at all."""
    try:
        async with asyncio.timeout(SOON):
            return await wire[0].readexactly(len(data)) == data
    except TimeoutError:
        return False


async def is_cut(wire: Wire) -> bool:
    try:
        return await wire[0].read(1) == b""
    except ConnectionError:
        return True


@in_loop
async def test_what_was_sent_into_silence_arrives_when_it_is_over() -> None:
    async with linked() as (link, wire, echo):
        link.silence()
        wire[1].write(b"b")
        assert not await hears(wire, b"b")
        assert echo.heard == b"a"
        link.heal()
        assert await wire[0].readexactly(1) == b"b"


@in_loop
async def test_a_mute_server_has_heard_everything() -> None:
    async with linked() as (link, wire, echo):
        link.silence(to_server=False)
        wire[1].write(b"b")
        await echo.has_heard(b"ab")
        assert not await hears(wire, b"b")
        link.heal()
        assert await wire[0].readexactly(1) == b"b"


@in_loop
async def test_a_deaf_server_is_still_heard() -> None:
    async with linked() as (link, wire, echo):
        link.silence(from_server=False)
        wire[1].write(b"b")
        assert not await hears(wire, b"b")
        assert echo.heard == b"a"
        echo.data_received(b"c")  # as if it had heard it
        assert await wire[0].readexactly(1) == b"c"


@in_loop
async def test_words_of_who_has_gone_still_arrive() -> None:
    """The worst of a partition: a statement is carried out long after it was given up."""
    async with linked() as (link, wire, echo):
        link.silence()
        wire[1].write(b"b")
        await wire[1].drain()
        wire[1].close()
        await asyncio.sleep(SOON)
        link.heal()
        await echo.has_heard(b"ab")


@in_loop
async def test_nobody_gets_through_in_silence_but_waits() -> None:
    async with linked() as (link, _, _):
        link.silence()
        async with wire_through(link) as wire:
            wire[1].write(b"b")
            assert not await hears(wire, b"b")
            link.heal()
            assert await wire[0].readexactly(1) == b"b"


@in_loop
async def test_far_away_everything_arrives_late_and_in_order() -> None:
    async with linked() as (link, wire, _):
        link.delay = SOON
        loop = asyncio.get_running_loop()
        began = loop.time()
        for letter in (b"b", b"c", b"d"):
            wire[1].write(letter)
            await asyncio.sleep(0)
        assert await wire[0].readexactly(3) == b"bcd"
        assert loop.time() - began >= 2 * SOON
        link.heal()
        wire[1].write(b"e")
        assert await wire[0].readexactly(1) == b"e"


@in_loop
async def test_wires_that_are_cut_are_dead_and_new_ones_are_not() -> None:
    async with linked() as (link, wire, _):
        link.cut()
        assert await is_cut(wire)
        async with wire_through(link) as another:
            another[1].write(b"b")
            assert await another[0].readexactly(1) == b"b"


@in_loop
async def test_a_server_that_is_not_there_cuts_the_wire() -> None:
    link = Link(free_port())
    await link.open()
    async with wire_through(link) as wire:
        assert await is_cut(wire)
    await link.close()
