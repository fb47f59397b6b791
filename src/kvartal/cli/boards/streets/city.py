"""The map: a number for each building, with the side of its road."""

from rich.console import Group, RenderableType
from rich.text import Text

from kvartal.cli.boards.streets.seen import CARDS, STYLES, Building, Seen

ROADS = {"n": "^", "e": ">", "s": "v", "w": "<"}
WIDTH = 80
CELL = 4
MARGIN = 4
MOST_COLUMNS = (WIDTH - MARGIN) // CELL


def city(seen: Seen) -> RenderableType:
    """Too wide a city is cut into bands, the western one first."""
    places = {(building.x, building.y): number for number, building in enumerate(seen.buildings, 1)}
    xs, ys = ([place[axis] for place in places] for axis in (0, 1))
    margin = 0 if seen.question == "over" else 1
    columns = range(min(xs) - margin, max(xs) + margin + 1)
    rows = range(min(ys) - margin, max(ys) + margin + 1)
    starts = range(0, len(columns), MOST_COLUMNS)
    bands = [columns[start : start + MOST_COLUMNS] for start in starts]
    return Group(*(_band(seen, places, band, rows) for band in bands))


def _band(
    seen: Seen, places: dict[tuple[int, int], int], columns: range, rows: range
) -> RenderableType:
    head = " " * MARGIN + "".join(f"{x:>{CELL - 1}} " for x in columns)
    lines = [Text(head.rstrip(), "dim")]
    for y in rows:
        line = Text(f"{y:>{MARGIN - 1}} ", "dim")
        for x in columns:
            line.append_text(_cell(seen, places, x, y))
        line.rstrip()
        lines.append(line)
    return Text("\n").join(lines)


def _cell(seen: Seen, places: dict[tuple[int, int], int], x: int, y: int) -> Text:
    number = places.get((x, y))
    if number is not None:
        return _building(number, seen.buildings[number - 1])
    beside = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
    is_free = seen.question != "over" and any(place in places for place in beside)
    return Text(f"{'·' if is_free else ' ':>{CELL - 1}} ", "dim")


def _building(number: int, building: Building) -> Text:
    style = "dim" if building.enclosed else STYLES[CARDS[building.tile].get("kind", "")]
    return Text(f"{number:>{CELL - 2}}{ROADS[building.facing]} ", style)
