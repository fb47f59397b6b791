"""`kvartal bench`."""

import json

import pytest

from kvartal.games.catalogue import GAMES
from tests.cli.program import kvartal


@pytest.mark.parametrize("game", GAMES)
def test_speed_is_measured(game: str) -> None:
    measured = json.loads(kvartal("bench", game, "--seconds", "0.1", "--json").out)
    assert measured["decisions_per_second"] > 100
    assert measured["decisions_per_second"] > measured["games_per_second"] > 0
    assert measured["decisions_per_second_without_facts"] > 100
    assert list(measured["share_of_time"]) == ["legal", "apply", "copy", "view"]
    assert sum(measured["share_of_time"].values()) == pytest.approx(1, abs=0.01)


def test_the_figures_are_readable() -> None:
    ran = kvartal("bench", "plots", "--seconds", "0.1", "--seats", "5")
    assert "plots, 5 seats" in ran.out
    assert "decisions a second" in ran.out
    assert "games a second" in ran.out
    assert all(len(line) <= 80 for line in ran.out.splitlines())
