"""Plays one game of each kind with random bots and prints the records.

Wherever Kvartal runs (source, wheel, WebAssembly, compiled), these lines must be the same.
"""

from kvartal.bots.random_bot import RandomBot
from kvartal.games.catalogue import GAMES
from kvartal.kit.data import Json
from kvartal.kit.game import Config
from kvartal.kit.options import parse
from kvartal.kit.play import play_out
from kvartal.kit.record import header_for, verify, write

SEED = 7


def record(game_id: str, seats: int, **options: Json) -> str:
    game = GAMES[game_id]
    config = Config(seats, parse(game.options, options))
    header = header_for(game, config, SEED)
    bots = [RandomBot(game) for _ in range(seats)]
    _, turns = play_out(game, config, header.chance(), bots, str(SEED))
    text = write(game, config, header, turns)
    verify(game, text)
    return text


if __name__ == "__main__":
    print(record("plots", 5) + record("neighbours", 3), end="")
    print(record("happy_city", 4) + record("happy_city", 3, mode="expert"), end="")
