"""The lower half: columns of boxes, and what they come to."""

from collections.abc import Iterator
from typing import Any

from kvartal.cli.paper.drawing import Label, Mark, moved, rounded
from kvartal.cli.paper.font import fitted
from kvartal.cli.sheets.paints import INK, LINE, QUIET, WARM, tone
from kvartal.cli.sheets.pen import Pen
from kvartal.cli.sheets.welcome.streets import shapes
from kvartal.games.welcome.reading import WrittenSheet
from kvartal.words import Speaker

FIGURES = 13
NAMES = 12.5
SUBTRACTED = ("bis", "roundabouts", "refusals")
Part = Mark | Label


def draw_tracks(
    drawn: Any, sheet: WrittenSheet, pen: Pen, speaker: Speaker, top: float
) -> Iterator[Part]:
    tracks = drawn["tracks"]
    for panel in tracks["panels"]:
        left, wide = panel["x"], panel["w"]
        yield from frame(left, top, wide, tracks["height"])
        yield from name(speaker.say(f"welcome-part-{panel['id']}"), left, top + 3, wide, 28)
        crossed = _crossed(sheet, panel["id"])
        for column, count in zip(panel["columns"], crossed, strict=False):
            yield from _column(column, count, pen, left, top, tracks["box"])
        for slot, points in zip(panel["slots"], sheet.plans, strict=False):
            yield from _slot(slot, points, pen, speaker, left, top, panel["slots"].index(slot))
        for head in panel.get("heads", []):
            yield from _estate(left + head["x"], top + head["y"], head["size"])
        if picture := panel.get("picture"):
            x, y, scale = picture
            yield from shapes(drawn["icons"][panel["id"]], moved(left + x, top + y, scale))
        for award in panel.get("awards", []):
            x, y = left + award["x"], top + award["y"]
            yield Mark(rounded(x - 13, y - 13, 26, 26, 13), tone("gold"))
            yield Mark(rounded(x - 10.5, y - 10.5, 21, 21, 10.5), tone("paper"))
            yield Label(str(award["value"]), x, y, FIGURES, INK)


def draw_totals(
    drawn: Any, sheet: WrittenSheet | None, pen: Pen, speaker: Speaker, top: float
) -> Iterator[Part]:
    """Empty for whoever adds up by hand."""
    high = drawn["totals"]["height"]
    for cell in drawn["totals"]["cells"]:
        left, wide = cell["x"], cell["w"] - 6
        yield from frame(left, top, wide, high)
        sign = "− " if cell["id"] in SUBTRACTED else ""
        said = speaker.say(f"welcome-part-{cell['id']}")
        yield from name(sign + said, left, top + 1, wide, 15, lines=1, size=11)
        if sheet is not None:
            points = sheet.score[cell["id"]]
            yield from pen.number(points, left + wide / 2, top + 29, 19, cell["hand"])


def frame(x: float, y: float, w: float, h: float) -> Iterator[Mark]:
    outline = rounded(x, y, w, h, 7)
    yield Mark(outline, WARM)
    yield Mark(outline, LINE, 1)


def name(
    text: str, x: float, y: float, w: float, h: float, *, lines: int = 2, size: float = NAMES
) -> Iterator[Label]:
    """Centred, in as many lines as it needs and has."""
    broken, size = fitted(text, w - 8, size, lines)
    first = y + h / 2 - (len(broken) - 1) * size * 0.55
    for index, line in enumerate(broken):
        yield Label(line, x + w / 2, first + index * size * 1.1, size, INK)


def _crossed(sheet: WrittenSheet, panel: str) -> list[int]:
    return {
        "plans": [],
        "pools": [sheet.pools],
        "temps": [sheet.temps],
        "estates": sheet.agents,
        "bis": [sheet.bis],
        "roundabouts": [sheet.roundabouts],
        "refusals": [sheet.refusals],
    }[panel]


def _column(
    column: Any, crossed: int, pen: Pen, left: float, top: float, size: float
) -> Iterator[Part]:
    for index, box in enumerate(column["boxes"]):
        x, y = left + box["x"], top + box["y"]
        square = rounded(x - size / 2, y - size / 2, size, size, 4)
        yield Mark(square, tone("paper"))
        yield Mark(square, QUIET, 1.1)
        if box["value"] is not None:
            yield Label(str(box["value"]), x, y, FIGURES, INK)
        if index < crossed:
            yield pen.sign("cross", x, y, 0.95, box["hand"])
    if last := column["last"]:
        yield Label(str(last["value"]), left + last["x"], top + last["y"], FIGURES + 3, INK)


def _slot(
    slot: Any,
    points: int | None,
    pen: Pen,
    speaker: Speaker,
    left: float,
    top: float,
    index: int,
) -> Iterator[Part]:
    x, y, w, h = left + slot["x"], top + slot["y"], slot["w"], slot["h"]
    square = rounded(x, y, w, h, 6)
    yield Mark(square, tone("paper"))
    yield Mark(square, QUIET, 1.1)
    said = speaker.say("welcome-sheet-plan", {"level": index + 1})
    yield Label(said, (left + x) / 2, y + h / 2, 16, INK)
    if points is not None:
        yield from pen.number(points, x + w / 2, y + h / 2, 28, slot["hand"])


def _estate(x: float, y: float, size: int) -> Iterator[Part]:
    """A small house with the number of houses of such an estate."""
    yield Mark("M-15 1L0 -13L15 1L11 1L11 14L-11 14L-11 1Z", "#d9cbb4", place=moved(x, y))
    yield Label(str(size), x, y + 4, FIGURES, INK)
