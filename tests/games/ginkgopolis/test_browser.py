"""Ginkgopolis by clicking what a person would click."""

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.games.ginkgopolis.browser import has_to_choose, taste
from tests.web.browsing import DESK, PHONE, Person
from tests.web.fixtures import Arrive
from tests.web.gathering import begin
from tests.web.playing import moment, play

pytestmark = pytest.mark.slow

LARGE = (1920, 1080)
PARTS = ["vp", "cards", "districts"]


@pytest.mark.parametrize(
    ("seats", "mode"), [(2, "intro"), (3, "draft"), (1, "solo_normal"), (1, "solo_expert")]
)
def test_a_whole_game_and_its_sheet(arrive: Arrive, hurried: str, seats: int, mode: str) -> None:
    """The rows of the sheet add up to what the server says (GK-103)."""
    ann = arrive(address=hurried)
    begin(ann, seats, {"mode": mode}, game="ginkgopolis")
    play(ann, taste=taste, seconds=600)
    standings = ann.ask(f"/api/tables/{ann.table}")["standings"]
    hands = ["new_hands"] if seats > 1 else []
    rows = [cells(ann, ann.says(f"ginkgopolis-part-{part}")) for part in PARTS + hands]
    points = [standing["score"] for standing in standings]
    assert [sum(column) for column in zip(*rows, strict=True)] == points
    assert cells(ann, ann.says("sheet-points")) == points
    assert len(points) == max(2, seats)


def cells(person: Person, row: str) -> list[int]:
    """The amounts of a row of the sheet, by side."""
    sheet = person.page.get_by_label(person.says("sheet-title"))
    heading = re.compile(f"^{re.escape(row)}$")
    shown = sheet.locator("tr").filter(has=person.page.locator("th", has_text=heading))
    summaries = shown.locator("td").evaluate_all(
        "(cells) => cells.map((cell) => (cell.querySelector('summary') ?? cell).textContent)"
    )
    return [int(text.strip().replace("−", "-")) for text in summaries]


def chooses(person: Person, number: int = 1) -> dict[str, Any]:
    """It is this person's turn to choose a card; what the table looks like then."""
    play(person, taste=taste, until=partial(has_to_choose, person, number))
    return dict(person.ask(f"/api/tables/{person.table}"))


def test_a_card_is_a_place(arrive: Arrive, always_the_same: str) -> None:
    """It is picked in the city as well as in the hand, and laid back by a second click."""
    ann = arrive(address=always_the_same, size=LARGE)
    begin(ann, 2, game="ginkgopolis")
    chooses(ann)
    in_hand = ann.page.locator('.strip [data-choice^="pick "]')
    expect(in_hand).to_have_count(4)
    card = in_hand.first.get_attribute("data-choice") or ""
    in_city = ann.page.locator(f'.mat [data-choice="{card}"]')
    tiles = ann.page.locator(f'[data-choice^="build {card.removeprefix("pick ")} "]')
    expect(tiles).to_have_count(0)
    in_city.click()
    expect(in_hand.first).to_have_attribute("aria-pressed", "true")
    expect(tiles.first).to_be_visible()
    in_city.click()
    expect(tiles).to_have_count(0)


def test_what_it_costs_is_foreseen_and_a_step_is_taken_back(
    arrive: Arrive, always_the_same: str
) -> None:
    """GK-59: a new building costs one resource, whatever the tile."""
    ann = arrive(address=always_the_same, size=LARGE)
    begin(ann, 3, game="ginkgopolis")
    letters = ann.page.locator('.strip [data-choice^="pick urban_"]')
    play(ann, taste=taste, until=lambda: moment(ann) == "choose" and letters.count() > 0)
    letters.first.click()
    builds = ann.page.locator('.strip [data-choice^="build urban_"]')
    builds.first.hover()
    box = ann.page.locator(".forecast")
    expect(box).to_contain_text(ann.says("ginkgopolis-board-onto-it", count=1))
    expect(box).to_contain_text("−1")
    builds.first.click()
    steps = ann.page.get_by_role("list", name=ann.says("prompt-steps")).get_by_role("listitem")
    expect(steps).to_have_count(1)
    ann.button("prompt-undo").click()
    expect(steps).to_have_count(0)


LATE = 8
"""From here on a city of four fills the mat of a small desk."""
COVERED = """() => {
  const box = document.querySelector(".mat .forecast").getBoundingClientRect();
  return [...document.querySelectorAll(".mat .room text")].filter((text) => {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
  }).map((text) => text.textContent);
}"""
PLOTS = """() => [...document.querySelectorAll(".mat path.plot")]
  .map((plot) => plot.getAttribute("d"))"""


def test_a_forecast_covers_no_number_and_moves_no_city(arrive: Arrive, hurried: str) -> None:
    """Each card of the hand in turn, with each tile."""
    ann = arrive(address=hurried, size=DESK)
    begin(ann, 4, {"mode": "intro"}, game="ginkgopolis")
    chooses(ann, LATE)
    before = ann.page.evaluate(PLOTS)
    cards = ann.page.locator('.strip [data-choice^="pick "]')
    for index in range(cards.count()):
        cards.nth(index).click()
        for build in ann.page.locator('.strip [data-choice^="build "]').all():
            build.hover()
            expect(ann.page.locator(".mat .forecast")).to_be_visible()
            assert ann.page.evaluate(COVERED) == []
            assert set(ann.page.evaluate(PLOTS)) <= set(before), "a plot is built on, or stays"


def test_on_a_phone_the_mat_grows_with_the_city(arrive: Arrive, hurried: str) -> None:
    """It is panned to the side, and never cut at its lower edge."""
    ann = arrive(address=hurried, size=PHONE)
    begin(ann, 4, {"mode": "intro"}, game="ginkgopolis")
    chooses(ann, LATE)
    high, whole = ann.page.locator(".mat .room").evaluate(
        "(room) => [room.clientHeight, room.scrollHeight]"
    )
    assert high == whole
    wide = ann.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE[0]


def test_on_a_phone_nothing_moves_that_is_pointed_at(arrive: Arrive, always_the_same: str) -> None:
    """The forecast stands above the tiles there."""
    ann = arrive(address=always_the_same, size=PHONE)
    begin(ann, 2, game="ginkgopolis")
    chooses(ann)
    ann.page.locator('.strip [data-choice^="pick card_"]').first.click()
    expect(ann.page.locator(".forecast")).to_be_visible()
    tile = ann.page.locator('.strip [data-choice^="build card_"]').first
    tile.scroll_into_view_if_needed()
    before = tile.bounding_box()
    tile.hover()
    expect(tile).to_have_class(re.compile(r"\blit\b"))
    assert tile.bounding_box() == before


def test_what_i_have_seen_is_what_the_view_tells(arrive: Arrive, always_the_same: str) -> None:
    ann = arrive(address=always_the_same)
    begin(ann, 2, game="ginkgopolis")
    table = chooses(ann, 3)
    own = next(one for one in table["seats"] if one["seat"] == 0)["private"]
    ann.button("ginkgopolis-board-known").click()
    known = ann.page.get_by_role("dialog")
    for message, count in (
        ("tiles-own", len(own["tiles"])),
        ("tiles-city", sum(len(one["tiles"]) for one in table["public"]["city"])),
        ("cards-own", len(own["known"][0])),
        ("cards-discard", len(table["public"]["discard"])),
    ):
        said = ann.says(f"ginkgopolis-known-{message}", count=count)
        expect(known.get_by_text(said, exact=True)).to_be_visible()
    other = ann.says("ginkgopolis-known-cards-other", name=ann.says("bot-name-1"), count=3)
    assert len(own["known"][1]) == 3, "hands are swapped: three are known"
    expect(known.get_by_text(other, exact=True)).to_be_visible()


def test_v_makes_the_city_flat_and_it_stays_so(arrive: Arrive) -> None:
    ann = arrive()
    begin(ann, 2, game="ginkgopolis")
    flat = ann.page.get_by_role("button", name=re.compile(ann.says("ginkgopolis-board-flat")))
    expect(flat).to_have_attribute("aria-pressed", "false")
    ann.page.keyboard.press("v")
    expect(flat).to_have_attribute("aria-pressed", "true")
    ann.page.reload()
    expect(flat).to_have_attribute("aria-pressed", "true")
