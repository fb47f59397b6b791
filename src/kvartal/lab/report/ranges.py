"""Figures with their intervals, one below the other."""

import math
from collections.abc import Callable, Sequence

from kvartal.lab.intervals import Estimate
from kvartal.lab.report import svg

ROW, TOP, LEFT, RIGHT, BELOW = 46, 14, 150, 74, 34


def draw_ranges(
    title: str,
    figures: Sequence[tuple[str, Estimate]],
    say: Callable[[float], str],
    middle: float,
) -> str:
    """`middle`: where those would stand that are like everybody."""
    ends = [end for _, one in figures for end in (one.low, one.mean, one.high)]
    known = [end for end in [*ends, middle] if math.isfinite(end)]
    low, high = min(known), max(known)
    edge = 0.06 * (high - low or 1.0)
    bottom = TOP + ROW * len(figures)
    x = svg.scale(low - edge, high + edge, LEFT, svg.WIDTH - RIGHT)
    parts = [svg.box("band", LEFT, TOP, svg.WIDTH - RIGHT - LEFT, bottom - TOP, 10)]
    for tick in svg.ticks(low - edge, high + edge):
        parts.append(svg.line("grid", x(tick), TOP, x(tick), bottom))
        parts.append(svg.text("tick middle", x(tick), bottom + 20, say(tick)))
    parts.append(svg.line("zero", x(middle), TOP, x(middle), bottom))
    for number, (name, one) in enumerate(figures):
        y = TOP + ROW * (number + 0.5)
        parts += [
            svg.text("name end", LEFT - 14, y + 5, name),
            svg.line("span", x(one.low), y, x(one.high), y),
            svg.dot("mark", x(one.mean), y, 7),
            svg.text("figure", svg.WIDTH - RIGHT + 14, y + 5, say(one.mean)),
        ]
    return svg.drawing(title, bottom + BELOW, parts)
