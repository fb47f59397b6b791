"""The proof kit looks at Happy City in every mode."""

import pytest

from kvartal.games.happy_city.game import GAME
from kvartal.kit.conformance import check_game, fingerprint, fingerprints_elsewhere
from kvartal.kit.options import parse


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["family", "junior", "expert"])
def test_two_hundred_games_keep_everything(mode: str) -> None:
    assert check_game(GAME, games=200, options=parse(GAME.options, {"mode": mode})) == []


@pytest.mark.slow
def test_whoever_is_first_player() -> None:
    assert check_game(GAME, games=60, moments=2) == []


@pytest.mark.slow
def test_the_same_everywhere() -> None:
    here = fingerprint(GAME)
    assert fingerprint(GAME, disturb=3) == here
    assert fingerprints_elsewhere("kvartal.games.happy_city.game:GAME", [0, 1, 2, 3, 4]) == {here}
