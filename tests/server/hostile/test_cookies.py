"""Cookies that nobody was given."""

import asyncio
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256

import msgspec
import pytest
from itsdangerous import Signer

from kvartal.server.identity.sessions import LONGEST, Session
from kvartal.server.process import http_protocol
from tests.server.api.sites import Site, open_site, open_started
from tests.server.conftest import Stack
from tests.server.hostile.quiet import nothing_happens
from tests.server.hostile.sites import real_site
from tests.server.running import in_loop

LARGEST = http_protocol.MOST - 200
"""Of a cookie, so that the head it is in is still read."""
AT_MOST = 0.05
"""Seconds that one request may cost another visitor."""


async def is_nobody(site: Site, table: str, cookie: str) -> None:
    headers = {b"cookie": f"kvartal={cookie}".encode("latin-1")}
    client = site.browser().client
    for method, path, body in (
        ("GET", "/api/session", None),
        ("GET", "/api/me/tables", None),
        ("POST", f"/api/tables/{table}/seats/0/turns", {"step": 0, "actions": ["choose 1"]}),
        ("POST", f"/api/tables/{table}/seats/0/resign", None),
    ):
        answer = await client.request(method, path, json=body, headers=headers)
        assert answer.status_code == 401
        assert answer.json() == {"code": "no_session", "args": {}, "rule": None}
    seen = (await client.get(f"/api/tables/{table}", headers=headers)).json()
    assert (seen["mine"], seen["seats"], seen["is_host"]) == ([], [], False)


def with_payload(cookie: str, **changes: str | int) -> str:
    payload, _, signature = cookie.rpartition(".")
    session = msgspec.json.decode(urlsafe_b64decode(payload + "=="), type=Session)
    return f"{encoded(msgspec.structs.replace(session, **changes))}.{signature}"


def encoded(session: Session) -> str:
    return urlsafe_b64encode(msgspec.json.encode(session)).rstrip(b"=").decode()


@in_loop
async def test_forged_cookies(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek, game="plots")
        link = (await olha.get(f"/api/tables/{table}/seats/0/link"))["url"].partition("#")[2]
        payload, _, signature = olha.cookie.rpartition(".")
        theirs = marek.cookie.rpartition(".")
        of_olha = site.context.sessions.check(olha.cookie)
        assert of_olha is not None
        no_salt = Signer(b"key", digest_method=sha256).sign(payload).decode()
        other_key = Signer(b"key", salt=b"kvartal.session", digest_method=sha256)
        forged = [
            "",
            ".",
            payload,
            f"{payload}.",
            f".{signature}",
            f"{payload}.{theirs[2]}",
            f"{theirs[0]}.{signature}",
            olha.cookie[:-1],
            olha.cookie[1:],
            olha.cookie + "A",
            olha.cookie.swapcase(),
            with_payload(marek.cookie, person=of_olha.person),
            with_payload(olha.cookie, issued=of_olha.issued + 1),
            link,
            f"{payload}.{link}",
            no_salt,
            other_key.sign(payload).decode(),
            "x" * 20_000,
            "\xff\xfe",
            "kvartal",
            f'"{payload}.x"',
        ]
        async with nothing_happens(site, table):
            for cookie in forged:
                await is_nobody(site, table, cookie)


@in_loop
async def test_old_cookies(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek, game="plots")
        session = site.context.sessions.check(olha.cookie)
        assert session is not None
        old = msgspec.structs.replace(session, issued=int(time.time()) - LONGEST - 10)
        async with nothing_happens(site, table):
            await is_nobody(site, table, site.context.sessions.sign(old))


@in_loop
async def test_a_cookie_is_not_replayed_at_any_node(stack: Stack) -> None:
    async with open_site(stack) as site, open_site(stack) as other:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek, game="plots")
        cookie = olha.cookie
        there = other.browser(cookie=f"kvartal={cookie}")
        await there.get("/api/session")
        await olha.ask("DELETE", "/api/session", 204)
        async with nothing_happens(site, table):
            await is_nobody(site, table, cookie)
            async with asyncio.timeout(30):
                while (await there.client.get("/api/session")).status_code != 401:
                    await asyncio.sleep(0.02)
            await is_nobody(other, table, cookie)
        renamed = await there.client.post("/api/session", json={"name": "Eve", "face": "fox"})
        assert renamed.json()["person"] != (await marek.get("/api/session"))["person"]
        assert (await there.client.get(f"/api/tables/{table}")).json()["mine"] == []


@in_loop
async def test_a_stolen_stream_ends_with_its_session(stack: Stack) -> None:
    async with open_site(stack) as site, open_site(stack) as other:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek, game="plots")
        thief = other.browser(cookie=f"kvartal={olha.cookie}")
        async with thief.client.stream("GET", f"/api/stream?table={table}") as heard:
            chunks = heard.aiter_raw()
            assert b"hello" in await anext(chunks)
            await olha.ask("DELETE", "/api/session", 204)
            async with asyncio.timeout(30):
                while (await thief.client.get("/api/session")).status_code != 401:
                    await asyncio.sleep(0.02)
            await marek.post(f"/api/tables/{table}/seats/1/say", phrase="hello")
            async with asyncio.timeout(30):
                assert [chunk async for chunk in chunks] == []


def filled(first: bytes, again: bytes, last: bytes = b"") -> bytes:
    return first + again * ((LARGEST - len(first + last)) // len(again)) + last


async def answered(reader: asyncio.StreamReader) -> None:
    head = await reader.readuntil(b"\r\n\r\n")
    assert head.startswith((b"HTTP/1.1 200 ", b"HTTP/1.1 4"))


async def waited(site: Site, path: bytes, cookie: bytes) -> float:
    """The seconds that a visitor waits who asks right after this cookie has come."""
    hostile_reader, hostile = await asyncio.open_connection("127.0.0.1", site.port)
    reader, visitor = await asyncio.open_connection("127.0.0.1", site.port)
    began = time.perf_counter()
    hostile.write(b"GET %b HTTP/1.1\r\nhost: x\r\ncookie: %b\r\n\r\n" % (path, cookie))
    visitor.write(b"GET /api/faces HTTP/1.1\r\nhost: x\r\n\r\n")
    await answered(reader)
    seconds = time.perf_counter() - began
    await answered(hostile_reader)
    hostile.close()
    visitor.close()
    return seconds


@pytest.mark.parametrize(
    "cookie",
    [
        filled(b'kvartal="', b"\\", b'"'),
        filled(b'kvartal="', b'\\"', b'"'),
        filled(b'other="', b"\\", b'"; kvartal=x'),
        filled(b"kvartal=x", b";"),
        filled(b"kvartal=x", b" ;"),
        filled(b"", b"kvartal=x;"),
        filled(b"kvartal=", b"x"),
    ],
    ids=["backslashes", "quotes", "of others", "empty", "blank", "many", "long"],
)
@in_loop
async def test_no_cookie_keeps_others_waiting(stack: Stack, cookie: bytes) -> None:
    async with real_site(stack) as site:
        for path in (b"/api/session", b"/api/stream", b"/nothing", b"/"):
            # A busy machine makes some of them wait, a slow reading of the cookie all.
            for _ in range(50):
                if await waited(site, path, cookie) < AT_MOST:
                    break
            else:
                raise AssertionError(path)


@in_loop
async def test_ours_is_found_among_others_and_only_by_its_very_name(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha = await site.visitor()
        for name, status in (
            ("{}", 200),
            ("a=b; {}", 200),
            ("a=b;{};c", 200),
            ('a="b; {} ; c=d\\"', 200),
            ("kvartal=forged; {}", 200),
            ("x{}", 401),
            ("a={}", 401),
            ("a b{}", 401),
            ("{}; kvartal=forged", 401),
        ):
            cookies = name.format(f"kvartal={olha.cookie}")
            answer = await site.browser(cookie=cookies).client.get("/api/session")
            assert answer.status_code == status, name
        quoted = site.browser(cookie=f'kvartal="{olha.cookie}"')
        assert (await quoted.client.get("/api/session")).status_code == 401
