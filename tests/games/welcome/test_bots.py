"""Who thinks at Welcome To… beats who does not."""

import pytest

from kvartal.games.welcome.game import GAME
from tests.games.matches import share_won
from tests.games.modes import Mode
from tests.games.welcome.modes import MODES
from tests.kit.helpers import config_of


@pytest.mark.slow
@pytest.mark.engine
@pytest.mark.parametrize("mode", [mode for mode in MODES if mode.seats == 2])
def test_greedy_beats_random(mode: Mode) -> None:
    """Ten paired deals with seats changed: nine in ten, and it is nearly always."""
    config = config_of(GAME, 2, **mode.options)
    assert share_won(GAME, config, "greedy", deals=10) >= 0.9
