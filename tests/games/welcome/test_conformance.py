"""The proof kit looks at Welcome To… in every mode."""

import pytest

from kvartal.games.welcome.game import GAME
from kvartal.kit.conformance import check_game, fingerprint, fingerprints_elsewhere
from kvartal.kit.options import parse


@pytest.mark.slow
@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize("expert", [False, True])
def test_random_games_keep_everything(draft: bool, expert: bool) -> None:
    options = parse(GAME.options, {"draft_rules": draft, "expert_variant": expert})
    assert check_game(GAME, games=200, moments=1, options=options) == []


@pytest.mark.slow
def test_a_closer_look() -> None:
    assert check_game(GAME, games=24, seed=200, moments=3) == []


@pytest.mark.slow
def test_the_same_everywhere() -> None:
    here = fingerprint(GAME)
    assert fingerprint(GAME, disturb=3) == here
    assert fingerprints_elsewhere("kvartal.games.welcome.game:GAME", [1]) == {here}
