"""A whole expert game by keyboard alone, from the home page on."""

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Person
from tests.web.fixtures import Arrive
from tests.web.keys import arrow_to, play_by_keys, press, tab_to

pytestmark = pytest.mark.slow


def make_expert_table(person: Person) -> None:
    person.go("/")
    tab_to(person, person.says("home-new"))
    press(person, "Enter")
    expect(person.heading("new-of", game=person.says("game-happy_city"))).to_be_visible()
    expect(person.button("new-make")).to_be_visible()  # the form comes after its heading
    tab_to(person, person.says("happy_city-option-mode-family"))
    arrow_to(person, person.says("happy_city-option-mode-expert"))
    tab_to(person, "0")
    arrow_to(person, "2")
    tab_to(person, person.says("new-make"))
    press(person, "Enter")
    expect(person.button("lobby-start")).to_be_enabled()
    tab_to(person, person.says("lobby-start"))
    press(person, "Enter")
    expect(person.page.locator("[data-prompt]")).to_be_visible()


def test_a_whole_expert_game_by_keyboard_alone(arrive: Arrive) -> None:
    ann = arrive()
    make_expert_table(ann)
    searches = play_by_keys(ann)
    expect(ann.page.get_by_label(ann.says("sheet-title"))).to_be_visible()
    options = ann.ask(f"/api/tables/{ann.table}")["card"]["options"]
    assert options["mode"] == "expert"
    assert searches < 40
