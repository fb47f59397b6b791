"""A tile that is turned: its road slides round the corner, its house stands still."""

from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.games.streets.browser import has_to_place, taste
from tests.web.fixtures import Arrive
from tests.web.gathering import begin
from tests.web.playing import play

pytestmark = pytest.mark.slow

WATCH = """(place) => {
  const seen = (window.turning = []);
  const count = (name) => document.querySelectorAll(`${place} [data-${name}]`).length;
  const look = () => {
    seen.push([count("road"), count("front")]);
    requestAnimationFrame(look);
  };
  look();
}"""


TRIES = 5
"""A machine may stand still for as long as a tile turns, but not every time."""


@pytest.mark.parametrize(
    ("pace", "still", "most"), [("calm", False, 2), ("calm", True, 1), ("instant", False, 1)]
)
def test_a_turned_tile_is_seen_to_turn(
    arrive: Arrive, always_the_same: str, pace: Literal["calm", "instant"], still: bool, most: int
) -> None:
    """Two sides of it have a part of the road meanwhile; without motion it is turned at once."""
    ann = arrive(address=always_the_same, pace=pace, still=still)
    begin(ann, 2, {"first": "0"}, game="streets")
    play(ann, taste=taste, until=lambda: has_to_place(ann, 0))
    cell = ann.page.locator("[data-cell]").first.get_attribute("data-cell")
    place = f'[data-cell="{cell}"]'
    ann.page.locator(f"{place} button.choosable").hover()
    front = ann.page.locator(f"{place} [data-front]")
    expect(front).to_have_count(1)
    ann.page.evaluate(WATCH, place)
    found: list[int] = []
    for _ in range(TRIES):
        before = str(front.get_attribute("data-front"))
        ann.page.keyboard.press("r")
        expect(ann.page.locator(f"{place} [data-turning]")).to_have_count(0)
        expect(front).to_have_count(1)
        expect(front).not_to_have_attribute("data-front", before)
        expect(ann.page.locator(f"{place} [data-road]")).to_have_count(1)
        seen: list[list[int]] = ann.page.evaluate("window.turning")
        found = [max(roads for roads, _ in seen), max(fronts for _, fronts in seen)]
        if found == [most, most]:
            break
    assert found == [most, most]
