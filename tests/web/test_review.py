"""A finished game looked at again: asked for, waited for, and answered before anything is told."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Request, Route, expect

from kvartal.words import LANGUAGES
from tests.web.browsing import PHONE, Person
from tests.web.fixtures import Arrive
from tests.web.losing import forgive
from tests.web.reviewing import ask_for_review, blunder_through, review_of

pytestmark = pytest.mark.slow

TOLD, QUESTION, VERDICT = "[data-told]", "[data-question]", "[data-verdict]"
A_TURN = re.compile(r"/api/tables/.*[?&]at=")
SIGNED = re.compile(r"[-−]?\d+")


@pytest.fixture(scope="module")
def ann(browser: Browser, hurried: str) -> Iterator[Person]:
    """Somebody whose game is over, and reviewed; each test opens the review anew."""
    person = Person(browser, hurried, luck="reviewed")
    table = blunder_through(person)
    person.go(f"/t/{table}")
    person.link("review-open").click()
    expect(person.page.get_by_text(person.says("review-about"))).to_be_visible()
    ask_for_review(person)
    yield person
    complaints = person.complaints
    person.leave()
    assert not complaints, complaints


def own_mistakes(person: Person) -> list[dict[str, Any]]:
    review = review_of(person, person.table)
    return [review["decisions"][place] for place in review["sides"][0]["costliest"]]


def answer(person: Person, action: str) -> None:
    """On the board, or where the board does not show it, in the list."""
    on_board = person.page.locator(f'.board [data-choice="{action}"]')
    in_list = person.page.locator(f'{QUESTION} [data-action="{action}"]')
    expect(in_list).to_be_attached()
    (on_board.first if on_board.count() > 0 else in_list).click()


def test_what_was_better_is_told_after_the_answer(ann: Person) -> None:
    mistakes = own_mistakes(ann)
    assert len(mistakes) >= 2, "who takes the last choice that comes makes mistakes"
    ann.go(f"/t/{ann.table}/review")
    expect(ann.page.locator(QUESTION)).to_be_visible()
    expect(ann.page.locator(f"{TOLD}, {VERDICT}")).to_have_count(0)
    first, second, *_ = mistakes
    answer(ann, first["best"][-1]["action"])
    expect(ann.page.locator(VERDICT)).to_have_text(ann.says("review-verdict-best"))
    expect(ann.page.locator(VERDICT)).to_be_focused()
    told = ann.page.locator(f'[data-told="{first["move"]}"]')
    for words in ("review-played", "review-better"):
        expect(told.get_by_text(ann.says(words), exact=True)).to_be_visible()
    expect(told.locator(".cost")).to_contain_text("±")

    ann.button("review-next").click()
    expect(ann.page.locator(f'[data-told="{first["move"]}"]')).to_have_count(0)
    expect(ann.page.locator(f"{QUESTION} h3")).to_be_focused()
    answer(ann, second["played"]["action"])
    expect(ann.page.locator(VERDICT)).to_have_text(ann.says("review-verdict-played"))
    expect(ann.page.locator(f'[data-told="{second["move"]}"]')).to_be_visible()


def test_luck_and_choices_add_up_to_the_result(ann: Person) -> None:
    review = review_of(ann, ann.table)
    for side in review["sides"]:
        booked = side["luck"] + side["own"] + side["others"]
        assert side["final"] - side["start"] == pytest.approx(booked, abs=1e-6)
    ann.go(f"/t/{ann.table}/review")
    rows = ann.page.get_by_role("table").first.locator("tbody tr")
    expect(rows).to_have_count(len(review["sides"]))
    for row in rows.all():
        start, luck, choices, final = (
            int(found[0].replace("−", "-"))
            for cell in row.locator("td").all()
            if (found := SIGNED.findall(cell.inner_text()))
        )
        assert start + luck + choices == pytest.approx(final, abs=2), "each is rounded"


def test_the_curve_by_keyboard_and_as_a_table(ann: Person) -> None:
    review = review_of(ann, ann.table)
    ann.go(f"/t/{ann.table}/review")
    slider = ann.page.get_by_role("slider", name=ann.says("review-at"))
    slider.focus()
    # From a decision before the second moment there is no way further back.
    ann.page.keyboard.press("End")
    with ann.page.expect_response("**/moment?move=0**"):
        ann.page.keyboard.press("Home")
    expect(ann.page.locator(QUESTION)).to_have_count(0)
    second = review["curve"][1]["move"]
    with ann.page.expect_response(f"**/moment?move={second}**"):
        ann.page.keyboard.press("ArrowRight")
    moved = ann.says("review-move", move=second)
    assert (slider.get_attribute("aria-valuetext") or "").startswith(moved)
    ann.page.get_by_text(ann.says("review-table")).click()
    table = ann.page.get_by_role("region", name=ann.says("review-table"))
    expect(table.locator("tbody tr")).to_have_count(len(review["curve"]))
    mark = ann.page.locator("[data-mark]").first
    mark.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(f"{QUESTION}, {TOLD}")).to_be_visible()


DRAG = """(slider, to) => {
  for (let at = 0; at <= to; at++) {
    slider.value = at;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  }
}"""


def test_who_drags_the_slider_sees_the_moment_where_it_stops(ann: Person) -> None:
    curve = review_of(ann, ann.table)["curve"]
    ann.go(f"/t/{ann.table}/review")
    expect(ann.page.locator(QUESTION)).to_be_visible()
    slider = ann.page.get_by_role("slider", name=ann.says("review-at"))
    asked: list[str] = []

    def hear(request: Request) -> None:
        if "/moment?" in request.url:
            asked.append(request.url)

    ann.page.on("request", hear)
    with ann.page.expect_response(f"**/moment?move={curve[-1]['move']}**"):
        slider.evaluate(DRAG, len(curve) - 1)
    ann.page.remove_listener("request", hear)
    assert len(asked) == 1
    expect(slider).to_have_js_property("valueAsNumber", len(curve) - 1)


def test_a_moment_that_does_not_come_is_asked_for_again(
    ann: Person, arrive: Arrive, hurried: str
) -> None:
    guest = arrive(address=hurried)
    guest.page.route("**/moment*", lambda route: route.abort())
    guest.go(f"/t/{ann.table}/review")
    expect(guest.page.get_by_role("alert")).to_have_text(guest.says("problem-offline"))
    expect(guest.page.locator(TOLD)).to_have_count(0)
    guest.page.unroute("**/moment*")
    guest.button("review-again").click()
    expect(guest.page.locator(TOLD)).to_be_visible()
    expect(guest.page.get_by_role("alert")).to_have_count(0)
    forgive(guest)


def test_who_looks_on_is_told_at_once_and_finds_it_in_the_replay(
    ann: Person, arrive: Arrive, hurried: str
) -> None:
    guest = arrive(address=hurried)
    guest.go(f"/t/{ann.table}/replay")
    guest.link("review-open").click()
    expect(guest.page.locator(TOLD)).to_be_visible()
    expect(guest.page.locator(QUESTION)).to_have_count(0)
    guest.link("review-replay").click()
    expect(guest.page.get_by_role("group", name=guest.says("replay-controls"))).to_be_visible()
    assert "at=" in guest.page.url


def test_a_turn_that_comes_when_the_replay_is_left_is_not_shown(
    ann: Person, arrive: Arrive, hurried: str
) -> None:
    guest = arrive(address=hurried)
    late: list[Route] = []

    def hold(route: Route) -> None:
        late.append(route)

    guest.page.route(A_TURN, hold)
    guest.go(f"/t/{ann.table}/replay")
    guest.link("review-open").click()
    expect(guest.page.locator(TOLD)).to_be_visible()
    assert late
    for route in late:
        with guest.page.expect_response(A_TURN) as answer:
            route.continue_()
        answer.value.finished()
    guest.page.evaluate("new Promise((done) => setTimeout(done))")


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_nothing_is_wider_than_the_page(
    browser: Browser, hurried: str, ann: Person, language: str
) -> None:
    same = Person(browser, hurried, language=language, size=PHONE)
    same.context.add_cookies([{**cookie} for cookie in ann.context.cookies()])  # type: ignore[typeddict-item]
    same.go(f"/t/{ann.table}/review")
    expect(same.page.locator("#balance-title")).to_be_visible()
    assert same.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    complaints = same.complaints
    same.leave()
    assert not complaints, complaints
