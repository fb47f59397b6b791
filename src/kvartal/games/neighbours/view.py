"""What a seat of Neighbours may see, and how to imagine the rest."""

from dataclasses import dataclass
from random import Random

from kvartal.games.neighbours.components import FACE_OF, card_id, deck_for
from kvartal.games.neighbours.state import (
    NOTHING,
    NeighboursOptions,
    NeighboursState,
    Question,
)
from kvartal.kit.data import Json, JsonDict, dump, load
from kvartal.kit.game import View
from kvartal.kit.knowledge import EVERYONE, Cards, Pile, imagine, only

DECIDED = -4
"""Stands in a view for an answer that is given, but not for this viewer to know."""


@dataclass(slots=True)
class PublicPile:
    """What all know of the deck."""

    size: int
    shuffles: int
    turned: int
    made_of: list[str]


def public(state: NeighboursState) -> JsonDict:
    return {
        "round": state.round,
        "first": state.first,
        "turns_left": state.turns_left,
        "deck": dump(
            PublicPile(
                size=state.deck.size,
                shuffles=state.deck.shuffles,
                turned=state.deck.turned,
                made_of=[card_id(face) for face in state.deck.made_of],
            )
        ),
        "discard": _ids(state.discard.faces),
        "hand_sizes": [len(hand) for hand in state.hands],
        "streets": [_ids(street) for street in state.streets],
        "gifts": dump(state.gifts),
        "questions": [dump(_masked(question)) for question in state.questions],
    }


def private(state: NeighboursState, seat: int) -> JsonDict:
    """The cards this seat has seen in all hands, and its own answer to a fair."""
    return {
        "known": [_ids(hand.known_to(seat)) for hand in state.hands],
        "answers": [
            question.answers[seat] for question in state.questions if question.kind == "fair"
        ],
    }


def determinize(view: View, rng: Random) -> NeighboursState:
    seats, seen = view.config.seats, view.public
    assert isinstance(view.config.options, NeighboursOptions)
    streets = [_faces(street) for street in load(list[list[str]], seen["streets"])]
    discard = _faces(load(list[str], seen["discard"]))
    hands = _known_hands(view)
    sizes = load(list[int], seen["hand_sizes"])
    pile = load(PublicPile, seen["deck"])
    open_cards = {
        face for place in (*streets, discard, *(h.faces for h in hands)) for face in place
    }
    dealt, rest = imagine(
        unseen=[face for face in deck_for(seats) if face not in open_cards],
        hidden=[size - len(hand) for size, hand in zip(sizes, hands, strict=True)],
        pile=_faces(pile.made_of),
        rng=rng,
    )
    for seat, faces in enumerate(dealt):
        for face in faces:
            hands[seat].add(face, only(seat))
    return NeighboursState(
        seats=seats,
        options=view.config.options,
        round=load(int, seen["round"]),
        first=load(int, seen["first"]),
        turns_left=load(int, seen["turns_left"]),
        deck=Pile("deck", rest, pile.size, _faces(pile.made_of), pile.shuffles, pile.turned),
        discard=Cards(discard, [EVERYONE] * len(discard)),
        hands=hands,
        streets=streets,
        gifts=load(list[int], seen["gifts"]),
        questions=_imagined_questions(view, hands, rng),
    )


def _known_hands(view: View) -> list[Cards]:
    """Who else has seen these cards is not known, so they are seen by holder and viewer alone."""
    if view.seat is None:
        return [Cards([], []) for _ in range(view.config.seats)]
    known = [_faces(ids) for ids in load(list[list[str]], view.private["known"])]
    return [
        Cards(faces, [only(holder, view.seat)] * len(faces)) for holder, faces in enumerate(known)
    ]


def _imagined_questions(view: View, hands: list[Cards], rng: Random) -> list[Question]:
    """The open questions, with a possible answer for whoever has answered in secret."""
    questions = load(list[Question], view.public["questions"])
    own = [] if view.seat is None else load(list[int], view.private["answers"])
    for fair in (question for question in questions if question.kind == "fair"):
        for seat, answer in enumerate(fair.answers):
            if answer == DECIDED:
                fair.answers[seat] = rng.choice([*hands[seat].faces, NOTHING])
        if view.seat is not None:
            fair.answers[view.seat] = own.pop(0)
    return questions


def _masked(question: Question) -> Question:
    """The question as all see it: who has answered a fair, but not how."""
    masked = question.copy()
    masked.answers = [DECIDED if a >= 0 or a == NOTHING else a for a in question.answers]
    return masked


def _ids(faces: list[int]) -> list[Json]:
    return [card_id(face) for face in faces]


def _faces(ids: list[str]) -> list[int]:
    return [FACE_OF[card] for card in ids]
