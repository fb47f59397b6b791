"""What stands in the streets: one by one where a street is open, in a row where it is enclosed."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kvartal.cli.boards.streets.city import ROADS
from kvartal.cli.boards.streets.seen import CARDS, COLOURS, LETTERS, NOBODY, STYLES, Building, Seen

Numbered = tuple[int, Building]


def streets(seen: Seen) -> Iterator[RenderableType]:
    numbered = list(enumerate(seen.buildings, 1))
    being_scored = {b.street for b in seen.buildings if b.tile == seen.street and seen.street}
    in_full = [each for each in numbered if not each[1].enclosed or each[1].street in being_scored]
    yield _table(seen, in_full)
    rest = [each for each in numbered if each not in in_full]
    if rest:
        yield Text(f"Enclosed: {', '.join(_in_short(seen, each) for each in rest)}", "dim")


def symbols(tile: str) -> Text:
    """One letter each."""
    counts = zip(LETTERS.items(), CARDS[tile]["symbols"], strict=True)
    return Text().join([Text(letter * n, STYLES[kind]) for (kind, letter), n in counts])


def business(seen: Seen, tile: str) -> str:
    """Its sign, if they are used (ST-161)."""
    card = CARDS[tile]
    if not seen.supply or not card["business_count"] or not _is_with_business(seen):
        return ""
    named = card["business"]
    name = seen.story.say("business-universal") if named == "universal" else seen.story.card(named)
    return name if card["business_count"] == 1 else f"2 × {name}"


def _is_with_business(seen: Seen) -> bool:
    return any(seen.supply) or any(any(tokens) for tokens in seen.tokens)


def _table(seen: Seen, numbered: list[Numbered]) -> RenderableType:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), show_header=False)
    for _ in range(7):
        table.add_column(no_wrap=True)
    order = sorted(numbered, key=lambda each: (each[1].street, each[1].x, each[1].y))
    last = NOBODY
    for number, building in order:
        mark = "┌" if building.street != last else "│"
        last = building.street
        table.add_row(
            Text(f"{mark}{number:>2}{ROADS[building.facing]}", "dim"),
            seen.story.card(building.tile),
            symbols(building.tile),
            _owner(seen, building),
            _people(building),
            f"{building.income}$" if building.owner != NOBODY else "",
            Text(business(seen, building.tile), "dim"),
        )
    return table


def _owner(seen: Seen, building: Building) -> Text:
    if building.abandoned:
        return Text("abandoned", "red")
    if building.owner == NOBODY:
        return Text()
    twice = " ×2" if building.signs == 2 else ""
    style = "bold" if building.owner == seen.viewer else ""
    return Text(f"{seen.name_of(building.owner)}{twice}", style)


def _people(building: Building) -> Text:
    """`T2` for two who lie there, `?T2` for two who seek."""
    text = Text()
    for mark, counts in (("", building.people), ("?", building.seekers)):
        for colour, count in zip(COLOURS, counts, strict=True):
            if count:
                text.append(f"{mark}{LETTERS[colour]}{count} ", STYLES[colour])
    text.rstrip()
    return text


def _in_short(seen: Seen, each: Numbered) -> str:
    number, building = each
    seekers = _people(building).plain
    return f"{number} {seen.story.card(building.tile)}{f' ({seekers})' if seekers else ''}"
