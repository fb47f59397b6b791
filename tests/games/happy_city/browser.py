"""How somebody plays Happy City in a browser, and the moments that are worth a look."""

from collections.abc import Iterator

from playwright.sync_api import expect

from tests.web.browsing import Person
from tests.web.games import Lit
from tests.web.gathering import open_table, start
from tests.web.playing import moment, play, step

FULLEST = {"mode": "expert"}
PICTURES = {
    "table-middle-en-large-light": "table.jpg",
    "table-middle-en-phone-dark": "table-phone.jpg",
    "end-en-large-light": "end.jpg",
    "end-explained-en-desk-light": "sheet.jpg",
}


def taste(lit: list[Lit]) -> Lit:
    """A special building if there is one, else the dearest card; decks from the left; nothing is
    laid off."""
    plain = [one for one in lit if " " not in one.action]
    if plain and any(one.action.startswith("discard") for one in lit):
        return plain[0]
    return max(lit, key=lambda one: (" " in one.action, one.price))


def screens(person: Person) -> Iterator[str]:
    """From the lobby to the replay."""
    open_table(person, seats=3, bots=2)
    yield "lobby"
    start(person)
    play(person, taste=taste, until=lambda: moment(person) == "choose")
    yield "table-start"

    def asked_to_buy_in_the_middle() -> bool:
        if person.page.locator('.board [data-choice^="buy "]').count() < 2:
            return False
        seen = person.ask(f"/api/tables/{person.table}")["public"]
        return int(seen["round"]) >= 5

    play(person, taste=taste, until=asked_to_buy_in_the_middle)
    yield "table-middle"
    table = person.page.url
    person.go("/waiting")
    yield "waiting"
    person.page.goto(table)
    expect(person.page.locator("[data-prompt]")).to_be_visible()
    yield "table-explained"
    step(person, taste)
    play(person, taste=taste)
    yield "end"
    yield "end-explained"
    person.link("menu-replay").first.click()
    person.button("replay-whole").click()
    expect(person.page.get_by_role("slider")).to_be_visible()
    yield "replay"
