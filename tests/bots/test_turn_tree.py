"""How many worlds a turn is thought through in."""

from random import Random
from typing import Any

import pytest

from kvartal.bots.turn_tree import Judge, TurnTree, imagine
from kvartal.games.catalogue import GAMES
from kvartal.kit.bot import Budget
from kvartal.kit.chance import SeededChance
from tests.kit.helpers import config_of

GAME = GAMES["plots"]
"""All decide, then the sun comes out where it likes."""
WORLDS = 6


def same(_state: Any, _side: int) -> float:
    return 0.5


@pytest.mark.parametrize(("judge", "used"), [(same, 1), (GAME.value, WORLDS)], ids=["no", "yes"])
def test_worlds_are_only_many_if_luck_matters(judge: Judge, used: int) -> None:
    state, rng = GAME.setup(config_of(GAME, 3), SeededChance(bytes(32))), Random(1)
    dreams = [imagine(state, rng) for _ in range(WORLDS)]
    tree = TurnTree(GAME, 0, dreams, judge, False, rng, 100, 0.0)
    tree.use_one_world_if_alike(Budget())
    assert len(tree.root.dreams) == used
