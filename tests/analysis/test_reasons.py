"""Why one end is better than another, in the game's own lines."""

import pytest

from kvartal.analysis.reasons import Differences
from kvartal.kit.lines import Line
from kvartal.kit.outcome import Standing


def _plain(*lines: Line) -> list[Standing]:
    return [Standing(1, list(lines))]


def _city(residents: int, hearts: int) -> list[Standing]:
    parts = {
        "residents": [Line("R-1", residents, source="tower")],
        "hearts": [Line("R-2", hearts, source="park")],
    }
    return [Standing(1, [Line("R-3", hearts, residents)], parts=parts)]


def test_the_largest_difference_comes_first() -> None:
    differences = Differences()
    for _ in range(3):
        differences.add(
            _plain(Line("A", 3, source="park"), Line("B", 9, source="tower")),
            _plain(Line("A", 1, source="park"), Line("B", 4, source="tower")),
        )
    assert differences.reasons() == [
        {"rule": "B", "source": "tower", "side": 0, "amount": 5.0},
        {"rule": "A", "source": "park", "side": 0, "amount": 2.0},
    ]


def test_a_line_of_only_one_of_them_counts_whole() -> None:
    differences = Differences()
    for _ in range(2):
        differences.add(_plain(), _plain(Line("A", 2, 3, source="park")))
    assert differences.reasons() == [{"rule": "A", "source": "park", "side": 0, "amount": -6.0}]


def test_a_product_is_shared_between_its_factors() -> None:
    differences = Differences()
    for _ in range(2):
        differences.add(_city(5, 4), _city(3, 2))
    reasons = differences.reasons()
    assert sum(each["amount"] for each in reasons) == pytest.approx(5 * 4 - 3 * 2)
    assert [(each["rule"], each["source"], each["amount"]) for each in reasons] == [
        ("R-2", "park", 8.0),
        ("R-1", "tower", 6.0),
    ]


def test_what_is_chance_is_no_reason() -> None:
    differences = Differences()
    for swing in (5, -4) * 6:
        differences.add(
            _plain(Line("A", 10 + swing, source="tower"), Line("B", 2, source="park")),
            _plain(Line("A", 10, source="tower"), Line("B", 1, source="park")),
        )
    assert [each["source"] for each in differences.reasons()] == ["park"]


def test_parts_that_are_chance_are_told_as_the_line_they_belong_to() -> None:
    def sold(*cards: str) -> list[Standing]:
        parts = [Line("C", 3, source=card) for card in cards]
        return [Standing(1, [Line("L", 3 * len(cards), source="cards")], parts={"cards": parts})]

    differences = Differences()
    for world in range(20):
        differences.add(sold(f"card_{world}", f"card_{world + 1}"), sold(f"card_{world + 2}"))
    assert differences.reasons() == [{"rule": "C", "source": "cards", "side": 0, "amount": 3.0}]


def test_each_side_has_its_own() -> None:
    differences = Differences()
    for _ in range(2):
        here = [Standing(1, [Line("A", 4, source="park")]), Standing(2, [])]
        there = [Standing(2, []), Standing(1, [Line("A", 4, source="park")])]
        differences.add(here, there)
    assert [(each["side"], each["amount"]) for each in differences.reasons()] == [
        (0, 4.0),
        (1, -4.0),
    ]
