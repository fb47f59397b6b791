"""What hints and reviews say, as JSON values.

Worth is told in a *currency*: `share`, the share of the other sides that are beaten (with two
sides: the chance to win), or `points` where nobody else is ranked. Errors are halves of 95 %
intervals.
"""

from typing import Literal, TypedDict

Currency = Literal["share", "points"]


class Reason(TypedDict):
    """A part of a side's points at the end, and how much more of them there is on average."""

    rule: str
    source: str
    side: int
    amount: float


class Choice(TypedDict):
    """`worth` in the currency and `points` are means over the imagined worlds. `error` is that of
    the difference of worth to the best (of the best itself: to the choice it is set beside), and
    `reasons` tell how its ends differ from those of the best."""

    action: str
    worth: float
    points: float
    error: float
    reasons: list[Reason]


class Hint(TypedDict):
    """Two or three choices, the best first."""

    currency: Currency
    worlds: int
    choices: list[Choice]


class Decision(TypedDict):
    """A choice that was weighed. `move` moves were made before it. `best` is what would have been
    better, the best first, and then what is as good as can be told; empty if nothing was. Reasons
    stand with the best: how its ends differ from those of what was played."""

    move: int
    seat: int
    played: Choice
    best: list[Choice]
    loss: float
    error: float
    significant: bool


class Moment(TypedDict):
    """What each side could expect when so many moves had been made."""

    move: int
    values: list[float]
    error: float


class Side(TypedDict):
    """`final - start = luck + own + others`. `costliest` are indices into the decisions."""

    start: float
    final: float
    luck: float
    own: float
    others: float
    error: float
    """Of luck, own and others, each."""
    costliest: list[int]


class Review(TypedDict):
    version: int
    game: str
    rules: int
    seats: int
    currency: Currency
    worlds: int
    """So many playouts were made in all."""
    seconds: float
    curve: list[Moment]
    decisions: list[Decision]
    sides: list[Side]
