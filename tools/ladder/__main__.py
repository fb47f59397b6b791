"""Lets bots play duels, keeps the results, and draws the ladder of all games.

    python -m tools.ladder GAME regular greedy [--deals 50] [--seats 2] [--option name=value]
    python -m tools.ladder GAME expert --seats 1
    python -m tools.ladder

Without a game it only draws. What was played before counts: only the deals that are missing are
played. The same deals give the same results.
"""

import argparse
import sys
from pathlib import Path

from tools.ladder.drawing import draw
from tools.ladder.results import find, read, write

from kvartal.bots import BOTS
from kvartal.cli.arguments import settle
from kvartal.games.catalogue import GAMES

PICTURES = Path("docs/pictures")


def main() -> None:
    asked = _arguments()
    duels = read(asked.results)
    if asked.game:
        named = {text.partition("=")[0] for text in asked.option}
        config = settle(GAMES[asked.game], asked.seats, asked.option)
        options = {name: v for name, v in config.options.to_json().items() if name in named}
        duel = find(duels, asked.game, options, asked.seats, asked.bots)
        for _ in duel.play(asked.deals):
            write(asked.results, duels)
        found = duel.result
        told = f"{found.mean:.4g} ({found.low:.4g} – {found.high:.4g}), {len(duel.results)} deals"
        sys.stdout.write(f"{duel.key}: {told}\n")
    (PICTURES / "ladder.svg").write_text(draw(duels), "utf-8")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", choices=list(GAMES))
    parser.add_argument("bots", nargs="*", metavar="bot", help=", ".join(BOTS))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="name=value")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--results", type=Path, default=PICTURES / "ladder.json")
    return parser.parse_args()


if __name__ == "__main__":
    main()
