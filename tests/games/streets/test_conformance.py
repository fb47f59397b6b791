"""The proof kit looks at Streets; the catalogue does not offer it yet."""

import pytest

from kvartal.games.streets.game import GAME
from kvartal.kit.conformance import check_game, fingerprint, fingerprints_elsewhere
from kvartal.kit.options import parse
from tests.games.streets.modes import MODES

pytestmark = pytest.mark.slow

OPTIONS = [
    {"business": business, "consultants": consultants}
    for business in (False, True)
    for consultants in (False, True)
]


@pytest.mark.parametrize("options", OPTIONS)
def test_twenty_games_keep_everything(options: dict[str, bool]) -> None:
    """One to five seats."""
    assert check_game(GAME, games=20, moments=2, options=parse(GAME.options, options)) == []


def test_every_difficulty_keeps_everything() -> None:
    for mode in MODES:
        if mode.seats == 1:
            chosen = parse(GAME.options, mode.options)
            assert check_game(GAME, games=8, seed=300, moments=2, options=chosen) == []


def test_the_same_under_other_hash_seeds_and_with_the_global_generator_disturbed() -> None:
    here = fingerprint(GAME)
    assert fingerprint(GAME, disturb=1) == here
    assert fingerprints_elsewhere("kvartal.games.streets.game:GAME", hash_seeds=range(2)) == {here}
