"""What browsers hear."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec

from tests.server.api.sites import Browser, Site, open_site, open_started, open_table, play_on
from tests.server.conftest import Stack
from tests.server.running import in_loop


class Ear:
    def __init__(self, answer: httpx.Response) -> None:
        self.answer = answer
        self._lines = answer.aiter_lines()

    async def next(self) -> tuple[str, Any]:
        """The next event, comments left out, and who is there: that comes when it comes."""
        kind = ""
        async with asyncio.timeout(30):
            async for line in self._lines:
                if line.startswith("event: "):
                    kind = line.removeprefix("event: ")
                elif line.startswith("data: ") and kind != "presence":
                    return kind, msgspec.json.decode(line.removeprefix("data: "))
        raise EOFError

    async def next_of(self, kind: str) -> Any:
        while True:
            heard, data = await self.next()
            if heard == kind:
                return data


@asynccontextmanager
async def listening(browser: Browser, query: str = "") -> AsyncIterator[Ear]:
    async with browser.client.stream("GET", f"/api/stream{query}") as answer:
        assert answer.status_code == 200
        yield Ear(answer)


async def until_nobody_listens(site: Site) -> None:
    for _ in range(200):
        if not len(site.context.hub):
            return
        await asyncio.sleep(0.02)
    raise AssertionError("streams stay open")


@in_loop
async def test_hello_and_changes(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek)
        number = (await olha.get(f"/api/tables/{table}"))["number"]
        async with listening(olha) as ear, listening(site.browser(), f"?table={table}") as other:
            headers = ear.answer.headers
            assert headers["content-type"].startswith("text/event-stream")
            assert headers["cache-control"] == "no-store"
            assert headers["x-accel-buffering"] == "no"
            kind, hello = await ear.next()
            assert (kind, hello["tables"]) == ("hello", {table: number})
            await other.next_of("hello")
            await olha.post(f"/api/tables/{table}/seats/0/say", phrase="hello")
            own, outside = await ear.next_of("changed"), await other.next_of("changed")
            assert (own["since"], own["number"]) == (number, number + 1)
            assert own["mine"] == [0]
            assert [view["seat"] for view in own["seats"]] == [0]
            assert outside["mine"] == outside["seats"] == []
            assert own["log"] == outside["log"]


@in_loop
async def test_progress_while_others_decide(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek, game="plots")
        own = await marek.get(f"/api/tables/{table}")
        assert own["awaited"] == [0, 1]
        async with listening(olha, f"?table={table}") as ear:
            await ear.next_of("hello")
            action = own["seats"][0]["legal"][0]
            turns = f"/api/tables/{table}/seats/1/turns"
            taken = await marek.post(turns, step=0, actions=[action])
            assert taken["awaited"] == [0]
            progress = await ear.next_of("progress")
            assert progress["awaited"] == [0]
            await play_on(table, {0: olha, 1: marek}, turns=1)
            changed = await ear.next_of("changed")
            assert changed["since"] == own["number"]


@in_loop
async def test_who_goes_away_is_forgotten(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha = await site.visitor()
        table = await open_table(olha)
        for _ in range(3):
            async with listening(olha, f"?table={table}") as ear:
                await ear.next_of("hello")
                assert len(site.context.hub) == 1
            await until_nobody_listens(site)
        reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
        writer.write(f"GET /api/stream?table={table} HTTP/1.1\r\nhost: localhost\r\n\r\n".encode())
        await reader.readuntil(b"hello")
        writer.transport.abort()
        await until_nobody_listens(site)


@in_loop
async def test_a_house_that_closes_says_bye(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha = await site.visitor()
        await open_table(olha)
        async with listening(olha) as ear:
            await ear.next_of("hello")
            await site.context.hub.close()
            assert (await ear.next())[0] == "bye"
        await until_nobody_listens(site)


@in_loop
async def test_which_tables(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, stranger = await site.visitor(), site.browser()
        await stranger.refused("no_session", "GET", "/api/stream")
        await stranger.refused("bad_request", "GET", "/api/stream?table=nonsense")
        nowhere = "/api/stream?table=00000000000000000000"
        await stranger.refused("no_such_table", "GET", nowhere)
        many = "&".join(f"table={number:020}" for number in range(101))
        await stranger.refused("too_many_tables", "GET", f"/api/stream?{many}")
        one, two = [await open_table(olha, visibility="private") for _ in range(2)]
        invitation = (await olha.get(f"/api/tables/{two}"))["invitation"]
        async with listening(olha) as ear:
            assert set((await ear.next_of("hello"))["tables"]) == {one, two}
        async with listening(stranger.showing(invitation), f"?table={two}") as ear:
            assert set((await ear.next_of("hello"))["tables"]) == {two}
        both = f"?table={one}&table={two}"
        await stranger.refused("no_such_table", "GET", f"/api/stream{both}")
        other = (await olha.get(f"/api/tables/{one}"))["invitation"]
        async with listening(stranger.showing(invitation, other), both) as ear:
            assert set((await ear.next_of("hello"))["tables"]) == {one, two}
        await until_nobody_listens(site)
