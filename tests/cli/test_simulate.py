"""`kvartal simulate`: the same result whoever plays it, and honest numbers."""

import json
from pathlib import Path

import pytest

from kvartal.cli.simulation.match import Result
from kvartal.cli.simulation.tally import entrant_names, tally
from kvartal.kit.record import read
from kvartal.lab.intervals import wilson
from tests.cli.program import kvartal

MATCH = ["simulate", "neighbours", "--games", "10", "--bots", "regular,random", "--budget", "8"]


def test_processes_do_not_change_the_result(tmp_path: Path) -> None:
    results = []
    for processes in ("1", "2"):
        folder = tmp_path / processes
        arguments = ["--processes", processes, "--records", folder, "--seed", "5", "--json"]
        result = json.loads(kvartal(*MATCH, *arguments).out)
        del result["seconds"], result["games_per_second"]
        results.append((result, {path.name: path.read_text() for path in folder.iterdir()}))
    assert results[0] == results[1]
    assert len(results[0][1]) == 10


def test_another_seed_is_another_match() -> None:
    results = [json.loads(kvartal(*MATCH, "--seed", seed, "--json").out) for seed in "12"]
    assert results[0]["bots"] != results[1]["bots"]


def test_records_hold_and_every_bot_plays_every_deal_from_every_seat(tmp_path: Path) -> None:
    names = ["random", "regular", "random"]
    arguments = ["--games", "6", "--seats", "3", "--bots", "random,regular", "--budget", "2"]
    kvartal("simulate", "neighbours", *arguments, "--records", tmp_path)
    paths = sorted(tmp_path.iterdir())
    assert kvartal("verify", *paths).code == 0
    headers = [read(path.read_text()).header for path in paths]
    tables = sorted({header.table for header in headers})
    assert len(tables) == 2
    for table in tables:
        seated = [header.players for header in headers if header.table == table]
        assert seated == [names[turn:] + names[:turn] for turn in range(3)]


def test_games_are_rounded_up_to_whole_deals() -> None:
    ran = kvartal("simulate", "plots", "--games", "5", "--seats", "3", "--bots", "random")
    assert "6 games" in ran.out
    assert "5 were asked for" in ran.out


def test_the_table_shows_shares_intervals_and_bars() -> None:
    ran = kvartal(*MATCH)
    (clever,) = [line for line in ran.out.splitlines() if line.startswith("regular")]
    (shown,) = [line for line in ran.out.splitlines() if line.startswith("random")]
    shares = [float(line.split()[1].rstrip("%")) for line in (clever, shown)]
    assert sum(shares) == pytest.approx(100)
    assert clever.count("█") == round(shares[0] / 5)
    assert clever.count("█") + clever.count("░") == 20
    assert all(len(line) <= 80 for line in ran.out.splitlines())


def test_a_shared_win_is_shared() -> None:
    results = [Result([0, 1], [5, 5], [0.5, 0.5]), Result([1, 0], [7, 4], [1.0, 0.0])]
    first, second = tally(["a", "b"], results)
    assert (first.share, first.mean) == (0.25, 4.5)
    assert (second.share, second.mean) == (0.75, 6.0)


def test_a_bot_against_itself_is_counted_twice() -> None:
    assert entrant_names(["regular", "random", "regular"]) == ["regular #1", "random", "regular #2"]


def test_wilson_interval_by_known_values() -> None:
    """Wilson 1927: 8 of 10, and the ends, where simpler intervals fail."""
    assert wilson(0.8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0.0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(1.0, 20) == pytest.approx((0.8389, 1.0), abs=1e-4)
