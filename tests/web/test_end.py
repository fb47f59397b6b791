"""The end of a game: staged, in the own city, to be taken along as a picture, and remembered."""

import base64
import re
import struct
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import TimeoutError as Unseen
from tools.locales.needing import spoken_games

from tests.web.barriers import barriers
from tests.web.browsing import PHONE, Person
from tests.web.fixtures import Arrive
from tests.web.games import FIRST
from tests.web.gathering import begin, open_table, sit_beside, start

pytestmark = pytest.mark.slow

GAMES = spoken_games()
STAGED = ".end.staged"
PICTURE = (1200, 630)
TOLD = 1500
"""Milliseconds in which a page tells what it has been told."""

# Waits for the end: whether it comes staged, and a key shows all of it in one frame's work.
SKIP = """() => {
  window.skipped = new Promise((done) => {
    const isWhole = (one) => {
      const { opacity, visibility } = getComputedStyle(one);
      return opacity === "1" && visibility === "visible";
    };
    const skip = () => {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
      requestAnimationFrame(() => requestAnimationFrame(() => done(
        document.querySelector(".end.staged") === null &&
        [...document.querySelectorAll(".end .buttons, .end li")].every(isWhole),
      )));
    };
    const watch = new MutationObserver(() => {
      const end = document.querySelector("section.end");
      if (!end) return;
      watch.disconnect();
      if (end.matches(".staged")) setTimeout(skip);
      else done(false);
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
}"""


@pytest.fixture(scope="module", params=GAMES)
def ended(request: pytest.FixtureRequest, browser: Browser, hurried: str) -> Iterator[Person]:
    """Somebody whose game of each kind has ended; all that can be done with it leaves it so."""
    person = Person(browser, hurried, luck=f"ended {request.param}")
    begin(person, 3, game=request.param)
    give_up(person, 0)
    yield person
    complaints = person.complaints
    person.leave()
    assert not complaints, complaints


def give_up(person: Person, *seats: int) -> None:
    """Bots play on for them, to the end."""
    for seat in seats:
        assert person.context.request.post(f"/api/tables/{person.table}/seats/{seat}/resign").ok
    expect(person.page.locator("#end-title")).to_be_attached(timeout=180_000)


def test_two_at_one_screen_and_who_looks_on_read_who_won(arrive: Arrive, hurried: str) -> None:
    sofa = arrive(address=hurried)
    sofa.is_called("Ann")
    link = open_table(sofa, seats=3, bots=1)
    sit_beside(sofa, "Ben")
    start(sofa)
    give_up(sofa, 0, 1)
    guest = arrive(address=hurried)
    guest.go(link)

    standings = sofa.ask(f"/api/tables/{sofa.table}")["standings"]
    names = ("Ann", "Ben", sofa.says("bot-name-2"))
    winners = [name for name, one in zip(names, standings, strict=True) if one["rank"] == 1]
    for person in (sofa, guest):
        title = person.page.locator("#end-title")
        expect(title).to_be_visible()
        for name in winners:
            expect(title).to_contain_text(name)
    places = [
        person.page.get_by_role("list", name=person.says("end-ranking")) for person in (sofa, guest)
    ]
    expect(places[0].get_by_text(sofa.says("player-you"))).to_have_count(2)
    expect(places[1].get_by_text(guest.says("player-you"))).to_have_count(0)
    expect(sofa.button("end-share")).to_be_visible()
    expect(guest.button("end-picture-pass")).to_be_visible()
    expect(guest.button("end-rematch")).to_have_count(0)
    for person in (sofa, guest):
        assert not barriers(person)


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_staged_and_a_key_shows_all_of_it(
    game: str, arrive: Arrive, hurried: str
) -> None:
    ann = arrive(address=hurried, still=False, pace="calm")
    begin(ann, 3, game=game)
    ann.page.evaluate(SKIP)
    give_up(ann, 0)
    assert ann.page.evaluate("skipped")


def test_who_won_with_faces_and_why(ended: Person) -> None:
    ann = ended
    expect(ann.page.locator(STAGED)).to_have_count(0)
    standings = ann.ask(f"/api/tables/{ann.table}")["standings"]
    places = ann.page.get_by_role("list", name=ann.says("end-ranking")).get_by_role("listitem")
    best_first = sorted(standings, key=lambda standing: int(standing["rank"]))
    for place, standing in zip(places.all(), best_first, strict=True):
        expect(place).to_contain_text(str(standing["score"]).replace("-", "−"))
        expect(place.locator(".face > svg").last).to_be_visible()
    expect(places.locator(".crown")).to_have_count(sum(one["rank"] == 1 for one in standings))
    reasons = ann.page.get_by_role("list", name=ann.says("end-reasons")).get_by_role("listitem")
    if any(one["score"] > 0 for one in standings):  # else there may be less to tell
        expect(reasons).to_have_count(3)
    names = [ann.says(f"bot-name-{seat}") for seat in (1, 2)]
    assert any(name in reason for name in names for reason in reasons.all_inner_texts())
    expect(ann.page.locator(".city svg.evening")).to_be_visible()
    assert not barriers(ann)


def test_a_picture_to_take_along(ended: Person) -> None:
    ann = ended
    ann.go(f"/t/{ann.table}")
    ann.button("end-share").click()
    picture = ann.page.get_by_role("img", name=ann.says("end-picture"))
    expect(picture).to_have_attribute("src", re.compile("^data:image/png"))
    data = base64.b64decode((picture.get_attribute("src") or "").split(",")[1])
    assert data.startswith(b"\x89PNG")
    assert struct.unpack(">II", data[16:24]) == PICTURE
    with ann.page.expect_download() as saved:
        ann.link("end-picture-save").click()
    assert Path(saved.value.path()).read_bytes() == data
    ann.button("share-copy").click()
    copied = str(ann.page.evaluate("navigator.clipboard.readText()"))
    assert f"/t/{ann.table}/replay" in copied


def test_the_replay_on_a_phone_follows_who_acts_and_keeps_the_end(ended: Person) -> None:
    ann = ended
    ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ann.go(f"/t/{ann.table}/replay")
    names = [ann.says(f"bot-name-{seat}") for seat in (1, 2)]
    deed = ann.page.locator("[data-deed]").first
    after = ann.button("replay-after")
    bots = re.compile("|".join(names))
    for _ in range(12):  # whoever begins, and whoever gives up, a bot has acted by then
        with ann.page.expect_response(re.compile(r"[?&]at=")):
            after.click()
        with suppress(Unseen):
            deed.filter(has_text=bots).wait_for(timeout=TOLD)
            break
    expect(deed).to_contain_text(bots)
    expect(deed).to_be_in_viewport()
    expect(ann.page.locator("#end-title")).to_have_count(0)
    expect(ann.page.get_by_role("slider")).to_have_count(0)


def test_past_games_say_how_they_ended(arrive: Arrive, hurried: str) -> None:
    ann = arrive(address=hurried)
    begin(ann, 3, game=FIRST)
    give_up(ann, 0)
    standing = ann.ask(f"/api/tables/{ann.table}")["standings"][0]
    (mine,) = ann.ask("/api/me/tables")["tables"]
    assert mine["places"] == [{"seat": 0, "rank": standing["rank"], "score": standing["score"]}]
    ann.go("/waiting")
    line = ann.page.locator(f'a[href="/t/{mine["card"]["id"]}"]')
    score = int(standing["score"])
    points = ann.says("end-points", count=score, points=str(score))
    for told in (
        ann.says(f"game-{FIRST}"),
        ann.says(f"{FIRST}-option-mode-family"),
        ann.says("tables-place", rank=standing["rank"], count=3, points=points),
        ann.says("bot-name-1"),
    ):
        expect(line).to_contain_text(told)
    expect(line.locator("time")).to_be_visible()
