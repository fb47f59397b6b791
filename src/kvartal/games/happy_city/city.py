"""How cards come into a city and leave it, and the coins that special buildings bring."""

from bisect import insort

from kvartal.games.happy_city.components import CARDS, ID
from kvartal.games.happy_city.effects import EFFECTS, effect_of
from kvartal.games.happy_city.facts import Coins, Lost, Reshuffled
from kvartal.games.happy_city.state import HappyCityState
from kvartal.kit.facts import Tell
from kvartal.kit.lines import Line


def add_to_city(state: HappyCityState, seat: int, card: int) -> None:
    state.cities[seat].append(card)
    state.add_printed(seat, card)


def lose(state: HappyCityState, seat: int, slot: int, tell: Tell | None) -> None:
    """A card leaves its city; a building goes to its discard pile, a dwelling out of the game."""
    card = state.cities[seat].pop(slot)
    state.add_printed(seat, card, -1)
    if tell:
        tell(Lost(seat, ID[card], slot + 1))
    if CARDS[card].deck >= 0:
        lay_off(state, card, tell)


def lay_off(state: HappyCityState, card: int, tell: Tell | None) -> None:
    """HC-62: onto the discard pile of its deck."""
    deck = CARDS[card].deck
    insort(state.discards[deck], card)
    renew(state, deck, tell)


def renew(state: HappyCityState, deck: int, tell: Tell | None) -> None:
    """HC-67, HC-206: at once, whenever a deck is empty and its discard pile is not."""
    pile, discard = state.decks[deck], state.discards[deck]
    if pile.size == 0 and discard:
        state.discards[deck] = []
        pile.shuffle_in(discard)
        if tell:
            tell(Reshuffled(deck + 1, pile.size))


def gain(state: HappyCityState, seat: int, of: int, coins: int, tell: Tell | None) -> None:
    """Coins that are not income, by the special building of a seat."""
    if coins:
        state.coins[seat] += coins
        if tell:
            special = state.special[of]
            tell(Coins(seat, Line(EFFECTS[special].rule, coins, source=ID[special])))


def act_at_once(state: HappyCityState, seat: int, tell: Tell | None) -> None:
    """HC-239."""
    for other, coins in enumerate(effect_of(state, seat).taken(state, seat)):
        gain(state, other, seat, coins, tell)
