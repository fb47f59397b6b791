"""The sequential test errs no more often than it says."""

import math
from random import Random

import pytest

from kvartal.lab.sprt import Sprt, Walk, log_ratio

PAIRS = (0.0, 0.25, 0.5, 0.75, 1.0)
TESTS = 400


def weights_with_mean(mean: float, even: float) -> list[float]:
    """Chances of the results of a pair of games, of which so many end even."""
    shift, rest = mean - 0.5, (0.8 - even) / 2
    return [rest - shift, 0.1, even, 0.1, rest + shift]


def share_of_high(mean: float, sprt: Sprt, seed: int, even: float = 0.4) -> float:
    rng, weights, high = Random(seed), weights_with_mean(mean, even), 0
    for _ in range(TESTS):
        walk = Walk(sprt)
        while walk.verdict is None:
            walk.add(rng.choices(PAIRS, weights)[0])
        high += walk.verdict == "high"
    return high / TESTS


def margin(share: float) -> float:
    """Of so many tests, three standard errors."""
    return 3 * math.sqrt(share * (1 - share) / TESTS)


@pytest.mark.parametrize("even", [0.1, 0.4, 0.58])
@pytest.mark.parametrize("false_alarms", [0.05, 0.1])
def test_false_alarms_are_no_more_frequent_than_promised(false_alarms: float, even: float) -> None:
    sprt = Sprt(0.5, 0.6, false_high=false_alarms, false_low=false_alarms)
    assert share_of_high(0.5, sprt, 1, even) <= false_alarms + margin(false_alarms)
    assert share_of_high(0.6, sprt, 2, even) >= 1 - false_alarms - margin(false_alarms)


def test_what_lies_outside_is_told_still_more_surely() -> None:
    sprt = Sprt(0.5, 0.6)
    assert share_of_high(0.45, sprt, 3) <= 0.02
    assert share_of_high(0.65, sprt, 4) >= 0.98


def test_wins_and_losses_alone_give_walds_own_ratio() -> None:
    """With two values, the mean fixes the distribution: the ratio can be written down."""
    won, lost, low, high = 30, 20, 0.5, 0.6
    expected = won * math.log(high / low) + lost * math.log((1 - high) / (1 - low))
    assert log_ratio({1.0: won, 0.0: lost}, low, high) == pytest.approx(expected)


def test_it_turns_round_with_the_results() -> None:
    counts = {0.0: 3.0, 0.25: 2.0, 0.5: 9.0, 0.75: 4.0, 1.0: 6.0}
    turned = {1 - value: count for value, count in counts.items()}
    assert log_ratio(counts, 0.45, 0.55) == pytest.approx(-log_ratio(turned, 0.45, 0.55))


def test_bounds_are_walds() -> None:
    sprt = Sprt(0.5, 0.55, false_high=0.05, false_low=0.1)
    assert sprt.ceiling == pytest.approx(math.log(18))
    assert sprt.floor == pytest.approx(math.log(2 / 19))


def test_after_the_verdict_nothing_counts() -> None:
    walk = Walk(Sprt(0.5, 0.6))
    while walk.verdict is None:
        walk.add(1.0)
    decided = list(walk.path)
    for _ in range(50):
        walk.add(0.0)
    assert walk.path == decided
    assert walk.verdict == "high"


@pytest.mark.parametrize(("low", "high"), [(0.6, 0.5), (0.5, 0.5), (0.0, 0.5), (0.5, 1.0)])
def test_hypotheses_go_upwards_between_0_and_1(low: float, high: float) -> None:
    with pytest.raises(ValueError, match="upwards"):
        Sprt(low, high)
