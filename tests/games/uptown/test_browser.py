"""UpTown by clicking what a person would click."""

import re

import pytest
from playwright.sync_api import expect

from kvartal.games.uptown.components import CARD_OF, COST, NUMBER_OF
from tests.games.uptown.browser import taste
from tests.web.browsing import Person
from tests.web.fixtures import Arrive
from tests.web.gathering import begin
from tests.web.playing import moment, play

pytestmark = pytest.mark.slow

PLOTS = 5
LARGE = (1920, 1080)
ROWS = [*[f"uptown-part-plot_{plot}" for plot in range(1, PLOTS + 1)], "uptown-part-money"]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_and_its_sheet(arrive: Arrive, seats: int) -> None:
    """The rows of the sheet are those of the pad (UP-6), and add up to what the server says."""
    ann = arrive()
    begin(ann, seats, game="uptown")
    play(ann, taste=taste, seconds=600)
    standings = ann.ask(f"/api/tables/{ann.table}")["standings"]
    rows = [cells(ann, ann.says(part)) for part in ROWS]
    points = [standing["score"] for standing in standings]
    assert [sum(column) for column in zip(*rows, strict=True)] == points
    assert cells(ann, ann.says("sheet-points")) == points
    assert len(points) == seats


def cells(person: Person, row: str) -> list[int]:
    """The amounts of a row of the sheet, by seat."""
    sheet = person.page.get_by_label(person.says("sheet-title"))
    heading = re.compile(f"^{re.escape(row)}$")
    shown = sheet.locator("tr").filter(has=person.page.locator("th", has_text=heading))
    summaries = shown.locator("td").evaluate_all(
        "(cells) => cells.map((cell) => (cell.querySelector('summary') ?? cell).textContent)"
    )
    return [int(text.strip().replace("−", "-")) for text in summaries]


def test_a_step_is_shown_and_can_be_taken_back(arrive: Arrive) -> None:
    """The free card is placed, and laid back: the street is as empty as before."""
    ann = arrive()
    begin(ann, 2, game="uptown")
    places = ann.page.locator('.board [data-choice^="build "]')
    steps = ann.page.get_by_role("list", name=ann.says("prompt-steps")).get_by_role("listitem")

    def is_first() -> bool:
        return has_a_free_card(ann) and places.count() > 0 and steps.count() == 0

    play(ann, taste=taste, until=is_first)
    before = places.count()
    places.first.click()
    expect(steps).to_have_count(1)
    expect(ann.page.locator("[data-prompt]")).to_contain_text(ann.says("uptown-ask-second_action"))
    ann.button("prompt-undo").click()
    expect(steps).to_have_count(0)
    expect(ann.page.locator("[data-prompt]")).to_contain_text(ann.says("uptown-ask-first_action"))
    expect(places).to_have_count(before)


def has_a_free_card(person: Person) -> bool:
    """Whoever goes first has bought from this person's deck, perhaps: then money is collected."""
    if moment(person) != "choose":
        return False
    seen = person.ask(f"/api/tables/{person.table}")["public"]
    return bool(seen["question"] == "first_action")


def test_a_card_that_is_too_dear_says_so_and_is_no_choice(
    arrive: Arrive, always_the_same: str
) -> None:
    """UP-53: the price, and what one has."""
    ann = arrive(address=always_the_same, size=LARGE)
    begin(ann, 4, game="uptown")
    play(ann, taste=taste, until=lambda: bool(too_dear(ann)))
    projects, cost, wallet = too_dear(ann)[0]
    market = ann.page.get_by_label(ann.says("uptown-board-market"))
    pile = market.locator("section").filter(has=ann.page.locator(f'[data-project="{projects[0]}"]'))
    for said in (
        ann.says("uptown-board-sale-costs", cost=cost),
        ann.says("uptown-board-sale-have", wallet=wallet),
    ):
        expect(pile.get_by_text(said, exact=True)).to_be_visible()
    for project in projects:
        expect(ann.page.locator(f'[data-choice="pick {project}"]')).to_have_count(0)


def too_dear(person: Person) -> list[tuple[list[str], int, int]]:
    """Open cards that this person cannot pay while asked to buy: projects, price, wallet."""
    if moment(person) != "choose":
        return []
    seen = person.ask(f"/api/tables/{person.table}")["public"]
    if seen["question"] != "second_action":
        return []
    wallet = int(seen["wallet"][0])
    priced = [(top, COST[CARD_OF[NUMBER_OF[top[0]]]]) for top in seen["tops"] if top]
    blocked = [top for top, money in zip(seen["tops"], seen["money"], strict=True) if money]
    return [(top, cost, wallet) for top, cost in priced if cost > wallet and top not in blocked]
