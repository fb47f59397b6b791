"""Where the logs lie. One small interface, kept by PostgreSQL and by SQLite.

The log is the truth; the other tables are found again from it: when a table is due for a worker,
how it is listed, who has sat at it. They are written together with the row that changes them.
"""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from kvartal.server.store.reviews import Reviews
from kvartal.server.tables.anonymity import Change
from kvartal.server.tables.entries import Phase, Row, Visibility


class StoreDown(Exception):
    """The store cannot be reached, or went away in mid-write: what was asked for may or may not
    have been done. Whoever asks again with the same (seat, step) finds out."""


class Listing(Struct, frozen=True):
    """A table as lists show it; changes when somebody sits down or leaves, at start and end."""

    table: str
    game: str
    phase: Phase
    visibility: Visibility
    seats: int
    free: int
    changed: int
    """Milliseconds since 1970."""


FOREVER = 2**62
"""Later than any time."""


class Queue(Struct, frozen=True):
    """In which a table waits for a worker to play its bots. Lanes take turns, and so do the owners
    of tables in a lane."""

    lane: int
    owner: str


class Writing(Struct, frozen=True):
    """One row, and what changes with it."""

    row: Row
    due: int
    """When a worker has to look at the table next, in milliseconds since 1970."""
    listing: Listing | None = None
    people: tuple[str, ...] = ()
    """Persons who are at this table from now on."""
    queue: Queue | None = None
    """Where it waits for a worker, if it is due for its bots; None if for a clock."""
    after: int = 0
    until: int = FOREVER
    """From when and until when, by the store's own clock, it can be written: a turn before its
    time is up, the end of somebody's time not earlier."""


class Seating(Struct, frozen=True):
    """That a person was at a table, and the number it has last looked at."""

    table: str
    looked: int


class Subscription(Struct, frozen=True):
    """Where a browser can be reached by web push, and the keys to write to it (base64url)."""

    endpoint: str
    p256dh: str
    auth: str


class Reachable(Struct, frozen=True):
    """A person at a table, and by which subscription it can be told something."""

    person: str
    looked: int
    told: int
    """The number of the table up to which this person was told that it is awaited."""
    subscription: Subscription | None
    quiet: int
    """Nothing is to be sent to this person before then."""

    @staticmethod
    def of(
        person: str,
        looked: int,
        told: int,
        endpoint: str | None,
        p256dh: str,
        auth: str,
        quiet: int,
    ) -> "Reachable":
        """From a row of a store; without a subscription there is no endpoint."""
        subscription = None if endpoint is None else Subscription(endpoint, p256dh, auth)
        return Reachable(person, looked, told, subscription, quiet)


class Store(Protocol):
    """All times are milliseconds since 1970. Everything may raise StoreDown."""

    writers: int
    """How many calls of `write` are worth having under way at once."""

    reviews: Reviews

    async def open(self) -> None:
        """Connects, and brings the schema up to date."""

    async def close(self) -> None: ...

    async def ping(self) -> None:
        """Returns if the store answers."""

    async def try_to_write(self) -> None:
        """Returns if the store can write, and has it on disk."""

    async def time(self) -> int:
        """The time that counts, for everybody who uses this store."""

    # the log

    async def write(self, writings: Sequence[Writing]) -> set[str]:
        """Writes rows of different tables, in one transaction; durable when it returns.

        A row wins if its number is free, the one before it is there and it comes in time; due,
        listing and people are written for winners only. Returns the tables that won.
        """

    async def read(self, table: str, after: int = -1) -> list[Row]:
        """The rows after this number, in order; of an archived table, too."""

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The newest number of each of these tables that is not archived."""

    # what workers ask

    async def lease_clocks(self, now: int, until: int, limit: int) -> list[str]:
        """Tables that are due, but not for bots, and not leased, the earliest first; leased to the
        caller `until` then. The next row of a table ends its lease."""

    async def lease_bots(self, now: int, until: int, limit: int) -> list[str]:
        """Those that are due for bots: one of each lane, then another of each, where those that
        are leased have had their turn. In a lane it goes by owners in the same way, and for each
        owner the earliest is first."""

    async def postpone(self, table: str, number: int, due: int) -> None:
        """Ends a lease and sets a new due time, if `number` is still the newest row."""

    async def next_due(self) -> int | None:
        """The earliest time at which an unleased table is, or a lease ends."""

    async def archive(self, table: str) -> None:
        """Packs the whole log of a table into one row elsewhere; it is not due nor listed."""

    async def write_down(self, table: str, written: bytes) -> None:
        """How a game ended; the first time counts."""

    async def written(self, table: str) -> bytes | None: ...

    # what is taken out again

    async def rewrite(self, table: str, change: Change) -> None:
        """Puts other entries in the place of those of a table, in the log or in the archive; rows
        that are appended or archived at the same time are not spared. `change` may be called more
        than once, and finds nothing to change in what it has changed."""

    async def rewrite_end(self, table: str, before: bytes, after: bytes) -> None:
        """How a game ended, in other words, if it is still told as before."""

    async def forget(self, person: str) -> None:
        """Where this person was, how it can be reached, and whose bots are its."""

    # what people ask

    async def open_tables(self, game: str | None, limit: int) -> list[Listing]:
        """Open tables in the lobby with a free seat, the newest first."""

    async def tables_of(self, person: str, limit: int) -> list[Seating]:
        """The tables a person was at: first those that are not archived, each the newest first."""

    async def live_tables(self, person: str) -> int:
        """How many tables that this person was at are not over."""

    async def look(self, person: str, table: str, number: int) -> None:
        """Remembers how far a person has looked; never backwards."""

    async def looked(self, person: str, table: str) -> int:
        """The number this person has last looked at; -1 if never."""

    async def branch(self, origin: str, table: str, at: int) -> None:
        """Remembers that a table, which is about to be opened, goes on from a turn of another."""

    async def branches(self, origin: str, limit: int) -> list[str]:
        """The tables that go on from turns of this one, the newest first. Some were never opened
        after all."""

    # web push

    async def subscribe(
        self, person: str, subscription: Subscription, now: int, until: int
    ) -> None:
        """In place of what this person had, or another with the same endpoint; `until` then."""

    async def unsubscribe(self, person: str) -> None: ...

    async def drop_endpoint(self, endpoint: str) -> None:
        """There is nobody behind it any more."""

    async def reachable(self, table: str, people: Sequence[str], now: int) -> list[Reachable]:
        """Those of these persons who were at the table, with a subscription or without."""

    async def tell(self, person: str, quiet: int, until: int) -> bool:
        """Whether the caller is to send a message to this person, whose quiet was over then: only
        one caller is. It is quiet again `until` then, and was told of all that there is at its
        tables."""

    # sessions and keys

    async def key(self, name: str, fresh: bytes) -> bytes:
        """The key of this name; `fresh` becomes it if there is none."""

    async def end_session(self, session: str, until: int) -> None:
        """This session is not valid any more; the fact can be forgotten `until` then."""

    async def ended_sessions(self, now: int) -> set[str]: ...
