"""The positions of the browser's how-to-play page: `python -m tests.games.ginkgopolis.lessons`
writes them, and a test keeps them what the game says."""

import json
from pathlib import Path

from kvartal.games.ginkgopolis.game import GAME
from kvartal.games.ginkgopolis.state import OVER, GinkgopolisState
from kvartal.kit.data import JsonObject
from tests.games.ginkgopolis.positions import City, city, table

FILE = Path(__file__).parents[3] / "web/src/games/ginkgopolis/lessons.json"
DISTRICTS: City = {
    (0, 0): "red_4 red_5 blue_6 @0",
    (1, 0): "red_6 blue_14 @1",
    (0, 1): "red_7 blue_9 @2",
    (2, 0): "red_20 @0",
    (3, 0): "yellow_5 @1",
    (3, 1): "red_8 yellow_12 @1",
}


def lessons() -> dict[str, JsonObject]:
    """The rulebook's examples: a card alone (GK-E2), a new building (GK-E3), a floor on somebody
    else's building (GK-E4), districts (GK-E7)."""
    alone = table(
        {(1, 0): "red_1 red_6 @1", (-1, 0): "yellow_2"},
        hands=["red_6"],
        before=["blue_1 yellow_1"],
    )
    outwards = table(
        {(0, -2): "blue_5 blue_9 @1"},
        tokens={"B": (0, -3)},
        hands=["urban_c"],
        screens=["red_8 red_9 red_10"],
        before=["red_2"],
        resources=[2, 0],
    )
    upwards = table(
        {(0, -2): "blue_4 red_7 @1"},
        tokens={"B": (0, -3)},
        hands=["red_7"],
        screens=["yellow_4"],
        before=["yellow_3 red_3"],
        resources=[5, 0],
        vp=[4, 0],
    )
    end = table(seats=3)
    end.city = city(DISTRICTS)
    end.question = OVER
    return {
        "alone": _lesson(alone),
        "outwards": _lesson(outwards),
        "upwards": _lesson(upwards),
        "end": _lesson(end),
    }


def _lesson(state: GinkgopolisState) -> JsonObject:
    """As the first seat sees it."""
    legal = [action.notation for action in GAME.legal(state, 0)]
    return {"public": GAME.public(state), "private": GAME.private(state, 0), "legal": [*legal]}


def text() -> str:
    return json.dumps(lessons(), indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
