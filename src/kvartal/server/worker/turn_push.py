"""Whoever is awaited and does not look is told so by web push.

Whether somebody looks is known from the store: browsers say up to which number they have shown a
table. So nobody has to know which node holds whose stream, and a person who has seen that it is
awaited is left in peace.
"""

from bisect import bisect_right
from collections.abc import Sequence

import msgspec

from kvartal.server.background import Tasks
from kvartal.server.push.sender import Sender
from kvartal.server.push.services import Services
from kvartal.server.push.vapid import Vapid
from kvartal.server.settings import Settings
from kvartal.server.store import Reachable, Store, StoreDown, Subscription
from kvartal.server.tables import clock
from kvartal.server.tables.table import Table
from kvartal.server.telemetry import PUSHES, log

QUIET = 60 * clock.SECOND
"""Between two messages to a person. Each stands for all that has happened at all its tables."""
GONE = (404, 410)
"""How a service says that there is no such subscription any more."""
GRACE = 3.0
"""Seconds for what is on its way, when told to stop."""


class Announcer:
    def __init__(self, store: Store, timing: clock.Timing, settings: Settings) -> None:
        self._store = store
        self._timing = timing
        services = Services(settings.push_services)
        self._sender = Sender(services, Vapid(store, settings.public_url))
        self._tasks = Tasks()

    async def close(self) -> None:
        await self._tasks.finish(within=GRACE)
        await self._sender.close()

    async def announce(self, table: Table, now: int) -> int:
        """Tells those whose time has come; when to look at the table again."""
        again = clock.due(table, self._timing, now)
        seats = self._unheard(table, now)
        if not seats:
            return again
        people = {person for seat in seats for person in _people(table, seat)}
        found = await self._store.reachable(table.id, sorted(people), now)
        for person in untold(table, seats, found):
            if person.quiet > now:
                again = min(again, person.quiet)
            elif await self._store.tell(person.person, person.quiet, now + QUIET):
                assert person.subscription is not None
                self._tasks.start(self._deliver(person.subscription, message_of(table)))
        return again

    def _unheard(self, table: Table, now: int) -> list[int]:
        """The seats whose persons may have to be told by now."""
        if table.phase != "running":
            return []
        times = {seat: clock.telling(table, seat, self._timing) for seat in table.awaited}
        return [seat for seat, at in times.items() if at is not None and at <= now]

    async def _deliver(self, subscription: Subscription, message: bytes) -> None:
        try:
            status = await self._sender.send(subscription, message)
            if status in GONE:
                await self._store.drop_endpoint(subscription.endpoint)
        except StoreDown:
            return  # the key was not at hand, or the next message finds it gone again
        if 200 <= status < 300:
            PUSHES.labels("sent").inc()
        elif status in GONE:
            PUSHES.labels("gone").inc()
        else:
            PUSHES.labels("failed").inc()
            log().warning("push_failed", status=status)


def untold(table: Table, seats: Sequence[int], found: Sequence[Reachable]) -> list[Reachable]:
    """Who can be told, was not yet, and has seen nothing of it, in no browser that plays the
    seat."""
    known = {person.person: person for person in found}
    chosen: dict[str, Reachable] = {}
    for seat in seats:
        number = _awaited_from(table, seat)
        players = [known[person] for person in _people(table, seat) if person in known]
        if any(player.looked >= number for player in players):
            continue
        for player in players:
            if player.subscription is not None and player.told < number:
                chosen[player.person] = player
    return list(chosen.values())


def message_of(table: Table) -> bytes:
    """All that it says: which table, which game."""
    return msgspec.json.encode({"table": table.id, "game": table.created.game})


def _people(table: Table, seat: int) -> list[str]:
    player = table.seats[seat]
    return [player.person, *player.others]


def _awaited_from(table: Table, seat: int) -> int:
    """The number of the row since which the seat is awaited."""
    rows = table.history
    return rows[bisect_right(rows, table.since[seat], key=lambda row: row.at) - 1].number
