"""Choosing on the board: a step can be replaced until it is confirmed, and nothing hides it."""

import pytest
from playwright.sync_api import expect

from tests.web.browsing import PHONE, Person
from tests.web.fixtures import Arrive
from tests.web.gathering import begin, open_table, start
from tests.web.playing import moment, play

pytestmark = pytest.mark.slow

PLOTS = 10
ANSWERS = """() => [...document.querySelectorAll(".board [data-choice]")]
  .map((answer) => answer.dataset.choice)"""
IN_SIGHT = """(selector) => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  const at = box && document.elementFromPoint(box.left + box.width / 2, box.bottom - 2);
  return Boolean(at?.closest(selector));
}"""


def sit_down(person: Person) -> None:
    open_table(person, seats=2, bots=1)
    start(person)
    play(person, until=lambda: moment(person) == "choose")


def test_another_choice_replaces_the_one_that_waits_to_be_confirmed(arrive: Arrive) -> None:
    ann = arrive()
    sit_down(ann)
    steps = ann.page.get_by_role("list", name=ann.says("prompt-steps")).get_by_role("listitem")
    play(ann, until=lambda: ann.page.locator(".board [data-choice^=reveal]").count() > 1)
    revealing = {deck: ann.says("happy_city-action-reveal", deck=deck) for deck in (1, 2)}
    ann.page.locator('.board [data-choice="reveal 2"]').click()
    expect(steps.last).to_have_text(revealing[2])
    before = steps.all_text_contents()[:-1]
    ann.page.locator('.board [data-choice="reveal 1"]').click()
    expect(steps).to_have_text([*before, revealing[1]])
    ann.page.keyboard.press("2")
    expect(steps).to_have_text([*before, revealing[2]])
    ann.button("prompt-undo").click()
    expect(steps).to_have_text(before)


def test_on_a_phone_all_answers_and_the_way_to_the_cities_are_in_sight(arrive: Arrive) -> None:
    ann = arrive(size=PHONE)
    sit_down(ann)
    play(ann, until=lambda: ann.page.locator('.board [data-choice="pass"]').count() > 0)
    ann.page.evaluate("scrollTo(0, 0)")
    answers = ann.page.evaluate(ANSWERS)
    assert len(answers) > 1
    for selector in (*[f'.board [data-choice="{answer}"]' for answer in answers], "[role=tab]"):
        assert ann.page.evaluate(IN_SIGHT, selector), selector


def test_a_new_question_scrolls_its_answers_into_sight(arrive: Arrive) -> None:
    ann = arrive(size=PHONE)
    sit_down(ann)
    play(ann, until=lambda: ann.page.locator(".board [data-choice^=reveal]").count() > 1)
    ann.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    ann.page.locator('.board [data-choice="reveal 1"]').dispatch_event("click")
    ann.page.locator("[data-confirm]").click()
    play(ann, until=lambda: moment(ann) == "choose")
    ann.page.wait_for_function(IN_SIGHT, arg=".board [data-choice]")


def test_on_a_desk_every_city_is_on_the_table(arrive: Arrive) -> None:
    ann = arrive()
    begin(ann, 4, game="happy_city")
    play(ann, until=lambda: moment(ann) == "choose")
    assert ann.page.locator("[role=tab]").count() == 0
    for city in ann.page.locator(".board section[data-seat]").all():
        expect(city).to_be_in_viewport(ratio=0.99)
        assert city.get_by_role("listitem").count() == PLOTS
    assert ann.page.locator(".board section[data-seat]").count() == 4
