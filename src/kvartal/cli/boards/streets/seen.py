"""The view of Streets, as far as it is drawn."""

from dataclasses import dataclass
from typing import Any

from kvartal.cli.narration.messages import ENGLISH, story_for
from kvartal.cli.narration.names import seat_name
from kvartal.games.catalogue import GAMES
from kvartal.kit.data import load
from kvartal.kit.game import View
from kvartal.words import Storyteller

CARDS: dict[str, dict[str, Any]] = {**GAMES["streets"].components()}
COLOURS = ("tourist", "hipster", "parent", "shopper")
LETTERS = {"tourist": "T", "hipster": "H", "parent": "P", "shopper": "S", "wild": "*"}
STYLES = {
    "tourist": "magenta",
    "hipster": "yellow",
    "parent": "green",
    "shopper": "bright_blue",
    "wild": "cyan",
    "": "",
}
NOBODY = -1


@dataclass(slots=True)
class Building:
    tile: str
    x: int
    y: int
    facing: str
    owner: int
    signs: int
    abandoned: bool
    people: list[int]
    seekers: list[int]
    street: int
    enclosed: bool
    income: int


@dataclass(slots=True)
class Hand:
    kinds: list[str]
    shown: list[str]


@dataclass(slots=True)
class Stack:
    size: int
    top: str
    open: str
    endgame: int
    endgame_back: str


@dataclass(slots=True)
class Seen:
    """The view, as far as it is drawn: who sees it, with which tiles in hand, in which language."""

    language: str
    seats: int
    viewer: int | None
    hand: list[str]
    turn: int
    side: int
    question: str
    builds_left: int
    tile: str
    street: str
    abandoning: str
    colour: str
    money: list[int]
    unused: list[int]
    supply: list[int]
    tokens: list[list[int]]
    consultants: list[str]
    hands: list[Hand]
    stack: Stack
    buildings: list[Building]
    points: list[int]

    @property
    def story(self) -> Storyteller:
        story = story_for("streets", self.language, None)
        assert story is not None
        return story

    def name_of(self, side: int) -> str:
        if side >= self.seats:
            return self.story.say("automaton")
        return seat_name(side, self.viewer) if self.language == ENGLISH else f"#{side}"

    def people(self, colour: str, count: int) -> str:
        named: dict[str, str | int] = {"colour-id": colour, "count": count}
        return self.story.say("people", **named)

    def leaving(self) -> int:
        """How many people of the colour that moves are still there: in a building that is being
        abandoned, or in the street that is being scored."""
        colour = COLOURS.index(self.colour)
        if self.abandoning:
            left = [b for b in self.buildings if b.tile == self.abandoning]
        else:
            (street,) = [b.street for b in self.buildings if b.tile == self.street]
            left = [b for b in self.buildings if b.street == street]
        return sum(building.people[colour] for building in left)


def read(view: View, language: str = ENGLISH) -> Seen:
    """The other parts of a view are left out."""
    own = {"language", "seats", "viewer", "hand"}
    seen: dict[str, Any] = {
        name: view.public[name] for name in Seen.__dataclass_fields__.keys() - own
    }
    stack: Any = seen["stack"]
    seen["stack"] = {name: stack[name] for name in Stack.__dataclass_fields__}
    seen |= {"language": language, "seats": view.config.seats, "viewer": view.seat}
    seen["hand"] = view.private["hand"] if view.seat is not None else []
    return load(Seen, seen)
