"""The balance of a game as a picture: each component by how often it is taken and who wins."""

from collections.abc import Sequence

from kvartal.cli.paper.drawing import Drawing, Label, Mark, rounded
from kvartal.cli.simulation.balance import Balance, Component

WIDTH, HEIGHT, EDGE = 960, 640, 70
PAPER, INK, QUIET, LINE = "#fbf7ef", "#2d3a45", "#5d6872", "#d9d2c3"
STRONG, WEAK, USUAL = "#2f7d4f", "#b3372f", "#6a86a6"
NAMED = 14
"""So many that stand out are named."""
LETTER, ROW = 7.2, 14
"""The usual width of a letter of a name, and the height of its row."""


def draw(title: str, balance: Balance, standing_out: Sequence[Component]) -> Drawing:
    """`standing_out`: most remarkable first."""
    drawing = Drawing(WIDTH, HEIGHT, title)
    drawing.add(Mark(rounded(0, 0, WIDTH, HEIGHT, 20), PAPER))
    drawing.add(Label(title, EDGE, 34, 20, INK, "start"))
    fair = 1 / len(balance.seats)
    shown = [one for one in balance.components.values() if one.taken]
    highest = max([2 * fair, *(one.win_share for one in shown)])
    for tenth in range(0, 11, 2):
        x = _x(tenth / 10)
        drawing.add(Mark(f"M{x} {EDGE}L{x} {HEIGHT - EDGE}", LINE, 1))
        drawing.add(Label(f"{tenth * 10} %", x, HEIGHT - EDGE + 20, 14, QUIET))
    y = _y(fair, highest)
    drawing.add(Mark(f"M{EDGE} {y}L{WIDTH - EDGE} {y}", QUIET, 1.5))
    drawing.add(Label(f"{fair:.0%}", EDGE - 28, y, 14, QUIET))
    drawing.add(Label("taken by those who could", WIDTH / 2, HEIGHT - 22, 14, INK))
    drawing.add(Label("won by those who took it", EDGE, EDGE - 14, 14, INK, "start"))
    named = {one.id for one in standing_out[:NAMED]}
    names: list[tuple[float, float, float]] = []
    for one in shown:
        x, y = _x(one.taken_share), _y(one.win_share, highest)
        colour = USUAL if one.id not in named else STRONG if one.win_share > fair else WEAK
        drawing.add(Mark(rounded(x - 4, y - 4, 8, 8, 4), colour))
        if one.id in named:
            anchor = "end" if x > WIDTH * 0.75 else "start"
            edge = x + 9 if anchor == "start" else x - 9
            left = edge if anchor == "start" else edge - LETTER * len(one.id)
            row = _free_row(left, left + LETTER * len(one.id), y, names)
            if row != y:
                drawing.add(Mark(f"M{x} {y}L{edge} {row}", QUIET, 0.8))
            drawing.add(Label(one.id.replace("_", " "), edge, row, 13, INK, anchor))
    return drawing


def _free_row(
    left: float, right: float, y: float, names: list[tuple[float, float, float]]
) -> float:
    """As near above its point as no other name stands; it is taken from now on."""
    while any(left < end and start < right and abs(y - row) < ROW for start, end, row in names):
        y = round(y - ROW / 2, 1)
    names.append((left, right, y))
    return y


def _x(share: float) -> float:
    return round(EDGE + share * (WIDTH - 2 * EDGE), 1)


def _y(share: float, highest: float) -> float:
    return round(HEIGHT - EDGE - share / highest * (HEIGHT - 2 * EDGE), 1)
