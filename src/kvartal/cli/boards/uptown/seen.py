"""The public view of UpTown, as far as it is drawn."""

from dataclasses import dataclass

from kvartal.cli.boards.uptown.cards import CARDS
from kvartal.cli.narration.messages import ENGLISH, story_for
from kvartal.cli.narration.names import seat_name
from kvartal.kit.data import load
from kvartal.kit.game import View
from kvartal.words import Storyteller


@dataclass(slots=True)
class Storey:
    """What it brings now: `income` at a payout, `prestige` at the end."""

    project: str
    income: int
    prestige: int


@dataclass(slots=True)
class Plot:
    storeys: list[Storey]
    closed: bool


@dataclass(slots=True)
class Seen:
    """The public view, as far as it is drawn, and in which language."""

    language: str
    first: int
    round: int
    turn: int
    question: str
    free: list[str]
    wallet: list[int]
    money: list[int]
    streets: list[list[Plot]]
    tops: list[list[str]]
    decks: list[int]
    top: list[str]
    municipal: int
    is_last: bool
    payout: list[int]
    points: list[int]
    placeable: list[bool]

    @property
    def story(self) -> Storyteller:
        story = story_for("uptown", self.language, None)
        assert story is not None
        return story

    @property
    def seats(self) -> int:
        return len(self.streets)

    def acting(self) -> int:
        return (self.first + self.turn) % self.seats

    def price(self, project: str) -> int:
        """What its card costs where it lies open; nothing on the municipal pile."""
        cost: int = CARDS[project]["cost"]
        return cost if any(project in top for top in self.tops) else 0

    def name_of(self, seat: int, viewer: int | None) -> str:
        return seat_name(seat, viewer) if self.language == ENGLISH else f"#{seat}"


def read(view: View, language: str = ENGLISH) -> Seen:
    names = Seen.__dataclass_fields__.keys() - {"language"}
    return load(Seen, {"language": language} | {name: view.public[name] for name in names})
