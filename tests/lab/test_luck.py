"""Luck is zero on average, and taking it off leaves less to doubt."""

import math
from random import Random
from statistics import fmean, stdev, variance

import pytest

from kvartal.games.catalogue import GAMES
from kvartal.kit.chance import Chance, SeededChance, secret_of_seed_number
from kvartal.kit.game import Config
from kvartal.kit.play import Move
from kvartal.lab.adjusting import adjust, learn
from kvartal.lab.luck import measure_luck
from kvartal.lab.playing import play_encounter
from kvartal.lab.schedule import encounters
from tests.lab.plans import small_plan

GAME = GAMES["neighbours"]
CONFIG = Config(2, GAME.options())


class Counting:
    """A chance that counts how often it is asked at each address."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.asked = 0

    def below(self, address: str, n: int) -> int:
        self.asked += 1
        return self._chance.below(address, n)


def random_moves(chance: Chance, rng: Random) -> list[Move]:
    state, moves = GAME.setup(CONFIG, chance), list[Move]()
    while pending := GAME.pending(state):
        moves.append(Move(pending[0], rng.choice(GAME.legal(state, pending[0]))))
        GAME.apply(state, moves[-1].seat, moves[-1].action, chance)
    return moves


def test_its_mean_is_zero_within_its_error() -> None:
    """Over 300 games of random play, in both currencies and for both sides."""
    found: list[list[float]] = []
    for number in range(300):
        chance, rng = SeededChance(secret_of_seed_number(number)), Random(number)
        luck = measure_luck(GAME, CONFIG, chance, random_moves(chance, rng), 2, rng)
        assert luck.draws > 0
        found.append([*luck.shares, *luck.points])
    for values in zip(*found, strict=True):
        assert stdev(values) > 0
        assert abs(fmean(values)) < 3 * stdev(values) / math.sqrt(len(values))


def test_what_one_side_gains_the_other_loses() -> None:
    chance, rng = SeededChance(secret_of_seed_number(1)), Random(1)
    luck = measure_luck(GAME, CONFIG, chance, random_moves(chance, rng), 4, rng)
    assert sum(luck.shares) == pytest.approx(0)


def test_measuring_asks_the_games_own_chance_nothing_new() -> None:
    """Other draws are imagined: the true ones are those of the game, once each."""
    played = Counting(SeededChance(secret_of_seed_number(2)))
    moves = random_moves(played, Random(2))
    measured = Counting(SeededChance(secret_of_seed_number(2)))
    measure_luck(GAME, CONFIG, measured, moves, 4, Random(3))
    assert measured.asked == played.asked


@pytest.mark.slow
def test_taking_it_off_leaves_less_variance_and_the_same_mean() -> None:
    plan = small_plan("greedy", "greedy:21", deals=120, alternatives=8)
    rows = [row for each in encounters(plan) for row in play_encounter(plan, each).rows]
    own = [row for row in rows if row.entrant == "greedy"]
    points = {row.deal * 2 + row.rotation: float(row.score) for row in own}
    luck = {row.deal * 2 + row.rotation: row.luck_points for row in own}
    weights = learn([(points, luck)])
    adjusted = adjust(points, luck, weights)
    assert adjusted.left < 0.95
    moved = fmean(adjusted.by_deal.values()) - fmean(points.values())
    error = math.sqrt(variance(luck.values()) / len(luck))
    assert abs(moved) < 3 * error * max(1.0, *weights)
