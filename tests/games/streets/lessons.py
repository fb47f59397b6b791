"""The positions of the browser's how-to-play page: `python -m tests.games.streets.lessons`
writes them, and a test keeps them what the game says."""

import json
from pathlib import Path

from kvartal.games.streets.game import GAME
from kvartal.games.streets.state import StreetsState
from kvartal.kit.data import JsonObject
from tests.games.streets.positions import build, do, table

FILE = Path(__file__).parents[3] / "web/src/games/streets/lessons.json"
EXAMPLE = """
starter_home   1,0 v B 1
flea_market    2,0 v B 1
art_gallery    3,0 v A 3
hardware_store 4,0 < - 0
"""
"""The rulebook's income example, before its last tile (ST-432)."""


def lessons() -> dict[str, JsonObject]:
    """The start; the income example; where its people go (ST-433); and how seekers find a home
    (ST-434)."""
    start = table(None, "chillax_spa toy_store copy_shop")
    do(start, "0 build chillax_spa")
    income = table(EXAMPLE, "student_house toy_store copy_shop")
    do(income, "0 build student_house")
    moved = income.copy()
    do(moved, "0 place 0,0 e")
    seekers = moved.copy()
    build(seekers, 1, "trendy_lofts", "0,1 e")
    return {
        "start": _lesson(start),
        "income": _lesson(income),
        "moved": _lesson(moved),
        "seekers": _lesson(seekers),
    }


def _lesson(state: StreetsState) -> JsonObject:
    legal = [action.notation for action in GAME.legal(state, 0)]
    return {"public": GAME.public(state), "legal": [*legal]}


def text() -> str:
    return json.dumps(lessons(), indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
