"""The built client: pages, files, and what is none of it."""

import gzip
from pathlib import Path

import pytest

from kvartal.server.api.client import Client
from tests.server.api.sites import open_site
from tests.server.conftest import Stack
from tests.server.running import in_loop

PAGE = b"<!doctype html><title>Kvartal</title>"
SCRIPT = b"export const answer = 42;\n" * 50


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(PAGE)
    (tmp_path / "assets" / "main-abc.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "type.woff2").write_bytes(b"wOF2")
    return tmp_path


def test_every_path_without_a_file_is_a_page_of_the_client(built: Path) -> None:
    client = Client(built)
    for path in ("/", "/index.html", "/settings", "/t/2cv9dr2bhw4mgtzfrj4g/0", "/no/such/page"):
        found = client.find("GET", path)
        assert found is not None
        assert found.body == PAGE
        assert (b"cache-control", b"no-cache") in found.headers


def test_a_dot_that_ends_a_sentence_does_not_make_a_page_a_file(built: Path) -> None:
    """As in "come to https://play.example/t/2cv9dr2bhw4mgtzfrj4g." """
    client = Client(built)
    for path in ("/t/2cv9dr2bhw4mgtzfrj4g.", "/settings...", "/t/2cv9dr2bhw4mgtzfrj4g/0."):
        found = client.find("GET", path)
        assert found is not None
        assert found.body == PAGE
    assert client.find("GET", "/assets/gone.js.") is None


def test_what_is_not_of_the_client(built: Path) -> None:
    client = Client(built)
    for path in ("/api/games", "/api/nothing", "/health/live", "/metrics", "/assets/gone.js"):
        assert client.find("GET", path) is None
    assert client.find("POST", "/settings") is None
    for path in ("/../index.html", "/assets/../../secret.txt"):
        found = client.find("GET", path)
        assert found is None or found.body == PAGE


def test_files_named_by_their_content_last(built: Path) -> None:
    script = Client(built).find("GET", "/assets/main-abc.js")
    assert script is not None
    assert (b"cache-control", b"public, max-age=31536000, immutable") in script.headers
    assert (b"content-type", b"text/javascript; charset=utf-8") in script.headers
    assert script.packed is not None
    assert gzip.decompress(script.packed) == SCRIPT


def test_what_is_packed_already_is_not_packed_again(built: Path) -> None:
    face = Client(built).find("GET", "/assets/type.woff2")
    assert face is not None
    assert face.packed is None


def test_without_a_built_client_there_is_only_the_api(tmp_path: Path) -> None:
    assert Client(tmp_path).find("GET", "/") is None


@in_loop
async def test_a_page_has_the_headers_of_the_house(
    stack: Stack, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kvartal.server.api.client.BUILT", built)
    async with open_site(stack) as site:
        browser = site.browser()
        page = await browser.client.get("/settings")
        assert (page.status_code, page.content) == (200, PAGE)
        assert "default-src 'self'" in page.headers["content-security-policy"]
        script = await browser.client.get("/assets/main-abc.js")
        assert script.headers["content-encoding"] == "gzip"
        assert script.content == SCRIPT
        head = await browser.client.head("/assets/main-abc.js", headers={"accept-encoding": "x"})
        assert (head.headers["content-length"], head.content) == (str(len(SCRIPT)), b"")
        await browser.refused("not_found", "GET", "/api/nothing")
