"""Plays a game by what is on the screen: clicks what is lit, and confirms."""

import time
from collections.abc import Callable
from typing import Literal

from playwright.sync_api import TimeoutError as Unseen

from tests.web.browsing import Person
from tests.web.games import Lit, Taste, usual_taste

SOON = 5_000
"""Milliseconds, after which something is in the way."""

Moment = Literal["choose", "confirm", "wait", "curtain", "over"]

LOOK = """() => {
  const see = (selector) => [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility());
  if (see("#end-title").length > 0) return ["over", ""];
  if (see("#curtain-title").length > 0) return ["curtain", ""];
  const [prompt] = see("[data-prompt]");
  const said = prompt?.textContent ?? "";
  if (!prompt || prompt.dataset.prompt !== "own") return ["wait", said];
  if (prompt.getAttribute("aria-busy") === "true") return ["wait", said];
  if (see("[data-confirm=last]:enabled").length > 0) return ["confirm", said];
  if (see("[data-choice]").length > 0) return ["choose", said];
  const ready = see("[data-prompt] [data-confirm]:enabled").length > 0;
  return [ready ? "confirm" : "wait", said];
}"""

LIT = """() => [...document.querySelectorAll("[data-choice]")]
  .filter((element) => element.checkVisibility())
  .map((element) => [
    element.dataset.choice,
    element.ariaLabel ?? element.textContent.trim(),
    Number(element.querySelector(".price")?.textContent ?? 0),
  ])"""


def moment(person: Person) -> Moment:
    now: Moment = person.page.evaluate(LOOK)[0]
    return now


def step(
    person: Person, taste: Taste = usual_taste, until: Callable[[], bool] | None = None
) -> Moment:
    """Does one thing, if there is one to do and `until` is not there meanwhile; what the moment
    was."""
    now = moment(person)
    if until is not None and until():
        return now
    if now == "choose":
        lit = [Lit(*one) for one in person.page.evaluate(LIT)]
        if lit:
            _click(person, taste(lit).action)
    elif now == "confirm":
        person.page.locator("[data-confirm]").click()
    elif now == "curtain":
        person.page.locator("section[aria-labelledby=curtain-title] button").first.click()
    return now


def _click(person: Person, action: str) -> None:
    """Unless it is gone meanwhile: what shows only under the pointer goes when a board moves. A
    map on a phone may have to be moved to it, as it does for what has the focus."""
    choice = person.page.locator(f'[data-choice="{action}"]').first
    try:
        choice.click(timeout=SOON)
    except Unseen:
        if choice.count() > 0:
            choice.focus()
            choice.click()


def play(
    *people: Person,
    taste: Taste = usual_taste,
    until: Callable[[], bool] | None = None,
    seconds: float = 400,
) -> None:
    """All of them play on until the game is over, or until something else."""
    end = time.monotonic() + seconds
    while until is None or not until():
        moments = [step(person, taste, until) for person in people]
        if all(now == "over" for now in moments):
            return
        if all(now in ("wait", "over") for now in moments):
            people[0].page.wait_for_timeout(25)
        assert time.monotonic() < end, [person.page.evaluate(LOOK) for person in people]
