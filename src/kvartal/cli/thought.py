"""How long bots may think, for commands: by steps, by a clock, or as long as they like."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from kvartal.kit.bot import PLENTY, Budget


@dataclass(slots=True)
class Thought:
    """For each choice, at most. With a clock, the same seed need not give the same game."""

    steps: int | None = None
    milliseconds: int | None = None

    def budget(self) -> Budget:
        steps = PLENTY if self.steps is None else self.steps
        return Budget(steps, None if self.milliseconds is None else _alarm(self.milliseconds))


def _alarm(milliseconds: int) -> Callable[[], bool]:
    end = time.perf_counter() + milliseconds / 1000
    return lambda: time.perf_counter() > end
