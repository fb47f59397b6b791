"""What is legal in Neighbours."""

from kvartal.games.neighbours.actions import (
    ASK,
    DISCARD,
    DONATE,
    HAND,
    KEEP,
    PLAY,
    RETURN,
    Ask,
    CardAction,
)
from kvartal.games.neighbours.components import card_id
from kvartal.games.neighbours.state import UNDECIDED, NeighboursState, Question
from kvartal.kit.actions import Action
from kvartal.kit.game import NOT_ASKED, NOT_AWAITED, Refusal

BY_CARD: dict[str, list[Action]] = {
    "play": list(PLAY),
    "fair": list(DONATE),
    "hand": list(HAND),
    "return": list(RETURN),
    "discard": list(DISCARD),
}
"""For each question that a card answers: the answer with each card."""


def asked(question: Question) -> list[int]:
    """Whom the question waits for: at a fair all at once, else one seat."""
    if question.kind == "fair":
        return [seat for seat, answer in enumerate(question.answers) if answer == UNDECIDED]
    if question.kind == "hand":
        return [question.partner]
    return [question.seat]


def pending(state: NeighboursState) -> list[int]:
    return asked(state.questions[-1]) if state.questions else []


def partners(state: NeighboursState, seat: int) -> list[int]:
    """NB-14: everybody else who holds a card."""
    return [other for other in range(state.seats) if other != seat and len(state.hands[other])]


def legal(state: NeighboursState, seat: int) -> list[Action]:
    if seat not in pending(state):
        return []
    kind = state.questions[-1].kind
    if kind == "ask":
        return [ASK[partner] for partner in partners(state, seat)]
    by_card = BY_CARD[kind]
    choices = [by_card[face] for face in state.hands[seat].faces]
    if kind == "fair":
        choices.append(KEEP)
    return choices


def rule_against(state: NeighboursState, seat: int, action: Action) -> Refusal | None:
    if seat not in pending(state):
        return NOT_AWAITED
    kind = state.questions[-1].kind
    if kind == "ask":
        if not isinstance(action, Ask):
            return NOT_ASKED
        return None if action.seat in partners(state, seat) else Refusal("NB-14")
    if action == KEEP:
        return None if kind == "fair" else NOT_ASKED
    if not isinstance(action, CardAction) or BY_CARD[kind][action.face] != action:
        return NOT_ASKED
    if action.face not in state.hands[seat].faces:
        return Refusal("NB-10", {"card": card_id(action.face)})
    return None
