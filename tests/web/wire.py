"""A wire to the server that can be cut, since Chromium's own "offline" leaves open streams alone.
It remembers what a proxy would have read."""

import contextlib
import socket
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from select import select


class Wire:
    def __init__(self, to: str) -> None:
        self._port = int(to.rpartition(":")[2])
        self._door = socket.create_server(("127.0.0.1", 0))
        self._ends: set[socket.socket] = set()
        self._whole = True
        self.sent: list[bytes] = []
        """By browsers, as it came."""
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._open, daemon=True).start()

    def cut(self) -> None:
        self._whole = False
        for end in tuple(self._ends):
            _hang_up(end)

    def mend(self) -> None:
        self._whole = True

    def remove(self) -> None:
        self.cut()
        _hang_up(self._door)

    def _open(self) -> None:
        with self._door, contextlib.suppress(OSError):
            while True:
                near, _ = self._door.accept()
                if self._whole:
                    far = socket.create_connection(("127.0.0.1", self._port))
                    threading.Thread(target=self._carry, args=(near, far), daemon=True).start()
                else:
                    near.close()

    def _carry(self, near: socket.socket, far: socket.socket) -> None:
        """Only who reads from a socket closes it: its number may at once be another's."""
        ends = {near: far, far: near}
        with near, far, contextlib.suppress(OSError), self._known(ends):
            while self._whole:
                for one in select(ends, (), ())[0]:
                    heard = one.recv(65536)
                    if not heard:
                        return
                    if one is near:
                        self.sent.append(heard)
                    ends[one].sendall(heard)

    @contextmanager
    def _known(self, ends: Iterable[socket.socket]) -> Iterator[None]:
        self._ends.update(ends)
        try:
            yield
        finally:
            self._ends.difference_update(ends)


def _hang_up(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)


@contextmanager
def wire(to: str) -> Iterator[Wire]:
    made = Wire(to)
    try:
        yield made
    finally:
        made.remove()
