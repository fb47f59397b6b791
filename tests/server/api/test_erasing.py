"""Who asks for it is erased: from tables that go on, that are over and that are archived."""

import asyncio
import zlib
from typing import Any

import msgspec

from kvartal.games.catalogue import GAMES
from kvartal.kit.record import Record, verify
from kvartal.server.ids import new_id
from kvartal.server.store import Subscription
from kvartal.server.tables import bygone
from kvartal.server.tables.anonymity import without_person
from tests.server.api.sites import Browser, Site, open_site, open_started, open_table, play_on
from tests.server.api.test_stream import listening
from tests.server.conftest import Stack
from tests.server.damage import break_archive
from tests.server.dump import dump
from tests.server.running import in_loop

SHORT: dict[str, Any] = {"game": "plots", "options": {"rounds": 1}}
NAME, FACE = "Żółw Bartłomiej", "cactus"
TWIN = "Twin of a turtle"


async def over(zolw: Browser, marek: Browser) -> str:
    table = await open_started(zolw, marek, **SHORT)
    await play_on(table, {0: zolw, 1: marek})
    return table


async def put_away(site: Site, table: str) -> None:
    """As a worker does, later."""
    store = site.context.node.store
    newest = await site.context.node.newest(table)
    await store.write_down(table, bygone.write_down(newest, await store.read(table)))
    await store.archive(table)


async def record_of(browser: Browser, table: str) -> Record:
    return verify(GAMES["plots"], await browser.get(f"/api/tables/{table}/record"))


def without_names(record: Record) -> tuple[Any, ...]:
    """What of a record is the same whoever has played."""
    header = record.header
    moves = [(move.seat, move.notation, move.facts) for move in record.moves]
    return header.commitment(), header.roster(), header.seed(), record.begin, moves, record.closing


async def names_at(browser: Browser, table: str) -> list[tuple[str, str]]:
    seats = (await browser.get(f"/api/tables/{table}"))["card"]["seats"]
    return [(seat["name"], seat["face"]) for seat in seats]


async def is_nameless(browser: Browser, table: str) -> None:
    async with asyncio.timeout(20):
        while (await names_at(browser, table))[0] != ("—", "fox"):
            await asyncio.sleep(0.05)
    shown = await browser.get(f"/api/tables/{table}")
    assert NAME not in str(shown)
    assert shown["card"]["seats"][1]["name"] == "Marek"


@in_loop
async def test_nothing_is_left_of_who_is_erased(stack: Stack) -> None:
    async with open_site(stack) as site, open_site(stack) as other:
        zolw, marek = await site.visitor(NAME, FACE), await site.visitor("Marek", "tram")
        person = (await zolw.get("/api/session"))["person"]
        there = other.browser(cookie=f"kvartal={marek.cookie}")
        finished, archived = await over(zolw, marek), await over(zolw, marek)
        await put_away(site, archived)
        running = await open_started(zolw, marek, seats=2)
        visited = await open_table(marek, seats=3)
        await zolw.post(f"/api/tables/{visited}/seats")
        await zolw.post(f"/api/tables/{visited}/seats", name=TWIN)
        link = (await marek.get(f"/api/tables/{finished}/seats/1/link"))["url"]
        token = link.partition("#")[2]
        await zolw.post(f"/api/tables/{finished}/seats/1/take", token=token)
        keys = Subscription("https://push.example/turtle", "key", "auth")
        await site.context.node.store.subscribe(person, keys, 0, 2**50)
        hosted = await open_table(zolw, sit=False)
        tables = [finished, archived, running]
        records = [without_names(await record_of(there, table)) for table in tables[:2]]
        for table in tables:
            assert await names_at(there, table) == [(NAME, FACE), ("Marek", "tram")]
        full = await dump(stack)
        assert all(trace in full for trace in (person, NAME, FACE, TWIN, "push.example"))

        await zolw.ask("DELETE", "/api/me", 204)

        empty = await dump(stack)
        assert not [trace for trace in (person, NAME, FACE, TWIN, "push.example") if trace in empty]
        for browser in (marek, there):
            for table in tables:
                await is_nameless(browser, table)
        for browser in (marek, there):
            after = [await record_of(browser, table) for table in tables[:2]]
            assert [without_names(record) for record in after] == records
            assert [record.header.players for record in after] == [["—", "Marek"]] * 2
        seats = (await marek.get(f"/api/tables/{running}"))["card"]["seats"]
        assert [seat["away"] for seat in seats] == ["resigned", ""]
        seats = (await marek.get(f"/api/tables/{visited}"))["card"]["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "free", "free"]
        assert (await marek.get(f"/api/tables/{hosted}"))["card"]["phase"] == "abandoned"


@in_loop
async def test_how_a_game_ended_names_nobody_and_still_verifies(stack: Stack) -> None:
    """For nodes that do not carry its rules any more: what was written down then."""
    async with open_site(stack) as site:
        zolw, marek = await site.visitor(NAME, FACE), await site.visitor("Marek")
        table = await over(zolw, marek)
        before = without_names(await record_of(marek, table))
        await put_away(site, table)
        await zolw.ask("DELETE", "/api/me", 204)
        written = await site.context.node.store.written(table)
        assert written is not None
        record = verify(GAMES["plots"], msgspec.json.decode(zlib.decompress(written))["record"])
        assert record.header.players == ["—", "Marek"]
        assert without_names(record) == before


@in_loop
async def test_the_session_ends_and_the_cookie_is_void(stack: Stack) -> None:
    async with open_site(stack) as site:
        zolw = await site.visitor(NAME, FACE)
        cookie = zolw.cookie
        await zolw.ask("DELETE", "/api/me", 204)
        assert "kvartal" not in zolw.client.cookies
        again = site.browser(cookie=f"kvartal={cookie}")
        await again.refused("no_session", "GET", "/api/session")
        await again.refused("no_session", "DELETE", "/api/me")


@in_loop
async def test_each_table_has_another_id_and_the_tables_are_not_linked(stack: Stack) -> None:
    async with open_site(stack) as site:
        zolw, marek = await site.visitor(NAME, FACE), await site.visitor("Marek")
        tables = [await over(zolw, marek), await over(zolw, marek)]
        await zolw.ask("DELETE", "/api/me", 204)
        seen = [await site.context.node.newest(table) for table in tables]
        assert len({table.seats[0].person for table in seen}) == 2
        for table in seen:
            assert table.host == table.seats[0].person == table.created.host


@in_loop
async def test_who_listens_at_another_node_is_told_to_read_anew(stack: Stack) -> None:
    async with open_site(stack) as site, open_site(stack) as other:
        zolw, marek = await site.visitor(NAME, FACE), await site.visitor("Marek")
        table = await over(zolw, marek)
        there = other.browser(cookie=f"kvartal={marek.cookie}")
        async with listening(there, f"?table={table}") as ear:
            await ear.next_of("hello")
            await zolw.ask("DELETE", "/api/me", 204)
            assert await ear.next_of("renamed") == {"table": table}
            assert (await names_at(there, table))[0] == ("—", "fox")
            await there.post(f"/api/tables/{table}/seats/1/say", phrase="good_game")
            assert (await ear.next_of("changed"))["since"] < 100


@in_loop
async def test_what_was_begun_before_a_crash_is_finished_by_asking_again(stack: Stack) -> None:
    async with open_site(stack) as site:
        zolw, marek = await site.visitor(NAME, FACE), await site.visitor("Marek")
        person = (await zolw.get("/api/session"))["person"]
        first, second = await over(zolw, marek), await over(zolw, marek)
        await site.context.node.store.rewrite(first, without_person(person, new_id()))
        assert await names_at(zolw, first) == [(NAME, FACE), ("Marek", "fox")], "cached"
        await zolw.ask("DELETE", "/api/me", 204)
        for table in (first, second):
            await is_nameless(marek, table)
        assert person not in await dump(stack)


@in_loop
async def test_who_stands_up_at_once_is_found_again(stack: Stack) -> None:
    """Both may come into one row of the log."""
    async with open_site(stack) as site:
        zolw, marek = await site.visitor(NAME, FACE), await site.visitor("Marek")
        table = await open_table(marek, seats=2)
        seats = f"/api/tables/{table}/seats"
        for _ in range(10):
            said = marek.post(f"{seats}/0/say", phrase="hello")
            await asyncio.gather(
                said, zolw.post(seats), zolw.client.delete(f"{seats}/1"), return_exceptions=True
            )
            await zolw.client.delete(f"{seats}/1")
        await zolw.ask("DELETE", "/api/me", 204)
        assert NAME not in await dump(stack)


@in_loop
async def test_a_table_that_makes_no_sense_does_not_keep_the_others(stack: Stack) -> None:
    async with open_site(stack) as site:
        zolw, marek = await site.visitor(NAME, FACE), await site.visitor("Marek")
        whole, damaged = await over(zolw, marek), await over(zolw, marek)
        await put_away(site, damaged)
        await break_archive(stack, damaged)
        await zolw.ask("DELETE", "/api/me", 204)
        await is_nameless(marek, whole)
