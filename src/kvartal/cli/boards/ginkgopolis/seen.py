"""The view of Ginkgopolis, as far as it is drawn."""

from dataclasses import dataclass

from kvartal.cli.boards.ginkgopolis.cards import CARDS
from kvartal.cli.boards.parts import part
from kvartal.cli.narration.messages import story_for
from kvartal.kit.data import load
from kvartal.kit.game import View
from kvartal.words import Storyteller

NOBODY = -1
Cell = tuple[int, int]


@dataclass(slots=True)
class Building:
    """`tiles` from the ground up; `site`: its card is not in play yet."""

    cell: list[int]
    tiles: list[str]
    owner: int
    site: bool

    @property
    def top(self) -> str:
        return self.tiles[-1]

    @property
    def height(self) -> int:
        return len(self.tiles)


@dataclass(slots=True)
class Share:
    seat: int
    resources: int
    points: int


@dataclass(slots=True)
class District:
    name: str
    cells: list[list[int]]
    shares: list[Share]


@dataclass(slots=True)
class Seen:
    """The public view, as far as it is drawn, what the viewer alone knows (nothing: a spectator),
    and in which language."""

    language: str
    viewer: int | None
    seats: int
    hand: list[str]
    own_tiles: list[str]
    chosen: str
    laid: str
    picks: list[str]
    round: int
    first: int
    acting: int
    question: str
    city: list[Building]
    tokens: list[list[int]]
    ring: list[list[int]]
    districts: list[District]
    left_in_reserve: int
    exhaustions: int
    left_in_deck: int
    spot: list[int]
    played: str
    tiles: list[int]
    discard: list[str]
    cards: list[list[str]]
    stock: list[int]
    resources: list[int]
    vp: list[int]
    new_hands: list[int]
    committed: list[str]
    is_last: bool
    open_counts: bool

    @property
    def story(self) -> Storyteller:
        story = story_for("ginkgopolis", self.language, None, self.seats)
        assert story is not None
        return story

    @property
    def sides(self) -> int:
        return len(self.cards)

    def under(self, card: str) -> Building:
        """The building that a card stands for (GK-11)."""
        return next(each for each in self.city if each.top == CARDS[card]["tile"])

    def at(self, cell: Cell) -> Building | None:
        return next((each for each in self.city if (each.cell[0], each.cell[1]) == cell), None)


OPEN = {
    "round",
    "first",
    "acting",
    "question",
    "city",
    "tokens",
    "ring",
    "districts",
    "tiles",
    "discard",
    "cards",
    "stock",
    "resources",
    "vp",
    "new_hands",
    "committed",
    "is_last",
    "open_counts",
}


def read(view: View, language: str = "en") -> Seen:
    public, private = view.public, view.private
    known = private.get("known", [])
    assert isinstance(known, list)
    return load(
        Seen,
        {
            "language": language,
            "viewer": view.seat,
            "seats": view.config.seats,
            "hand": [] if view.seat is None else known[view.seat],
            "own_tiles": private.get("tiles", []),
            "chosen": private.get("chosen", ""),
            "laid": private.get("laid", ""),
            "picks": private.get("picks", []),
            "left_in_reserve": part(public["reserve"], "size"),
            "exhaustions": part(public["reserve"], "exhaustions"),
            "left_in_deck": part(public["deck"], "size"),
            "spot": part(public["action"], "spot"),
            "played": part(public["action"], "card"),
            **{name: public[name] for name in OPEN},
        },
    )
