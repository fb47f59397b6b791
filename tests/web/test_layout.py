"""Every text at a table can be read: large enough, whole, and clear of all others."""

from collections import defaultdict
from itertools import pairwise

import pytest
from playwright.sync_api import expect
from tools.locales.needing import spoken_games

from tests.web.browsing import Person
from tests.web.fixtures import Arrive
from tests.web.games import in_browser
from tests.web.gathering import begin
from tests.web.layout import DESKS, LEAST_RULES, Measured, measures
from tests.web.playing import moment, play, step

pytestmark = pytest.mark.slow

CONFIRMED = 6
"""After so many steps of one's own a city has something to show."""
TRIES = 6
"""Bots in a hurry may have ended a game by then, and some cards are drawn rather than written."""
ASKED = "[data-prompt=own]"
END = "#end-title"


def is_asked(person: Person) -> bool:
    return moment(person) == "choose"


def play_some(person: Person, game: str) -> bool:
    """Some turns, up to the next question, with what others did beside it; False if it is over."""
    taste = in_browser(game).taste
    confirmed = 0
    while confirmed < CONFIRMED and (now := step(person, taste)) != "over":
        confirmed += now == "confirm"
    has_recap = person.page.locator("[data-recap] li")
    play(person, taste=taste, until=lambda: is_asked(person) and has_recap.count() > 0)
    return is_asked(person)


def choose(person: Person, game: str) -> None:
    """A step, that is not confirmed yet; something may have to be picked up for it first."""
    taste = in_browser(game).taste
    play(person, taste=taste, until=lambda: is_asked(person))
    steps = person.page.locator("[data-prompt] .steps li")
    play(person, taste=taste, until=lambda: steps.count() > 0)


def resign(person: Person) -> None:
    """A bot plays on, to the end. What the pointer is on is forecast, and with another's deeds that
    forecast would be too late: it points at nothing."""
    person.page.mouse.move(0, 0)
    person.has_all()
    assert person.context.request.post(f"/api/tables/{person.table}/seats/0/resign").ok
    expect(person.page.locator(END)).to_be_attached(timeout=180_000)


def said_of(all_measured: list[Measured]) -> str:
    """All that is wrong, once each, with where it is so."""
    where: dict[str, list[str]] = defaultdict(list)
    for size, language, scheme, findings, rules in all_measured:
        small = [
            f"“{said}” is of the rules and {pixels:.1f} px"
            for said, pixels in rules.items()
            if pixels < LEAST_RULES
        ]
        for finding in findings + small:
            where[finding].append(f"{size[0]} {language} {scheme}")
    return "\n".join(f"{finding}\n  at {', '.join(at)}" for finding, at in where.items())


def check_rules_grow(all_measured: list[Measured]) -> None:
    """With the screen, from the smallest desk to the largest."""
    on_desks = [one for one in all_measured if one.size in DESKS]
    for before, after in pairwise(on_desks):
        if before.size < after.size and before.language == after.language:
            for said in before.rules.keys() & after.rules.keys():
                assert before.rules[said] < after.rules[said], (said, before.size, after.size)


def check(*moments: list[Measured]) -> None:
    assert said_of([one for measured in moments for one in measured]) == ""
    for measured in moments:
        check_rules_grow(measured)


@pytest.mark.parametrize("game", spoken_games())
def test_two_at_the_usual_table(arrive: Arrive, hurried: str, game: str) -> None:
    ann: Person = arrive(address=hurried)
    begin(ann, 2, game=game)
    play(ann, taste=in_browser(game).taste, until=lambda: is_asked(ann))
    check(list(measures(ann, ASKED)))


@pytest.mark.parametrize("game", spoken_games())
def test_four_where_there_is_most_to_read(arrive: Arrive, hurried: str, game: str) -> None:
    ann: Person = arrive(address=hurried)
    for _ in range(TRIES):
        begin(ann, 4, in_browser(game).fullest, game=game)
        if play_some(ann, game) and ann.page.locator("[data-rules]").count():
            break
    asked = list(measures(ann, f"{ASKED}, [data-recap]"))
    chosen = list(measures(ann, ASKED, before=lambda: choose(ann, game)))
    assert any(one.rules for one in asked + chosen), "no rules are shown"
    resign(ann)
    end = list(measures(ann, END, is_one_screen=False))
    check(asked, chosen, end)
