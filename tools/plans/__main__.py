"""Lets bots that follow one plan each play against greedy and each other, and draws who wins.

    python -m tools.plans game [--games 400] [--processes 2] [--into docs/pictures]

The plans of a game are in `tools/games/<game>/plans.py`. The same number of games gives the same
picture.
"""

import argparse
import json
import os
import sys
from dataclasses import asdict
from pathlib import Path

from tools.plans.drawing import draw
from tools.plans.matches import Duel, duels, entrants_of

from kvartal.games.catalogue import GAMES
from kvartal.words import Speaker


def main() -> None:
    asked = _arguments()
    game = GAMES[asked.game]
    found: list[Duel] = []
    for duel in duels(game.id, asked.games, asked.processes):
        found.append(duel)
        sys.stderr.write(f"{duel}\n")
    title = f"{Speaker('en').say(f'game-{game.id}')}: plans against each other"
    picture = draw(title, list(entrants_of(game)), found)
    (asked.into / f"{game.id}-plans.svg").write_text(picture, "utf-8")
    figures = json.dumps([asdict(duel) for duel in found], indent=2)
    (asked.into / f"{game.id}-plans.json").write_text(figures + "\n", "utf-8")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--into", type=Path, default=Path("docs/pictures"))
    return parser.parse_args()


if __name__ == "__main__":
    main()
