"""A drawing as a list of marks and labels, for SVG and PDF alike."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import cos, radians, sin

Matrix = tuple[float, float, float, float, float, float]
"""As SVG and PDF have it: a, b, c, d, e, f."""
AS_IT_IS: Matrix = (1, 0, 0, 1, 0, 0)


@dataclass(slots=True)
class Mark:
    """A path of M, L, C and Z, all absolute: filled, or a line if it has a width."""

    path: str
    colour: str
    width: float = 0
    place: Matrix = AS_IT_IS
    opacity: float = 1
    dashes: tuple[float, ...] = ()
    """Lengths of dash and gap, for a line."""


@dataclass(slots=True)
class Label:
    text: str
    x: float
    y: float
    """The middle of its height."""
    size: float
    colour: str
    anchor: str = "middle"


@dataclass(slots=True)
class Drawing:
    width: float
    height: float
    title: str
    parts: list[Mark | Label] = field(default_factory=list)

    def add(self, *parts: Mark | Label) -> None:
        self.parts += parts


def moved(x: float, y: float, size: float = 1, turn: float = 0) -> Matrix:
    """Larger, then turned (in degrees), then elsewhere."""
    c, s = cos(radians(turn)) * size, sin(radians(turn)) * size
    return (c, s, -s, c, x, y)


def within(outer: Matrix, inner: Matrix) -> Matrix:
    """First placed as `inner` says, then all of that as `outer` does."""
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return (
        a * g + c * h,
        b * g + d * h,
        a * i + c * j,
        b * i + d * j,
        a * k + c * m + e,
        b * k + d * m + f,
    )


def rounded(x: float, y: float, w: float, h: float, r: float) -> str:
    """The path of a box with round corners."""
    k = r * 0.4477
    right, low = x + w, y + h
    corners = (
        (right - r, y, right - k, y, right, y + k, right, y + r),
        (right, low - r, right, low - k, right - k, low, right - r, low),
        (x + r, low, x + k, low, x, low - k, x, low - r),
        (x, y + r, x, y + k, x + k, y, x + r, y),
    )
    sides = "".join(
        "L{:.2f} {:.2f}C{:.2f} {:.2f} {:.2f} {:.2f} {:.2f} {:.2f}".format(*corner)
        for corner in corners
    )
    return f"M{x + r:.2f} {y:.2f}{sides}Z"


def steps(path: str) -> Iterator[tuple[str, Sequence[float]]]:
    """A path, command by command."""
    for command, numbers in re.findall(r"([MLCZ])([^MLCZ]*)", path):
        values = [float(number) for number in numbers.split()]
        count = {"M": 2, "L": 2, "C": 6, "Z": 0}[command]
        if count == 0:
            yield command, ()
        for start in range(0, len(values), count or 1):
            yield command, values[start : start + count]
