"""Somebody who has no mouse: nothing but keys, and focus that is seen."""

import time

from tests.web.browsing import Person
from tests.web.playing import moment

FOCUSED = """() => {
  const at = document.activeElement;
  const name = at.ariaLabel || at.labels?.[0]?.textContent.trim() || at.textContent.trim();
  return name.replace(/\\s+/g, " ");
}"""
"""What has the focus, by its name; words that are tied together are apart here."""

ON_A_CHOICE = "document.activeElement.matches('[data-action], aside summary')"
ON_A_HEADING = "document.activeElement.matches('summary')"


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


def play_by_keys(person: Person, seconds: float = 600) -> int:
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
            press(person, "End")
            if person.page.evaluate(ON_A_HEADING):
                press(person, "Enter", "ArrowDown")
            press(person, "Enter")
    return searches
