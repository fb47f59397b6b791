"""The load tool still works, and what it finds is possible. How fast this machine is proves
nothing."""

from dataclasses import replace
from xml.etree import ElementTree

import pytest
from tools.load.__main__ import measure
from tools.load.figures import Figure, median_ratio, percentile
from tools.load.picture import draw
from tools.load.plan import OTHER, USUAL, Plan, Scale

SMALL = Plan(
    scales=(Scale(20, 2, USUAL),),
    others=(Scale(20, 2, replace(OTHER, left=10)),),
    rounds=1,
    seconds=0.5,
    baseline=1,
    latency=0.5,
    streams=40,
    longest=90,
)


def test_a_ratio_is_to_the_baselines_around_it() -> None:
    assert median_ratio([10, 30, 10], [5, 15, 5, 5]) == 2


def test_percentiles() -> None:
    assert percentile(range(100), 0.5) == 50
    assert percentile([7], 0.99) == 7


def test_the_picture_shows_figures_and_aims() -> None:
    figures = [Figure("An idle stream", tables, 20.5, "KB", 40) for tables in (100, 10_000)]
    drawn = draw(figures)
    ElementTree.fromstring(drawn)
    assert "20.5 KB" in drawn
    assert "aim 40" in drawn
    assert "10,000 tables" in drawn


@pytest.mark.slow
def test_a_small_run_finds_figures_that_are_possible() -> None:
    figures = {figure.what: figure for figure in measure(SMALL)}
    for what in ("Rows at the store", "Turns through HTTP", "Turns through HTTP, neighbours"):
        assert 0 < figures[what].value < 100
        assert figures[what].here
    for where in ("same node", "another node"):
        least = figures[f"Turn to event, {where}, p50"].value
        assert 0 < least <= figures[f"Turn to event, {where}, p99"].value
    ElementTree.fromstring(draw(list(figures.values())))
