"""Levels are kept: how long they think, how much they overlook, and that a clock can end it."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest

from kvartal.bots import BOTS
from kvartal.bots.levels import LEVELS, Level
from kvartal.bots.planner import PlannerBot
from kvartal.games.catalogue import GAMES
from kvartal.kit.actions import Action
from kvartal.kit.bot import Budget
from kvartal.kit.chance import SeededChance
from kvartal.kit.game import View, observe
from kvartal.kit.play import play_out
from tests.games.modes import GameMode, every_mode
from tests.kit.helpers import config_of

pytestmark = pytest.mark.engine

SOME = [played for played in every_mode() if played.mode.seats <= 3][::4]
A_TURN_OF_OTHERS = 60
"""Who decides at the same time is played, too, before a step is through."""


class Counted:
    """A bot, and the most steps that it took for a choice."""

    def __init__(self, level: str, game: str) -> None:
        self._bot = BOTS[level](GAMES[game])
        self.most = self._taken = 0

    def choose(self, view: View, legal: Sequence[Action], rng: Random, _budget: Budget) -> Action:
        self._taken = 0
        action = self._bot.choose(view, legal, rng, Budget(is_over=self._count))
        self.most = max(self.most, self._taken)
        return action

    def _count(self) -> bool:
        self._taken += 1
        return False


def test_each_level_thinks_more_or_overlooks_less_than_the_one_below() -> None:
    levels = [*LEVELS.values()]
    assert len(levels) == 5
    for below, above in pairwise(levels):
        assert above.steps > below.steps
        assert above.milliseconds >= below.milliseconds
        assert above.overlooks <= below.overlooks
        assert above.depth >= below.depth
    assert levels[2].milliseconds <= 100
    assert levels[-1].milliseconds <= 2000


@pytest.mark.parametrize("level", ["beginner", "casual"])
@pytest.mark.parametrize("played", SOME, ids=str)
def test_no_choice_takes_more_steps_than_its_level_has(level: str, played: GameMode) -> None:
    bots = [Counted(level, played.game) for _ in range(played.config.seats)]
    play_out(GAMES[played.game], played.config, SeededChance(bytes(32)), bots, "")
    assert 1 < max(bot.most for bot in bots) <= LEVELS[level].steps + A_TURN_OF_OTHERS


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_who_looks_ahead_uses_its_steps_and_no_more(level: str) -> None:
    game = GAMES["neighbours"]
    state = game.setup(config_of(game, 3), SeededChance(bytes(32)))
    (seat,) = game.pending(state)
    bot = Counted(level, game.id)
    bot.choose(observe(game, state, seat), game.legal(state, seat), Random(1), Budget())
    most = LEVELS[level].steps
    assert most / 2 < bot.most <= most + A_TURN_OF_OTHERS


@pytest.mark.parametrize("level", LEVELS)
def test_a_clock_ends_the_thought(level: str) -> None:
    game = GAMES["neighbours"]
    state = game.setup(config_of(game, 3), SeededChance(bytes(32)))
    (seat,) = game.pending(state)
    asked: list[bool] = []

    def is_over() -> bool:
        asked.append(len(asked) >= 5)
        return asked[-1]

    legal = game.legal(state, seat)
    bot = BOTS[level](game)
    assert (
        bot.choose(observe(game, state, seat), legal, Random(1), Budget(is_over=is_over)) in legal
    )
    assert len(asked) == 6, "after it has said so, nobody asks again"


def test_who_overlooks_everything_plays_anything() -> None:
    """And who overlooks nothing does not."""
    game = GAMES["plots"]
    state = game.setup(config_of(game, 2, rounds=1), SeededChance(bytes(32)))
    game.apply(state, 0, game.legal(state, 0)[0], SeededChance(bytes(32)))
    view, legal = observe(game, state, 1), game.legal(state, 1)

    def choices(overlooks: float) -> set[Action]:
        bot = Level("blind", 200, 100, overlooks=overlooks, learned=False)
        return {
            PlannerBot(game, bot).choose(view, legal, Random(number), Budget())
            for number in range(40)
        }

    assert choices(1.0) == {*legal}
    assert choices(0.0) < {*legal}
