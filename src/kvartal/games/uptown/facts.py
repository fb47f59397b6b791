"""Everything that can happen in UpTown. Nothing in it is secret (UP-180)."""

from dataclasses import dataclass
from typing import ClassVar

from kvartal.kit.facts import ComponentId, Fact, Opens, SeatNumber, Staged
from kvartal.kit.lines import Line


@dataclass(slots=True)
class RoundBegan(Fact):
    kind: ClassVar[str] = "round_began"
    opens: ClassVar[Opens] = "round"
    round: int


@dataclass(slots=True)
class TurnBegan(Fact):
    kind: ClassVar[str] = "turn_began"
    opens: ClassVar[Opens] = "turn"
    seat: SeatNumber


@dataclass(slots=True)
class Collected(Fact):
    """The money on the own deck came into the wallet."""

    kind: ClassVar[str] = "collected"
    seat: SeatNumber
    line: Line


@dataclass(slots=True)
class Took(Fact):
    """The top card of the own deck, free of charge: what it offers."""

    kind: ClassVar[str] = "took"
    opens: ClassVar[Opens] = "step"
    seat: SeatNumber
    projects: list[ComponentId]


@dataclass(slots=True)
class TookMunicipal(Fact):
    """The top card of the municipal pile: what it offers."""

    kind: ClassVar[str] = "took_municipal"
    opens: ClassVar[Opens] = "step"
    seat: SeatNumber
    projects: list[ComponentId]


@dataclass(slots=True)
class Paid(Fact):
    """The price of a card: to the bank if it lay on the own deck, else onto the deck it lay on."""

    kind: ClassVar[str] = "paid"
    staged: ClassVar[Staged] = "aside"
    is_price: ClassVar[bool] = True
    seat: SeatNumber
    deck: SeatNumber
    project: ComponentId
    lines: list[Line]


@dataclass(slots=True)
class Built(Fact):
    """`floor` 1 is the ground floor."""

    kind: ClassVar[str] = "built"
    seat: SeatNumber
    project: ComponentId
    plot: int
    floor: int


@dataclass(slots=True)
class Gave(Fact):
    kind: ClassVar[str] = "gave"
    notable: ClassVar[bool] = True
    seat: SeatNumber
    project: ComponentId
    receiver: SeatNumber
    plot: int
    floor: int


@dataclass(slots=True)
class Income(Fact):
    """A plot of this street was closed, and the street is paid, storey by storey. A last line
    makes up for what would be less than nothing."""

    kind: ClassVar[str] = "income"
    seat: SeatNumber
    plot: int
    lines: list[Line]


@dataclass(slots=True)
class Discarded(Fact):
    """A free card went into the box."""

    kind: ClassVar[str] = "discarded"
    seat: SeatNumber
    projects: list[ComponentId]


@dataclass(slots=True)
class Declined(Fact):
    """A municipal card went into the box."""

    kind: ClassVar[str] = "declined"
    seat: SeatNumber
    projects: list[ComponentId]


@dataclass(slots=True)
class Passed(Fact):
    kind: ClassVar[str] = "passed"
    seat: SeatNumber


@dataclass(slots=True)
class Opened(Fact):
    """The next card of a deck can be seen; `left` with it."""

    kind: ClassVar[str] = "opened"
    opens: ClassVar[Opens] = "step"
    seat: SeatNumber
    projects: list[ComponentId]
    left: int


@dataclass(slots=True)
class MunicipalOpened(Fact):
    """The next card of the municipal pile can be seen, with all four projects."""

    kind: ClassVar[str] = "municipal_opened"
    opens: ClassVar[Opens] = "step"
    projects: list[ComponentId]
    left: int


@dataclass(slots=True)
class DeckEnded(Fact):
    """The last card of this deck was taken: the round is the last."""

    kind: ClassVar[str] = "deck_ended"
    notable: ClassVar[bool] = True
    seat: SeatNumber


@dataclass(slots=True)
class StreetEnded(Fact):
    """All plots of this street are closed: the round is the last."""

    kind: ClassVar[str] = "street_ended"
    notable: ClassVar[bool] = True
    seat: SeatNumber


@dataclass(slots=True)
class Ended(Fact):
    kind: ClassVar[str] = "ended"
