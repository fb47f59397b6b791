"""Weights fit the features they were learned for, and the games they were learned from."""

import math
from typing import Any

import pytest

from kvartal.games.catalogue import GAMES
from kvartal.kit.chance import SeededChance
from kvartal.kit.game import AnyGame
from kvartal.kit.learned import fingerprint, weights_in
from tests.games.modes import GameMode, every_mode
from tests.kit.helpers import config_of

NAMES = ("houses", "trees")


def _file(**changes: Any) -> dict[str, Any]:
    one = {
        "options": {"rounds": 2},
        "seats": [2, 3],
        "base": 10.0,
        "a_lot": 5.0,
        "weights": {"trees": 0.5, "houses": 2.0},
        **changes,
    }
    return {"features": fingerprint(NAMES), "sets": [one]}


def test_what_is_to_come_is_a_weighted_sum() -> None:
    (weights,) = weights_in(_file(), NAMES)
    assert weights.foretell([3.0, 4.0]) == 10.0 + 3 * 2.0 + 4 * 0.5


@pytest.mark.parametrize(
    ("seats", "rounds", "fits"), [(2, 2, True), (3, 2, True), (4, 2, False), (2, 3, False)]
)
def test_weights_are_for_the_options_and_seats_they_name(
    seats: int, rounds: int, fits: bool
) -> None:
    (weights,) = weights_in(_file(), NAMES)
    config = config_of(GAMES["plots"], seats, rounds=rounds)
    assert weights.fit(config.seats, config.options) is fits


def test_weights_for_other_features_are_refused() -> None:
    with pytest.raises(ValueError, match="other features"):
        weights_in(_file(), ("houses", "lawns"))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_features_have_names_of_their_own(game: AnyGame) -> None:
    assert len({*game.feature_names}) == len(game.feature_names)


@pytest.mark.parametrize("played", every_mode(), ids=str)
def test_a_game_counts_all_that_it_names(played: GameMode) -> None:
    game, config = GAMES[played.game], played.config
    state = game.setup(config, SeededChance(bytes(32)))
    for side in range(game.sides(config)):
        counted = game.features(state, side)
        assert len(counted) == len(game.feature_names)
        assert all(math.isfinite(number) for number in counted)
        assert 0 <= game.judge(config)(state, side) <= 1
