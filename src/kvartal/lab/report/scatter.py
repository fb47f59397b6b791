"""Two shares of many things: a dot each, and names for those that stand out."""

from collections.abc import Sequence
from dataclasses import dataclass

from kvartal.lab.report import svg

HEIGHT, TOP, BOTTOM, LEFT, RIGHT = 520, 34, 54, 56, 24
LETTER, ROW = 7.4, 15
"""The usual width of a letter of a name, and the height of its row."""


@dataclass(slots=True)
class Point:
    name: str
    across: float
    upwards: float
    is_named: bool


def draw_scatter(
    title: str, across: str, upwards: str, points: Sequence[Point], fair: float
) -> str:
    """`fair`: the share upwards of what is like everything else."""
    x = svg.scale(0, 1, LEFT, svg.WIDTH - RIGHT)
    highest = min(1.0, max([2 * fair, *(point.upwards for point in points)]) * 1.05)
    y = svg.scale(0, highest, HEIGHT - BOTTOM, TOP)
    bottom, right = HEIGHT - BOTTOM, svg.WIDTH - RIGHT
    parts = [svg.box("band", LEFT, TOP, right - LEFT, bottom - TOP, 10)]
    for tick in svg.ticks(0, 1, 5):
        parts.append(svg.line("grid", x(tick), TOP, x(tick), bottom))
        parts.append(svg.text("tick middle", x(tick), bottom + 20, svg.whole(tick)))
    for tick in svg.ticks(0, highest, 5):
        parts.append(svg.line("grid", LEFT, y(tick), right, y(tick)))
        parts.append(svg.text("tick end", LEFT - 8, y(tick) + 4, svg.whole(tick)))
    parts.append(svg.line("zero", LEFT, y(fair), right, y(fair)))
    parts.append(svg.text("tick middle", (LEFT + right) / 2, HEIGHT - 8, across))
    parts.append(svg.text("tick", LEFT, TOP - 14, upwards))
    names: list[tuple[float, float, float]] = []
    for point in sorted(points, key=lambda each: each.is_named):
        at, high = x(point.across), y(point.upwards)
        if not point.is_named:
            parts.append(svg.dot("usual", at, high, 4))
            continue
        kind = "strong" if point.upwards > fair else "weak"
        width = LETTER * len(point.name)
        is_left = at + 10 + width > right
        start = at - 10 - width if is_left else at + 10
        row = _free_row(start, start + width, high, names)
        if abs(row - high) > 1:
            parts.append(svg.line("grid", at, high, start + (width if is_left else 0), row))
        parts.append(svg.dot(kind, at, high, 5))
        words = "range end" if is_left else "range"
        parts.append(svg.text(words, start + (width if is_left else 0), row + 4, point.name))
    return svg.drawing(title, HEIGHT, parts)


def _free_row(
    left: float, right: float, y: float, names: list[tuple[float, float, float]]
) -> float:
    """As near above or below its dot as no other name stands; it is taken from now on."""
    for step in range(HEIGHT):
        away = (step + 1) // 2 * ROW / 2
        row = y + (away if step % 2 else -away)
        taken = any(
            left < end and start < right and abs(row - there) < ROW for start, end, there in names
        )
        if TOP <= row <= HEIGHT - BOTTOM and not taken:
            names.append((left, right, row))
            return row
    return y
