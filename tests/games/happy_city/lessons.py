"""The positions of the browser's how-to-play page: `python -m tests.games.happy_city.lessons`
writes them, and a test keeps them what the game says."""

import json
from pathlib import Path

from kvartal.games.happy_city import state as asks
from kvartal.games.happy_city.game import GAME
from kvartal.games.happy_city.state import HappyCityState
from kvartal.kit.data import JsonObject
from tests.games.happy_city.positions import do, table

FILE = Path(__file__).parents[3] / "web/src/games/happy_city/lessons.json"
ROW = "cat_cafe disco film_studio unicorn_ranch"
IVANKA = "market shoe_shop school house"
NEIGHBOUR = "market grocery library"


def lessons() -> dict[str, JsonObject]:
    """The ledger's own examples: HC-E4, HC-E5, HC-E6."""
    buy = table(
        IVANKA,
        NEIGHBOUR,
        mode="family",
        coins=[5, 3],
        display="haunted_house museum grand_hotel",
        row=ROW,
        round_=4,
    )
    special = buy.copy()
    do(special, "0 buy museum")
    end = table(
        f"{IVANKA} museum film_studio steelworks luxury_residence spa zoo",
        f"{NEIGHBOUR} apartment_building bank perfumery house hospital restaurant",
        mode="family",
        coins=[2, 4],
        display="casino laboratory bookshop",
        row="cat_cafe disco unicorn_ranch",
        question=asks.OVER,
        round_=9,
    )
    expert = table(
        "",
        "",
        "",
        coins=[2, 2, 2],
        row="castle harbor moai sushi_bar wind_turbine",
        question=asks.DRAFT,
        round_=0,
    )
    return {
        "buy": _lesson(buy, 0),
        "special": _lesson(special, 0),
        "end": _lesson(end, 0),
        "expert": _lesson(expert, 2),
    }


def _lesson(state: HappyCityState, seat: int) -> JsonObject:
    legal = [action.notation for action in GAME.legal(state, seat)]
    return {"seat": seat, "public": GAME.public(state), "legal": [*legal]}


def text() -> str:
    return json.dumps(lessons(), indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
