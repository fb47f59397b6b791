"""Everybody against everybody, two at a table, each deal from both seats."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations

from kvartal.cli.simulation.tally import wilson
from kvartal.kit.bot import Bot
from kvartal.kit.game import AnyGame, Config
from kvartal.kit.outcome import share_beaten
from kvartal.kit.play import play_out
from kvartal.kit.record import header_for

Entrants = dict[str, Callable[[], Bot]]


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


def duels(game: AnyGame, entrants: Entrants, games: int, thinker: str) -> Iterator[Duel]:
    """One of them thinks, which takes its time: a quarter of the games is enough for it."""
    for first, second in combinations(entrants, 2):
        played = games // 4 if thinker in (first, second) else games
        yield _duel(game, first, second, entrants, played)


def _duel(game: AnyGame, first: str, second: str, entrants: Entrants, games: int) -> Duel:
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
