"""What somebody hears who does not see: a whole game as text, to be read aloud."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.games.happy_city.browser import taste
from tests.web.browsing import Person
from tests.web.games import Lit
from tests.web.gathering import open_table, start
from tests.web.playing import moment, play

pytestmark = pytest.mark.slow

LISTEN = """() => {
  window.heard = [];
  const region = document.querySelector("[role=log][aria-live]");
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.textContent) window.heard.push(node.textContent);
  }).observe(region, { childList: true });
}"""
HEARD = "window.heard.splice(0)"
ASKED = """() => [
  [...document.querySelectorAll("[data-prompt] .words > p")].map((p) => p.textContent).join(". "),
  Object.fromEntries([...document.querySelectorAll("aside [data-action]")].map((choice) => {
    const words = choice.querySelector(".words").cloneNode(true);
    words.querySelector(".coming")?.remove();
    return [choice.dataset.action, words.textContent.trim()];
  })),
]"""


def test_a_game_read_aloud(browser: Browser, always_the_same: str, update_golden: bool) -> None:
    text = told(Person(browser, always_the_same))
    golden = Path(__file__).with_name("family_game_aloud.txt")
    if update_golden:
        golden.write_text(text)
    assert text == golden.read_text()


def told(ann: Person) -> str:
    """All names and announcements of a game with one bot."""
    ann.is_called("Ann")
    open_table(ann, seats=2, bots=1)
    ann.page.evaluate(LISTEN)
    start(ann)
    lines: list[str] = []

    def listen() -> None:
        for heard in ann.page.evaluate(HEARD):
            lines.append(f"    {heard}")

    def choose(lit: list[Lit]) -> Lit:
        listen()
        asked, choices = ann.page.evaluate(ASKED)
        choice = taste(lit)
        lines.append(f"{asked}: {' / '.join(choices.values())}")
        lines.append(f"  > {choices[choice.action]}")
        return choice

    play(ann, until=lambda: moment(ann) == "choose")
    lines += [_main(ann), ""]
    play(ann, taste=choose)
    listen()
    lines += ["", _main(ann)]
    ann.leave()
    return "\n".join(lines) + "\n"


def _main(person: Person) -> str:
    """Names and roles of everything, as a screen reader finds it."""
    return person.page.locator("main").aria_snapshot()
