"""Who thinks at Neighbours beats who does not."""

import pytest

from kvartal.games.neighbours.game import GAME
from tests.games.matches import share_won
from tests.kit.helpers import config_of


@pytest.mark.slow
@pytest.mark.engine
def test_who_plans_beats_random_clearly() -> None:
    """Forty paired deals with seats changed, two seats: at least four in five."""
    assert share_won(GAME, config_of(GAME, 2), "regular", deals=40, budget=40) > 0.8
