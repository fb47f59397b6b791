"""Who meets whom: the same deals for all, and everybody everywhere."""

from collections import Counter

import pytest

from kvartal.lab.schedule import count_games, encounters, lineups, rotations
from tests.lab.plans import small_plan


def test_everybody_meets_everybody_on_every_deal() -> None:
    plan = small_plan("random", "greedy", "casual", deals=4)
    met = Counter(encounter.lineup for encounter in encounters(plan))
    assert met == {
        ("casual", "greedy"): 4,
        ("casual", "random"): 4,
        ("greedy", "random"): 4,
    }
    assert count_games(plan) == 4 * 3 * 2


def test_the_order_of_naming_does_not_matter() -> None:
    assert lineups(["b", "a", "c"], 2) == lineups(["c", "b", "a"], 2)


@pytest.mark.parametrize(("entrants", "seats"), [(2, 2), (5, 2), (3, 4), (2, 5), (4, 3), (3, 1)])
def test_everybody_sits_on_every_seat_equally_often(entrants: int, seats: int) -> None:
    labels = [f"bot{number}" for number in range(entrants)]
    sat = Counter(
        (label, seat)
        for lineup in lineups(labels, seats)
        for seated in rotations(lineup)
        for seat, label in enumerate(seated)
    )
    assert set(sat) == {(label, seat) for label in labels for seat in range(seats)}
    assert len(set(sat.values())) == 1


def test_no_game_is_played_twice_where_copies_sit_at_a_table() -> None:
    (lineup,) = lineups(["a", "b"], 4)
    assert lineup == ("a", "b", "a", "b")
    assert rotations(lineup) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
