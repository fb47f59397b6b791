"""Lets bots that follow one plan each play against greedy and each other, and draws who wins.

    python -m tools.plans game [--games 400] [--into docs/pictures]

The plans of a game are in `tools/games/<game>/plans.py`. Against greedy, who thinks, a quarter of
the games is played. The same number of games gives the same picture.
"""

import argparse
import importlib
import json
import sys
from dataclasses import asdict
from pathlib import Path

from tools.plans.drawing import draw
from tools.plans.matches import Duel, Entrants, duels

from kvartal.bots import BOTS
from kvartal.games.catalogue import GAMES
from kvartal.words import Speaker

TO_BEAT = "greedy"


def main() -> None:
    asked = _arguments()
    game = GAMES[asked.game]
    plans: Entrants = importlib.import_module(f"tools.games.{game.id}.plans").PLANS
    entrants: Entrants = {**plans, TO_BEAT: lambda: BOTS[TO_BEAT](game)}
    found: list[Duel] = []
    for duel in duels(game, entrants, asked.games, TO_BEAT):
        found.append(duel)
        sys.stderr.write(f"{duel}\n")
    title = f"{Speaker('en').say(f'game-{game.id}')}: plans against each other"
    picture = draw(title, list(entrants), found)
    (asked.into / f"{game.id}-plans.svg").write_text(picture, "utf-8")
    figures = json.dumps([asdict(duel) for duel in found], indent=2)
    (asked.into / f"{game.id}-plans.json").write_text(figures + "\n", "utf-8")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--into", type=Path, default=Path("docs/pictures"))
    return parser.parse_args()


main()
