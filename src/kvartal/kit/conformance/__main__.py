"""Proves that a game keeps the contract, or says what it does not keep."""

import argparse
import importlib
import sys
import time

from kvartal.kit.conformance.processes import fingerprint, fingerprints_elsewhere
from kvartal.kit.conformance.runner import check_game
from kvartal.kit.game import AnyGame, Game
from kvartal.kit.options import describe, possible

HASH_SEEDS = (0, 1, 2, 3, 4)


def find_game(locator: str) -> AnyGame:
    module, _, name = locator.partition(":")
    game = getattr(importlib.import_module(module), name)
    assert isinstance(game, Game), f"{locator} is not a game"
    return game


def modes(game: AnyGame) -> int:
    """How many modes a game has: the values of its option `mode`, or, if it has no such option, the
    combinations of all. Games are spread evenly."""
    for option in describe(game.options):
        values = option.get("values")
        if option["id"] == "mode" and isinstance(values, list):
            return len(values)
    return len(list(possible(game.options)))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m kvartal.kit.conformance", description=__doc__)
    parser.add_argument("game", help="where the game is, as module:NAME")
    parser.add_argument("--games", type=int, default=200, help="random games for each mode")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--moments", type=int, default=4, help="steps of a game to look at closely")
    parser.add_argument("--fingerprint", action="store_true", help="print a hash of some games")
    arguments = parser.parse_args()
    game = find_game(arguments.game)
    if arguments.fingerprint:
        print(fingerprint(game))
        return 0
    games = arguments.games * modes(game)
    meter = _Meter(games)
    findings = check_game(game, games, arguments.seed, arguments.moments, progress=meter.step)
    for finding in findings:
        print(finding)
    prints = fingerprints_elsewhere(arguments.game, HASH_SEEDS) | {fingerprint(game, disturb=1)}
    if len(prints) > 1:
        print("processes: the same games differ between processes or hash seeds")
    ok = not findings and len(prints) == 1
    print(f"{game.id}: {games} games, {'everything kept' if ok else 'see above'}")
    return 0 if ok else 1


class _Meter:
    """A line on a terminal that says how far the games are."""

    def __init__(self, games: int) -> None:
        self._games = games
        self._done = 0
        self._started = time.monotonic()

    def step(self) -> None:
        self._done += 1
        if sys.stderr.isatty():
            rate = self._done / (time.monotonic() - self._started)
            end = "\n" if self._done == self._games else ""
            sys.stderr.write(f"\r{self._done} of {self._games} games, {rate:.0f} a second{end}")


if __name__ == "__main__":
    sys.exit(main())
