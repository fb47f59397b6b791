"""What a seat of Neighbours may see, and how to imagine the rest."""

from random import Random
from typing import NotRequired, TypedDict, cast

from kvartal.games.neighbours.components import FACE_OF, card_id, deck_for
from kvartal.games.neighbours.state import (
    NOTHING,
    NeighboursState,
    Question,
)
from kvartal.kit.data import Json, load
from kvartal.kit.facts import ComponentId, SeatNumber
from kvartal.kit.game import View, Worlds
from kvartal.kit.knowledge import Cards, Pile, face_up, hidden_in, imagine, only

DECIDED = -4
"""Stands in a view for an answer that is given, but not for this viewer to know."""


class DeckView(TypedDict):
    """What all know of the deck."""

    size: int
    shuffles: int
    turned: int
    made_of: list[ComponentId]


class QuestionView(TypedDict):
    kind: str
    seat: SeatNumber
    partner: SeatNumber
    answers: list[int]


class SinceShuffle(TypedDict):
    """For each hand, how many cards were surely kept, and drawn, since the deck was shuffled."""

    kept: list[int]
    drawn: list[int]


class PublicView(TypedDict):
    """`since_shuffle` is there once the deck has been reshuffled."""

    round: int
    first: SeatNumber
    turns_left: int
    deck: DeckView
    discard: list[ComponentId]
    hand_sizes: list[int]
    streets: list[list[ComponentId]]
    gifts: list[int]
    questions: list[QuestionView]
    since_shuffle: NotRequired[SinceShuffle]


class PrivateView(TypedDict):
    """The cards this seat has seen in all hands, and its own answer to a fair."""

    known: list[list[ComponentId]]
    answers: list[int]


def public(state: NeighboursState) -> PublicView:
    seen: PublicView = {
        "round": state.round,
        "first": state.first,
        "turns_left": state.turns_left,
        "deck": {
            "size": state.deck.size,
            "shuffles": state.deck.shuffles,
            "turned": state.deck.turned,
            "made_of": _ids(state.deck.made_of),
        },
        "discard": _ids(state.discard.faces),
        "hand_sizes": [len(hand) for hand in state.hands],
        "streets": [_ids(street) for street in state.streets],
        "gifts": state.gifts[:],
        "questions": [_masked(question) for question in state.questions],
    }
    if state.deck.shuffles:
        kept, drawn = [hand.kept for hand in state.hands], [hand.drawn for hand in state.hands]
        seen["since_shuffle"] = {"kept": kept, "drawn": drawn}
    return seen


def private(state: NeighboursState, seat: int) -> PrivateView:
    return {
        "known": [_ids(hand.known_to(seat)) for hand in state.hands],
        "answers": [
            question.answers[seat] for question in state.questions if question.kind == "fair"
        ],
    }


def worlds(view: View) -> Worlds[NeighboursState]:
    seats, seen = view.config.seats, cast(PublicView, view.public)
    pile, made_of = seen["deck"], _faces(seen["deck"]["made_of"])
    discard = _faces(seen["discard"])
    state = NeighboursState(
        seats=seats,
        options=view.config.options,
        round=seen["round"],
        first=seen["first"],
        turns_left=seen["turns_left"],
        deck=Pile("deck", [], pile["size"], made_of, pile["shuffles"], pile["turned"]),
        discard=face_up(discard),
        hands=_known_hands(view),
        streets=[_faces(street) for street in seen["streets"]],
        gifts=seen["gifts"],
        questions=_known_questions(view, seen),
    )
    inside, unseen = {*made_of}, _unseen(state)
    put_in = inside if pile["shuffles"] else set()  # NB-22: all of it came from the open discard
    sizes = zip(seen["hand_sizes"], state.hands, strict=True)
    hidden = [hidden_in(hand, size, inside, put_in) for size, hand in sizes]

    def deal(world: NeighboursState, rng: Random) -> None:
        cards = unseen[:]
        rng.shuffle(cards)
        dealt, world.deck.cards = imagine(cards, hidden, inside, put_in, rng)
        for seat, faces in enumerate(dealt):
            for face in faces:
                world.hands[seat].add(face, only(seat))
        _answer_in_secret(world, rng)

    return Worlds(state, deal)


def _unseen(state: NeighboursState) -> list[int]:
    """The cards that the viewer knows nowhere."""
    places = (*state.streets, state.discard.faces, *(hand.faces for hand in state.hands))
    seen = {face for place in places for face in place}
    return [face for face in deck_for(state.seats) if face not in seen]


def _known_hands(view: View) -> list[Cards]:
    """Who else has seen these cards is not known, so they are seen by holder and viewer alone."""
    hands = [Cards([], []) for _ in range(view.config.seats)]
    if view.seat is not None:
        known = [_faces(ids) for ids in cast(PrivateView, view.private)["known"]]
        hands = [
            Cards(faces, [only(holder, view.seat)] * len(faces))
            for holder, faces in enumerate(known)
        ]
    since = cast(PublicView, view.public).get("since_shuffle")
    if since is not None:
        for hand, kept, drawn in zip(hands, since["kept"], since["drawn"], strict=True):
            hand.kept, hand.drawn = kept, drawn
    return hands


def _known_questions(view: View, seen: PublicView) -> list[Question]:
    """The open questions, with the viewer's own answers."""
    questions = load(list[Question], cast(Json, seen["questions"]))
    if view.seat is not None:
        fairs = [question for question in questions if question.kind == "fair"]
        own = cast(PrivateView, view.private)["answers"]
        for fair, answer in zip(fairs, own, strict=True):
            fair.answers[view.seat] = answer
    return questions


def _answer_in_secret(world: NeighboursState, rng: Random) -> None:
    """Some answer for whoever has given one that the viewer does not know."""
    for question in world.questions:
        for seat, answer in enumerate(question.answers):
            if answer == DECIDED:
                question.answers[seat] = rng.choice([*world.hands[seat].faces, NOTHING])


def _masked(question: Question) -> QuestionView:
    """The question as all see it: who has answered a fair, but not how."""
    return {
        "kind": question.kind,
        "seat": question.seat,
        "partner": question.partner,
        "answers": [DECIDED if a >= 0 or a == NOTHING else a for a in question.answers],
    }


def _ids(faces: list[int]) -> list[str]:
    return [card_id(face) for face in faces]


def _faces(ids: list[str]) -> list[int]:
    return [FACE_OF[card] for card in ids]
