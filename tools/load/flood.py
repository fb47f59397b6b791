"""Connections that send the same bytes over and over. It takes next to nothing of a core: what is
measured beside it is the server's trouble, not this program's."""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import cast

BEGINNING = b"HTTP/1.1 "


class Flood(asyncio.Protocol):
    """Sends a handful of requests at once, and the next as soon as all are answered. Connects again
    when it is cut off."""

    def __init__(self, connect: Callable[["Flood"], None], sent: bytes, count: int) -> None:
        self._connect = connect
        self._sent = sent
        self._count = count
        self._open = 0
        self._tail = b""
        """A beginning may be cut in two."""
        self._transport: asyncio.WriteTransport | None = None
        self.statuses: Counter[bytes] = Counter()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.WriteTransport, transport)
        self._send()

    def data_received(self, data: bytes) -> None:
        data = self._tail + data
        self._tail = data[1 - len(BEGINNING) :]
        answers = data.split(BEGINNING)[1:]
        self.statuses.update(answer[:3] for answer in answers)
        self._open -= len(answers)
        if self._open <= 0:
            self._send()

    def connection_lost(self, exc: Exception | None) -> None:
        self.statuses[b"cut"] += 1
        self._connect(self)

    def _send(self) -> None:
        assert self._transport is not None
        self._open = self._count
        self._transport.write(self._sent)


class Deaf(asyncio.Protocol):
    """Asks once, and takes nothing of the answer."""

    def __init__(self, connect: Callable[["Deaf"], None], sent: bytes) -> None:
        self._connect = connect
        self._sent = sent

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        opened = cast(asyncio.Transport, transport)
        opened.write(self._sent)
        opened.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._connect(self)
