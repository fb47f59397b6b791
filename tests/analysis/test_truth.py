"""What is known of a game is found in its review: who is weaker, and that luck is fair."""

import math
from statistics import fmean, stdev

import pytest
from tools.review_truth.games import recorded

from kvartal.analysis.findings import Review
from kvartal.analysis.review import review
from kvartal.games.catalogue import GAMES
from kvartal.kit.bot import Budget
from kvartal.kit.game import Config
from kvartal.kit.record import Record

pytestmark = [pytest.mark.slow, pytest.mark.engine]
GAME = GAMES["plots"]
CONFIG = Config(2, GAME.options())


def _review(record: Record, effort: int) -> Review:
    return review(GAME, record, Budget(effort), lambda _done, _of: None)


def test_luck_is_zero_on_average_whoever_plays() -> None:
    """Also where one plays much better than the other."""
    luck = [
        _review(recorded(GAME, CONFIG, ["regular", "random"], number, 200), 1)["sides"][0]["luck"]
        for number in range(120)
    ]
    assert stdev(luck) > 0
    assert abs(fmean(luck)) < 3 * stdev(luck) / math.sqrt(len(luck))


def test_who_plays_worse_is_booked_more_loss() -> None:
    worse = 0
    for number in range(20):
        record = recorded(GAME, CONFIG, ["regular", "random"], number, 200)
        good, poor = _review(record, 1)["sides"]
        worse += poor["own"] < good["own"]
    assert worse >= 17
