"""A position of Ginkgopolis.

Buildings and the cards before a screen are never changed once they lie in a state: who changes one
puts a changed copy in its place. So copies share them.
"""

from dataclasses import dataclass
from typing import Literal

from kvartal.games.ginkgopolis.components import COUNTS_FOR, NONE, Counts
from kvartal.kit.game import Config, State
from kvartal.kit.knowledge import Cards, Pile
from kvartal.kit.options import Options

# The open question; EXECUTE: none, an action is being carried out, and nobody looks on.
DRAFT, CHOOSE, TAKE, MOVE, RELOCATE, PUSH, RETURN, OVER, EXECUTE = range(9)

# How far the action of a side is: its card is still to be revealed, its own yield is being taken,
# the bonuses of its cards are (GK-53).
REVEAL, YIELD, BONUS = range(3)

GOSHA = 1  # the side after the only seat


@dataclass(slots=True)
class GinkgopolisOptions(Options):
    """`open_counts`: whether the tiles and resources of the others are counted for everybody. They
    follow from open play anyway (GK-R28), so this is for boards alone."""

    mode: Literal["intro", "draft", "solo_normal", "solo_expert"] = "intro"
    open_counts: bool = False


@dataclass(slots=True)
class Building:
    """`tiles` from the ground up (GK-8). An owned building carries one resource of its owner for
    each level, so they are not counted (GK-9)."""

    cell: int
    tiles: list[int]
    owner: int  # a side, or NONE
    site: bool  # a construction-site marker (GK-7)

    @property
    def top(self) -> int:
        return self.tiles[-1]

    @property
    def height(self) -> int:
        return len(self.tiles)


@dataclass(slots=True)
class GinkgopolisState(State):
    """Lists by side where Gosha has such a thing, else by seat."""

    options: GinkgopolisOptions
    round: int  # 0: the draft
    first: int
    done: int  # how many sides have acted in this round
    question: int
    # the city
    city: list[Building]
    tokens: list[int]  # where each letter stands
    # tiles
    reserve: Pile  # before the return, the tiles that were removed unseen count as possible here
    removed: list[int]  # after it
    screens: list[Cards]  # a committed tile included, until it is revealed
    returned: Cards  # what was put into the reserve, and who has seen that (GK-94)
    kept_tiles: list[int]  # behind each screen at the return
    drawn_tiles: list[int]  # since
    left_tiles: list[list[int]]  # which have left each screen since, openly
    exhaustions: int
    # cards
    deck: Pile
    discard: list[int]  # sorted: nobody cares for the order
    supply: list[int]  # the future cards (GK-18)
    hands: list[Cards]  # by side; a committed card included, until it is revealed
    face_down: bool  # a card lies there for Gosha, unseen: it counts as possible in the deck
    cards: list[list[int]]  # by side, face up before the screen: characters and kept cards
    # assets, by side
    stock: list[int]  # resources in the reserve (GK-19)
    resources: list[int]
    vp: list[int]
    new_hands: list[int]
    # the draft
    box: Pile  # characters that are not in the game
    packets: list[Cards]  # by the seat that holds them
    picked: list[Cards]
    looks: list[list[list[int]]]  # by seat, what it could pick from each time
    # what was decided and is still secret
    chosen: list[int]  # a card, or NONE
    laid: list[int]  # the tile on it, or NONE
    deciding: list[bool]  # who has yet to say what to return
    picks: list[list[int]]  # the tiles to be returned, ascending
    # the action that is being carried out
    step: int
    played: int  # its card, or NONE
    trigger: int
    spot: int  # the cell it has built on, or NONE
    due: int  # tiles still to be drawn
    is_last: bool  # the last round (GK-100)

    def config(self) -> Config[GinkgopolisOptions]:
        return Config(self.seats, self.options)

    def copy(self) -> "GinkgopolisState":
        return GinkgopolisState(
            self.seats,
            self.options,
            self.round,
            self.first,
            self.done,
            self.question,
            self.city[:],
            self.tokens[:],
            self.reserve.copy(),
            self.removed[:],
            [screen.copy() for screen in self.screens],
            self.returned.copy(),
            self.kept_tiles[:],
            self.drawn_tiles[:],
            [tiles[:] for tiles in self.left_tiles],
            self.exhaustions,
            self.deck.copy(),
            self.discard[:],
            self.supply[:],
            [hand.copy() for hand in self.hands],
            self.face_down,
            self.cards[:],
            self.stock[:],
            self.resources[:],
            self.vp[:],
            self.new_hands[:],
            self.box.copy(),
            [packet.copy() for packet in self.packets],
            [picked.copy() for picked in self.picked],
            [looks[:] for looks in self.looks],
            self.chosen[:],
            self.laid[:],
            self.deciding[:],
            [picks[:] for picks in self.picks],
            self.step,
            self.played,
            self.trigger,
            self.spot,
            self.due,
            self.is_last,
        )

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def sides(self) -> int:
        return self.seats + self.solo

    @property
    def counts(self) -> Counts:
        return COUNTS_FOR[self.seats]

    def acting(self) -> int:
        """GK-44, alone GK-126: whose action it is."""
        return self.done if self.solo else (self.first + self.done) % self.seats

    def asked(self) -> int:
        """Who answers for that side: for Gosha the player does (GK-131)."""
        return 0 if self.solo else self.acting()

    def at(self, cell: int) -> int:
        """Which building stands there, or NONE."""
        for number, building in enumerate(self.city):
            if building.cell == cell:
                return number
        return NONE

    def designated(self, card: int) -> int:
        """GK-11: the building with this tile on top; there always is one (GK-R29)."""
        for number, building in enumerate(self.city):
            if building.tiles[-1] == card:
                return number
        raise AssertionError(f"card {card} designates no building")


def free_to_return(state: GinkgopolisState, seat: int) -> int:
    """How many tiles lie behind the screen; one on a committed card does not (GK-95), one that came
    back does (GK-R16)."""
    return len(state.screens[seat]) - (state.laid[seat] != NONE)
