"""Happy City as text. Colours are letters (Y B G O P), `$` is income, R residents, H hearts."""

from collections import Counter

from rich.console import Group, RenderableType

from kvartal.cli.boards.happy_city.cards import CARDS, STYLES, does, gives, letter_of
from kvartal.cli.boards.happy_city.cities import city_in_short, own_city
from kvartal.cli.boards.happy_city.market import deck_line, offers, special_row
from kvartal.cli.boards.happy_city.seen import Seen, read
from kvartal.cli.boards.parts import heading
from kvartal.cli.narration.names import seat_name
from kvartal.kit.game import View

THE_END = ("sphinx", "pyramid", "over")


def draw(view: View, language: str = "en") -> RenderableType:
    seen = read(view, language)
    parts: list[RenderableType] = [_heading(seen, view.seat)]
    if seen.question not in THE_END:
        parts += [offers(seen, view.seat), deck_line(seen), *special_row(seen, view.seat)]
    if view.seat is not None:
        parts.append(own_city(seen, view.seat))
    for other in range(1, seen.seats + 1):
        seat = ((-1 if view.seat is None else view.seat) + other) % seen.seats
        if seat != view.seat:
            parts.append(city_in_short(seen, seat, view.seat))
    return Group(*parts)


def question(view: View, language: str = "en") -> str:
    """What is asked, and below it what the board does not show."""
    seen, seat = read(view, language), view.seat
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


def _left_in_decks(seen: Seen, _seat: int) -> list[str]:
    """Colours only: the backs show them, and everybody saw what was turned (HC-5, HC-183)."""
    texts = []
    for number, deck in enumerate(seen.decks, 1):
        colours = Counter(CARDS[card]["colour"] for card in deck)
        left = " ".join(f"{letter_of(c)}{colours[c]}" for c in STYLES if colours[c])
        texts.append(f"{number}: {left or '–'}")
    return [" · ".join(texts)]


def _incomes(seen: Seen, seat: int) -> list[str]:
    others = [other for other in range(seen.seats) if other != seat]
    return [f"{seat_name(other, seat)}: {seen.income[other]}$" for other in others]


def _sphinx_models(seen: Seen, seat: int) -> list[str]:
    return [
        f"{seat_name(other, seat)}: {seen.story.card(special)} ({does(seen.story, special)})"
        for other in range(seen.seats)
        if other != seat and (special := seen.special[other])
    ]


def _pyramid_models(seen: Seen, seat: int) -> list[str]:
    slot = seen.special_slot[seat]
    return [
        f"{seat_name(other, seat)}: {seen.story.card(card)} ({gives(card)})"
        for other in dict.fromkeys([(seat + 1) % seen.seats, (seat - 1) % seen.seats])
        if slot < len(seen.cities[other]) and not CARDS[card := seen.cities[other][slot]]["needs"]
    ]
