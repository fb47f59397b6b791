"""What the log of a table holds. Rows of entries are the truth; all else is folded from them.

Entries live as long as their tables do: fields may be added with a default, never changed.
The log itself never leaves the server: it holds secrets. Viewers get what the fold tells them.
"""

from typing import Literal, get_args

import msgspec
from msgspec import Struct

Visibility = Literal["open", "link", "private"]
Phase = Literal["lobby", "starting", "running", "over", "abandoned"]
"""`starting`: the list is closed, and persons reveal what they throw in for the shuffle."""


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think. `live`: `turn` seconds a turn and a `reserve` for the whole game;
    `slow`: `turn` seconds a turn, usually days, with holidays; `none`: no clock."""

    kind: Literal["live", "slow", "none"] = "none"
    turn: int = 0
    reserve: int = 0


class _Entry(Struct, omit_defaults=True, tag_field="kind"):
    pass


class Created(_Entry, tag="created"):
    """The first entry of every table."""

    game: str
    rules: int
    seats: int
    options: dict[str, bool | int | str]
    host: str
    secret: str
    """Hexadecimal. Only its commitment is public before the table is over."""
    visibility: Visibility = "link"
    pace: Pace = Pace()
    invitation: str = ""
    """What a stranger must show to see a private table."""
    lane: int = 0
    """In which queue its bots wait: all tables that were opened from one address share one."""
    each: int = 0
    """How many seats one person may sit down at, the host aside; 0: as many as there are."""
    hints: bool = True
    """Whether the host lets a person ask for hints who plays with nobody but bots."""


class Shuffle(_Entry, tag="shuffle"):
    """How the seed is made (docs/chance.md), if not by shuffle 1. It stands beside `Created`, so
    that a node that knows nothing of it does not read the table at all: it would deal other
    cards."""

    version: int
    deal: int = 0
    """Of a fixed deal (version 3): its number."""


class Branched(_Entry, tag="branched"):
    """The game goes on from a turn of another one, which this holds; beside `Created`, for the same
    reason."""

    table: str
    """Where that was played."""
    number: int
    """The last row of that table's log that counts here."""
    turn: int
    """How many rows after its start that was, as replays count."""
    header: list[str]
    """Of its record, without names."""
    moves: list[str]
    """Each `seat notation`, in the order of records."""


class Sat(_Entry, tag="sat"):
    seat: int
    person: str
    name: str
    face: str
    contribution: str = ""
    """Of shuffle 1: random bytes of this person, hexadecimal."""
    promise: str = ""
    """Of shuffle 2: the hash of what this person will throw in; empty if nothing."""


class Promised(_Entry, tag="promised"):
    """Another browser, or the same once more, will throw something in for this seat."""

    seat: int
    promise: str


class BotSat(_Entry, tag="bot_sat"):
    seat: int
    level: str


class Left(_Entry, tag="left"):
    """A seat is free again, before the start."""

    seat: int
    removed: bool = False
    """By the host, and for good."""
    invitation: str = ""
    """A new one for a private table: who was removed knows the old one."""


class Linked(_Entry, tag="linked"):
    """Another browser took the seat by its secret link, and plays it as well."""

    seat: int
    person: str


class LinkRenewed(_Entry, tag="link_renewed"):
    """Links made before are void, and every other browser is out."""

    seat: int
    person: str


class Closed(_Entry, tag="closed"):
    """Who sits where and has promised what is fixed. Now everybody reveals."""


class Revealed(_Entry, tag="revealed"):
    """What was promised for this seat."""

    seat: int
    contribution: str


class Started(_Entry, tag="started"):
    """What was not revealed is missing; the cards are what they are."""


class Turn(_Entry, tag="turn"):
    """Actions of one seat, the first of them its `step`-th, counted from 0."""

    seat: int
    step: int
    actions: list[str]


class Said(_Entry, tag="said"):
    seat: int
    phrase: str


class Resigned(_Entry, tag="resigned"):
    """A bot plays on, to the end."""

    seat: int


class TimedOut(_Entry, tag="timed_out"):
    """A bot plays on, until the person returns."""

    seat: int


class Returned(_Entry, tag="returned"):
    """The person plays again, from the next turn on."""

    seat: int


class Holiday(_Entry, tag="holiday"):
    """The clock of a slow table stands still for this seat, or goes on."""

    seat: int
    on: bool


class Rematched(_Entry, tag="rematched"):
    """The next game of the same company is at this table."""

    table: str


class Abandoned(_Entry, tag="abandoned"):
    """It will not be finished. `empty`: everybody left; `idle`: nothing happened for too long;
    `other_rules`: nobody carries the rules any more that it began under."""

    reason: Literal["empty", "idle", "other_rules"]


Entry = (
    Created
    | Shuffle
    | Branched
    | Sat
    | Promised
    | BotSat
    | Left
    | Linked
    | LinkRenewed
    | Closed
    | Revealed
    | Started
    | Turn
    | Said
    | Resigned
    | TimedOut
    | Returned
    | Holiday
    | Rematched
    | Abandoned
)


class Row(Struct, frozen=True):
    """Entries that were written together, as number `number` (from 0) of their table's log."""

    table: str
    number: int
    at: int
    """When, in milliseconds since 1970."""
    entries: str
    """JSON of a list of entries."""
    chain: bytes | None = None
    """The hash of the log up to here (`chain`), if whoever wrote the row knew of it."""


class _Kind(Struct):
    kind: str


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[list[Entry]] = msgspec.json.Decoder(list[Entry])
_raw_decoder = msgspec.json.Decoder(list[msgspec.Raw])
_kind_decoder = msgspec.json.Decoder(_Kind)
_KINDS = {kind.__struct_config__.tag for kind in get_args(Entry)}


def encode(entries: list[Entry]) -> str:
    return _encoder.encode(entries).decode()


def decode(entries: str) -> list[Entry]:
    """Kinds that only newer nodes know are passed over: a node that knows nothing of them can go
    on without."""
    try:
        return _decoder.decode(entries)
    except msgspec.ValidationError:
        known = [raw for raw in _raw_decoder.decode(entries) if _kind_of(raw) in _KINDS]
        return _decoder.decode(_encoder.encode(known))


def _kind_of(raw: msgspec.Raw) -> str:
    return _kind_decoder.decode(raw).kind
