"""Plays games while everything breaks again and again, and says what was lost: nothing."""

import argparse
import asyncio
import signal
import sys

from tests.server.chaos.planted import PLANTED
from tests.server.chaos.run import State, run

MOST_SHOWN = 40


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.chaos", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--planted", action="store_true", help="break the server on purpose, and see it found"
    )
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # nothing is left running then either
    return _search(asked.games, asked.seed) if asked.planted else _prove(asked.games, asked.seed)


def _prove(games: int, seed: int) -> int:
    meter = _Meter()
    report = asyncio.run(run(games, seed, meter.show))
    meter.end()
    shown = [*report.errors[:MOST_SHOWN], *map(str, report.findings[:MOST_SHOWN]), str(report)]
    sys.stdout.write("\n".join(shown) + "\n")
    return 1 if report.findings or report.errors else 0


def _search(games: int, seed: int) -> int:
    missed = 0
    for planted in PLANTED:
        meter = _Meter()
        report = asyncio.run(run(games, seed, meter.show, planted))
        meter.end()
        found = report.findings[0] if report.findings else "NOT FOUND"
        sys.stdout.write(f"{planted}: after {report.journal.ended} games: {found}\n")
        missed += not report.findings
    return 1 if missed else 0


class _Meter:
    """One line on a terminal; a line every ten seconds elsewhere."""

    def __init__(self) -> None:
        self._is_terminal = sys.stderr.isatty()
        self._next = 0.0

    def show(self, state: State) -> None:
        if state.seconds < self._next:
            return
        self._next = state.seconds + (0.5 if self._is_terminal else 10)
        text = (
            f"{state.journal.ended} of {state.games} games ended, {state.running} running,"
            f" {state.journal.acknowledged} turns, {state.faults.total()} faults,"
            f" {state.journal.again} requests sent again, {state.seconds:.0f} s"
        )
        if state.checked:
            text = f"{state.checked} tables checked, {state.seconds:.0f} s"
        sys.stderr.write(f"\r{text}\x1b[K" if self._is_terminal else f"{text}\n")
        sys.stderr.flush()

    def end(self) -> None:
        if self._is_terminal:
            sys.stderr.write("\n")


if __name__ == "__main__":
    sys.exit(main())
