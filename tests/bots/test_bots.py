"""Bots play from views, repeat themselves, and think better than chance."""

from random import Random

import pytest

from kvartal.bots import BOTS
from kvartal.games.catalogue import GAMES
from kvartal.kit.bot import Budget
from kvartal.kit.chance import ScriptedChance, SeededChance
from kvartal.kit.game import AnyConfig, AnyGame, observe
from kvartal.kit.outcome import share_beaten
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


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["family", "junior", "expert"])
def test_greedy_beats_random_at_happy_city(mode: str) -> None:
    """Sixty paired deals with seats changed: the bar of nine in ten, less three standard errors."""
    game = GAMES["happy_city"]
    assert share_won(game, config_of(game, 2, mode=mode), "greedy", deals=60, budget=100) > 0.82


@pytest.mark.slow
@pytest.mark.parametrize("draft", [False, True])
def test_greedy_beats_random_at_welcome(draft: bool) -> None:
    """Ten paired deals with seats changed: nine in ten, and it is nearly always."""
    game = GAMES["welcome"]
    config = config_of(game, 2, draft_rules=draft, expert_variant=draft)
    assert share_won(game, config, "greedy", deals=10, budget=100) >= 0.9


@pytest.mark.slow
@pytest.mark.parametrize("name", ["plots", "neighbours"])
def test_the_tree_beats_random_clearly(name: str) -> None:
    """Forty paired deals with seats changed, two seats: at least four in five."""
    game = GAMES[name]
    assert share_won(game, config_of(game, 2), "tree", deals=40, budget=40) > 0.8


def share_won(game: AnyGame, config: AnyConfig, bot: str, deals: int, budget: int) -> float:
    """How often a bot beats random, with every deal played from both seats."""
    won = 0.0
    for number in range(deals):
        for own_seat in (0, 1):
            bots = [BOTS[bot if seat == own_seat else "random"](game) for seat in (0, 1)]
            chance = header_for(game, config, number).chance()
            state, _ = play_out(game, config, chance, bots, str(number), budget=budget)
            standings = game.outcome(state)
            assert standings is not None
            won += share_beaten(standings, own_seat)
    return won / (2 * deals)
