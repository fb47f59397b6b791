"""`kvartal train`, and the least squares in it."""

from random import Random

import pytest

from kvartal.cli.training.fitting import fit, no_sums
from kvartal.cli.training.lessons import Course, in_time, rows_from
from kvartal.games.catalogue import GAMES
from kvartal.kit.learned import Weights
from tests.cli.program import kvartal

LEARNED = next(name for name, game in GAMES.items() if game.feature_names)


def test_what_is_a_weighted_sum_is_found_again() -> None:
    """y = 3 + 2a - b; the third column never changes, the fourth says nothing."""
    rng, sums = Random(1), no_sums(4)
    for _ in range(400):
        a, b, noise = (rng.uniform(-5, 5) for _ in range(3))
        sums.add([1.0, a, b, 7.0, noise, 3 + 2 * a - b])
    found = fit(sums, [0.0] * 4, 0.001)
    assert found.weights == pytest.approx([2, -1, 0, 0], abs=0.01)
    assert found.base == pytest.approx(3, abs=0.02)
    assert found.error < 0.1


def test_few_rows_leave_weights_almost_as_they_were() -> None:
    """Ten rows say 2a; but that it was 5a weighs a thousand times as much."""
    sums = no_sums(1)
    for number in range(10):
        sums.add([1.0, float(number), 2.0 * number])
    assert fit(sums, [5.0], 1000.0).weights == pytest.approx([5], abs=0.01)
    assert fit(sums, [5.0], 0.0).weights == pytest.approx([2])


def test_sums_can_be_added_up() -> None:
    rng, whole = Random(1), no_sums(2)
    parts = [no_sums(2), no_sums(2)]
    for number in range(20):
        row = [1.0, rng.random(), rng.random(), rng.random()]
        whole.add(row)
        parts[number % 2].add(row)
    parts[0].merge(parts[1])
    assert parts[0].products[3] == pytest.approx(whole.products[3])


@pytest.mark.parametrize(
    ("decay", "targets"), [(1.0, [60, 60, 60]), (0.0, [60, 30, 20]), (0.5, [60, 45, 32.5])]
)
def test_what_is_learned_from_is_the_end_or_what_was_foretold_next(
    decay: float, targets: list[float]
) -> None:
    """From the last turn back; ten a point were foretold before: 30, 20 and 10."""
    before = Weights({}, 2, 2, 0.0, [10.0], 1.0)
    rows = rows_from(Course([[1.0], [2.0], [3.0]], 60.0), before, decay)
    assert [row[-1] for row in rows] == targets


def test_a_bot_that_is_not_there_cannot_teach() -> None:
    ran = kvartal("train", LEARNED, "--bot", "wizard")
    assert ran.code == 2
    assert "greedy, beginner, casual, regular, expert, master" in ran.flat()


def test_a_weight_can_change_on_the_way() -> None:
    """2 more for each unit of time that is left: 1 at the end, 7 three turns before."""
    weights = Weights({}, 2, 2, 0.5, [1.0, 0.0], 1.0, clock=1, early=[2.0, 0.0])
    assert weights.foretell([10.0, 0.0]) == 10.5
    assert weights.foretell([10.0, 3.0]) == 70.5


def test_what_changes_on_the_way_is_found_again() -> None:
    rng, sums = Random(1), no_sums(4)
    for _ in range(400):
        a, left = rng.uniform(-5, 5), rng.uniform(0, 9)
        row = in_time([a, left], 1)
        sums.add([1.0, *row, a + 2 * a * left])
    found = fit(sums, [0.0] * 4, 0.0)
    assert found.weights == pytest.approx([1, 0, 2, 0], abs=0.01)


def test_a_game_without_features_cannot_be_learned() -> None:
    ran = kvartal("train", "plots")
    assert ran.code == 2
    assert "counts nothing that could be learned from" in ran.flat()
