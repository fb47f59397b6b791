"""A server that refuses everything at once: to attack it shows what an attack costs this machine by
itself."""

import asyncio
import multiprocessing
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

import uvloop
from tests.server.servers import free_port

ASKED = b" HTTP/1.1\r\n"
REFUSED = b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\n\r\n"
NICE = 0


class Refusing(asyncio.Protocol):
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.WriteTransport, transport)

    def data_received(self, data: bytes) -> None:
        self._transport.write(REFUSED * data.count(ASKED))


async def _serve(port: int) -> None:
    loop = asyncio.get_running_loop()
    server = await loop.create_server(Refusing, "127.0.0.1", port, backlog=2048)
    await server.serve_forever()


def _run(port: int) -> None:
    os.nice(NICE)
    uvloop.run(_serve(port))


@contextmanager
def answering() -> Iterator[int]:
    """Its port."""
    port = free_port()
    process = multiprocessing.get_context("spawn").Process(target=_run, args=(port,), daemon=True)
    process.start()
    try:
        yield port
    finally:
        process.kill()
        process.join()
