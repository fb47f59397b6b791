"""What the API answers, beside the shapes of a table."""

from typing import Literal

from msgspec import Struct

from kvartal.analysis.findings import Review
from kvartal.kit.facts import Opens, Quiet, Staged
from kvartal.server.store import Listing
from kvartal.server.tables.view_types import Json, SeatView, StandingCard, TableCard


class Limit(Struct):
    """What an option may be with so many seats only."""

    option: str
    value: bool | int | str
    least: int
    most: int


class GameCard(Struct):
    id: str
    rules: int
    """The version of the rules."""
    least: int
    most: int
    """Seats."""
    options: list[Json]
    limits: list[Limit]


class Catalogue(Struct):
    games: list[GameCard]
    levels: list[str]
    """Of bots."""


class FactWords(Struct):
    """What the fields of a fact stand for (see `Vocabulary`), and how it is told: what it `opens`
    (a `round`, `turn` or `step`), to whom it is `quiet` (`always`, `to_its_seat`), whether it is
    `notable` at a large table, how others see it `staged` (``: a deed, `aside`: on the way to one,
    `together`: to all at once), and its private `twin`, which follows and says more."""

    fields: dict[str, str]
    opens: Opens
    quiet: Quiet
    notable: bool
    staged: Staged
    twin: str


class Vocabulary(Struct):
    """What the fields of facts and the words of actions stand for: a `seat`, a `component`, a
    `number`, a `line` of an amount, a `text` or a `flag`; with `s` for a list."""

    facts: dict[str, FactWords]
    actions: dict[str, list[list[str]]]


class SessionCard(Struct):
    person: str
    name: str
    face: str
    time: int
    """The server's, in milliseconds since 1970."""


class PushCard(Struct):
    key: str
    """What a browser subscribes with (base64url); empty if this server sends no messages."""


class Faces(Struct):
    faces: list[str]


class Phrases(Struct):
    phrases: list[str]


class OpenTables(Struct):
    tables: list[Listing]


class OwnPlace(Struct):
    """How a game ended for one of the asker's seats."""

    seat: int
    rank: int
    score: int


class MyTable(Struct):
    card: TableCard
    number: int
    at: int
    mine: list[int]
    is_host: bool
    awaited: list[int]
    """Own seats that are."""
    deadline: int | None
    """The earliest of them."""
    looked: int
    places: list[OwnPlace]
    """Of own seats, once the game is over."""


class MyTables(Struct):
    tables: list[MyTable]
    time: int
    unreadable: int
    """How many more tables of the asker go on, but cannot be shown at the moment."""


class Opened(Struct):
    table: str
    number: int
    seat: int | None
    invitation: str
    """Of a private table; the company passes it on."""
    commitment: str
    """What the server has committed itself to. Keep it (docs/chance.md)."""


class Seated(Struct):
    seat: int
    number: int


class Done(Struct):
    """It is in the log, up to this number."""

    number: int


class RefusalCard(Struct):
    rule: str
    args: dict[str, int | str]


class PreviewCard(Struct):
    """`taken` steps are settled; `commit`: the next can only be committed. Without `public`, that
    would stay as it is."""

    taken: int
    commit: bool
    refusal: RefusalCard | None
    public: Json | None
    private: Json
    legal: list[str]
    facts: list[Json]


class ForecastCard(Struct):
    facts: list[Json]


class TurnCard(Struct):
    """`taken` of the actions are; `refusal` says why not the next. What happened is in row
    `number` of the table's log."""

    number: int
    taken: int
    refusal: RefusalCard | None
    seat: SeatView
    awaited: list[int]


class BranchCard(Struct):
    """A table that goes on from a turn of another."""

    card: TableCard
    at: int
    """When something happened there last."""
    mine: list[int]
    invitation: str
    """What to show there if it is private."""
    standings: list[StandingCard] | None
    """Once it is over."""


class Branches(Struct):
    branches: list[BranchCard]
    """The newest first."""


class ProspectCard(Struct):
    """When a turn was over, after so many moves: the points that each side could expect, and at
    the end those that it has."""

    moves: int
    points: list[float]


class Prospects(Struct):
    turns: list[ProspectCard]
    branch: int | None
    """Of a branch: the moves that were played before it, at the table that it comes from."""


class LinkCard(Struct):
    url: str


class Next(Struct):
    """The table of the next game, and what to show there if it is private."""

    table: str
    invitation: str


class ReviewCard(Struct):
    """How far a review is: `off` if this server makes none, `none` if nobody has asked, `waiting`
    behind as many as are `ahead`, `working` (`done` of `total`), `ready` with the `review`."""

    state: Literal["off", "none", "waiting", "working", "ready", "failed"]
    ahead: int = 0
    done: int = 0
    total: int = 0
    review: Review | None = None


class Health(Struct):
    status: Literal["ok", "clock_off", "draining", "store_down"]
