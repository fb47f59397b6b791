"""An enclosed street is read out on the board, building by building, and its sum grows."""

from functools import partial
from itertools import accumulate
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.games.streets.browser import taste
from tests.web.browsing import DESK, PHONE, Person
from tests.web.fixtures import Arrive
from tests.web.games import Lit
from tests.web.gathering import begin
from tests.web.playing import play

pytestmark = pytest.mark.slow

WATCH = """() => {
  const seen = (window.seen = []);
  const all = (name) => [...document.querySelectorAll(`[data-${name}]`)]
    .map((element) => element.dataset[name]);
  const rowShown = () => Number(new URLSearchParams(location.search).get("at"));
  const look = () => {
    const [sum] = all("sum");
    const now = [Number(sum ?? -1), ...all("read")];
    if (seen.at(-1)?.now.join() !== now.join())
      seen.push({ now, badges: all("slip"), at: performance.now(), row: rowShown() });
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ["data-sum", "data-read", "data-slip"],
  });
  look();
}"""
"""However slow the machine, no state is missed between two pictures."""
DUSK = 300
"""Milliseconds before the first building is read at the calm pace."""
EACH = 900
"""Milliseconds in which one is read then."""


class Read(NamedTuple):
    total: int
    tiles: list[str]
    badges: list[str]
    at: float
    row: int


def watched(person: Person) -> list[Read]:
    """From the first sum to the last."""
    seen: list[dict[str, Any]] = person.page.evaluate("window.seen")
    found = [
        Read(one["now"][0], one["now"][1:], one["badges"], one["at"], one["row"]) for one in seen
    ]
    return [one for one in found if one.total >= 0]


def encloses(lit: list[Lit]) -> Lit:
    """Wherever that pays at once."""
    paying = [one for one in lit if one.action.startswith("place ") and "$" in one.name]
    return taste(paying or lit)


def payday(person: Person) -> tuple[int, list[tuple[str, int]]] | None:
    """The first row in which one street pays for several buildings: for which, and how much."""
    for row in person.ask(f"/api/tables/{person.table}")["log"]:
        paid = [
            (fact["tile"], sum(line["each"] * line["count"] for line in fact["lines"]))
            for fact in row["facts"]
            if fact["kind"] == "income"
        ]
        streets = [fact for fact in row["facts"] if fact["kind"] == "enclosed"]
        if len(streets) == 1 and len(paid) > 1:
            return row["number"], paid
    return None


def has_paid(person: Person) -> bool:
    return payday(person) is not None


def has_gone_on_after_paying(person: Person) -> bool:
    found = payday(person)
    return found is not None and person.ask(f"/api/tables/{person.table}")["number"] > found[0] + 2


def replay(person: Person, number: int, button: str = "replay-after") -> None:
    """One row, as it is played; or all from there on."""
    person.go(f"/t/{person.table}/replay?at={number - 1}")
    expect(person.page.locator("[data-lot]").first).to_be_visible()
    person.page.evaluate(WATCH)
    person.button(button).click()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_sum_grows_to_what_is_paid(
    arrive: Arrive, always_the_same: str, size: tuple[int, int]
) -> None:
    """At once there is nothing of it; at a calm pace each building has its time."""
    ann = arrive(address=always_the_same)
    begin(ann, 3, {"first": "0"}, game="streets", level="random")
    ann.page.evaluate(WATCH)
    play(ann, taste=encloses, until=partial(has_paid, ann))
    assert watched(ann) == []
    found = payday(ann)
    assert found
    number, paid = found
    ann.page.evaluate("""localStorage["kvartal.settings"] = JSON.stringify({ pace: "calm" })""")
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    replay(ann, number)
    last = f'[data-sum="{sum(amount for _, amount in paid)}"]'
    expect(ann.page.locator(last)).to_be_visible()
    expect(ann.page.locator(last)).to_have_count(0)
    read = watched(ann)
    tiles = [tile for tile, _ in paid]
    assert [one.tiles for one in read] == [tiles[:many] for many in range(len(tiles) + 1)]
    assert [one.badges for one in read] == [one.tiles for one in read]
    assert [one.total for one in read] == [0, *accumulate(amount for _, amount in paid)]
    begun: float = ann.page.evaluate("window.seen[0].at")
    assert read[-1].at - begun >= DUSK + EACH * (len(paid) - 1)


def test_without_motion_it_is_there_at_once_and_as_long(
    arrive: Arrive, always_the_same: str
) -> None:
    ann = arrive(address=always_the_same)
    begin(ann, 3, {"first": "0"}, game="streets", level="random")
    play(ann, taste=encloses, until=partial(has_paid, ann))
    found = payday(ann)
    assert found
    number, paid = found
    ann.page.evaluate("""localStorage["kvartal.settings"] = JSON.stringify({ pace: "calm" })""")
    replay(ann, number)
    total = sum(amount for _, amount in paid)
    expect(ann.page.locator(f'[data-sum="{total}"]')).to_be_visible()
    ann.page.wait_for_timeout(EACH * len(paid))
    assert [(one.total, one.tiles) for one in watched(ann)] == [(total, [tile for tile, _ in paid])]
    ann.page.locator("[data-lot]").first.click()
    assert ann.page.locator("[data-sum]").count() == 0, "at once, not when its time is over"


def test_a_replay_that_plays_by_itself_waits_until_all_is_read(
    arrive: Arrive, always_the_same: str
) -> None:
    """And then it goes on."""
    ann = arrive(address=always_the_same)
    begin(ann, 3, {"first": "0"}, game="streets", level="random")
    play(ann, taste=encloses, until=partial(has_gone_on_after_paying, ann))
    found = payday(ann)
    assert found
    number, paid = found
    ann.page.evaluate("""localStorage["kvartal.settings"] = JSON.stringify({ pace: "brisk" })""")
    ann.page.emulate_media(reduced_motion="no-preference")
    replay(ann, number, "replay-play")
    ann.page.wait_for_function(
        "(row) => Number(new URLSearchParams(location.search).get('at')) > row", arg=number
    )
    ann.button("replay-pause").click()
    tiles = [tile for tile, _ in paid]
    read = [one for one in watched(ann) if one.row <= number]
    assert [one.tiles for one in read] == [tiles[:many] for many in range(len(tiles) + 1)]
    assert {one.row for one in read} == {number}
    assert read[-1].total == sum(amount for _, amount in paid)


def test_the_own_turn_is_read_out_where_one_plays(arrive: Arrive, always_the_same: str) -> None:
    ann = arrive(address=always_the_same, pace="brisk", still=False)
    begin(ann, 2, {"first": "0"}, game="streets", level="random")
    ann.page.evaluate(WATCH)
    play(ann, taste=encloses, until=partial(has_paid, ann))
    found = payday(ann)
    assert found
    total = sum(amount for _, amount in found[1])
    ann.page.wait_for_function(
        "(total) => window.seen.some(({ now }) => now[0] === total)", arg=total
    )
    expect(ann.page.locator("[data-sum]")).to_have_count(0)
    assert [one.tiles for one in watched(ann)][-1] == [tile for tile, _ in found[1]]
