"""The listening end of one browser: what waits to be sent to it, and how much that may be."""

import asyncio
from collections import deque
from collections.abc import Callable, Collection

MOST_WAITING = 512 * 1024
"""Bytes that may wait for a slow reader; one that is slower still is cut off. The largest event,
the end of a game of a hundred, has 180 KB."""
PIECE = 16 * 1024
"""Bytes that are sent at once. What waits is shared by all its readers; of what is on its way each
connection has a copy."""
SIGN_OF_LIFE = b": \n\n"


class Stream:
    __slots__ = (
        *("_cut_off", "_is_quiet", "_pieces", "_waiting", "_wake"),
        *("closed", "face", "invited", "name", "person", "tables"),
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
        self.tables: list[str] = []
        """Those it hears of."""
        self.closed = False
        self._cut_off = cut_off
        self._pieces: deque[bytes] = deque()
        self._waiting = 0
        """Bytes of them all."""
        self._wake: asyncio.Future[None] | None = None
        self._is_quiet = False

    def greet(self, hello: bytes) -> None:
        """Before all that waits already."""
        self._pieces.appendleft(hello)
        self._waiting += len(hello)
        self._wake_up()

    def send(self, *pieces: bytes) -> None:
        if self.closed:
            return
        self._pieces += pieces
        self._waiting += sum(map(len, pieces))
        self._is_quiet = False
        if self._waiting > MOST_WAITING:
            self.drop()
            self._cut_off()
        self._wake_up()

    def beat(self) -> None:
        """Now and then: if nothing was said since the last time, something is, so that both sides
        notice when the other is gone."""
        if self._is_quiet:
            self.send(SIGN_OF_LIFE)
        self._is_quiet = True

    def close(self) -> None:
        """After what is waiting."""
        self.closed = True
        self._wake_up()

    def drop(self) -> None:
        """Nobody will read what is waiting."""
        self._pieces.clear()
        self._waiting = 0
        self.close()

    async def next(self) -> bytes:
        """What is to be sent, as soon as there is something; nothing when the stream has ended."""
        while not self._pieces:
            if self.closed:
                return b""
            self._wake = asyncio.get_running_loop().create_future()
            try:
                await self._wake
            finally:
                self._wake = None
        pieces = [self._pieces.popleft()]
        length = len(pieces[0])
        while self._pieces and length + len(self._pieces[0]) <= PIECE:
            pieces.append(self._pieces.popleft())
            length += len(pieces[-1])
        self._waiting -= length
        return pieces[0] if len(pieces) == 1 else b"".join(pieces)

    def _wake_up(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)


def in_pieces(data: bytes) -> list[bytes]:
    return [data[at : at + PIECE] for at in range(0, len(data), PIECE)]
