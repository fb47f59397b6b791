"""What somebody hears who does not see: a whole game as text, to be read aloud."""

from difflib import unified_diff
from pathlib import Path

from playwright.sync_api import expect

from tests.web.browsing import Person
from tests.web.games import Lit, Taste
from tests.web.gathering import begin, is_set
from tests.web.playing import moment, play

LISTEN = """
  window.heard = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target instanceof Element && target.matches("[role=log][aria-live]"))
        for (const node of addedNodes) if (node.textContent) window.heard.push(node.textContent);
  }).observe(document, { childList: true, subtree: true });
"""
HEARD = "window.heard.splice(0)"
ASKED = """() => [
  [...document.querySelectorAll("[data-prompt] .words > p")].map((p) => p.textContent).join(". "),
  Object.fromEntries([...document.querySelectorAll("aside [data-action]")].map((choice) => {
    const words = choice.querySelector(".words").cloneNode(true);
    words.querySelector(".coming")?.remove();
    return [choice.dataset.action, words.textContent.trim()];
  })),
]"""


def read_aloud(ann: Person, game: str, taste: Taste, golden: Path, *, update: bool) -> None:
    """A game with one bot is heard as it is written down."""
    text = told(ann, game, taste)
    if update:
        golden.write_text(text)
    written = golden.read_text()
    assert text == written, "\n".join(unified_diff(written.splitlines(), text.splitlines(), n=1))


def told(ann: Person, game: str, taste: Taste) -> str:
    """All names and announcements of it."""
    ann.page.add_init_script(LISTEN)
    begin(ann, 2, game=game)
    lines: list[str] = []

    def wait_for_others() -> None:
        """Where all choose at once, who is the first would be heard in what follows."""
        expect(ann.page.get_by_text(ann.says("player-thinking"))).to_have_count(0)

    def listen() -> None:
        for heard in ann.page.evaluate(HEARD):
            lines.append(f"    {heard}")

    def choose(lit: list[Lit]) -> Lit:
        wait_for_others()
        listen()
        asked, choices = ann.page.evaluate(ASKED)
        choice = taste(lit)
        lines.append(f"{asked}: {' / '.join(choices.values())}")
        # What is picked up on the way to a choice is on the board alone.
        lines.append(f"  > {choices.get(choice.action, choice.name)}")
        return choice

    play(ann, until=lambda: moment(ann) == "choose")
    wait_for_others()
    # Whether the page or others' first deeds came first was luck: it begins anew after them, when
    # the server knows that they have been seen.
    ann.has_all()
    ann.page.reload()
    is_set(ann)
    play(ann, until=lambda: moment(ann) == "choose")
    lines += [_main(ann), ""]
    play(ann, taste=choose)
    listen()
    lines += ["", _main(ann)]
    ann.leave()
    return "\n".join(lines) + "\n"


def _main(person: Person) -> str:
    """Names and roles of everything, as a screen reader finds it; a pointer explains nothing."""
    person.page.mouse.move(0, 0)
    expect(person.page.get_by_role("tooltip")).to_have_count(0)
    return person.page.locator("main").aria_snapshot()
