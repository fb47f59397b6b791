"""What viewers get to see of a table, as it travels."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from kvartal.server.tables.entries import Pace, Phase, Visibility

Json = Mapping[str, Any]


class SeatCard(Struct):
    """Who plays at a seat, as everybody knows."""

    seat: int
    kind: Literal["free", "person", "bot"]
    name: str
    face: str
    level: str
    away: Literal["", "resigned", "timed_out", "returning"]
    """Why a bot plays for this person. `returning`: it takes this turn, and no other."""
    holiday: bool
    holiday_left: int
    """Milliseconds of holiday that this seat has in this game; if it is on holiday, had when that
    began."""


class Revealed(Struct):
    """Published when the table is over, so that anybody can check the shuffle."""

    secret: str
    promises: list[str]
    """Of shuffle 2, one for each seat; empty for who promised nothing."""
    contributions: list[str]
    """One for each seat, empty if there is none. Of shuffle 1: of persons alone."""
    seed: str
    """What was dealt from; empty if nothing was."""


class OriginCard(Struct):
    """Of a branch: where it comes from."""

    table: str
    """Whose game it goes on with. Who may not see that table only sees that there was one."""
    number: int
    """The row of that table's log after which it goes on."""
    turn: int
    """The same as replays count it."""
    line: str
    """What binds it, in the commitment and in the record (docs/records.md)."""


class TableCard(Struct):
    """A table, as everybody who may see it knows it."""

    id: str
    game: str
    rules: int
    options: Json
    phase: Phase
    visibility: Visibility
    pace: Pace
    seats: list[SeatCard]
    each: int
    """How many seats one person may take, the host aside; 0: as many as there are."""
    hints: bool
    """Whether hints may be asked for: the host allows it, and one person plays, no other."""
    shuffle: int
    """Which kind, as docs/chance.md counts them."""
    deal: int | None
    """The number of a fixed deal, whose cards everybody can know."""
    origin: OriginCard | None
    commitment: str
    roster: str
    """Who sits where and has promised what, as a hash; empty before that is fixed."""
    promises: list[str]
    """One for each seat, while they are to be kept: in the phase `starting`."""
    rematch: str
    revealed: Revealed | None


class Clock(Struct):
    """Of a person who is awaited: since when, until when; milliseconds since 1970."""

    seat: int
    since: int
    deadline: int | None
    reserve: int
    """Milliseconds left of the seat's reserve when it was asked."""


class LogRow(Struct):
    """What one row of the log told this viewer."""

    number: int
    at: int
    facts: list[Json]


class SeatView(Struct):
    """What only this seat knows, and what it may do now."""

    seat: int
    step: int
    private: Json
    legal: list[str]


class StandingLine(Struct):
    rule: str
    each: int
    count: int
    source: str


class StandingCard(Struct):
    rank: int
    score: int
    lines: list[StandingLine]
    tie_breaks: list[StandingLine]
    parts: dict[str, list[StandingLine]]


class Written(Struct):
    """How a game ended, as it was written down then."""

    record: str
    public: Json | None
    private: list[Json]
    standings: list[StandingCard] | None


class Position(Struct):
    """A table at one number, as one viewer sees it."""

    number: int
    at: int
    time: int
    """The server's time when this was sent."""
    card: TableCard
    mine: list[int]
    """The viewer's seats."""
    is_host: bool
    invitation: str
    """Of a private table, for its company."""
    awaited: list[int]
    clocks: list[Clock]
    public: Json | None
    """None before the start."""
    seats: list[SeatView]
    """One for each of the viewer's seats, once the game runs."""
    log: list[LogRow]
    looked: int
    """The last number that this viewer has looked at; -1 if never."""
    standings: list[StandingCard] | None


class Change(Struct):
    """In the stream: the table went on from one number to another. `public` is a JSON Patch
    (RFC 6902) of the public view; if it was null before (or the numbers do not fit), ask anew."""

    table: str
    since: int
    number: int
    time: int
    card: TableCard | None
    """None if nothing of it has changed."""
    awaited: list[int]
    clocks: list[Clock]
    public: list[Json]
    standings: list[StandingCard] | None
    is_host: bool
    mine: list[int]
    seats: list[SeatView]
    log: list[LogRow]


class Progress(Struct):
    """In the stream: others have decided, and nothing else happened that this viewer may know."""

    table: str
    number: int
    time: int
    awaited: list[int]


class Watcher(Struct):
    """Somebody who looks at a table and has no seat there."""

    name: str
    face: str


class Presence(Struct):
    """In the stream: who has the table open at the moment. It has nothing to do with the game, and
    is kept nowhere."""

    table: str
    gone: list[int]
    """Seats whose person has no page open, for a few seconds at least."""
    watchers: list[Watcher]
    others: int
    """How many more watch: without a name, or beyond those who are named."""


class MomentCard(Struct):
    """A finished game when so many moves of its record had been made, as a seat saw it then."""

    move: int
    number: int
    """Of the last row of the log before it."""
    awaited: list[int]
    public: Json
    private: Json
    legal: list[str]
