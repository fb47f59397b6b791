"""Where links lead: to a table, to a seat of it, or nowhere."""

import pytest
from playwright.sync_api import Locator, expect

from kvartal.server.ids import new_id
from tests.web.browsing import Person
from tests.web.fixtures import Arrive
from tests.web.gathering import open_table, seat_link, seat_link_shown, sit, start

pytestmark = pytest.mark.slow


def shown(person: Person, path: str) -> str:
    """The page that says why there is nothing; the browser notes that the server refused."""
    person.go(path)
    person.link("not-found-home").wait_for()
    expect(person.page.locator(".footer")).to_be_visible()  # a page, not a table
    person.complaints = [one for one in person.complaints if "Failed to load" not in one]
    return person.page.locator("main").inner_text()


@pytest.mark.parametrize("behind", ["", "/replay"])
def test_a_table_that_cannot_be_looks_like_one_that_is_not_there(
    arrive: Arrive, behind: str
) -> None:
    ann = arrive()
    unknown = shown(ann, f"/t/{new_id()}{behind}")
    assert ann.says("problem-no_such_table") in unknown
    for malformed in ("nonsense", new_id()[1:], new_id().upper(), "%00", f"{new_id()}."):
        assert shown(ann, f"/t/{malformed}{behind}") == unknown
    assert shown(ann, f"/t/{new_id()}{behind}#invitation=%20") == unknown


def test_a_game_that_cannot_be_looks_like_one_that_is_not_there(arrive: Arrive) -> None:
    ann = arrive()
    unknown = shown(ann, "/how/nonsense")
    assert ann.says("problem-no_such_game") in unknown
    assert shown(ann, f"/how/{'n' * 100}") == unknown


def test_a_free_seat_is_taken_by_the_link_of_the_table(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive()
    ann.is_called("Ann")
    ben.is_called("Ben")
    sit(ben, open_table(ann, seats=2))
    expect(ann.page.get_by_role("img", name=ann.says("share-qr"))).to_be_visible()
    expect(ann.page.get_by_text("Ben", exact=True).first).to_be_visible()
    start(ann)
    expect(ben.page.locator("[data-prompt]")).to_be_visible()
    assert ann.ask(f"/api/tables/{ann.table}")["mine"] == [0]
    assert ben.ask(f"/api/tables/{ann.table}")["mine"] == [1]


def test_a_full_table_has_no_seat_to_take(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive()
    ben.go(open_table(ann, seats=2, bots=1))
    expect(ben.page.get_by_label(ben.says("share-table"), exact=True)).to_be_visible()
    expect(ben.button("lobby-sit")).to_have_count(0)


def test_a_link_of_a_seat_that_was_cut_on_its_way(arrive: Arrive) -> None:
    ann, phone = arrive(), arrive()
    open_table(ann, seats=2, bots=1)
    start(ann)
    phone.go(seat_link(ann)[:-1])
    expect(phone.heading("take-failed")).to_be_visible()
    expect(phone.page.get_by_text(phone.says("take-malformed"))).to_be_visible()
    phone.link("take-watch").click()
    expect(phone.page.get_by_text(phone.says("prompt-watching"))).to_be_visible()
    phone.complaints = [one for one in phone.complaints if "Failed to load" not in one]


def test_a_seat_reads_that_another_device_has_joined_it(arrive: Arrive) -> None:
    ann, ben, phone = arrive(), arrive(), arrive()
    ann.is_called("Ann")
    sit(ben, open_table(ann, seats=2))
    with phone.page.expect_response(lambda answer: answer.url.endswith("/promise")):
        phone.go(seat_link_shown(ann))
    told = ann.says("table-fact-linked", **{"seat-you": "yes"})
    expect(ann.page.get_by_role("status").get_by_text(told)).to_be_visible()
    start(ann)
    for browser in (ann, phone):
        expect(log_of(browser).get_by_text(told)).to_be_visible()
    expect(log_of(ben).get_by_text(ben.says("table-fact-started"))).to_be_visible()
    for words in (told, ben.says("table-fact-linked", **{"seat-you": "no", "seat": "Ann"})):
        expect(log_of(ben).get_by_text(words)).to_have_count(0)


def log_of(person: Person) -> Locator:
    if not person.page.locator("dialog[open]").is_visible():
        person.button("log-short").click()
    return person.page.get_by_label(person.says("log-title"), exact=True).first
