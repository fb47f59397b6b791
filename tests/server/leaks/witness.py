"""A viewer that keeps every byte it is sent: heads, bodies, streams and errors."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import httpx

from tests.server.api.sites import NO_CERTIFICATES, Site


class Witness:
    """A browser at some seat, or at none."""

    def __init__(self, site: Site, seat: int | None) -> None:
        self.seat = seat
        self.client = httpx.AsyncClient(base_url=site.url, timeout=20, verify=NO_CERTIFICATES)
        self.heard = bytearray()
        """Since the last check."""
        self._listening: asyncio.Task[None] | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.client.request(method, path, json=body)
        for name, value in answer.headers.raw:
            self.heard += name + b": " + value + b"\n"
        self.heard += answer.content + b"\n"
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    async def listen(self, table: str) -> None:
        """To the table's stream, from now on."""
        hello = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(table, hello))
        await asyncio.wait_for(hello.wait(), 30)

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self.client.aclose()

    async def _listen(self, table: str, hello: asyncio.Event) -> None:
        async with self.client.stream("GET", f"/api/stream?table={table}", timeout=None) as events:
            async for chunk in events.aiter_raw():
                self.heard += chunk
                hello.set()

    def documents(self) -> Iterator[Any]:
        """Everything in what was heard that is JSON."""
        for line in bytes(self.heard).decode().splitlines():
            text = line.removeprefix("data: ")
            if text.startswith(("{", "[")):
                yield json.loads(text)


async def everything_is_asked(witness: Witness, table: str, number: int, legal: list[str]) -> None:
    """All that a curious viewer can ask about a table, allowed or not."""
    path = f"/api/tables/{table}"
    for asked in (path, f"{path}?since={number - 1}", f"{path}?at={number}", f"{path}/record"):
        await witness.ask("GET", asked)
    for asked in (f"{path}/review", f"{path}/moment?move=0", f"{path}/moment?move=0&seat=0"):
        await witness.ask("GET", asked)
    await witness.ask("POST", f"{path}/review")
    for asked in ("/api/me/tables", "/api/tables", "/metrics", "/api/session"):
        await witness.ask("GET", asked)
    for seat in range(3):
        here = f"{path}/seats/{seat}"
        await witness.ask("POST", f"{here}/preview", {"actions": legal[:1]})
        await witness.ask("POST", f"{here}/preview", {"actions": [legal[-1], legal[0]]})
        await witness.ask("POST", f"{here}/forecast", {"actions": [], "action": legal[-1]})
        await witness.ask("POST", f"{here}/turns", {"step": 99, "actions": legal[:1]})
        await witness.ask("POST", f"{here}/turns", {"step": 0, "actions": ["no such thing"]})
        if seat != witness.seat:
            await witness.ask("POST", f"{here}/turns", {"step": 0, "actions": legal[:1]})
            await witness.ask("GET", f"{here}/link")
