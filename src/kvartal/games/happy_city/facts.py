"""Everything that can happen in Happy City. Nothing in it is secret."""

from dataclasses import dataclass
from typing import ClassVar

from kvartal.kit.facts import ComponentId, Fact, Opens, SeatNumber, Staged
from kvartal.kit.lines import Line


@dataclass(slots=True)
class MarketTaken(Fact):
    kind: ClassVar[str] = "market_taken"
    seat: SeatNumber
    market: ComponentId


@dataclass(slots=True)
class RoundBegan(Fact):
    kind: ClassVar[str] = "round_began"
    opens: ClassVar[Opens] = "round"
    round: int


@dataclass(slots=True)
class Income(Fact):
    """What a city pays, card by card."""

    kind: ClassVar[str] = "income"
    staged: ClassVar[Staged] = "together"
    seat: SeatNumber
    lines: list[Line]


@dataclass(slots=True)
class Coins(Fact):
    """Coins that are not income: gained, or lost if negative, by the building in `line`."""

    kind: ClassVar[str] = "coins"
    staged: ClassVar[Staged] = "aside"
    seat: SeatNumber
    line: Line


@dataclass(slots=True)
class LouvreChose(Fact):
    kind: ClassVar[str] = "louvre_chose"
    seat: SeatNumber
    opponent: SeatNumber


@dataclass(slots=True)
class TurnBegan(Fact):
    kind: ClassVar[str] = "turn_began"
    opens: ClassVar[Opens] = "turn"
    seat: SeatNumber


@dataclass(slots=True)
class Discarded(Fact):
    kind: ClassVar[str] = "discarded"
    staged: ClassVar[Staged] = "aside"
    seat: SeatNumber
    card: ComponentId


@dataclass(slots=True)
class Kept(Fact):
    """The display was left as it is."""

    kind: ClassVar[str] = "kept"
    staged: ClassVar[Staged] = "aside"
    seat: SeatNumber


@dataclass(slots=True)
class Revealed(Fact):
    kind: ClassVar[str] = "revealed"
    staged: ClassVar[Staged] = "aside"
    seat: SeatNumber
    deck: int
    card: ComponentId


@dataclass(slots=True)
class Reshuffled(Fact):
    """The discard pile of a deck has become the deck."""

    kind: ClassVar[str] = "reshuffled"
    deck: int
    cards: int


@dataclass(slots=True)
class Bought(Fact):
    """`lines`: the printed cost, and what changed it."""

    kind: ClassVar[str] = "bought"
    is_price: ClassVar[bool] = True
    seat: SeatNumber
    card: ComponentId
    slot: int
    lines: list[Line]


@dataclass(slots=True)
class Passed(Fact):
    kind: ClassVar[str] = "passed"
    seat: SeatNumber
    line: Line


@dataclass(slots=True)
class Took(Fact):
    """A special building came into a city."""

    kind: ClassVar[str] = "took"
    seat: SeatNumber
    card: ComponentId
    slot: int


@dataclass(slots=True)
class Declined(Fact):
    kind: ClassVar[str] = "declined"
    staged: ClassVar[Staged] = "aside"
    seat: SeatNumber


@dataclass(slots=True)
class Lost(Fact):
    """A card had to leave its city."""

    kind: ClassVar[str] = "lost"
    seat: SeatNumber
    card: ComponentId
    slot: int


@dataclass(slots=True)
class FinalBegan(Fact):
    kind: ClassVar[str] = "final_began"
    opens: ClassVar[Opens] = "step"
    round: int


@dataclass(slots=True)
class SphinxCopied(Fact):
    """`drawn`: by lot, from the box."""

    kind: ClassVar[str] = "sphinx_copied"
    seat: SeatNumber
    card: ComponentId
    drawn: bool


@dataclass(slots=True)
class PyramidCopied(Fact):
    kind: ClassVar[str] = "pyramid_copied"
    seat: SeatNumber
    neighbour: SeatNumber
    card: ComponentId


@dataclass(slots=True)
class Ended(Fact):
    kind: ClassVar[str] = "ended"
