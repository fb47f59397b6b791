"""Where encounters are played: here and by some processes beside, or on a cluster."""

from collections.abc import Generator, Sequence
from typing import Protocol

from kvartal.lab.plan import Plan
from kvartal.lab.playing import Played
from kvartal.lab.schedule import Encounter


class Runner(Protocol):
    def play(self, plan: Plan, encounters: Sequence[Encounter]) -> Generator[Played]:
        """Each once, in whatever order they are done. Whoever has enough closes it."""

    def where(self) -> str:
        """For people: how many are at work."""
