"""Who thinks at Streets beats who does not."""

import pytest

from kvartal.games.streets.game import GAME
from tests.games.matches import share_won
from tests.games.streets.positions import table
from tests.kit.helpers import config_of
from tests.marks import rule


def test_a_building_in_a_better_street_is_worth_more() -> None:
    poor = table("art_gallery 0,0 v A 1")
    rich = table("art_gallery 0,0 v A 1\nvinyl_shop 1,0 v - 0\nconcept_store 2,0 v - 0")
    assert GAME.prospect(rich, 0) > GAME.prospect(poor, 0)
    assert GAME.value(rich, 0) > 0.5 > GAME.value(rich, 1)


@rule("ST-120")
def test_the_last_sign_is_dearer_than_the_first() -> None:
    def worth(unused: int) -> float:
        state = table()
        state.unused[0] = unused
        return GAME.prospect(state, 0)

    gains = [worth(unused + 1) - worth(unused) for unused in range(5)]
    assert gains == sorted(gains, reverse=True)
    assert gains[0] > gains[-1] >= 0


@pytest.mark.slow
@pytest.mark.engine
def test_greedy_beats_random() -> None:
    """Paired deals with seats changed: the bar of nine in ten, less three standard errors."""
    assert share_won(GAME, config_of(GAME, 2), "greedy", deals=12) > 0.75
