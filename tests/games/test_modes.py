"""Every game is tried, in modes that it allows."""

import pytest

from kvartal.games.catalogue import GAMES
from tests.games.modes import GameMode, NoModes, every_mode, modes_of


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_modes_and_each_is_listed_once(game: str) -> None:
    named = [str(GameMode(game, mode)) for mode in modes_of(game)]
    assert named
    assert len(set(named)) == len(named)


@pytest.mark.parametrize("played", every_mode(), ids=str)
def test_a_mode_is_one_that_the_game_allows(played: GameMode) -> None:
    game = GAMES[played.game]
    assert played.mode.seats in game.seat_counts
    assert game.rule_against_config(played.config) is None


def test_a_game_without_modes_is_told_where_to_list_them() -> None:
    with pytest.raises(NoModes, match=r"tests/games/no_such_game/modes\.py"):
        modes_of("no_such_game")
