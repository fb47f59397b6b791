"""The proof kit looks at every game in all its modes."""

import pytest

from kvartal.games.catalogue import GAMES
from kvartal.kit.conformance import check_game, fingerprint, fingerprints_elsewhere
from kvartal.kit.data import Json
from kvartal.kit.options import parse
from tests.games.modes import moments_of, options_of

pytestmark = [pytest.mark.slow, pytest.mark.engine]


@pytest.mark.parametrize(
    ("name", "options"), [(game, options) for game in GAMES for options in options_of(game)]
)
def test_two_hundred_games_keep_everything(name: str, options: dict[str, Json]) -> None:
    game = GAMES[name]
    chosen = parse(game.options, options)
    assert check_game(game, games=200, moments=moments_of(name), options=chosen) == []


@pytest.mark.parametrize("name", GAMES)
def test_other_options_change_nothing_about_that(name: str) -> None:
    assert check_game(GAMES[name], games=60, seed=200, moments=2) == []


@pytest.mark.parametrize("name", GAMES)
def test_the_same_under_other_hash_seeds_and_with_the_global_generator_disturbed(name: str) -> None:
    here = fingerprint(GAMES[name])
    assert fingerprint(GAMES[name], disturb=1) == here
    locator = f"kvartal.games.{name}.game:GAME"
    assert fingerprints_elsewhere(locator, hash_seeds=range(5)) == {here}
