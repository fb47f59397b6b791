"""What can be seen in UpTown: everything but what lies under the open cards (UP-180 to UP-186)."""

from collections.abc import Hashable
from typing import Literal, TypedDict, cast, get_args

from kvartal.games.uptown.components import (
    CARD_NUMBER_OF,
    CARD_OF,
    CARDS,
    ID,
    INCOME,
    MUNICIPAL_CARDS,
    NONE,
    NUMBER_OF,
    PRESTIGE,
    PROJECT_CARDS,
    Symbol,
    projects_on,
)
from kvartal.games.uptown.rules import placements
from kvartal.games.uptown.scoring import UPCOINS_A_POINT
from kvartal.games.uptown.state import Plot, UpTownState, is_closed
from kvartal.games.uptown.street import how_many
from kvartal.kit.facts import ComponentId, SeatNumber
from kvartal.kit.game import View, Worlds
from kvartal.kit.knowledge import new_pile

Question = Literal["first_action", "second_action", "over"]
QUESTIONS: tuple[Question, ...] = get_args(Question)


class StoreyView(TypedDict):
    """What a storey brings now: `income` at every payout of its street, `prestige` at the end."""

    project: ComponentId
    income: int
    prestige: int


class PlotView(TypedDict):
    storeys: list[StoreyView]
    closed: bool


class PublicView(TypedDict):
    """An open card is the list of its projects, empty where there is none. `decks` and `municipal`
    count the cards of a pile with the open one; which cards lie below the open ones follows from
    all that can be seen. `payout` is what a street would be paid if a plot were closed now, without
    the roof's own income; it may be negative (UP-103). `points` is the total if the game ended now.
    `gave`: the gifts that each seat has played. `placeable`: whether whoever acts has a place for
    the open card of a deck (UP-56)."""

    first: SeatNumber
    round: int
    turn: int
    question: Question
    free: list[ComponentId]
    wallet: list[int]
    money: list[int]
    streets: list[list[PlotView]]
    gave: list[list[ComponentId]]
    tops: list[list[ComponentId]]
    decks: list[int]
    top: list[ComponentId]
    municipal: int
    box: list[str]
    is_last: bool
    payout: list[int]
    points: list[int]
    placeable: list[bool]


class PrivateView(TypedDict):
    """UP-180: nobody knows more than the others."""


def public(state: UpTownState) -> PublicView:
    streets = [[_plot(street, n) for n in range(len(street))] for street in state.streets]
    sums = [[_sums(plot["storeys"]) for plot in street] for street in streets]
    prestige = [sum(plot[1] for plot in street) for street in sums]
    acting = state.acting()
    return {
        "first": state.first,
        "round": state.round,
        "turn": state.turn,
        "question": QUESTIONS[state.question],
        "free": projects_on(state.free),
        "wallet": [*state.wallet],
        "money": [*state.money],
        "streets": streets,
        "gave": [[ID[project] for project in gifts] for gifts in state.gave],
        "tops": [projects_on(card) for card in state.tops],
        "decks": [*state.decks],
        "top": projects_on(state.top),
        "municipal": state.municipal.size + (state.top != NONE),
        "box": [CARDS[card].id for card in state.box],
        "is_last": state.is_last,
        "payout": [sum(plot[0] for plot in street) for street in sums],
        "points": [
            points + wallet // UPCOINS_A_POINT
            for points, wallet in zip(prestige, state.wallet, strict=True)
        ],
        "placeable": [
            card != NONE and bool(placements(state, acting, card)) for card in state.tops
        ],
    }


def worlds(view: View) -> Worlds[UpTownState]:
    """Nothing is hidden but what is not in the state either: there is one world."""
    seen = cast(PublicView, view.public)
    state = UpTownState(
        seats=view.config.seats,
        options=view.config.options,
        first=seen["first"],
        round=seen["round"],
        turn=seen["turn"],
        question=QUESTIONS.index(seen["question"]),
        free=_card(seen["free"]),
        wallet=[*seen["wallet"]],
        money=[*seen["money"]],
        streets=[
            [[NUMBER_OF[storey["project"]] for storey in plot["storeys"]] for plot in street]
            for street in seen["streets"]
        ],
        gave=[[NUMBER_OF[project] for project in gifts] for gifts in seen["gave"]],
        tops=[_card(projects) for projects in seen["tops"]],
        decks=[*seen["decks"]],
        hidden=new_pile("projects", PROJECT_CARDS),
        top=_card(seen["top"]),
        municipal=new_pile("municipal", MUNICIPAL_CARDS),
        box=[CARD_NUMBER_OF[card] for card in seen["box"]],
        is_last=seen["is_last"],
    )
    shown = {CARD_OF[p] for street in state.streets for plot in street for p in plot}
    turned = shown | {*state.tops, state.top, state.free, *state.box}
    for pile in (state.hidden, state.municipal):
        pile.cards = [card for card in pile.cards if card not in turned]
        pile.turned = pile.size - len(pile.cards)
        pile.size = len(pile.cards)
    return Worlds(state)


def information_key(state: UpTownState) -> Hashable:
    """What of `public` the rest follows from: whatever is neither open, nor on a street, nor in the
    box, is hidden."""
    return (
        state.first,
        state.round,
        state.turn,
        state.question,
        state.free,
        tuple(state.wallet),
        tuple(state.money),
        tuple([tuple([tuple(plot) for plot in street]) for street in state.streets]),
        tuple([tuple(gifts) for gifts in state.gave]),
        tuple(state.tops),
        tuple(state.decks),
        state.hidden.turned,
        state.top,
        state.municipal.turned,
        tuple(state.box),
        state.is_last,
    )


def _plot(street: list[Plot], number: int) -> PlotView:
    plot = street[number]
    storeys: list[StoreyView] = [
        {
            "project": ID[project],
            "income": _worth(INCOME[project], street, number, floor),
            "prestige": _worth(PRESTIGE[project], street, number, floor),
        }
        for floor, project in enumerate(plot)
    ]
    return {"storeys": storeys, "closed": is_closed(plot)}


def _worth(symbol: Symbol, street: list[Plot], plot: int, floor: int) -> int:
    return symbol.amount * how_many(symbol, street, plot, floor)


def _sums(storeys: list[StoreyView]) -> tuple[int, int]:
    return sum(each["income"] for each in storeys), sum(each["prestige"] for each in storeys)


def _card(projects: list[str]) -> int:
    return CARD_OF[NUMBER_OF[projects[0]]] if projects else NONE
