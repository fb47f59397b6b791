"""Neighbours as text."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kvartal.cli.boards.parts import heading, part, seat_label
from kvartal.cli.narration.names import capital, seat_name, words
from kvartal.kit.data import load
from kvartal.kit.game import View

QUESTIONS = {
    "play": "Which card do you lay into your street?",
    "fair": "A fair! Which card do you donate, if any? All decide at once, in secret.",
    "ask": "With whom do you exchange a card?",
    "hand": "{seat} asks you for a card: which one do you hand over?",
    "return": "Which card do you give back to {partner}?",
    "discard": "Which card do you lay off?",
}


def draw(view: View, _language: str = "en") -> RenderableType:
    seen = view.public
    rounds = view.config.options.to_json()["rounds"]
    title = f"Round {seen['round']} of {rounds}" if seen["questions"] else "The game is over"
    deck = f"{part(seen['deck'], 'size')} cards in the deck"
    parts: list[RenderableType] = [heading(title, deck), _seats(view)]
    discard = load(list[str], seen["discard"])
    if discard:
        parts.append(Text("Laid off: ") + _cards(discard))
    return Group(*parts, *_known(view))


def question(view: View, _language: str = "en") -> str:
    questions = view.public["questions"]
    assert isinstance(questions, list)
    seats = {
        name: seat_name(load(int, part(questions[-1], name)), view.seat)
        for name in ("seat", "partner")
    }
    return capital(QUESTIONS[load(str, part(questions[-1], "kind"))].format(**seats))


def named(_view: View, _notation: str, _language: str = "en") -> str | None:
    return None


def _seats(view: View) -> Table:
    seen = view.public
    sizes, gifts = load(list[int], seen["hand_sizes"]), load(list[int], seen["gifts"])
    streets = load(list[list[str]], seen["streets"])
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for title in ("hand", "gifts"):
        table.add_column(title, justify="right")
    table.add_column("street")
    for seat, street in enumerate(streets):
        label = seat_label(seat, view.seat)
        table.add_row(label, str(sizes[seat]), str(gifts[seat]), _cards(street))
    return table


def _known(view: View) -> list[Text]:
    """The own hand, and what was seen of others'."""
    if view.seat is None:
        return []
    known = load(list[list[str]], view.private["known"])
    lines = [Text("Your hand: ") + _cards(known[view.seat])]
    for seat, cards in enumerate(known):
        if cards and seat != view.seat:
            lines.append(
                Text(f"You know that {seat_name(seat, view.seat)} holds: ") + _cards(cards)
            )
    return lines


def _cards(cards: list[str]) -> Text:
    """The colour is named, and drawn where the terminal has colours."""
    texts = [Text(words(card), style=card.split("_")[0]) for card in cards]
    return Text(" · ").join(texts) if texts else Text("–")
