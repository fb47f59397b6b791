"""What was played beside what is left when luck is taken off."""

import math
from collections.abc import Callable, Sequence

from kvartal.lab.report import svg
from kvartal.lab.summary import Figure

ROW, TOP, LEFT, RIGHT, BELOW = 58, 14, 150, 128, 34


def draw_luck(
    title: str, names: Sequence[str], figures: Sequence[Figure], say: Callable[[float], str]
) -> str:
    ends = [
        end
        for figure in figures
        for one in (figure.raw, figure.adjusted)
        for end in (one.low, one.high)
        if math.isfinite(end)
    ] or [figure.raw.mean for figure in figures]
    low, high = min(ends), max(ends)
    edge = 0.05 * (high - low or 1.0)
    x = svg.scale(low - edge, high + edge, LEFT, svg.WIDTH - RIGHT)
    bottom = TOP + ROW * len(names)
    parts = [svg.box("band", LEFT, TOP, svg.WIDTH - RIGHT - LEFT, bottom - TOP, 10)]
    for tick in svg.ticks(low - edge, high + edge):
        parts.append(svg.line("grid", x(tick), TOP, x(tick), bottom))
        parts.append(svg.text("tick middle", x(tick), bottom + 20, say(tick)))
    for number, (name, figure) in enumerate(zip(names, figures, strict=True)):
        y = TOP + ROW * (number + 0.5)
        raw, adjusted = figure.raw, figure.adjusted
        parts += [
            svg.text("name end", LEFT - 14, y + 5, name),
            svg.line("span raw", x(raw.low), y - 10, x(raw.high), y - 10),
            svg.diamond("open", x(raw.mean), y - 10),
            svg.line("span", x(adjusted.low), y + 10, x(adjusted.high), y + 10),
            svg.dot("mark", x(adjusted.mean), y + 10),
            svg.text("figure", svg.WIDTH - RIGHT + 14, y - 2, f"{say(adjusted.mean)}"),
            svg.text("range", svg.WIDTH - RIGHT + 14, y + 16, f"{svg.whole(figure.left)} left"),
        ]
    return svg.drawing(title, bottom + BELOW, parts)
