"""The screens of the client that need no game, and what to unfold on those of games."""

from collections.abc import Iterator

from playwright.sync_api import Locator, expect

from tests.web.browsing import Person
from tests.web.building import WEB
from tests.web.games import FIRST


def still_screens(person: Person) -> Iterator[str]:
    """In an order in which one leads to the next."""
    person.go("/")
    expect(person.heading("home-games")).to_be_visible()
    yield "home"
    person.go(f"/new/{FIRST}")
    expect(person.button("new-make")).to_be_visible()
    yield "new-table"
    person.go("/settings")
    yield "settings"
    person.go(f"/how/{FIRST}")
    expect(person.link("home-new")).to_be_visible()
    yield "how-to-play"
    for gallery in sorted(WEB.glob("src/games/*/gallery")):
        person.go(f"/gallery/{gallery.parent.name}")
        expect(person.page.locator("[data-gallery]")).to_be_visible()
        yield f"gallery-{gallery.parent.name}"
    person.go("/no/such/place")
    yield "not-found"


def unfold(person: Person, screen: str) -> None:
    """Opens the arithmetic on those screens that are to show it; a phone has it in a sheet."""
    if screen == "table-explained":
        log = person.button("log-short")
        if log.is_visible():
            log.click()
        _open(person.page.locator("dialog[open] details, aside details").last)
    elif screen.endswith("end-explained"):
        _open(person.page.get_by_label(person.says("sheet-title")).locator("details").first)


def fold(person: Person) -> None:
    person.page.keyboard.press("Escape")


def _open(details: Locator) -> None:
    details.evaluate("(one) => { one.open = true; one.scrollIntoView({ block: 'nearest' }); }")
