"""Behind HTTPS nobody on the way, and nobody beside, can speak in a visitor's name."""

from typing import Any

import pytest

from kvartal.server.settings import Settings
from tests.server.api.sites import Site
from tests.server.conftest import Stack
from tests.server.hostile.sites import real_site
from tests.server.running import in_loop

NAMED = {"name": "Olha", "face": "fox"}
BEHIND = Settings(credits_each_second=0, proxies="127.0.0.1")
BY_HTTPS = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.7"}


async def begun(site: Site, **headers: str) -> tuple[str, dict[str, str]]:
    """The cookie as it was set, and the headers beside it."""
    answer = await site.browser(**headers).client.post("/api/session", json=NAMED)
    return answer.headers["set-cookie"], dict(answer.headers)


@pytest.mark.parametrize(
    ("settings", "headers"),
    [(BEHIND, BY_HTTPS), (Settings(public_url="https://play.example"), {})],
    ids=["as the proxy says", "as the settings say"],
)
@in_loop
async def test_the_cookie_is_of_this_host_alone(
    stack: Stack, settings: Settings, headers: Any
) -> None:
    async with real_site(stack, settings) as site:
        cookie, answered = await begun(site, **headers)
        name, _, rest = cookie.partition("=")
        value, *said = rest.split("; ")
        parts = {part.lower() for part in said}
        assert name == "__Host-kvartal"
        assert {"secure", "path=/", "httponly"} <= parts
        assert not any(part.startswith("domain") for part in parts)
        assert "max-age=31536000" in answered["strict-transport-security"]
        ours = site.browser(cookie=f"__Host-kvartal={value}", **headers)
        assert (await ours.get("/api/session"))["name"] == "Olha"
        planted = site.browser(cookie=f"kvartal={value}", **headers)
        await planted.refused("no_session", "GET", "/api/session")
        page = await site.browser(**headers).client.get("/")
        assert "strict-transport-security" in page.headers


@in_loop
async def test_at_home_everything_is_as_plain_as_the_wire(stack: Stack) -> None:
    async with real_site(stack) as site:
        cookie, answered = await begun(site)
        assert cookie.startswith("kvartal=")
        assert "secure" not in cookie.lower()
        assert "strict-transport-security" not in answered
        claimed, answered = await begun(site, **BY_HTTPS)
        assert claimed.startswith("kvartal="), "nobody said that this proxy is to be believed"
        assert "strict-transport-security" not in answered
