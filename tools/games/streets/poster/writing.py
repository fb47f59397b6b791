"""Where posters find what they are drawn with, and how it is written there."""

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[4]
FOLDER = ROOT / "src/kvartal/cli/posters/streets"


def text_of(made: dict[str, Any]) -> str:
    """A line for each entry, so that a change can be seen."""
    entries = (
        f"{json.dumps(key)}:{json.dumps(value, separators=(',', ':'))}"
        for key, value in made.items()
    )
    return "{\n" + ",\n".join(entries) + "\n}\n"
