"""Other sites, other methods, other addresses."""

import pytest

from kvartal.server.settings import Settings
from tests.server.api.sites import Browser, Site, open_site, open_started
from tests.server.conftest import Stack
from tests.server.hostile.quiet import nothing_happens
from tests.server.hostile.sites import real_site
from tests.server.running import in_loop

NAMED = {"name": "Olha", "face": "fox"}
FOREIGN: tuple[dict[str, str], ...] = (
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://127.0.0.1.evil.example"},
    {"origin": "http://127.0.0.1:1"},
    {"origin": ""},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": "Same-Origin"},
    {"sec-fetch-site": ""},
    {"sec-fetch-site": "cross-site", "origin": "http://127.0.0.1"},
)
CLAIMED = ("x-forwarded-for", "x-real-ip", "forwarded", "cf-connecting-ip", "true-client-ip")


@in_loop
async def test_other_sites_change_nothing(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek, game="plots")
        path = f"/api/tables/{table}"
        async with nothing_happens(site, table):
            for headers in FOREIGN:
                for method, where in (
                    ("POST", f"{path}/seats/0/turns"),
                    ("POST", f"{path}/seats/0/resign"),
                    ("POST", f"{path}/seats/0/link"),
                    ("PUT", f"{path}/seats/1/bot"),
                    ("DELETE", f"{path}/seats/0"),
                    ("DELETE", "/api/session"),
                    ("POST", "/api/session"),
                ):
                    answer = await olha.client.request(
                        method, where, json={"step": 0, "actions": ["choose 1"]}, headers=headers
                    )
                    assert (answer.status_code, answer.json()["code"]) == (403, "cross_site")
                    assert "access-control-allow-origin" not in answer.headers
        await olha.get("/api/session")


@in_loop
async def test_methods_are_what_they_are(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek, game="plots")
        async with nothing_happens(site, table):
            for name in ("x-http-method-override", "x-http-method", "x-method-override"):
                path = f"/api/tables/{table}/seats/0/resign"
                answer = await olha.client.get(f"{path}?_method=POST", headers={name: "POST"})
                assert answer.status_code == 405
                answer = await olha.client.post(
                    "/api/session?_method=DELETE", json=NAMED, headers={name: "DELETE"}
                )
                assert answer.status_code == 200
        await olha.get("/api/session")


async def sessions_until_refused(site: Site, **claims: str) -> int:
    """How many sessions one address gets, with another claim each time."""
    for count in range(30):
        headers = {name: value.format(count) for name, value in claims.items()}
        answer = await site.browser(**headers).client.post("/api/session", json=NAMED)
        if answer.status_code == 429:
            assert answer.json()["code"] == "too_many"
            assert int(answer.headers["retry-after"]) >= 1
            return count
    raise AssertionError("there is no limit")


@pytest.mark.usefixtures("nothing_grows_back")
@in_loop
async def test_nobody_gets_more_by_claiming_other_addresses(stack: Stack) -> None:
    limited = Settings(credits=25, credits_each_second=1, crowd=1)
    async with real_site(stack, limited) as site:
        assert await sessions_until_refused(site) == 5
        for name in CLAIMED:
            value = "for=203.0.113.{}" if name == "forwarded" else "203.0.113.{}"
            assert await sessions_until_refused(site, **{name: value}) <= 1
        forged = site.browser(cookie="kvartal=forged.cookie")
        assert (await forged.client.post("/api/session", json=NAMED)).status_code == 429


@pytest.mark.usefixtures("nothing_grows_back")
@in_loop
async def test_a_trusted_proxy_names_addresses(stack: Stack) -> None:
    trusting = Settings(credits=25, credits_each_second=1, crowd=1, proxies="127.0.0.1")
    async with real_site(stack, trusting) as site:
        for last in range(1, 9):
            headers = {"x-forwarded-for": f"198.51.100.{last}"}
            answer = await site.browser(**headers).client.post("/api/session", json=NAMED)
            assert answer.status_code == 200
        # What a visitor claims stands before what the proxy adds.
        assert (
            await sessions_until_refused(site, **{"x-forwarded-for": "203.0.113.{}, 198.51.100.77"})
            == 5
        )


async def asked_by_machines(browser: Browser) -> str:
    paths = ("/metrics", "/health/live", "/health/ready")
    return "".join([(await browser.client.get(path)).text for path in paths])


@in_loop
async def test_figures_name_nobody(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor("Zinaida"), await site.visitor()
        table = await open_started(olha, marek, game="plots")
        await olha.get(f"/api/tables/{table}")
        await olha.client.get("/api/tables/00000000000000000000/secret-path")
        person = (await olha.get("/api/session"))["person"]
        told = await asked_by_machines(site.browser())
        assert "kvartal" in told
        for secret in (table, person, "Zinaida", olha.cookie, "secret-path", "127.0.0.1"):
            assert secret not in told
