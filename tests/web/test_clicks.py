"""Fewer, clearer clicks: how many a usual turn takes, and what Confirm looks like meanwhile."""

from collections import Counter
from statistics import median

import pytest
from tools.locales.needing import spoken_games

from tests.web.browsing import Person
from tests.web.fixtures import Arrive
from tests.web.games import in_browser
from tests.web.gathering import begin
from tests.web.playing import play, step

pytestmark = pytest.mark.slow

MOST = 3
ROUNDS = 6


@pytest.mark.parametrize("game", spoken_games())
def test_a_usual_turn_takes_three_clicks(arrive: Arrive, game: str) -> None:
    ann: Person = arrive(confirms_at_once=True)
    begin(ann, 2, game=game)
    taste = in_browser(game).taste
    clicks = Counter[int]()

    def at() -> int:
        """Where a game has no rounds, each of the two has had a turn."""
        seen = ann.ask(f"/api/tables/{ann.table}")["public"]
        return int(seen["round"]) if "round" in seen else (int(seen["turn"]) + 1) // 2

    # Bots may end a game before the last of these rounds.
    while (now := at()) <= ROUNDS and (did := step(ann, taste)) != "over":
        if did in ("choose", "confirm"):
            clicks[now] += 1
            ann.page.wait_for_timeout(150)
        else:
            ann.page.wait_for_timeout(25)
    assert len(clicks) >= ROUNDS // 2
    assert median(clicks.values()) <= MOST, clicks


@pytest.mark.parametrize("game", spoken_games())
def test_confirm_is_lit_only_when_nothing_is_asked(arrive: Arrive, game: str) -> None:
    ann: Person = arrive()
    begin(ann, 2, game=game)
    looks = iter(range(25))

    def looked_often() -> bool:
        lit = ann.page.locator("[data-confirm].primary:enabled").count()
        asked = (
            ann.page.locator("[data-prompt=own]").count()
            and ann.page.locator("aside [data-action]:not([aria-pressed=true])").count()
        )
        pending = ann.page.locator("aside [data-action][aria-pressed]").count()
        # One that waits to be confirmed may still be exchanged for another: that is no question.
        assert not (lit and asked and not pending)
        return next(looks, None) is None

    play(ann, taste=in_browser(game).taste, until=looked_often)
