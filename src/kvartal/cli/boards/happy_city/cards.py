"""What is printed on the cards of Happy City, in few signs."""

from typing import Any

from rich.text import Text

from kvartal.games.catalogue import GAMES
from kvartal.words import Storyteller

CARDS: dict[str, dict[str, Any]] = {**GAMES["happy_city"].components()}
STYLES = {
    "yellow": "yellow",
    "blue": "bright_blue",
    "green": "green",
    "orange": "dark_orange",
    "purple": "magenta",
    "": "",
}
SYMBOLS = {"income": "$", "residents": "R", "hearts": "H"}


def does(story: Storyteller, card: str) -> str:
    """What an expert building does, with what is printed on it first."""
    printed, text = gives(card), story.say(f"does-{card}")
    return f"{printed}; {text}" if printed != "–" else text


def gives(card: str) -> str:
    """`1$ 2R −1H`."""
    amounts = {sign: CARDS[card][symbol] for symbol, sign in SYMBOLS.items()}
    shown = [f"{figure(amount)}{sign}" for sign, amount in amounts.items() if amount]
    return " ".join(shown) or "–"


def titled(story: Storyteller, card: str) -> Text:
    colour = CARDS[card]["colour"]
    return Text.assemble((letter_of(colour), f"bold {STYLES[colour]}"), f" {story.card(card)}")


def letter_of(colour: str) -> str:
    return colour[:1].upper()


def letters_of(counts: dict[str, int]) -> str:
    return "".join(letter_of(colour) * count for colour, count in counts.items())


def colour_letters(letters: str) -> Text:
    styles = {letter_of(colour): style for colour, style in STYLES.items()}
    return Text.assemble(*((letter, f"bold {styles[letter]}") for letter in letters))


def figure(amount: int, none: str = "·") -> str:
    return str(amount).replace("-", "−") if amount else none
