"""Happy City as text. Colours are letters (Y B G O P), `$` is income, R residents, H hearts."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kvartal.cli.boards.parts import heading, seat_label
from kvartal.cli.narration.messages import story_for
from kvartal.cli.narration.names import capital, seat_name
from kvartal.games.catalogue import GAMES
from kvartal.kit.data import load
from kvartal.kit.game import View
from kvartal.words import Storyteller

CARDS: dict[str, dict[str, Any]] = {**GAMES["happy_city"].components()}
DWELLINGS = [card for card, printed in CARDS.items() if printed["group"] == "dwelling"]
STYLES = {
    "yellow": "yellow",
    "blue": "bright_blue",
    "green": "green",
    "orange": "dark_orange",
    "purple": "magenta",
    "": "",
}
SYMBOLS = {"income": "$", "residents": "R", "hearts": "H"}
ROW = 5
CITY_LIMIT = 10
WIDTH = 80
DISPLAY = 3
THE_END = ("sphinx", "pyramid", "over")


@dataclass(slots=True)
class Seen:
    """The public view, as far as it is drawn, and in which language."""

    language: str
    first: int
    round: int
    question: str
    turn: int
    coins: list[int]
    cities: list[list[str]]
    display: list[str]
    decks: list[list[str]]
    discard_sizes: list[int]
    dwellings: list[int]
    row: list[str]
    special: list[str]
    special_slot: list[int]
    louvre_phases: int
    income: list[int]
    residents: list[int]
    hearts: list[int]
    colours: list[dict[str, int]]
    prices: list[dict[str, int]]

    @property
    def story(self) -> Storyteller:
        story = story_for("happy_city", self.language, None)
        assert story is not None
        return story

    @property
    def seats(self) -> int:
        return len(self.cities)

    def acting(self) -> int:
        """Whose turn it is; the draft goes the other way round."""
        turn = self.seats - 1 - self.turn if self.question == "draft" else self.turn
        return (self.first + turn) % self.seats

    def is_last_round(self) -> bool:
        return max(map(len, self.cities)) == CITY_LIMIT

    def price(self, card: str, seat: int | None) -> int:
        """What a card costs this seat, with its special building."""
        cost: int = CARDS[card]["cost"]
        return cost if seat is None else self.prices[seat].get(card, cost)

    def lacks(self, card: str, seat: int) -> str:
        """The colours, as letters, that a city still needs for a special building."""
        has = self.colours[seat]
        return _letters({c: n - has[c] for c, n in CARDS[card]["needs"].items()})


def draw(view: View, language: str = "en") -> RenderableType:
    seen = _read(view, language)
    parts: list[RenderableType] = [_heading(seen, view.seat)]
    if seen.question not in THE_END:
        parts += [_offers(seen, view.seat), _decks(seen), *_specials(seen, view.seat)]
    if view.seat is not None:
        parts.append(_own_city(seen, view.seat))
    for other in range(1, seen.seats + 1):
        seat = ((-1 if view.seat is None else view.seat) + other) % seen.seats
        if seat != view.seat:
            parts.append(_city_in_short(seen, seat, view.seat))
    return Group(*parts)


def question(view: View, language: str = "en") -> str:
    """What is asked, and below it what the board does not show."""
    seen, seat = _read(view, language), view.seat
    assert seat is not None
    details = {
        "reveal": _left_in_decks,
        "louvre": _incomes,
        "sphinx": _sphinx_models,
        "pyramid": _pyramid_models,
    }
    asked = seen.story.say(f"ask-{seen.question}")
    if seen.question not in details:
        return asked
    return "\n".join([asked, *details[seen.question](seen, seat)])


def named(_view: View, _notation: str, _language: str = "en") -> str | None:
    return None


def _incomes(seen: Seen, seat: int) -> list[str]:
    others = [other for other in range(seen.seats) if other != seat]
    return [f"{seat_name(other, seat)}: {seen.income[other]}$" for other in others]


def _sphinx_models(seen: Seen, seat: int) -> list[str]:
    return [
        f"{seat_name(other, seat)}: {seen.story.card(special)} ({_does(seen, special)})"
        for other in range(seen.seats)
        if other != seat and (special := seen.special[other])
    ]


def _pyramid_models(seen: Seen, seat: int) -> list[str]:
    slot = seen.special_slot[seat]
    return [
        f"{seat_name(other, seat)}: {seen.story.card(card)} ({_gives(card)})"
        for other in dict.fromkeys([(seat + 1) % seen.seats, (seat - 1) % seen.seats])
        if slot < len(seen.cities[other]) and not CARDS[card := seen.cities[other][slot]]["needs"]
    ]


def _read(view: View, language: str) -> Seen:
    public: dict[str, Any] = {**view.public}
    sizes = {
        "decks": [deck["cards"] for deck in public["decks"]],
        "discard_sizes": [len(discard) for discard in public["discards"]],
    }
    fields = {name: value for name, value in public.items() if name in Seen.__dataclass_fields__}
    return load(Seen, {**fields, **sizes, "language": language})


def _heading(seen: Seen, viewer: int | None) -> RenderableType:
    if seen.question == "over":
        return heading("The game is over", f"after round {seen.round}")
    titles = {
        "draft": "Choice of the markets",
        "louvre": f"Round {seen.round}: income",
        "sphinx": "The end: Sphinx",
        "pyramid": "The end: Great Pyramid",
    }
    title = titles.get(seen.question, f"Round {seen.round}")
    details = [f"first player: {seat_name(seen.first, viewer)}"]
    if title not in titles.values() or seen.question == "draft":
        who = seen.acting()
        details.insert(0, "your turn" if who == viewer else f"turn of {seat_name(who, viewer)}")
        if seen.is_last_round():
            details.append("the last round")
    return heading(title, *details)


def _offers(seen: Seen, viewer: int | None) -> Table:
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
    return [_name(seen, card), shown, *(_number(CARDS[card][symbol]) for symbol in SYMBOLS)]


def _decks(seen: Seen) -> Text:
    """What the backs and the piles show."""
    decks = []
    for number, deck in enumerate(seen.decks, 1):
        costs = [printed["cost"] for printed in CARDS.values() if printed["deck"] == number]
        cost = "cost " if number == 1 else ""
        decks.append(f"{number} ({cost}{min(costs)}–{max(costs)}): {len(deck)}")
    gone = ", ".join(map(str, seen.discard_sizes))
    discarded = f" · discarded: {gone}" if any(seen.discard_sizes) else ""
    return Text(f"Decks  {' · '.join(decks)}{discarded}")


def _left_in_decks(seen: Seen, _seat: int) -> list[str]:
    """Colours only: the backs show them, and everybody saw what was turned (HC-5, HC-183)."""
    texts = []
    for number, deck in enumerate(seen.decks, 1):
        colours = Counter(CARDS[card]["colour"] for card in deck)
        left = " ".join(f"{_letter(c)}{colours[c]}" for c in STYLES if colours[c])
        texts.append(f"{number}: {left or '–'}")
    return [" · ".join(texts)]


def _specials(seen: Seen, viewer: int | None) -> list[RenderableType]:
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
            _colour_letters(_letters(CARDS[card]["needs"])),
            *([_colour_letters(seen.lacks(card, viewer or 0)) or "ready"] if lacking else []),
            _does(seen, card) if expert else _gives(card),
        ]
        for card in seen.row
    ]
    for start in range(0, len(cells), columns):
        table.add_row(*(cell for card in cells[start : start + columns] for cell in card))
    return [table]


def _own_city(seen: Seen, seat: int) -> RenderableType:
    numbers = (
        f"{_coins(seen.coins[seat])} · income {seen.income[seat]}$ · "
        f"residents {_number(seen.residents[seat], '0')}R · "
        f"hearts {_number(seen.hearts[seat], '0')}H"
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


def _slot(seen: Seen, seat: int, slot: int) -> Text:
    card = seen.cities[seat][slot]
    printed = CARDS[card]
    colour = printed["colour"]
    return Text.assemble(
        f"{slot + 1} ",
        (f"{_letter(colour)}" if colour else "", f"bold {STYLES[colour]}".strip()),
        " " if colour else "",
        (_gives(card), "dim"),
        f"\n{_card_words(seen, seat, slot)}",
    )


def _city_in_short(seen: Seen, seat: int, viewer: int | None) -> RenderableType:
    city = seen.cities[seat]
    number = f"{len(city)} card{'s' if len(city) > 1 else ''}" if city else "no cards yet"
    lines = [
        Text.assemble(
            (seat_label(seat, viewer), "bold"),
            f": {_coins(seen.coins[seat])} · {seen.income[seat]}$ "
            f"{_number(seen.residents[seat], '0')}R {_number(seen.hearts[seat], '0')}H"
            f" · {number}{':' if city else ''}",
        )
    ]
    for slot, card in enumerate(city):  # a letter and its name stay on one line
        colour = CARDS[card]["colour"]
        letter = (f"{_letter(colour)} " if colour else "", f"bold {STYLES[colour]}".strip())
        comma = "," if slot < len(city) - 1 else ""
        entry = Text.assemble(" ", letter, f"{_card_words(seen, seat, slot)}{comma}")
        if len(lines[-1]) + len(entry) > WIDTH:
            lines.append(Text("  "))
        lines[-1].append_text(entry)
    return Group(*lines, *_special_in_words(seen, seat))


def _special_in_words(seen: Seen, seat: int) -> list[Text]:
    special = seen.special[seat]
    if not special or not CARDS[special]["effect"]:
        return []
    rule = CARDS[special]["rule"]
    return [Text(f"   {seen.story.card(special)}: {_does(seen, special)} ({rule})", "italic")]


def _card_words(seen: Seen, seat: int, slot: int) -> str:
    """Its name; of a Sphinx that has become another building, both."""
    card = seen.cities[seat][slot]
    acts_as = seen.special[seat] if slot == seen.special_slot[seat] else card
    if CARDS[card]["group"] == "market":
        return seen.story.card("market")  # its letter says the rest
    name = seen.story.card(card)
    return name if acts_as == card else f"{name} = {seen.story.card(acts_as)}"


def _does(seen: Seen, card: str) -> str:
    """What an expert building does, with what is printed on it first."""
    printed, text = _gives(card), seen.story.say(f"does-{card}")
    return f"{printed}; {text}" if printed != "–" else text


def _gives(card: str) -> str:
    """`1$ 2R −1H`."""
    amounts = {sign: CARDS[card][symbol] for symbol, sign in SYMBOLS.items()}
    shown = [f"{_number(amount)}{sign}" for sign, amount in amounts.items() if amount]
    return " ".join(shown) or "–"


def _name(seen: Seen, card: str) -> Text:
    colour = CARDS[card]["colour"]
    return Text.assemble((_letter(colour), f"bold {STYLES[colour]}"), f" {seen.story.card(card)}")


def _letter(colour: str) -> str:
    return colour[:1].upper()


def _letters(counts: dict[str, int]) -> str:
    return "".join(_letter(colour) * count for colour, count in counts.items())


def _colour_letters(letters: str) -> Text:
    styles = {_letter(colour): style for colour, style in STYLES.items()}
    return Text.assemble(*((letter, f"bold {styles[letter]}") for letter in letters))


def _number(amount: int, none: str = "·") -> str:
    return str(amount).replace("-", "−") if amount else none


def _coins(amount: int) -> str:
    return "1 coin" if amount == 1 else f"{amount} coins"
