"""Makes tables through the form, and brings people to them."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import expect

from tests.web.browsing import Person
from tests.web.games import FIRST


def pick(person: Person, question: str, answer: str) -> None:
    """Answers a question of a form."""
    group = person.page.get_by_role("group", name=person.says(question), exact=True)
    group.locator("label", has_text=answer).first.click()


def open_table(host: Person, *, seats: int = 3, bots: int = 0) -> str:
    """Makes a table through the form, with the options that are offered; the link for others."""
    host.go("/")
    host.link("home-new").click()
    expect(host.heading("new-of", game=host.says(f"game-{FIRST}"))).to_be_visible()
    pick(host, "new-seats", str(seats))
    pick(host, "new-bots", str(bots))
    host.button("new-make").click()
    link = host.page.get_by_label(host.says("share-table"), exact=True)
    expect(link).to_be_visible()
    return link.input_value()


def begin(
    host: Person,
    seats: int,
    options: dict[str, Any] | None = None,
    *,
    game: str,
    level: str = "greedy",
    company: Sequence[Person] = (),
) -> None:
    """A table of any game, made without the form: some company, bots on all other seats, and the
    game has begun."""
    host.is_called("Ann")
    asked = {
        "game": game,
        "seats": seats,
        "options": options or {},
        "visibility": "link",
        "pace": {"kind": "none", "turn": 0, "reserve": 0},
        "bots": {str(seat): level for seat in range(1 + len(company), seats)},
        "sit": True,
    }
    answer = host.context.request.post("/api/tables", data=asked)
    assert answer.ok, answer.text()
    table = answer.json()["table"]
    link = f"/t/{table}"
    for other in company:
        sit(other, link)
    started = host.context.request.post(f"/api/tables/{table}/start")
    assert started.ok, started.text()
    host.go(link)
    is_set(host)


def sit(guest: Person, link: str) -> None:
    """Follows a link and takes the first free seat; who has no name yet takes the one offered."""
    guest.go(link)
    guest.button("lobby-sit").first.click()
    name = guest.page.get_by_label(guest.says("settings-name"), exact=True)
    expect(guest.button("lobby-leave").or_(name)).to_be_visible()
    if name.is_visible():
        guest.page.keyboard.press("Enter")
    expect(guest.button("lobby-leave")).to_be_visible()


def sit_beside(host: Person, name: str) -> None:
    """A second person at the same screen."""
    host.button("lobby-guest").first.click()
    host.page.get_by_label(host.says("guest-name"), exact=True).fill(name)
    host.button("lobby-sit-guest").click()
    expect(host.page.get_by_text(name, exact=True).first).to_be_visible()


def start(host: Person) -> None:
    host.button("lobby-start").click()
    is_set(host)


def is_set(person: Person) -> None:
    """The table is shown, with the board on it."""
    expect(person.page.locator("[data-prompt]")).to_be_visible()
    expect(person.page.locator(".to-come")).to_have_count(0)


def seat_link(person: Person) -> str:
    """The secret link of one's own seat, out of the menu at the table."""
    person.page.locator("aside").get_by_role("button", name=person.says("menu-title")).click()
    person.button("menu-share").click()
    link = seat_link_shown(person)
    person.page.keyboard.press("Escape")
    return link


def seat_link_shown(person: Person) -> str:
    """The same, where it can be shown: in the lobby without the menu."""
    person.button("share-seat-show").click()
    return person.page.get_by_label(person.says("share-seat-link"), exact=True).input_value()
