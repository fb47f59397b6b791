"""Runs on its own inside an environment with the compiled wheel, where there is no pytest."""

import copy
import importlib
import multiprocessing
import pickle
import pkgutil
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random

import kvartal.bots
import kvartal.games
import kvartal.kit
from kvartal.games.catalogue import GAMES
from kvartal.kit.actions import Action
from kvartal.kit.bot import Budget
from kvartal.kit.chance import SeededChance
from kvartal.kit.conformance import check_game, small_configs
from kvartal.kit.facts import Fact, Log
from kvartal.kit.game import Config, View, observe
from kvartal.kit.options import possible
from kvartal.kit.play import play_out

MOST_SEATS = 5
SMALL_TABLES = [
    (game, config) for game in GAMES.values() for config in small_configs(game, MOST_SEATS)
]
"""Every game in every mode."""


def check_that_all_is_compiled() -> None:
    """All but what pyproject.toml leaves out, with its reasons."""
    plain: set[str] = set()
    for package in (kvartal.kit, kvartal.games, kvartal.bots):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            file = importlib.import_module(found.name).__file__ or ""
            if not file.endswith((".so", ".pyd")):
                plain.add(found.name)
    games = {
        f"{found.name}.facts"
        for found in pkgutil.iter_modules(kvartal.games.__path__, "kvartal.games.")
        if found.ispkg
    }
    assert {name for name in plain if ".conformance" not in name} == {
        "kvartal.kit.facts",
        *games,
    }
    assert "kvartal.kit.conformance.runner" in plain


def check_the_contract() -> None:
    for game in GAMES.values():
        for number, options in enumerate(possible(game.options)):
            assert check_game(game, games=1, seed=number, options=options) == []


def same(thing: object) -> object:
    return thing


def check_travelling() -> None:
    """States, actions, facts and views can be copied, pickled and sent to another process."""
    things: list[object] = []
    for game, config in SMALL_TABLES:
        chance, rng = SeededChance(bytes(32)), Random(0)
        state = game.setup(config, chance)
        while pending := game.pending(state):
            seat = rng.choice(list(pending))
            arrived = pickle.loads(pickle.dumps(state))
            legal = game.legal(state, seat)
            assert pickle.loads(pickle.dumps(legal)) == legal
            action = rng.choice(legal)
            sent = pickle.loads(pickle.dumps(action))
            assert game.rule_against(arrived, seat, sent) is None
            log, log_there = Log(), Log()
            game.apply(state, seat, action, chance, log)
            game.apply(arrived, seat, sent, chance, log_there)
            assert (arrived, log_there.told) == (state, log.told)
            things += [state.copy(), action, *log.told, observe(game, state, seat)]
        things += [config, game.outcome(state)]
    for thing in things:
        assert copy.copy(thing) == copy.deepcopy(thing) == thing
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        assert pool.submit(same, things).result() == things


class PlainBot:
    def choose(self, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
        return legal[0]


class PlainChance:
    def below(self, address: str, n: int) -> int:
        return n - 1


def check_plain_classes() -> None:
    """Bots, clocks, chances and listeners need not be compiled."""
    game = GAMES["neighbours"]
    told: list[Fact] = []

    def tell(fact: Fact, only: Sequence[int] | None = None) -> None:
        told.append(fact)

    state, turns = play_out(
        game, Config(3, game.options()), PlainChance(), [PlainBot()] * 3, "", tell=tell
    )
    assert game.outcome(state)
    assert len(told) > len(turns)
    fresh = game.setup(Config(3, game.options()), PlainChance())
    (seat,) = game.pending(fresh)
    view, legal = observe(game, fresh, seat), game.legal(fresh, seat)
    bot, asked = kvartal.bots.BOTS["master"](game), [0]

    def is_over() -> bool:
        asked[0] += 1
        return asked[0] > 2

    assert bot.choose(view, legal, Random(0), Budget(is_over=is_over)) in legal
    assert asked == [3]


if __name__ == "__main__":
    check_that_all_is_compiled()
    check_the_contract()
    check_travelling()
    check_plain_classes()
