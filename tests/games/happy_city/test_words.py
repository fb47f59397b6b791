"""Happy City in words."""

import re

from tools.locales.reading import read

from kvartal.games.happy_city.game import GAME
from kvartal.kit.game import Refusal
from kvartal.kit.lines import Line
from kvartal.words import PSEUDO, Speaker, Storyteller


def teller(language: str = "en") -> Storyteller:
    return Storyteller(Speaker(language), GAME.id, str, 0)


def test_refusals_name_cards_and_colours() -> None:
    refusal = Refusal("HC-81", {"colour": "blue", "needed": 2, "has": 1})
    assert teller().refusal(refusal) == "It needs blue cards: 2. You have 1."
    assert teller().refusal(Refusal("HC-9999")) == "HC-9999"


def test_lines_and_names() -> None:
    assert teller().line(Line("HC-112", 8, 5)) == "Residents × hearts: 5 × 8"
    assert teller().line(Line("HC-120", 5, source="hearts")) == "Hearts"
    assert teller().card("cat_cafe") == "Cat Café"


def test_the_pseudo_language_has_no_plain_letter() -> None:
    assert teller(PSEUDO).card("zoo") == "⟦Žóó~⟧"


def test_numbers_in_the_words_are_those_on_the_cards() -> None:
    english = {message.id: message for message in read("en", GAME.id)[0]}
    for card, printed in GAME.components().items():
        numbers = set(re.findall(r"\d+", str(printed["effect"])))
        if numbers:
            assert numbers <= english[f"happy_city-does-{card}"].numerals, card
