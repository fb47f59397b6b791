"""The curve of a game, drawn with signs: one for each side, so that no colour is needed."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from kvartal.analysis.findings import Moment

SIGNS = "●▲■◆★"
COLOURS = ("blue", "red", "green", "magenta", "yellow")
SHOWN = len(SIGNS)
HEIGHT, COLUMN = 11, 3


def draw(
    curve: Sequence[Moment], highest: float, labels: Sequence[str], width: int
) -> Iterator[Text]:
    """`labels`: of the highest value, the middle and nothing. `width`: of the terminal."""
    widest = max(map(len, labels))
    curve = _thinned(curve, (width - widest - 2) // COLUMN)
    sides = range(min(SHOWN, len(curve[0]["values"])))
    for row in range(HEIGHT):
        place = {0: labels[0], HEIGHT // 2: labels[1], HEIGHT - 1: labels[2]}.get(row, "")
        line = Text(f"{place:>{widest}} {'┤' if place else '│'}", "dim")
        for moment in curve:
            here = [side for side in sides if _row(moment["values"][side], highest) == row]
            cell = Text("".join(SIGNS[side] for side in here[:COLUMN]).center(COLUMN))
            if here:
                cell.stylize(COLOURS[here[0]])
            line.append_text(cell)
        yield line
    moves = [
        f"{moment['move']:>{COLUMN}}" if place % 2 == 0 else " " * COLUMN
        for place, moment in enumerate(curve)
    ]
    yield Text(f"{'':>{widest}} └{'─' * COLUMN * len(curve)}", "dim")
    yield Text(f"{'':>{widest}}  {''.join(moves)}", "dim")


def _thinned(curve: Sequence[Moment], most: int) -> Sequence[Moment]:
    """Evenly, but never without the end."""
    if len(curve) <= most:
        return curve
    before = curve[:-1]
    return [*(before[place * len(before) // (most - 1)] for place in range(most - 1)), curve[-1]]


def _row(value: float, highest: float) -> int:
    share = min(1.0, max(0.0, value / highest if highest else 0.0))
    return round((1 - share) * (HEIGHT - 1))
