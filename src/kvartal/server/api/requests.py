"""The bodies of requests, with their bounds. What is not foreseen is refused."""

from typing import Annotated, Literal

from litestar.params import HeaderParameter, PathParameter
from msgspec import Meta, Struct

from kvartal.bots import BOTS
from kvartal.server.identity.sessions import FACES
from kvartal.server.ids import END, PATTERN
from kvartal.server.tables.entries import Visibility
from kvartal.server.tables.names import LONGEST_NAME
from kvartal.server.tables.turns import MOST_ACTIONS

MOST_SEATS = 100
MOST_NUMBER = 10_000_000
DAY = 24 * 3600


def _one_of(*ids: str) -> Meta:
    return Meta(pattern=f"^({'|'.join(ids)}){END}")


TableId = Annotated[str, PathParameter(pattern=PATTERN, description="The id of a table")]
SeatNumber = Annotated[int, PathParameter(ge=0, lt=MOST_SEATS, description="From 0")]
GAME = "^[a-z][a-z_]{0,39}" + END
GameId = Annotated[str, PathParameter(pattern=GAME, description="The id of a game")]
INVITATION = "[0-9a-z]{0,20}"
INVITATION_HEADER = "kvartal-invitation"
"""Never in the address: proxies and browsers write that down."""
InvitationShown = Annotated[
    str,
    HeaderParameter(
        name=INVITATION_HEADER,
        pattern=f"^{INVITATION}{END}",
        description="What a stranger shows to see a private table",
    ),
]

Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Face = Annotated[str, _one_of(*FACES)]
Level = Annotated[str, _one_of(*BOTS)]
Contribution = Annotated[str, Meta(pattern="^([0-9a-f]{2}){16,64}" + END)]
"""Random bytes for the shuffle, hexadecimal."""
Promise = Annotated[str, Meta(pattern="^[0-9a-f]{64}" + END)]
"""The hash of a contribution that will be revealed when the game starts (docs/chance.md)."""
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Option = bool | Annotated[int, Meta(ge=-(2**31), lt=2**31)] | Annotated[str, Meta(max_length=40)]


class Asked(Struct, forbid_unknown_fields=True):
    pass


class SessionAsked(Asked):
    name: Annotated[str, Meta(max_length=LONGEST_NAME)]
    """Empty for who only looks; sitting down takes one."""
    face: Face


class PushAsked(Asked):
    """As the browser's `PushSubscription` says it; the keys as base64url."""

    endpoint: Annotated[str, Meta(pattern="^https?://[!-~]{1,1000}" + END)]
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}" + END)]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}" + END)]


class PaceAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """In seconds: for each turn, and in reserve for the whole game."""

    kind: Literal["live", "slow", "none"] = "none"
    turn: Annotated[int, Meta(ge=0, le=30 * DAY)] = 0
    reserve: Annotated[int, Meta(ge=0, le=30 * DAY)] = 0


class TableAsked(Asked):
    game: Annotated[str, Meta(pattern=GAME)]
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], Option], Meta(max_length=40)] = {}
    visibility: Visibility = "link"
    pace: PaceAsked = PaceAsked()
    bots: Annotated[
        dict[Annotated[str, Meta(pattern="^(0|[1-9][0-9]?)" + END)], Level],
        Meta(max_length=MOST_SEATS),
    ] = {}
    """Levels of bots by seat."""
    each: Annotated[int, Meta(ge=1, le=MOST_SEATS)] | None = None
    """Seats that one person may take, the host aside. What is left out: one at an open table,
    elsewhere as many as there are."""
    deal: Annotated[int, Meta(ge=0, lt=2**31)] | None = None
    """The number of a fixed deal: nothing is shuffled, and only one person may play."""
    hints: bool = True
    """Whether hints may be asked for, as long as one person plays, with nobody but bots."""
    sit: bool = True
    promise: Promise | None = None


class BranchAsked(Asked):
    """To play on from where a finished game was after row `number` of its log."""

    number: Annotated[int, Meta(ge=0, le=MOST_NUMBER)]
    seat: Seat
    """That the asker takes."""
    level: Level | None = None
    """Of bots at all other seats. What is left out: those seats are for who sat there."""
    promise: Promise | None = None


class LookedAsked(Asked):
    number: Annotated[int, Meta(ge=0, le=MOST_NUMBER)]


class SeatAsked(Asked):
    """What is left out: the first free seat, the asker's own name and face; without a promise
    nothing is thrown in for the shuffle."""

    seat: Seat | None = None
    name: Name | None = None
    face: Face | None = None
    promise: Promise | None = None


class PromiseAsked(Asked):
    promise: Promise


class RevealAsked(Asked):
    contribution: Contribution


class BotAsked(Asked):
    level: Level


class PreviewAsked(Asked):
    actions: Annotated[list[Notation], Meta(max_length=MOST_ACTIONS)] = []


class ForecastAsked(Asked):
    action: Notation
    actions: Annotated[list[Notation], Meta(max_length=MOST_ACTIONS)] = []


class HintAsked(Asked):
    """For the position after these."""

    actions: Annotated[list[Notation], Meta(max_length=MOST_ACTIONS)] = []


class TurnAsked(Asked):
    """`step`: how many actions the seat has taken before."""

    step: Annotated[int, Meta(ge=0, le=MOST_NUMBER)]
    actions: Annotated[list[Notation], Meta(min_length=1, max_length=MOST_ACTIONS)]


class HolidayAsked(Asked):
    on: bool


class SayAsked(Asked):
    phrase: Annotated[str, Meta(pattern="^[a-z_]{1,40}" + END)]


class TakeAsked(Asked):
    token: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{32}" + END)]
