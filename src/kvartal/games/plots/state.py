"""A position of Plots."""

from dataclasses import dataclass
from typing import Annotated

from kvartal.kit.game import Config, State
from kvartal.kit.knowledge import Pile
from kvartal.kit.options import Between, Options

UNDECIDED = 0


@dataclass(slots=True)
class PlotsOptions(Options):
    rounds: Annotated[int, Between(1, 10)] = 4


@dataclass(slots=True)
class PlotsState(State):
    options: PlotsOptions
    round: int  # from 1; past the last one when the game is over
    sun: Pile
    sunny: int
    choices: list[int]  # the plot of each seat in this round, or UNDECIDED
    permits: list[int]
    hurried: list[int]  # seats that hurried in this round, in order of arrival
    ground: list[int]  # points from plots, by seat
    speed: list[int]  # points from hurrying, by seat
    won: list[int]  # plots won, by seat

    def config(self) -> Config[PlotsOptions]:
        return Config(self.seats, self.options)

    def copy(self) -> "PlotsState":
        return PlotsState(
            self.seats,
            self.options,
            self.round,
            self.sun.copy(),
            self.sunny,
            self.choices[:],
            self.permits[:],
            self.hurried[:],
            self.ground[:],
            self.speed[:],
            self.won[:],
        )

    @property
    def plots(self) -> int:
        return plots_for(self.seats)

    @property
    def over(self) -> bool:
        return self.round > self.options.rounds


def plots_for(seats: int) -> int:
    """PL-2: half as many as seats, and two more; at least three."""
    return max(3, seats // 2 + 2)
