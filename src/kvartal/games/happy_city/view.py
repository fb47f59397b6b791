"""What can be seen in Happy City: everything but the order of the decks (HC-183)."""

from collections.abc import Hashable
from typing import Literal, TypedDict, cast, get_args

from kvartal.games.happy_city.components import COLOURS, COST, DWELLINGS, ID, NUMBER_OF, Colour
from kvartal.games.happy_city.effects import effect_of, income
from kvartal.games.happy_city.rules import price
from kvartal.games.happy_city.state import NONE, HappyCityState
from kvartal.kit.facts import ComponentId, SeatNumber
from kvartal.kit.game import View, Worlds
from kvartal.kit.knowledge import Pile

Question = Literal[
    "draft", "louvre", "discard", "reveal", "buy", "special", "sphinx", "pyramid", "over"
]
QUESTIONS: tuple[Question, ...] = get_args(Question)


class PileView(TypedDict):
    """Of a pile whose contents all can follow, though not their order."""

    cards: list[ComponentId]
    size: int
    made_of: list[ComponentId]
    shuffles: int
    turned: int


class PublicView(TypedDict):
    """Discard piles and box are listed, too: their contents follow from what all have seen.

    Income, residents and hearts are what counts now, with what the special building adds. Prices
    are those that it changes; `passing` is what buying nothing brings (HC-72, HC-158). -1 and ""
    where there is none.
    """

    first: SeatNumber
    round: int
    question: Question
    turn: int
    coins: list[int]
    cities: list[list[ComponentId]]
    display: list[ComponentId]
    decks: list[PileView]
    discards: list[list[ComponentId]]
    dwellings: list[int]
    row: list[ComponentId]
    box: PileView
    markets: list[ComponentId]
    special: list[ComponentId]
    special_slot: list[int]
    louvre_phases: int
    louvre_target: SeatNumber
    tunnel_open: bool
    pyramid_target: list[SeatNumber]
    income: list[int]
    residents: list[int]
    hearts: list[int]
    colours: list[dict[Colour, int]]
    prices: list[dict[ComponentId, int]]
    passing: list[int]


class PrivateView(TypedDict):
    """HC-183: nobody knows more than the others."""


def public(state: HappyCityState) -> PublicView:
    seats = range(state.seats)
    return {
        "first": state.first,
        "round": state.round,
        "question": QUESTIONS[state.question],
        "turn": state.turn,
        "coins": [*state.coins],
        "cities": [_ids(city) for city in state.cities],
        "display": _ids(state.display),
        "decks": [_pile(deck) for deck in state.decks],
        "discards": [_ids(discard) for discard in state.discards],
        "dwellings": [*state.dwellings],
        "row": _ids(state.row),
        "box": _pile(state.box),
        "markets": _ids(state.markets),
        "special": [_id(special) for special in state.special],
        "special_slot": [*state.special_slot],
        "louvre_phases": state.louvre_phases,
        "louvre_target": state.louvre_target,
        "tunnel_open": state.tunnel_open,
        "pyramid_target": [*state.pyramid_target],
        "income": [income(state, seat) for seat in seats],
        "residents": [
            state.residents[seat] + effect_of(state, seat).residents(state, seat) for seat in seats
        ],
        "hearts": [
            state.hearts[seat] + effect_of(state, seat).hearts(state, seat) for seat in seats
        ],
        "colours": [dict(zip(COLOURS, counts, strict=True)) for counts in state.colours],
        "prices": [_prices(state, seat) for seat in seats],
        "passing": [effect_of(state, seat).coins_for_passing() for seat in seats],
    }


def worlds(view: View) -> Worlds[HappyCityState]:
    """Nothing is hidden but what is not in the state either: there is one world."""
    seen = cast(PublicView, view.public)
    state = HappyCityState(
        seats=view.config.seats,
        options=view.config.options,
        first=seen["first"],
        round=seen["round"],
        question=QUESTIONS.index(seen["question"]),
        turn=seen["turn"],
        coins=[*seen["coins"]],
        cities=[_numbers(city) for city in seen["cities"]],
        display=_numbers(seen["display"]),
        decks=[_read_pile(f"deck_{n + 1}", deck) for n, deck in enumerate(seen["decks"])],
        discards=[_numbers(discard) for discard in seen["discards"]],
        dwellings=[*seen["dwellings"]],
        row=_numbers(seen["row"]),
        box=_read_pile("specials", seen["box"]),
        markets=_numbers(seen["markets"]),
        special=[NUMBER_OF.get(special, NONE) for special in seen["special"]],
        special_slot=[*seen["special_slot"]],
        louvre_phases=seen["louvre_phases"],
        louvre_target=seen["louvre_target"],
        tunnel_open=seen["tunnel_open"],
        pyramid_target=[*seen["pyramid_target"]],
        colours=[],
        income=[],
        residents=[],
        hearts=[],
    )
    state.sum_up()
    return Worlds(state)


def information_key(state: HappyCityState) -> Hashable:
    """What of `public` the rest follows from: whatever lies neither in a city, nor open, nor in a
    discard, is in its deck or in the box."""
    return (
        state.first,
        state.round,
        state.question,
        state.turn,
        tuple(state.coins),
        tuple([tuple(city) for city in state.cities]),
        tuple(state.display),
        tuple([(deck.size, deck.shuffles, deck.turned) for deck in state.decks]),
        tuple([tuple(discard) for discard in state.discards]),
        tuple(state.dwellings),
        tuple(state.row),
        tuple(state.markets),
        tuple(state.special),
        tuple(state.special_slot),
        state.louvre_phases,
        state.louvre_target,
        state.tunnel_open,
        tuple(state.pyramid_target),
    )


def _prices(state: HappyCityState, seat: int) -> dict[str, int]:
    """What open cards cost this seat, where it is not what is printed (HC-143, HC-149, HC-154)."""
    if state.special[seat] == NONE:
        return {}
    costs = {card: price(state, seat, card) for card in sorted({*state.display, *DWELLINGS})}
    return {ID[card]: cost for card, cost in costs.items() if cost != COST[card]}


def _id(number: int) -> str:
    return "" if number == NONE else ID[number]


def _ids(numbers: list[int]) -> list[str]:
    return [ID[number] for number in numbers]


def _numbers(ids: list[str]) -> list[int]:
    return [NUMBER_OF[card] for card in ids]


def _pile(pile: Pile) -> PileView:
    return {
        "cards": _ids(pile.cards),
        "size": pile.size,
        "made_of": _ids(pile.made_of),
        "shuffles": pile.shuffles,
        "turned": pile.turned,
    }


def _read_pile(name: str, seen: PileView) -> Pile:
    cards, made_of = _numbers(seen["cards"]), _numbers(seen["made_of"])
    return Pile(name, cards, seen["size"], made_of, seen["shuffles"], seen["turned"])
