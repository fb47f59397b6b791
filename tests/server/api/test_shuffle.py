"""Nobody chooses the deal: promises before the list is closed, contributions after it, and every
way around that refused."""

from typing import Any

from kvartal.games.catalogue import GAMES
from kvartal.kit.record import verify
from kvartal.kit.shuffle import promise
from tests.server.api.sites import Browser, open_site, open_table, play_on
from tests.server.conftest import Stack
from tests.server.running import in_loop

HOSTS, GUESTS, OTHER = (bytes([number]) * 32 for number in (1, 2, 3))
SHORT = {"rounds": 1}


async def table_for_two(host: Browser, guest: Browser, **asked: Any) -> str:
    """Both have promised, and nothing is closed yet."""
    asked = {"game": "plots", "options": SHORT, "promise": promise(HOSTS), **asked}
    table = await open_table(host, **asked)
    await guest.post(f"/api/tables/{table}/seats", promise=promise(GUESTS))
    return table


async def reveal(browser: Browser, table: str, seat: int, thrown: bytes) -> None:
    path = f"/api/tables/{table}/seats/{seat}/reveal"
    await browser.post(path, contribution=thrown.hex())


async def phase(browser: Browser, table: str) -> str:
    found: str = (await browser.get(f"/api/tables/{table}"))["card"]["phase"]
    return found


@in_loop
async def test_the_game_starts_when_all_have_revealed(stack: Stack) -> None:
    async with open_site(stack) as site:
        host, guest = await site.visitor(), await site.visitor()
        table = await table_for_two(host, guest)
        before = (await guest.get(f"/api/tables/{table}"))["card"]
        assert (before["shuffle"], before["roster"], before["promises"]) == (2, "", [])
        await host.post(f"/api/tables/{table}/start")
        await host.post(f"/api/tables/{table}/start")  # sent again, it changes nothing
        closed = (await guest.get(f"/api/tables/{table}"))["card"]
        assert closed["phase"] == "starting"
        assert closed["promises"] == [promise(HOSTS), promise(GUESTS)]
        await reveal(guest, table, 1, GUESTS)
        await reveal(guest, table, 1, GUESTS)
        assert await phase(guest, table) == "starting"
        await reveal(host, table, 0, HOSTS)
        await reveal(host, table, 0, HOSTS)
        running = (await guest.get(f"/api/tables/{table}"))["card"]
        assert (running["phase"], running["promises"]) == ("running", [])
        assert running["commitment"] == before["commitment"]
        assert running["roster"] == closed["roster"]

        await play_on(table, {0: host, 1: guest})
        text = await guest.get(f"/api/tables/{table}/record")
        header = verify(GAMES["plots"], text).header
        assert (header.commitment(), header.roster()) == (before["commitment"], closed["roster"])
        assert [place.contribution for place in header.places] == [HOSTS, GUESTS]
        revealed = (await guest.get(f"/api/tables/{table}"))["card"]["revealed"]
        assert revealed["seed"] == header.seed().hex()


@in_loop
async def test_who_knows_the_secret_cannot_steer_the_deal(stack: Stack) -> None:
    """Sits before an honest guest, reads everything on the server, and tries to sit again with
    bytes that suit."""
    async with open_site(stack) as site:
        host, guest = await site.visitor(), await site.visitor()
        table = await table_for_two(host, guest)
        rows = await site.context.node.store.read(table)
        assert not any(GUESTS.hex() in row.entries for row in rows), "nobody can know it yet"
        await host.post(f"/api/tables/{table}/start")
        await reveal(guest, table, 1, GUESTS)
        # From here on the host knows all of it, and could choose.
        seat = f"/api/tables/{table}/seats/0"
        await host.refused("not_lobby", "DELETE", seat)
        await host.refused("not_lobby", "POST", f"/api/tables/{table}/seats", promise="ab" * 32)
        await host.refused("not_lobby", "PUT", f"{seat}/promise", promise=promise(OTHER))
        await host.refused("not_promised", "POST", f"{seat}/reveal", contribution=OTHER.hex())
        await host.refused("not_lobby", "PUT", f"/api/tables/{table}/bots", level="greedy")
        await reveal(host, table, 0, HOSTS)
        await host.refused("not_starting", "POST", f"{seat}/reveal", contribution=OTHER.hex())
        dealt = await site.context.node.newest(table)
        assert [place.contribution for place in dealt.header().places] == [HOSTS, GUESTS]


@in_loop
async def test_nobody_throws_in_for_others_or_for_bots(stack: Stack) -> None:
    async with open_site(stack) as site:
        host, guest = await site.visitor(), await site.visitor()
        table = await table_for_two(host, guest, seats=3, bots={"2": "greedy"})
        for seat in (1, 2):
            path = f"/api/tables/{table}/seats/{seat}"
            await host.refused("not_your_seat", "PUT", f"{path}/promise", promise=promise(OTHER))
        await host.post(f"/api/tables/{table}/start")
        for seat, thrown in ((1, GUESTS), (2, OTHER)):
            path = f"/api/tables/{table}/seats/{seat}/reveal"
            await host.refused("not_your_seat", "POST", path, contribution=thrown.hex())
        header = (await site.context.node.newest(table)).header()
        kinds = [line.split()[1] for line in (place.line() for place in header.places)]
        assert kinds == ["person", "person", "bot"]


@in_loop
async def test_nothing_is_revealed_before_the_list_is_closed(stack: Stack) -> None:
    async with open_site(stack) as site:
        host, guest = await site.visitor(), await site.visitor()
        table = await table_for_two(host, guest)
        path = f"/api/tables/{table}/seats/1/reveal"
        await guest.refused("not_starting", "POST", path, contribution=GUESTS.hex())


@in_loop
async def test_who_promises_nothing_plays_all_the_same(stack: Stack) -> None:
    async with open_site(stack) as site:
        host, guest = await site.visitor(), await site.visitor()
        table = await open_table(host, game="plots", options=SHORT)
        await guest.post(f"/api/tables/{table}/seats")
        await host.post(f"/api/tables/{table}/start")
        assert await phase(host, table) == "running", "there is nothing to wait for"
        await play_on(table, {0: host, 1: guest})
        record = verify(GAMES["plots"], await host.get(f"/api/tables/{table}/record"))
        assert [place.line() for place in record.header.places] == ["seat person", "seat person"]


@in_loop
async def test_several_at_one_screen_have_a_promise_each(stack: Stack) -> None:
    async with open_site(stack) as site:
        sofa = await site.visitor()
        table = await table_for_two(sofa, sofa)
        await sofa.post(f"/api/tables/{table}/start")
        await reveal(sofa, table, 0, HOSTS)
        assert await phase(sofa, table) == "starting"
        await reveal(sofa, table, 1, GUESTS)
        assert await phase(sofa, table) == "running"


@in_loop
async def test_a_seat_that_goes_to_another_browser_is_promised_for_anew(stack: Stack) -> None:
    async with open_site(stack) as site:
        host, guest, phone = [await site.visitor() for _ in range(3)]
        table = await table_for_two(host, guest)
        seat = f"/api/tables/{table}/seats/1"
        token = (await guest.get(f"{seat}/link"))["url"].partition("#")[2]
        await phone.post(f"{seat}/take", token=token)
        await phone.ask("PUT", f"{seat}/promise", 200, {"promise": promise(OTHER)})
        await host.post(f"/api/tables/{table}/start")
        await guest.refused("not_promised", "POST", f"{seat}/reveal", contribution=GUESTS.hex())
        await reveal(phone, table, 1, OTHER)
        await reveal(host, table, 0, HOSTS)
        assert await phase(phone, table) == "running"


@in_loop
async def test_the_commitment_is_there_as_soon_as_the_table_is(stack: Stack) -> None:
    async with open_site(stack) as site:
        host = await site.visitor()
        asked = {"game": "plots", "seats": 2, "promise": promise(HOSTS)}
        opened = await host.post("/api/tables", 201, **asked)
        card = (await host.get(f"/api/tables/{opened['table']}"))["card"]
        assert len(opened["commitment"]) == 64
        assert card["commitment"] == opened["commitment"]
