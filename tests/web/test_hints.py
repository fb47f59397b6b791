"""A hint is asked for, understood and followed: by pointer, by keyboard and on a phone."""

import pytest
from playwright.sync_api import expect
from tools.locales.needing import spoken_games

from tests.web.barriers import barriers
from tests.web.browsing import DESK, PHONE, Person
from tests.web.fixtures import Arrive
from tests.web.games import FIRST
from tests.web.gathering import open_table, pick, sit
from tests.web.keys import press
from tests.web.learning import LONG, asked, begin_to_choose, cards

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", spoken_games())
def test_a_hint_is_shown_and_followed(
    arrive: Arrive, hurried: str, game: str, size: tuple[int, int]
) -> None:
    ann: Person = arrive(address=hurried, size=size)
    begin_to_choose(ann, game)
    before = ann.ask(f"/api/tables/{ann.table}")
    asked(ann).click()
    expect(cards(ann).first).to_be_visible(timeout=LONG)
    assert 2 <= cards(ann).count() <= 3
    assert barriers(ann) == []
    for text in cards(ann).all_inner_texts():
        assert text.strip()
        assert "{" not in text
    now = ann.ask(f"/api/tables/{ann.table}")  # bots may have decided meanwhile
    assert now["seats"][0]["step"] == before["seats"][0]["step"], "nothing was done"

    best = cards(ann).first
    action = best.get_attribute("data-hint")
    legal = before["seats"][0]["legal"]
    assert action in legal
    best.focus()
    expect(ann.page.locator("[data-halo]")).to_have_count(1)
    best.click()
    expect(cards(ann)).to_have_count(0)
    ann.page.locator("[data-prompt] li, [data-confirm]:enabled").first.wait_for()


def test_by_keyboard(arrive: Arrive, hurried: str) -> None:
    ann: Person = arrive(address=hurried, language="uk")
    begin_to_choose(ann, FIRST)
    press(ann, "h")
    expect(cards(ann).first).to_be_visible(timeout=LONG)
    expect(cards(ann).first).to_be_focused()
    said = ann.page.locator("[aria-live]").filter(has_text=ann.says("hint-as-good"))
    verdicts = cards(ann).all_inner_texts()
    if any(ann.says("hint-as-good") in text for text in verdicts):
        expect(said.first).to_be_attached()
    press(ann, "ArrowRight")
    expect(cards(ann).nth(1)).to_be_focused()
    press(ann, "Escape")
    expect(cards(ann)).to_have_count(0)
    press(ann, "h")
    expect(cards(ann).first).to_be_focused(timeout=LONG)
    press(ann, "Enter")
    expect(cards(ann)).to_have_count(0)
    ann.page.locator("[data-prompt] li, [data-confirm]:enabled").first.wait_for()


def test_nobody_gets_one_where_others_play_or_the_host_says_no(
    arrive: Arrive, hurried: str
) -> None:
    ann, bob = arrive(address=hurried), arrive(address=hurried)
    link = open_table(ann, seats=2)
    sit(bob, link)
    ann.button("lobby-start").click()
    for person in (ann, bob):
        person.page.locator("[data-prompt]").wait_for()
        expect(asked(person)).to_have_count(0)

    strict: Person = arrive(address=hurried)
    strict.go("/")
    strict.link("home-new").click()
    pick(strict, "new-seats", "2")
    pick(strict, "new-bots", "1")
    pick(strict, "new-hints", strict.says("new-hints-no"))
    strict.button("new-make").click()
    strict.button("lobby-start").click()
    strict.page.locator("[data-prompt=own]").wait_for(timeout=LONG)
    expect(asked(strict)).to_have_count(0)
