"""The proof kit looks at the game in all its modes, also before the catalogue offers it."""

import pytest

from kvartal.games.ginkgopolis.game import GAME
from kvartal.kit.conformance import check_game
from kvartal.kit.options import parse

GAMES = 20


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["intro", "draft", "solo_normal", "solo_expert"])
def test_twenty_games_keep_everything(mode: str) -> None:
    options = parse(GAME.options, {"mode": mode})
    assert check_game(GAME, games=GAMES, moments=2, options=options) == []
