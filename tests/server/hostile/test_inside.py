"""What is for the inside stays there, in whichever spelling it is asked for."""

import asyncio
import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

from kvartal.server.api.client import Client
from tests.server.api.sites import Site, open_site
from tests.server.conftest import Stack
from tests.server.running import in_loop

HOUSE = Path(__file__).parents[3]
INSIDE = ("/metrics", "/health/live", "/health/ready")
SPELLINGS = (
    *(
        "/metrics/",
        "//metrics",
        "/metrics//",
        "/Metrics",
        "/%6detrics",
        "/%2fmetrics",
        "/metrics/x",
    ),
    *(
        "/health/ready/",
        "/health//ready",
        "//health/live",
        "/health%2fready",
        "/health",
        "/HEALTH/",
    ),
)


async def status(site: Site, path: str, *headers: str) -> int:
    """As it stands: a client would make it tidy first."""
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
    lines = [f"GET {path} HTTP/1.1", "host: kvartal", "connection: close", *headers]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    line = await reader.readline()
    writer.close()
    return int(line.split()[1])


@in_loop
async def test_there_is_one_spelling(stack: Stack) -> None:
    async with open_site(stack) as site:
        assert [await status(site, path) for path in INSIDE] == [200] * len(INSIDE)
        answers = {path: await status(site, path) for path in SPELLINGS}
        assert set(answers.values()) == {404}, answers


@pytest.mark.parametrize("header", ["X-Forwarded-For: 192.0.2.9", "Forwarded: for=x", "Via: 1.1"])
@in_loop
async def test_who_comes_by_a_proxy_finds_nothing(stack: Stack, header: str) -> None:
    async with open_site(stack) as site:
        answers = [await status(site, path, header) for path in INSIDE]
        assert answers == [404] * len(INSIDE)
        assert await status(site, "/api/games", header) == 200


@pytest.mark.parametrize("place", ["deploy/Caddyfile", "docs/hosting.md"])
def test_the_proxy_keeps_them_inside(place: str) -> None:
    """Caddy compares a path in lower case, with the slashes merged and nothing escaped."""
    found = re.search(r"@inside path (.+)", (HOUSE / place).read_text())
    assert found is not None
    patterns = found[1].split()
    for path in (*INSIDE, "/metrics/", "/metrics/x", "/health", "/health/", "/health/ready/"):
        assert any(fnmatch(path, pattern) for pattern in patterns), path
    for path in ("/", "/metricsystem", "/healthy", "/api/games"):
        assert not any(fnmatch(path, pattern) for pattern in patterns), path


def test_a_page_that_begins_like_the_api_is_a_page(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("page")
    client = Client(tmp_path)
    for page in ("/apiary", "/healthy", "/metricsystem"):
        assert client.find("GET", page) is not None
    for other in ("/api", "/api/", "/api/x", "//api/x", "/health", "/metrics/"):
        assert client.find("GET", other) is None


@in_loop
async def test_only_what_is_of_the_api_has_its_headers(stack: Stack) -> None:
    async with open_site(stack) as site:
        browser = site.browser()
        assert (await browser.client.get("/api/games")).headers["cache-control"] == "no-store"
        assert "cache-control" not in (await browser.client.post("/apiary")).headers
