"""Who thinks at Happy City beats who does not."""

import pytest

from kvartal.games.happy_city.game import GAME
from tests.games.happy_city.modes import MODES
from tests.games.matches import share_won
from tests.games.modes import Mode
from tests.kit.helpers import config_of


@pytest.mark.slow
@pytest.mark.engine
@pytest.mark.parametrize("mode", MODES)
def test_greedy_beats_random(mode: Mode) -> None:
    """Sixty paired deals with seats changed: the bar of nine in ten, less three standard errors."""
    config = config_of(GAME, 2, **mode.options)
    assert share_won(GAME, config, "greedy", deals=60) > 0.82
