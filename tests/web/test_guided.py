"""A first game with a coach, of every game to its end: explained question by question, with nothing
in the way."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tools.locales.needing import spoken_games

from tests.web.barriers import barriers
from tests.web.browsing import DESK, PHONE, Person
from tests.web.building import WEB
from tests.web.fixtures import Arrive
from tests.web.games import FIRST, in_browser
from tests.web.gathering import is_set
from tests.web.keys import play_by_keys, press, tab_to
from tests.web.playing import moment, play, step

pytestmark = pytest.mark.slow

GUIDED = [game for game in spoken_games() if (WEB / "src/games" / game / "coach.ts").exists()]

HINDERED = """() => {
  const [coach] = document.querySelectorAll("[data-coach]");
  if (!coach) return [];
  const { left, right, top, bottom } = coach.getBoundingClientRect();
  const problems = [];
  if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) problems.push("cut off");
  for (const choice of document.querySelectorAll("[data-choice], [data-confirm]")) {
    if (!choice.checkVisibility()) continue;
    choice.scrollIntoView({ block: "center" });
    const box = choice.getBoundingClientRect();
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const isSeen = y > 0 && y < innerHeight && x > 0 && x < innerWidth;
    const isOver = (element) => element?.closest("[data-halo]") || element === coach;
    if (isSeen && isOver(document.elementFromPoint(x, y))) problems.push(choice.textContent);
  }
  return problems;
}"""
"""What the coach covers wherever one scrolls to, or is itself not to be read."""

REMARK = """() => {
  const [coach] = document.querySelectorAll("[data-coach]");
  return coach ? [coach.dataset.coach, coach.querySelector("p").textContent] : ["", ""];
}"""

HEAR_SILENCE = """() => {
  const watch = new MutationObserver(() => {
    window.wasSilent ||= !document.querySelector("[data-coach]");
  });
  watch.observe(document.body, { childList: true, subtree: true });
}"""
"""One deed may be on for less than a second."""

SAID = "(table) => JSON.parse(localStorage['kvartal.coach'])[table].said"
"""What the coach takes to have been read, also if it was gone when one looked again."""
READING = 200
"""Milliseconds: what is gone sooner counts as not said."""
GLANCE = 60
"""Nobody answers a question sooner than that."""


def remark(person: Person) -> tuple[str, str]:
    """Its id and its words, if one is made."""
    said, text = person.page.evaluate(REMARK)
    return said, text


def play_guided(
    person: Person, game: str, look: Callable[[str, str], None] | None = None
) -> list[str]:
    """To the end; what was remarked, in its order. `look` is called with each remark."""
    taste, heard = in_browser(game).taste, list[str]()
    end = time.monotonic() + 400
    while moment(person) != "over":
        assert time.monotonic() < end, heard
        said, text = remark(person)
        if not said and moment(person) in ("choose", "confirm"):
            person.page.wait_for_timeout(GLANCE)
            said, text = remark(person)
        if said and said not in heard:
            person.page.wait_for_timeout(READING)
            if remark(person) != (said, text):
                continue
            heard.append(said)
            if look:
                look(said, text)
        if said and len(heard) % 2:
            person.page.locator("[data-coach-on]").click()
        elif step(person, taste) == "wait":
            person.page.wait_for_timeout(25)
    return heard


def way_to(person: Person, game: str) -> str:
    """The name of the button that begins a game with bots."""
    return f"{person.says('home-with-bots')} · {person.says(f'game-{game}')}"


def begin_guided(person: Person, game: str) -> None:
    """By the offer that whoever has never played a game gets."""
    person.go("/")
    person.page.get_by_role("button", name=way_to(person, game), exact=True).click()
    title = person.says(f"game-{game}")
    expect(person.heading("first-title", game=title)).to_be_visible()
    person.button("first-guided").click()
    is_set(person)
    expect(person.page.locator("[data-coach]")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GUIDED)
def test_a_first_game_is_explained_to_its_end(
    arrive: Arrive, hurried: str, game: str, size: tuple[int, int]
) -> None:
    ann: Person = arrive(address=hurried, size=size, is_new=True)
    begin_guided(ann, game)
    table: Any = ann.ask(f"/api/tables/{ann.table}")
    assert table["card"]["deal"] is not None, "it is said to be a fixed deal"
    hindered: dict[str, list[str]] = {}
    pointed: list[int] = []

    def look(said: str, text: str) -> None:
        assert "{" not in text
        assert said not in text
        hindered[said] = ann.page.evaluate(HINDERED)
        pointed.append(ann.page.locator("[data-halo] > span").count())
        if len(hindered) in (1, 4):
            hindered[said] += barriers(ann)

    heard = play_guided(ann, game, look)
    assert {said: found for said, found in hindered.items() if found} == {}
    assert len(heard) >= 8, heard
    assert "coach-confirm" in ann.page.evaluate(SAID, ann.table), heard
    assert sum(pointed) > 0, "it points at something"
    learned = ann.page.locator("[data-learned]")
    expect(learned).to_be_visible()
    assert learned.get_by_role("listitem").count() >= 3
    assert barriers(ann) == []
    expect(ann.button("end-check-fixed")).to_be_visible()


def test_all_by_keyboard(arrive: Arrive, hurried: str) -> None:
    ann: Person = arrive(address=hurried, is_new=True)
    ann.go("/")
    tab_to(ann, way_to(ann, FIRST))
    press(ann, "Enter")
    expect(ann.button("first-guided")).to_be_visible()
    tab_to(ann, ann.says("first-guided"))
    press(ann, "Enter")
    is_set(ann)
    expect(ann.page.locator("[data-coach]")).to_be_visible()
    first, _ = remark(ann)
    press(ann, "Escape")
    ann.page.wait_for_function(
        "(said) => !document.querySelector(`[data-coach='${said}']`)", arg=first
    )
    assert play_by_keys(ann) < 40, "the coach takes the focus from nobody"
    expect(ann.page.locator("[data-learned]")).to_be_visible()


def test_what_is_said_is_read_aloud(arrive: Arrive, hurried: str) -> None:
    ann: Person = arrive(address=hurried, is_new=True, language="uk")
    begin_guided(ann, FIRST)
    text = ann.page.locator("[data-coach] p").inner_text()
    spoken = ann.page.locator("[aria-live]").filter(has_text=text[:20])
    expect(spoken.first).to_be_attached()


def test_it_goes_on_where_it_was_and_can_be_sent_away(arrive: Arrive, hurried: str) -> None:
    ann: Person = arrive(address=hurried, is_new=True)
    begin_guided(ann, FIRST)
    table = ann.table
    coach = ann.page.locator("[data-coach]")
    expect(coach).to_be_visible()
    first, _ = remark(ann)
    ann.page.locator("[data-coach-on]").click()
    second, _ = remark(ann)
    assert second not in ("", first)
    ann.page.reload()
    expect(coach).to_be_visible()
    assert remark(ann)[0] == second

    ann.button("coach-stop").click()
    expect(coach).to_have_count(0)
    ann.page.reload()
    is_set(ann)
    expect(ann.page.locator("[data-prompt=own]")).to_be_visible()
    expect(coach).to_have_count(0)
    ann.page.locator("aside").get_by_role("button", name=ann.says("menu-title")).click()
    ann.button("coach-hear").click()
    expect(coach).to_be_visible()

    ann.go(f"/how/{FIRST}")
    ann.button("how-try-now").click()
    expect(coach).to_be_visible()
    assert ann.table == table, "one that was begun goes on"


def test_who_looks_again_at_what_others_did_misses_nothing(arrive: Arrive, hurried: str) -> None:
    ann: Person = arrive(address=hurried, pace="brisk", is_new=True)
    begin_guided(ann, FIRST)
    again = ann.button("recap-again")
    coach = ann.page.locator("[data-coach]")
    play(ann, until=lambda: coach.is_visible() and again.is_visible())
    ann.page.wait_for_timeout(READING)
    before = remark(ann)
    ann.page.evaluate(HEAR_SILENCE)
    again.click()
    ann.page.wait_for_function("() => window.wasSilent")
    expect(coach).to_be_visible(timeout=60_000)
    assert remark(ann) == before


def test_who_knows_the_game_is_asked_once(arrive: Arrive, hurried: str) -> None:
    ann: Person = arrive(address=hurried, is_new=True)
    ann.go("/")
    play = ann.button("home-play", game=ann.says(f"game-{FIRST}"))
    play.click()
    assert barriers(ann) == []
    ann.button("first-without").click()
    is_set(ann)
    assert ann.ask(f"/api/tables/{ann.table}")["card"]["deal"] is None
    expect(ann.page.locator("[data-coach]")).to_have_count(0)
    ann.go("/")
    play.click()
    is_set(ann)
