"""Another browser joins a seat by its link: the seat is told, and nobody else."""

from typing import Any

from tests.server.api.sites import Browser, open_site, open_started, open_table
from tests.server.api.test_stream import listening
from tests.server.conftest import Stack
from tests.server.running import in_loop

JOINED = {"kind": "table.linked", "seat": 1}


async def join(phone: Browser, owner: Browser, table: str) -> None:
    seat = f"/api/tables/{table}/seats/1"
    token = (await owner.get(f"{seat}/link"))["url"].partition("#")[2]
    await phone.post(f"{seat}/take", token=token)


def facts_in(position: dict[str, Any]) -> list[Any]:
    return [fact for row in position["log"] for fact in row["facts"]]


async def told(browser: Browser, table: str, query: str = "") -> bool:
    return JOINED in facts_in(await browser.get(f"/api/tables/{table}{query}"))


@in_loop
async def test_only_the_seat_hears_who_joins_it_in_the_lobby(stack: Stack) -> None:
    async with open_site(stack) as site:
        host, owner, phone = [await site.visitor() for _ in range(3)]
        table = await open_table(host, game="plots")
        await owner.post(f"/api/tables/{table}/seats", seat=1)
        query = f"?table={table}"
        async with (
            listening(owner, query) as own,
            listening(host, query) as other,
            listening(site.browser(), query) as outside,
        ):
            for ear in (own, other, outside):
                await ear.next_of("hello")
            await join(phone, owner, table)
            assert facts_in(await own.next_of("changed")) == [JOINED]
            for ear in (other, outside):
                assert facts_in(await ear.next_of("changed")) == []
        assert await told(owner, table)
        assert await told(phone, table)
        assert not await told(host, table)
        assert not await told(site.browser(), table)


@in_loop
async def test_the_seat_hears_it_at_once_while_others_decide(stack: Stack) -> None:
    async with open_site(stack) as site:
        host, owner, phone = [await site.visitor() for _ in range(3)]
        table = await open_started(host, owner, game="plots")
        query = f"?table={table}"
        async with listening(owner, query) as own, listening(host, query) as other:
            for ear in (own, other):
                await ear.next_of("hello")
            await host.post(f"/api/tables/{table}/seats/0/turns", step=0, actions=["choose 1"])
            assert (await own.next())[0] == "progress"
            await join(phone, owner, table)
            kind, heard = await own.next()
            assert (kind, heard["awaited"]) == ("changed", [1])
            assert JOINED in facts_in(heard)
            assert JOINED not in facts_in(await other.next_of("changed"))
        assert not await told(host, table)
        assert not await told(site.browser(), table)


@in_loop
async def test_who_sits_down_later_does_not_read_who_had_joined_before(stack: Stack) -> None:
    async with open_site(stack) as site:
        host, before, phone, after = [await site.visitor() for _ in range(4)]
        table = await open_table(host, game="plots")
        await before.post(f"/api/tables/{table}/seats", seat=1)
        await join(phone, before, table)
        joined = (await before.get(f"/api/tables/{table}"))["number"]
        assert await told(before, table, f"?at={joined}")
        await before.ask("DELETE", f"/api/tables/{table}/seats/1", 200)
        await after.post(f"/api/tables/{table}/seats", seat=1)
        for query in ("", f"?at={joined}"):
            for browser in (after, before, phone, host):
                assert not await told(browser, table, query)
        await join(phone, after, table)
        assert await told(after, table)
        assert not await told(after, table, f"?at={joined}")
