"""A whole game by keyboard alone; and the city as one grid of arrows."""

import time

import pytest
from playwright.sync_api import expect

from tests.web.fixtures import Arrive
from tests.web.gathering import begin
from tests.web.keys import FOCUSED, play_by_keys, press
from tests.web.playing import moment, play

pytestmark = pytest.mark.slow

CELL = "document.activeElement.dataset.cell"
KEYS = set("0QWERTOPASDFGHJKLZXCBM123")


def test_a_whole_game_by_keyboard_alone(arrive: Arrive, hurried: str) -> None:
    ann = arrive(address=hurried)
    begin(ann, 2, game="ginkgopolis")
    play_by_keys(ann)
    expect(ann.page.get_by_label(ann.says("sheet-title"))).to_be_visible()
    assert ann.ask(f"/api/tables/{ann.table}")["public"]["question"] == "over"


CARDS = "1234"
OPEN = """() => {
  const hand = [...document.querySelectorAll(".hand [data-choice]")];
  if (hand.length > 0 && !hand.some(({ ariaPressed }) => ariaPressed === "true")) return null;
  return [...document.querySelectorAll("aside [data-action] .key")].map((key) => key.textContent);
}"""
"""Null while a card has to be picked up."""


def test_the_keys_of_the_table_are_enough(arrive: Arrive, hurried: str) -> None:
    """Digits for cards, letters for tiles and places, 0 for none: Tab is never needed."""
    ann = arrive(address=hurried)
    begin(ann, 2, game="ginkgopolis")
    end = time.monotonic() + 600
    pressed: list[str] = []
    while (now := moment(ann)) != "over":
        assert time.monotonic() < end, ann.page.locator("[data-prompt]").inner_text()
        if now == "confirm":
            assert ann.page.evaluate(FOCUSED) == ann.says("prompt-confirm")
            press(ann, "Enter")
        elif now == "choose":
            listed = ann.page.evaluate(OPEN)
            keys = list(CARDS) if listed is None else [key for key in listed if key in KEYS]
            pressed += [min(keys, key=pressed.count)] if keys else []
            press(ann, *pressed[-1:])
        else:
            ann.page.wait_for_timeout(25)
    assert {*CARDS, "0", "Q", "W"} <= set(pressed)


def test_arrows_walk_through_the_city(arrive: Arrive) -> None:
    """GK-13, GK-14: from the middle to the north are a building and the letter B."""
    ann = arrive()
    begin(ann, 2, game="ginkgopolis")
    play(ann, until=lambda: moment(ann) == "choose")
    stops = ann.page.locator('.mat [data-cell][tabindex="0"]')
    expect(stops).to_have_count(1)
    ann.page.locator('[data-cell="0,0"]').focus()
    press(ann, "ArrowUp")
    assert ann.page.evaluate(CELL) == "0,-1"
    press(ann, "ArrowUp")
    assert ann.page.evaluate(CELL) == "0,-2"
    name = ann.page.locator('[data-cell="0,-2"]').get_attribute("aria-label") or ""
    assert name.startswith(ann.says("ginkgopolis-card-urban_b"))
    press(ann, "PageDown")
    assert ann.page.evaluate("document.activeElement.dataset.choice").startswith("pick ")
