"""Lets bots play games whose truth is known, and says how often looking back on them finds it.

    python -m tools.review_truth skill GAME [--games 200]
    python -m tools.review_truth blunder GAME [--games 200] [--effort 1000000]

`skill`: a strong bot against a weak one. What luck, own choices and others' are booked? `blunder`:
equal bots, and the worst action at a random choice where that is grave. Is it found? Every game is
written to a file as a line of JSON; what is there already is not done again.
"""

import argparse
import json
import sys
from pathlib import Path

from tools.review_truth import blunder, skill

from kvartal.analysis.review import EFFORT
from kvartal.games.catalogue import GAMES


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.review_truth")
    parser.add_argument("what", choices=["skill", "blunder"])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--effort", type=int, default=EFFORT, help="of a review")
    parser.add_argument("--thought", type=int, default=24_000, help="steps of bots, at most")
    parser.add_argument("--into", type=Path, default=None)
    asked = parser.parse_args()
    game = GAMES[asked.game]
    into = asked.into or Path(f"review-truth-{asked.what}-{game.id}.jsonl")
    found = [json.loads(line) for line in into.read_text().splitlines()] if into.exists() else []
    for number in range(len(found), asked.games):
        found.append(
            skill.tried(game, number, asked.thought)
            if asked.what == "skill"
            else blunder.tried(game, number, asked.thought, asked.effort)
        )
        with into.open("a") as file:
            file.write(json.dumps(found[-1]) + "\n")
        sys.stderr.write(f"\r{number + 1} of {asked.games} games")
    sys.stderr.write("\n")
    print("\n".join((skill if asked.what == "skill" else blunder).summary(found)))


if __name__ == "__main__":
    main()
