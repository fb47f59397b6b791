"""Everything that can happen in Welcome To….

What a seat does in its turn is told to that seat alone, step by step; when the round is resolved,
one short public fact says what each seat has done (WT-27, WT-45): a hundred of them travel to
everybody in every round. Houses are written street.house, gaps by the house before them.
"""

from dataclasses import dataclass
from typing import ClassVar

from kvartal.kit.facts import ComponentId, Fact, Opens, Quiet, SeatNumber
from kvartal.kit.lines import Line

# For all: the cards.


@dataclass(slots=True)
class PlansDealt(Fact):
    kind: ClassVar[str] = "plans_dealt"
    plans: list[ComponentId]


@dataclass(slots=True)
class MarkerPlaced(Fact):
    """Draft: the solo card lies before this seat; dealing begins here."""

    kind: ClassVar[str] = "marker_placed"
    seat: SeatNumber


@dataclass(slots=True)
class RoundBegan(Fact):
    """`numbers`: the cards on top of the three piles; `effects`: those on the discard piles, which
    were the numbers of the last round. Both are empty in the solo game and the draft."""

    kind: ClassVar[str] = "round_began"
    opens: ClassVar[Opens] = "round"
    round: int
    numbers: list[ComponentId]
    effects: list[ComponentId]


@dataclass(slots=True)
class Drawn(Fact):
    """Solo: the three cards of the round."""

    kind: ClassVar[str] = "drawn"
    cards: list[ComponentId]


@dataclass(slots=True)
class SoloCardDrawn(Fact):
    """All plans are approved at once."""

    kind: ClassVar[str] = "solo_card_drawn"


@dataclass(slots=True)
class Dealt(Fact):
    """Draft: what all see of the cards dealt to a seat, their backs."""

    kind: ClassVar[str] = "dealt"
    twin: ClassVar[str] = "dealt_cards"
    seat: SeatNumber
    effects: list[ComponentId]


@dataclass(slots=True)
class DealtCards(Fact):
    """Draft: the cards themselves, for the seat alone."""

    kind: ClassVar[str] = "dealt_cards"
    seat: SeatNumber
    cards: list[ComponentId]


@dataclass(slots=True)
class Discarded(Fact):
    """Draft: the cards a seat has played as all see them. After a refusal there is no `number`
    card, and two `effects`."""

    kind: ClassVar[str] = "discarded"
    seat: SeatNumber
    number: ComponentId
    effects: list[ComponentId]


@dataclass(slots=True)
class PassedOn(Fact):
    """Draft: the third card goes to the right; all see its back."""

    kind: ClassVar[str] = "passed_on"
    twin: ClassVar[str] = "passed_card"
    seat: SeatNumber
    to: SeatNumber
    effect: ComponentId


@dataclass(slots=True)
class PassedCard(Fact):
    """The same, for the two who know the card."""

    kind: ClassVar[str] = "passed_card"
    seat: SeatNumber
    to: SeatNumber
    card: ComponentId


@dataclass(slots=True)
class TopSeen(Fact):
    """Solo and draft: the back of the card that now lies on top of the deck."""

    kind: ClassVar[str] = "top_seen"
    effect: ComponentId


@dataclass(slots=True)
class Reshuffled(Fact):
    """`wished` by a player, or because the cards had run out; `cards` make the new piles."""

    kind: ClassVar[str] = "reshuffled"
    cards: int
    wished: bool


# For the seat alone, while it decides. `lines`: what the step adds to its points.


@dataclass(slots=True)
class Chose(Fact):
    kind: ClassVar[str] = "chose"
    seat: SeatNumber
    number: int
    effect: ComponentId


@dataclass(slots=True)
class Wrote(Fact):
    """`printed`: what the card says; if it was changed, a temp box is crossed with it."""

    kind: ClassVar[str] = "wrote"
    seat: SeatNumber
    number: int
    house: str
    printed: int
    lines: list[Line]


@dataclass(slots=True)
class Refused(Fact):
    """`forced`: nothing could be written."""

    kind: ClassVar[str] = "refused"
    seat: SeatNumber
    forced: bool
    lines: list[Line]


@dataclass(slots=True)
class Used(Fact):
    """An effect: `target` is the gap, the estate size, the street or the house; `amount` the value
    it makes (agent, park, pool), the number copied (bis), or the boxes crossed (temp)."""

    kind: ClassVar[str] = "used"
    seat: SeatNumber
    effect: ComponentId
    target: str
    amount: int
    lines: list[Line]


@dataclass(slots=True)
class Skipped(Fact):
    """`forced`: the effect could not be used."""

    kind: ClassVar[str] = "skipped"
    seat: SeatNumber
    effect: ComponentId
    forced: bool


@dataclass(slots=True)
class RoundaboutBuilt(Fact):
    kind: ClassVar[str] = "roundabout_built"
    seat: SeatNumber
    house: str
    lines: list[Line]


@dataclass(slots=True)
class ClaimBegan(Fact):
    """There are several estates that a plan may count."""

    kind: ClassVar[str] = "claim_began"
    opens: ClassVar[Opens] = "step"
    seat: SeatNumber
    plan: ComponentId


@dataclass(slots=True)
class EstateCounted(Fact):
    """An estate is counted for a plan; it begins at this house."""

    kind: ClassVar[str] = "estate_counted"
    seat: SeatNumber
    plan: ComponentId
    house: str
    size: int


@dataclass(slots=True)
class Claimed(Fact):
    kind: ClassVar[str] = "claimed"
    seat: SeatNumber
    plan: ComponentId
    line: Line


@dataclass(slots=True)
class Wished(Fact):
    kind: ClassVar[str] = "wished"
    seat: SeatNumber
    yes: bool


@dataclass(slots=True)
class PassChosen(Fact):
    """Draft, after a refusal."""

    kind: ClassVar[str] = "pass_chosen"
    seat: SeatNumber
    card: ComponentId


# For all: the round is resolved.


@dataclass(slots=True)
class Committed(Fact):
    """That a seat has ended its turn; not what it did."""

    kind: ClassVar[str] = "committed"
    quiet: ClassVar[Quiet] = "always"
    seat: SeatNumber


@dataclass(slots=True)
class Turn(Fact):
    """What a seat has done; `effect` is "" if it used none. `target` and `amount` as in `Used`;
    `gained`: how its points have changed besides plans, those that others' temps cost it included;
    `lines`: what that is made of, at small tables."""

    kind: ClassVar[str] = "turn"
    quiet: ClassVar[Quiet] = "to_its_seat"
    seat: SeatNumber
    number: int
    house: str
    effect: ComponentId
    target: str
    amount: int
    gained: int
    lines: list[Line]


@dataclass(slots=True)
class TurnRefused(Fact):
    kind: ClassVar[str] = "turn_refused"
    quiet: ClassVar[Quiet] = "to_its_seat"
    seat: SeatNumber
    refusals: int
    gained: int
    lines: list[Line]


@dataclass(slots=True)
class TurnRoundabout(Fact):
    """The seat has also built a roundabout."""

    kind: ClassVar[str] = "turn_roundabout"
    quiet: ClassVar[Quiet] = "to_its_seat"
    seat: SeatNumber
    house: str


@dataclass(slots=True)
class PlanScored(Fact):
    kind: ClassVar[str] = "plan_scored"
    quiet: ClassVar[Quiet] = "to_its_seat"
    notable: ClassVar[bool] = True
    seat: SeatNumber
    plan: ComponentId
    line: Line


@dataclass(slots=True)
class PlanApproved(Fact):
    """The card is turned: from now on it is worth less."""

    kind: ClassVar[str] = "plan_approved"
    plan: ComponentId


@dataclass(slots=True)
class Ended(Fact):
    """`reasons`: the rules that ended it, and the seats that brought it about (none: the deck)."""

    kind: ClassVar[str] = "ended"
    reasons: list[str]
    seats: list[SeatNumber]
