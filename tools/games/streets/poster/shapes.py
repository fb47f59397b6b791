"""All shapes of a city: a list of strokes, each once, and which of them everything is made of."""

import re
from typing import Any

from tools.games.streets.poster.markup import Markup, Stroke, matrix

from kvartal.cli.paper.drawing import AS_IT_IS

LONG = re.compile(r"-?\d*\.\d{3,}")
ROAD = -1
"""A ground ends with its road; what is before it belongs to the plot."""


class Strokes:
    """Finds the number of a stroke; one that is new gets the next."""

    def __init__(self) -> None:
        self.all: list[list[Any]] = []
        self._numbers: dict[str, int] = {}

    def number(self, stroke: Stroke) -> int:
        entry = _entry(stroke)
        key = repr(entry)
        if key not in self._numbers:
            self._numbers[key] = len(self.all)
            self.all.append(entry)
        return self._numbers[key]

    def painted(self, shapes: list[dict[str, Any]]) -> list[int]:
        """What a brush has drawn."""
        return [
            self.number(
                Stroke(shape["d"], f"f-{shape['tone']}", shape["line"], matrix(shape["place"]))
            )
            for shape in shapes
        ]

    def rendered(self, drawn: dict[str, str], only: slice = slice(None)) -> list[int]:
        """What a component has drawn."""
        return [self.number(one) for one in Markup(drawn["svg"], drawn["style"]).strokes(only)]


def shapes(drawn: Any) -> dict[str, Any]:
    strokes = Strokes()
    made = {
        "houses": _by_facing(
            drawn["houses"], lambda named: [strokes.painted(one["shapes"]) for one in named]
        ),
        "stands": _by_facing(drawn["houses"], lambda named: named[0]["at"]),
        "boards": _by_facing(
            drawn["houses"],
            lambda named: [[round(x, 2) for x in one["fascia"].values()] for one in named],
        ),
        "plots": _by_facing(drawn["plots"], lambda plot: strokes.rendered(plot, slice(ROAD))),
        "strips": {
            name: strokes.rendered(strip, slice(ROAD, None))
            for name, strip in drawn["strips"].items()
        },
        "people": {name: strokes.rendered(one) for name, one in drawn["people"].items()},
        "seekers": {name: strokes.rendered(one) for name, one in drawn["seekers"].items()},
        "green": strokes.painted(drawn["green"]),
        "plants": {name: strokes.painted(one) for name, one in drawn["plants"].items()},
        "players": drawn["players"],
    }
    return {**made, "strokes": strokes.all}


def _by_facing(drawn: Any, made_of: Any) -> dict[str, Any]:
    return {
        tile: {facing: made_of(one) for facing, one in by_facing.items()}
        for tile, by_facing in drawn.items()
    }


def _entry(stroke: Stroke) -> list[Any]:
    """Without what is as usual, from the end."""
    place = [] if stroke.place == AS_IT_IS else [_short(number) for number in stroke.place]
    path = LONG.sub(lambda number: f"{round(float(number[0]), 2):g}", stroke.path)
    entry = [path, stroke.colour, stroke.width, place, stroke.opacity, list(stroke.dashes)]
    usually: list[object] = [[], 1, [], 0]
    for usual in usually:
        if entry[-1] != usual:
            break
        entry.pop()
    return entry


def _short(number: float) -> float:
    """A whole one without its nought."""
    near = round(number, 4)
    return int(near) if near == int(near) else near
