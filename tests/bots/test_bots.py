"""Bots play from views, repeat themselves, and think better than chance."""

from random import Random

import pytest

from kvartal.bots import BOTS
from kvartal.games.catalogue import GAMES
from kvartal.kit.bot import Budget
from kvartal.kit.chance import SeededChance
from kvartal.kit.game import observe, share_beaten
from kvartal.kit.play import play_out
from kvartal.kit.record import header_for
from tests.kit.helpers import config_of


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", ["plots", "neighbours"])
def test_a_bot_plays_whole_games_and_repeats_itself(bot: str, name: str) -> None:
    game = GAMES[name]
    config = config_of(game, 3)
    games = [
        play_out(game, config, SeededChance(bytes(32)), [BOTS[bot](game)] * 3, "x", budget=10)
        for _ in range(2)
    ]
    assert game.outcome(games[0][0]) is not None
    assert games[0] == games[1]


def test_a_budget_is_spent_and_no_more() -> None:
    budget = Budget(2)
    assert [budget.spend() for _ in range(4)] == [True, True, False, False]


def test_without_budget_the_tree_still_answers() -> None:
    game = GAMES["plots"]
    state = game.setup(config_of(game, 2), SeededChance(bytes(32)))
    legal = game.legal(state, 0)
    assert BOTS["tree"](game).choose(observe(game, state, 0), legal, Random(1), Budget(0)) in legal


def test_the_tree_takes_what_surely_wins() -> None:
    """Last round, the other has chosen, all points are equal: a permit in hand, hurrying wins."""
    game = GAMES["plots"]
    config = config_of(game, 2, rounds=1)
    chance = SeededChance(bytes(32))
    state = game.setup(config, chance)
    game.apply(state, 0, game.space(config)[0], chance)
    view, legal = observe(game, state, 1), game.legal(state, 1)
    chosen = BOTS["tree"](game).choose(view, legal, Random(1), Budget(400))
    assert chosen.notation in {"hurry", "choose 3"}


@pytest.mark.slow
@pytest.mark.parametrize("name", ["plots", "neighbours"])
def test_the_tree_beats_random_clearly(name: str) -> None:
    """Forty paired deals with seats changed, two seats: at least four in five."""
    game = GAMES[name]
    config = config_of(game, 2)
    won = 0.0
    for number in range(40):
        for tree_seat in (0, 1):
            bots = [BOTS["tree" if seat == tree_seat else "random"](game) for seat in (0, 1)]
            chance = header_for(game, config, number).chance()
            state, _ = play_out(game, config, chance, bots, str(number), budget=40)
            standings = game.outcome(state)
            assert standings is not None
            won += share_beaten(standings, tree_seat)
    assert won / 80 > 0.8
