"""Everything that can happen in Plots."""

from dataclasses import dataclass
from typing import ClassVar

from kvartal.kit.facts import Fact, SeatNumber
from kvartal.kit.lines import Line


@dataclass(slots=True)
class Sunny(Fact):
    """A round begins; this plot is worth double in it."""

    kind: ClassVar[str] = "sunny"
    round: int
    plot: int


@dataclass(slots=True)
class Hurried(Fact):
    kind: ClassVar[str] = "hurried"
    seat: SeatNumber
    line: Line


@dataclass(slots=True)
class Decided(Fact):
    """That a seat has chosen; not what."""

    kind: ClassVar[str] = "decided"
    seat: SeatNumber


@dataclass(slots=True)
class Chose(Fact):
    """What the seat itself chose, for that seat alone."""

    kind: ClassVar[str] = "chose"
    seat: SeatNumber
    plot: int


@dataclass(slots=True)
class Revealed(Fact):
    """All choices of the round, by seat."""

    kind: ClassVar[str] = "revealed"
    plots: list[int]


@dataclass(slots=True)
class Gained(Fact):
    kind: ClassVar[str] = "gained"
    seat: SeatNumber
    line: Line


@dataclass(slots=True)
class Ended(Fact):
    kind: ClassVar[str] = "ended"
