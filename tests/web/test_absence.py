"""Who is not there: out of time, or on holiday. Their own page says so and leads back; the others
see it beside the name."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browsing import Person
from tests.web.fixtures import Arrive
from tests.web.games import FIRST
from tests.web.gathering import sit, start
from tests.web.playing import play

pytestmark = pytest.mark.slow

SHORTEST = {"kind": "live", "turn": 10}
ANN = 0
SLOW = {"kind": "slow", "turn": 24 * 3600}


def begin(ann: Person, ben: Person, pace: dict[str, Any]) -> None:
    """The form has no clock so short that a test could wait for it."""
    ann.is_called("Ann")
    ben.is_called("Ben")
    asked = {"game": FIRST, "seats": 2, "pace": pace}
    table = ann.context.request.post("/api/tables", data=asked).json()["table"]
    ann.go(f"/t/{table}")
    sit(ben, f"/t/{table}")
    start(ann)


def told(person: Person, message: str) -> Locator:
    return person.page.get_by_role("region", name=person.says(message), exact=True)


def plate(viewer: Person, seat: int) -> Locator:
    return viewer.page.locator(f"[data-plate='{seat}']")


def awaited(person: Person) -> list[int]:
    seats: list[int] = person.ask(f"/api/tables/{person.table}")["awaited"]
    return seats


def test_who_runs_out_of_time_is_played_by_a_bot_until_back(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive()
    begin(ann, ben, SHORTEST)
    play(ben, until=lambda: awaited(ben) == [0])
    away = told(ann, "away-explained")
    expect(away).to_be_visible(timeout=60_000)
    expect(plate(ben, ANN)).to_contain_text(ben.says("player-away-timed_out"))
    ann.button("away-come-back").click()
    expect(away).to_have_count(0)
    expect(plate(ben, ANN)).not_to_contain_text(ben.says("player-away-timed_out"))
    play(ben, until=lambda: awaited(ben) == [0])
    expect(ann.page.locator("[data-prompt=own]")).to_be_visible()


def test_who_is_on_holiday_reads_how_to_come_back(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive()
    begin(ann, ben, SLOW)
    ann.page.locator("aside").get_by_role("button", name=ann.says("menu-title")).click()
    ann.button("menu-holiday").click()
    away = told(ann, "player-on-holiday")
    expect(away).to_be_visible()
    expect(plate(ben, ANN)).to_contain_text(ben.says("player-on-holiday"))
    away.get_by_role("button", name=ann.says("menu-holiday-end"), exact=True).click()
    expect(away).to_have_count(0)
    expect(plate(ben, ANN)).not_to_contain_text(ben.says("player-on-holiday"))
