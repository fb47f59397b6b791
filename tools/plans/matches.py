"""Everybody against everybody, two at a table, each deal from both seats."""

import importlib
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import combinations

from kvartal.bots import BOTS
from kvartal.games.catalogue import GAMES
from kvartal.kit.bot import Bot
from kvartal.kit.game import AnyGame, Config
from kvartal.kit.outcome import share_beaten
from kvartal.kit.play import play_out
from kvartal.kit.record import header_for
from kvartal.lab.intervals import wilson

Entrants = dict[str, Callable[[], Bot]]

TO_BEAT = "greedy"


@dataclass(slots=True)
class Duel:
    """How often the first beat the second, a draw counting half, and what both scored."""

    first: str
    second: str
    games: int
    share: float
    scores: list[float]
    low: float
    high: float


def entrants_of(game: AnyGame) -> Entrants:
    plans: Entrants = importlib.import_module(f"tools.games.{game.id}.plans").PLANS
    return {**plans, TO_BEAT: lambda: BOTS[TO_BEAT](game)}


def duels(game: str, games: int, processes: int) -> Iterator[Duel]:
    """Of all pairs, in their order."""
    pairs = combinations(entrants_of(GAMES[game]), 2)
    with ProcessPoolExecutor(processes) as pool:
        begun = [pool.submit(duel, game, *pair, games) for pair in pairs]
        for match in begun:
            yield match.result()


def duel(game_id: str, first: str, second: str, games: int) -> Duel:
    game = GAMES[game_id]
    entrants = entrants_of(game)
    config = Config(2, game.options())
    deals = -(-games // 2)
    won, scores = 0.0, [0, 0]
    for deal in range(deals):
        for own_seat in (0, 1):
            names = [first, second] if own_seat == 0 else [second, first]
            bots = [entrants[name]() for name in names]
            chance = header_for(game, config, deal).chance()
            state, _ = play_out(game, config, chance, bots, f"{first}/{second}/{deal}/{own_seat}")
            standings = game.outcome(state)
            assert standings is not None
            won += share_beaten(standings, own_seat)
            scores[0] += standings[own_seat].score
            scores[1] += standings[1 - own_seat].score
    played = 2 * deals
    low, high = wilson(won / played, played)
    means = [score / played for score in scores]
    return Duel(first, second, played, won / played, means, low, high)
