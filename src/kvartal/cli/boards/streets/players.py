"""Who has what: money, signs, tokens and tiles; and what is still to come."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kvartal.cli.boards.parts import seat_label
from kvartal.cli.boards.streets.buildings import business, symbols
from kvartal.cli.boards.streets.seen import CARDS, LETTERS, STYLES, Seen
from kvartal.cli.narration.messages import ENGLISH


def players(seen: Seen) -> RenderableType:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("", no_wrap=True)
    table.add_column("money", justify="right", no_wrap=True)
    table.add_column("signs", justify="right", no_wrap=True)
    table.add_column("hand", no_wrap=True)
    has_tokens = any(seen.supply) or any(map(any, seen.tokens))
    if has_tokens:
        table.add_column("Rest Resi Leis Reta", no_wrap=True)
    if any(seen.consultants):
        table.add_column("consultant", no_wrap=True)
    for side, money in enumerate(seen.points or seen.money):
        is_seat = side < seen.seats
        row: list[RenderableType] = [_name(seen, side), f"{money}$"]
        row.append(str(seen.unused[side]) if is_seat else "any")
        row.append(_kinds(seen.hands[side].kinds) if is_seat else Text())
        if has_tokens:
            row.append(_counts(seen.tokens[side]))
        if any(seen.consultants):
            consultant = seen.consultants[side] if is_seat else ""
            row.append(seen.story.card(consultant) if consultant else "")
        table.add_row(*row)
    if has_tokens:
        table.add_row(Text("to take", "dim"), "", "", "", Text(_counts(seen.supply), "dim"))
    return table


def stack(seen: Seen) -> RenderableType:
    pile = seen.stack
    if pile.open:
        text = Text(f"Next on the stack ({pile.size + 1} left): ").append_text(
            _tile(seen, pile.open)
        )
    elif pile.top:
        text = Text(f"Stack: {pile.size} tiles, on top ").append_text(_kinds([pile.top]))
    else:
        text = Text("The stack is empty")
    if pile.endgame:
        text.append(f"\nEndgame stack: {pile.endgame} tiles")
        if pile.endgame_back:
            text.append(", on top ").append_text(_kinds([pile.endgame_back]))
    return text


def hand(seen: Seen) -> Iterator[RenderableType]:
    """The own tiles, what others have shown of theirs, and what the own consultant does."""
    if seen.tile:
        yield Text("To build: ").append_text(_tile(seen, seen.tile))
    for number, tile in enumerate(seen.hand):
        yield Text("Hand: " if not number else "      ").append_text(_tile(seen, tile))
    for seat, held in enumerate(seen.hands):
        if held.shown and seat != seen.viewer:
            tiles = ", ".join(map(seen.story.card, held.shown))
            yield Text(f"Shown by {seen.name_of(seat)}: {tiles}", "dim")
    if seen.viewer is not None and (consultant := seen.consultants[seen.viewer]):
        does = seen.story.say(f"does-{consultant}")
        yield Text(f"{seen.story.card(consultant)}: {does}", "dim")


def worth(seen: Seen, tile: str) -> str:
    """Its valuation in words."""
    card = CARDS[tile]
    named = {"per": card["per"]} | dict(
        zip(("one", "other"), map(seen.story.card, card["of"]), strict=False)
    )
    return seen.story.say(f"value-{card['valuation']}", **named)


def _tile(seen: Seen, tile: str) -> Text:
    sign = business(seen, tile)
    text = Text(f"{seen.story.card(tile)} ").append_text(symbols(tile))
    return text.append(f" – {worth(seen, tile)}{f' – {sign}' if sign else ''}", "dim")


def _counts(tokens: list[int]) -> str:
    return " ".join(f"{count:>4}" for count in tokens)


def _kinds(kinds: list[str]) -> Text:
    return Text(" ").join([Text(LETTERS[kind], STYLES[kind]) for kind in kinds])


def _name(seen: Seen, side: int) -> Text:
    is_seat = side < seen.seats and seen.language == ENGLISH
    name = seat_label(side, seen.viewer) if is_seat else seen.name_of(side)
    return Text(name, "bold" if side == seen.viewer else "")
