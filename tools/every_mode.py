"""Plays every game of the catalogue in every mode with bots and prints the records:
`every_mode.py [bot most_seats]`. Large tables take long and have no rules of their own.

Wherever Kvartal runs (source, wheel, WebAssembly, compiled), these lines must be the same.
"""

import sys

from kvartal.bots import BOTS
from kvartal.games.catalogue import GAMES
from kvartal.kit.conformance import small_configs
from kvartal.kit.game import AnyConfig, AnyGame
from kvartal.kit.play import play_out
from kvartal.kit.record import header_for, verify, write

SEED = 7


def record(game: AnyGame, config: AnyConfig, bot: str) -> str:
    header = header_for(game, config, SEED)
    bots = [BOTS[bot](game) for _ in range(config.seats)]
    _, moves = play_out(game, config, header.chance(), bots, str(SEED))
    text = write(game, config, header, moves)
    verify(game, text)
    return text


if __name__ == "__main__":
    bot, most_seats = sys.argv[1:] or ["random", "5"]
    for game in GAMES.values():
        for config in small_configs(game, int(most_seats)):
            print(record(game, config, bot), end="")
