"""Who asks."""

import asyncio

import pytest

from kvartal.server.identity import sessions
from kvartal.server.settings import SettingError, Settings
from tests.server.api.sites import open_site, open_table
from tests.server.conftest import Stack
from tests.server.running import in_loop


@in_loop
async def test_a_session_begins_changes_and_ends(stack: Stack) -> None:
    async with open_site(stack) as site:
        browser = site.browser()
        await browser.refused("no_session", "GET", "/api/session")
        begun = await browser.post("/api/session", name="  Olha ", face="fox")
        assert begun["name"] == "Olha"
        again = await browser.post("/api/session", name="Ольга", face="owl")
        assert again["person"] == begun["person"]
        assert (await browser.get("/api/session"))["name"] == "Ольга"
        cookie = browser.cookie
        await browser.ask("DELETE", "/api/session", 204)
        assert "kvartal" not in browser.client.cookies
        replayed = site.browser(cookie=f"kvartal={cookie}")
        assert (await replayed.refused("no_session", "GET", "/api/session"))["status"] == 401


@in_loop
async def test_the_cookie_is_kept_from_scripts_and_other_sites(stack: Stack) -> None:
    async with open_site(stack) as site:
        client = site.browser().client
        asked = {"name": "Olha", "face": "fox"}
        answer = await client.post("/api/session", json=asked)
        said = answer.headers["set-cookie"].lower()
        for part in ("httponly", "samesite=lax", "path=/", "max-age=34560000"):
            assert part in said
        assert "secure" not in said
    async with open_site(stack, Settings(public_url="https://play.example")) as site:
        answer = await site.browser().client.post("/api/session", json=asked)
        assert "secure" in answer.headers["set-cookie"].lower()


@in_loop
async def test_nobody_can_write_a_cookie(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha = await site.visitor()
        payload, _, signature = olha.cookie.rpartition(".")
        for forged in (
            payload,
            f"{payload}x.{signature}",
            f"{payload}.{signature[:-2]}AA",
            "x" * 5000,
        ):
            browser = site.browser(cookie=f"kvartal={forged}")
            await browser.refused("no_session", "GET", "/api/session")
        beside_others = site.browser(cookie=f"theme=dark; kvartal={olha.cookie}; a=b")
        await beside_others.get("/api/session")


@in_loop
async def test_names_and_faces(stack: Stack) -> None:
    async with open_site(stack) as site:
        browser = site.browser()
        assert "tram" in (await browser.get("/api/faces"))["faces"]
        for name in ("\u202eevil", "a\nb", "\x00", "   ", "zero\u200bwidth"):
            await browser.refused("bad_name", "POST", "/api/session", name=name, face="fox")
        for asked in (
            {"name": "x" * 25, "face": "fox"},
            {"name": "Olha", "face": "dragon"},
            {"name": "Olha"},
            {"name": "Olha", "face": "fox", "admin": True},
            {"name": 7, "face": "fox"},
        ):
            assert await browser.refused("bad_request", "POST", "/api/session", **asked)


@in_loop
async def test_who_only_looks_needs_no_name_and_who_sits_down_does(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, nobody = await site.visitor(), site.browser()
        table = await open_table(olha, game="plots")
        await nobody.post("/api/session", name="", face="fox")
        await nobody.get(f"/api/tables/{table}")
        await nobody.refused("bad_name", "POST", f"/api/tables/{table}/seats")
        await nobody.refused("bad_name", "POST", "/api/tables", game="plots", seats=2)
        await nobody.post("/api/session", name="Marek", face="fox")
        await nobody.post(f"/api/tables/{table}/seats")


@in_loop
async def test_an_ended_session_is_ended_on_every_node(
    stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_site(stack) as site, open_site(stack) as other:
        olha = await site.visitor()
        there = other.browser(cookie=f"kvartal={olha.cookie}")
        await there.get("/api/session")
        await olha.ask("DELETE", "/api/session", 204)
        for _ in range(100):
            if (await there.client.get("/api/session")).status_code == 401:
                break
            await asyncio.sleep(0.02)
        await there.refused("no_session", "GET", "/api/session")
    async with open_site(stack) as later:
        after = later.browser(cookie=f"kvartal={olha.client.cookies.get('kvartal') or ''}")
        await after.refused("no_session", "GET", "/api/session")


@in_loop
async def test_a_node_that_missed_the_hint_looks_at_the_store(
    stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "REFRESH", 0.05)
    async with open_site(stack) as site:
        olha = await site.visitor()
        session = site.context.sessions.check(olha.cookie)
        assert session is not None
        await site.context.node.store.end_session(session.id, 10**15)
        async with asyncio.timeout(30):
            while site.context.sessions.check(olha.cookie) is not None:
                await asyncio.sleep(0.01)
        await olha.refused("no_session", "GET", "/api/session")


@in_loop
async def test_the_secret_of_the_settings_signs(stack: Stack) -> None:
    one, two = Settings(secret="1" * 32), Settings(secret="2" * 32)
    async with open_site(stack, one) as site:
        olha = await site.visitor()
    async with open_site(stack, one) as site:
        await site.browser(cookie=f"kvartal={olha.cookie}").get("/api/session")
    async with open_site(stack, two) as site:
        browser = site.browser(cookie=f"kvartal={olha.cookie}")
        await browser.refused("no_session", "GET", "/api/session")


@in_loop
async def test_a_secret_can_be_changed_without_anybody_noticing(stack: Stack) -> None:
    """The new one signs, the old one still counts; until it is taken out."""
    old, new = "1" * 32, "2" * 32
    async with open_site(stack, Settings(secret=old)) as site:
        olha = await site.visitor()
        table = await open_table(olha)
        link = (await olha.get(f"/api/tables/{table}/seats/0/link"))["url"]
    async with open_site(stack, Settings(secret=f"{new}, {old}")) as site:
        there = site.browser(cookie=f"kvartal={olha.cookie}")
        await there.get("/api/session")
        await there.post("/api/session", name="Olha", face="owl")
        renewed = there.cookie
        marek = await site.visitor("Marek")
        token = link.partition("#")[2]
        await marek.post(f"/api/tables/{table}/seats/0/take", token=token)
    async with open_site(stack, Settings(secret=new)) as site:
        await site.browser(cookie=f"kvartal={renewed}").get("/api/session")
        before = site.browser(cookie=f"kvartal={olha.cookie}")
        await before.refused("no_session", "GET", "/api/session")


def test_every_secret_must_be_long_enough() -> None:
    with pytest.raises(SettingError, match="SECRET"):
        Settings(secret=f"{'1' * 32},short")
