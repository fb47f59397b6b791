"""The load tool still works, and what it finds is possible. How fast this machine is proves
nothing."""

from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tools.load.__main__ import measure
from tools.load.figures import Figure, median_ratio, percentile
from tools.load.picture import draw
from tools.load.plan import OTHER, USUAL, Plan, Scale
from tools.load.steady import Load, Sample, growth
from tools.load.steady import draw as draw_memory
from tools.load.steady import measure as measure_memory

SMALL = Plan(
    scales=(Scale(20, 2, USUAL),),
    others=(Scale(20, 2, replace(OTHER, left=10)),),
    rounds=1,
    seconds=0.5,
    baseline=1,
    latency=0.5,
    streams=40,
    previews=20,
    previewed=(USUAL.game,),
    crowd=Scale(20, 1, USUAL),
    crowd_rate=50,
    first_minute=2,
    longest=240,
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


def test_growth_is_told_apart_from_filling_up() -> None:
    full = [*range(25), *[100] * 75]
    assert growth([Sample(at, size, 0) for at, size in enumerate(full)]) == 0
    assert growth([Sample(at, 100 + at, 0) for at in range(100)]) > 30


def test_memory_is_drawn() -> None:
    drawn = draw_memory([Sample(60.0 * at, 100 + at, at) for at in range(5)])
    ElementTree.fromstring(drawn)
    assert "4 min" in drawn


@pytest.mark.slow
def test_a_steady_run_ends_by_itself(tmp_path: Path) -> None:
    samples = measure_memory(Load(hours=20 / 3600, tables=20, rate=100, into=tmp_path))
    assert samples[-1].turns > 500
    assert (tmp_path / "memory.svg").exists()


@pytest.mark.slow
def test_a_small_run_finds_figures_that_are_possible() -> None:
    figures = {figure.what: figure for figure in measure(SMALL)}
    for what in ("Rows at the store", "Turns through HTTP", "Turns through HTTP, neighbours"):
        assert 0 < figures[what].value < 100
        assert figures[what].here
    assert any(what.startswith("A preview, ") for what in figures)
    assert figures["Turns, two processes"].value > 0
    for where in ("same node", "another node", "first minute"):
        least = figures[f"Turn to event, {where}, p50"].value
        assert 0 < least <= figures[f"Turn to event, {where}, p99"].value
    ElementTree.fromstring(draw(list(figures.values())))
