"""A street, plot by plot, each from the ground up."""

from rich.console import Group, RenderableType
from rich.text import Text

from kvartal.cli.boards.parts import seat_label
from kvartal.cli.boards.uptown.cards import figure, standing
from kvartal.cli.boards.uptown.seen import Plot, Seen

WIDTH = 80
INDENT = "      "
STEP = " › "


def street(seen: Seen, seat: int, viewer: int | None) -> RenderableType:
    payout = seen.payout[seat]
    pays = f"a roof pays {payout}$" if payout > 0 else f"a roof pays nothing ({figure(payout)}$)"
    numbers = f": {seen.wallet[seat]}$ in the wallet"
    if seen.question != "over":
        numbers += f" · {pays}"
    numbers += f" · {_points(seen.points[seat])}"
    title = Text.assemble((seat_label(seat, viewer), "bold"), numbers)
    plots = enumerate(seen.streets[seat], 1)
    built = [_plot(seen, number, plot) for number, plot in plots if plot.storeys]
    empty = [str(n) for n, plot in enumerate(seen.streets[seat], 1) if not plot.storeys]
    if empty:
        built.append(Text(f"  empty: {', '.join(empty)}", "dim"))
    return Group(title, *built)


def _plot(seen: Seen, number: int, plot: Plot) -> Text:
    """A storey stays on its line."""
    lines = [Text(f"  {number} {'▲' if plot.closed else '·'} ")]
    for floor, storey in enumerate(plot.storeys):
        entry = standing(seen.story, storey.project, storey.income, storey.prestige)
        step = STEP if floor else ""
        if floor and len(lines[-1]) + len(step) + len(entry) > WIDTH:
            lines.append(Text(INDENT + STEP.lstrip()))
            step = ""
        lines[-1].append(step, "dim").append_text(entry)
    return Text("\n").join(lines)


def _points(points: int) -> str:
    return f"{figure(points)} point{'' if points == 1 else 's'}"
