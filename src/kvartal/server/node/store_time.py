"""What time it is: the store's, so that it is the same at every node. The clock of the machine is
only compared with it. If they differ, nobody knows which of them is right, so whoever is asked to
decide by time alone does not."""

from kvartal.server.machine_clock import TOLERANCE, steady, wall
from kvartal.server.store import Store
from kvartal.server.telemetry import CLOCK, log

EVERY = 5.0
"""Seconds between two looks at the store's clock."""
SLOW = 1000
"""Milliseconds: an answer that took longer says little about what time it is."""


class StoreTime:
    def __init__(self, store: Store) -> None:
        self.is_off = False
        """Whether this machine's clock and the store's tell different times."""
        self._store = store
        self._ahead: int | None = None
        """Of the steady clock of this machine."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return steady() + (self._ahead or 0)

    async def look(self) -> None:
        began = steady()
        at = await self._store.time()
        ended = steady()
        if self._ahead is None or ended - began <= SLOW:
            self._ahead = at - (began + ended) // 2
            self._compare()

    def _compare(self) -> None:
        apart = wall() - self.now()
        CLOCK.set(apart / 1000)
        is_off = abs(apart) >= TOLERANCE
        if is_off and not self.is_off:
            log().error("clock_off", seconds=apart // 1000)
        elif self.is_off and not is_off:
            log().info("clock_right_again")
        self.is_off = is_off
