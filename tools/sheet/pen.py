"""Handwriting: the strokes of `pen.toml`, and how each place on the sheet is written."""

import tomllib
from pathlib import Path
from random import Random


def strokes() -> dict[str, object]:
    return tomllib.loads(Path(__file__).with_name("pen.toml").read_text("utf-8"))


def hand(place: str) -> list[float]:
    """Which variant, how far askew (degrees), how large, and how far off the middle."""
    dice = Random(f"hand {place}")
    return [
        dice.randrange(6),
        round(dice.uniform(-6, 6), 1),
        round(dice.uniform(0.92, 1.06), 2),
        round(dice.uniform(-1.5, 1.5), 1),
        round(dice.uniform(-1.2, 1.2), 1),
    ]
