"""Everything that can happen in Streets. The Grifter has the number after the last seat."""

from dataclasses import dataclass
from typing import ClassVar

from kvartal.kit.facts import ComponentId, Fact, Opens, SeatNumber, Staged
from kvartal.kit.lines import Line


@dataclass(slots=True)
class Hired(Fact):
    """A consultant works for this seat."""

    kind: ClassVar[str] = "hired"
    seat: SeatNumber
    consultant: ComponentId


@dataclass(slots=True)
class Removed(Fact):
    """Tiles that the Contractor takes out of the game: their backs."""

    kind: ClassVar[str] = "removed"
    staged: ClassVar[Staged] = "aside"
    kinds: list[ComponentId]


@dataclass(slots=True)
class Drew(Fact):
    """Tiles come into a hand: their backs, for all to see."""

    kind: ClassVar[str] = "drew"
    staged: ClassVar[Staged] = "aside"
    twin: ClassVar[str] = "drew_tiles"
    seat: SeatNumber
    kinds: list[ComponentId]


@dataclass(slots=True)
class DrewTiles(Fact):
    kind: ClassVar[str] = "drew_tiles"
    seat: SeatNumber
    tiles: list[ComponentId]


@dataclass(slots=True)
class TopSeen(Fact):
    """The back that lies on top of the stack."""

    kind: ClassVar[str] = "top_seen"
    opens: ClassVar[Opens] = "step"
    back: ComponentId


@dataclass(slots=True)
class TurnedUp(Fact):
    """Alone: the tile that now lies open on the stack."""

    kind: ClassVar[str] = "turned_up"
    opens: ClassVar[Opens] = "step"
    tile: ComponentId


@dataclass(slots=True)
class DrewOpen(Fact):
    """Alone: the open tile comes into the hand."""

    kind: ClassVar[str] = "drew_open"
    seat: SeatNumber
    tile: ComponentId


@dataclass(slots=True)
class EndgameLaid(Fact):
    """Alone: three tiles lie face down for the Grifter; the back on top of them."""

    kind: ClassVar[str] = "endgame_laid"
    opens: ClassVar[Opens] = "step"
    back: ComponentId


@dataclass(slots=True)
class EndgameBegan(Fact):
    """Alone: the endgame stack was shuffled; the Grifter builds from it."""

    kind: ClassVar[str] = "endgame_began"
    notable: ClassVar[bool] = True


@dataclass(slots=True)
class TurnBegan(Fact):
    kind: ClassVar[str] = "turn_began"
    opens: ClassVar[Opens] = "turn"
    seat: SeatNumber


@dataclass(slots=True)
class Abandoned(Fact):
    kind: ClassVar[str] = "abandoned"
    notable: ClassVar[bool] = True
    seat: SeatNumber
    tile: ComponentId


@dataclass(slots=True)
class Took(Fact):
    """A tile was taken to be built; `signs`: how many will stand on it."""

    kind: ClassVar[str] = "took"
    opens: ClassVar[Opens] = "step"
    staged: ClassVar[Staged] = "aside"
    seat: SeatNumber
    tile: ComponentId
    signs: int


@dataclass(slots=True)
class Built(Fact):
    kind: ClassVar[str] = "built"
    seat: SeatNumber
    tile: ComponentId
    x: int
    y: int
    facing: str
    signs: int


@dataclass(slots=True)
class BuiltOver(Fact):
    """The Renovator has built on top of another tile."""

    kind: ClassVar[str] = "built_over"
    notable: ClassVar[bool] = True
    seat: SeatNumber
    tile: ComponentId
    covered: ComponentId


@dataclass(slots=True)
class Returned(Fact):
    """Nothing could be built: a tile went into the box."""

    kind: ClassVar[str] = "returned"
    seat: SeatNumber
    tile: ComponentId


@dataclass(slots=True)
class Sent(Fact):
    """Seekers had to leave a tile that was built over."""

    kind: ClassVar[str] = "sent"
    staged: ClassVar[Staged] = "aside"
    colour: ComponentId
    count: int
    origin: ComponentId
    tile: ComponentId


@dataclass(slots=True)
class CameNew(Fact):
    """People for the symbols of a new tile."""

    kind: ClassVar[str] = "came_new"
    opens: ClassVar[Opens] = "step"
    staged: ClassVar[Staged] = "aside"
    tile: ComponentId
    colour: ComponentId
    count: int


@dataclass(slots=True)
class FoundHome(Fact):
    """Seekers moved onto a new tile of their colour."""

    kind: ClassVar[str] = "found_home"
    staged: ClassVar[Staged] = "aside"
    colour: ComponentId
    count: int
    origin: ComponentId
    tile: ComponentId


@dataclass(slots=True)
class Enclosed(Fact):
    """A street is scored now: its buildings in order."""

    kind: ClassVar[str] = "enclosed"
    notable: ClassVar[bool] = True
    staged: ClassVar[Staged] = "together"
    seat: SeatNumber
    tiles: list[ComponentId]


@dataclass(slots=True)
class ChoseBusiness(Fact):
    """For which building tokens are taken."""

    kind: ClassVar[str] = "chose_business"
    opens: ClassVar[Opens] = "step"
    staged: ClassVar[Staged] = "aside"
    seat: SeatNumber
    tile: ComponentId


@dataclass(slots=True)
class GotTokens(Fact):
    kind: ClassVar[str] = "got_tokens"
    staged: ClassVar[Staged] = "aside"
    seat: SeatNumber
    business: ComponentId
    count: int


@dataclass(slots=True)
class Swapped(Fact):
    """The Entrepreneur values a building by a tile in hand, and shows it."""

    kind: ClassVar[str] = "swapped"
    notable: ClassVar[bool] = True
    seat: SeatNumber
    tile: ComponentId
    instead: ComponentId


@dataclass(slots=True)
class Declined(Fact):
    kind: ClassVar[str] = "declined"
    staged: ClassVar[Staged] = "aside"
    seat: SeatNumber


@dataclass(slots=True)
class Income(Fact):
    """What a building of a scored street pays."""

    kind: ClassVar[str] = "income"
    staged: ClassVar[Staged] = "together"
    seat: SeatNumber
    tile: ComponentId
    lines: list[Line]


@dataclass(slots=True)
class Moved(Fact):
    """People walked to another building."""

    kind: ClassVar[str] = "moved"
    staged: ClassVar[Staged] = "aside"
    seat: SeatNumber
    colour: ComponentId
    count: int
    origin: ComponentId
    tile: ComponentId


@dataclass(slots=True)
class BecameSeekers(Fact):
    """People found nowhere to go and stand up."""

    kind: ClassVar[str] = "became_seekers"
    staged: ClassVar[Staged] = "aside"
    tile: ComponentId
    colour: ComponentId
    count: int


@dataclass(slots=True)
class FinalIncome(Fact):
    """What a building that still has an owner pays at the end: half."""

    kind: ClassVar[str] = "final_income"
    staged: ClassVar[Staged] = "together"
    seat: SeatNumber
    tile: ComponentId
    lines: list[Line]


@dataclass(slots=True)
class Bonus(Fact):
    """What business tokens are worth at the end."""

    kind: ClassVar[str] = "bonus"
    staged: ClassVar[Staged] = "together"
    seat: SeatNumber
    lines: list[Line]


@dataclass(slots=True)
class Ended(Fact):
    kind: ClassVar[str] = "ended"
