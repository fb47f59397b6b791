"""Every decision of Plots."""

from typing import ClassVar

from kvartal.kit.actions import Action

MOST_PLOTS = 52


class Choose(Action):
    """Take a plot, in secret (PL-11)."""

    words: ClassVar[tuple[tuple[str, str], ...]] = (("plot", "number"),)

    def __init__(self, plot: int) -> None:
        super().__init__("choose", plot)
        self.plot = plot


class Hurry(Action):
    """Spend the permit and announce it (PL-20); who announces first gains most (PL-21)."""

    ordered: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__("hurry")


CHOOSE = [Choose(plot) for plot in range(1, MOST_PLOTS + 1)]
HURRY = Hurry()
