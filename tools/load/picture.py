"""The figures as bars, each against its aim."""

from collections.abc import Sequence

from tools.load import svg
from tools.load.figures import Figure, shown

WIDTH = 720
LEFT, RIGHT = 130, 90
BAR, GAP, TITLE, BETWEEN = 20, 6, 30, 22

PANELS = {
    "Rows at the store": "Rows at the store",
    "Turns through HTTP": "Turns through HTTP, one node",
    "Turn to event, same node, p99": "From a turn to the other's browser, same node, p99",
    "Turn to event, first minute, p99": "The same in a node's first minute, p99",
    "Turn to event, another node, p99": "From a turn to the other's browser, another node, p99",
    "An idle stream": "Memory of an idle stream",
}
COLOURS = (svg.BLUE, svg.ORANGE)


def draw(figures: Sequence[Figure]) -> str:
    parts: list[str] = []
    top = 24.0
    for what, title in PANELS.items():
        of_panel = [figure for figure in figures if figure.what == what]
        if of_panel:
            parts += _panel(title, of_panel, top)
            top += _height(of_panel) + BETWEEN
    return svg.picture(WIDTH, int(top), "Measured figures and their aims", parts)


def _height(figures: Sequence[Figure]) -> float:
    return TITLE + len(figures) * (BAR + GAP)


def _panel(title: str, figures: Sequence[Figure], top: float) -> list[str]:
    aim = figures[0].aim
    most = max([figure.value for figure in figures] + ([] if aim is None else [aim])) * 1.05
    room = WIDTH - LEFT - RIGHT
    better = "more is better" if figures[0].is_ratio else "less is better"
    words = better if aim is None else f"aim {aim:g}, {better}"
    parts = [
        svg.text(20, top + 14, title, 15),
        svg.text(WIDTH - 20, top + 14, words, 12, svg.QUIET, "end"),
    ]
    for number, figure in enumerate(figures):
        y = top + TITLE + number * (BAR + GAP)
        width = room * figure.value / most
        colour = COLOURS[number % len(COLOURS)]
        parts += [
            svg.text(LEFT - 8, y + 15, f"{figure.tables:,} tables", 12, svg.QUIET, "end"),
            svg.rect(LEFT, y, room, BAR, svg.CARD, 4),
            svg.rect(LEFT, y, width, BAR, colour, 4),
            svg.text(WIDTH - RIGHT + 8, y + 15, f"{shown(figure.value)} {_unit(figure)}", 13),
        ]
    if aim is not None:
        x = LEFT + room * aim / most
        bottom = top + _height(figures) - GAP
        parts.append(svg.line(x, top + TITLE - 4, x, bottom + 4, svg.ROOF))
    return parts


def _unit(figure: Figure) -> str:
    return "×" if figure.is_ratio else figure.unit
