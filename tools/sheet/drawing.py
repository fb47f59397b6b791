"""The whole sheet, put together from what is printed on it."""

import json
from pathlib import Path

from tools.sheet.houses import picket, roundabout
from tools.sheet.icons import icons
from tools.sheet.pen import hand, strokes
from tools.sheet.street import STREET, WIDTH, street
from tools.sheet.tracks import BOX, HEIGHT, LABEL, panels

SHEET_FILE = Path(__file__).parents[2] / "src/kvartal/cli/sheets/welcome/sheet.json"

STREETS = (
    (10, [3, 7, 8], [0, 2, 4, 10]),
    (11, [1, 4, 8], [0, 2, 4, 6, 14]),
    (12, [2, 7, 11], [0, 2, 4, 6, 8, 18]),
)
PRINTED: dict[str, object] = {
    "tracks": {
        "pool": [0, 3, 6, 9, 13, 17, 21, 26, 31, 36],
        "bis": [0, 1, 3, 6, 9, 12, 16, 20, 24, 28],
        "roundabout": [0, 3, 8],
        "refusal": [0, 0, 3, 5],
    },
    "agents": [
        [1, 3],
        [2, 3, 4],
        [3, 4, 5, 6],
        [4, 5, 6, 7, 8],
        [5, 6, 7, 8, 10],
        [6, 7, 8, 10, 12],
    ],
}
TOTALS = (
    "plans",
    "parks",
    "pools",
    "temps",
    "estates",
    "bis",
    "roundabouts",
    "refusals",
    "total",
)


def sheet() -> dict[str, object]:
    wide = WIDTH / len(TOTALS)
    return {
        "width": WIDTH,
        "streets": {
            "height": 3 * STREET,
            "rows": [street(index, *printed) for index, printed in enumerate(STREETS)],
        },
        "tracks": {"height": HEIGHT, "label": LABEL, "box": BOX, "panels": panels(PRINTED)},
        "totals": {
            "height": 44,
            "cells": [
                {
                    "id": name,
                    "x": round(index * wide, 1),
                    "w": round(wide, 1),
                    "hand": hand(f"total {name}"),
                }
                for index, name in enumerate(TOTALS)
            ],
        },
        "pictures": {"roundabout": roundabout(), "picket": picket()},
        "icons": icons(),
        "pen": strokes(),
    }


def sheet_text() -> str:
    return json.dumps(sheet(), separators=(",", ":")) + "\n"
