"""One address that takes all it can get, and many people behind one router who want to play."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from kvartal.server.api import client
from kvartal.server.api.context import MOST_LIVE
from kvartal.server.identity.rate_limits import (
    BOTS,
    CROWD,
    MOST_STREAMS,
    SEATS,
    TABLES,
    Allowance,
    Asker,
)
from kvartal.server.settings import Settings
from tests.server.api.sites import Browser, Site, open_table
from tests.server.api.test_stream import listening
from tests.server.conftest import Stack
from tests.server.hostile.sites import real_site
from tests.server.running import in_loop

SOLO = {"game": "plots", "seats": 2, "bots": {"1": "random"}}
RICH = 100_000
"""Credits that do not run out, however fast the machine asks, so that something else has to."""


@pytest.mark.usefixtures("nothing_grows_back")
@in_loop
async def test_sessions_do_not_bring_an_address_more_tables(stack: Stack) -> None:
    """Of 360 that it asks for, with a new session for every thirty."""
    async with real_site(stack, Settings(credits=RICH)) as site:
        opened = 0
        for _ in range(12):
            visitor = await site.visitor()
            asked = [visitor.client.post("/api/tables", json=SOLO) for _ in range(30)]
            opened += sum(answer.status_code == 201 for answer in await asyncio.gather(*asked))
        assert opened == CROWD * TABLES.most


@in_loop
async def test_a_browser_opens_tables_one_after_the_other(stack: Stack) -> None:
    async with real_site(stack, Settings()) as site:
        olha, marek = await site.visitor(), await site.visitor()
        for _ in range(int(TABLES.most)):
            await open_table(olha)
        refused = await olha.refused("too_many", "POST", "/api/tables", **SOLO)
        assert refused["status"] == 429
        assert 30 <= refused["args"]["seconds"] <= 60
        await open_table(marek)


@asynccontextmanager
async def stream_of(site: Site, cookie: str, table: str) -> AsyncIterator[int]:
    """The status of a stream, which stays open."""
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
    try:
        writer.write(
            f"GET /api/stream?table={table} HTTP/1.1\r\nhost: k\r\ncookie: kvartal={cookie}\r\n\r\n"
            "".encode()
        )
        yield int((await reader.readline()).split()[1])
    finally:
        writer.close()


@in_loop
async def test_sessions_do_not_bring_an_address_more_streams(stack: Stack) -> None:
    async with real_site(stack, Settings()) as site, AsyncExitStack() as streams:
        table = await open_table(await site.visitor())
        statuses = []
        for _ in range(CROWD + 2):
            cookie = (await site.visitor()).cookie
            for _ in range(MOST_STREAMS):
                entered = streams.enter_async_context(stream_of(site, cookie, table))
                statuses.append(await entered)
        assert statuses.count(200) == CROWD * MOST_STREAMS
        assert set(statuses[CROWD * MOST_STREAMS :]) == {429}


async def arrive(site: Site) -> Browser:
    """Somebody opens the page for the first time, finds a name and sits down at a table."""
    browser = site.browser()
    await browser.get("/")
    for script in range(4):
        await browser.get(f"/assets/{script}.js")
    for path in ("/api/faces", "/api/games", "/api/phrases", "/api/tables"):
        await browser.get(path)
    await browser.post("/api/session", name="Olha", face="fox")
    await browser.get("/api/me/tables")
    table = (await browser.post("/api/tables", 201, **SOLO))["table"]
    await browser.post(f"/api/tables/{table}/start")
    await browser.get(f"/api/tables/{table}")
    return browser


@in_loop
async def test_a_hundred_people_behind_one_router_begin_at_once(
    stack: Stack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = tmp_path / "client"
    (built / "assets").mkdir(parents=True)
    for name in ("index.html", *(f"assets/{script}.js" for script in range(4))):
        (built / name).write_text("a page")
    monkeypatch.setattr(client, "BUILT", built)
    async with real_site(stack, Settings(credits_each_second=1)) as site:  # hardly any grow back
        for _ in range(10):
            people = await asyncio.gather(*(arrive(site) for _ in range(10)))
            assert len({browser.cookie for browser in people}) == 10


@pytest.mark.usefixtures("nothing_grows_back")
@in_loop
async def test_seats_are_taken_one_after_the_other(stack: Stack) -> None:
    async with real_site(stack, Settings()) as site:
        olha, eve = await site.visitor(), await site.visitor()
        table = await open_table(olha, game="plots", seats=100)
        for _ in range(int(SEATS.most)):
            await eve.post(f"/api/tables/{table}/seats")
        refused = await eve.refused("too_many", "POST", f"/api/tables/{table}/seats")
        assert refused["status"] == 429
        await olha.post(f"/api/tables/{table}/seats")


@in_loop
async def test_games_of_very_many_bots_are_started_one_after_the_other(stack: Stack) -> None:
    async with real_site(stack, Settings()) as site:
        eve = await site.visitor()
        tables = [await open_table(eve, game="plots", seats=100) for _ in range(2)]
        for table in tables:
            await eve.ask("PUT", f"/api/tables/{table}/bots", 200, {"level": "random"})
        await eve.post(f"/api/tables/{tables[0]}/start")
        refused = await eve.refused("too_many", "POST", f"/api/tables/{tables[1]}/start")
        seconds = (2 * 99 - BOTS.most) / BOTS.each_second
        assert seconds - 60 <= refused["args"]["seconds"] <= seconds
        small = await open_table(eve, **SOLO)
        await eve.post(f"/api/tables/{small}/start")


class Bill:
    """What is charged at a site."""

    def __init__(self, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
        self._charge = site.context.limits.charge
        self._spent = 0
        monkeypatch.setattr(site.context.limits, "charge", self._note)

    def _note(self, asker: Asker, cost: int, allowance: Allowance | None = None) -> None:
        self._charge(asker, cost, allowance)
        self._spent += cost if allowance is None else 0

    async def of(self, asked: Awaitable[object]) -> int:
        self._spent = 0
        await asked
        return self._spent


@in_loop
async def test_what_is_more_work_costs_more(stack: Stack, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred seats to look at or to think about, and a hundred tables to hear of."""
    async with real_site(stack, Settings(credits=RICH)) as site:
        eve, bill, costs = await site.visitor(), Bill(site, monkeypatch), []
        for seats in (2, 100):
            path = f"/api/tables/{await open_table(eve, game='plots', seats=seats)}"
            await eve.ask("PUT", f"{path}/bots", 200, {"level": "random"})
            await eve.post(f"{path}/start")
            looking, previewing = eve.get(path), eve.post(f"{path}/seats/0/preview", actions=[])
            costs.append((await bill.of(looking), await bill.of(previewing)))
        (look, preview), (large_look, large_preview) = costs
        assert large_look >= 10 * look
        assert large_preview >= 4 * preview
        many = "&".join([f"table={await open_table(eve)}" for _ in range(15)])
        async with AsyncExitStack() as streams:
            opening = streams.enter_async_context(listening(eve, f"?{many}"))
            assert await bill.of(opening) >= 15


@in_loop
async def test_nobody_is_at_very_many_tables(stack: Stack) -> None:
    async with real_site(stack, Settings()) as site:
        eve, olha = await site.visitor(), await site.visitor()
        person = (await eve.get("/api/session"))["person"]
        for _ in range(MOST_LIVE):
            await site.context.node.create(person, "plots", 2, {})
        refused = await eve.refused("too_many_tables", "POST", "/api/tables", **SOLO)
        assert (refused["status"], refused["args"]) == (409, {"most": MOST_LIVE})
        table = await open_table(olha)
        await eve.refused("too_many_tables", "POST", f"/api/tables/{table}/seats")
        mine = (await site.context.node.store.tables_of(person, 1))[0].table
        await eve.post(f"/api/tables/{mine}/seats")
        await eve.ask("DELETE", f"/api/tables/{mine}/seats/0", 200)  # and it is over
        await eve.post(f"/api/tables/{table}/seats")


@in_loop
async def test_a_proxy_that_is_not_named_is_noticed(
    stack: Stack, capsys: pytest.CaptureFixture[str]
) -> None:
    async with real_site(stack, Settings()) as site:
        for _ in range(3):
            await site.browser(**{"x-forwarded-for": "203.0.113.9"}).get("/api/faces")
        await site.browser().get("/api/faces")
    logged = "".join(capsys.readouterr())
    assert logged.count("proxy_not_named") == 1
    assert "203.0.113.9" not in logged
