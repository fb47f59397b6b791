"""Duels as a matrix: a row's share of wins over each column."""

from tools.load import svg
from tools.plans.matches import Duel

CELL_WIDTH, CELL_HEIGHT, GAP = 104, 56, 4
LEFT, TOP, BELOW = 120, 64, 40


def draw(title: str, names: list[str], duels: list[Duel]) -> str:
    found = {(duel.first, duel.second): duel for duel in duels}
    width = LEFT + len(names) * (CELL_WIDTH + GAP) + 20
    height = TOP + len(names) * (CELL_HEIGHT + GAP) + BELOW
    parts = [svg.text(20, 28, title, 16)]
    for number, name in enumerate(names):
        x, y = _corner(number, number)
        parts.append(svg.text(x + CELL_WIDTH / 2, TOP - 8, name, 13, svg.QUIET, "middle"))
        parts.append(svg.text(LEFT - 12, y + CELL_HEIGHT / 2 + 5, name, 14, svg.INK, "end"))
    for row, own in enumerate(names):
        for column, other in enumerate(names):
            if own != other:
                parts += _cell(row, column, found.get((own, other)), found.get((other, own)))
    legend = "Wins of the row against the column, with the 95 % interval; blue: more than half"
    parts.append(svg.text(20, height - 14, legend, 12, svg.QUIET))
    return svg.picture(width, height, title, parts)


def _cell(row: int, column: int, duel: Duel | None, turned: Duel | None) -> list[str]:
    if duel is not None:
        share, low, high = duel.share, duel.low, duel.high
    else:
        assert turned is not None
        share, low, high = 1 - turned.share, 1 - turned.high, 1 - turned.low
    x, y = _corner(row, column)
    sure = low > 0.5 or high < 0.5
    colour = (svg.BLUE if share > 0.5 else svg.ORANGE) if sure else svg.LINES
    middle = x + CELL_WIDTH / 2
    return [
        svg.rect(x, y, CELL_WIDTH, CELL_HEIGHT, colour, 6),
        svg.text(middle, y + 25, f"{share:.0%}", 16, svg.INK, "middle"),
        svg.text(middle, y + 44, f"{low:.0%} – {high:.0%}", 12, svg.INK, "middle"),
    ]


def _corner(row: int, column: int) -> tuple[float, float]:
    return LEFT + column * (CELL_WIDTH + GAP), TOP + row * (CELL_HEIGHT + GAP)
