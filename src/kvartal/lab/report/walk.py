"""The path of the sequential test between its bounds."""

from kvartal.lab.report import svg
from kvartal.lab.sprt import Walk

TOP, HEIGHT, LEFT, RIGHT, BELOW = 20, 240, 60, 150, 44


def draw_walk(walk: Walk) -> str:
    sprt, path = walk.sprt, [0.0, *walk.path]
    low, high = min(sprt.floor, *path), max(sprt.ceiling, *path)
    edge = 0.08 * (high - low)
    bottom = TOP + HEIGHT
    x = svg.scale(0, max(10, len(path) - 1), LEFT, svg.WIDTH - RIGHT)
    y = svg.scale(low - edge, high + edge, bottom, TOP)
    right = svg.WIDTH - RIGHT
    parts = [svg.box("band", LEFT, TOP, right - LEFT, HEIGHT, 10)]
    for tick in svg.ticks(low - edge, high + edge):
        parts.append(svg.line("zero" if tick == 0 else "grid", LEFT, y(tick), right, y(tick)))
        parts.append(svg.text("tick end", LEFT - 10, y(tick) + 4, svg.signed(tick)))
    for tick in svg.ticks(0, max(10, len(path) - 1)):
        parts.append(svg.text("tick middle", x(tick), bottom + 20, f"{tick:g}"))
    parts += [
        svg.text("tick middle", (LEFT + right) / 2, bottom + 40, "deals"),
        svg.line("bound", LEFT, y(sprt.ceiling), right, y(sprt.ceiling)),
        svg.text("range", right + 12, y(sprt.ceiling) + 4, f"accept {svg.whole(sprt.high)}"),
        svg.line("bound", LEFT, y(sprt.floor), right, y(sprt.floor)),
        svg.text("range", right + 12, y(sprt.floor) + 4, f"accept {svg.whole(sprt.low)}"),
        svg.path("walk", [(x(number), y(value)) for number, value in enumerate(path)]),
        svg.dot("mark", x(len(path) - 1), y(path[-1]), 6),
    ]
    return svg.drawing("The path of the sequential test", bottom + BELOW + 6, parts)
