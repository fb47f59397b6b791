"""How fast a game plays at random, on one core."""

from dataclasses import dataclass, field
from random import Random
from time import perf_counter, process_time

from kvartal.kit.chance import SeededChance, secret_of_seed_number
from kvartal.kit.facts import Log
from kvartal.kit.game import AnyConfig, AnyGame, observe


@dataclass(slots=True)
class Pace:
    decisions: int = 0
    games: int = 0
    seconds: float = 0.0


@dataclass(slots=True)
class Shares:
    """Seconds spent in each part of the contract; each is asked once for a decision."""

    legal: float = 0.0
    apply: float = 0.0
    copy: float = 0.0
    view: float = 0.0
    total: float = 0.0
    names: tuple[str, ...] = field(default=("legal", "apply", "copy", "view"))

    def share(self, name: str) -> float:
        seconds: float = getattr(self, name)
        return seconds / self.total


def random_play(game: AnyGame, config: AnyConfig, seconds: float, facts: bool) -> Pace:
    """Whole games until the time is over; nothing is measured inside them. The core's time: that of
    other processes is not the game's."""
    pace, rng, started = Pace(), Random(0), process_time()
    while pace.seconds < seconds:
        chance = SeededChance(secret_of_seed_number(pace.games))
        state = game.setup(config, chance)
        while pending := game.pending(state):
            seat = pending[0]
            legal = game.legal(state, seat)
            action = legal[int(rng.random() * len(legal))]
            game.apply(state, seat, action, chance, Log() if facts else None)
            pace.decisions += 1
        pace.games += 1
        pace.seconds = process_time() - started
    return pace


def time_shares(game: AnyGame, config: AnyConfig, seconds: float) -> Shares:
    """Random play under the stopwatch. Copies and views are made for the bots' sake alone."""
    shares, rng, number = Shares(), Random(0), 0
    while shares.total < seconds:
        chance = SeededChance(secret_of_seed_number(number))
        state = game.setup(config, chance)
        number += 1
        while pending := game.pending(state):
            seat = pending[0]
            start = perf_counter()
            legal = game.legal(state, seat)
            after_legal = perf_counter()
            state.copy()
            after_copy = perf_counter()
            observe(game, state, seat)
            after_view = perf_counter()
            game.apply(state, seat, legal[int(rng.random() * len(legal))], chance, Log())
            after_apply = perf_counter()
            shares.legal += after_legal - start
            shares.copy += after_copy - after_legal
            shares.view += after_view - after_copy
            shares.apply += after_apply - after_view
        shares.total = shares.legal + shares.copy + shares.view + shares.apply
    return shares
