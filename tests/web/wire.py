"""A wire to the server that can be cut: Chromium's own "offline" leaves open streams alone."""

import contextlib
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager


class Wire:
    def __init__(self, to: str) -> None:
        self._port = int(to.rpartition(":")[2])
        self._door = socket.create_server(("127.0.0.1", 0))
        self._ends: set[socket.socket] = set()
        self._whole = True
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._open, daemon=True).start()

    def cut(self) -> None:
        self._whole = False
        for end in tuple(self._ends):
            _close(end)

    def mend(self) -> None:
        self._whole = True

    def remove(self) -> None:
        self.cut()
        self._door.close()

    def _open(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._door.accept()
                if self._whole:
                    far = socket.create_connection(("127.0.0.1", self._port))
                    self._ends |= {near, far}
                    for one, other in ((near, far), (far, near)):
                        threading.Thread(target=self._carry, args=(one, other), daemon=True).start()
                else:
                    near.close()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while heard := one.recv(65536):
                other.sendall(heard)
        for end in (one, other):
            _close(end)
            self._ends.discard(end)


def _close(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()


@contextmanager
def wire(to: str) -> Iterator[Wire]:
    made = Wire(to)
    try:
        yield made
    finally:
        made.remove()
