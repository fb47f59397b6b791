"""Everything that can happen in Ginkgopolis. What only some may know has a twin for all. In the
solo game Gosha is the side after the player."""

from dataclasses import dataclass
from typing import ClassVar

from kvartal.kit.facts import ComponentId, Fact, Opens, Quiet, SeatNumber, Staged
from kvartal.kit.lines import Line


@dataclass(slots=True)
class DraftBegan(Fact):
    """Everybody has four characters to choose from."""

    kind: ClassVar[str] = "draft_began"
    opens: ClassVar[Opens] = "round"


@dataclass(slots=True)
class DraftHand(Fact):
    """The characters a seat can choose from, for that seat alone."""

    kind: ClassVar[str] = "draft_hand"
    seat: SeatNumber
    characters: list[ComponentId]


@dataclass(slots=True)
class Picked(Fact):
    """A seat has kept a character; not which."""

    kind: ClassVar[str] = "picked"
    twin: ClassVar[str] = "picked_character"
    staged: ClassVar[Staged] = "aside"
    seat: SeatNumber


@dataclass(slots=True)
class PickedCharacter(Fact):
    kind: ClassVar[str] = "picked_character"
    seat: SeatNumber
    character: ComponentId


@dataclass(slots=True)
class PacketsPassed(Fact):
    """The other characters went to the left."""

    kind: ClassVar[str] = "packets_passed"
    staged: ClassVar[Staged] = "together"


@dataclass(slots=True)
class CharactersShown(Fact):
    kind: ClassVar[str] = "characters_shown"
    staged: ClassVar[Staged] = "together"
    seat: SeatNumber
    characters: list[ComponentId]


@dataclass(slots=True)
class RoundBegan(Fact):
    kind: ClassVar[str] = "round_began"
    opens: ClassVar[Opens] = "round"
    round: int
    first: SeatNumber


@dataclass(slots=True)
class Drew(Fact):
    """Cards from the deck."""

    kind: ClassVar[str] = "drew"
    twin: ClassVar[str] = "drew_cards"
    staged: ClassVar[Staged] = "together"
    seat: SeatNumber
    count: int


@dataclass(slots=True)
class DrewCards(Fact):
    kind: ClassVar[str] = "drew_cards"
    seat: SeatNumber
    cards: list[ComponentId]


@dataclass(slots=True)
class LaidForGosha(Fact):
    """A card, face down; nobody has seen it."""

    kind: ClassVar[str] = "laid_for_gosha"
    quiet: ClassVar[Quiet] = "always"


@dataclass(slots=True)
class LastCard(Fact):
    """It was the last of the deck, so the player knows it all the same."""

    kind: ClassVar[str] = "last_card"
    card: ComponentId


@dataclass(slots=True)
class Opened(Fact):
    """The first cards of the deck went face up to the discard pile."""

    kind: ClassVar[str] = "opened"
    opens: ClassVar[Opens] = "step"
    cards: list[ComponentId]


@dataclass(slots=True)
class Rebuilt(Fact):
    """The discard pile has become the deck, with the cards of the `entered` buildings."""

    kind: ClassVar[str] = "rebuilt"
    notable: ClassVar[bool] = True
    entered: list[ComponentId]
    size: int


@dataclass(slots=True)
class Chose(Fact):
    """A seat has committed; that there is a tile on the card all can see."""

    kind: ClassVar[str] = "chose"
    twin: ClassVar[str] = "chose_card"
    staged: ClassVar[Staged] = "aside"
    seat: SeatNumber
    with_tile: bool


@dataclass(slots=True)
class ChoseCard(Fact):
    """An empty tile: the card alone."""

    kind: ClassVar[str] = "chose_card"
    seat: SeatNumber
    card: ComponentId
    tile: ComponentId


@dataclass(slots=True)
class NewHandTaken(Fact):
    """`left`: new-hand tokens."""

    kind: ClassVar[str] = "new_hand_taken"
    notable: ClassVar[bool] = True
    seat: SeatNumber
    discarded: list[ComponentId]
    left: int


@dataclass(slots=True)
class Revealed(Fact):
    """An empty tile: the card alone."""

    kind: ClassVar[str] = "revealed"
    opens: ClassVar[Opens] = "turn"
    seat: SeatNumber
    card: ComponentId
    tile: ComponentId


@dataclass(slots=True)
class FellBack(Fact):
    """The tile could not be paid for and went back behind the screen."""

    kind: ClassVar[str] = "fell_back"
    notable: ClassVar[bool] = True
    seat: SeatNumber
    tile: ComponentId
    resources: int
    resources_had: int
    vp: int
    vp_had: int


@dataclass(slots=True)
class Urbanized(Fact):
    """A new building in place of a letter."""

    kind: ClassVar[str] = "urbanized"
    seat: SeatNumber
    card: ComponentId
    tile: ComponentId
    x: int
    y: int


@dataclass(slots=True)
class Constructed(Fact):
    """A level was added; the building has `height` now."""

    kind: ClassVar[str] = "constructed"
    seat: SeatNumber
    card: ComponentId
    tile: ComponentId
    x: int
    y: int
    height: int


@dataclass(slots=True)
class TookBack(Fact):
    """The resources of a building returned to its owner, who gains `lines` if somebody else builds
    there."""

    kind: ClassVar[str] = "took_back"
    seat: SeatNumber
    resources: int
    lines: list[Line]


@dataclass(slots=True)
class PaidResources(Fact):
    kind: ClassVar[str] = "paid_resources"
    staged: ClassVar[Staged] = "aside"
    is_price: ClassVar[bool] = True
    seat: SeatNumber
    lines: list[Line]


@dataclass(slots=True)
class PaidVp(Fact):
    kind: ClassVar[str] = "paid_vp"
    staged: ClassVar[Staged] = "aside"
    is_price: ClassVar[bool] = True
    seat: SeatNumber
    lines: list[Line]


@dataclass(slots=True)
class LetterMoved(Fact):
    """`card`: the urbanisation card with that letter."""

    kind: ClassVar[str] = "letter_moved"
    staged: ClassVar[Staged] = "aside"
    card: ComponentId
    x: int
    y: int


@dataclass(slots=True)
class GainedResources(Fact):
    """A last line takes off what the reserve did not have."""

    kind: ClassVar[str] = "gained_resources"
    seat: SeatNumber
    lines: list[Line]


@dataclass(slots=True)
class GainedVp(Fact):
    kind: ClassVar[str] = "gained_vp"
    seat: SeatNumber
    lines: list[Line]


@dataclass(slots=True)
class TilesDue(Fact):
    """So many tiles may be drawn now, and why."""

    kind: ClassVar[str] = "tiles_due"
    seat: SeatNumber
    lines: list[Line]


@dataclass(slots=True)
class DrewTile(Fact):
    """A tile from the reserve, which has `left` now."""

    kind: ClassVar[str] = "drew_tile"
    twin: ClassVar[str] = "drew_tile_face"
    staged: ClassVar[Staged] = "aside"
    seat: SeatNumber
    left: int


@dataclass(slots=True)
class DrewTileFace(Fact):
    kind: ClassVar[str] = "drew_tile_face"
    seat: SeatNumber
    tile: ComponentId


@dataclass(slots=True)
class TilesLost(Fact):
    """The reserve is empty for good: so many tiles were not drawn."""

    kind: ClassVar[str] = "tiles_lost"
    seat: SeatNumber
    count: int


@dataclass(slots=True)
class ReserveEmpty(Fact):
    """For the first time, or the second."""

    kind: ClassVar[str] = "reserve_empty"
    notable: ClassVar[bool] = True
    time: int


@dataclass(slots=True)
class ReturnBegan(Fact):
    """These seats may return tiles."""

    kind: ClassVar[str] = "return_began"
    opens: ClassVar[Opens] = "step"
    seats: list[SeatNumber]


@dataclass(slots=True)
class ReturnPicked(Fact):
    """Which tile a seat is going to return, for that seat alone."""

    kind: ClassVar[str] = "return_picked"
    seat: SeatNumber
    tile: ComponentId


@dataclass(slots=True)
class ReturnDecided(Fact):
    kind: ClassVar[str] = "return_decided"
    staged: ClassVar[Staged] = "aside"
    seat: SeatNumber


@dataclass(slots=True)
class TilesReturned(Fact):
    """So many, face down."""

    kind: ClassVar[str] = "tiles_returned"
    staged: ClassVar[Staged] = "together"
    seat: SeatNumber
    line: Line


@dataclass(slots=True)
class CardKept(Fact):
    kind: ClassVar[str] = "card_kept"
    staged: ClassVar[Staged] = "aside"
    seat: SeatNumber
    card: ComponentId


@dataclass(slots=True)
class CardDiscarded(Fact):
    kind: ClassVar[str] = "card_discarded"
    quiet: ClassVar[Quiet] = "always"
    card: ComponentId


@dataclass(slots=True)
class UnusedDiscarded(Fact):
    """The cards that the player did not use, in the solo game."""

    kind: ClassVar[str] = "unused_discarded"
    staged: ClassVar[Staged] = "aside"
    seat: SeatNumber
    cards: list[ComponentId]


@dataclass(slots=True)
class HandsPassed(Fact):
    """To the left."""

    kind: ClassVar[str] = "hands_passed"
    staged: ClassVar[Staged] = "together"


@dataclass(slots=True)
class ReceivedHand(Fact):
    kind: ClassVar[str] = "received_hand"
    seat: SeatNumber
    cards: list[ComponentId]


@dataclass(slots=True)
class GoshaRedrew(Fact):
    """Expert: his first card was `card`, one more was drawn, and he uses `used`."""

    kind: ClassVar[str] = "gosha_redrew"
    card: ComponentId
    drawn: ComponentId
    used: ComponentId


@dataclass(slots=True)
class GoshaCannot(Fact):
    """His action does not happen: he has too few resources, or there is no tile for him."""

    kind: ClassVar[str] = "gosha_cannot"
    notable: ClassVar[bool] = True
    resources: int
    resources_had: int


@dataclass(slots=True)
class ResourcesPlaced(Fact):
    """All resources of this side stand in the city: the round is the last."""

    kind: ClassVar[str] = "resources_placed"
    notable: ClassVar[bool] = True
    seat: SeatNumber


@dataclass(slots=True)
class Ended(Fact):
    kind: ClassVar[str] = "ended"
