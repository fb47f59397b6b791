"""A position of Welcome To….

Sheets and turns are never changed once they lie in a state: who changes one puts a changed copy
in its place. So a copy of a state is three short lists, also with a hundred seats.
"""

from dataclasses import dataclass

from kvartal.games.welcome.components import (
    BIS_VALUES,
    HOUSES,
    LARGEST_ESTATE,
    LEVELS,
    NONE,
    OUTER_FENCES,
    STREETS,
)
from kvartal.kit.game import Config, State
from kvartal.kit.knowledge import Cards, Pile
from kvartal.kit.options import Options

KEPT = 1 << 32
"""In the mask of a card, beside the seats that have seen it (draft; there are 27 at most): all can
say that it has not been in the deck since that was last shuffled."""

EMPTY = -1
ROUNDABOUT = -2

# The question that a seat's turn stands at (T0 and T1, T2, T3, T4 and T5 of the ledger).
CHOOSE, WRITE, EFFECT, PASS, FINISH, ESTATE, WISH, COMMITTED = range(8)


@dataclass(slots=True)
class WelcomeOptions(Options):
    draft_rules: bool = False
    expert_variant: bool = False


@dataclass(slots=True)
class Sheet:
    """One player's town. Masks have a bit for each house, `fences` one for each fence (the bit of
    the house to its right, see `components`)."""

    houses: list[int]  # a number, EMPTY or ROUNDABOUT
    copies: int  # bis houses
    fences: int
    pools: int  # houses whose pool is built
    in_estates: int  # houses counted for estates plans (WT-105)
    in_plans: int  # houses counted for other plans (WT-126, WT-127)
    parks: list[int]  # crossed boxes, by street
    agents: list[int]  # crossed boxes, by estate size
    temps: int
    refusals: int
    plans: list[int]  # points gained for each plan, or NONE

    def copy(self) -> "Sheet":
        return Sheet(
            self.houses[:],
            self.copies,
            self.fences,
            self.pools,
            self.in_estates,
            self.in_plans,
            self.parks[:],
            self.agents[:],
            self.temps,
            self.refusals,
            self.plans[:],
        )

    @property
    def bis_boxes(self) -> int:
        """WT-99: one for each copy, as long as there are boxes."""
        return min(self.copies.bit_count(), len(BIS_VALUES) - 1)

    @property
    def roundabouts(self) -> int:
        """WT-122: one box each."""
        return self.houses.count(ROUNDABOUT)


def empty_sheet() -> Sheet:
    """WT-21, WT-69."""
    houses, parks, agents = [EMPTY] * HOUSES, [0] * STREETS, [0] * LARGEST_ESTATE
    return Sheet(houses, 0, OUTER_FENCES, 0, 0, 0, parks, agents, 0, 0, [NONE] * LEVELS)


@dataclass(slots=True)
class Turn:
    """How far a seat is in its turn, and what it has done in it."""

    step: int
    number_card: int  # which combination, or which card of the three, from 0
    effect_card: int
    number: int  # as printed
    effect: int
    house: int  # where the number was written
    written: int
    refused: bool
    target: int  # of the effect, if it was used: a fence, size, street or house; else NONE
    amount: int
    roundabout: int  # the house
    plan: int  # being claimed: its estates are asked for, or whether to reshuffle
    picks: list[int]  # first houses of the estates for it
    claims: list[int]  # plans claimed, in order
    wish: bool
    pass_card: int

    def copy(self) -> "Turn":
        return Turn(
            self.step,
            self.number_card,
            self.effect_card,
            self.number,
            self.effect,
            self.house,
            self.written,
            self.refused,
            self.target,
            self.amount,
            self.roundabout,
            self.plan,
            self.picks[:],
            self.claims[:],
            self.wish,
            self.pass_card,
        )


def new_turn() -> Turn:
    return Turn(
        step=CHOOSE,
        number_card=NONE,
        effect_card=NONE,
        number=NONE,
        effect=NONE,
        house=NONE,
        written=NONE,
        refused=False,
        target=NONE,
        amount=0,
        roundabout=NONE,
        plan=NONE,
        picks=[],
        claims=[],
        wish=False,
        pass_card=NONE,
    )


@dataclass(slots=True)
class WelcomeState(State):
    options: WelcomeOptions
    round: int
    over: bool
    plans: list[int]
    approved: list[bool]
    deck: Pile  # standard: what lies below the tops of the three piles, all together (WT-30)
    top: int  # solo and draft: the effect on top of the deck, SOLO, or NONE
    solo_left: bool  # the solo card is in the deck
    numbers: list[int]  # standard: the cards on top of the piles
    effects: list[int]  # standard: the cards on top of the discard piles
    drawn: list[int]  # solo: the three cards of the round
    hands: list[Cards]  # draft
    discard: Cards
    put_in: Cards  # draft: what the discard was when it was last shuffled into the deck
    marker: int  # draft: where dealing begins
    sheets: list[Sheet]  # as they stood at the end of the last round (WT-27)
    work: list[Sheet]  # as their owners see them
    turns: list[Turn]
    points: list[int]  # of `sheets`

    def config(self) -> Config[WelcomeOptions]:
        return Config(self.seats, self.options)

    def copy(self) -> "WelcomeState":
        return WelcomeState(
            self.seats,
            self.options,
            self.round,
            self.over,
            self.plans,
            self.approved[:],
            self.deck.copy(),
            self.top,
            self.solo_left,
            self.numbers,
            self.effects,
            self.drawn,
            [hand.copy() for hand in self.hands],
            self.discard.copy(),
            self.put_in,
            self.marker,
            self.sheets[:],
            self.work[:],
            self.turns[:],
            self.points[:],
        )

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def draft(self) -> bool:
        return self.options.draft_rules

    @property
    def expert(self) -> bool:
        return self.options.expert_variant

    def three_cards(self, seat: int) -> list[int]:
        """Solo and draft: the cards to choose from (WT-139, WT-149)."""
        return self.hands[seat].faces if self.draft else self.drawn
