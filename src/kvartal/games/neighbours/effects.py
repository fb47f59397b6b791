"""What happens in Neighbours."""

from kvartal.games.neighbours.actions import Ask, CardAction
from kvartal.games.neighbours.components import BLUE, GREEN, RED, card_id, colour, deck_for
from kvartal.games.neighbours.facts import (
    Asked,
    Discarded,
    Donated,
    Drew,
    DrewCard,
    Ended,
    FairBegan,
    FairChoice,
    FairDecided,
    FairEnded,
    Gave,
    GaveCard,
    HandsPassed,
    Played,
    ReceivedHand,
    Reshuffled,
    TurnBegan,
)
from kvartal.games.neighbours.rules import partners
from kvartal.games.neighbours.state import (
    HAND_SIZE,
    NOT_ASKED,
    NOTHING,
    UNDECIDED,
    NeighboursOptions,
    NeighboursState,
    Question,
)
from kvartal.kit.actions import Action
from kvartal.kit.chance import Chance
from kvartal.kit.facts import Tell
from kvartal.kit.knowledge import EVERYONE, Cards, new_pile, only
from kvartal.kit.lines import Line

GIFT = 2  # NB-13


def setup(
    seats: int, options: NeighboursOptions, chance: Chance, tell: Tell | None
) -> NeighboursState:
    state = NeighboursState(
        seats=seats,
        options=options,
        round=1,
        first=chance.below("first", seats),  # NB-4
        turns_left=seats,
        deck=new_pile("deck", deck_for(seats)),
        discard=Cards([], []),
        hands=[Cards([], []) for _ in range(seats)],
        streets=[[] for _ in range(seats)],
        gifts=[0] * seats,
        questions=[],
    )
    _fill_hands(state, chance, tell)  # NB-3
    _next_turn(state, tell)
    return state


def apply(
    state: NeighboursState, seat: int, action: Action, chance: Chance, tell: Tell | None
) -> None:
    question = state.questions[-1]
    if question.kind == "fair":
        _answer_fair(state, question, seat, action, tell)
    elif isinstance(action, Ask):
        state.questions.pop()
        _ask(state, seat, action.seat, tell)
    elif isinstance(action, CardAction):
        state.questions.pop()
        if question.kind == "play":
            _play(state, seat, action.face, chance, tell)
        elif question.kind == "hand":
            _give(state, seat, question.seat, action.face, tell)
            state.questions.append(Question("return", question.seat, seat, []))  # NB-16
        elif question.kind == "return":
            _give(state, seat, question.partner, action.face, tell)
        else:
            _discard(state, seat, action.face, tell)
    _go_on(state, chance, tell)


def _play(state: NeighboursState, seat: int, face: int, chance: Chance, tell: Tell | None) -> None:
    """NB-11, then what the colour brings: NB-13 red, NB-14 blue, NB-17 green."""
    state.hands[seat].take_openly(face, state.deck)
    state.streets[seat].append(face)
    if tell:
        tell(Played(seat, card_id(face)))
    if colour(face) == RED:
        _begin_fair(state, seat, tell)
    elif colour(face) == BLUE:
        _begin_exchange(state, seat, tell)
    elif colour(face) == GREEN:
        _draw(state, seat, chance, tell)
        if len(state.hands[seat]):
            state.questions.append(Question("discard", seat, NOT_ASKED, []))


def _begin_fair(state: NeighboursState, seat: int, tell: Tell | None) -> None:
    """NB-13: all others who hold a card are asked at once."""
    invited = partners(state, seat)
    if not state.options.fairs or not invited:
        return
    answers = [UNDECIDED if s in invited else NOT_ASKED for s in range(state.seats)]
    state.questions.append(Question("fair", seat, NOT_ASKED, answers))
    if tell:
        tell(FairBegan(seat, invited))


def _answer_fair(
    state: NeighboursState, fair: Question, seat: int, action: Action, tell: Tell | None
) -> None:
    fair.answers[seat] = action.face if isinstance(action, CardAction) else NOTHING
    if tell:
        tell(FairDecided(seat))
        card = card_id(action.face) if isinstance(action, CardAction) else ""
        tell(FairChoice(seat, card), [seat])
    if UNDECIDED in fair.answers:
        return
    state.questions.pop()
    for donor, face in enumerate(fair.answers):
        if face >= 0:
            state.hands[donor].take_openly(face, state.deck)
            state.discard.add(face, EVERYONE)
            state.gifts[donor] += 1
            if tell:
                tell(Donated(donor, card_id(face), Line("NB-13", GIFT)))
    if tell:
        tell(FairEnded())


def _begin_exchange(state: NeighboursState, seat: int, tell: Tell | None) -> None:
    """NB-14: who is asked is a choice, unless just one neighbour holds a card."""
    possible = partners(state, seat)
    if len(possible) == 1:
        _ask(state, seat, possible[0], tell)
    elif possible:
        state.questions.append(Question("ask", seat, NOT_ASKED, []))


def _ask(state: NeighboursState, seat: int, partner: int, tell: Tell | None) -> None:
    # Asked even of a seat with a single card: that the card is given is open, which one is not.
    state.questions.append(Question("hand", seat, partner, []))
    if tell:
        tell(Asked(seat, partner))


def _give(state: NeighboursState, seat: int, to: int, face: int, tell: Tell | None) -> None:
    """NB-15, NB-16: face down; the two of them see it."""
    state.hands[seat].slip(face, state.hands[to], only(seat, to))
    if tell:
        tell(Gave(seat, to))
        tell(GaveCard(seat, to, card_id(face)), [seat, to])


def _discard(state: NeighboursState, seat: int, face: int, tell: Tell | None) -> None:
    """NB-17; a red card laid off like this starts a fair, too (NB-18)."""
    state.hands[seat].take_openly(face, state.deck)
    state.discard.add(face, EVERYONE)
    if tell:
        tell(Discarded(seat, card_id(face)))
    if colour(face) == RED:
        _begin_fair(state, seat, tell)


def _draw(state: NeighboursState, seat: int, chance: Chance, tell: Tell | None) -> None:
    if state.deck.size == 0 and len(state.discard):  # NB-22
        state.deck.shuffle_in(state.discard.empty(), kept=state.hands)
        if tell:
            tell(Reshuffled(state.deck.size))
    if state.deck.size == 0:
        return
    face = state.deck.draw(chance)
    state.hands[seat].add_drawn(face, only(seat))
    if tell:
        tell(Drew(seat))
        tell(DrewCard(seat, card_id(face)), [seat])


def _go_on(state: NeighboursState, chance: Chance, tell: Tell | None) -> None:
    """Ends the turn when no question of it is left, and the round when no turn is."""
    while not state.questions:
        state.turns_left -= 1
        if state.turns_left == 0:
            if state.round == state.options.rounds:  # NB-23
                if tell:
                    tell(Ended())
                return
            _end_round(state, chance, tell)
        _next_turn(state, tell)


def _next_turn(state: NeighboursState, tell: Tell | None) -> None:
    """NB-12: clockwise from the first seat. Who holds no card is passed over (NB-19)."""
    seat = (state.first + state.seats - state.turns_left) % state.seats
    if not len(state.hands[seat]):
        return
    state.questions.append(Question("play", seat, NOT_ASKED, []))
    if tell:
        tell(TurnBegan(seat, state.round))


def _end_round(state: NeighboursState, chance: Chance, tell: Tell | None) -> None:
    """NB-20: hands go to the left, and who passed a hand on remembers it. NB-21: fill up."""
    state.round += 1
    state.first = (state.first + 1) % state.seats
    state.turns_left = state.seats
    state.hands = [state.hands[(seat - 1) % state.seats] for seat in range(state.seats)]
    if tell:
        tell(HandsPassed())
    for seat, hand in enumerate(state.hands):
        hand.show_all(only(seat))
        if tell:
            tell(ReceivedHand(seat, [card_id(face) for face in hand.faces]), [seat])
    _fill_hands(state, chance, tell)


def _fill_hands(state: NeighboursState, chance: Chance, tell: Tell | None) -> None:
    for turn in range(state.seats):
        seat = (state.first + turn) % state.seats
        for _ in range(HAND_SIZE - len(state.hands[seat])):
            _draw(state, seat, chance, tell)
