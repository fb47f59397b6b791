"""Cities: the own card by card, the others in short."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kvartal.cli.boards.happy_city.cards import CARDS, STYLES, does, figure, gives, letter_of
from kvartal.cli.boards.happy_city.seen import Seen
from kvartal.cli.boards.parts import seat_label
from kvartal.cli.narration.names import capital

ROW = 5
WIDTH = 80


def own_city(seen: Seen, seat: int) -> RenderableType:
    numbers = (
        f"{_coins(seen.coins[seat])} · income {seen.income[seat]}$ · "
        f"residents {figure(seen.residents[seat], '0')}R · "
        f"hearts {figure(seen.hearts[seat], '0')}H"
    )
    colours = [
        Text.assemble((f"{capital(colour)}", STYLES[colour]), f" {count}")
        for colour, count in seen.colours[seat].items()
        if count
    ]
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), show_header=False)
    for _ in range(ROW):
        table.add_column(min_width=13, overflow="fold")  # a long name stays on its line
    city = seen.cities[seat]
    cells = [_slot(seen, seat, slot) for slot in range(len(city))]
    for start in range(0, len(cells), ROW):
        table.add_row(*cells[start : start + ROW])
    return Group(
        Text.assemble((seat_label(seat, seat), "bold"), f": {numbers}"),
        *([Text("Colours: ") + Text(", ").join(colours)] if colours else []),
        table,
        *_special_in_words(seen, seat),
    )


def city_in_short(seen: Seen, seat: int, viewer: int | None) -> RenderableType:
    city = seen.cities[seat]
    number = f"{len(city)} card{'s' if len(city) > 1 else ''}" if city else "no cards yet"
    lines = [
        Text.assemble(
            (seat_label(seat, viewer), "bold"),
            f": {_coins(seen.coins[seat])} · {seen.income[seat]}$ "
            f"{figure(seen.residents[seat], '0')}R {figure(seen.hearts[seat], '0')}H"
            f" · {number}{':' if city else ''}",
        )
    ]
    for slot, card in enumerate(city):  # a letter and its name stay on one line
        colour = CARDS[card]["colour"]
        letter = (f"{letter_of(colour)} " if colour else "", f"bold {STYLES[colour]}".strip())
        comma = "," if slot < len(city) - 1 else ""
        entry = Text.assemble(" ", letter, f"{_card_words(seen, seat, slot)}{comma}")
        if len(lines[-1]) + len(entry) > WIDTH:
            lines.append(Text("  "))
        lines[-1].append_text(entry)
    return Group(*lines, *_special_in_words(seen, seat))


def _slot(seen: Seen, seat: int, slot: int) -> Text:
    card = seen.cities[seat][slot]
    printed = CARDS[card]
    colour = printed["colour"]
    return Text.assemble(
        f"{slot + 1} ",
        (f"{letter_of(colour)}" if colour else "", f"bold {STYLES[colour]}".strip()),
        " " if colour else "",
        (gives(card), "dim"),
        f"\n{_card_words(seen, seat, slot)}",
    )


def _special_in_words(seen: Seen, seat: int) -> list[Text]:
    special = seen.special[seat]
    if not special or not CARDS[special]["effect"]:
        return []
    rule = CARDS[special]["rule"]
    return [Text(f"   {seen.story.card(special)}: {does(seen.story, special)} ({rule})", "italic")]


def _card_words(seen: Seen, seat: int, slot: int) -> str:
    """Its name; of a Sphinx that has become another building, both."""
    card = seen.cities[seat][slot]
    acts_as = seen.special[seat] if slot == seen.special_slot[seat] else card
    if CARDS[card]["group"] == "market":
        return seen.story.card("market")  # its letter says the rest
    name = seen.story.card(card)
    return name if acts_as == card else f"{name} = {seen.story.card(acts_as)}"


def _coins(amount: int) -> str:
    return "1 coin" if amount == 1 else f"{amount} coins"
