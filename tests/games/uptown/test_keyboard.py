"""A whole game by keyboard alone, from the home page on; and a card that R turns over."""

import pytest
from playwright.sync_api import expect

from kvartal.games.uptown.components import MUNICIPAL_CARDS, projects_on
from tests.web.browsing import Person
from tests.web.fixtures import Arrive
from tests.web.gathering import begin
from tests.web.keys import arrow_to, play_by_keys, press, tab_to
from tests.web.playing import moment, play

pytestmark = pytest.mark.slow

SIDE = 2


def make_table(person: Person) -> None:
    person.go("/new/uptown")
    expect(person.heading("new-of", game=person.says("game-uptown"))).to_be_visible()
    expect(person.button("new-make")).to_be_visible()  # the form comes after its heading
    tab_to(person, "0")
    arrow_to(person, "2")
    tab_to(person, person.says("new-make"))
    press(person, "Enter")
    expect(person.button("lobby-start")).to_be_enabled()
    tab_to(person, person.says("lobby-start"))
    press(person, "Enter")
    expect(person.page.locator("[data-prompt]")).to_be_visible()


def test_a_whole_game_by_keyboard_alone(arrive: Arrive) -> None:
    ann = arrive()
    make_table(ann)
    searches = play_by_keys(ann)
    expect(ann.page.get_by_label(ann.says("sheet-title"))).to_be_visible()
    assert ann.ask(f"/api/tables/{ann.table}")["public"]["question"] == "over"
    assert searches < 40


def test_r_turns_the_municipal_card_and_says_what_it_shows(arrive: Arrive) -> None:
    ann = arrive()
    begin(ann, 2, game="uptown")
    play(ann, until=lambda: moment(ann) == "choose")
    top = ann.ask(f"/api/tables/{ann.table}")["public"]["top"]
    assert top in [projects_on(card) for card in MUNICIPAL_CARDS]
    front, back = top[:SIDE], top[SIDE:]
    for shown, hidden in ((back, front), (front, back)):
        press(ann, "r")
        names = [ann.says(f"uptown-card-{project}") for project in shown]
        expect(ann.page.get_by_text(", ".join(names), exact=True)).to_be_attached()
        for project in shown:
            expect(ann.page.locator(f'[data-project="{project}"]')).to_be_visible()
        for project in hidden:
            expect(ann.page.locator(f'[data-project="{project}"]')).to_have_count(0)
