"""Plackett–Luce: known strengths are found again, as surely as it says."""

import math
from collections.abc import Mapping
from itertools import pairwise
from random import Random

import pytest

from kvartal.lab.ratings import POINTS, Order, fit, orders_of, rate

STRENGTHS = {"a": 4.0, "b": 2.0, "c": 1.0, "d": 0.5}


def race(strengths: Mapping[str, float], rng: Random) -> Order:
    """Who comes next is drawn in proportion to strength: the model itself."""
    left, order = list(strengths), list[str]()
    while left:
        order.append(rng.choices(left, [strengths[name] for name in left])[0])
        left.remove(order[-1])
    return tuple(order)


def likelihood(strengths: Mapping[str, float], counts: Mapping[Order, float]) -> float:
    """The logarithm, with the imagined draw of everybody against a bot of strength 1."""
    total = sum(0.5 * math.log(each / (1 + each) ** 2) for each in strengths.values())
    for order, count in counts.items():
        for place in range(len(order) - 1):
            rest = sum(strengths[name] for name in order[place:])
            total += count * math.log(strengths[order[place]] / rest)
    return total


def test_nothing_is_likelier_than_what_is_found() -> None:
    rng = Random(1)
    counts: dict[Order, float] = {}
    for _ in range(50):
        order = race(STRENGTHS, rng)
        counts[order] = counts.get(order, 0) + 1
    found = fit(counts)
    best = likelihood(found, counts)
    for name in found:
        for factor in (0.97, 1.03):
            assert likelihood({**found, name: found[name] * factor}, counts) < best


def test_copies_of_one_entrant_at_a_table_count_as_such() -> None:
    counts: dict[Order, float] = {("a", "b", "a"): 3, ("b", "a", "a"): 2, ("a", "a", "b"): 4}
    found = fit(counts)
    best = likelihood(found, counts)
    for name in found:
        for factor in (0.97, 1.03):
            assert likelihood({**found, name: found[name] * factor}, counts) < best


def test_known_strengths_are_found_again() -> None:
    rng = Random(2)
    found = rate([{race(STRENGTHS, rng): 1.0} for _ in range(4000)], samples=0)
    assert [rating.entrant for rating in found] == ["a", "b", "c", "d"]
    for better, worse in pairwise(found):
        assert better.estimate.mean - worse.estimate.mean == pytest.approx(
            POINTS * math.log(2), abs=20
        )


def test_intervals_hold_about_19_times_out_of_20() -> None:
    rng, held, tried = Random(3), 0, 60
    middle = sum(math.log(each) for each in STRENGTHS.values()) / 4
    for _ in range(tried):
        found = rate([{race(STRENGTHS, rng): 1.0} for _ in range(60)], samples=100)
        for rating in found:
            true = POINTS * (math.log(STRENGTHS[rating.entrant]) - middle)
            held += rating.estimate.low <= true <= rating.estimate.high
    assert 0.88 <= held / (4 * tried) <= 0.99


def test_games_of_one_deal_are_drawn_together() -> None:
    """Two games of a deal that always end alike tell as much as one."""
    rng = Random(4)
    orders = [race({"a": 2.0, "b": 1.0}, rng) for _ in range(50)]
    once = rate([{order: 1.0} for order in orders])
    twice = rate([{order: 2.0} for order in orders])
    width = [found[0].estimate.high - found[0].estimate.low for found in (once, twice)]
    assert width[1] == pytest.approx(width[0], rel=0.1)


def test_who_shares_a_rank_is_half_ahead_and_half_behind() -> None:
    assert orders_of([("a", 1), ("b", 2)]) == {("a", "b"): 1.0}
    assert orders_of([("a", 1), ("b", 1), ("c", 3)]) == {
        ("a", "b", "c"): 0.5,
        ("b", "a", "c"): 0.5,
    }
    drawn = fit(orders_of([("a", 1), ("b", 1)]))
    assert drawn["a"] == pytest.approx(drawn["b"])


def test_who_has_won_everything_has_a_rating() -> None:
    best, worst = rate([{("a", "b"): 1.0} for _ in range(30)])
    assert best.entrant == "a"
    assert 200 < best.estimate.mean - worst.estimate.mean < 1000
