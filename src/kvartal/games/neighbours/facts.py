"""Everything that can happen in Neighbours. What only some may know has a twin for all."""

from dataclasses import dataclass
from typing import ClassVar

from kvartal.kit.facts import ComponentId, Fact, Opens, SeatNumber
from kvartal.kit.lines import Line


@dataclass(slots=True)
class TurnBegan(Fact):
    kind: ClassVar[str] = "turn_began"
    opens: ClassVar[Opens] = "turn"
    seat: SeatNumber
    round: int


@dataclass(slots=True)
class Played(Fact):
    kind: ClassVar[str] = "played"
    seat: SeatNumber
    card: ComponentId


@dataclass(slots=True)
class FairBegan(Fact):
    kind: ClassVar[str] = "fair_began"
    opens: ClassVar[Opens] = "step"
    seat: SeatNumber
    asked: list[SeatNumber]


@dataclass(slots=True)
class FairDecided(Fact):
    """That a seat has decided; not what."""

    kind: ClassVar[str] = "fair_decided"
    seat: SeatNumber


@dataclass(slots=True)
class FairChoice(Fact):
    """What the seat itself decided (an empty card: nothing), for that seat alone."""

    kind: ClassVar[str] = "fair_choice"
    seat: SeatNumber
    card: ComponentId


@dataclass(slots=True)
class Donated(Fact):
    kind: ClassVar[str] = "donated"
    seat: SeatNumber
    card: ComponentId
    line: Line


@dataclass(slots=True)
class FairEnded(Fact):
    kind: ClassVar[str] = "fair_ended"


@dataclass(slots=True)
class Asked(Fact):
    kind: ClassVar[str] = "asked"
    seat: SeatNumber
    of: SeatNumber


@dataclass(slots=True)
class Gave(Fact):
    """A card changed hands face down."""

    kind: ClassVar[str] = "gave"
    seat: SeatNumber
    to: SeatNumber


@dataclass(slots=True)
class GaveCard(Fact):
    """Which one, for the two who saw it."""

    kind: ClassVar[str] = "gave_card"
    seat: SeatNumber
    to: SeatNumber
    card: ComponentId


@dataclass(slots=True)
class Drew(Fact):
    kind: ClassVar[str] = "drew"
    seat: SeatNumber


@dataclass(slots=True)
class DrewCard(Fact):
    kind: ClassVar[str] = "drew_card"
    seat: SeatNumber
    card: ComponentId


@dataclass(slots=True)
class Discarded(Fact):
    kind: ClassVar[str] = "discarded"
    seat: SeatNumber
    card: ComponentId


@dataclass(slots=True)
class Reshuffled(Fact):
    """The discard pile has become the deck."""

    kind: ClassVar[str] = "reshuffled"
    cards: int


@dataclass(slots=True)
class HandsPassed(Fact):
    kind: ClassVar[str] = "hands_passed"


@dataclass(slots=True)
class ReceivedHand(Fact):
    kind: ClassVar[str] = "received_hand"
    seat: SeatNumber
    cards: list[ComponentId]


@dataclass(slots=True)
class Ended(Fact):
    kind: ClassVar[str] = "ended"
