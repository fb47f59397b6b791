"""Who is there: whoever has a stream open to a table, at any node. Nothing of it is stored.

Each node tells the others whom it sees at a table, when that changes and now and then again; who
opens a table asks them. It is always the whole of what a node sees, so that a lost message does no
harm for long. Listeners hear of somebody's absence a little later, so that neither a page loaded
anew nor a node that closes shows.
"""

import asyncio
from collections.abc import Callable, Collection, Container, Iterable

import msgspec

from kvartal.server.node.stream import Stream
from kvartal.server.tables.seat import Seat
from kvartal.server.tables.table import Table
from kvartal.server.tables.view_types import Presence, Watcher

GRACE = 4.0
"""Seconds that somebody may be without a stream and still be there; and, after a table was opened
here, seconds in which others find their way back to it."""
QUIET = 0.5
"""Seconds between two looks at who is there."""
CROWD = 1000
"""So many listeners make it a second more, …"""
LONGEST_QUIET = 3.0
"""… up to this: somebody's absence is known within ten seconds in any crowd."""
MOST_WATCHERS = 12
"""Those beyond are counted only."""
REPEAT = 30.0
"""Seconds after which a node tells again whom it sees."""
LONGEST_SILENCE = 3 * REPEAT
"""After that it sees nobody there: its last word about the table was lost."""


class Sighting(msgspec.Struct, array_like=True, frozen=True):
    """Whom one node sees at a table, as it travels between nodes."""

    node: str
    asks: bool
    """Whether the others are to say the same."""
    people: list[tuple[str, str, str]]
    """Person, name and face: whoever has a seat, and a few that watch."""
    others: int
    """How many more watch."""


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Sighting).decode


class Attendance:
    """Of one table, as one node knows it."""

    def __init__(
        self,
        node: str,
        table: Table,
        streams: Collection[Stream],
        publish: Callable[[bytes], None],
        announce: Callable[[Presence], None],
    ) -> None:
        """`streams` are those of this node, whichever they are at the time."""
        self.presence: Presence | None = None
        """What listeners know; None until others had the time to come."""
        self._node = node
        self._table = table
        self._streams = streams
        self._publish = publish
        self._announce = announce
        self._elsewhere: dict[str, tuple[float, Sighting]] = {}
        """By node, and when it was heard."""
        self._silent: set[str] = set()
        self._there: dict[str, tuple[str, str]] = {}
        """Under which name and face."""
        self._missing: dict[str, float] = {}
        """Those of them who have had no stream since then."""
        self._told: Sighting | None = None
        self._told_at = 0.0
        self._look: asyncio.TimerHandle | None = None
        self._opened = asyncio.get_running_loop().time()

    def open(self) -> None:
        self._tell(asks=True)
        self._look_in(GRACE)

    def close(self) -> None:
        if self._look is not None:
            self._look.cancel()
            self._look = None
        if self._told is not None and (self._told.people or self._told.others):
            self._told = None
            self._publish(_encode(Sighting(self._node, False, [], 0)))
        self._announce = _nobody_listens  # what was told so far holds this: no circle shall stay

    def stir(self, table: Table | None = None) -> None:
        """Somebody has come or gone, or the company has changed."""
        self._table = table or self._table
        self._look_in(min(QUIET + len(self._streams) / CROWD, LONGEST_QUIET))

    def hear(self, message: bytes) -> None:
        """What a node has told, which may be this one."""
        sighting = _decode(message)
        if sighting.node == self._node:
            return
        self._elsewhere[sighting.node] = (asyncio.get_running_loop().time(), sighting)
        if sighting.asks:
            self._tell()
        self.stir()

    def freshen(self, alive: Container[str]) -> None:
        """Now and then: what nodes have seen that are silent now does not count, until they are
        heard again; and this one is not silent itself."""
        now = asyncio.get_running_loop().time()
        if self._elsewhere or self._silent:
            self._forget_the_silent(alive, now)
        if now - self._told_at > REPEAT:
            self._tell()

    def _forget_the_silent(self, alive: Container[str], now: float) -> None:
        self._elsewhere = {
            node: heard
            for node, heard in self._elsewhere.items()
            if now - heard[0] < LONGEST_SILENCE
        }
        silent = {
            node
            for node, (at, _) in self._elsewhere.items()
            if now - at > GRACE and node not in alive
        }
        if silent != self._silent:
            self._silent = silent
            self.stir()

    def _look_in(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        at = loop.time() + seconds
        if self._look is not None:
            if self._look.when() <= at:
                return
            self._look.cancel()
        self._look = loop.call_at(at, self._look_around)

    def _look_around(self) -> None:
        self._look = None
        own = self._sighting()
        if own != self._told:
            self._tell()
        now = asyncio.get_running_loop().time()
        sightings = [
            own,
            *(each for node, (_, each) in self._elsewhere.items() if node not in self._silent),
        ]
        seen = {person: (name, face) for each in sightings for person, name, face in each.people}
        self._missing = {
            person: since
            for person in self._there.keys() - seen.keys()
            if now - (since := self._missing.get(person, now)) < GRACE
        }
        self._there = seen | {person: self._there[person] for person in self._missing}
        if self._missing:
            self._look_in(min(self._missing.values()) + GRACE - now)
        if now - self._opened < GRACE:
            self._look_in(self._opened + GRACE - now)
        else:
            self._show(sum(sighting.others for sighting in sightings))

    def _show(self, others: int) -> None:
        seated = _seated(self._table)
        watchers = [
            Watcher(name, face)
            for person, (name, face) in self._there.items()
            if person not in seated
        ]
        named = sorted(
            (watcher for watcher in watchers if watcher.name),
            key=lambda watcher: (watcher.name, watcher.face),
        )[:MOST_WATCHERS]
        presence = Presence(
            self._table.id,
            [] if self._table.is_over else [*self._gone()],
            named,
            len(watchers) - len(named) + others,
        )
        if presence != self.presence:
            self.presence = presence
            self._announce(presence)

    def _gone(self) -> Iterable[int]:
        for number, seat in enumerate(self._table.seats):
            if seat.person and not seat.away and not _people(seat) & self._there.keys():
                yield number

    def _tell(self, asks: bool = False) -> None:
        self._told = self._sighting()
        self._told_at = asyncio.get_running_loop().time()
        self._publish(_encode(msgspec.structs.replace(self._told, asks=asks)))

    def _sighting(self) -> Sighting:
        seated = _seated(self._table)
        known = {
            stream.person: (stream.person, stream.name, stream.face)
            for stream in self._streams
            if stream.person
        }
        strangers = sum(not stream.person for stream in self._streams)
        players = sorted(one for one in known.values() if one[0] in seated)
        watching = sorted(
            (one for one in known.values() if one[0] not in seated),
            key=lambda one: (one[1] == "", one),
        )
        return Sighting(
            self._node,
            False,
            [*players, *watching[:MOST_WATCHERS]],
            len(watching[MOST_WATCHERS:]) + strangers,
        )


def _nobody_listens(_: Presence) -> None:
    pass


def _seated(table: Table) -> set[str]:
    return {person for seat in table.seats for person in _people(seat)}


def _people(seat: Seat) -> set[str]:
    return {seat.person, *seat.others} - {""}
