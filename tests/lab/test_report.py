"""The page stands alone, says what was found, and can be read by everybody."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kvartal.lab.intervals import Estimate
from kvartal.lab.plan import Plan
from kvartal.lab.report import svg
from kvartal.lab.report.page import page
from kvartal.lab.report.ranges import draw_ranges
from kvartal.lab.report.walk import draw_walk
from kvartal.lab.results import Results
from kvartal.lab.runners.pool import Pool
from kvartal.lab.sprt import Sprt, Walk
from kvartal.lab.summary import summarize
from kvartal.lab.tournament import Tournament
from tests.lab.plans import small_plan

VOID = {"meta"}


class Strict(HTMLParser):
    """Refuses what is not closed, or closed in another order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.addresses: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [value or "" for name, value in attrs if name in ("href", "src")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Closed at once."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def made(plan: Plan, folder: Path, sprt: Sprt | None = None) -> str:
    tournament = Tournament(Results(folder, plan), Pool(1), sprt)
    for _ in tournament.run():
        pass
    walk = tournament.duel.walk if tournament.duel else None
    results = tournament.results
    return page("A & B <c>", results, summarize(results.rows, plan.seats, samples=20), walk)


def drawings(html: str) -> Iterator[ElementTree.Element]:
    for text in re.findall(r"<svg.*?</svg>", html, re.DOTALL):
        yield ElementTree.fromstring(text)


@pytest.mark.parametrize(
    ("bots", "seats", "game"),
    [
        (("greedy", "random", "casual:5"), 2, "neighbours"),
        (("greedy", "random"), 3, "neighbours"),
        (("greedy", "random"), 1, "plots"),
        (("greedy",), 1, "plots"),
    ],
)
def test_it_is_whole_and_needs_nothing_else(
    bots: tuple[str, ...], seats: int, game: str, tmp_path: Path
) -> None:
    plan = small_plan(*bots, deals=4, seats=seats, alternatives=2, game=game)
    html = made(plan, tmp_path)
    parser = Strict()
    parser.feed(html)
    assert parser.open == []
    assert parser.addresses == []
    assert "url(" not in html
    assert "A &amp; B &lt;c&gt;" in html
    for bot in bots:
        assert bot in parser.words
    assert "nan" not in html
    assert "inf" not in re.sub(r"information|information_key", "", html)
    titles = [each.get("aria-label") for each in drawings(html) if each.get("role") == "img"]
    assert titles
    assert all(titles)


def test_numbers_of_all_drawings_lie_inside(tmp_path: Path) -> None:
    html = made(small_plan("greedy", "random", deals=4, alternatives=2), tmp_path)
    for drawing in drawings(html):
        _, _, width, height = (float(part) for part in (drawing.get("viewBox") or "").split())
        for text in drawing.iter("text"):
            assert 0 <= float(text.get("x") or -1) <= width
            assert 0 <= float(text.get("y") or -1) <= height


def test_a_duel_shows_its_path_and_what_came_of_it(tmp_path: Path) -> None:
    html = made(small_plan("greedy", "random", deals=60), tmp_path, Sprt(0.5, 0.7))
    assert "70 % is accepted" in html
    assert "The path of the sequential test" in html


def test_one_that_is_not_begun_can_be_drawn() -> None:
    assert "deals" in draw_walk(Walk(Sprt(0.5, 0.6)))


def test_an_interval_without_end_is_drawn_to_the_edge() -> None:
    endless = Estimate(3.0, float("-inf"), float("inf"))
    drawing = draw_ranges("one", [("a", endless)], svg.signed, 0.0)
    assert "inf" not in drawing
    assert "nan" not in drawing


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [(0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]), (-7, 12, [-5, 0, 5, 10]), (41, 58, [45, 50, 55])],
)
def test_scales_have_round_numbers(low: float, high: float, expected: list[float]) -> None:
    assert svg.ticks(low, high)[: len(expected)] == pytest.approx(expected)
