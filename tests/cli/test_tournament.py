"""`kvartal tournament`: from the command to the page."""

import json
from pathlib import Path

import pytest

from tests.cli.program import kvartal

PLAYED = ["tournament", "neighbours", "--deals", "3", "--processes", "1", "--luck", "2"]


def test_it_rates_all_and_writes_a_page(tmp_path: Path) -> None:
    ran = kvartal(*PLAYED, "--bots", "greedy,random,casual:5", "--into", tmp_path)
    assert ran.code == 0
    assert "18 games on 3 deals" in ran.out
    lines = ran.out.splitlines()
    assert {line.split()[0] for line in lines[2:5]} == {"greedy", "random", "casual:5"}
    assert all(len(line) <= 80 for line in lines[:5])
    assert "casual:5" in (tmp_path / "report.html").read_text()
    assert (tmp_path / "games.parquet").exists()


def test_the_same_command_goes_on(tmp_path: Path) -> None:
    arguments: list[str | Path] = [*PLAYED, "--bots", "greedy,random", "--into", tmp_path, "--json"]
    first = json.loads(kvartal(*arguments).out)
    second = json.loads(kvartal(*arguments, "--deals", "5").out)
    assert (first["games"], second["games"]) == (6, 10)
    for one in [*first["ladder"], *second["ladder"]]:
        assert 0 <= one["share"]["raw"]["low"] <= one["share"]["raw"]["high"] <= 1
    assert set(first["settings"]) == {"greedy", "random"}


def test_a_duel_is_put_to_a_test(tmp_path: Path) -> None:
    duel = ["--bots", "greedy,random", "--deals", "60", "--sprt", "0.5,0.7"]
    ran = kvartal(*PLAYED, *duel, "--into", tmp_path)
    assert "70% is accepted after" in ran.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "nobody"], "There is no bot 'nobody'"),
        (["--bots", "greedy:much"], "A budget is a number"),
        (["--bots", "greedy,greedy"], "greedy enters twice"),
        (["--bots", ","], "Name at least one bot"),
        (["--sprt", "0.6,0.5"], "Two shares"),
        (["--bots", "greedy,random,casual", "--sprt", "0.5,0.6"], "duel of two"),
        (["--seats", "99"], "not 99"),
    ],
)
def test_mistakes_are_told_kindly(arguments: list[str], said: str, tmp_path: Path) -> None:
    ran = kvartal(*PLAYED, *arguments, "--into", tmp_path)
    assert ran.code == 2
    assert said in ran.flat()


def test_another_tournament_is_not_mixed_in(tmp_path: Path) -> None:
    kvartal(*PLAYED, "--bots", "greedy,random", "--into", tmp_path)
    ran = kvartal(*PLAYED, "--bots", "greedy,random", "--into", tmp_path, "--seed", "9")
    assert ran.code == 2
    assert "seed 0, not 9" in ran.flat()
