"""The cards of Happy City, loaded once. A card is an int: its index in CARDS.

Copies of a card share their number: only equality of names matters to the rules (HC-243).
"""

from dataclasses import dataclass
from typing import Any, Literal

from kvartal.kit.components import read_components

Colour = Literal["yellow", "blue", "green", "orange", "purple"]
COLOURS: list[Colour] = ["yellow", "blue", "green", "orange", "purple"]
YELLOW, BLUE, GREEN, ORANGE, PURPLE = range(5)
COLOURLESS = -1

GROUPS = ["building", "dwelling", "market", "family", "expert"]
BUILDING, DWELLING, MARKET, FAMILY, EXPERT = range(5)
DECKS = 3
BUILDING_COPIES = 2


@dataclass(slots=True)
class Card:
    """What is printed on a card. `needs` (by colour) and `effect` are for special buildings."""

    number: int
    id: str
    group: int
    deck: int
    colour: int
    cost: int
    income: int
    residents: int
    hearts: int
    needs: list[int]
    effect: dict[str, Any]
    rule: str

    @property
    def is_special(self) -> bool:
        return self.group >= FAMILY


def _load() -> list[Card]:
    data = read_components("kvartal.games.happy_city")
    white = {**data["markets"][0], "id": "market"}
    del white["colour"]
    groups = [
        (BUILDING, data["buildings"]),
        (DWELLING, data["dwellings"]),
        (MARKET, [white, *data["markets"]]),
        (FAMILY, data["family_specials"]),
        (EXPERT, data["expert_specials"]),
    ]
    cards: list[Card] = []
    for group, rows in groups:
        for row in rows:
            needs = row.get("needs", {})
            cards.append(
                Card(
                    number=len(cards),
                    id=row["id"],
                    group=group,
                    deck=row.get("deck", 0) - 1,
                    colour=COLOURS.index(row["colour"]) if "colour" in row else COLOURLESS,
                    cost=row.get("cost", 0),
                    income=row.get("income", 0),
                    residents=row.get("residents", 0),
                    hearts=row.get("hearts", 0),
                    needs=[needs.get(colour, 0) for colour in COLOURS],
                    effect=row.get("effect", {}),
                    rule=row.get("rule", ""),
                )
            )
    return cards


CARDS = _load()
NUMBER_OF = {card.id: card.number for card in CARDS}


def in_group(group: int) -> list[int]:
    return [card.number for card in CARDS if card.group == group]


BUILDINGS, DWELLINGS, SPECIALS = in_group(BUILDING), in_group(DWELLING), in_group(FAMILY)
EXPERTS = in_group(EXPERT)
WHITE_MARKET, *COLOURED_MARKETS = in_group(MARKET)
ID = [card.id for card in CARDS]
# Flat lists for what is asked all the time.
COST = [card.cost for card in CARDS]
COLOUR = [card.colour for card in CARDS]
IS_SPECIAL = [card.is_special for card in CARDS]
NEEDS = [card.needs for card in CARDS]


def deck_cards(deck: int) -> list[int]:
    """HC-4, HC-6: two copies of each building of the deck."""
    return [n for n in BUILDINGS if CARDS[n].deck == deck for _ in range(BUILDING_COPIES)]
