"""A seat's holidays at a slow table: its clock stands still, for so many days of a game in all."""

from msgspec import Struct

BUDGET = 30 * 24 * 3600 * 1000
"""Milliseconds that a seat may be on holiday in one game, however often it goes."""


class Holiday(Struct, frozen=True):
    """What is left of the budget, and since when it is being used (-1: it is not)."""

    left: int = BUDGET
    since: int = -1

    @property
    def is_on(self) -> bool:
        return self.since >= 0

    @property
    def end(self) -> int | None:
        """When the budget is used up; None if nobody is using it."""
        return self.since + self.left if self.is_on else None

    def begun(self, at: int) -> "Holiday":
        return Holiday(self.left, at)

    def ended(self, at: int) -> "Holiday":
        return Holiday(max(self.left - (at - self.since), 0))

    def pause(self, start: int, until: int | None = None) -> int:
        """How long a clock that was started then has stood still until then; or will have, if
        nobody comes back."""
        if not self.is_on:
            return 0
        end = self.since + self.left
        return max((end if until is None else min(until, end)) - max(start, self.since), 0)


UNUSED = Holiday()
