"""Whoever leaves a page before all of it is there leaves nothing of it behind: no title, no notice,
no request that is refused, and nothing that goes on in the console."""

import re

import pytest
from playwright.sync_api import expect
from tools.locales.needing import spoken_games

from tests.web.browsing import DESK, PHONE, Person
from tests.web.fixtures import Arrive
from tests.web.games import FIRST
from tests.web.reviewing import blunder_through

pytestmark = pytest.mark.slow

MOMENTS = (0, 40, 120, 300, 700)
"""Milliseconds after which it is left."""
SLOW = {"offline": False, "latency": 60, "downloadThroughput": -1, "uploadThroughput": -1}
"""A line on which a page comes part by part."""

GO = """(path) => {
  const link = document.createElement("a");
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}"""


def title_of(person: Person) -> str:
    """Without at how many tables the game waits."""
    return re.sub(r"^\(\d+\) ", "", person.page.title())


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_page_that_is_left_at_once_is_gone(
    arrive: Arrive, hurried: str, size: tuple[int, int]
) -> None:
    ann: Person = arrive(address=hurried, size=size)
    played = blunder_through(ann)
    running = ann.context.request.post(
        "/api/tables", data={"game": FIRST, "seats": 2, "bots": {"1": "greedy"}}
    ).json()["table"]
    assert ann.context.request.post(f"/api/tables/{running}/start").ok
    line = ann.context.new_cdp_session(ann.page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW)
    ann.go("/")
    expect(ann.heading("home-games")).to_be_visible()
    title = title_of(ann)
    places = [
        *(f"/how/{game}" for game in spoken_games()),
        f"/new/{FIRST}",
        "/settings",
        f"/t/{running}",
        *(f"/t/{played}/{what}" for what in ("replay", "review", "compare")),
        f"/t/{played}",
    ]
    for path in places:
        for moment in MOMENTS:
            ann.page.evaluate(GO, path)
            ann.page.wait_for_timeout(moment)
            ann.page.evaluate(GO, "/")
            expect(ann.heading("home-games")).to_be_visible()
        ann.has_all()
        assert title_of(ann) == title, path
        expect(ann.page.locator(".notice")).to_have_count(0)
