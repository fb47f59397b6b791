"""The one font of paper, how wide its words are, and how they fit into their room."""

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from reportlab.pdfbase.pdfmetrics import getFont, registerFont
from reportlab.pdfbase.ttfonts import TTFont

FONT = "Onest"
FONT_FILE = Path(__file__).with_name("onest.ttf")
MIDDLE = 0.36
"""From the middle of the figures down to their foot, as a share of the size."""


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
