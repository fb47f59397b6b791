"""The public view of Happy City, as far as it is drawn."""

from dataclasses import dataclass
from typing import Any

from kvartal.cli.boards.happy_city.cards import CARDS, letters_of
from kvartal.cli.narration.messages import story_for
from kvartal.kit.data import load
from kvartal.kit.game import View
from kvartal.words import Storyteller

CITY_LIMIT = 10  # HC-100


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
        return letters_of({c: n - has[c] for c, n in CARDS[card]["needs"].items()})


def read(view: View, language: str) -> Seen:
    public: dict[str, Any] = {**view.public}
    sizes = {
        "decks": [deck["cards"] for deck in public["decks"]],
        "discard_sizes": [len(discard) for discard in public["discards"]],
    }
    fields = {name: value for name, value in public.items() if name in Seen.__dataclass_fields__}
    return load(Seen, {**fields, **sizes, "language": language})
