"""A position of Neighbours: where the cards lie, and the stack of open questions."""

from dataclasses import dataclass
from typing import Annotated, Literal

from kvartal.kit.game import Config, State
from kvartal.kit.knowledge import Cards, Pile
from kvartal.kit.options import Between, Options

HAND_SIZE = 3

# An answer at a fair: the face of the donated card, or
NOT_ASKED = -1
UNDECIDED = -2
NOTHING = -3


@dataclass(slots=True)
class NeighboursOptions(Options):
    rounds: Annotated[int, Between(2, 6)] = 5
    fairs: bool = True


@dataclass(slots=True)
class Question:
    """What is asked of whom. `partner`: the other seat of an exchange. `answers`: of a fair."""

    kind: Literal["play", "fair", "ask", "hand", "return", "discard"]
    seat: int
    partner: int
    answers: list[int]

    def copy(self) -> "Question":
        return Question(self.kind, self.seat, self.partner, self.answers[:])


@dataclass(slots=True)
class NeighboursState(State):
    options: NeighboursOptions
    round: int  # from 1
    first: int
    turns_left: int  # in this round, the open one included
    deck: Pile
    discard: Cards
    hands: list[Cards]
    streets: list[list[int]]
    gifts: list[int]
    questions: list[Question]  # the last one is open; none when the game is over

    def config(self) -> Config[NeighboursOptions]:
        return Config(self.seats, self.options)

    def copy(self) -> "NeighboursState":
        return NeighboursState(
            self.seats,
            self.options,
            self.round,
            self.first,
            self.turns_left,
            self.deck.copy(),
            self.discard.copy(),
            [hand.copy() for hand in self.hands],
            [street[:] for street in self.streets],
            self.gifts[:],
            [question.copy() for question in self.questions],
        )

    @property
    def over(self) -> bool:
        return not self.questions
