"""Fewer, clearer clicks: how many a usual turn takes, and what Confirm looks like meanwhile."""

from collections import Counter
from statistics import median

import pytest
from tools.locales.needing import spoken_games

from tests.web.browsing import Person
from tests.web.fixtures import Arrive
from tests.web.games import Lit, in_browser
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
    clicked: dict[int, set[tuple[int, str]]] = {}
    confirmed = Counter[int]()
    now = done = 0

    def noted(lit: list[Lit]) -> Lit:
        """Once: a slow page may be clicked twice."""
        chosen = taste(lit)
        clicked.setdefault(now, set()).add((done, chosen.action))
        return chosen

    def at() -> tuple[int, int]:
        """The round and what was done before. Where a game has no rounds, each of the two has had a
        turn."""
        seen = ann.ask(f"/api/tables/{ann.table}")
        public, (own,) = seen["public"], seen["seats"]
        now = int(public["round"]) if "round" in public else (int(public["turn"]) + 1) // 2
        return now, own["step"]

    while True:
        now, done = at()
        # Bots may end a game before the last of these rounds.
        if now > ROUNDS or (did := step(ann, noted)) == "over":
            break
        confirmed[now] += did == "confirm"
        ann.page.wait_for_timeout(150 if did in ("choose", "confirm") else 25)
    clicks = {now: len(some) + confirmed[now] for now, some in clicked.items()}
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
