"""Clients that are as light as possible, for they share the machine with what is measured."""

import asyncio
import re
from collections.abc import Callable
from typing import cast

_LENGTH = re.compile(rb"content-length: (\d+)")
_CHANGED = re.compile(rb'"table":"(\w+)","since":\d+,"number":(\d+)')


class Wire(asyncio.Protocol):
    """A kept connection: one request, its answer, the next."""

    def __init__(self, answered: Callable[["Wire", bytes], None]) -> None:
        self._answered = answered
        self._rest = b""
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        head = data.find(b"\r\n\r\n")
        length = _LENGTH.search(data, 0, head) if head >= 0 else None
        if length is None or len(data) < head + 4 + int(length[1]):
            self._rest = data
            return
        self._rest = b""
        self._answered(self, data)


class Listener(asyncio.Protocol):
    """A stream of events."""

    def __init__(self, heard: Callable[[bytes, int], None]) -> None:
        """`heard` gets table and number of every change."""
        self._heard = heard
        self._rest = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        *events, self._rest = (self._rest + data).split(b"\n\n")
        for event in events:
            if b"event: changed" in event:
                changed = _CHANGED.search(event)
                assert changed is not None, event
                self._heard(changed[1], int(changed[2]))
            elif b"event: hello" in event:
                self.opened.set_result(None)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(RuntimeError(self._rest.decode()))


def is_taken(answer: bytes) -> bool:
    return answer.startswith(b"HTTP/1.1 200") and b'"taken":1,' in answer


async def connect(port: int, count: int, answered: Callable[[Wire, bytes], None]) -> list[Wire]:
    loop = asyncio.get_running_loop()
    wires = []
    for _ in range(count):
        _, wire = await loop.create_connection(lambda: Wire(answered), "127.0.0.1", port)
        wires.append(wire)
    return wires


async def listen(
    port: int, requests: list[bytes], heard: Callable[[bytes, int], None]
) -> list[Listener]:
    """Opens a stream for each request, a few at a time, and waits for its first event."""
    loop = asyncio.get_running_loop()
    listeners: list[Listener] = []

    async def open_some(some: list[bytes]) -> None:
        for request in some:
            _, listener = await loop.create_connection(lambda: Listener(heard), "127.0.0.1", port)
            listener.transport.write(request)
            async with asyncio.timeout(20):
                await listener.opened
            listeners.append(listener)

    await asyncio.gather(*[open_some(requests[lane::16]) for lane in range(16)])
    return listeners


def stream_request(tables: list[str], cookie: str) -> bytes:
    named = "&".join(f"table={table}" for table in tables)
    return (
        f"GET /api/stream?{named} HTTP/1.1\r\nhost: localhost\r\ncookie: {cookie}\r\n\r\n"
    ).encode()
