"""The positions of the browser's how-to-play page: `python -m tests.games.uptown.lessons`
writes them, and a test keeps them what the game says."""

import json
from pathlib import Path

from kvartal.games.uptown.game import GAME
from kvartal.games.uptown.state import UpTownState
from kvartal.kit.data import JsonObject
from tests.games.uptown.positions import EMPTY, do, table

FILE = Path(__file__).parents[3] / "web/src/games/uptown/lessons.json"
BEFORE = "delicatessen | family_flat | law_chambers | twenty_four_hour_shop"
WHOLE = (
    "delicatessen radio_station"
    " | family_flat courtyard_flats artists_attic"
    " | greengrocer yoga_loft abandoned_floor"
    " | notarys_chambers game_studio typing_pool"
    " | pocket_park beehives"
)


def lessons() -> dict[str, JsonObject]:
    """The rulebook's example turn (UP-300) step by step, and a whole street (UP-315)."""
    free = table(
        BEFORE,
        EMPTY,
        tops=["laundrette", "pocket_park"],
        top="museum_annexe",
        free="open_plan_offices",
    )
    buy = free.copy()
    do(buy, "0 build courtyard_flats 2")
    income = buy.copy()
    do(income, "0 build pocket_park 5")
    goal = table(WHOLE, EMPTY, wallet=[14, 10], over=True)
    return {
        "goal": _lesson(goal),
        "free": _lesson(free),
        "buy": _lesson(buy),
        "income": _lesson(income),
    }


def _lesson(state: UpTownState) -> JsonObject:
    """As the first seat sees it."""
    legal = [action.notation for action in GAME.legal(state, 0)]
    return {"public": GAME.public(state), "legal": [*legal]}


def text() -> str:
    return json.dumps(lessons(), indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
