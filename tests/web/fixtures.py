"""A real server with the built client, and a real browser."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.browsing import Person, chromium
from tests.web.building import built_client
from tests.web.serving import serving

Arrive = Callable[..., Person]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    built_client()
    with serving(tmp_path_factory.mktemp("server")) as url:
        yield url


@pytest.fixture(scope="session")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose bots take no time to look as if they thought."""
    built_client()
    with serving(tmp_path_factory.mktemp("server"), BOT_LEAST="0", BOT_MOST="1") as url:
        yield url


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Gone before other modules' tests: while it is there, no other event loop may run."""
    with chromium() as opened:
        yield opened


@pytest.fixture
def arrive(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Arrive]:
    """Makes people, each with luck that comes again with the test; in the end their browsers must
    have had nothing to complain of."""
    people: list[Person] = []

    def new(**wishes: Any) -> Person:
        luck = f"{request.node.nodeid} {len(people)}"
        person = Person(browser, **{"address": address, "luck": luck, **wishes})
        people.append(person)
        return person

    yield new
    complaints = [complaint for person in people for complaint in person.complaints]
    for person in people:
        person.leave()
    assert not complaints, complaints


CALM = {"BOT_LEAST": "1000", "BOT_MOST": "1000"}
"""Bots take a second each, neither less nor more: where all are asked at once, none is earlier by
luck."""


@pytest.fixture
def always_the_same(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """A server of its own, with the same luck every time, `DEALS` or not: for what is compared with
    a file, or wants a certain deal. A test may give it other settings."""
    built_client()
    settings: dict[str, str] = getattr(request, "param", {})
    lasting = {"BOT_THOUGHT": "60000", **settings}  # no clock cuts a thought short
    with serving(tmp_path, luck="Kvartal", **lasting) as url:
        yield url
