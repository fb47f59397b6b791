"""Whom to play with: five birds, each with its name and a line of character."""

import pytest
from playwright.sync_api import Locator, expect

from kvartal.bots.levels import LEVELS
from tests.web.barriers import barriers
from tests.web.browsing import DESK, PHONE, Person
from tests.web.fixtures import Arrive
from tests.web.games import FIRST
from tests.web.gathering import pick, start

pytestmark = pytest.mark.slow


def levels(person: Person, question: str, **arguments: str | int) -> Locator:
    return person.page.get_by_role("group", name=person.says(question, **arguments), exact=True)


def seat_note(person: Person, level: str) -> str:
    return person.says("player-bot", level=person.says(f"level-{level}"))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_bot_is_chosen_by_its_face(arrive: Arrive, size: tuple[int, int]) -> None:
    ann = arrive(size=size)
    ann.is_called("Ann")
    ann.go(f"/new/{FIRST}")
    pick(ann, "new-seats", "2")
    pick(ann, "new-bots", "1")
    row = levels(ann, "new-level")
    expect(row.get_by_role("radio")).to_have_count(len(LEVELS))
    expect(row.locator("label svg")).to_have_count(len(LEVELS))
    for level in LEVELS:
        line = ann.says(f"level-{level}-blurb")
        expect(row.get_by_role("radio", name=line)).to_be_attached()
    assert barriers(ann) == []
    row.get_by_role("radio", name=ann.says("level-casual")).focus()
    ann.page.keyboard.press("ArrowRight")
    expect(row.get_by_text(ann.says("level-regular-blurb")).last).to_be_visible()
    ann.button("new-make").click()
    expect(ann.page.get_by_text(seat_note(ann, "regular"))).to_be_visible()

    name = ann.says("bot-name-1")
    ann.page.get_by_role("button", name=ann.says("lobby-level", name=name)).click()
    row = levels(ann, "lobby-level", name=name)
    assert barriers(ann) == []
    row.locator("label", has_text=ann.says("level-beginner")).click()
    expect(ann.page.get_by_text(seat_note(ann, "beginner"))).to_be_visible()
    expect(row.get_by_role("radio", name=ann.says("level-beginner"))).to_be_checked()
    start(ann)
    assert ann.ask(f"/api/tables/{ann.table}")["card"]["seats"][1]["level"] == "beginner"
