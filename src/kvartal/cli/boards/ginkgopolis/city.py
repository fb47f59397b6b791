"""The city from above: two lines a cell, the tile and who has how many floors there."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from kvartal.cli.boards.ginkgopolis.cards import code
from kvartal.cli.boards.ginkgopolis.seen import NOBODY, Building, Cell, Seen

WIDTH = 80
CELL = 5
MOST_COLUMNS = WIDTH // CELL
LEGEND = "B12 tile on top   0×3 seat 0, three floors   * card not in play yet   A–L letter"
PLACES = "(7) places along the edge"
OWNER_OF_SIDES_BEYOND = "G"


def city(seen: Seen) -> list[RenderableType]:
    """A city too wide for the screen is drawn in strips, from the left."""
    drawn = {(x, y) for x, y in [*seen.tokens, *seen.ring, *(b.cell for b in seen.city)]}
    columns = range(min(x for x, _ in drawn), max(x for x, _ in drawn) + 1)
    rows = range(min(y for _, y in drawn), max(y for _, y in drawn) + 1)
    strips = [columns[at : at + MOST_COLUMNS] for at in range(0, len(columns), MOST_COLUMNS)]
    parts: list[RenderableType] = [Text(LEGEND, "dim")]
    if seen.ring:
        parts.append(Text(PLACES, "dim"))
    for number, strip in enumerate(strips, 1):
        if len(strips) > 1:
            parts.append(Text(f"strip {number} of {len(strips)}, from the left", "dim"))
        parts += [line for y in rows for line in _row(seen, [(x, y) for x in strip])]
    return parts


def _row(seen: Seen, cells: list[Cell]) -> Iterator[Text]:
    pairs = [_cell(seen, cell) for cell in cells]
    for line in range(2):
        text = Text()
        for pair in pairs:
            text.append_text(pair[line]).append(" " * (CELL - len(pair[line])))
        text.rstrip()
        if line == 0 or text.plain:
            yield text


def _cell(seen: Seen, cell: Cell) -> tuple[Text, Text]:
    building = seen.at(cell)
    if building is not None:
        return _top(building), _floors(seen, building)
    if [*cell] in seen.tokens:
        return Text(f" {'ABCDEFGHIJKL'[seen.tokens.index([*cell])]}", "bold"), Text()
    if [*cell] in seen.ring:
        return Text(f"({seen.ring.index([*cell]) + 1})", "cyan"), Text()
    return Text(), Text()


def _top(building: Building) -> Text:
    return code(building.top).append("*" if building.site else "", "dim")


def _floors(seen: Seen, building: Building) -> Text:
    if building.owner == NOBODY:
        return Text("·", "dim")
    owner = str(building.owner) if building.owner < seen.seats else OWNER_OF_SIDES_BEYOND
    return Text(f"{owner}×{building.height}")
