"""The house opened again where there is no network: what works, works."""

import time

import pytest
from playwright.sync_api import expect
from tools.locales.needing import spoken_games

from tests.web.browsing import Person
from tests.web.fixtures import Arrive
from tests.web.games import FIRST

pytestmark = pytest.mark.slow

KEPT = """async (asked) => {
  const assets = performance.getEntriesByType("resource").map(({ name }) => name)
    .filter((name) => name.includes("/assets/"));
  const wanted = [...asked, ...assets];
  const kept = await Promise.all(wanted.map((one) => caches.match(one, { ignoreVary: true })));
  return kept.every(Boolean) ? kept.length : 0;
}"""
"""How much is kept, once all that was loaded is. It is loaded in a quiet moment after a visit."""
ASKED = [
    f"/api/games/{game}/{what}" for game in spoken_games() for what in ("components", "vocabulary")
]


@pytest.fixture
def traveller(arrive: Arrive) -> Person:
    """Was here once, and is now on a train."""
    person = arrive(saves_data=False)
    person.go("/")
    end = time.monotonic() + 90
    before, kept = 0, 0
    while not kept or kept != before:
        assert time.monotonic() < end
        person.page.wait_for_timeout(300)
        before, kept = kept, person.page.evaluate(KEPT, ASKED)
    person.context.set_offline(True)
    person.go("/")
    return person


def has_only_missed_the_network(person: Person) -> bool:
    missed = all("net::ERR_" in complaint for complaint in person.complaints)
    person.complaints = []
    return missed


def test_home_says_what_works_and_it_does(traveller: Person) -> None:
    expect(traveller.heading("offline-title")).to_be_visible()
    works = traveller.page.get_by_role("region", name=traveller.says("offline-explained"))
    for game in spoken_games():
        title = traveller.says("how-title", game=traveller.says(f"game-{game}"))
        works.get_by_role("link", name=title, exact=True).click()
        expect(traveller.page.get_by_role("heading", name=title, level=1)).to_be_visible()
        expect(traveller.link("home-new")).to_be_visible()
        figures = traveller.page.locator("main figure")
        expect(figures).not_to_have_count(0)
        expect(figures.filter(has_not=traveller.page.locator("svg path"))).to_have_count(0)
        traveller.go("/")
    works.get_by_role("link", name=traveller.says("settings-title"), exact=True).click()
    expect(traveller.page.get_by_label(traveller.says("settings-name"))).to_be_visible()
    assert has_only_missed_the_network(traveller)


def test_the_network_comes_back(traveller: Person) -> None:
    offers = traveller.page.get_by_role("main")
    again = offers.get_by_role("button", name=traveller.says("offline-again"))
    with traveller.page.expect_event("requestfailed"):
        again.click()
    expect(traveller.heading("offline-title")).to_be_visible()
    traveller.context.set_offline(False)
    expect(traveller.button("home-play", game=traveller.says(f"game-{FIRST}"))).to_be_visible()
    expect(again).to_have_count(0)
    assert has_only_missed_the_network(traveller)


def test_who_saves_data_loads_nothing_ahead(arrive: Arrive) -> None:
    person = arrive(saves_data=True)
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.go("/")
    person.page.wait_for_function(f"async () => (await ({KEPT})([])) > 0", timeout=60_000)
    assert not [url for url in asked if url.endswith(("/components", "/vocabulary"))]
