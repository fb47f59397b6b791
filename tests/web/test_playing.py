"""One click on the home page, and a whole game by clicking what is lit."""

import pytest
from playwright.sync_api import expect

from tests.web.fixtures import Arrive
from tests.web.games import FIRST
from tests.web.playing import play

pytestmark = pytest.mark.slow


def test_one_click_and_a_whole_game(arrive: Arrive) -> None:
    ann = arrive(still=False)
    ann.go("/")
    ann.button("home-play", game=ann.says(f"game-{FIRST}")).click()
    play(ann)
    expect(ann.page.get_by_role("region", name=ann.says("sheet-title"))).to_be_visible()
    standings = ann.ask(f"/api/tables/{ann.table}")["standings"]
    for standing in standings:
        expect(ann.page.get_by_text(str(standing["score"]), exact=True).first).to_be_visible()
