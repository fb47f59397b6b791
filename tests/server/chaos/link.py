"""The network between one process and one server, which can be slow, silent or cut: a small TCP
proxy. What toxiproxy does, which is no Python package and so not at hand everywhere.

A silent way loses nothing for good, as TCP does not: what was sent meanwhile arrives when it is
open again, although its sender may have given up long ago. The sign that a wire was closed waits
as well, and so does whoever wants a new wire.
"""

import asyncio
import socket
import struct
from collections import deque

RESET = struct.pack("ii", 1, 0)
"""Closes at once and says so, whatever is still to be sent (SO_LINGER)."""


class Link:
    def __init__(self, server: int) -> None:
        self.port = 0
        self.is_mine = asyncio.Lock()
        """Of whoever does something to it: one fault at a time."""
        self.delay = 0.0
        """Seconds that everything takes, in each direction."""
        self._server = server
        self._is_open = {_TO_SERVER: True, _FROM_SERVER: True}
        self._ends: set[_End] = set()
        self._joining: set[asyncio.Task[None]] = set()
        self._all_open = asyncio.Event()
        self._all_open.set()
        self._listener: asyncio.Server | None = None

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        self._listener = await loop.create_server(self._accept, "127.0.0.1", 0)
        self.port = self._listener.sockets[0].getsockname()[1]

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.close()
        for task in self._joining:
            task.cancel()
        await asyncio.gather(*self._joining, return_exceptions=True)
        self.cut()

    def silence(self, to_server: bool = True, from_server: bool = True) -> None:
        """From now on nothing arrives, in one direction or in both."""
        self._is_open = {_TO_SERVER: not to_server, _FROM_SERVER: not from_server}
        self._all_open.clear()

    def heal(self) -> None:
        """What was held back arrives now."""
        self.delay = 0.0
        self._is_open = {_TO_SERVER: True, _FROM_SERVER: True}
        self._all_open.set()
        for end in list(self._ends):
            end.pass_on()

    def cut(self) -> None:
        """All wires that are there are reset; new ones are as good as ever."""
        for end in list(self._ends):
            end.reset()

    def is_open(self, way: str) -> bool:
        return self._is_open[way]

    def _accept(self) -> "_End":
        end = _End(self, _TO_SERVER, self._ends)
        task = asyncio.create_task(self._join(end))
        self._joining.add(task)
        task.add_done_callback(self._joining.discard)
        return end

    async def _join(self, near: "_End") -> None:
        await asyncio.sleep(2 * self.delay)
        await self._all_open.wait()
        loop = asyncio.get_running_loop()
        far = _End(self, _FROM_SERVER, self._ends)
        try:
            await loop.create_connection(lambda: far, "127.0.0.1", self._server)
        except OSError:
            near.reset()
            return
        near.other, far.other = far, near
        near.pass_on()
        far.pass_on()


_TO_SERVER, _FROM_SERVER = "to server", "from server"


class _End(asyncio.Protocol):
    """One of the two ends of a wire; what it hears is for the other."""

    def __init__(self, link: Link, way: str, ends: "set[_End]") -> None:
        self.other: _End | None = None
        self._link = link
        self._way = way
        self._ends = ends
        self._transport: asyncio.Transport | None = None
        self._heard: deque[tuple[float, bytes]] = deque()
        """When each is due; no bytes at all: the end."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self._ends.add(self)

    def data_received(self, data: bytes) -> None:
        self._hear(data)

    def connection_lost(self, error: Exception | None) -> None:
        self._transport = None
        self._hear(b"")

    def pass_on(self) -> None:
        """What is due, if it may."""
        loop = asyncio.get_running_loop()
        while self.other is not None and self._heard and self._link.is_open(self._way):
            due, data = self._heard[0]
            if due > loop.time():
                loop.call_at(due, self.pass_on)
                return
            self._heard.popleft()
            if data:
                self.other.send(data)
            else:
                self.other.end()
                self._ends.discard(self)

    def send(self, data: bytes) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    def end(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def reset(self) -> None:
        self._ends.discard(self)
        if self._transport is not None:
            wire = self._transport.get_extra_info("socket")
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            self._transport.abort()

    def _hear(self, data: bytes) -> None:
        self._heard.append((asyncio.get_running_loop().time() + self._link.delay, data))
        self.pass_on()
