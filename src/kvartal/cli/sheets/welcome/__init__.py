"""The sheet of Welcome To…, on paper."""

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from kvartal.cli.paper.drawing import Drawing, Label, Mark
from kvartal.cli.sheets.paints import INK, LINE
from kvartal.cli.sheets.pen import Pen
from kvartal.cli.sheets.welcome.streets import draw_streets
from kvartal.cli.sheets.welcome.tracks import draw_totals, draw_tracks
from kvartal.games.welcome.reading import EMPTY_SHEET, written_sheet
from kvartal.kit.data import JsonDict, load
from kvartal.words import Speaker

HEADER = 40
GAP = 9


@cache
def geometry() -> Any:
    return json.loads(files(__package__).joinpath("sheet.json").read_text("utf-8"))


def sheets_in(public: JsonDict) -> Sequence[str]:
    return load(list[str], public["sheets"])


def draw(speaker: Speaker, written: str | None = None, /, *, player: str = "") -> Drawing:
    speaker.learn("welcome")
    drawn = geometry()
    sheet = written_sheet(EMPTY_SHEET if written is None else written)
    pen = Pen(drawn["pen"])
    tracks_at = HEADER + drawn["streets"]["height"] + GAP
    totals_at = tracks_at + drawn["tracks"]["height"] + GAP
    height = totals_at + drawn["totals"]["height"]
    drawing = Drawing(drawn["width"], height, speaker.say("game-welcome"))
    _draw_header(drawing, speaker, player)
    drawing.add(*draw_streets(drawn, sheet, pen, HEADER))
    drawing.add(*draw_tracks(drawn, sheet, pen, speaker, tracks_at))
    drawing.add(*draw_totals(drawn, sheet if written else None, pen, speaker, totals_at))
    return drawing


def _draw_header(drawing: Drawing, speaker: Speaker, player: str) -> None:
    """The name of the town is for whoever lives there."""
    drawing.add(Label(drawing.title, 4, 18, 21, INK, "start"))
    drawing.add(Label(speaker.say("welcome-sheet-town"), 540, 20, 14, INK, "end"))
    drawing.add(Mark("M552 30L992 30", LINE, 1.2))
    if player:
        drawing.add(Label(player, 562, 17, 17, INK, "start"))
