"""The map of Streets: a small one beside it when much is out of view, and nothing to choose under
what lies on it."""

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.games.streets.browser import has_to_place, taste
from tests.web.browsing import PHONE, Person
from tests.web.fixtures import Arrive
from tests.web.gathering import begin
from tests.web.playing import play

pytestmark = pytest.mark.slow

UNDER = """(element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = new Set();
  for (let x = 2; x < width; x += 6)
    for (let y = 2; y < height; y += 6)
      for (const one of document.elementsFromPoint(left + x, top + y)) {
        const cell = one.closest("[data-cell], [data-lot]");
        if (cell?.querySelector("[data-choice]")) found.add(cell.dataset.cell ?? cell.dataset.lot);
      }
  return [...found];
}"""
SEEN = """(world) => {
  const { a, e, f } = new DOMMatrix(getComputedStyle(world).transform);
  return [a, e, f];
}"""
CORNER = 12


def places(person: Person, tiles: int) -> None:
    begin(person, 2, {"first": "0"}, game="streets", level="random")
    play(person, taste=taste, until=lambda: has_to_place(person, tiles))


def zoom_in(person: Person, times: int) -> None:
    for _ in range(times):
        person.button("streets-board-nearer").click()


def small_map(person: Person) -> Locator:
    return person.page.locator("[data-overview]")


def controls(person: Person) -> Locator:
    return person.page.get_by_role("group", name=person.says("streets-board-map"), exact=True)


def lies_still(thing: Locator) -> FloatRect:
    """Where it lies when it has come to rest."""
    while (box := thing.bounding_box()) is None or box != _a_little_later(thing):
        pass
    return box


def _a_little_later(thing: Locator) -> FloatRect | None:
    thing.page.wait_for_timeout(400)  # what lies on the map finds its place when that has rested
    return thing.bounding_box()


def under(thing: Locator) -> list[str]:
    """The cells to choose that it covers."""
    found: list[str] = thing.evaluate(UNDER)
    return found


@pytest.mark.parametrize("tiles", [0, 12])
def test_a_small_map_shows_what_is_out_of_view(
    arrive: Arrive, always_the_same: str, tiles: int
) -> None:
    ann = arrive(address=always_the_same)
    places(ann, tiles)
    expect(small_map(ann)).to_have_count(0)
    assert under(controls(ann)) == []
    zoom_in(ann, 2)
    lies_still(small_map(ann))
    assert under(small_map(ann)) == []
    expect(small_map(ann)).to_have_attribute("aria-hidden", "true")
    ann.page.locator("[data-show-all]").click()
    expect(small_map(ann)).to_have_count(0)


def test_a_press_on_the_small_map_moves_the_view(arrive: Arrive, always_the_same: str) -> None:
    """To that place, as far as there is city, at the same zoom; a drag takes it along."""
    ann = arrive(address=always_the_same)
    places(ann, 0)
    zoom_in(ann, 3)
    world = ann.page.locator(".map .world")
    box = lies_still(small_map(ann))
    left, top = box["x"] + CORNER, box["y"] + CORNER
    right, bottom = box["x"] + box["width"] - CORNER, box["y"] + box["height"] - CORNER
    ann.page.mouse.move(left, top)
    ann.page.mouse.down()
    zoom, x, y = world.evaluate(SEEN)
    ann.page.mouse.move(right, bottom, steps=4)
    ann.page.mouse.up()
    further_zoom, further_x, further_y = world.evaluate(SEEN)
    assert further_zoom == zoom
    assert further_x < x
    assert further_y < y
    ann.page.mouse.click(left, top)
    assert world.evaluate(SEEN) == [zoom, x, y]


def test_a_phone_has_buttons_beside_the_city(arrive: Arrive, always_the_same: str) -> None:
    ann = arrive(address=always_the_same, size=PHONE)
    places(ann, 8)
    for _ in range(4):
        controls(ann).scroll_into_view_if_needed()
        assert under(controls(ann)) == []
        zoom_in(ann, 1)
    expect(small_map(ann)).to_have_count(0)


def test_what_is_pointed_at_stays_under_the_pointer(arrive: Arrive, always_the_same: str) -> None:
    """Also in a narrow window with a mouse: the city moved away from it, and back, for ever."""
    ann = arrive(address=always_the_same, size=PHONE)
    places(ann, 26)
    world, cells = ann.page.locator(".map .world"), ann.page.locator("[data-cell]")
    before = world.evaluate(SEEN)
    for cell in cells.all():
        box = cell.bounding_box()
        assert box
        ann.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        assert world.evaluate(SEEN) == before
