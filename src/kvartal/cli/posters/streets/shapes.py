"""The shapes and paints of the browser's drawing (`python -m tools.games.streets.poster`)."""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from kvartal.cli.paper.drawing import Mark, Matrix, within
from kvartal.cli.paper.paths import absolute

Paint = Mapping[str, str]
"""Tones that differ from the usual ones."""
AS_EVER: Paint = {}


@cache
def shapes() -> Any:
    return _read("shapes.json")


@cache
def _paints() -> Any:
    return _read("paints.json")


def _read(name: str) -> Any:
    return json.loads(files(__package__).joinpath(name).read_text("utf-8"))


def tone(name: str) -> str:
    """A colour by its name; one that is written out is itself."""
    found = _paints()["tones"].get(name, name)
    assert isinstance(found, str)
    return found


def house_paint(kind: str, is_lit: bool) -> Paint:
    """As houses of a kind are painted; in an enclosed street lamps are lit."""
    return {**_paints()["houses"][kind], **({"f-evening": tone("lit")} if is_lit else {})}


def drawn(numbers: Sequence[int], place: Matrix, paint: Paint = AS_EVER) -> Iterator[Mark]:
    strokes = shapes()["strokes"]
    for number in numbers:
        yield _mark(place, paint, *strokes[number])


def _mark(
    place: Matrix,
    paint: Paint,
    path: str,
    colour: str,
    width: float = 0,
    own: Sequence[float] = (),
    opacity: float = 1,
    dashes: Sequence[float] = (),
) -> Mark:
    if own:
        a, b, c, d, e, f = own
        place = within(place, (a, b, c, d, e, f))
    seen = paint.get(colour) or tone(colour)
    return Mark(absolute(path), seen, width, place, opacity, tuple(dashes))
