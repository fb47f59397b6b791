"""Whoever asks for everything at once waits for itself, and nobody else for it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from kvartal.server.api import client
from kvartal.server.identity.rate_limits import FILES, Asker, Limits
from kvartal.server.identity.turnstile import AT_ONCE, ATONEMENT, Turnstile
from kvartal.server.settings import Settings
from tests.server.api.sites import Site, open_table
from tests.server.conftest import Stack
from tests.server.hostile.sites import real_site
from tests.server.hostile.unread import unread
from tests.server.running import in_loop

ELSEWHERE = "127.0.0.2"
MANY = 5 * AT_ONCE


@pytest.fixture
def stack(tmp_path: Path) -> Stack:
    """The smallest: nothing here depends on what is behind a node."""
    return Stack(f"sqlite:///{tmp_path / 'kvartal.db'}", "local:")


class Held:
    """Looks at tables that take until they are let go on."""

    def __init__(self, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun = 0
        self.go_on = asyncio.Event()
        self._seen = site.context.seen
        monkeypatch.setattr(site.context, "seen", self._see)

    async def _see(self, *asked: str) -> object:
        self.begun += 1
        await self.go_on.wait()
        return await self._seen(*asked)

    async def until(self, begun: int) -> None:
        async with asyncio.timeout(30):
            while self.begun < begun:
                await asyncio.sleep(0.01)


@asynccontextmanager
async def asked(site: Site, path: str) -> AsyncIterator[asyncio.StreamReader]:
    """The answer, at another address than that of browsers."""
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", site.port, local_addr=(ELSEWHERE, 0)
    )
    try:
        writer.write(f"GET {path} HTTP/1.1\r\nhost: k\r\n\r\n".encode())
        yield reader
    finally:
        writer.close()


@in_loop
async def test_a_few_requests_of_an_address_are_worked_on_at_once(
    stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with real_site(stack, Settings()) as site, AsyncExitStack() as wires:
        olha = await site.visitor()
        table = f"/api/tables/{await open_table(olha)}"
        held = Held(site, monkeypatch)
        answers = [await wires.enter_async_context(asked(site, table)) for _ in range(MANY)]
        await held.until(AT_ONCE)
        async with asked(site, "/health/live") as health:
            assert b" 200 " in await health.readline()  # how the server is can be asked from there
        for _ in range(10):
            await olha.get("/api/faces")
        assert held.begun == AT_ONCE
        looking = asyncio.create_task(olha.get(table))
        await held.until(AT_ONCE + 1)  # hers has not to wait
        held.go_on.set()
        await looking
        for answer in answers:
            assert b" 200 " in await answer.readline()


@in_loop
async def test_who_is_gone_before_its_turn_is_not_worked_for(
    stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with real_site(stack, Settings()) as site:
        olha = await site.visitor()
        table = f"/api/tables/{await open_table(olha)}"
        held = Held(site, monkeypatch)
        async with AsyncExitStack() as wires:
            for _ in range(MANY):
                await wires.enter_async_context(asked(site, table))
            await held.until(AT_ONCE)
        await olha.get("/api/faces")  # the server has heard of the end of those wires before
        held.go_on.set()
        async with asked(site, table) as answer:
            assert b" 200 " in await answer.readline()
        assert held.begun == AT_ONCE + 1


@in_loop
async def test_who_reads_slowly_keeps_no_neighbour_waiting(
    stack: Stack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = tmp_path / "client"
    built.mkdir()
    (built / "index.html").write_bytes(b"a page" * 500_000)
    monkeypatch.setattr(client, "BUILT", built)
    async with real_site(stack, Settings()) as site, AsyncExitStack() as wires:
        for _ in range(2 * AT_ONCE):
            wires.enter_context(unread(site.port, "/"))
        olha = await site.visitor()
        await olha.get("/api/faces")


@in_loop
async def test_a_place_goes_to_the_next_in_line() -> None:
    turnstile, order = Turnstile(), []

    async def go_through(name: str) -> None:
        await turnstile.enter("1")
        order.append(name)

    for number in range(AT_ONCE):
        await go_through(str(number))
    waiting = [asyncio.create_task(go_through(name)) for name in ("first", "gone", "last")]
    await asyncio.sleep(0)
    waiting[1].cancel()
    await turnstile.enter("2")
    assert len(order) == AT_ONCE
    for _ in range(2):
        turnstile.leave("1")
        await asyncio.sleep(0)
    assert order[AT_ONCE:] == ["first", "last"]
    for _ in range(AT_ONCE):
        turnstile.leave("1")
    turnstile.leave("2")
    assert turnstile.is_empty


@in_loop
async def test_refusals_come_one_after_the_other() -> None:
    """However many are asked for at once; another address does not wait for them."""
    turnstile, order = Turnstile(), []
    loop = asyncio.get_running_loop()

    async def be_refused(address: str) -> None:
        await turnstile.atone(address)
        order.append(address)

    began = loop.time()
    refused = [asyncio.create_task(be_refused("1")) for _ in range(20)]
    refused.append(asyncio.create_task(be_refused("2")))
    await asyncio.gather(*refused)
    assert loop.time() - began >= 20 * ATONEMENT
    assert "2" in order[:2]
    assert turnstile.is_empty


@in_loop
async def test_refusals_of_all_kinds_are_delayed(
    stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    atoned: list[str] = []

    async def atone(_: Turnstile, address: str) -> None:
        atoned.append(address)

    monkeypatch.setattr(Turnstile, "atone", atone)
    async with real_site(stack, Settings(credits=10, crowd=2)) as site:
        olha = await site.visitor()
        for path in ("/api/faces", "/api/me/tables", "/api/nothing"):  # by the door, or by a route
            while (await olha.client.get(path)).status_code != 429:
                pass
            assert set(atoned) == {"127.0.0.1"}
            atoned.clear()


def test_files_of_the_page_have_an_allowance_of_their_own() -> None:
    """Even if it is as large as the credits."""
    limits = Limits(int(FILES.most), int(FILES.each_second), crowd=1)
    limits.charge(Asker("", "1"), int(FILES.most))
    limits.charge(Asker("", "1"), int(FILES.most), FILES)


@pytest.mark.usefixtures("nothing_grows_back")
@in_loop
async def test_files_of_the_page_are_not_endless(
    stack: Stack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = tmp_path / "client"
    built.mkdir()
    (built / "index.html").write_text("a page")
    monkeypatch.setattr(client, "BUILT", built)
    async with real_site(stack, Settings(crowd=1)) as site:
        olha = await site.visitor()
        for _ in range(int(FILES.most)):
            await olha.get("/")
        assert (await olha.client.get("/")).status_code == 429
        await olha.get("/api/faces")
