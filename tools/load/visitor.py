"""A browser as light as possible, at an address of its own: this machine has millions of them."""

import asyncio
from typing import Any

import msgspec

LONGEST = 2**20
"""Bytes of an event."""


class Visitor:
    """One kept connection, one request at a time."""

    def __init__(self, port: int, address: str) -> None:
        self._port = port
        self._address = address
        self._cookie = ""
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """The status and the answer; 0 if the connection was cut."""
        try:
            if self._reader is None or self._writer is None:
                self._reader, self._writer = await self._connect()
            self._writer.write(self.request(method, path, body))
            return await self._answer(self._reader)
        except (OSError, asyncio.IncompleteReadError):
            self.close()
            return 0, None

    async def begin(self) -> int:
        """A new session, in place of the one before."""
        self._cookie = ""
        status, _ = await self.ask("POST", "/api/session", {"name": "Olha", "face": "fox"})
        return status

    async def listen(self, table: str) -> asyncio.StreamReader:
        """The events of a table, on this connection, which is good for nothing else then."""
        self.close()
        self._reader, self._writer = await self._connect()
        self._writer.write(self.request("GET", f"/api/stream?table={table}"))
        return self._reader

    def shares_session_with(self, other: "Visitor") -> None:
        self._cookie = other._cookie

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None

    def request(self, method: str, path: str, body: Any = None) -> bytes:
        """As it goes over the wire."""
        sent = b"" if body is None else msgspec.json.encode(body)
        head = [
            f"{method} {path} HTTP/1.1",
            "host: localhost",
            f"content-length: {len(sent)}",
            "content-type: application/json",
        ]
        if self._cookie:
            head.append(f"cookie: {self._cookie}")
        return "\r\n".join([*head, "\r\n"]).encode() + sent

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(
            "127.0.0.1", self._port, local_addr=(self._address, 0), limit=LONGEST
        )

    async def _answer(self, reader: asyncio.StreamReader) -> tuple[int, Any]:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
        cookies = [line[12:] for line in head if line.lower().startswith("set-cookie: ")]
        if cookies:
            self._cookie = cookies[0].partition(";")[0]
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        is_json = "json" in headers.get("content-type", "")
        return int(head[0].split()[1]), msgspec.json.decode(body) if is_json and body else None
