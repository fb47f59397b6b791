"""Tables that strangers know nothing of, and links that open seats."""

from typing import Any

from kvartal.server.settings import Settings
from tests.server.api.sites import FREELY, open_site, open_started, open_table
from tests.server.conftest import Stack
from tests.server.running import in_loop

NOWHERE = "00000000000000000000"
ASKED_OF_A_SEAT: dict[str, dict[str, Any]] = {
    "turns": {"step": 0, "actions": ["keep"]},
    "preview": {"actions": []},
    "forecast": {"actions": [], "action": "keep"},
    "resign": {},
    "return": {},
    "holiday": {"on": True},
    "say": {"phrase": "hello"},
    "link": {},
    "take": {"token": "x" * 32},
}


@in_loop
async def test_a_stranger_cannot_tell_a_private_table_from_none(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek, spy = [await site.visitor() for _ in range(3)]
        table = await open_table(olha, visibility="private")
        invitation = (await olha.get(f"/api/tables/{table}"))["invitation"]
        await marek.showing(invitation).post(f"/api/tables/{table}/seats")
        await olha.post(f"/api/tables/{table}/start")
        asked: list[tuple[str, str, dict[str, Any]]] = [
            ("GET", "", {}),
            ("GET", "?at=0", {}),
            ("GET", "/record", {}),
            ("GET", "/review", {}),
            ("GET", "/moment?move=0", {}),
            ("POST", "/review", {}),
            ("GET", "/seats/0/link", {}),
            ("POST", "/looked", {"number": 0}),
            ("POST", "/seats", {}),
            ("POST", "/start", {}),
            ("POST", "/rematch", {}),
            ("POST", "/branches", {"number": 3, "seat": 0}),
            ("GET", "/branches", {}),
            ("GET", "/prospects", {}),
            ("PUT", "/seats/0/bot", {"level": "greedy"}),
            ("PUT", "/bots", {"level": "greedy"}),
            ("DELETE", "/seats/0", {}),
            *(("POST", f"/seats/0/{what}", body) for what, body in ASKED_OF_A_SEAT.items()),
        ]
        for method, path, body in asked:
            here = await spy.refused("no_such_table", method, f"/api/tables/{table}{path}", **body)
            nowhere = f"/api/tables/{NOWHERE}{path}"
            assert here == await spy.refused("no_such_table", method, nowhere, **body)
        await spy.refused("no_such_table", "GET", f"/api/stream?table={table}")
        stranger = site.browser()
        await stranger.refused("no_such_table", "GET", f"/api/tables/{table}")
        stranger.showing(invitation[:-1])
        await stranger.refused("no_such_table", "GET", f"/api/tables/{table}")
        await stranger.showing(invitation).get(f"/api/tables/{table}")
        assert (await marek.get(f"/api/tables/{table}"))["invitation"] == invitation
        assert (await olha.get("/api/tables"))["tables"] == []


@in_loop
async def test_a_link_takes_a_seat_until_it_is_renewed(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        phone, thief = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek)
        seat = f"/api/tables/{table}/seats/0"
        await marek.refused("not_your_seat", "GET", f"{seat}/link")
        await site.browser().refused("no_session", "GET", f"{seat}/link")
        link = await olha.get(f"{seat}/link")
        address, _, token = link["url"].partition("#")
        assert address == f"{site.url}/t/{table}/0"

        for_another_seat = f"/api/tables/{table}/seats/1/take"
        await thief.refused("link_void", "POST", for_another_seat, token=token)
        await thief.refused("link_void", "POST", f"{seat}/take", token="A" * 32)
        await site.browser().refused("no_session", "POST", f"{seat}/take", token=token)
        await phone.post(f"{seat}/take", token=token)
        assert (await phone.get(f"/api/tables/{table}"))["mine"] == [0]
        assert (await olha.get(f"/api/tables/{table}"))["mine"] == [0]

        renewed = await phone.post(f"{seat}/link")
        assert renewed["url"] != link["url"]
        assert (await olha.get(f"/api/tables/{table}"))["mine"] == []
        await olha.refused("link_void", "POST", f"{seat}/take", token=token)
        assert (await phone.get(f"/api/tables/{table}"))["is_host"]


@in_loop
async def test_a_link_opens_a_private_table_too(stack: Stack) -> None:
    settings = Settings(credits_each_second=0, public_url="https://play.example/")
    async with open_site(stack, settings) as site:
        first = await site.browser().client.post(
            "/api/session", json={"name": "Olha", "face": "fox"}
        )
        # A secure cookie: the client itself would not send it without encryption.
        olha = site.browser(cookie=first.headers["set-cookie"].partition(";")[0])
        table = await open_table(olha, visibility="private")
        url = (await olha.get(f"/api/tables/{table}/seats/0/link"))["url"]
        assert url.startswith(f"https://play.example/t/{table}/0#")
        token = url.partition("#")[2]
    async with open_site(stack, FREELY) as other_node:
        phone = await other_node.visitor()
        await phone.refused("no_such_table", "GET", f"/api/tables/{table}")
        await phone.post(f"/api/tables/{table}/seats/0/take", token=token)
        assert (await phone.get(f"/api/tables/{table}"))["mine"] == [0]
