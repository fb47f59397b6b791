"""What every request and every answer has to bring along."""

import asyncio
import json

import pytest

from kvartal.server.api import bodies
from kvartal.server.node.node import Node
from kvartal.server.settings import Settings
from kvartal.server.store import StoreDown
from tests.server.api.sites import Site, open_site, open_table
from tests.server.conftest import Stack
from tests.server.running import in_loop

NAMED = {"name": "Olha", "face": "fox"}


@in_loop
async def test_headers_of_every_answer(stack: Stack) -> None:
    async with open_site(stack) as site:
        client = site.browser().client
        for path in ("/api/games", "/api/nothing", "/nothing", "/health/live", "/metrics"):
            headers = (await client.get(path)).headers
            policy = headers["content-security-policy"]
            for part in (
                "default-src 'self'",
                "object-src 'none'",
                "base-uri 'none'",
                "frame-ancestors 'none'",
                "form-action 'self'",
                "img-src 'self' data:",
            ):
                assert part in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["cross-origin-opener-policy"] == "same-origin"
            assert headers["cross-origin-resource-policy"] == "same-origin"
            assert "permissions-policy" in headers
            if path.startswith("/api"):
                assert headers["cache-control"] == "no-store"


@in_loop
async def test_other_sites_change_nothing(stack: Stack) -> None:
    settings = Settings(credits_each_second=0, public_url="https://play.example/")
    async with open_site(stack, settings) as site:
        for headers in (
            {"sec-fetch-site": "cross-site"},
            {"sec-fetch-site": "same-site"},
            {"origin": "https://evil.example"},
            {"origin": "null"},
        ):
            browser = site.browser(**headers)
            refused = await browser.refused("cross_site", "POST", "/api/session", **NAMED)
            assert refused["status"] == 403
            await browser.get("/api/games")
        for headers in (
            {},
            {"sec-fetch-site": "same-origin"},
            {"sec-fetch-site": "none"},
            {"origin": site.url},
            {"origin": "https://play.example"},
        ):
            await site.browser(**headers).ask("POST", "/api/session", 200, NAMED)


@in_loop
async def test_bodies_are_small_json(stack: Stack) -> None:
    async with open_site(stack) as site:
        client = site.browser().client
        for kind, content, status, code in (
            ("text/plain", json.dumps(NAMED), 415, "not_json"),
            ("application/x-www-form-urlencoded", "name=Olha&face=fox", 415, "not_json"),
            ("application/json", "x" * (bodies.MOST + 1), 413, "too_large"),
            ("application/json", "{", 400, "bad_request"),
            ("application/json", "[]", 400, "bad_request"),
            ("application/json", "[" * 5000, 400, "bad_request"),
            ("application/json", '{"name": "\\ud800", "face": "fox"}', 400, "bad_request"),
        ):
            headers = {"content-type": kind}
            answer = await client.post("/api/session", content=content, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (status, code)
            assert answer.json() | {"args": {}} == {"code": code, "args": {}, "rule": None}
        answer = await client.post(
            "/api/session",
            content=json.dumps(NAMED),
            headers={"content-type": "Application/JSON; charset=utf-8"},
        )
        assert answer.status_code == 200


async def raw(site: Site, *parts: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
    for part in parts:
        writer.write(part)
        await writer.drain()
    answer = await reader.read()
    writer.close()
    return answer


@in_loop
async def test_slow_and_endless_bodies(stack: Stack, monkeypatch: pytest.MonkeyPatch) -> None:
    head = b"POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    async with open_site(stack) as site:
        with monkeypatch.context() as hasty:
            hasty.setattr(bodies, "LONGEST", 0.2)
            slow = await raw(site, head + b"content-length: 30\r\n\r\n", b'{"name"')
        assert slow.startswith(b"HTTP/1.1 408 ")
        assert b'"code":"too_slow"' in slow
        chunk = b"2000\r\n" + b"x" * 0x2000 + b"\r\n"
        endless = await raw(site, head + b"transfer-encoding: chunked\r\n\r\n", *[chunk] * 9)
        assert endless.startswith(b"HTTP/1.1 413 ")
        await site.browser().get("/api/games")


@in_loop
async def test_every_problem_has_the_same_shape(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha = await site.visitor()
        assert (await olha.refused("not_found", "GET", "/api/nothing"))["status"] == 404
        assert (await olha.refused("no_such_method", "PUT", "/api/games"))["status"] == 405
        bad = await olha.client.get("/api/tables/<script>?since=-1")
        assert bad.status_code == 400
        assert "script" not in bad.text
        assert await olha.refused("no_such_game", "GET", "/api/games/chess/components")
        for asked in (
            {"game": "chess", "seats": 2},
            {"game": "neighbours", "seats": 2, "options": {"nonsense": 1}},
            {"game": "neighbours", "seats": 9},
            {"game": "neighbours", "seats": 2, "bots": {"0": "greedy", "1": "greedy"}},
            {"game": "neighbours", "seats": 2, "bots": {"7": "greedy"}},
            {"game": "neighbours", "seats": 2, "pace": {"kind": "live"}},
        ):
            answer = await olha.client.post("/api/tables", json=asked)
            assert answer.status_code in {400, 404}
            assert set(answer.json()) == {"code", "args", "rule"}


@in_loop
async def test_a_mistake_of_ours_tells_nothing(
    stack: Stack, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def break_down(self: Node, table: str) -> None:
        raise RuntimeError("the secret is 12345")

    async with open_site(stack) as site:
        olha = await site.visitor()
        table = await open_table(olha)
        monkeypatch.setattr(Node, "newest", break_down)
        problem = await olha.refused("internal", "GET", f"/api/tables/{table}")
        assert problem["status"] == 500
        logged = capsys.readouterr()
        assert problem["args"]["incident"] in logged.out
        assert "RuntimeError" in logged.out
        for secret in ("12345", table, olha.cookie):
            assert secret not in logged.out + logged.err


@in_loop
async def test_a_store_that_is_away(stack: Stack, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(*_: object) -> None:
        raise StoreDown

    async with open_site(stack) as site:
        olha = await site.visitor()
        table = await open_table(olha)
        assert (await olha.get("/health/ready")) == {"status": "ok"}
        for call in ("read", "write", "ping", "open_tables", "tables_of", "looked", "end_session"):
            monkeypatch.setattr(site.context.node.store, call, away)
        for method, path in (
            ("GET", f"/api/tables/{table}"),
            ("GET", "/api/tables"),
            ("GET", "/api/me/tables"),
            ("POST", f"/api/tables/{table}/seats"),
            ("DELETE", "/api/session"),
        ):
            answer = await olha.client.request(method, path, json=None if method == "GET" else {})
            assert (answer.status_code, answer.json()["code"]) == (503, "store_down")
            assert answer.headers["retry-after"] == "1"
        assert (await olha.get("/health/ready", 503)) == {"status": "store_down"}
        assert (await olha.get("/health/live")) == {"status": "ok"}
