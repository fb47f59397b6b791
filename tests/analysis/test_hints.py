"""Hints are fair, sound and better than what a quick player would do."""

from random import Random

import pytest

from kvartal.analysis.hints import SHOWN, hint
from kvartal.bots import BOTS
from kvartal.games.catalogue import GAMES
from kvartal.kit.actions import Notation
from kvartal.kit.bot import Budget
from kvartal.kit.chance import SeededChance
from kvartal.kit.game import AnyConfig, AnyGame, observe
from kvartal.kit.outcome import share_beaten
from tests.games.modes import GameMode, every_mode
from tests.games.moments import moments_of
from tests.kit.helpers import config_of

pytestmark = pytest.mark.engine

MOMENTS = 2
STEPS = 1000
"""Enough for a few worlds of everything."""


@pytest.mark.parametrize("played", every_mode(), ids=str)
def test_a_hint_is_the_same_in_worlds_that_cannot_be_told_apart(played: GameMode) -> None:
    game = GAMES[played.game]
    for state, seat in moments_of(game, played.config, MOMENTS):
        worlds = game.worlds(observe(game, state, seat))
        here, there = (
            hint(game, observe(game, world, seat), Random(3), Budget(STEPS))
            for world in (worlds.determinize(Random(1)), worlds.determinize(Random(2)))
        )
        assert here == there
        legal = [action.notation for action in game.legal(state, seat)]
        actions = [choice["action"] for choice in here["choices"]]
        assert {*actions} <= {*legal}
        assert len({*actions}) == len(actions) >= 1, "with so few steps, not all were followed"
        assert len(actions) <= SHOWN
        worths = [choice["worth"] for choice in here["choices"]]
        assert worths == sorted(worths, reverse=True)


def test_without_any_thought_there_is_nothing_to_show() -> None:
    game = GAMES["neighbours"]
    state = game.setup(config_of(game, 3), SeededChance(bytes(32)))
    (seat,) = game.pending(state)
    assert hint(game, observe(game, state, seat), Random(1), Budget(0))["choices"] == []


def test_alone_worth_is_points() -> None:
    """Nobody is beaten where nobody else is ranked."""
    alone = [one for one in every_mode() if GAMES[one.game].sides(one.config) == 1]
    assert alone
    for played in alone[:1]:
        game = GAMES[played.game]
        state, seat = next(moments_of(game, played.config, MOMENTS))
        told = hint(game, observe(game, state, seat), Random(1), Budget(4000))
        assert told["currency"] == "points"
        assert told["worlds"] > 1
        assert all(choice["worth"] == choice["points"] for choice in told["choices"])


def test_reasons_speak_for_the_best() -> None:
    """What is told of it brings more to its seat, or less to others, but for one thing at most."""
    game, told = GAMES["neighbours"], 0
    for state, seat in moments_of(game, config_of(game, 3), 6):
        best = hint(game, observe(game, state, seat), Random(1), Budget(8000))["choices"][0]
        gains = [
            reason["amount"] * (1 if reason["side"] == seat else -1) for reason in best["reasons"]
        ]
        assert sum(gain <= 0 for gain in gains) <= 1
        assert sum(gains) >= 0
        told += len(gains)
    assert told


@pytest.mark.parametrize(("game_id", "games"), [("plots", 20), ("neighbours", 20)])
def test_who_follows_hints_beats_who_looks_one_choice_ahead(game_id: str, games: int) -> None:
    game = GAMES[game_id]
    beaten = 0.0
    for number in range(games):
        beaten += _match(game, config_of(game, 2), number % 2, number // 2)
    assert beaten / games > 0.55


def _match(game: AnyGame, config: AnyConfig, follower: int, seed: int) -> float:
    """What the follower makes of a deal, against a bot that looks one choice ahead."""
    chance, rng, bot = SeededChance(bytes([seed]) * 32), Random(seed), BOTS["greedy"](game)
    notation = Notation(game.space(config))
    state = game.setup(config, chance)
    while pending := game.pending(state):
        seat = pending[0]
        view = observe(game, state, seat)
        if seat == follower:
            action = notation.parse(hint(game, view, rng, Budget(2000))["choices"][0]["action"])
        else:
            action = bot.choose(view, game.legal(state, seat), rng, Budget())
        game.apply(state, seat, action, chance)
    standings = game.outcome(state)
    assert standings is not None
    return share_beaten(standings, follower)
