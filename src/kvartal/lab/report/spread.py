"""How points are spread: a hill for each entrant, and its mean."""

import math
from collections.abc import Sequence
from statistics import pstdev

from kvartal.lab.report import svg
from kvartal.lab.summary import Line

ROW, TOP, LEFT, RIGHT, BELOW = 66, 24, 150, 74, 34
STEPS = 120


def draw_spread(ladder: Sequence[Line]) -> str:
    scores = [score for one in ladder for score in one.scores]
    low, high = min(scores), max(scores)
    edge = 0.05 * (high - low or 10)
    x = svg.scale(low - edge, high + edge, LEFT, svg.WIDTH - RIGHT)
    bottom = TOP + ROW * len(ladder)
    places = [low - edge + (high - low + 2 * edge) * step / STEPS for step in range(STEPS + 1)]
    hills = [_density(one.scores, places) for one in ladder]
    highest = max(max(hill) for hill in hills)
    parts: list[str] = []
    for tick in svg.ticks(low - edge, high + edge, 8):
        parts.append(svg.line("grid", x(tick), TOP - 10, x(tick), bottom))
        parts.append(svg.text("tick middle", x(tick), bottom + 20, f"{tick:g}".replace("-", "−")))
    for number, (one, hill) in enumerate(zip(ladder, hills, strict=True)):
        ground = TOP + ROW * (number + 1)
        height = ROW * 1.15 / highest
        ridge = [(x(at), ground - height * dense) for at, dense in zip(places, hill, strict=True)]
        mean = one.points.raw.mean
        top = min(y for _, y in ridge)
        closed = [(ridge[0][0], ground), *ridge, (ridge[-1][0], ground)]
        parts += [
            svg.path("hill", closed, closed=True),
            svg.path("ridge", ridge),
            svg.line("ground", LEFT, ground, svg.WIDTH - RIGHT, ground),
            svg.line("mean", x(mean), ground, x(mean), max(top, ground - ROW * 1.1)),
            svg.text("name end", LEFT - 14, ground - 8, one.rating.entrant),
            svg.text("figure", svg.WIDTH - RIGHT + 14, ground - 8, f"{mean:.1f}"),
        ]
    return svg.drawing("How points are spread", bottom + BELOW, parts)


def _density(scores: Sequence[int], places: Sequence[float]) -> list[float]:
    """Each score as a small bell, as wide as Silverman's rule says."""
    counts: dict[int, int] = {}
    for score in scores:
        counts[score] = counts.get(score, 0) + 1
    width = max(0.5, 1.06 * pstdev(scores) * len(scores) ** -0.2)
    return [
        sum(
            count * math.exp(-0.5 * ((place - score) / width) ** 2)
            for score, count in counts.items()
        )
        / (len(scores) * width)
        for place in places
    ]
