"""Small help for tests that play games."""

from typing import Any

from kvartal.bots.random_bot import RandomBot
from kvartal.games.catalogue import GAMES
from kvartal.kit.game import AnyConfig, AnyGame, Config
from kvartal.kit.options import parse
from kvartal.kit.play import play_out
from kvartal.kit.record import header_for, write


def config_of(game: AnyGame, seats: int, **options: Any) -> AnyConfig:
    return Config(seats, parse(game.options, options))


def record_of(name: str, seats: int, seed: int = 7, **options: Any) -> str:
    """The record of a random game."""
    game = GAMES[name]
    config = config_of(game, seats, **options)
    header = header_for(game, config, seed)
    bots = [RandomBot(game)] * seats
    _, turns = play_out(game, config, header.chance(), bots, str(seed))
    return write(game, config, header, turns)
