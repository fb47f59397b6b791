"""A whole node behind a real port, and browsers that visit it."""

import asyncio
import socket
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import uvicorn

from kvartal.games.catalogue import GAMES
from kvartal.server.api.app import context_in, make_app
from kvartal.server.api.context import AppContext
from kvartal.server.api.requests import INVITATION_HEADER
from kvartal.server.node.hub import Hub
from kvartal.server.node.node import Node
from kvartal.server.settings import Settings
from kvartal.server.tables.table import Games
from tests.server.conftest import Stack

FREELY = Settings(credits_each_second=0)
"""Without limits."""
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Sites of tests speak plain HTTP. To read all that the machine trusts takes httpx longer than most
tests."""


class Site:
    """A site that is open, and where."""

    def __init__(self, context: AppContext, url: str, port: int) -> None:
        self.context = context
        self.url = url
        self.port = port
        self._browsers: list[httpx.AsyncClient] = []

    def browser(self, **headers: str) -> "Browser":
        client = httpx.AsyncClient(
            base_url=self.url, headers=headers, timeout=20, verify=NO_CERTIFICATES
        )
        self._browsers.append(client)
        return Browser(client)

    async def visitor(self, name: str = "Olha", face: str = "fox") -> "Browser":
        """A browser with a session."""
        browser = self.browser()
        await browser.post("/api/session", name=name, face=face)
        return browser

    async def close(self) -> None:
        for client in self._browsers:
            await client.aclose()


class Browser:
    """Asks, and is content with nothing but the expected status."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client

    def showing(self, *invitations: str) -> "Browser":
        """From now on, with all that it asks."""
        self.client.headers[INVITATION_HEADER] = ", ".join(invitations)
        return self

    async def ask(self, method: str, path: str, status: int, body: Any = None) -> Any:
        answer = await self.client.request(method, path, json=body)
        assert answer.status_code == status, (method, path, answer.status_code, answer.text)
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text

    async def get(self, path: str, status: int = 200) -> Any:
        return await self.ask("GET", path, status)

    async def post(self, path: str, status: int = 200, **body: Any) -> Any:
        return await self.ask("POST", path, status, body)

    async def refused(self, code: str, method: str, path: str, **body: Any) -> dict[str, Any]:
        """The problem of a request that must not succeed."""
        sent = None if method == "GET" else body
        answer = await self.client.request(method, path, json=sent)
        problem: dict[str, Any] = answer.json()
        assert set(problem) == {"code", "args", "rule"}
        assert problem["code"] == code, (answer.status_code, problem)
        return {"status": answer.status_code, **problem}

    @property
    def cookie(self) -> str:
        return self.client.cookies["kvartal"]


def new_site(stack: Stack, settings: Settings = FREELY, games: Games = GAMES) -> Any:
    node = Node(stack.store(), stack.bus(), games)
    return make_app(node, Hub(node), settings)


@asynccontextmanager
async def open_site(
    stack: Stack, settings: Settings = FREELY, games: Games = GAMES
) -> AsyncIterator[Site]:
    app = new_site(stack, settings, games)
    # Said in full, or asyncio leaves it to wait 40 ms for fuller packets.
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP) as listening:
        listening.bind(("127.0.0.1", 0))
        port = listening.getsockname()[1]
        config = uvicorn.Config(
            app,
            log_level="critical",
            access_log=False,
            timeout_graceful_shutdown=5,
            timeout_keep_alive=30,  # as the product's
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve([listening]))
        while not server.started:
            assert not serving.done(), "the site does not open"
            await asyncio.sleep(0.01)
        opened = Site(context_in(app), f"http://127.0.0.1:{port}", port)
        try:
            yield opened
        finally:
            await opened.close()
            await opened.context.hub.close()
            server.should_exit = True
            await serving


async def open_table(host: Browser, **asked: Any) -> str:
    """A table of Neighbours for two, with the host at seat 0."""
    opened = await host.post("/api/tables", 201, **{"game": "neighbours", "seats": 2, **asked})
    table: str = opened["table"]
    return table


async def open_started(host: Browser, guest: Browser, **asked: Any) -> str:
    table = await open_table(host, **asked)
    await guest.post(f"/api/tables/{table}/seats")
    await host.post(f"/api/tables/{table}/start")
    return table


async def play_on(table: str, players: dict[int, Browser], turns: int = 10_000) -> int:
    """Everybody takes the first legal action when awaited; returns how many turns were taken."""
    for turn in range(turns):
        position = await players[0].get(f"/api/tables/{table}")
        if not position["awaited"]:
            return turn
        seat = position["awaited"][0]
        own = await players[seat].get(f"/api/tables/{table}")
        view = next(view for view in own["seats"] if view["seat"] == seat)
        await players[seat].post(
            f"/api/tables/{table}/seats/{seat}/turns",
            step=view["step"],
            actions=view["legal"][:1],
        )
    return turns
