"""Answers that nobody takes."""

import asyncio
import socket
from pathlib import Path

import pytest

from kvartal.server.node.stream import MOST_WAITING
from kvartal.server.process import http_protocol
from tests.server.api.sites import Browser, Site
from tests.server.api.test_stream import listening, until_nobody_listens
from tests.server.conftest import Stack
from tests.server.hostile.sites import real_site
from tests.server.hostile.unread import unread
from tests.server.running import in_loop

MANY = 2 * MOST_WAITING // 17_000
FEW = 15
SLOW = {"kind": "slow", "turn": 86_400, "reserve": 0}


@pytest.fixture
def stack(tmp_path: Path) -> Stack:
    """The smallest: nothing here depends on what is behind a node."""
    return Stack(f"sqlite:///{tmp_path / 'kvartal.db'}", "local:")


class Busy:
    """A table of a hundred at one sofa. When somebody goes on holiday or comes back, everybody gets
    the card of all, 17 KB."""

    def __init__(self, host: Browser, table: str) -> None:
        self.host = host
        self.table = table
        self.events = 0

    @classmethod
    async def at(cls, site: Site) -> "Busy":
        host = await site.visitor()
        asked = {"game": "plots", "seats": 100, "pace": SLOW}
        table = (await host.post("/api/tables", 201, **asked))["table"]
        for _ in range(99):
            await host.post(f"/api/tables/{table}/seats", name="Petro", face="owl")
        await host.post(f"/api/tables/{table}/start")
        return cls(host, table)

    @property
    def stream(self) -> str:
        return f"/api/stream?table={self.table}"

    async def go_on(self, events: int) -> None:
        for _ in range(events):
            self.events += 1
            holiday = f"/api/tables/{self.table}/seats/0/holiday"
            await self.host.post(holiday, on=self.events % 2 == 1)


async def until(site: Site, streams: int) -> None:
    async with asyncio.timeout(30):
        while len(site.context.hub) != streams:
            await asyncio.sleep(0.02)


async def is_cut_off(stuck: socket.socket) -> bool:
    """What the kernel had still comes, but no end of the answer."""
    reader, writer = await asyncio.open_connection(sock=stuck)
    try:
        async with asyncio.timeout(30):
            return not (await reader.read()).endswith(b"0\r\n\r\n")
    except ConnectionError:
        return True
    finally:
        writer.close()


@in_loop
async def test_a_stream_with_too_much_waiting_is_cut_off(stack: Stack) -> None:
    """At once, although its reader could come back."""
    async with real_site(stack) as site:
        busy = await Busy.at(site)
        with unread(site.port, busy.stream) as stuck:
            async with listening(busy.host, f"?table={busy.table}") as ear:
                number = (await ear.next_of("hello"))["tables"][busy.table]
                await until(site, 2)
                going_on = asyncio.create_task(busy.go_on(MANY))
                last = number + MANY
                while number < last:
                    heard = await ear.next_of("changed")
                    assert heard["since"] == number
                    number = heard["number"]
                await going_on
                await until(site, 1)
            assert await is_cut_off(stuck)


@in_loop
async def test_a_stream_that_nobody_reads_is_cut_off(
    stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if less is waiting."""
    monkeypatch.setattr(http_protocol, "STALLED", 0.3)
    async with real_site(stack) as site:
        busy = await Busy.at(site)
        with unread(site.port, busy.stream) as stuck:
            await until(site, 1)
            await busy.go_on(FEW)
            await until(site, 0)
            assert await is_cut_off(stuck)


@in_loop
async def test_a_house_that_closes_does_not_wait_for_who_does_not_read(
    stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "STALLED", 0.3)
    async with real_site(stack) as site:
        busy = await Busy.at(site)
        with unread(site.port, busy.stream):
            await until(site, 1)
            await busy.go_on(FEW)
            await site.context.hub.close()
            await until_nobody_listens(site)


@in_loop
async def test_an_answer_that_nobody_reads_is_cut_off(
    stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "STALLED", 0.3)
    async with real_site(stack) as site:
        busy = await Busy.at(site)
        with unread(site.port, *[f"/api/tables/{busy.table}"] * 20) as stuck:
            await asyncio.sleep(4)
            assert await is_cut_off(stuck)


@pytest.mark.slow
@in_loop
async def test_a_slow_reader_is_not_cut_off(stack: Stack, monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as it takes something: here for three times as long as it may take nothing."""
    monkeypatch.setattr(http_protocol, "STALLED", 2.0)
    async with real_site(stack) as site:
        busy = await Busy.at(site)
        with unread(site.port, busy.stream) as slow:
            slow.setblocking(False)
            await until(site, 1)
            await busy.go_on(FEW)
            loop = asyncio.get_running_loop()
            began, taken = loop.time(), 0
            for turn in range(24):
                while taken < turn * 8_000:
                    piece = await loop.sock_recv(slow, 8_000)
                    assert piece, "it was cut off"
                    taken += len(piece)
                await asyncio.sleep(0.25)
            assert loop.time() - began >= 3 * http_protocol.STALLED
            assert taken < FEW * 16_000, "nothing waits any more"
            assert len(site.context.hub) == 1
