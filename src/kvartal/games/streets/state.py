"""A position of Streets."""

from dataclasses import dataclass
from typing import Literal

from kvartal.games.streets.city import City
from kvartal.games.streets.components import KIND
from kvartal.kit.game import Config, State
from kvartal.kit.knowledge import Cards, Pile
from kvartal.kit.options import Options

# The open question (section 4 of the ledger). TOKEN and MOVE are asked about a building that is
# being abandoned, or about a street that is being scored.
(
    CONSULTANT,
    ABANDON,
    BUILD,
    PLACE,
    RETURN,
    STREET,
    BUSINESS,
    TOKEN,
    SWAP,
    MOVE,
    GRIFTER_PLACE,
    GRIFTER_TOKEN,
    OVER,
) = range(13)


@dataclass(slots=True)
class StreetsOptions(Options):
    """`difficulty`: of the solo game (ST-221). `first`: who begins, a seat or by lot (ST-28)."""

    business: bool = False
    consultants: bool = False
    difficulty: Literal["easy", "normal", "hard"] = "normal"
    first: Literal["random", "0", "1", "2", "3", "4"] = "random"


@dataclass(slots=True)
class StreetsState(State):
    """Sides are the seats and, alone, the Grifter after them."""

    options: StreetsOptions
    turn: int  # from 1
    side: int  # whose turn it is
    question: int
    builds_left: int
    built: int  # tiles built in this turn
    tile: int  # to be placed next, or NONE
    new_signs: int  # to be put on it
    queue: list[int]  # enclosed streets still to be scored, by their first buildings
    street: int  # being scored, or NONE
    abandoning: int  # the building whose people leave, or NONE
    waiting: list[int]  # sides that still take tokens, or are still to be paid, for the street
    free_tokens: int  # that the first of them, or who abandons, still chooses
    colour: int  # of the people that move
    money: list[int]  # by side
    unused: list[int]  # signs, by side; the Grifter needs none (ST-220)
    supply: list[int]  # business tokens; none without the module
    tokens: list[list[int]]  # by side
    consultants: list[int]  # by seat, or NONE
    hands: list[Cards]
    stack: Pile  # face down; `size` tiles are in it, the rest of `cards` was removed unseen
    backs: list[int]  # by kind: what lies in it under the top, and in the endgame stack
    top: int  # the back on top of the stack, or NONE; alone that tile lies open
    open_tile: int  # alone: the tile that the Grifter builds next, or NONE
    endgame: int  # alone: tiles in the endgame stack that are not turned up (ST-220)
    endgame_back: int  # of its top one, or NONE once it has been shuffled
    covered: list[int]  # tiles under others (ST-205), sorted
    box: list[int]  # tiles that were given back (ST-305), sorted
    city: City

    def config(self) -> Config[StreetsOptions]:
        return Config(self.seats, self.options)

    def copy(self) -> "StreetsState":
        return StreetsState(
            self.seats,
            self.options,
            self.turn,
            self.side,
            self.question,
            self.builds_left,
            self.built,
            self.tile,
            self.new_signs,
            self.queue[:],
            self.street,
            self.abandoning,
            self.waiting[:],
            self.free_tokens,
            self.colour,
            self.money[:],
            self.unused[:],
            self.supply[:],
            [tokens[:] for tokens in self.tokens],
            self.consultants[:],
            [hand.copy() for hand in self.hands],
            self.stack.copy(),
            self.backs[:],
            self.top,
            self.open_tile,
            self.endgame,
            self.endgame_back,
            self.covered[:],
            self.box[:],
            self.city.copy(),
        )

    @property
    def is_solo(self) -> bool:
        return self.seats == 1

    @property
    def sides(self) -> int:
        """ST-224: the Grifter counts as a player."""
        return 2 if self.seats == 1 else self.seats

    def is_grifter(self, side: int) -> bool:
        return side == self.seats

    def asked_side(self) -> int:
        """For whom the open question is answered."""
        if self.question in (BUSINESS, SWAP, GRIFTER_TOKEN):
            return self.waiting[0]
        if self.question == TOKEN and self.waiting:
            return self.waiting[0]
        return self.side

    def acting(self) -> int:
        """Who answers: what the Grifter leaves open, the human decides (ST-235, ST-240)."""
        return 0 if self.is_solo else self.asked_side()

    def clockwise_from(self, side: int) -> list[int]:
        """All sides, this one first (ST-28)."""
        return [(side + turn) % self.sides for turn in range(self.sides)]

    def buildings_of(self, side: int) -> list[int]:
        return [building for building, owner in enumerate(self.city.owners) if owner == side]

    def kinds_in_hand(self, seat: int) -> list[int]:
        """The backs of a hand, which all see, in no telling order."""
        return sorted(KIND[tile] for tile in self.hands[seat].faces)
