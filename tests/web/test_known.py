"""What is gone and what is left can be looked at any time, by keyboard and on a phone."""

import pytest
from playwright.sync_api import Locator, expect

from tests.web.barriers import barriers
from tests.web.browsing import DESK, PHONE, Person
from tests.web.building import WEB
from tests.web.fixtures import Arrive
from tests.web.games import in_browser
from tests.web.gathering import begin, is_set
from tests.web.keys import press, tab_to
from tests.web.playing import moment, play

pytestmark = pytest.mark.slow

GAMES = sorted(path.parts[-3] for path in (WEB / "src" / "games").glob("*/known/Known.svelte"))


def opened_by_keys(person: Person) -> Locator:
    """Out of the menu; there it stands with all its words."""
    tab_to(person, person.says("menu-title"))
    press(person, "Enter")
    expect(person.button("menu-known")).to_be_visible()
    tab_to(person, person.says("menu-known"))
    press(person, "Enter")
    dialog = person.page.get_by_role("dialog", name=person.says("menu-known"))
    expect(dialog.locator("p").first).to_be_visible()
    return dialog


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_it_is_opened_and_closed_by_keys(
    arrive: Arrive, hurried: str, game: str, size: tuple[int, int]
) -> None:
    ann: Person = arrive(address=hurried, size=size, language="uk")
    begin(ann, 2, game=game)
    turns = iter(range(6))
    play(
        ann,
        taste=in_browser(game).taste,
        until=lambda: moment(ann) == "choose" and next(turns, None) is None,
    )
    dialog = opened_by_keys(ann)
    assert barriers(ann) == []
    said = dialog.inner_text()
    assert "{" not in said
    assert f"{game}-" not in said, "words are missing"
    inside, room = dialog.evaluate("dialog => [dialog.scrollWidth, dialog.clientWidth]")
    assert inside <= room
    press(ann, "Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_looks_on_sees_what_is_public(arrive: Arrive, hurried: str, game: str) -> None:
    ann, eve = arrive(address=hurried), arrive(address=hurried)
    begin(ann, 2, game=game)
    eve.go(f"/t/{ann.table}")
    is_set(eve)
    dialog = opened_by_keys(eve)
    assert f"{game}-" not in dialog.inner_text(), "words are missing"
    press(eve, "Escape")
    expect(eve.page.get_by_role("dialog")).to_have_count(0)
