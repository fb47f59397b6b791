"""Taking off what is known to be zero on average."""

import math
from random import Random
from statistics import fmean

import pytest

from kvartal.lab.adjusting import adjust, learn
from kvartal.lab.intervals import estimate, estimate_share, student_95


def test_results_that_are_all_luck_become_one() -> None:
    rng = Random(1)
    luck = {deal: rng.gauss(0, 2) for deal in range(40)}
    results = {deal: 7 + 3 * luck[deal] for deal in luck}
    weights = learn([(results, luck)])
    assert weights == pytest.approx((3, 3))
    adjusted = adjust(results, luck, weights)
    assert adjusted.left == pytest.approx(0)
    assert list(adjusted.by_deal.values()) == pytest.approx([7] * 40)


def test_luck_that_explains_nothing_is_left_alone() -> None:
    rng = Random(2)
    luck = {deal: rng.gauss(0, 1) for deal in range(2000)}
    results = {deal: rng.gauss(5, 1) for deal in range(2000)}
    weights = learn([(results, luck)])
    assert max(map(abs, weights)) < 0.1
    assert 0.99 < adjust(results, luck, weights).left < 1.01


def test_few_deals_are_adjusted_by_what_was_measured() -> None:
    results, luck = {0: 1.0, 1: 0.0}, {0: 0.25, 1: -0.25}
    adjusted = adjust(results, luck, learn([(results, luck)]))
    assert adjusted.by_deal == {0: 0.75, 1: 0.25}


def test_entrants_of_different_strength_teach_the_same() -> None:
    """Each around its own mean: who is stronger is not luckier."""
    rng = Random(5)
    entrants = []
    for strength in (0, 50, 100):
        luck = {deal: rng.gauss(0, 1) for deal in range(20)}
        entrants.append(({deal: strength + 2 * luck[deal] for deal in luck}, luck))
    assert learn(entrants) == pytest.approx((2, 2))


def test_a_half_is_corrected_by_what_the_other_has_taught() -> None:
    luck = {deal: float(deal // 2 % 2) for deal in range(40)}
    results = {deal: (3 if deal % 2 else 1) * luck[deal] for deal in luck}
    assert learn([(results, luck)]) == pytest.approx((3, 1))


def test_no_deal_has_a_say_in_its_own_correction() -> None:
    """So that nothing is shifted: over many small tournaments the mean stays what it is."""
    rng, means = Random(3), list[float]()
    for _ in range(400):
        luck = {deal: rng.gauss(0, 1) for deal in range(20)}
        # Squared luck makes the result skew: a weight fitted to the same deals would shift it.
        results = {deal: luck[deal] + luck[deal] ** 2 for deal in luck}
        means.append(fmean(adjust(results, luck, learn([(results, luck)])).by_deal.values()))
    sure = estimate(means)
    assert sure.low < 1 < sure.high


def test_who_has_never_lost_is_not_called_unbeatable() -> None:
    one = estimate_share([1.0] * 20)
    assert one.mean == 1
    assert one.low == pytest.approx(0.8389, abs=1e-4)  # Wilson 1927: 20 of 20


def test_intervals_of_shares_hold_19_times_out_of_20() -> None:
    """Deals whose two games are alike: the interval must not count them as two."""
    rng, held = Random(4), 0
    for _ in range(1000):
        deals = [1.0 if rng.random() < 0.7 else 0.0 for _ in range(60)]
        one = estimate_share(deals)
        held += one.low <= 0.7 <= one.high
    assert abs(held / 1000 - 0.95) < 3 * math.sqrt(0.95 * 0.05 / 1000) + 0.01


def test_few_deals_have_wider_intervals() -> None:
    """Student's table: 4, 9 and 30 degrees of freedom."""
    for freedom, tabled in ((4, 2.776), (9, 2.262), (30, 2.042)):
        assert student_95(freedom) == pytest.approx(tabled, abs=0.01)
