"""Others' turns can be followed: one deed after the other, at a pace that can be read."""

from collections.abc import Mapping
from itertools import groupby, pairwise
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Route, expect
from tools.locales.needing import spoken_games

from kvartal.games.catalogue import GAMES
from kvartal.kit.chance import SeededChance
from tests.kit.helpers import config_of
from tests.web.browsing import DESK, PHONE, Person
from tests.web.fixtures import Arrive
from tests.web.games import FIRST, in_browser
from tests.web.gathering import begin
from tests.web.playing import play

pytestmark = pytest.mark.slow

LARGE = (1920, 1080)
LEAST = 700
"""Milliseconds that a deed is on screen, at the calm pace."""

WATCH = """() => {
  const seen = (window.seen = []);
  let before = performance.now();
  const inView = (element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  };
  const built = () => document.querySelectorAll('[data-spot^="plot-"]').length;
  const look = () => {
    const deeds = [...document.querySelectorAll("[data-deed]")];
    const deed = deeds.find((one) => one.checkVisibility());
    const prompt = document.querySelector("[data-prompt]");
    const now = deed
      ? ["deed", Number(deed.dataset.deed), deed.textContent, built(), Number(prompt.dataset.row)]
      : [prompt?.dataset.prompt ?? "", -1, prompt?.querySelector("[data-go-on]") ? "all" : "", 0,
        0];
    const last = seen.at(-1);
    const at = performance.now();
    if (last?.now.join() !== now.join()) seen.push({ now, since: before, at, isSeen: false });
    if (deed && inView(deed)) seen.at(-1).isSeen = true;
    before = at;
    requestAnimationFrame(look);
  };
  look();
}"""


class Shown(NamedTuple):
    what: str
    """A deed, or the state of the prompt."""
    seat: int
    text: str
    built: int
    """How many houses there are on the table."""
    row: int
    """Of the log: one for each time that the rules were asked what happens."""
    since: float
    """The frame before: it came on after that. A machine that stands still paints late."""
    at: float
    is_seen: bool


def watched(person: Person) -> list[Shown]:
    # What is on is noted in each frame, and this one comes after it.
    person.page.evaluate("new Promise(requestAnimationFrame)")
    seen: list[dict[str, Any]] = person.page.evaluate("window.seen")
    return [Shown._make([*one["now"], one["since"], one["at"], one["isSeen"]]) for one in seen]


def until_others_have_played(person: Person, game: str) -> None:
    """One own turn, and then those of all others, until something is asked again."""
    taste = in_browser(game).taste
    play(person, taste=taste, until=lambda: person.page.locator("[data-go-on]").count() > 0)
    person.page.evaluate(WATCH)
    expect(person.page.locator("[data-prompt=own]")).to_be_visible(timeout=60_000)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", spoken_games())
def test_a_round_of_bots_can_be_read(arrive: Arrive, game: str, size: tuple[int, int]) -> None:
    ann: Person = arrive(pace="calm", size=size)
    begin(ann, 3, game=game)
    ann.page.evaluate(WATCH_FLIGHTS)
    until_others_have_played(ann, game)
    shown = watched(ann)
    deeds = [one for one in shown if one.what == "deed"]
    assert deeds, "nobody was seen to do anything"
    assert {one.seat for one in deeds} <= {1, 2}
    assert [one for one in deeds if not one.is_seen] == [], "beside its player, in view"
    # The first was on before it was watched; the others are on from their beginning.
    for one, following in pairwise(shown[1:]):
        if one.what == "deed":
            assert following.at - one.since >= LEAST, (one, following)
    assert shown[-1].what == "own", "what is asked comes when the last is through"
    check_order(deeds, rows_of(ann), are_all_asked=are_all_asked(game))
    assert flown(ann)["pieces"] == 0, "nothing flies for who wants no motion"


def are_all_asked(game: str) -> bool:
    """At once, as soon as the game begins."""
    played = GAMES[game]
    state = played.setup(config_of(played, 3), SeededChance(bytes(32)))
    return len(played.pending(state)) > 1


def rows_of(person: Person) -> dict[int, list[int]]:
    """By row of the log, who did something in it, in the order that the server tells."""
    log = person.ask(f"/api/tables/{person.table}")["log"]
    seats = {row["number"]: [fact.get("seat") for fact in row["facts"]] for row in log}
    return {
        number: list(dict.fromkeys(seat for seat in some if isinstance(seat, int)))
        for number, some in seats.items()
    }


def check_order(deeds: list[Shown], rows: dict[int, list[int]], *, are_all_asked: bool) -> None:
    """Row after row, and in each as it happened. Where all are asked at once a round has several
    phases: who is quick chooses first, then the cards are played in turn. Else it is the order of
    play throughout."""
    numbers = [one.row for one in deeds]
    assert numbers == sorted(numbers), "in the order of the log"
    for number, some in groupby(deeds, key=lambda one: one.row):
        shown = [one.seat for one in some]
        assert shown == [seat for seat in rows[number] if seat in shown], "as it happened"
    # Whose turn it was stands first; what it did to others, the viewer's own turn too, comes after.
    actors = list(dict.fromkeys(rows[number][0] for number in numbers))
    assert are_all_asked or actors == sorted(actors), "in the order of play"


def others_have_acted(person: Person) -> bool:
    """What both did is in the list beside the board."""
    return person.page.locator("[data-recap] li:has(svg)").count() >= 2


@pytest.mark.parametrize("game", spoken_games())
def test_at_once_nothing_is_delayed(arrive: Arrive, game: str) -> None:
    ann: Person = arrive(pace="instant")
    begin(ann, 3, game=game)
    ann.page.evaluate(WATCH)
    play(ann, taste=in_browser(game).taste, until=lambda: others_have_acted(ann))
    assert [one for one in watched(ann) if one.what == "deed"] == []


WATCH_FLIGHTS = """() => {
  const flown = (window.flown = { pieces: 0, covered: [] });
  const touch = (one, other) =>
    one.left < other.right && other.left < one.right &&
    one.top < other.bottom && other.top < one.bottom;
  const look = () => {
    const flying = [...document.querySelectorAll("[data-flying]")];
    flown.pieces = Math.max(flown.pieces, flying.length);
    for (const kept of document.querySelectorAll("[data-clear]"))
      for (const piece of flying)
        if (touch(piece.getBoundingClientRect(), kept.getBoundingClientRect()))
          flown.covered.push(kept.textContent);
    requestAnimationFrame(look);
  };
  look();
}"""


def flown(person: Person) -> Mapping[str, Any]:
    seen: Mapping[str, Any] = person.page.evaluate("window.flown")
    return seen


@pytest.mark.parametrize("size", [DESK, LARGE], ids=["desk", "large"])
def test_what_flies_covers_no_words(arrive: Arrive, size: tuple[int, int]) -> None:
    ann: Person = arrive(pace="calm", still=False, size=size)
    begin(ann, 3, game=FIRST)
    ann.page.evaluate(WATCH_FLIGHTS)
    until_others_have_played(ann, FIRST)
    until_others_have_played(ann, FIRST)
    seen = flown(ann)
    assert seen["pieces"] >= 4, "a card, and three echoes of it"
    assert seen["covered"] == []
    expect(ann.page.locator("[data-flights]")).to_have_count(0)


def test_rows_that_come_together_are_seen_one_after_the_other(arrive: Arrive) -> None:
    ann: Person = arrive(pace="calm")
    begin(ann, 3, game=FIRST)
    expect(ann.page.locator("[data-prompt=own]")).to_be_visible(timeout=60_000)
    # Bots may build nothing; with the last table after each deed it would never grow.
    built = built_while_nothing_was_told(ann)
    for _ in range(7):
        assert built == sorted(built), "each with the table as it was after it"
        if built and built[0] < built[-1]:
            break
        built = built_while_nothing_was_told(ann)
    assert built
    assert built[0] < built[-1]
    ann.page.evaluate(WATCH)
    ann.button("recap-again").click()
    expect(ann.page.locator("[data-go-on]")).to_be_visible()
    expect(ann.page.locator("[data-go-on]")).to_have_count(0, timeout=60_000)
    assert [one.built for one in watched(ann) if one.what == "deed"] == built


def built_while_nothing_was_told(ann: Person) -> list[int]:
    """A turn after which all that the others do comes at once: what stood there with each deed.
    Nothing, if the tables between came so late that it was told only."""
    own, others = (ann.page.locator(f"[data-prompt={who}]") for who in ("own", "others"))
    ann.page.route(STREAM, nothing_is_told)
    ann.page.reload()
    expect(own).to_be_visible()
    ann.page.evaluate(WATCH)
    play(ann, taste=in_browser(FIRST).taste, until=lambda: others.count() > 0)
    while ann.ask(f"/api/tables/{ann.table}")["awaited"] != [0]:
        ann.page.wait_for_timeout(50)
    ann.page.unroute(STREAM)
    expect(own).to_be_visible(timeout=60_000)
    deeds = [one for one in watched(ann) if one.what == "deed"]
    return [one.built for one in deeds] if {1, 2} == {one.seat for one in deeds} else []


STREAM = "**/api/stream*"


def nothing_is_told(route: Route) -> None:
    """The stream ends as soon as it has begun: what happened has to be asked for."""
    route.fulfill(status=200, content_type="text/event-stream", body="")


@pytest.mark.parametrize("game", spoken_games())
def test_any_click_or_key_goes_on_at_once(arrive: Arrive, game: str) -> None:
    ann: Person = arrive(pace="calm", still=False)
    begin(ann, 3, game=game)
    go_on = ann.page.locator("[data-go-on]")
    for how in ("key", "click"):
        play(ann, taste=in_browser(game).taste, until=lambda: go_on.count() > 0)
        assert ann.page.evaluate(SKIP, how), "what is on ends in the same frame"
        expect(go_on).to_have_count(0)
        expect(ann.page.locator(".steps li")).to_have_count(0)


SKIP = """async (how) => {
  const board = document.querySelector(".board");
  const on = () => document.querySelector("[data-deed]")?.textContent;
  const before = on();
  const bubbles = true;
  if (how === "key") board.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles }));
  else {
    board.dispatchEvent(new PointerEvent("pointerdown", { bubbles }));
    board.dispatchEvent(new MouseEvent("click", { bubbles }));
  }
  await new Promise(requestAnimationFrame);
  // Somebody else may act in this very moment: that is another deed.
  if (on() !== undefined && on() !== before) return true;
  return document.querySelector("[data-go-on], [data-flights], [data-flying]") === null;
}"""
