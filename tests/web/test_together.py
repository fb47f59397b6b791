"""Several people at one table: far apart, watching, cut off, on the phone, on one sofa."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise

import pytest
from playwright.sync_api import APIResponse, Locator, Route, expect

from tests.web.browsing import PHONE, Person
from tests.web.fixtures import Arrive
from tests.web.gathering import open_table, pick, seat_link, sit, sit_beside, start
from tests.web.playing import moment, play, step
from tests.web.wire import Wire, wire

pytestmark = pytest.mark.slow

AWAY = 10
STAYED = "document.documentElement.dataset.stayed"


def round_of(person: Person) -> int:
    seen = person.ask(f"/api/tables/{person.table}")["public"]
    return int(seen["round"])


@contextmanager
def log_of(person: Person) -> Iterator[Locator]:
    """All that it tells, while it is open."""
    person.button("log-short").click()
    yield person.page.locator("dialog[open] ol > li")
    person.page.keyboard.press("Escape")


def log_length(person: Person) -> int:
    with log_of(person) as rows:
        expect(rows.first).to_be_visible()
        return rows.count()


def lose_network(person: Person, line: Wire, others: list[Person]) -> None:
    """Ten seconds without; meanwhile the others play on as far as they can."""
    person.page.evaluate(f"{STAYED} = 'yes'")
    before = log_length(others[0])
    with log_of(person) as rows:
        expect(rows).to_have_count(before)
    person.context.set_offline(True)
    line.cut()
    end = time.monotonic() + AWAY
    while time.monotonic() < end:
        for other in others:
            step(other)
        others[0].page.wait_for_timeout(50)
    expect(person.page.get_by_text(person.says("connection-lost")).first).to_be_visible()
    assert log_length(person) == before
    line.mend()
    person.context.set_offline(False)
    expect(person.page.get_by_text(person.says("connection-back")).first).to_be_visible()
    length = log_length(others[0])
    with log_of(person) as rows:
        expect(rows).to_have_count(length)
    assert log_length(person) > before
    assert person.page.evaluate(STAYED) == "yes"
    person.complaints = [one for one in person.complaints if "net::ERR_" not in one]


@pytest.fixture
def line(address: str) -> Iterator[Wire]:
    with wire(address) as made:
        yield made


def test_two_browsers_and_a_bot_and_all_that_can_happen_to_them(
    arrive: Arrive, address: str, line: Wire
) -> None:
    ann, watcher = arrive(), arrive(language="cs")
    olena = arrive(language="uk", address=line.address)
    ann.introduces_itself("Ann")
    olena.introduces_itself("Олена")
    link = open_table(ann, seats=3, bots=1)
    sit(olena, link.replace(address, line.address))
    watcher.go(link)
    start(ann)
    play(ann, olena, until=lambda: round_of(ann) >= 3)

    # Olena is cut off while Ann has something to do.
    play(ann, olena, until=lambda: moment(ann) in ("choose", "confirm"))
    lose_network(olena, line, [ann])

    # She goes on from her phone; what she leaves behind follows.
    phone = arrive(language="uk", size=PHONE)
    phone.go(seat_link(olena).replace(line.address, address))
    expect(phone.page.locator("[data-prompt]")).to_be_visible()
    expect(watcher.page.get_by_text(watcher.says("prompt-watching"))).to_be_visible()
    assert watcher.page.locator("[data-choice]").count() == 0
    play(ann, phone)

    for person in (ann, olena, phone, watcher):
        expect(person.page.get_by_label(person.says("sheet-title"))).to_be_visible()
    assert {person.page.evaluate("document.documentElement.lang") for person in (ann, phone)} == {
        "en",
        "uk",
    }
    standings = ann.ask(f"/api/tables/{ann.table}")["standings"]
    assert watcher.ask(f"/api/tables/{ann.table}")["standings"] == standings
    phones_table = phone.page.evaluate("document.documentElement.scrollWidth")
    assert phones_table <= PHONE[0], "nothing sticks out to the side of the phone"


def test_two_people_pass_one_browser_to_and_fro(arrive: Arrive) -> None:
    ann = arrive()
    ann.is_called("Ann")
    open_table(ann, seats=2)
    sit_beside(ann, "Bob")
    start(ann)
    turns: list[str] = []

    def three_rounds() -> bool:
        said = ann.page.locator("[data-prompt=own] .who").all_text_contents()
        turns.extend(said)
        return round_of(ann) >= 3

    play(ann, until=three_rounds)
    changes = [after for before, after in pairwise(["", *turns]) if after != before]
    both = {ann.says("prompt-turn-of", name=name) for name in ("Ann", "Bob")}
    assert set(changes) == both
    assert len(changes) >= 4


def test_a_curtain_falls_between_those_who_have_secrets(arrive: Arrive) -> None:
    ann = arrive()
    ann.is_called("Ann")
    ann.go("/new/neighbours")
    pick(ann, "new-seats", "2")
    ann.button("new-make").click()
    sit_beside(ann, "Bob")
    ann.button("lobby-start").click()
    curtain = ann.page.locator("#curtain-title")
    expect(curtain).to_be_visible()
    called: list[str] = []
    for _ in range(20):  # a turn may ask the same person several things
        if curtain.is_visible():
            called.append(curtain.inner_text())
            assert ann.page.locator("[data-action]").count() == 0
            ann.page.get_by_role("button", name=ann.says("curtain-take", name="")).first.click()
        if len(set(called)) == 2:
            return
        ann.page.locator("[data-action]:visible").first.click()
        confirm = ann.button("prompt-confirm")
        expect(confirm).to_be_enabled()
        confirm.click()
        expect(ann.page.locator("[data-action][aria-pressed=true]")).to_have_count(0)
        expect(curtain.or_(ann.page.locator("[data-action]:visible").first)).to_be_visible()
    raise AssertionError(called)


def test_who_opens_a_page_slowly_is_not_left_behind(arrive: Arrive) -> None:
    """The stream may tell of what happens before anybody on the page listens."""
    ann, bea = arrive(), arrive()
    bea.is_called("Bea")
    link = open_table(ann)
    held: list[tuple[Route, APIResponse]] = []
    ann.page.route(
        f"**/api/tables/{ann.table}", lambda route: held.append((route, route.fetch())), times=1
    )
    with ann.page.expect_response("**/api/stream?*"):
        ann.page.reload(wait_until="commit")
    while not held:
        ann.page.wait_for_timeout(25)
    sit(bea, link)
    ann.page.wait_for_timeout(500)
    ((route, answer),) = held
    route.fulfill(response=answer)
    expect(ann.page.get_by_text("Bea").first).to_be_visible()
