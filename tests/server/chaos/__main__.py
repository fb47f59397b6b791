"""Plays games while everything is killed again and again, and says what was lost: nothing."""

import argparse
import asyncio
import signal
import sys

from tests.server.chaos.run import State, run

MOST_SHOWN = 40


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.chaos", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # nothing is left running then either
    meter = _Meter()
    report = asyncio.run(run(asked.games, asked.seed, meter.show))
    meter.end()
    lines = [*report.errors[:MOST_SHOWN], *report.findings[:MOST_SHOWN], str(report)]
    sys.stdout.write("\n".join(lines) + "\n")
    return 1 if report.findings else 0


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
            f" {state.kills.total()} kills, {state.seconds:.0f} s"
        )
        sys.stderr.write(f"\r{text}\x1b[K" if self._is_terminal else f"{text}\n")
        sys.stderr.flush()

    def end(self) -> None:
        if self._is_terminal:
            sys.stderr.write("\n")


if __name__ == "__main__":
    sys.exit(main())
