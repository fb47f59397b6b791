"""What can be seen in Streets: all but the fronts of others' tiles and the stack (section 15)."""

from collections.abc import Hashable
from typing import Literal, TypedDict, get_args

from kvartal.games.streets.components import (
    COLOURS,
    CONSULTANT_ID,
    FACINGS,
    ID,
    KINDS,
    NONE,
    Facing,
)
from kvartal.games.streets.geometry import x_of, y_of
from kvartal.games.streets.scoring import incomes, standing
from kvartal.games.streets.state import OVER, StreetsState
from kvartal.kit.facts import ComponentId, SeatNumber
from kvartal.kit.lines import total

Question = Literal[
    "consultant",
    "abandon",
    "build",
    "place",
    "return",
    "street",
    "business",
    "token",
    "swap",
    "move",
    "grifter_place",
    "grifter_token",
    "over",
]
QUESTIONS: tuple[Question, ...] = get_args(Question)


class BuildingView(TypedDict):
    """`owner` is -1 for none. `people` and `seekers` by colour. `street`: the number of the first
    building of its street; `income`: what it would pay its owner if that were scored now."""

    tile: ComponentId
    x: int
    y: int
    facing: Facing
    owner: SeatNumber
    signs: int
    abandoned: bool
    people: list[int]
    seekers: list[int]
    street: int
    enclosed: bool
    income: int


class HandView(TypedDict):
    """The backs, and those tiles that all have seen."""

    kinds: list[ComponentId]
    shown: list[ComponentId]


class StackView(TypedDict):
    """`size` counts what lies face down; `top` is its back, `open` the tile that lies open on it
    when one plays alone. `backs`: by kind, what lies below, with the endgame stack. `endgame`
    counts what of that is not turned up; `endgame_back` is on top of it until it is shuffled."""

    size: int
    top: str
    open: str
    backs: list[int]
    endgame: int
    endgame_back: str


class PublicView(TypedDict):
    """The Grifter is the side after the last seat. `tile` is being built, with so many `signs`;
    `queue` has the streets that are still to be scored and `street` the one that is, by their first
    buildings; the people of `abandoning` leave. `waiting`: the sides that are still to take tokens
    or to be paid there. `colour` is that of the people who move. `points`: at the end."""

    turn: int
    side: SeatNumber
    question: Question
    builds_left: int
    built: int
    tile: str
    signs: int
    queue: list[ComponentId]
    street: str
    abandoning: str
    waiting: list[SeatNumber]
    free_tokens: int
    colour: ComponentId
    money: list[int]
    unused: list[int]
    supply: list[int]
    tokens: list[list[int]]
    consultants: list[str]
    hands: list[HandView]
    stack: StackView
    covered: list[ComponentId]
    box: list[ComponentId]
    buildings: list[BuildingView]
    points: list[int]


class PrivateView(TypedDict):
    """The fronts of the own tiles."""

    hand: list[ComponentId]


def public(state: StreetsState) -> PublicView:
    city = state.city
    return {
        "turn": state.turn,
        "side": state.side,
        "question": QUESTIONS[state.question],
        "builds_left": state.builds_left,
        "built": state.built,
        "tile": _id(state.tile),
        "signs": state.new_signs,
        "queue": [ID[city.tiles[first]] for first in state.queue],
        "street": _building_id(state, state.street),
        "abandoning": _building_id(state, state.abandoning),
        "waiting": [*state.waiting],
        "free_tokens": state.free_tokens,
        "colour": COLOURS[state.colour],
        "money": [*state.money],
        "unused": [*state.unused],
        "supply": [*state.supply],
        "tokens": [[*tokens] for tokens in state.tokens],
        "consultants": ["" if card == NONE else CONSULTANT_ID[card] for card in state.consultants],
        "hands": [_hand(state, seat) for seat in range(state.seats)],
        "stack": {
            "size": state.stack.size,
            "top": _kind(state.top),
            "open": _id(state.open_tile),
            "backs": [*state.backs],
            "endgame": state.endgame,
            "endgame_back": _kind(state.endgame_back),
        },
        "covered": [ID[tile] for tile in state.covered],
        "box": [ID[tile] for tile in state.box],
        "buildings": _buildings(state),
        "points": [standing(state, side).score for side in range(state.sides)]
        if state.question == OVER
        else [],
    }


def private(state: StreetsState, seat: int) -> PrivateView:
    return {"hand": [ID[tile] for tile in state.hands[seat].faces]}


def information_key(state: StreetsState, seat: int) -> Hashable:
    """What of a view the rest follows from."""
    city = state.city
    return (
        state.turn,
        state.side,
        state.question,
        state.builds_left,
        state.built,
        state.tile,
        state.new_signs,
        tuple(state.queue),
        state.street,
        state.abandoning,
        tuple(state.waiting),
        state.free_tokens,
        state.colour,
        tuple(state.money),
        tuple(state.unused),
        tuple(state.supply),
        tuple([tuple(tokens) for tokens in state.tokens]),
        tuple(state.consultants),
        tuple([tuple(state.kinds_in_hand(each)) for each in range(state.seats)]),
        tuple([tuple(hand.known_to_all()) for hand in state.hands]),
        tuple(state.hands[seat].faces),
        state.stack.size,
        tuple(state.backs),
        state.top,
        state.open_tile,
        state.endgame,
        state.endgame_back,
        tuple(state.covered),
        tuple(state.box),
        tuple(city.cells),
        tuple(city.facings),
        tuple(city.tiles),
        tuple(city.owners),
        tuple(city.signs),
        tuple(city.abandoned),
        tuple(city.lying),
        tuple(city.seekers),
    )


def _buildings(state: StreetsState) -> list[BuildingView]:
    city = state.city
    found: list[BuildingView] = []
    paying: dict[int, int] = {}
    for building in range(len(city.cells)):
        street = city.street(building)
        owner = city.owners[building]
        if owner != NONE and building not in paying:
            for other, lines in incomes(state, owner, street).items():
                paying[other] = total(lines)
        cell = city.cells[building]
        people = slice(4 * building, 4 * building + len(COLOURS))
        found.append(
            {
                "tile": ID[city.tiles[building]],
                "x": x_of(cell),
                "y": y_of(cell),
                "facing": FACINGS[city.facings[building]],
                "owner": owner,
                "signs": city.signs[building],
                "abandoned": city.abandoned[building],
                "people": city.lying[people],
                "seekers": city.seekers[people],
                "street": street[0],
                "enclosed": city.is_enclosed(street),
                "income": paying.get(building, 0),
            }
        )
    return found


def _hand(state: StreetsState, seat: int) -> HandView:
    return {
        "kinds": [KINDS[kind] for kind in state.kinds_in_hand(seat)],
        "shown": [ID[tile] for tile in state.hands[seat].known_to_all()],
    }


def _id(tile: int) -> str:
    return "" if tile == NONE else ID[tile]


def _kind(kind: int) -> str:
    return "" if kind == NONE else KINDS[kind]


def _building_id(state: StreetsState, building: int) -> str:
    return "" if building == NONE else ID[state.city.tiles[building]]
