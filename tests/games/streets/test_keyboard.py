"""A whole game by keyboard alone, from the home page on; and a tile that R turns."""

import pytest
from playwright.sync_api import expect

from tests.games.streets.browser import has_to_place, taste
from tests.web.browsing import Person
from tests.web.fixtures import Arrive
from tests.web.gathering import begin
from tests.web.keys import arrow_to, play_by_keys, press, tab_to
from tests.web.playing import play

pytestmark = pytest.mark.slow


def make_table(person: Person) -> None:
    person.go("/new/streets")
    expect(person.heading("new-of", game=person.says("game-streets"))).to_be_visible()
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
    play_by_keys(ann)
    expect(ann.page.get_by_label(ann.says("sheet-title"))).to_be_visible()
    assert ann.ask(f"/api/tables/{ann.table}")["public"]["question"] == "over"


def test_r_turns_the_tile_to_each_way_it_may_lie(arrive: Arrive) -> None:
    """ST-401: west of the station a tile may have its road in the east or in the south."""
    ann = arrive()
    begin(ann, 2, {"first": "0"}, game="streets")
    play(ann, taste=taste, until=lambda: has_to_place(ann, 0))
    place = ann.page.locator('[data-cell="-1,0"] button.choosable')
    place.focus()
    seen = set()
    for _ in range(2):
        seen.add(place.get_attribute("data-choice"))
        before = str(place.get_attribute("data-choice"))
        press(ann, "r")
        expect(place).not_to_have_attribute("data-choice", before)
    assert seen == {"place -1,0 e", "place -1,0 s"}
