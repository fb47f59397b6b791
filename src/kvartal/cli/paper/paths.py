"""Path data of SVG, as a path of M, L, C and Z, all absolute: what marks are made of.

Relative commands, straight lines to a side, quadratic curves, curves that go on smoothly, and
arcs of ovals: <https://www.w3.org/TR/SVG2/paths.html>.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from math import acos, ceil, cos, hypot, pi, radians, sin, sqrt, tan

COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
COMMAND = re.compile(r"([MLHVCSQTAZ])([^MLHVCSQTAZ]*)", re.IGNORECASE)
NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?", re.IGNORECASE)
ARC = re.compile(
    rf"({NUMBER.pattern})[\s,]*({NUMBER.pattern})[\s,]*({NUMBER.pattern})[\s,]*"
    rf"([01])[\s,]*([01])[\s,]*({NUMBER.pattern})[\s,]*({NUMBER.pattern})",
    re.IGNORECASE,
)
"""Its flags may stand without a space."""
Point = tuple[float, float]


@cache
def absolute(data: str) -> str:
    return "".join(_Reader().read(data))


class _Reader:
    def __init__(self) -> None:
        self._at: Point = (0, 0)
        self._start: Point = (0, 0)
        self._handle: Point = (0, 0)
        """The last one of the curve before, as far as the next may go on from it."""
        self._before = ""

    def read(self, data: str) -> Iterator[str]:
        for letter, text in COMMAND.findall(data):
            command = letter.upper()
            for number, values in enumerate(_groups(command, text)):
                # Further pairs after a move are lines.
                now = "L" if command == "M" and number else command
                yield self._step(now, values, letter.islower())
                self._before = now

    def _step(self, command: str, values: Sequence[float], is_relative: bool) -> str:
        x, y = self._at
        dx, dy = self._at if is_relative else (0.0, 0.0)
        if command == "Z":
            self._at = self._start
            return "Z"
        if command == "H":
            return self._line((values[0] + dx, y))
        if command == "V":
            return self._line((x, values[0] + dy))
        if command == "A":
            return self._arc(values[:5], (values[5] + dx, values[6] + dy))
        points = [(values[i] + dx, values[i + 1] + dy) for i in range(0, len(values), 2)]
        match command:
            case "M":
                self._at = self._start = points[0]
                return _said("M", points)
            case "L":
                return self._line(points[0])
            case "C":
                return self._curve(*points)
            case "S":
                return self._curve(self._going_on("CS"), *points)
            case "Q":
                return self._quadratic(*points)
            case _:
                return self._quadratic(self._going_on("QT"), *points)

    def _line(self, end: Point) -> str:
        self._at = end
        return _said("L", [end])

    def _curve(self, first: Point, second: Point, end: Point) -> str:
        self._at, self._handle = end, second
        return _said("C", [first, second, end])

    def _quadratic(self, handle: Point, end: Point) -> str:
        start = self._at
        first, second = (
            (p[0] + (handle[0] - p[0]) * 2 / 3, p[1] + (handle[1] - p[1]) * 2 / 3)
            for p in (start, end)
        )
        drawn = self._curve(first, second, end)
        self._handle = handle
        return drawn

    def _going_on(self, after: str) -> Point:
        """The handle of the curve before, seen from the other side; after anything else none."""
        (x, y), (hx, hy) = self._at, self._handle
        return (2 * x - hx, 2 * y - hy) if self._before and self._before in after else (x, y)

    def _arc(self, oval: Sequence[float], end: Point) -> str:
        start, self._at = self._at, end
        if start == end:
            return ""
        if 0 in oval[:2]:
            return _said("L", [end])
        return "".join(_said("C", curve) for curve in _arc_curves(start, end, oval))


def _groups(command: str, text: str) -> Iterator[list[float]]:
    if command == "A":
        yield from ([float(number) for number in arc] for arc in ARC.findall(text))
        return
    values = [float(number) for number in NUMBER.findall(text)]
    count = COUNTS[command]
    if count == 0:
        yield []
    for start in range(0, len(values), count or 1):
        yield values[start : start + count]


def _said(command: str, points: Sequence[Point]) -> str:
    return command + " ".join(f"{round(number, 3):g}" for point in points for number in point)


def _arc_curves(start: Point, end: Point, oval: Sequence[float]) -> Iterator[list[Point]]:
    """An arc as curves of at most a quarter each; the radii grow until they reach."""
    rx, ry, turn, is_large, is_clockwise = oval
    c, s = cos(radians(turn)), sin(radians(turn))
    half_x, half_y = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    px, py = (c * half_x + s * half_y) / abs(rx), (c * half_y - s * half_x) / abs(ry)
    reach = max(1.0, hypot(px, py))
    rx, ry, px, py = abs(rx) * reach, abs(ry) * reach, px / reach, py / reach
    # On the circle of radius 1 that the oval is made of, from the middle of the chord.
    away = sqrt(max(0.0, 1 / (px * px + py * py) - 1))
    if is_large == is_clockwise:
        away = -away
    mx, my = away * py, -away * px
    first = _angle(px - mx, py - my)
    sweep = (_angle(-px - mx, -py - my) - first) % (2 * pi)
    if not is_clockwise:
        sweep -= 2 * pi
    count = ceil(abs(sweep) / (pi / 2) - 1e-9)
    step = sweep / count
    k = 4 / 3 * tan(step / 4)
    centre_x, centre_y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2

    def placed(x: float, y: float) -> Point:
        x, y = (x + mx) * rx, (y + my) * ry
        return centre_x + c * x - s * y, centre_y + s * x + c * y

    for number in range(count):
        a, b = first + number * step, first + (number + 1) * step
        yield [
            placed(cos(a) - k * sin(a), sin(a) + k * cos(a)),
            placed(cos(b) + k * sin(b), sin(b) - k * cos(b)),
            end if number == count - 1 else placed(cos(b), sin(b)),
        ]


def _angle(x: float, y: float) -> float:
    angle = acos(max(-1.0, min(1.0, x / hypot(x, y))))
    return angle if y >= 0 else -angle
