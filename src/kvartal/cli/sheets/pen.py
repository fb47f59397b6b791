"""Writing by hand: each place has its own variant, slant and size, so that nothing looks copied."""

from collections.abc import Iterator, Sequence
from typing import Any

from kvartal.cli.paper.drawing import Mark, moved
from kvartal.cli.sheets.paints import PENCIL

DIGIT_WIDE, DIGIT_HIGH = 20, 30
BETWEEN = 2
SIZES = {"cross": (24, 24), "bis": (22, 13), "circle": (40, 24), "fence": (8, 44), "line": (62, 4)}
WIDTH = 2.6
FINE = 1.7
"""For small letters."""

Hand = Sequence[float]


class Pen:
    def __init__(self, strokes: dict[str, Any]) -> None:
        self._strokes = strokes

    def number(self, number: int, x: float, y: float, high: float, hand: Hand) -> Iterator[Mark]:
        """A number around a point. A minus is a short line before it."""
        variant, turn, size, dx, dy = hand
        digits = str(abs(number))
        scale = size * high / DIGIT_HIGH * (0.92 if len(digits) > 1 else 1)
        step = (DIGIT_WIDE + BETWEEN) * scale
        left = x + dx - (len(digits) * step - BETWEEN * scale) / 2
        top = y + dy - DIGIT_HIGH * scale / 2
        if number < 0:
            dash = f"M{left - 9 * scale:.1f} {y + dy:.1f}L{left - 3 * scale:.1f} {y + dy - 0.5:.1f}"
            yield Mark(dash, PENCIL, WIDTH * scale)
        for index, digit in enumerate(digits):
            drawn = self._strokes["digits"][int(digit)]
            stroke = drawn[(int(variant) + index) % len(drawn)]
            yield Mark(stroke, PENCIL, WIDTH, moved(left + index * step, top, scale, turn / 2))

    def sign(self, name: str, x: float, y: float, size: float, hand: Hand) -> Mark:
        """A cross, a circle, a fence …, around a point; `size` as a share of how it is drawn."""
        variant, turn, larger, dx, dy = hand
        drawn = self._strokes[name]
        wide, high = SIZES[name]
        scale = size * larger
        place = moved(x + dx - wide * scale / 2, y + dy - high * scale / 2, scale, turn / 3)
        width = FINE if name == "bis" else WIDTH
        return Mark(drawn[int(variant) % len(drawn)], PENCIL, width / scale, place)
