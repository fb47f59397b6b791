"""The screens of the client that need no game, and what to unfold on those of games."""

from collections.abc import Iterator

from playwright.sync_api import Locator, expect

from tests.web.browsing import Person
from tests.web.building import WEB
from tests.web.games import FIRST
from tests.web.learning import LONG, asked, cards


def still_screens(person: Person) -> Iterator[str]:
    """In an order in which one leads to the next."""
    person.go("/")
    expect(person.heading("home-games")).to_be_visible()
    yield "home"
    person.go(f"/new/{FIRST}")
    expect(person.button("new-make")).to_be_visible()
    yield "new-table"
    person.is_called("Ann")
    person.go("/settings")
    expect(person.button("settings-erase")).to_be_visible()
    yield "settings"
    yield "settings-erase"
    person.go(f"/how/{FIRST}")
    expect(person.link("home-new")).to_be_visible()
    yield "how-to-play"
    for gallery in sorted(WEB.glob("src/games/*/gallery")):
        person.go(f"/gallery/{gallery.parent.name}")
        expect(person.page.locator("[data-gallery]")).to_be_visible()
        yield f"gallery-{gallery.parent.name}"
    yield "person"
    person.go("/no/such/place")
    yield "not-found"


def unfold(person: Person, screen: str) -> None:
    """Opens what those screens are to show: a dialog, or the arithmetic, which a phone has in a
    sheet."""
    if screen == "table-explained":
        log = person.button("log-short")
        shown = log.or_(person.page.locator("aside details")).filter(visible=True)
        expect(shown).not_to_have_count(0)
        if log.is_visible():
            log.click()
        _open(person.page.locator("dialog[open] details, aside details").last)
    elif screen.endswith("end-explained"):
        _open(person.page.get_by_label(person.says("sheet-title")).locator("details").first)
    elif screen == "review":
        person.page.evaluate("scrollTo(0, 0)")
    elif screen in ("review-question", "review-told"):
        person.page.locator("[data-scene]").evaluate("(one) => one.scrollIntoView()")
    elif screen == "hint":
        asked(person).click()
        expect(cards(person).first).to_be_visible(timeout=LONG)
    elif screen == "settings-erase":
        person.button("settings-erase").click()
    elif screen == "person":
        person.page.locator("[data-person]").first.click()


def fold(person: Person, screen: str) -> None:
    if screen != "first-game":  # where that would send the coach away
        person.page.keyboard.press("Escape")


def _open(details: Locator) -> None:
    details.evaluate("(one) => { one.open = true; one.scrollIntoView({ block: 'nearest' }); }")
