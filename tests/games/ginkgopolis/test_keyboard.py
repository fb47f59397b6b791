"""A whole game by keyboard alone; and the city as one grid of arrows."""

import pytest
from playwright.sync_api import expect

from tests.web.fixtures import Arrive
from tests.web.gathering import begin
from tests.web.keys import play_by_keys, press
from tests.web.playing import moment, play

pytestmark = pytest.mark.slow

FOCUSED = "document.activeElement.dataset.cell"


def test_a_whole_game_by_keyboard_alone(arrive: Arrive, hurried: str) -> None:
    ann = arrive(address=hurried)
    begin(ann, 2, game="ginkgopolis")
    play_by_keys(ann, seconds=300)
    expect(ann.page.get_by_label(ann.says("sheet-title"))).to_be_visible()
    assert ann.ask(f"/api/tables/{ann.table}")["public"]["question"] == "over"


def test_arrows_walk_through_the_city(arrive: Arrive) -> None:
    """GK-13, GK-14: from the middle to the north are a building and the letter B."""
    ann = arrive()
    begin(ann, 2, game="ginkgopolis")
    play(ann, until=lambda: moment(ann) == "choose")
    stops = ann.page.locator('.mat [data-cell][tabindex="0"]')
    expect(stops).to_have_count(1)
    ann.page.locator('[data-cell="0,0"]').focus()
    press(ann, "ArrowUp")
    assert ann.page.evaluate(FOCUSED) == "0,-1"
    press(ann, "ArrowUp")
    assert ann.page.evaluate(FOCUSED) == "0,-2"
    name = ann.page.locator('[data-cell="0,-2"]').get_attribute("aria-label") or ""
    assert name.startswith(ann.says("ginkgopolis-card-urban_b"))
    press(ann, "PageDown")
    assert ann.page.evaluate("document.activeElement.dataset.choice").startswith("pick ")
