"""The colours of a city by day, from the style sheets of the browser."""

import re
from pathlib import Path
from typing import Any

from tools.games.streets.poster.writing import ROOT

SOURCE = ROOT / "web/src"
BLOCK = re.compile(r"([^{}]+)\{([^{}]*)\}")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
SETTING = re.compile(r"--([\w-]+):\s*([^;]+);")
COLOUR = re.compile(r"#[0-9a-f]{6}")
OTHER = re.compile(r"var\(--([\w-]+)\)")


def paints(of_kinds: dict[str, str]) -> dict[str, Any]:
    base = {
        **_set_in("look/tokens.css", ":root"),
        **_set_in("facade/palette.css", ".facade"),
        **_set_in("games/streets/look.css", ".streets"),
    }
    houses = {
        paint: _set_in("facade/palette.css", f".facade.paint-{paint}")
        for paint in sorted(set(of_kinds.values()))
    }
    return {
        "tones": _resolved(base, base),
        "houses": {
            kind: _resolved(houses[paint], {**base, **houses[paint]})
            for kind, paint in of_kinds.items()
        },
    }


def _set_in(path: str, selector: str) -> dict[str, str]:
    text = COMMENT.sub("", Path(SOURCE, path).read_text("utf-8"))
    for found, body in BLOCK.findall(text):
        if found.strip() == selector:
            return dict(SETTING.findall(body))
    return {}


def _resolved(wanted: dict[str, str], known: dict[str, str]) -> dict[str, str]:
    """Sizes and shadows are none."""
    colours: dict[str, str] = {}
    for name, value in wanted.items():
        while other := OTHER.fullmatch(value):
            value = known[other[1]]
        if COLOUR.fullmatch(value):
            colours[name] = value
    return colours
