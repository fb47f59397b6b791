"""The street at the top of the page: a house for each entrant, the higher the better."""

from collections.abc import Sequence
from random import Random

from kvartal.lab.report import svg

WIDTH, HEIGHT, LOWEST, STOREY = 1200, 120, 30, 12
HOUSE, GAP = 44, 18


def draw_skyline(houses: Sequence[tuple[str, float]]) -> str:
    """Names and figures, the highest first. Behind them stand others, made from the names: the same
    tournament has the same street."""
    rng = Random(" ".join(name for name, _ in houses))
    parts: list[str] = []
    x = -10.0
    while x < WIDTH:
        width, tall = rng.randint(26, 62), rng.randint(20, 70)
        parts.append(svg.box("far", x, HEIGHT - tall, width, tall))
        x += width + rng.randint(0, 14)
    place = svg.scale(houses[-1][1], houses[0][1], LOWEST, HEIGHT - 6)
    left = WIDTH * 0.8 - len(houses) * (HOUSE + GAP)
    for number, (_, figure) in enumerate(reversed(houses)):
        at, high = left + number * (HOUSE + GAP), place(figure)
        parts.append(svg.box("near", at, HEIGHT - high, HOUSE, high, 2))
        for storey in range(int((high - 8) / STOREY)):
            for window in range(3):
                if rng.random() < 0.6:
                    y = HEIGHT - high + 6 + storey * STOREY
                    parts.append(svg.box("lit", at + 7 + window * 12, y, 6, 6, 1))
    inside = "\n".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMaxYMax slice"'
        f' aria-hidden="true">{inside}</svg>'
    )
