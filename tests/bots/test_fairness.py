"""No bot acts on what its seat cannot know."""

from random import Random
from typing import Any

import pytest

from kvartal.bots import BOTS
from kvartal.bots.levels import LEVELS
from kvartal.games.catalogue import GAMES
from kvartal.kit.bot import Bot, Budget
from kvartal.kit.chance import SeededChance
from kvartal.kit.game import AnyGame, observe
from tests.games.modes import GameMode, every_mode
from tests.games.moments import moments_of

pytestmark = pytest.mark.engine

MOMENTS = 3
BUDGET = 40
FAR = 250
"""For those who look ahead: they should get there."""


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("played", every_mode(), ids=str)
def test_a_bot_does_the_same_in_worlds_it_cannot_tell_apart(bot: str, played: GameMode) -> None:
    game = GAMES[played.game]
    for number, (state, seat) in enumerate(moments_of(game, played.config, MOMENTS)):
        worlds = game.worlds(observe(game, state, seat))
        here, there = (worlds.determinize(Random(one)) for one in (1, 2))
        steps = FAR if bot in LEVELS and LEVELS[bot].depth else BUDGET
        _go_alike(game, BOTS[bot](game), BOTS[bot](game), here, there, seat, number, steps)


def _go_alike(
    game: AnyGame, one: Bot, other: Bot, here: Any, there: Any, seat: int, number: int, steps: int
) -> None:
    """Through the turn, as long as it looks the same from the seat."""
    chance, turn = SeededChance(bytes(32)), game.turn(here)
    while seat in game.pending(here) and game.turn(here) == turn:
        views = observe(game, here, seat), observe(game, there, seat)
        if views[0] != views[1]:
            return
        legal = game.legal(here, seat)
        chosen = one.choose(views[0], legal, Random(number), Budget(steps))
        same = other.choose(views[1], game.legal(there, seat), Random(number), Budget(steps))
        assert same == chosen
        for world in (here, there):
            game.apply(world, seat, chosen, chance)
