"""How a game begins: a table is made, friends follow a link, and all see who is there."""

import re
import time

import pytest
from playwright.sync_api import Page, expect

from kvartal.server.node.attendance import GRACE
from tests.web.barriers import barriers
from tests.web.browsing import DESK, PHONE, Person
from tests.web.fixtures import Arrive
from tests.web.games import FIRST
from tests.web.gathering import begin, open_table, sit

pytestmark = pytest.mark.slow

PROMISED = 10_000
"""Milliseconds after which somebody who has closed the tab is shown as away."""
RELOADING = 7
"""Seconds in which a page that was loaded anew would have been missed."""
STREAM = re.compile(r"/api/stream\?")
ANIMALS = ("fox", "owl", "cat", "bear", "hare", "heron", "otter", "robin")


def offered(person: Person) -> str:
    return person.page.get_by_label(person.says("settings-name"), exact=True).input_value()


def name_of(person: Person) -> str:
    return str(person.ask("/api/session")["name"])


def test_who_follows_a_link_is_offered_a_name_in_their_language(arrive: Arrive) -> None:
    ann, ola = arrive(language="cs"), arrive(language="pl")
    ann.is_called("Ann")
    link = open_table(ann)
    ola.go(link)
    expect(ola.button("lobby-sit").first).to_be_visible()  # by then the server knows her
    assert name_of(ola) == "", "nobody is called anything before they have said so"
    ola.button("lobby-sit").first.click()
    assert offered(ola) in [ola.says(f"face-{face}") for face in ANIMALS]
    name = offered(ola)
    assert barriers(ola) == []
    ola.page.keyboard.press("Enter")
    expect(ola.button("lobby-leave")).to_be_visible()
    expect(ann.page.get_by_text(name, exact=True)).to_be_visible()
    # Typing replaces what is offered; who has chosen is not asked again.
    ola.button("lobby-leave").click()
    ola.go(link)
    ola.button("lobby-sit").first.click()
    expect(ola.button("lobby-leave")).to_be_visible()
    assert name_of(ola) == name


def test_a_name_of_ones_own_is_typed_over_the_offered_one(arrive: Arrive) -> None:
    ann, ola = arrive(), arrive(language="pl")
    ann.is_called("Ann")
    link = open_table(ann)
    ola.go(link)
    ola.button("lobby-sit").first.click()
    ola.page.keyboard.type("Ola")
    ola.page.keyboard.press("Enter")
    expect(ann.page.get_by_text("Ola", exact=True)).to_be_visible()


def test_in_the_lobby_one_hears_and_sees_each_other(arrive: Arrive) -> None:
    ann, bob, olha, nobody = arrive(), arrive(language="uk"), arrive(), arrive()
    for person, name in ((ann, "Ann"), (bob, "Богдан"), (olha, "Olha")):
        person.is_called(name)
    link = open_table(ann, seats=3)
    expect(ann.page.get_by_text(ann.says("lobby-free", count=2))).to_be_visible()
    sit(bob, link)
    expect(ann.page.get_by_text(ann.says("lobby-free", count=1))).to_be_visible()
    olha.go(link)
    nobody.go(link)
    watchers = ann.page.get_by_role("list", name=ann.says("watchers-title"))
    expect(watchers.get_by_text("Olha")).to_be_visible()
    expect(watchers.get_by_text(ann.says("watchers-others", count=1))).to_be_visible()
    # Who watches is told of the others.
    expect(olha.page.get_by_role("list", name=olha.says("watchers-title"))).to_have_text(
        olha.says("watchers-others", count=1)
    )
    assert olha.button("menu-say").count() == 0
    assert barriers(ann) == []
    bob.button("menu-say").click()
    bob.button("phrase-good_luck").click()
    expect(ann.page.locator(".bubble")).to_have_text(ann.says("phrase-good_luck"))
    expect(olha.page.locator(".bubble")).to_have_text(olha.says("phrase-good_luck"))
    olha.leave()
    expect(watchers.get_by_text("Olha")).to_have_count(0, timeout=PROMISED)


def test_who_closes_the_tab_is_away_within_ten_seconds_and_comes_back(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive(language="uk")
    ann.is_called("Ann")
    bob.is_called("Богдан")
    link = open_table(ann, seats=2)
    sit(bob, link)
    ready = ann.page.get_by_text(ann.says("lobby-ready"))
    expect(ready).to_be_visible()
    gone = ann.page.get_by_text(ann.says("player-gone"), exact=True)

    reload_and_stay(bob, ann.page, gone_text=ann.says("player-gone"))

    bob.page.close()
    expect(gone).to_be_visible(timeout=PROMISED)
    expect(ann.page.get_by_text(ann.says("lobby-not-here", names="Богдан"))).to_be_visible()
    bob.page = bob.context.new_page()
    bob.go(link)
    expect(gone).to_have_count(0)
    expect(ready).to_be_visible()


def test_at_the_table_too(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive(language="uk")
    bob.is_called("Богдан")
    begin(ann, 2, game=FIRST, company=[bob])
    expect(bob.page.locator("[data-prompt]")).to_be_visible()
    gone = ann.page.get_by_text(ann.says("player-gone"), exact=True)
    reload_and_stay(bob, ann.page, gone_text=ann.says("player-gone"))
    bob.page.close()
    expect(gone.first).to_be_visible(timeout=PROMISED)


def reload_and_stay(person: Person, seen_by: Page, gone_text: str) -> None:
    """Loads the page anew; the other never sees anybody gone. A machine that takes so long over it
    that anybody would be missed may try again."""
    gone = seen_by.get_by_text(gone_text, exact=True)
    for is_last in (False, False, True):
        begun = time.monotonic()
        with person.page.expect_response(STREAM):  # until then the others may miss them
            person.page.reload()
        is_quick = time.monotonic() - begun < GRACE / 2
        end = time.monotonic() + RELOADING
        while time.monotonic() < end:
            assert gone.count() == 0 or not (is_quick or is_last)
            seen_by.wait_for_timeout(100)
        if is_quick:
            return


@pytest.mark.parametrize("language", ["en", "hu", "ro"])
@pytest.mark.parametrize("size", [DESK, (1920, 1080), (2560, 1440), (390, 844), PHONE])
def test_a_new_table_fits_one_screen(arrive: Arrive, size: tuple[int, int], language: str) -> None:
    ann = arrive(size=size, language=language)
    ann.go(f"/new/{FIRST}")
    expect(ann.button("new-make")).to_be_in_viewport(ratio=1)
    assert ann.page.evaluate("scrollY") == 0
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    pace = ann.page.get_by_role("group", name=ann.says("new-pace"), exact=True)
    if size[0] >= DESK[0]:
        expect(pace).to_be_in_viewport(ratio=1)
    else:
        expect(pace).not_to_be_visible()
        ann.page.get_by_text(ann.says("new-more"), exact=True).click()
        expect(pace).to_be_visible()
        expect(ann.button("new-make")).to_be_in_viewport(ratio=1)
    assert barriers(ann) == []
