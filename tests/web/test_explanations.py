"""Everything on the table says what it is: to a pointer, to the keyboard, to a long press; and
nothing is chosen by that."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import FloatRect, Locator, expect
from tools.locales.needing import spoken_games

from tests.web.browsing import DESK, PHONE, Person
from tests.web.fixtures import Arrive
from tests.web.games import in_browser
from tests.web.gathering import begin
from tests.web.playing import moment, play

pytestmark = pytest.mark.slow

GAMES = sorted(spoken_games())
HIGHEST = 0.46
"""Of the screen: what a sheet may take."""
STOPS = """() => [...document.querySelectorAll("[data-signs]")]
  .filter((group) => group.checkVisibility() && group.querySelector("[data-sign]"))
  .map((group) => group.querySelectorAll("[data-sign][tabindex='0']").length)"""

OFFERED = """() => [...document.querySelectorAll("[data-choice], .steps li")]
  .map(({ dataset, ariaPressed, textContent }) =>
    [dataset.choice ?? textContent, ariaPressed].join())
  .join()"""
"""What can be chosen, and what has been."""


def asked(person: Person, game: str) -> None:
    """It is this person's turn to choose something on the board."""
    begin(person, 2, game=game)
    play(person, taste=in_browser(game).taste, until=lambda: moment(person) == "choose")


def is_listened(person: Person) -> None:
    """What explains comes in a quiet moment after the table, or when it is wanted."""
    person.page.locator(".frame [data-explains]:visible").first.hover()
    expect(explained(person)).to_be_visible()
    person.page.mouse.move(0, 0)
    expect(explained(person)).to_have_count(0)


def explained(person: Person) -> Locator:
    return person.page.get_by_role("tooltip")


def held(person: Person) -> Locator:
    return person.page.get_by_role("dialog")


def box(place: Locator) -> FloatRect:
    found = place.bounding_box()
    assert found
    return found


@contextmanager
def choosing_nothing(person: Person) -> Iterator[None]:
    yield
    expect(person.page.locator("[data-choice][aria-pressed='true']")).to_have_count(0)
    assert moment(person) == "choose"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_pointer_that_rests_is_told(arrive: Arrive, game: str, language: str) -> None:
    ann = arrive(language=language)
    asked(ann, game)
    titles: list[str] = []
    with choosing_nothing(ann):
        for thing in ann.page.locator(".frame [data-explains]:visible").all():
            ann.page.mouse.move(0, 0)
            expect(explained(ann)).to_have_count(0)
            thing.hover()
            expect(explained(ann).locator("p").first).not_to_be_empty()
            titles.append(explained(ann).locator("b").inner_text())
    assert len(set(titles)) > len(titles) / 2, titles


@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_is_told(arrive: Arrive, game: str) -> None:
    ann = arrive()
    asked(ann, game)
    stops = ann.page.evaluate(STOPS)
    assert stops == [1] * len(stops), "signs that stand together are one stop"
    assert stops
    signs = ann.page.locator("[data-signs]:visible").last.locator("[data-sign]")
    ann.page.keyboard.press("Tab")  # so that the browser knows that the keyboard is used
    signs.first.focus()
    told: list[str] = []
    with choosing_nothing(ann):
        for _ in range(signs.count()):
            told.append(explained(ann).inner_text())
            ann.page.keyboard.press("ArrowRight")
            expect(explained(ann)).not_to_have_text(told[-1])
        assert len(set(told)) == signs.count()
        expect(signs.first).to_be_focused()
        expect(signs.first).to_have_attribute("aria-describedby", "explanation")
        card = ann.page.locator(".frame [data-explains][data-choice]").first
        card.focus()
        ann.page.keyboard.press("i")
        expect(held(ann).get_by_role("button").first).to_be_focused()
        ann.page.keyboard.press("Escape")
        expect(card).to_be_focused()
        expect(held(ann)).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_in_passing_is_gone_when_all_moves(arrive: Arrive, game: str) -> None:
    """When the window changes its size; what is held open stays."""
    ann = arrive()
    asked(ann, game)
    is_listened(ann)
    ann.page.keyboard.press("Tab")  # so that the browser knows that the keyboard is used
    thing = ann.page.locator(".frame [data-explains][data-choice]:visible").first
    with choosing_nothing(ann):
        thing.focus()
        expect(explained(ann)).to_be_visible()
        ann.page.set_viewport_size({"width": DESK[0] + 40, "height": DESK[1]})
        expect(explained(ann)).to_have_count(0)
        ann.page.keyboard.press("i")
        expect(held(ann)).to_be_visible()
        ann.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
        ann.page.wait_for_timeout(200)
        expect(held(ann)).to_be_visible()
        ann.page.keyboard.press("Escape")
        expect(held(ann)).to_have_count(0)


class Finger:
    def __init__(self, person: Person) -> None:
        self._touch = person.context.new_cdp_session(person.page)

    def down_on(self, thing: Locator) -> None:
        place = box(thing)
        self.down(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)

    def down(self, x: float, y: float) -> None:
        self._send("touchStart", [{"x": x, "y": y}])

    def move(self, x: float, y: float) -> None:
        self._send("touchMove", [{"x": x, "y": y}])

    def up(self) -> None:
        self._send("touchEnd", [])

    def _send(self, kind: str, points: list[dict[str, float]]) -> None:
        event = {"type": kind, "touchPoints": points}
        self._touch.send("Input.dispatchTouchEvent", event)


def press_long(person: Person, thing: Locator) -> None:
    thing.tap(trial=True)  # so that it lies still, and nothing lies on it
    finger = Finger(person)
    finger.down_on(thing)
    expect(held(person)).to_be_visible()
    finger.up()


@pytest.mark.parametrize("game", GAMES)
def test_a_long_press_raises_a_sheet(arrive: Arrive, game: str) -> None:
    ann = arrive(size=PHONE)
    asked(ann, game)
    is_listened(ann)
    answers = ann.page.locator(".board [data-explains][data-choice]")
    with choosing_nothing(ann):
        press_long(ann, answers.first)
        sheet, prompt = box(held(ann)), box(ann.page.locator("[data-foot]"))
        assert sheet["height"] <= HIGHEST * PHONE[1] + 1
        assert abs(sheet["y"] + sheet["height"] - prompt["y"]) <= 1
        lifted = box(answers.first)
        assert lifted["y"] + lifted["height"] <= sheet["y"]
        ann.button("close").click()
        expect(held(ann)).to_have_count(0)

        press_long(ann, answers.first)
        ann.page.keyboard.press("Escape")
        expect(held(ann)).to_have_count(0)

        press_long(ann, answers.first)
        at = box(held(ann))
        finger = Finger(ann)
        finger.down(180, at["y"] + 20)
        for further in range(30, 130, 20):
            finger.move(180, at["y"] + further)
        finger.up()
        expect(held(ann)).to_have_count(0)
    offered = ann.page.evaluate(OFFERED)
    press_long(ann, answers.first)
    held(ann).get_by_role("button").last.tap()
    expect(held(ann)).to_have_count(0)
    ann.page.wait_for_function(f"(before) => ({OFFERED})() !== before", arg=offered)


@pytest.mark.parametrize("game", GAMES)
def test_a_mouse_takes_nothing_from_a_finger(arrive: Arrive, game: str) -> None:
    """It may lie where something moves under it, and is heard then."""
    ann = arrive(size=PHONE)
    asked(ann, game)
    is_listened(ann)
    signs = ann.page.locator(".board [data-explains]:visible")
    signs.first.tap(trial=True)
    other = box(signs.nth(1))
    with choosing_nothing(ann):
        finger = Finger(ann)
        finger.down_on(signs.first)
        ann.page.mouse.move(other["x"] + 2, other["y"] + 2)
        expect(held(ann)).to_be_visible()
        finger.up()
