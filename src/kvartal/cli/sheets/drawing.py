"""A drawing as a list of marks and labels, for SVG and PDF alike."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import cos, radians, sin
from pathlib import Path

from reportlab.pdfbase.pdfmetrics import getFont, registerFont
from reportlab.pdfbase.ttfonts import TTFont

FONT = "Onest"
FONT_FILE = Path(__file__).with_name("onest.ttf")

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


@cache
def _font() -> None:
    registerFont(TTFont(FONT, FONT_FILE))


def width_of(text: str, size: float) -> float:
    _font()
    width = getFont(FONT).stringWidth(text, size)
    assert isinstance(width, float | int)
    return width


def fitted(text: str, width: float, size: float, lines: int) -> tuple[list[str], float]:
    """The text in at most so many lines of this width, as large as it can be."""
    while True:
        broken = list(_broken(text.split(), width, size))
        if size < 6 or (
            len(broken) <= lines and all(width_of(line, size) <= width for line in broken)
        ):
            return broken, size
        size -= 0.5


def _broken(words: Iterable[str], width: float, size: float) -> Iterator[str]:
    line = ""
    for word in words:
        longer = f"{line} {word}".strip()
        if line and width_of(longer, size) > width:
            yield line
            line = word
        else:
            line = longer
    yield line
