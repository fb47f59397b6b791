"""Plays every game of the catalogue in every mode with bots and prints the records:
`every_mode.py [bot most_seats budget choices]`. Large tables take long and have no rules of their
own; a bot that thinks for long may do so for its first choices only.

Wherever Kvartal runs (source, wheel, WebAssembly, compiled), these lines must be the same.
"""

import sys
from collections.abc import Sequence
from random import Random

from kvartal.bots import BOTS
from kvartal.games.catalogue import GAMES
from kvartal.kit.actions import Action
from kvartal.kit.bot import Bot, Budget
from kvartal.kit.conformance import small_configs
from kvartal.kit.game import AnyConfig, AnyGame, View
from kvartal.kit.play import play_out
from kvartal.kit.record import header_for, verify, write

SEED = 7


class Opening:
    """Decides so often as another bot does, and then anyhow."""

    def __init__(self, bot: Bot, choices: int) -> None:
        self._bot = bot
        self._left = choices

    def choose(self, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
        if len(legal) > 1:
            self._left -= 1
        return rng.choice(legal) if self._left < 0 else self._bot.choose(view, legal, rng, budget)


def record(game: AnyGame, config: AnyConfig, bot: str, budget: int, choices: int) -> str:
    header = header_for(game, config, SEED)
    bots = [Opening(BOTS[bot](game), choices) for _ in range(config.seats)]
    _, moves = play_out(game, config, header.chance(), bots, str(SEED), lambda: Budget(budget))
    text = write(game, config, header, moves)
    verify(game, text)
    return text


if __name__ == "__main__":
    bot, most_seats, budget, choices = sys.argv[1:] or ["random", "5", "1", "10000"]
    for game in GAMES.values():
        for config in small_configs(game, int(most_seats)):
            print(record(game, config, bot, int(budget), int(choices)), end="")
