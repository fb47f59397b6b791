"""What can be seen in Happy City: everything but the order of the decks (HC-183)."""

from typing import Any

from kvartal.games.happy_city.components import COLOURS, COST, DWELLINGS, ID, NUMBER_OF
from kvartal.games.happy_city.effects import effect_of, income
from kvartal.games.happy_city.rules import price
from kvartal.games.happy_city.state import NONE, HappyCityOptions, HappyCityState
from kvartal.kit.data import Json, JsonDict
from kvartal.kit.game import View
from kvartal.kit.knowledge import Pile

QUESTIONS = ["draft", "louvre", "discard", "reveal", "buy", "special", "sphinx", "pyramid", "over"]


def public(state: HappyCityState) -> JsonDict:
    """Discard piles and box are listed, too: their contents follow from what all have seen.

    Income, residents and hearts are what counts now, with what the special building adds. Prices
    are those that it changes; `passing` is what buying nothing brings (HC-72, HC-158).
    """
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


def determinize(view: View) -> HappyCityState:
    """Nothing is hidden but what is not in the state either: there is one world."""
    seen: dict[str, Any] = dict(view.public)
    assert isinstance(view.config.options, HappyCityOptions)
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
    return state


def _prices(state: HappyCityState, seat: int) -> JsonDict:
    """What open cards cost this seat, where it is not what is printed (HC-143, HC-149, HC-154)."""
    if state.special[seat] == NONE:
        return {}
    costs = {card: price(state, seat, card) for card in sorted({*state.display, *DWELLINGS})}
    return {ID[card]: cost for card, cost in costs.items() if cost != COST[card]}


def _id(number: int) -> str:
    return "" if number == NONE else ID[number]


def _ids(numbers: list[int]) -> list[Json]:
    return [ID[number] for number in numbers]


def _numbers(ids: list[str]) -> list[int]:
    return [NUMBER_OF[card] for card in ids]


def _pile(pile: Pile) -> JsonDict:
    return {
        "cards": _ids(pile.cards),
        "size": pile.size,
        "made_of": _ids(pile.made_of),
        "shuffles": pile.shuffles,
        "turned": pile.turned,
    }


def _read_pile(name: str, seen: dict[str, Any]) -> Pile:
    cards, made_of = _numbers(seen["cards"]), _numbers(seen["made_of"])
    return Pile(name, cards, seen["size"], made_of, seen["shuffles"], seen["turned"])
