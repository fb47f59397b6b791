"""What a position is worth to all sides together."""

from typing import Any

import pytest
from tools.locales.needing import spoken_games

from kvartal.analysis.statistics import mean, sigmas, standard_error
from kvartal.analysis.values import Valuation
from kvartal.games.catalogue import GAMES
from kvartal.kit.chance import QuickChance
from kvartal.kit.game import AnyGame, Config
from tests.games.modes import GameMode, every_mode
from tests.games.moments import moments_of

MOMENTS = 4
DEALS, MANY_DEALS = 20, 150
RACES = [one for one in every_mode() if GAMES[one.game].sides(one.config) > 1]


@pytest.mark.parametrize("played", RACES, ids=str)
def test_not_all_can_win(played: GameMode) -> None:
    """On average half of the others is beaten, however well all stand."""
    game = GAMES[played.game]
    sides = game.sides(played.config)
    valuation = Valuation(game, played.config)
    for state, _ in moments_of(game, played.config, MOMENTS):
        assert sum(valuation.worths(state, "share")) == pytest.approx(sides / 2)


def _dealt(game: AnyGame, number: int) -> Any:
    return game.setup(Config(2, game.options()), QuickChance(number))


def _ask_all(game: AnyGame) -> bool:
    return len(game.pending(_dealt(game, 0))) > 1


AT_ONCE = [game for game in GAMES.values() if _ask_all(game)]


@pytest.mark.parametrize("game", AT_ONCE, ids=lambda game: game.id)
def test_who_chooses_before_others_chooses_well(game: AnyGame) -> None:
    """And not just the first of what shows its worth only when all have chosen."""
    gains: list[float] = []
    for number in range(DEALS):
        chosen, blind = _dealt(game, number), _dealt(game, number)
        game.apply(blind, 0, game.legal(blind, 0)[0], QuickChance(number))
        gains.append(_ahead(game, chosen, number)[0] - _ahead(game, blind, number)[0])
    assert mean(gains) > 0


# In tiny examples seats may begin with unlike speeds.
SEATED_ALIKE = [game for game in AT_ONCE if game.id in spoken_games()]


@pytest.mark.parametrize("game", SEATED_ALIKE, ids=lambda game: game.id)
def test_who_is_asked_first_expects_no_more_for_it(game: AnyGame) -> None:
    """On average over deals, all that choose at once expect the same."""
    leads: list[float] = []
    for number in range(MANY_DEALS):
        first, second = _ahead(game, _dealt(game, number), number)
        leads.append(first - second)
    assert abs(mean(leads)) <= sigmas() * standard_error(leads)


def _ahead(game: AnyGame, state: Any, number: int) -> list[float]:
    """By the luck of the deal, and a guess that knows nothing of it."""
    valuation = Valuation(game, Config(2, game.options()))
    return valuation.ahead(state, QuickChance(number), QuickChance(MANY_DEALS + number), "share")
