"""What thinking costs in one checkout: microseconds, and decisions a second, as JSON.

Every checkout brings its own, so that figures can be compared across a change of the contract.
"""

import json
from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from tools.thinking.api import preview_at_the_api

from kvartal.bots.greedy import GreedyBot
from kvartal.bots.levels import LEVELS
from kvartal.bots.planner import PlannerBot
from kvartal.games.catalogue import GAMES
from kvartal.kit.actions import Action
from kvartal.kit.bot import Bot, Budget
from kvartal.kit.game import AnyGame, Config, View, observe
from kvartal.kit.preview import preview
from kvartal.kit.record import header_for

T = TypeVar("T")
SEATS = 3
EVERY = 11
"""Of the decisions of a random game, so many are passed over."""
SECONDS = 0.8
"""Each figure is the median over at least that long."""


class Moment(NamedTuple):
    """A decision: the position, who decides, from which view, between what."""

    state: Any
    seat: int
    view: View
    legal: Sequence[Action]


def main() -> None:
    figures: dict[str, float] = {}
    for game in GAMES.values():
        if SEATS in game.seat_counts:
            found = {**_costs(game, moments(game)), **_paces(game)}
            figures |= {f"{game.id}: {name}": figure for name, figure in found.items()}
    figures |= {f"{game}: preview at the API, µs": cost for game, cost in preview_at_the_api(SEATS)}
    print(json.dumps(figures))


def moments(game: AnyGame) -> list[Moment]:
    """Decisions all over two random games."""
    found: list[Moment] = []
    for seed in (1, 2):
        config, rng = Config(SEATS, game.options()), Random(seed)
        chance, count = header_for(game, config, seed).chance(), 0
        state = game.setup(config, chance)
        while pending := game.pending(state):
            seat = pending[0]
            if (count := count + 1) % EVERY == 0:
                kept = state.copy()
                view, legal = observe(game, kept, seat), game.legal(kept, seat)
                found.append(Moment(kept, seat, view, legal))
            game.apply(state, seat, game.rollout_action(state, seat, rng), chance)
    return found


def _costs(game: AnyGame, found: list[Moment]) -> dict[str, float]:
    rng = Random(3)
    read = [game.worlds(moment.view) for moment in found]
    return {
        "read a view, µs": _cost(found, lambda at: game.worlds(at.view)),
        "another world, µs": _cost(read, lambda worlds: worlds.determinize(rng)),
        "key of what a seat knows, µs": _cost(
            found, lambda at: hash(game.information_key(at.state, at.seat))
        ),
        "preview, µs": _cost(found, lambda at: preview(game, at.view, [at.legal[0]])),
    }


def _cost(given: Sequence[T], call: Callable[[T], object]) -> float:
    """Of one call, in the middle."""
    took: list[float] = []
    end = perf_counter() + SECONDS
    while (started := perf_counter()) < end:
        for one in given:
            call(one)
        took.append((perf_counter() - started) / len(given))
    return median(took) * 1e6


class Steps:
    """Counts them: a budget asks before each whether time is up."""

    def __init__(self) -> None:
        self.taken = 0

    def __call__(self) -> bool:
        self.taken += 1
        return False


def _paces(game: AnyGame) -> dict[str, float]:
    figures: dict[str, float] = {}
    bots: dict[str, Bot] = {"greedy": GreedyBot(game)}
    bots |= {name: PlannerBot(game, level) for name, level in LEVELS.items()}
    for name, bot in bots.items():
        decisions, steps = _pace(game, bot)
        figures[f"{name}, ms a decision"] = 1000 / decisions
        figures[f"{name}, steps/s"] = steps
    return figures


def _pace(game: AnyGame, bot: Bot) -> tuple[float, float]:
    """Decisions and steps of thought a second in a game of its own, as far as the time goes; forced
    choices do not count."""
    config, rng = Config(SEATS, game.options()), Random(4)
    chance, count, spent = header_for(game, config, 4).chance(), 0, 0.0
    steps = Steps()
    state = game.setup(config, chance)
    while (pending := game.pending(state)) and spent < 4 * SECONDS:
        seat, view = pending[0], observe(game, state, pending[0])
        legal = game.legal(state, seat)
        started = perf_counter()
        action = bot.choose(view, legal, rng, Budget(is_over=steps))
        if len(legal) > 1:
            spent += perf_counter() - started
            count += 1
        game.apply(state, seat, action, chance)
    return count / spent, steps.taken / spent


if __name__ == "__main__":
    main()
