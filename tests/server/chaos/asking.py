"""A client as it should be: it sends the same request again, to any node, until it is answered."""

import asyncio
import contextlib
from random import Random
from typing import Any

import msgspec

from tests.server.chaos.journal import Journal

PATIENCE = 2.0
"""Seconds until no answer is taken for a lost one."""
HASTE = 0.004
"""As many of somebody who does not wait."""
WELL = 30.0
"""As many when all nodes are well."""
TRIES = 4
PAUSE = 0.2
"""Seconds at most before a request is sent again."""

Wire = tuple[asyncio.StreamReader, asyncio.StreamWriter]
_LOST = (OSError, EOFError, TimeoutError)


class Answer(msgspec.Struct, frozen=True):
    status: int
    body: bytes
    cookie: str
    sent: int = 0
    """The moment at which it was sent for the last time."""
    came: int = 0
    is_sent_again: bool = False

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Door:
    """One node, as clients reach it. httpx would take more time than the nodes do."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._idle: list[Wire] = []

    async def ask(self, request: bytes, patience: float) -> Answer:
        wire = self._idle.pop() if self._idle else None
        # Not in haste: opening that is cut off would leave a socket behind.
        reader, writer = wire or await asyncio.open_connection("127.0.0.1", self.port)
        try:
            async with asyncio.timeout(patience):
                writer.write(request)
                answer = await _read(reader)
        except BaseException:
            writer.close()
            raise
        self._idle.append((reader, writer))
        return answer

    def close(self) -> None:
        for _, writer in self._idle:
            writer.close()
        self._idle.clear()


class Client:
    """Shared by all players."""

    def __init__(self, ports: list[int], journal: Journal, rng: Random) -> None:
        self._doors = [Door(port) for port in ports]
        self._journal = journal
        self._rng = rng

    async def ask(
        self, method: str, path: str, cookie: str = "", body: Any = None, hasty: bool = False
    ) -> Answer:
        """`hasty`: the first time it does not wait, so that the request may be at two nodes."""
        request = _request(method, path, cookie, body)
        answer = await self._try(request, HASTE if hasty else PATIENCE)
        is_sent_again = answer is None
        while answer is None:
            self._journal.again += 1
            await asyncio.sleep(0 if hasty else self._rng.uniform(0, PAUSE))
            hasty = False
            answer = await self._try(request, PATIENCE)
        return msgspec.structs.replace(answer, is_sent_again=is_sent_again)

    async def ask_in_vain(self, method: str, path: str, cookie: str, body: Any) -> Answer | None:
        """Once, and gone before the answer is there; mostly."""
        return await self._try(_request(method, path, cookie, body), HASTE)

    async def _try(self, request: bytes, patience: float) -> Answer | None:
        sent = self._journal.moment()
        try:
            answer = await self._rng.choice(self._doors).ask(request, patience)
        except _LOST:
            return None
        if answer.status >= 500:
            if answer.status != 503:
                first = request.partition(b"\r\n")[0].decode()
                self._journal.surprises.append(f"{first}: {answer.body.decode()}")
            return None
        return msgspec.structs.replace(answer, sent=sent, came=self._journal.moment())

    async def ask_each(self, path: str, cookie: str = "") -> list[Answer]:
        """From every node, when all are well."""
        request = _request("GET", path, cookie, None)
        return [await self._ask_one(door, request) for door in self._doors]

    async def _ask_one(self, door: Door, request: bytes) -> Answer:
        for _ in range(TRIES):
            with contextlib.suppress(*_LOST):
                return await door.ask(request, WELL)
            door.close()  # connections were idle for too long, while this process was busy
        return await door.ask(request, WELL)

    def close(self) -> None:
        for door in self._doors:
            door.close()


def _request(method: str, path: str, cookie: str, body: Any) -> bytes:
    content = b"" if body is None else msgspec.json.encode(body)
    lines = [f"{method} {path} HTTP/1.1", "host: kvartal", f"content-length: {len(content)}"]
    if content:
        lines.append("content-type: application/json")
    if cookie:
        lines.append(f"cookie: {cookie}")
    return "\r\n".join([*lines, "", ""]).encode() + content


async def _read(reader: asyncio.StreamReader) -> Answer:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
    cookie = next((line for line in head if line.lower().startswith("set-cookie: ")), "")
    body = await reader.readexactly(int(headers.get("content-length", 0)))
    return Answer(int(head[0].split()[1]), body, cookie[12:].partition(";")[0])
