"""The listening end of one browser: what waits to be sent to it, and how much that may be."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Collection

HEARTBEAT = 20.0
MOST_WAITING = 512 * 1024
"""Bytes that may wait for a slow reader; one that is slower still is cut off. The largest event,
the end of a game of a hundred, has 180 KB."""
PIECE = 16 * 1024
"""Bytes that are sent at once. What waits is shared by all its readers; of what is on its way each
connection has a copy."""


class Stream:
    __slots__ = (
        *("_cut_off", "_pieces", "_ready", "_waiting"),
        *("closed", "face", "invited", "name", "person"),
    )

    def __init__(
        self,
        person: str,
        invited: Collection[str] = (),
        cut_off: Callable[[], None] = lambda: None,
        name: str = "",
        face: str = "",
    ) -> None:
        """`cut_off` ends the connection at once, without waiting for its reader."""
        self.person = person
        self.name = name
        self.face = face
        self.invited = invited
        """Private tables that an invitation was shown for."""
        self.closed = False
        self._cut_off = cut_off
        self._pieces: deque[bytes] = deque()
        self._waiting = 0
        """Bytes of them all."""
        self._ready = asyncio.Event()

    def send(self, *pieces: bytes) -> None:
        if self.closed:
            return
        self._pieces += pieces
        self._waiting += sum(map(len, pieces))
        if self._waiting > MOST_WAITING:
            self.drop()
            self._cut_off()
        self._ready.set()

    def close(self) -> None:
        """After what is waiting."""
        self.closed = True
        self._ready.set()

    def drop(self) -> None:
        """Nobody will read what is waiting."""
        self._pieces.clear()
        self.close()

    async def pieces(self) -> AsyncIterator[bytes]:
        """What is to be sent, until the stream is closed; a comment now and then, so that both
        sides notice when the other is gone."""
        loop = asyncio.get_running_loop()
        while True:
            while self._pieces:
                piece = self._pieces.popleft()
                self._waiting -= len(piece)
                yield piece
            if self.closed:
                return
            self._ready.clear()
            beat = loop.call_later(HEARTBEAT, self._ready.set)
            await self._ready.wait()
            beat.cancel()
            if not self._pieces and not self.closed:
                yield b": \n\n"


def in_pieces(data: bytes) -> list[bytes]:
    return [data[at : at + PIECE] for at in range(0, len(data), PIECE)]
