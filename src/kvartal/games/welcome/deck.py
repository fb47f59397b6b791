"""The construction cards: piles, deck, deals and shuffles.

In the standard game the three piles are one `Pile`: what lies below their tops is unknown, so it
is the same which of the three a card comes from.

Solo and draft: the deck lies effect side up, so everybody sees the back of its top card (WT-32).
Chance decides in two steps: which back comes to lie on top, and, when the card is taken, which of
the cards with that back it is.
"""

from kvartal.games.welcome.components import (
    ALL_CARDS,
    CARD_ID,
    EFFECT,
    EFFECTS,
    NONE,
    NUMBER,
    PILES,
    PLAN_ID,
    SOLO,
    SOLO_CARD,
)
from kvartal.games.welcome.facts import (
    Dealt,
    DealtCards,
    Discarded,
    Drawn,
    PassedCard,
    PassedOn,
    PlanApproved,
    Reshuffled,
    SoloCardDrawn,
    TopSeen,
)
from kvartal.games.welcome.state import KEPT, WelcomeState
from kvartal.kit.chance import Chance
from kvartal.kit.facts import Tell
from kvartal.kit.knowledge import EVERYONE, Cards, Pile, only

SOLO_STACK = len(ALL_CARDS) + 1
SOLO_FROM = 42  # WT-137: the lower half of 82
ROUND_CARDS = 3  # WT-139, WT-148
LATER_CARDS = 2  # WT-152


def lay_out(state: WelcomeState, chance: Chance) -> None:
    """WT-25: three piles, number side up."""
    state.numbers = [state.deck.draw(chance) for _ in range(PILES)]


def flip(state: WelcomeState, chance: Chance, tell: Tell | None) -> None:
    """WT-36: the tops become effects; new numbers come up. WT-38: unless the piles are empty."""
    for card in state.effects:
        state.discard.add(card, EVERYONE)
    state.effects = state.numbers
    if state.deck.size == 0:
        state.deck.shuffle_in(state.discard.empty())
        if tell:
            tell(Reshuffled(state.deck.size, wished=False))
    lay_out(state, chance)


def draw_three(state: WelcomeState, chance: Chance, tell: Tell | None) -> None:
    """WT-139; WT-140: the solo card approves all plans and is replaced at once."""
    drawn: list[int] = []
    while len(drawn) < ROUND_CARDS:
        if state.top == SOLO:
            state.solo_left = False
            if tell:
                tell(SoloCardDrawn())
            approve(state, list(range(len(state.plans))), tell)
            see_top(state, chance)
        drawn.append(take_top(state, chance))
    state.drawn = sorted(drawn)
    if tell:
        tell(Drawn([CARD_ID[card] for card in state.drawn]))
        tell_top(state, tell)


def approve(state: WelcomeState, levels: list[int], tell: Tell | None) -> None:
    """WT-45 (b), WT-109: plans are turned to their Approved side."""
    from_now = [level for level in levels if not state.approved[level]]
    for level in from_now:
        state.approved[level] = True
        if tell:
            tell(PlanApproved(PLAN_ID[state.plans[level]]))


def see_top(state: WelcomeState, chance: Chance) -> None:
    """WT-32: which back lies on top of the deck now."""
    deck = state.deck
    position = deck.turned + 1
    if state.solo_left and position >= SOLO_FROM:  # WT-137: each of the places left is as likely
        if chance.below(f"solo/{position}", SOLO_STACK + 1 - position) == 0:
            state.top = SOLO
            return
    if deck.size == 0:
        state.top = NONE
        return
    address = f"back.{deck.shuffles}/{deck.turned}"
    backs = sorted(EFFECT[card] for card in deck.cards)  # numbers have no part in it
    state.top = backs[chance.below(address, len(backs))]


def take_top(state: WelcomeState, chance: Chance) -> int:
    """The card with that back; then the next back is seen."""
    deck = state.deck
    alike = [card for card in deck.cards if EFFECT[card] == state.top]
    card = alike[chance.below(f"{deck.name}.{deck.shuffles}/{deck.turned}", len(alike))]
    deck.cards.remove(card)
    deck.size -= 1
    deck.turned += 1
    see_top(state, chance)
    return card


def top_name(state: WelcomeState) -> str:
    if state.top == NONE:
        return ""
    return SOLO_CARD if state.top == SOLO else EFFECTS[state.top]


def tell_top(state: WelcomeState, tell: Tell) -> None:
    if state.top != NONE:
        tell(TopSeen(top_name(state)))


def deal(state: WelcomeState, count: int, chance: Chance, tell: Tell | None) -> None:
    """WT-148, WT-152: clockwise from the marker, each seat its cards in one go (WT-R35)."""
    for turn in range(state.seats):
        seat = (state.marker + turn) % state.seats
        dealt = []
        for _ in range(count):
            if state.deck.size == 0:  # WT-153: not earlier
                _shuffle_discards(state)
                see_top(state, chance)
                if tell:
                    tell(Reshuffled(state.deck.size, wished=False))
            card = take_top(state, chance)
            state.hands[seat].add(card, only(seat))
            dealt.append(card)
        if tell:
            tell(Dealt(seat, [EFFECTS[back] for back in sorted(EFFECT[card] for card in dealt)]))
            tell(DealtCards(seat, [CARD_ID[card] for card in sorted(dealt)]), [seat])
    if tell:
        tell_top(state, tell)


def _shuffle_discards(state: WelcomeState) -> None:
    """Not all have seen all of these cards, so nobody can say what the deck is made of."""
    deck = state.deck
    cards = sorted(deck.cards + state.discard.faces)
    state.deck = Pile(deck.name, cards, len(cards), ALL_CARDS, deck.shuffles + 1)
    state.put_in, state.discard = state.discard, Cards([], [])
    for hand in state.hands:
        hand.show_all(KEPT)


def reshuffle(state: WelcomeState, chance: Chance, tell: Tell | None) -> None:
    """WT-112: all 81 cards; in the draft without those just passed (WT-155)."""
    if state.draft:
        _shuffle_discards(state)
        see_top(state, chance)
    else:
        cards = state.discard.empty() + state.numbers + state.effects
        state.deck.shuffle_in(cards)
        state.effects = []
        lay_out(state, chance)
    if tell:
        tell(Reshuffled(len(ALL_CARDS) if not state.draft else state.deck.size, wished=True))


def discard_and_pass(state: WelcomeState, tell: Tell | None) -> None:
    """WT-151: two cards are discarded, the third goes to the right, all at the same time."""
    passed = [_give_up_two(state, seat, tell) for seat in range(state.seats)]
    for seat, (card, seen) in enumerate(passed):
        to = (seat - 1) % state.seats  # WT-R35
        state.hands[to].add(card, seen | only(to))
        if tell:
            tell(PassedOn(seat, to, EFFECTS[EFFECT[card]]))
            tell(PassedCard(seat, to, CARD_ID[card]), [seat, to])


def _give_up_two(state: WelcomeState, seat: int, tell: Tell | None) -> tuple[int, int]:
    """Empties a hand into the discard, except for the card to be passed; who has seen that one.

    WT-33: all see the number card, and of the effect card its back. Who has seen a card before
    follows it as long as its back says where it went. Whether a card was kept out of the last
    shuffle all can say as long as that holds for all with its back; a number card that they have
    seen going in is not in question.
    """
    hand, turn = state.hands[seat], state.turns[seat]
    if not turn.refused:  # WT-149: the hand still holds what was chosen
        played = NUMBER[hand.faces[turn.number_card]], EFFECT[hand.faces[turn.effect_card]]
        assert played == (turn.number, turn.effect)
    state.hands[seat] = Cards([], [])
    number = NONE if turn.refused else turn.number_card
    keep = turn.pass_card if turn.refused else 3 - turn.number_card - turn.effect_card
    drawn = number != NONE and hand.faces[number] in state.put_in.known_to_all()
    doubtful = {
        EFFECT[card]
        for slot, (card, seen) in enumerate(zip(hand.faces, hand.seen, strict=True))
        if not seen & KEPT and not (drawn and slot == number)
    }
    backs = []
    passed = (NONE, 0)
    for slot, (card, seen) in enumerate(zip(hand.faces, hand.seen, strict=True)):
        if slot == number:
            state.discard.add(card, EVERYONE)
            continue
        lost = any(
            EFFECT[other] == EFFECT[card] and (slot == keep) != (there == keep)
            for there, other in enumerate(hand.faces)
            if there != number
        )
        seen = only(seat) if lost else seen & ~KEPT
        seen |= 0 if EFFECT[card] in doubtful else KEPT
        if slot == keep:
            passed = (card, seen)
        else:
            state.discard.add(card, seen)
            backs.append(EFFECT[card])
    if tell:
        shown = "" if number == NONE else CARD_ID[hand.faces[number]]
        tell(Discarded(seat, shown, [EFFECTS[back] for back in sorted(backs)]))
    return passed
