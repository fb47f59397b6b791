"""Every screen of the client, in an order in which one leads to the next."""

from collections.abc import Iterator

from playwright.sync_api import Locator, expect

from tests.web.browsing import Person
from tests.web.gathering import open_table, start
from tests.web.playing import moment, play, step


def still_screens(person: Person) -> Iterator[str]:
    """Those that need no game."""
    person.go("/")
    expect(person.heading("home-games")).to_be_visible()
    yield "home"
    person.go("/new/happy_city")
    expect(person.button("new-make")).to_be_visible()
    yield "new-table"
    person.go("/settings")
    yield "settings"
    person.go("/how/happy_city")
    expect(person.link("home-new")).to_be_visible()
    yield "how-to-play"
    person.go("/gallery")
    yield "gallery"
    person.go("/no/such/place")
    yield "not-found"


def screens_of_a_game(person: Person, mode: str = "family") -> Iterator[str]:
    """From the lobby to the replay."""
    open_table(person, mode=mode, seats=3, bots=2)
    yield "lobby"
    start(person)
    play(person, until=lambda: moment(person) == "choose")
    yield "table-start"

    def asked_to_buy_in_the_middle() -> bool:
        if person.page.locator('.board [data-choice^="buy "]').count() < 2:
            return False
        seen = person.ask(f"/api/tables/{person.table}")["public"]
        return int(seen["round"]) >= 5

    play(person, until=asked_to_buy_in_the_middle)
    yield "table-middle"
    table = person.page.url
    person.go("/waiting")
    yield "waiting"
    person.page.goto(table)
    expect(person.page.locator("[data-prompt]")).to_be_visible()
    yield "table-explained"
    step(person)
    play(person)
    yield "end"
    yield "end-explained"
    person.link("menu-replay").first.click()
    expect(person.page.get_by_role("slider")).to_be_visible()
    yield "replay"


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
