"""The middle of the table: display, dwellings, decks and special buildings."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kvartal.cli.boards.happy_city.cards import (
    CARDS,
    SYMBOLS,
    colour_letters,
    does,
    figure,
    gives,
    letters_of,
    titled,
)
from kvartal.cli.boards.happy_city.seen import Seen

DWELLINGS = [card for card, printed in CARDS.items() if printed["group"] == "dwelling"]


def offers(seen: Seen, viewer: int | None) -> Table:
    """Display and dwellings, side by side."""
    table = Table(box=None, pad_edge=False, padding=0)
    _offer_columns(table, "Display")
    table.add_column("   ")
    _offer_columns(table, "Dwellings")
    table.add_column(" left", justify="right")
    for place, dwelling in enumerate(DWELLINGS):
        left = seen.dwellings[place]
        display = seen.display[place] if place < len(seen.display) else ""
        shown = _offer(seen, display, viewer) if display else ["– empty", "", "", "", ""]
        table.add_row(*shown, "", *_offer(seen, dwelling, viewer), str(left) if left else "none")
    return table


def deck_line(seen: Seen) -> Text:
    """What the backs and the piles show."""
    decks = []
    for number, deck in enumerate(seen.decks, 1):
        costs = [printed["cost"] for printed in CARDS.values() if printed["deck"] == number]
        cost = "cost " if number == 1 else ""
        decks.append(f"{number} ({cost}{min(costs)}–{max(costs)}): {len(deck)}")
    gone = ", ".join(map(str, seen.discard_sizes))
    discarded = f" · discarded: {gone}" if any(seen.discard_sizes) else ""
    return Text(f"Decks  {' · '.join(decks)}{discarded}")


def special_row(seen: Seen, viewer: int | None) -> list[RenderableType]:
    if not seen.row:
        return []
    expert = CARDS[seen.row[0]]["group"] == "expert"
    table = Table(box=None, pad_edge=False, padding=(0, 2 if expert else 1, 0, 0))
    has_one = viewer is not None and bool(seen.special[viewer])
    title = "Special (you have yours)" if has_one else "Special buildings"
    lacking = viewer is not None and not has_one
    columns = 1 if expert else 2
    for _ in range(columns):
        table.add_column(title, no_wrap=True, min_width=17)
        table.add_column("needs", no_wrap=True)
        if lacking:
            table.add_column("lack", no_wrap=True)
        if expert:
            table.add_column("does")
        else:
            table.add_column("gives", no_wrap=True, min_width=9)
        title = ""
    cells = [
        [
            seen.story.card(card),
            colour_letters(letters_of(CARDS[card]["needs"])),
            *([colour_letters(seen.lacks(card, viewer or 0)) or "ready"] if lacking else []),
            does(seen.story, card) if expert else gives(card),
        ]
        for card in seen.row
    ]
    for start in range(0, len(cells), columns):
        table.add_row(*(cell for card in cells[start : start + columns] for cell in card))
    return [table]


def _offer_columns(table: Table, title: str) -> None:
    table.add_column(title, width=20, no_wrap=True)
    table.add_column("price", width=5, justify="right")
    for symbol in SYMBOLS.values():
        table.add_column(symbol, width=3, justify="right")


def _offer(seen: Seen, card: str, viewer: int | None) -> list[Text | str]:
    cost, price = CARDS[card]["cost"], seen.price(card, viewer)
    shown = str(cost) if price == cost else f"{cost}→{price}"
    if viewer is not None and card in seen.cities[viewer]:
        shown = "have"  # HC-75: no price matters
    return [titled(seen.story, card), shown, *(figure(CARDS[card][symbol]) for symbol in SYMBOLS)]
