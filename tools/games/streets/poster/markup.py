"""The SVG of a component, with the style it brings, as plain marks."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree import ElementTree

from kvartal.cli.paper.drawing import AS_IT_IS, Matrix, moved, within

RULE = re.compile(r"([^{}<>]+)\{([^{}]*)\}")
STEP = re.compile(r"(\w+)\(([^)]*)\)")
VARIABLE = re.compile(r"var\(--([\w-]+)\)")
NOTHING = "none"
Style = dict[str, str]
DRAWN: Style = {"fill": NOTHING, "stroke": NOTHING, "stroke-width": "1"}


@dataclass(slots=True)
class Stroke:
    """A path in the units of its place; `colour` is one, or what one is called."""

    path: str
    colour: str
    width: float = 0
    place: Matrix = AS_IT_IS
    opacity: float = 1
    dashes: tuple[float, ...] = ()


class Markup:
    def __init__(self, svg: str, style: str) -> None:
        self._root = ElementTree.fromstring(f"<svg>{svg}</svg>")
        self._rules = [
            (selector.strip().split(".svelte-")[0], _settings(body))
            for selector, body in RULE.findall(style)
        ]

    def strokes(self, only: slice = slice(None)) -> list[Stroke]:
        """Of all its outermost elements, or of some."""
        return [
            stroke
            for element in list(self._root)[only]
            for stroke in self._of(element, AS_IT_IS, DRAWN, 1)
        ]

    def _of(
        self, element: ElementTree.Element, place: Matrix, around: Style, opacity: float
    ) -> Iterator[Stroke]:
        own = {**element.attrib, **self._ruled(element)}
        place = within(place, matrix(own.get("transform", "")))
        style = {name: own.get(name, value) for name, value in around.items()}
        opacity *= float(own.get("opacity", 1))
        if len(element) or element.tag == "g":
            for inner in element:
                yield from self._of(inner, place, style, opacity)
            return
        path = outline(element)
        if style["fill"] != NOTHING:
            yield Stroke(path, tone(style["fill"]), 0, place, opacity)
        if style["stroke"] != NOTHING:
            dashes = tuple(map(float, own.get("stroke-dasharray", "").split()))
            seen = opacity * float(own.get("stroke-opacity", 1))
            width = float(style["stroke-width"])
            yield Stroke(path, tone(style["stroke"]), width, place, seen, dashes)

    def _ruled(self, element: ElementTree.Element) -> Style:
        names = {element.tag, *(f".{name}" for name in element.get("class", "").split())}
        found: Style = {}
        for selector, settings in self._rules:
            if selector in names:
                found |= settings
        return found


def _settings(body: str) -> Style:
    pairs = (line.partition(":") for line in body.split(";") if line.strip())
    return {name.strip(): value.strip() for name, _, value in pairs}


def tone(paint: str) -> str:
    variable = VARIABLE.fullmatch(paint)
    return variable[1] if variable else paint


def matrix(transform: str) -> Matrix:
    place = AS_IT_IS
    for step, numbers in STEP.findall(transform):
        values = [float(number) for number in re.split(r"[ ,]+", numbers.strip())]
        place = within(place, _step(step, values))
    return place


def _step(step: str, values: list[float]) -> Matrix:
    match step:
        case "translate":
            return moved(*values)
        case "scale":
            return moved(0, 0, *values)
        case "rotate":
            turn, x, y = values if len(values) == 3 else (values[0], 0, 0)
            return within(moved(x, y, 1, turn), moved(-x, -y))
        case _:
            raise ValueError(step)


def outline(element: ElementTree.Element) -> str:
    """Boxes and ovals as paths."""

    def number(name: str) -> float:
        return float(element.get(name, 0))

    match element.tag:
        case "path":
            return element.attrib["d"]
        case "rect":
            wide, high = number("width"), number("height")
            return f"M{number('x'):g} {number('y'):g}h{wide:g}v{high:g}h{-wide:g}z"
        case "circle" | "ellipse":
            rx = number("rx") or number("r")
            ry = number("ry") or number("r")
            left, y = number("cx") - rx, number("cy")
            half = f"a{rx:g} {ry:g} 0 1 1"
            return f"M{left:g} {y:g}{half} {2 * rx:g} 0{half} {-2 * rx:g} 0z"
        case _:
            raise ValueError(element.tag)
