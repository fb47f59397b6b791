"""What the log of a table holds. Rows of entries are the truth; all else is folded from them.

Entries live as long as their tables do: fields may be added with a default, never changed.
The log itself never leaves the server: it holds secrets. Viewers get what the fold tells them.
"""

from typing import Literal

import msgspec
from msgspec import Struct

Visibility = Literal["open", "link", "private"]
Phase = Literal["lobby", "running", "over", "abandoned"]


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


class Sat(_Entry, tag="sat"):
    seat: int
    person: str
    name: str
    face: str
    contribution: str
    """Random bytes of this person for the shuffle, hexadecimal."""


class BotSat(_Entry, tag="bot_sat"):
    seat: int
    level: str


class Left(_Entry, tag="left"):
    """A seat is free again, before the start."""

    seat: int
    removed: bool = False


class Linked(_Entry, tag="linked"):
    """Another browser took the seat by its secret link, and plays it as well."""

    seat: int
    person: str


class LinkRenewed(_Entry, tag="link_renewed"):
    """Links made before are void, and every other browser is out."""

    seat: int
    person: str


class Started(_Entry, tag="started"):
    """The list of contributions is closed; the cards are what they are."""


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
    seat: int


class Holiday(_Entry, tag="holiday"):
    """The clock of a slow table stands still for this seat, or goes on."""

    seat: int
    on: bool


class Rematched(_Entry, tag="rematched"):
    """The next game of the same company is at this table."""

    table: str


class Abandoned(_Entry, tag="abandoned"):
    """It will not be finished. `empty`: everybody left; `idle`: nothing happened for too long."""

    reason: Literal["empty", "idle"]


Entry = (
    Created
    | Sat
    | BotSat
    | Left
    | Linked
    | LinkRenewed
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


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[list[Entry]] = msgspec.json.Decoder(list[Entry])


def encode(entries: list[Entry]) -> str:
    return _encoder.encode(entries).decode()


def decode(entries: str) -> list[Entry]:
    return _decoder.decode(entries)
