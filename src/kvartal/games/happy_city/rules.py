"""What is legal in Happy City."""

from operator import ge

from kvartal.games.happy_city import state as asks
from kvartal.games.happy_city.actions import (
    BUY,
    COPY,
    DECLINE,
    DISCARD,
    DRAFT,
    KEEP,
    LOUVRE,
    PASS,
    PYRAMID,
    REFUSE,
    REVEAL,
    TAKE,
    CardAction,
    Reveal,
    SeatAction,
)
from kvartal.games.happy_city.components import CARDS, COLOURS, COST, DWELLINGS, NEEDS
from kvartal.games.happy_city.copy_effects import may_be_copied
from kvartal.games.happy_city.effects import EFFECTS, effect_of
from kvartal.games.happy_city.state import CITY_LIMIT, NONE, HappyCityState
from kvartal.kit.actions import Action
from kvartal.kit.game import NOT_ASKED, NOT_AWAITED, Refusal


def pending(state: HappyCityState) -> list[int]:
    """HC-43: never more than one seat."""
    return [] if state.question == asks.OVER else [asked(state)]


def asked(state: HappyCityState) -> int:
    """Who decides: whose turn it is, or who owns the building that asks."""
    question = state.question
    if asks.DISCARD <= question <= asks.SPECIAL or question == asks.DRAFT:
        return state.acting()
    if question == asks.LOUVRE:
        return owner(state, "chooses_income")
    if question == asks.SPHINX:
        return owner(state, "copies_a_special")
    return next(seat for seat in state.in_turn_order() if has_to_choose_pyramid(state, seat))


def owner(state: HappyCityState, power: str) -> int:
    """The seat whose special building has this power, or NONE."""
    for seat in range(state.seats):
        if getattr(effect_of(state, seat), power):
            return seat
    return NONE


def price(state: HappyCityState, seat: int, card: int) -> int:
    special = state.special[seat]
    return COST[card] if special == NONE else EFFECTS[special].price(state, seat, card)


def rule_against_buying(state: HappyCityState, seat: int, card: int) -> Refusal | None:
    on_offer = (
        state.dwellings[card - DWELLINGS[0]] if card >= DWELLINGS[0] else card in state.display
    )
    if not on_offer:
        return Refusal("HC-71" if card >= DWELLINGS[0] else "HC-70", {"card": CARDS[card].id})
    if card in state.cities[seat]:  # HC-75
        return Refusal("HC-75", {"card": CARDS[card].id})
    cost = price(state, seat, card)
    if cost > state.coins[seat]:  # HC-74
        return Refusal("HC-74", {"price": cost, "coins": state.coins[seat]})
    return None


def rule_against_taking(state: HappyCityState, seat: int, card: int) -> Refusal | None:
    if card not in state.row:  # HC-88
        return Refusal("HC-80", {"card": CARDS[card].id})
    if state.special[seat] != NONE:
        return Refusal("HC-84")
    has = state.colours[seat]
    for colour, needed in enumerate(CARDS[card].needs):
        if has[colour] < needed:  # HC-81
            return Refusal(
                "HC-81", {"colour": COLOURS[colour], "needed": needed, "has": has[colour]}
            )
    full = len(state.cities[seat]) >= CITY_LIMIT
    if full and not EFFECTS[card].takes_the_last_slot:  # HC-87, HC-148
        return Refusal("HC-87")
    return None


def pyramid_targets(state: HappyCityState, seat: int) -> list[int]:
    slot = state.special_slot[seat]
    return [other for other in state.neighbours(seat) if may_be_copied(state, slot, other)]


def has_to_choose_pyramid(state: HappyCityState, seat: int) -> bool:
    """HC-140: two neighbours qualify, and none is chosen yet."""
    if not effect_of(state, seat).copies_a_neighbour or state.pyramid_target[seat] != NONE:
        return False
    return len(pyramid_targets(state, seat)) > 1


def sphinx_models(state: HappyCityState, seat: int) -> list[int]:
    """HC-151: the opponents' special buildings."""
    others = state.opponents(seat)
    return sorted(state.special[other] for other in others if state.special[other] != NONE)


def purchases(state: HappyCityState, seat: int) -> list[int]:
    """What `rule_against_buying` is not against; asked all the time, so without its reasons."""
    city, coins, plain = state.cities[seat], state.coins[seat], state.special[seat] == NONE
    offers = {card for card in state.display if card not in city}
    for stack, card in enumerate(DWELLINGS):
        if state.dwellings[stack] and card not in city:
            offers.add(card)
    return sorted(
        card for card in offers if (COST[card] if plain else price(state, seat, card)) <= coins
    )


def takeable(state: HappyCityState, seat: int) -> list[int]:
    """What `rule_against_taking` is not against."""
    if state.special[seat] != NONE:
        return []
    has, full = state.colours[seat], len(state.cities[seat]) >= CITY_LIMIT
    return [
        card
        for card in state.row
        if meets(has, NEEDS[card]) and (not full or EFFECTS[card].takes_the_last_slot)
    ]


def meets(has: list[int], needs: list[int]) -> bool:
    """HC-81: at least as many of every colour."""
    return all(map(ge, has, needs))


def open_decks(state: HappyCityState) -> list[int]:
    """HC-68: those with a card left."""
    return [number for number, deck in enumerate(state.decks) if deck.size]


def legal(state: HappyCityState, seat: int) -> list[Action]:
    question = state.question
    if question == asks.OVER or seat != asked(state):
        return []
    if question == asks.DISCARD:
        return [*(DISCARD[card] for card in sorted(set(state.display))), KEEP]
    if question == asks.REVEAL:
        return [REVEAL[deck] for deck in open_decks(state)]
    if question == asks.BUY:
        return [*(BUY[card] for card in purchases(state, seat)), PASS]
    if question == asks.SPECIAL:
        return [*(TAKE[card] for card in takeable(state, seat)), DECLINE]
    if question == asks.DRAFT:
        return [DRAFT[market] for market in state.markets]
    if question == asks.LOUVRE:
        return [LOUVRE[other] for other in state.opponents(seat)]
    if question == asks.SPHINX:
        return [*(COPY[card] for card in sphinx_models(state, seat)), REFUSE]
    return [PYRAMID[other] for other in sorted(pyramid_targets(state, seat))]


ANSWERS = {
    asks.DRAFT: "draft",
    asks.LOUVRE: "louvre",
    asks.DISCARD: "discard",
    asks.REVEAL: "reveal",
    asks.BUY: "buy",
    asks.SPECIAL: "take",
    asks.SPHINX: "copy",
    asks.PYRAMID: "pyramid",
}
PLAIN_ANSWERS = {
    asks.DISCARD: KEEP,
    asks.BUY: PASS,
    asks.SPECIAL: DECLINE,
    asks.SPHINX: REFUSE,
}


def rule_against(state: HappyCityState, seat: int, action: Action) -> Refusal | None:
    question = state.question
    if question == asks.OVER or seat != asked(state):
        return NOT_AWAITED
    if action == PLAIN_ANSWERS.get(question):
        return None
    if action.kind != ANSWERS[question]:
        return NOT_ASKED
    if isinstance(action, Reveal):
        return None if state.decks[action.deck].size else Refusal("HC-68")
    if isinstance(action, SeatAction):
        return _rule_against_seat(state, seat, action.seat)
    assert isinstance(action, CardAction)
    card = action.card
    if question == asks.BUY:
        return rule_against_buying(state, seat, card)
    if question == asks.SPECIAL:
        return rule_against_taking(state, seat, card)
    if question == asks.DISCARD:
        return None if card in state.display else Refusal("HC-60", {"card": CARDS[card].id})
    if question == asks.DRAFT:
        return None if card in state.markets else Refusal("HC-133", {"card": CARDS[card].id})
    return None if card in sphinx_models(state, seat) else Refusal("HC-151")


def _rule_against_seat(state: HappyCityState, seat: int, other: int) -> Refusal | None:
    if state.question == asks.LOUVRE:
        return None if other in state.opponents(seat) else Refusal("HC-162")
    return None if other in pyramid_targets(state, seat) else Refusal("HC-140")
