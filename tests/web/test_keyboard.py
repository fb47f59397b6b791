"""A whole expert game by keyboard alone: no mouse, nothing but keys, and focus that is seen."""

import time

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Person
from tests.web.conftest import Arrive
from tests.web.playing import moment

pytestmark = pytest.mark.slow

FOCUSED = """() => {
  const at = document.activeElement;
  return at.ariaLabel || at.labels?.[0]?.textContent.trim() || at.textContent.trim();
}"""

ON_A_CHOICE = "document.activeElement.matches('[data-action]')"


def press(person: Person, *keys: str) -> None:
    for key in keys:
        person.page.keyboard.press(key)


def tab_to(person: Person, name: str, most: int = 60) -> None:
    """Goes on by Tab until the focus is on something of that name."""
    for _ in range(most):
        press(person, "Tab")
        if person.page.evaluate(FOCUSED).startswith(name):
            return
    raise AssertionError(f"{name} is not reached by Tab")


def arrow_to(person: Person, name: str, most: int = 6) -> None:
    """Within a group of radio buttons."""
    for _ in range(most):
        if person.page.evaluate(FOCUSED).startswith(name):
            press(person, "Space")
            return
        press(person, "ArrowRight")
    raise AssertionError(f"{name} is not among the answers")


def make_expert_table(person: Person) -> None:
    person.go("/")
    tab_to(person, person.says("home-new"))
    press(person, "Enter")
    expect(person.heading("new-of", game=person.says("game-happy_city"))).to_be_visible()
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


def play_by_keys(person: Person, seconds: float = 200) -> int:
    """Choices by arrows and Enter, or by their number; confirmed by Enter where the focus then is.
    How often the focus had to be looked for."""
    end = time.monotonic() + seconds
    searches = chosen = 0
    while (now := moment(person)) != "over":
        assert time.monotonic() < end
        if now == "wait":
            person.page.wait_for_timeout(25)
        elif now == "confirm":
            if person.page.evaluate(FOCUSED) != person.says("prompt-confirm"):
                searches += 1
                tab_to(person, person.says("prompt-confirm"))
            press(person, "Enter")
        elif chosen % 3 == 0:
            chosen += 1
            press(person, "1")
        else:
            chosen += 1
            if not person.page.evaluate(ON_A_CHOICE):
                searches += 1
            while not person.page.evaluate(ON_A_CHOICE):
                assert time.monotonic() < end
                press(person, "Tab")
            press(person, "End", "Enter")
    return searches


def test_a_whole_expert_game_by_keyboard_alone(arrive: Arrive) -> None:
    ann = arrive()
    make_expert_table(ann)
    searches = play_by_keys(ann)
    expect(ann.page.get_by_label(ann.says("sheet-title"))).to_be_visible()
    options = ann.ask(f"/api/tables/{ann.table}")["card"]["options"]
    assert options["mode"] == "expert"
    assert searches < 40
