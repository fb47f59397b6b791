"""Requests that are too large, too slow or no requests at all."""

import asyncio
import json

import pytest

from kvartal.server.api import bodies
from kvartal.server.process import http_protocol
from tests.server.api.sites import Site, open_site, open_started
from tests.server.conftest import Stack
from tests.server.hostile.quiet import nothing_happens, raw
from tests.server.hostile.sites import real_site
from tests.server.running import in_loop

TURN = b'{"step": 0, "actions": ["choose 1"]}'
NOT_SAID: dict[str, bytes] = {
    "nothing": b" ",
    "not closed": TURN[:-1],
    "two": TURN + TURN,
    "a list": b"[" + TURN + b"]",
    "deep": b'{"step": 0, "actions": ' + b"[" * 30_000,
    "deep objects": b'{"a":' * 10_000,
    "not UTF-8": b'{"step": 0, "actions": ["\xff\xfe"]}',
    "overlong UTF-8": b'{"step": 0, "actions": ["\xc0\xaf"]}',
    "half a pair": b'{"step": 0, "actions": ["\\ud800"]}',
    "UTF-16": TURN.decode().encode("utf-16"),
    "a byte order mark": b"\xef\xbb\xbf" + TURN,
    "NaN": b'{"step": NaN, "actions": ["choose 1"]}',
    "Infinity": b'{"step": -Infinity, "actions": ["choose 1"]}',
    "huge": b'{"step": 1e999, "actions": ["choose 1"]}',
    "many digits": b'{"step": ' + b"9" * 5000 + b', "actions": ["choose 1"]}',
    "a fraction": b'{"step": 0.5, "actions": ["choose 1"]}',
    "a text": b'{"step": "0", "actions": ["choose 1"]}',
    "true": b'{"step": false, "actions": ["choose 1"]}',
    "more": b'{"step": 0, "actions": ["choose 1"], "seat": 1}',
    "less": b'{"step": 0}',
    "a comment": b'{"step": 0, /* */ "actions": ["choose 1"]}',
    "a null byte": TURN + b"\x00",
}


@in_loop
async def test_bodies_that_say_nothing(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek, game="plots")
        path = f"/api/tables/{table}/seats/0/turns"
        async with nothing_happens(site, table):
            for name, content in NOT_SAID.items():
                answer = await olha.client.post(
                    path, content=content, headers={"content-type": "application/json"}
                )
                assert answer.status_code == 400, name
                assert answer.json() == {"code": "bad_request", "args": {}, "rule": None}
            for kind in ("", "text/plain", "application/xml", "multipart/form-data; boundary=x"):
                answer = await olha.client.post(path, content=TURN, headers={"content-type": kind})
                assert (answer.status_code, answer.json()["code"]) == (415, "not_json")
            too_large = b'{"step": 0, "actions": ["' + b"x" * bodies.MOST + b'"]}'
            answer = await olha.client.post(
                path, content=too_large, headers={"content-type": "application/json"}
            )
            assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


@in_loop
async def test_of_two_equal_keys_the_last_counts(stack: Stack) -> None:
    """As everywhere; what matters is that all checks see the same one."""
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek, game="plots")
        twice = b'{"step": 0, "actions": ["sing"], "step": 99, "actions": ["choose 1"]}'
        async with nothing_happens(site, table):
            answer = await olha.client.post(
                f"/api/tables/{table}/seats/0/turns",
                content=twice,
                headers={"content-type": "application/json"},
            )
            assert answer.json()["code"] == "step_from_the_future"


def head(path: str, cookie: str, *lines: str) -> bytes:
    return "\r\n".join(
        (
            f"POST {path} HTTP/1.1",
            "host: localhost",
            "content-type: application/json",
            f"cookie: kvartal={cookie}",
            *lines,
            "",
            "",
        )
    ).encode()


@in_loop
async def test_slow_and_broken_off_bodies(stack: Stack, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bodies, "LONGEST", 0.3)
    async with real_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek, game="plots")
        path = f"/api/tables/{table}/seats/0/turns"
        long = head(path, olha.cookie, f"content-length: {len(TURN)}")
        chunked = head(path, olha.cookie, "transfer-encoding: chunked")
        async with nothing_happens(site, table):
            assert b"too_slow" in await raw(site, long, TURN[:-1])
            assert b"too_slow" in await raw(site, chunked, b"5\r\n" + TURN[:5] + b"\r\n")
            for first in (long + TURN[:-1], chunked + b"24\r\n" + TURN, long):
                _, writer = await asyncio.open_connection("127.0.0.1", site.port)
                writer.write(first)
                await writer.drain()
                writer.transport.abort()
            await asyncio.sleep(0.5)
        assert site.context.node.writer._at_work == 0


async def answers_as_before(site: Site) -> None:
    await site.browser().get("/api/games")


@in_loop
async def test_heads_that_are_none(stack: Stack) -> None:
    async with real_site(stack) as site:
        most = http_protocol.MOST
        for lines in (
            b"GET /api/games?" + b"x" * most + b" HTTP/1.1\r\nhost: x\r\n\r\n",
            b"GET /api/games HTTP/1.1\r\nhost: x\r\nx: " + b"y" * most + b"\r\n\r\n",
            b"GET /api/games HTTP/1.1\r\n" + b"x: y\r\n" * most + b"\r\n",
            b"GET /api/games HTTP/1.1\r\nhost: x\r\n" + b"x:\r\n" * (most // 4) + b"\r\n",
            b"GET /" + b"x" * 5_000_000,
            b"GET / HTTP/1.1\r\nx: " + b"x" * 5_000_000,
            b"SING / HTTP/1.1\r\n\r\n",
            b"GET /\xff\xfe HTTP/1.1\r\nhost: x\r\n\r\n",
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
            b"POST /api/session HTTP/1.1\r\ncontent-length: " + b"9" * 50 + b"\r\n\r\n",
            b"POST /api/session HTTP/1.1\r\ncontent-length: -1\r\n\r\n",
            b"POST / HTTP/1.1\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
        ):
            answer = await raw(site, lines)
            # Whoever is still sending when the door closes may not hear why.
            assert answer.startswith(b"HTTP/1.1 400 ") or (not answer and len(lines) > most)
            await answers_as_before(site)
        fits = b"GET /api/games?x=" + b"x" * (most - 1000) + b" HTTP/1.1\r\nhost: x\r\n"
        assert b" 200 OK" in await raw(site, fits + b"connection: close\r\n\r\n")


@in_loop
async def test_heads_that_do_not_end(stack: Stack, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "LONGEST", 0.3)
    async with real_site(stack) as site:
        async with asyncio.timeout(30):
            slow = await raw(site, b"GET /api/games HTTP/1.1\r\nhost")
            assert slow.startswith(b"HTTP/1.1 400 ")
            # A browser that has opened it ahead would take an answer for that of its next request.
            assert await raw(site, b"") == b""
        olha = await site.visitor()
        await asyncio.sleep(0.5)
        await olha.get("/api/session")


@in_loop
async def test_nothing_is_echoed(stack: Stack) -> None:
    mark = "zq7Xk9"
    async with open_site(stack) as site:
        olha = await site.visitor()
        for method, path, body in (
            ("GET", f"/api/{mark}", None),
            ("GET", f"/{mark}.txt", None),
            ("GET", f"/api/tables/{mark}", None),
            ("GET", f"/api/tables?game={mark}", None),
            ("GET", f"/api/games/{mark.lower()}/components", None),
            ("GET", f"/api/stream?table={mark}", None),
            ("POST", "/api/session", {"name": mark, "face": mark}),
            ("POST", "/api/session", {mark: mark}),
            ("POST", "/api/tables", {"game": mark.lower(), "seats": 2}),
            ("POST", "/api/tables", {"game": "plots", "seats": 2, "options": {mark: mark}}),
            ("POST", "/api/tables", {"game": "plots", "seats": 2, "options": {"rounds": mark}}),
        ):
            headers = {mark: mark, "x-request-id": mark}
            content = None if body is None else json.dumps(body)
            if content is not None:
                headers["content-type"] = "application/json"
            answer = await olha.client.request(method, path, content=content, headers=headers)
            assert answer.status_code >= 400
            everything = answer.text + "".join(f"{k}: {v}" for k, v in answer.headers.items())
            assert mark.lower() not in everything.lower()
