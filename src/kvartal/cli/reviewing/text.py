"""A review in a terminal: the curve, luck and skill, and the costliest decisions of each seat."""

from collections.abc import Iterator
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kvartal.cli.output import say
from kvartal.cli.reviewing import chart
from kvartal.cli.reviewing.telling import Mistake, Telling

MOST_SIDES = 8


def show(out: Console, telling: Telling, file: Path) -> None:
    found = telling.found
    sides = range(min(MOST_SIDES, len(found["sides"])))
    out.print(Text(telling.title, "bold"))
    out.print(Text(telling.made, "dim"))
    say(out, Text(telling.curve, "bold"), _key(telling), *_drawn(telling, out.width))
    title = Text(telling.word("review-balance"), "bold")
    say(out, title, Text(telling.balance_about(), "dim"), _balance(telling, sides))
    say(out, Text(telling.word("review-mistakes"), "bold"))
    for side in sides:
        if side < found["seats"]:
            say(out, *_mistakes(telling, side, file))


def _key(telling: Telling) -> Text:
    key = Text()
    for side in range(min(chart.SHOWN, len(telling.found["sides"]))):
        key.append(f"{chart.SIGNS[side]} {telling.name(side)}   ", chart.COLOURS[side])
    return key


def _drawn(telling: Telling, width: int) -> Iterator[Text]:
    found = telling.found
    highest = 1.0
    if found["currency"] == "points":
        highest = max(max(moment["values"]) for moment in found["curve"]) or 1.0
    labels = [telling.amount(value) for value in (highest, highest / 2, 0.0)]
    return chart.draw(found["curve"], highest, labels, width)


def _balance(telling: Telling, sides: range) -> Table:
    grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    rows = [(side, telling.balance(telling.found["sides"][side])) for side in sides]
    grid.add_column("")
    for name, _ in rows[0][1]:
        grid.add_column(name, justify="right", header_style="dim")
    for side, parts in rows:
        grid.add_row(telling.name(side), *(value for _, value in parts))
    return grid


def _mistakes(telling: Telling, side: int, file: Path) -> Iterator[RenderableType]:
    mistakes = [*telling.mistakes(side)]
    if not mistakes:
        yield telling.no_mistakes(side)
        return
    yield Text(telling.name(side), "bold")
    for number, mistake in enumerate(mistakes, 1):
        yield _mistake(telling, number, mistake, file)


def _mistake(telling: Telling, number: int, mistake: Mistake, file: Path) -> RenderableType:
    told = Table.grid(padding=(0, 2), pad_edge=False)
    told.add_column(style="dim", no_wrap=True)
    told.add_column(overflow="fold")
    told.add_row(telling.word("review-played"), mistake.played)
    told.add_row(telling.word("review-better"), Text(mistake.better, "bold"))
    if mistake.as_good:
        told.add_row(telling.word("review-as-good"), "; ".join(mistake.as_good))
    parts: list[RenderableType] = [Text(f"{number}. {mistake.title}. {mistake.cost}"), told]
    if mistake.reasons:
        parts += [Text(mistake.why, "dim"), *(f"  · {reason}" for reason in mistake.reasons)]
    board = f"kvartal replay {file} --at {mistake.move} --seat {mistake.seat}"
    parts.append(Text(board, "dim italic"))
    return Padding(Group(*parts), (0, 0, 1, 2))
