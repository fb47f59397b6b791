"""The fair shuffle in the browser: it throws in by itself, keeps the first word of the server, and
says at the end whether that was kept."""

from typing import Any

import pytest
from playwright.sync_api import Route, expect

from kvartal.kit.record import Header, read
from kvartal.kit.shuffle import Place
from tests.web.browsing import Person
from tests.web.fixtures import Arrive
from tests.web.games import FIRST
from tests.web.gathering import is_set, open_table, seat_link_shown, sit, sit_beside, start

pytestmark = pytest.mark.slow

KEPT = """(table) => Object.fromEntries(JSON.parse(localStorage["kvartal.shuffles"]))[table]"""


def give_up(person: Person, *seats: int) -> None:
    """Bots play on for them, to the end. What the pointer is on is forecast, and with a bot's deeds
    that forecast would be too late: it points at nothing."""
    person.page.mouse.move(0, 0)
    person.has_all()
    for seat in seats:
        assert person.context.request.post(f"/api/tables/{person.table}/seats/{seat}/resign").ok


def header_of(person: Person) -> Header:
    answer = person.context.request.get(f"/api/tables/{person.table}/record")
    assert answer.ok, answer.text()
    return read(answer.text()).header


def test_every_browser_throws_in_and_says_that_the_deal_was_checked(
    arrive: Arrive, hurried: str
) -> None:
    ann, cleo = arrive(address=hurried), arrive(address=hurried)
    ann.is_called("Ann")
    link = open_table(ann, seats=3)
    sit_beside(ann, "Ben")
    sit(cleo, link)
    noted = [person.page.evaluate(KEPT, ann.table) for person in (ann, cleo)]
    shown = ann.context.request.get(f"/api/tables/{ann.table}").json()["card"]["commitment"]
    assert [note["commitment"] for note in noted] == [shown, shown]
    assert [len(note["thrown"]) for note in noted] == [2, 1]
    start(ann)
    is_set(cleo)
    give_up(ann, 0, 1)
    give_up(cleo, 2)

    for person in (ann, cleo):
        person.button("end-checked").click(timeout=60_000)
        expect(person.page.locator("[data-verdict=checked]")).to_be_visible()
    header = header_of(ann)
    thrown = {**noted[0]["thrown"], **noted[1]["thrown"]}
    assert {place.promise: place.contribution.hex() for place in header.places} == thrown
    expect(cleo.page.locator("code")).to_contain_text(f"--roster {header.roster()}")


def test_a_seat_that_went_to_another_browser_is_thrown_in_for_by_that_one(
    arrive: Arrive, hurried: str
) -> None:
    """From whatever page of the site is open there."""
    ann, cleo, phone = (arrive(address=hurried) for _ in range(3))
    ann.is_called("Ann")
    sit(cleo, open_table(ann, seats=2))
    phone.go(seat_link_shown(cleo))
    expect(phone.button("lobby-leave")).to_be_visible()
    cleo.page.goto("about:blank")
    phone.go("/")
    expect(phone.heading("home-mine")).to_be_visible()
    start(ann)
    give_up(ann, 0)
    answer = phone.context.request.post(f"/api/tables/{ann.table}/seats/1/resign")
    assert answer.ok, answer.text()
    expect(ann.button("end-checked")).to_be_visible(timeout=60_000)
    assert [place.is_missing for place in header_of(ann).places] == [False, False]


def test_a_server_that_deals_otherwise_is_found_by_the_first_commitment(
    arrive: Arrive, hurried: str
) -> None:
    """All that it shows at the end fits together. Only it is not what it showed at first."""
    ann = arrive(address=hurried)
    ann.go("/")
    ann.button("home-play", game=ann.says(f"game-{FIRST}")).click()
    is_set(ann)
    give_up(ann, 0)
    expect(ann.button("end-checked")).to_be_visible(timeout=60_000)
    assert [place.is_missing for place in header_of(ann).places] == [False] * 3

    def lie(route: Route) -> None:
        answer = route.fetch()
        position: dict[str, Any] = answer.json()
        _deal_anew(position["card"])
        route.fulfill(response=answer, json=position)

    ann.page.route(f"**/api/tables/{ann.table}", lie)
    ann.go(f"/t/{ann.table}")
    ann.button("end-check-broken").click()
    expect(ann.page.locator("[data-verdict=broken]")).to_be_visible()


def _deal_anew(card: dict[str, Any]) -> None:
    """From another secret, with every hash as it should be."""
    revealed = card["revealed"]
    revealed["secret"] = "5e" * 32
    places = [
        Place(seat["kind"] == "person", promised, bytes.fromhex(given))
        for seat, promised, given in zip(
            card["seats"], revealed["promises"], revealed["contributions"], strict=True
        )
    ]
    header = Header(
        card["game"],
        card["rules"],
        len(places),
        card["options"],
        card["id"],
        bytes.fromhex(revealed["secret"]),
        places=places,
    )
    card["commitment"], card["roster"] = header.commitment(), header.roster()
    revealed["seed"] = header.seed().hex()
