"""The cards: drawing, rebuilding the deck, new hands, hands that travel."""

from bisect import insort

from kvartal.games.ginkgopolis.components import (
    HAND_SIZE,
    card_ids,
)
from kvartal.games.ginkgopolis.facts import (
    Drew,
    DrewCards,
    HandsPassed,
    NewHandTaken,
    Opened,
    Rebuilt,
    ReceivedHand,
)
from kvartal.games.ginkgopolis.state import Building, GinkgopolisState
from kvartal.kit.chance import Chance
from kvartal.kit.facts import Tell
from kvartal.kit.knowledge import only


def open_cards(state: GinkgopolisState, chance: Chance, tell: Tell | None) -> None:
    """GK-17, GK-88: the first cards of a new deck are discarded, face up."""
    opened = sorted(state.deck.draw(chance) for _ in range(state.counts.deck_discard))
    state.discard = sorted(state.discard + opened)
    if tell and opened:
        tell(Opened(card_ids(opened)))


def rebuild_if_empty(state: GinkgopolisState, chance: Chance, tell: Tell | None) -> None:
    """GK-85: at once, also in the middle of drawing and when no card is due (GK-R31)."""
    if state.deck.size:
        return
    entered = sorted(b.top for b in state.city if b.site)
    state.supply = [card for card in state.supply if card not in entered]  # GK-86
    cards, state.discard = sorted(state.discard + entered), []
    state.deck.shuffle_in(cards, kept=state.hands)  # GK-87
    state.city = [
        Building(b.cell, b.tiles, b.owner, False) if b.site else b for b in state.city
    ]  # GK-89
    if tell:
        tell(Rebuilt(card_ids(entered), state.deck.size))
    open_cards(state, chance, tell)


def draw_cards(
    state: GinkgopolisState, side: int, count: int, chance: Chance, tell: Tell | None
) -> None:
    """From the deck into a hand; if it is rebuilt on the way, drawing goes on (GK-90)."""
    drawn: list[int] = []
    for _ in range(count):
        card = state.deck.draw(chance)
        state.hands[side].add_drawn(card, only(side))
        drawn.append(card)
        if state.deck.size == 0:
            _tell_drawn(side, drawn, tell)
            drawn = []
            rebuild_if_empty(state, chance, tell)
    _tell_drawn(side, drawn, tell)


def _tell_drawn(side: int, drawn: list[int], tell: Tell | None) -> None:
    if tell and drawn:
        tell(Drew(side, len(drawn)))
        tell(DrewCards(side, card_ids(sorted(drawn))), [side])


def discard(state: GinkgopolisState, card: int) -> None:
    insort(state.discard, card)


def take_new_hand(state: GinkgopolisState, seat: int, chance: Chance, tell: Tell | None) -> None:
    """GK-38, GK-43: the discarded cards take part if the deck is rebuilt."""
    state.new_hands[seat] -= 1
    cards = state.hands[seat].empty()
    state.discard = sorted(state.discard + cards)
    if tell:
        tell(NewHandTaken(seat, card_ids(cards), state.new_hands[seat]))
    draw_cards(state, seat, HAND_SIZE, chance, tell)


def pass_hands(state: GinkgopolisState, tell: Tell | None) -> None:
    """GK-81: to the left; who passed a hand on remembers it (GK-84)."""
    state.hands = [state.hands[(seat - 1) % state.seats] for seat in range(state.seats)]
    if tell:
        tell(HandsPassed())
    for seat, hand in enumerate(state.hands):
        hand.show_all(only(seat))
        if tell:
            tell(ReceivedHand(seat, card_ids(hand.faces)), [seat])
