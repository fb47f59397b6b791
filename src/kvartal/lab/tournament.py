"""Plays what is missing of a tournament, and stops when it is over or decided."""

from collections.abc import Iterator
from contextlib import closing
from time import monotonic

from kvartal.lab.duel import Duel
from kvartal.lab.playing import Row
from kvartal.lab.results import Results, ResultsError
from kvartal.lab.runners import Runner
from kvartal.lab.schedule import encounters
from kvartal.lab.sprt import Sprt

WRITE_EVERY = 5.0
"""Seconds: so much may have to be played again after a power cut."""


class Tournament:
    def __init__(self, results: Results, runner: Runner, sprt: Sprt | None = None) -> None:
        self.results = results
        self.runner = runner
        self.duel: Duel | None = None
        if sprt is not None:
            if len(results.plan.entrants) != 2:
                raise ResultsError("only a duel of two can be decided before its end")
            self.duel = Duel(results.plan, sprt, results.rows)

    def run(self) -> Iterator[list[Row]]:
        """The rows of each encounter as soon as it is played."""
        done, written = self.results.done(), monotonic()
        missing = [each for each in encounters(self.results.plan) if each not in done]
        if self._is_decided():
            missing = []
        with closing(self.runner.play(self.results.plan, missing)) as running:
            try:
                for played in running:
                    if differ := self.results.versions.differ_from(played.versions):
                        parts = ", ".join(differ)
                        raise ResultsError(f"a node has another Kvartal than this (other {parts})")
                    self.results.add(played.rows)
                    if self.duel is not None:
                        self.duel.add(played.rows)
                    if monotonic() - written > WRITE_EVERY:
                        self.results.flush()
                        written = monotonic()
                    yield played.rows
                    if self._is_decided():
                        break
            finally:
                self.results.flush()
        self.results.finish()

    def _is_decided(self) -> bool:
        return self.duel is not None and self.duel.walk.verdict is not None
