"""What strangers can find out about a private table: nothing."""

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec

from kvartal.server.api.document import document
from kvartal.server.api.examples import BODIES
from kvartal.server.api.streaming import MOST_TABLES
from kvartal.server.ids import new_id
from tests.server.api.sites import Browser, open_site, open_table
from tests.server.api.test_stream import listening
from tests.server.conftest import Stack
from tests.server.hostile.quiet import nothing_happens
from tests.server.running import in_loop

Asked = tuple[str, str, Any]


def all_of_a_table() -> Iterator[Asked]:
    """Every operation on tables, as it should be and not quite so."""
    for path, operations in msgspec.json.decode(document())["paths"].items():
        if "{table}" not in path:
            continue
        for method, operation in operations.items():
            body = BODIES.get(operation["operationId"])
            for seat in ("0", "1", "99") if "{seat}" in path else ("",):
                where = path.replace("{seat}", seat)
                yield method.upper(), where, body
                if body is not None:
                    yield method.upper(), where, {"nonsense": 1}
    for query in ("at=0", "since=0", "at=9999"):
        yield "GET", "/api/tables/{table}?" + query, None
        yield "GET", "/api/tables/{table}/record?" + query, None
    yield "GET", "/api/stream?table={table}", None


async def heard(browser: Browser, asked: Asked, table: str) -> tuple[Any, ...]:
    method, path, body = asked
    answer = await browser.client.request(method, path.format(table=table), json=body)
    headers = {name: value for name, value in answer.headers.items() if name != "date"}
    return answer.status_code, answer.content, headers


async def private_table(host: Browser, *guests: Browser) -> tuple[str, str]:
    table = await open_table(
        host, game="plots", seats=max(2, 1 + len(guests)), visibility="private"
    )
    invitation: str = (await host.get(f"/api/tables/{table}"))["invitation"]
    for guest in guests:
        await guest.showing(invitation).post(f"/api/tables/{table}/seats")
        guest.showing()
    return table, invitation


def shown_to(table: str) -> list[tuple[str, str, dict[str, Any]]]:
    """Where an invitation is looked at."""
    path = f"/api/tables/{table}"
    return [
        ("GET", path, {}),
        ("GET", f"{path}/record", {}),
        ("GET", f"{path}/review", {}),
        ("POST", f"{path}/review", {}),
        ("GET", f"{path}/moment?move=0", {}),
        ("GET", f"{path}/branches", {}),
        ("POST", f"{path}/branches", {"number": 0, "seat": 0}),
        ("GET", f"{path}/prospects", {}),
        ("GET", f"/api/stream?table={table}", {}),
        ("POST", f"{path}/looked", {"number": 0}),
        ("POST", f"{path}/seats", {}),
        ("POST", f"{path}/seats/0/report", {}),
    ]


@in_loop
async def test_a_private_table_is_like_none(stack: Stack) -> None:
    asked = list(all_of_a_table())
    assert len(asked) > 50
    async with open_site(stack) as site:
        olha, marek, removed, spy = [await site.visitor() for _ in range(4)]
        lobby, _ = await private_table(olha, marek, removed)
        await olha.ask("DELETE", f"/api/tables/{lobby}/seats/2", 200)
        running, _ = await private_table(olha, marek)
        await olha.post(f"/api/tables/{running}/start")
        async with nothing_happens(site, lobby, running):
            guessing = site.browser().showing("0" * 20)
            for browser in (spy, removed, site.browser(), guessing):
                for one in asked:
                    nowhere = await heard(browser, one, new_id())
                    assert nowhere[0] in {400, 401, 404}
                    assert await heard(browser, one, lobby) == nowhere, one
                    assert await heard(browser, one, running) == nowhere, one
        assert (await removed.get("/api/me/tables"))["tables"] == []


@in_loop
async def test_invitations_are_not_guessed(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, spy = await site.visitor(), await site.visitor()
        table, invitation = await private_table(olha)
        other, _ = await private_table(olha)
        async with nothing_happens(site, table, other):
            for guess in ("", invitation[:-1], invitation[1:], new_id(), "0" * 20):
                for method, path, body in shown_to(table):
                    await spy.showing(guess).refused("no_such_table", method, path, **body)
            for method, path, body in shown_to(other):
                await spy.showing(invitation).refused("no_such_table", method, path, **body)
            for odd in (invitation + "0", invitation.upper(), "%", f"{invitation};"):
                for method, path, body in shown_to(table):
                    await spy.showing(odd).refused("bad_request", method, path, **body)


@in_loop
async def test_an_invitation_in_the_address_is_none(stack: Stack) -> None:
    """Whoever could send it there would: addresses end up in the logs of proxies."""
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table, invitation = await private_table(olha)
        query = f"invitation={invitation}&kvartal-invitation={invitation}"
        for method, path, body in shown_to(table):
            mark = "&" if "?" in path else "?"
            await marek.refused("no_such_table", method, f"{path}{mark}{query}", **body)
        queries = {
            parameter["name"]
            for path in msgspec.json.decode(document())["paths"].values()
            for operation in path.values()
            for parameter in operation.get("parameters", ())
            if parameter["in"] == "query"
        }
        assert queries == {"table", "game", "at", "since", "move", "seat"}


@in_loop
async def test_streams_of_tables_one_may_not_hear(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, spy = await site.visitor(), await site.visitor()
        table, _ = await private_table(olha)
        own = await open_table(spy)
        many = "&".join(f"table={new_id()}" for _ in range(MOST_TABLES + 1))
        for query, code in (
            (many, "too_many_tables"),
            (f"table={new_id()}", "no_such_table"),
            (f"table={table}", "no_such_table"),
            (f"table={own}&table={table}", "no_such_table"),
            ("table=", "bad_request"),
            (f"table={own},{table}", "bad_request"),
        ):
            await spy.refused(code, "GET", f"/api/stream?{query}")
        spy.showing(*[new_id() for _ in range(MOST_TABLES)])
        await spy.refused("no_such_table", "GET", f"/api/stream?table={own}&table={table}")
        spy.showing(*[new_id() for _ in range(MOST_TABLES + 1)])
        await spy.refused("bad_request", "GET", f"/api/stream?table={own}")
        assert len(site.context.hub) == 0
        assert not site.context.limits.streams


@in_loop
async def test_who_is_out_hears_nothing_more(stack: Stack) -> None:
    """At another node, too; nor does anybody by the invitation that was known to who was sent
    away."""
    async with open_site(stack) as site, open_site(stack) as other:
        olha, marek, guest = [await site.visitor() for _ in range(3)]
        table, invitation = await private_table(olha, marek, guest)
        own = await open_table(guest, game="plots")
        there = other.browser(cookie=f"kvartal={guest.cookie}")
        async with (
            listening(there) as out,
            listening(other.browser(cookie=f"kvartal={marek.cookie}")) as company,
            listening(other.browser().showing(invitation), f"?table={table}") as invited,
        ):
            for ear in (out, company, invited):
                await ear.next_of("hello")
            await olha.ask("DELETE", f"/api/tables/{table}/seats/2", 200)
            assert await out.next() == ("gone", {"table": table})
            assert await invited.next_of("gone") == {"table": table}
            assert (await company.next_of("changed"))["card"]["seats"][2]["kind"] == "free"
            await olha.post(f"/api/tables/{table}/seats/0/say", phrase="hello")
            await company.next_of("changed")
            await guest.post(f"/api/tables/{own}/seats/0/say", phrase="hello")
            kind, heard_of = await out.next()
            assert (kind, heard_of["table"]) == ("changed", own)
            await there.refused("no_such_table", "GET", f"/api/stream?table={table}")
            await there.refused("no_such_table", "POST", f"/api/tables/{table}/looked", number=0)


@in_loop
async def test_who_stands_up_takes_no_invited_guest_along(stack: Stack) -> None:
    """With an invitation it does not matter who sits where."""
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table, invitation = await private_table(olha, marek)
        async with listening(site.browser().showing(invitation), f"?table={table}") as ear:
            await ear.next_of("hello")
            await marek.ask("DELETE", f"/api/tables/{table}/seats/1", 200)
            assert (await ear.next_of("changed"))["card"]["seats"][1]["kind"] == "free"


@in_loop
async def test_who_lost_the_seat_to_a_new_link_hears_nothing_more(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek, thief = [await site.visitor() for _ in range(3)]
        table, _ = await private_table(olha, marek)
        await olha.post(f"/api/tables/{table}/start")
        seat = f"/api/tables/{table}/seats/1"
        token = (await marek.get(f"{seat}/link"))["url"].partition("#")[2]
        await thief.post(f"{seat}/take", token=token)
        async with listening(thief, f"?table={table}") as ear:
            await ear.next_of("hello")
            await asyncio.gather(
                marek.post(f"{seat}/link"),
                olha.post(f"/api/tables/{table}/seats/0/turns", step=0, actions=["choose 1"]),
            )
            while (event := await ear.next())[0] != "gone":
                assert event[0] in {"progress", "changed"}, "what came before it was turned out"
            assert event == ("gone", {"table": table})


@in_loop
async def test_who_sat_down_elsewhere_is_let_in(stack: Stack) -> None:
    """A node that knew the table before must not turn away who came since."""
    async with open_site(stack) as site, open_site(stack) as other:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_table(olha, game="plots", seats=2, visibility="private")
        await other.browser(cookie=f"kvartal={olha.cookie}").get(f"/api/tables/{table}")
        invitation = (await olha.get(f"/api/tables/{table}"))["invitation"]
        await marek.showing(invitation).post(f"/api/tables/{table}/seats")
        there = other.browser(cookie=f"kvartal={marek.cookie}")
        await there.post(f"/api/tables/{table}/looked", 204, number=0)
        async with listening(there, f"?table={table}") as ear:
            await ear.next_of("hello")
