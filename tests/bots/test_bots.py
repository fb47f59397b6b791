"""Bots play from views, repeat themselves, and think better than chance."""

from random import Random

import pytest

from kvartal.bots import BOTS
from kvartal.games.catalogue import GAMES
from kvartal.kit.bot import Budget
from kvartal.kit.chance import ScriptedChance, SeededChance
from kvartal.kit.game import observe
from kvartal.kit.play import play_out
from tests.games.modes import GameMode, every_mode
from tests.kit.helpers import config_of

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("played", every_mode(), ids=str)
def test_a_bot_plays_whole_games_and_repeats_itself(bot: str, played: GameMode) -> None:
    game, config = GAMES[played.game], played.config
    games = [
        play_out(
            game,
            config,
            SeededChance(bytes(32)),
            [BOTS[bot](game)] * config.seats,
            "x",
            lambda: Budget(3),
        )
        for _ in range(2)
    ]
    assert game.outcome(games[0][0]) is not None
    assert games[0] == games[1]


def test_a_budget_is_spent_and_no_more() -> None:
    budget = Budget(2)
    assert [budget.spend() for _ in range(4)] == [True, True, False, False]


@pytest.mark.parametrize("bot", BOTS)
def test_without_budget_a_bot_still_answers(bot: str) -> None:
    game = GAMES["plots"]
    state = game.setup(config_of(game, 2), SeededChance(bytes(32)))
    legal = game.legal(state, 0)
    assert BOTS[bot](game).choose(observe(game, state, 0), legal, Random(1), Budget(0)) in legal


@pytest.mark.parametrize("level", ["regular", "expert", "master"])
def test_who_plans_takes_what_surely_wins(level: str) -> None:
    """Last round, the other has chosen, all points are equal: a permit in hand, hurrying wins."""
    game = GAMES["plots"]
    config = config_of(game, 2, rounds=1)
    chance = SeededChance(bytes(32))
    state = game.setup(config, chance)
    game.apply(state, 0, game.space(config)[0], chance)
    view, legal = observe(game, state, 1), game.legal(state, 1)
    chosen = BOTS[level](game).choose(view, legal, Random(1), Budget(400))
    assert chosen.notation in {"hurry", "choose 3"}


def test_greedy_takes_what_the_game_values_most() -> None:
    """The other has chosen plot 1 of three: the highest plot surely brings most this round."""
    game = GAMES["plots"]
    config = config_of(game, 2, rounds=1)
    script = {"sun.0/0": 2}  # plot 3 is sunny: worth 6
    chance = ScriptedChance(script)
    state = game.setup(config, chance)
    game.apply(state, 0, game.space(config)[0], chance)
    view, legal = observe(game, state, 1), game.legal(state, 1)
    chosen = BOTS["greedy"](game).choose(view, legal, Random(1), Budget(100))
    assert chosen.notation == "choose 3"
