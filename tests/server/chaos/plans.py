"""Which tables are played: small ones, so that many games begin, cross the chaos and end."""

from dataclasses import dataclass
from random import Random

from tools.locales.needing import spoken_games

from kvartal.games.catalogue import GAMES
from kvartal.kit.data import Json
from tests.games.modes import options_of

LEVELS = ("random", "greedy")


@dataclass(frozen=True, slots=True)
class Plan:
    game: str
    seats: int
    options: dict[str, Json]
    persons: int
    bots: dict[str, str]
    """Levels by seat; the persons take the seats that are left."""
    seed: int


def plan(rng: Random) -> Plan:
    game, seats, options = _game(rng)
    persons = min(rng.choice((0, 1, 1, 1, 2, 2)), seats)
    taken = rng.sample(range(seats), persons)
    bots = {str(seat): rng.choice(LEVELS) for seat in range(seats) if seat not in taken}
    return Plan(game, seats, options, persons, bots, rng.getrandbits(32))


def _game(rng: Random) -> tuple[str, int, dict[str, Json]]:
    kind = rng.random()
    if kind < 0.45:
        return "plots", rng.randint(2, 6), {"rounds": rng.randint(2, 6)}
    if kind < 0.85:
        return "neighbours", rng.randint(2, 4), {"rounds": rng.randint(2, 3)}
    long = spoken_games()[0]
    return long, GAMES[long].seat_counts[0], rng.choice(options_of(long))
