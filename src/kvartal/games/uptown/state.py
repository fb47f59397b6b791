"""A position of UpTown."""

from dataclasses import dataclass
from typing import Literal

from kvartal.games.uptown.components import CARD_OF, IS_ROOF, NONE
from kvartal.kit.game import Config, State
from kvartal.kit.knowledge import Pile
from kvartal.kit.options import Options

# The open question: what becomes of the free card, what is bought or taken.
FIRST_ACTION, SECOND_ACTION, OVER = range(3)

Plot = list[int]
"""The projects shown, from the ground up."""


@dataclass(slots=True)
class UpTownOptions(Options):
    """`first`: who has the board with the start symbol, a seat or by lot (UP-23)."""

    first: Literal["random", "0", "1", "2", "3"] = "random"


@dataclass(slots=True)
class UpTownState(State):
    options: UpTownOptions
    first: int
    round: int
    turn: int  # how many have had their turn in this round
    question: int
    free: int  # the card of the first action that is still to be placed, or NONE
    wallet: list[int]
    money: list[int]  # on each deck
    streets: list[list[Plot]]
    gave: list[list[int]]  # the gifts that each seat has played: all saw it, nothing depends on it
    tops: list[int]  # the open card of each deck, or NONE
    decks: list[int]  # how many cards each deck has, the open one included
    hidden: Pile  # all that lies below the open cards: which deck has which is decided when turned
    top: int  # of the municipal pile, or NONE
    municipal: Pile
    box: list[int]  # sorted: nobody looks at their order
    is_last: bool  # the last round (UP-131)

    def config(self) -> Config[UpTownOptions]:
        return Config(self.seats, self.options)

    def copy(self) -> "UpTownState":
        return UpTownState(
            self.seats,
            self.options,
            self.first,
            self.round,
            self.turn,
            self.question,
            self.free,
            self.wallet[:],
            self.money[:],
            [[plot[:] for plot in street] for street in self.streets],
            [gifts[:] for gifts in self.gave],
            self.tops[:],
            self.decks[:],
            self.hidden.copy(),
            self.top,
            self.municipal.copy(),
            self.box[:],
            self.is_last,
        )

    def acting(self) -> int:
        return (self.first + self.turn) % self.seats

    def source(self, project: int) -> int:
        """On whose deck the card of a project lies open; NONE: on the municipal pile."""
        card = CARD_OF[project]
        return NONE if card == self.top else self.tops.index(card)


def is_closed(plot: Plot) -> bool:
    """UP-91."""
    for project in plot:  # noqa: SIM110 (bots ask millions of times)
        if IS_ROOF[project]:
            return True
    return False
