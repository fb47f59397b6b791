"""Games that are over and were played badly enough to learn from, and their reviews."""

import time
from collections.abc import Iterator, Mapping
from typing import Any

from playwright.sync_api import expect

from tests.web.browsing import Person
from tests.web.games import FIRST

DEAL = 3
"""The same cards every time, and so the same mistakes."""
PATIENCE = 600_000
"""Milliseconds: a review is made when the machine has nothing better to do."""


def blunder_through(person: Person, game: str = FIRST, seats: int = 2) -> str:
    """A whole game against bots, in which somebody takes the last choice that comes; its table."""
    person.is_called("Ann")
    request = person.context.request
    asked = {
        "game": game,
        "seats": seats,
        "bots": {str(seat): "greedy" for seat in range(1, seats)},
        "deal": DEAL,
    }
    opened = request.post("/api/tables", data=asked)
    assert opened.ok, opened.text()
    table: str = opened.json()["table"]
    assert request.post(f"/api/tables/{table}/start").ok
    end = time.monotonic() + 300
    while (position := person.ask(f"/api/tables/{table}"))["card"]["phase"] != "over":
        assert time.monotonic() < end, position["awaited"]
        (own,) = position["seats"]
        if own["legal"]:
            turn = {"step": own["step"], "actions": own["legal"][-1:]}
            assert request.post(f"/api/tables/{table}/seats/0/turns", data=turn).ok
        else:
            person.page.wait_for_timeout(20)
    return table


def ask_for_review(person: Person) -> None:
    """On the page of the review; until it is there."""
    person.button("review-ask").click()
    expect(person.page.locator("[data-review]")).to_be_visible()
    expect(person.page.locator("#curve-title")).to_be_visible(timeout=PATIENCE)
    expect(person.page.locator(".scene .board svg, .scene .board button").first).to_be_visible()


def review_of(person: Person, table: str) -> Mapping[str, Any]:
    found: Mapping[str, Any] = person.ask(f"/api/tables/{table}/review")["review"]
    return found


def review_screens(person: Person) -> Iterator[str]:
    """From asking for it to what it tells."""
    table = blunder_through(person)
    person.go(f"/t/{table}/review")
    expect(person.button("review-ask")).to_be_visible()
    yield "review-before"
    ask_for_review(person)
    yield "review"
    person.page.locator("[data-question]").scroll_into_view_if_needed()
    yield "review-question"
    person.button("review-tell").click()
    expect(person.page.locator("[data-told]")).to_be_visible()
    yield "review-told"
