"""What helps somebody who is new: a first game with a coach, and hints."""

from collections.abc import Iterator

from playwright.sync_api import Locator, expect

from tests.web.browsing import Person
from tests.web.games import FIRST, in_browser
from tests.web.gathering import begin, is_set
from tests.web.playing import moment, play

LONG = 60_000
"""Milliseconds, on a machine with much else to do."""
MUCH = 4
"""To choose from: there a hint has something to tell."""


def asked(person: Person) -> Locator:
    return person.page.locator("[data-ask-hint]")


def cards(person: Person) -> Locator:
    return person.page.locator("[data-hint]")


def begin_to_choose(person: Person, game: str, seats: int = 2, choices: int = 1) -> None:
    """A game with a bot, where there is first so much to choose from; another, if it never is."""
    offered = person.page.locator("[data-choice]").filter(visible=True)
    while True:
        begin(person, seats, game=game)
        play(
            person,
            taste=in_browser(game).taste,
            until=lambda: (
                moment(person) == "choose"
                and asked(person).count() > 0
                and offered.count() >= choices
            ),
        )
        if moment(person) != "over":
            return


def learning_screens(person: Person) -> Iterator[str]:
    """The first remark of a coach, and a hint."""
    person.go(f"/how/{FIRST}")
    person.button("how-try-now").click()
    is_set(person)
    expect(person.page.locator("[data-coach]")).to_be_visible()
    yield "first-game"
    begin_to_choose(person, FIRST, choices=MUCH)
    yield "hint"
