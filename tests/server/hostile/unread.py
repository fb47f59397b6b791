"""Readers that do not read."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager

SMALL = 4096


@contextmanager
def unread(port: int, *requests: str) -> Iterator[socket.socket]:
    """Asks and takes next to nothing of the answers. Packets are as small as those from far away:
    between programs of one machine the kernel would take megabytes by itself."""
    with socket.socket() as wire:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 1200)
        wire.connect(("127.0.0.1", port))
        wire.sendall(
            "".join(f"GET {path} HTTP/1.1\r\nhost: x\r\n\r\n" for path in requests).encode()
        )
        yield wire
