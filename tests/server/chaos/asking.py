"""A client as it should be: it sends the same request again, to any node, until it is answered."""

import asyncio
from random import Random
from typing import Any

import msgspec

from tests.server.chaos.journal import Journal

PATIENCE = 10.0
"""Seconds until no answer is taken for a lost one."""
PAUSE = 0.2
"""Seconds at most before a request is sent again."""

Wire = tuple[asyncio.StreamReader, asyncio.StreamWriter]
_LOST = (OSError, EOFError, TimeoutError)


class Answer(msgspec.Struct, frozen=True):
    status: int
    body: bytes
    cookie: str

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
        patience = 0.004 if hasty else PATIENCE
        while True:
            try:
                answer = await self._rng.choice(self._doors).ask(request, patience)
            except _LOST:
                pass
            else:
                if answer.status < 500:
                    return answer
                if answer.status != 503:
                    self._journal.surprises.append(f"{method} {path}: {answer.body.decode()}")
            self._journal.again += 1
            patience = PATIENCE
            await asyncio.sleep(0 if hasty else self._rng.uniform(0, PAUSE))
            hasty = False

    async def ask_each(self, path: str, cookie: str = "") -> list[Answer]:
        """From every node, when all are well."""
        request = _request("GET", path, cookie, None)
        return [await self._ask_one(door, request) for door in self._doors]

    async def _ask_one(self, door: Door, request: bytes) -> Answer:
        try:
            return await door.ask(request, PATIENCE)
        except _LOST:  # a connection that was idle for too long
            door.close()
            return await door.ask(request, PATIENCE)

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
