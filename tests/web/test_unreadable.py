"""A table that the server cannot read at the moment."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.damage import BROKEN
from tests.web.building import built_client
from tests.web.fixtures import Arrive
from tests.web.gathering import open_table
from tests.web.serving import serving

pytestmark = pytest.mark.slow


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """Of a server with a database of its own, to be damaged."""
    built_client()
    with serving(tmp_path) as url:
        yield url


def write_row(database: Path, table: str) -> None:
    """As a newer node would. (Not by our own store: beside the browser no event loop may run.)"""
    with closing(sqlite3.connect(database)) as store, store:
        store.execute("update due set number = number + 1 where table_id = ?", [table])
        written = store.execute(
            "insert into log (table_id, number, at, entries)"
            " select table_id, number, at, ? from due where table_id = ?",
            [BROKEN, table],
        )
        assert written.rowcount == 1


@pytest.mark.parametrize("language", ["en", "uk"])
def test_it_is_not_passed_over_in_silence(arrive: Arrive, tmp_path: Path, language: str) -> None:
    ann = arrive(language=language)
    open_table(ann, seats=2)
    bad = ann.table
    open_table(ann, seats=2)
    good = ann.table
    write_row(tmp_path / "kvartal.db", bad)
    for path in ("/", "/waiting"):
        ann.go(path)
        expect(ann.page.get_by_text(ann.says("tables-unreadable", count=1))).to_be_visible()
        expect(ann.page.locator(f"a[href='/t/{good}']")).to_be_visible()
        expect(ann.page.locator(f"a[href='/t/{bad}']")).to_have_count(0)
    ann.go(f"/t/{bad}")
    why = ann.says("problem-unreadable", incident="").strip()
    expect(ann.page.get_by_text(why)).to_be_visible()
    ann.complaints = [one for one in ann.complaints if "Failed to load" not in one]
