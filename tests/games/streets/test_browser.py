"""Streets by clicking, dragging and turning, as a person would."""

import re
from functools import partial
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.games.streets.browser import has_to_place, taste
from tests.web.browsing import Person
from tests.web.fixtures import Arrive
from tests.web.games import Lit
from tests.web.gathering import begin
from tests.web.playing import moment, play

pytestmark = pytest.mark.slow

SLOWEST = 20.0
"""Milliseconds of a frame: 50 in a second."""
ALLOWANCE = 2
"""In CI it is drawn without a graphics card."""
MODES = [
    (3, {}),
    (5, {"business": True, "consultants": True}),
    (1, {"difficulty": "hard", "business": True, "consultants": True}),
]
WATCH = """() => {
  window.frames60 = [];
  let before = performance.now();
  const look = () => {
    const now = performance.now();
    window.frames60.push(now - before);
    before = now;
    if (window.frames60.length < 60) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_a_whole_game_and_its_sheet(arrive: Arrive, seats: int, options: dict[str, Any]) -> None:
    """The total of the sheet is what the server says, for the Grifter, too (ST-224)."""
    ann = arrive()
    begin(ann, seats, options, game="streets", level="random")
    play(ann, taste=taste)
    standings = ann.ask(f"/api/tables/{ann.table}")["standings"]
    sheet = ann.page.get_by_label(ann.says("sheet-title"))
    heading = re.compile(f"^{re.escape(ann.says('sheet-points'))}$")
    total = sheet.locator("tr").filter(has=ann.page.locator("th", has_text=heading))
    shown = [int(text) for text in total.locator("td").all_inner_texts()]
    assert shown == [standing["score"] for standing in standings]
    assert len(shown) == max(2, seats)


def test_a_tile_in_hand_shows_where_it_may_lie_and_how(arrive: Arrive) -> None:
    """ST-401: four cells, each with two ways; a step taken back leaves them as they were."""
    ann = arrive()
    begin(ann, 2, {"first": "0"}, game="streets")
    play(ann, taste=taste, until=lambda: has_to_place(ann, 0))
    cells = ann.page.locator("[data-cell]")
    expect(cells).to_have_count(4)
    ann.page.locator('[data-cell="0,1"] button.choosable').hover()
    discs = ann.page.locator('[data-cell="0,1"] .disc')
    expect(discs).to_have_count(2)
    forecast = ann.page.locator("[data-forecast]")
    expect(forecast).to_be_visible()
    discs.last.click()
    steps = ann.page.get_by_role("list", name=ann.says("prompt-steps")).get_by_role("listitem")
    expect(steps).to_have_count(2)
    ann.button("prompt-undo").click()
    expect(steps).to_have_count(1)
    expect(cells).to_have_count(4)


def test_the_wheel_turns_a_tile_over_its_place(arrive: Arrive) -> None:
    ann = arrive()
    begin(ann, 2, {"first": "0"}, game="streets")
    play(ann, taste=taste, until=lambda: has_to_place(ann, 0))
    place = ann.page.locator('[data-cell="1,-1"] button.choosable')
    place.hover()
    before = str(place.get_attribute("data-choice"))
    ann.page.mouse.wheel(0, 100)
    expect(place).not_to_have_attribute("data-choice", before)


def encloses(lit: list[Lit]) -> Lit:
    """Wherever that pays at once, so that people have to move."""
    paying = [one for one in lit if one.action.startswith("place ") and "$" in one.name]
    return taste(paying or lit)


def has_people_to_move(person: Person) -> bool:
    """More than one, and more than one place for them (ST-113)."""
    if moment(person) != "choose":
        return False
    return person.page.locator(".movers [role=group] button").count() > 0


@pytest.mark.parametrize("how", ["click", "drag"])
def test_people_of_a_colour_go_together(arrive: Arrive, always_the_same: str, how: str) -> None:
    ann = arrive(address=always_the_same)
    begin(ann, 4, {"first": "0"}, game="streets", level="random")
    play(ann, taste=encloses, until=partial(has_people_to_move, ann))
    movers = ann.page.locator("[data-movers]")
    all_of_them = ann.page.locator(".movers [role=group] button").last
    expect(all_of_them).to_have_attribute("aria-pressed", "true")
    count = int(re.findall(r"\d+", all_of_them.inner_text())[0])
    steps = ann.page.get_by_role("list", name=ann.says("prompt-steps")).get_by_role("listitem")
    before = steps.count()
    place = ann.page.locator('[data-lot] [data-choice^="move "]').first
    if how == "click":
        place.click()
    else:
        movers.hover()
        ann.page.mouse.down()
        box = place.bounding_box()
        assert box
        ann.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)
        ann.page.mouse.up()
    expect(steps).to_have_count(before + count)


@pytest.mark.alone
@pytest.mark.parametrize("act", ["pan", "zoom"])
def test_a_whole_city_moves_smoothly(arrive: Arrive, act: str) -> None:
    """A city of 47 tiles (ST-23)."""
    ann = arrive(size=(1920, 1080))
    ann.go("/gallery/streets")
    expect(ann.page.locator("[data-whole-city] [data-building]")).to_have_count(47)
    ann.page.locator("[data-whole-city]").scroll_into_view_if_needed()
    ann.page.wait_for_timeout(500)
    view = ann.page.locator("[data-whole-city] .map").bounding_box()
    assert view
    x, y = view["x"] + view["width"] / 2, view["y"] + view["height"] / 2
    ann.page.mouse.move(x, y)
    ann.page.evaluate(WATCH)
    if act == "pan":
        ann.page.mouse.down()
        ann.page.mouse.move(x + 300, y + 120, steps=60)
        ann.page.mouse.up()
    else:
        for step in range(30):
            ann.page.mouse.wheel(0, -60 if step < 15 else 60)
    ann.page.wait_for_function("window.frames60.length === 60")
    times: list[float] = ann.page.evaluate("window.frames60")
    print(f"{act}: a frame takes {median(times):.1f} ms (median of {len(times)})")  # noqa: T201
    assert median(times) < ALLOWANCE * SLOWEST
