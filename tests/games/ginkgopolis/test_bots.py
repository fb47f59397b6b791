"""Who thinks at Ginkgopolis beats who does not."""

from random import Random

import pytest

from kvartal.games.ginkgopolis.actions import NEW_HAND
from kvartal.games.ginkgopolis.game import GAME
from kvartal.games.ginkgopolis.state import MOVE
from tests.games.ginkgopolis.positions import act, do, table
from tests.games.matches import share_won
from tests.kit.helpers import config_of


def test_a_question_in_an_action_hides_nothing_from_the_evaluation() -> None:
    """What was chosen counts as soon as it is settled, also while somebody else is asked."""
    values = []
    for own in ("exploit card_yellow_9", "exploit urban_a"):
        state = table(
            {(5, 5): "red_4 red_5 red_6 yellow_9"},
            hands=["urban_c", "yellow_9 urban_a"],
            screens=["red_8"],
            resources=[3, 0],
        )
        do(state, f"1 {own}")
        act(state, "build urban_c tile_red_8")
        assert state.question == MOVE
        values.append(GAME.value(state, 1))
    assert values[0] > values[1]


def test_more_is_better() -> None:
    poor, rich = table(), table(vp=[9, 0], resources=[4, 0])
    assert GAME.prospect(rich, 0) > GAME.prospect(poor, 0)
    assert 0.5 < GAME.value(rich, 0) <= 1


def test_quick_choices_keep_the_hand() -> None:
    state = table(hands=["red_1 urban_a"], screens=["red_8"])
    quick = [GAME.rollout_action(state, 0, Random(number)) for number in range(50)]
    assert quick.count(NEW_HAND) < 5


@pytest.mark.slow
@pytest.mark.engine
def test_greedy_beats_random() -> None:
    """Paired deals with seats changed: the bar of nine in ten, less three standard errors."""
    assert share_won(GAME, config_of(GAME, 2), "greedy", deals=12) > 0.72
