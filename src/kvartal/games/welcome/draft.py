"""The cards in the draft: what is known of them since the last shuffle, and how to imagine them.

All see the backs of all cards (WT-33). So numbers are hidden among the cards of an effect, and each
effect is imagined by itself: everybody can count how many of it lie where.
"""

from collections.abc import Callable
from random import Random
from typing import TypedDict

from kvartal.games.welcome.components import ALL_CARDS, CARD_ID, CARD_OF, EFFECT, EFFECTS, Effect
from kvartal.games.welcome.state import KEPT, WelcomeState
from kvartal.kit.facts import ComponentId
from kvartal.kit.knowledge import EVERYONE, Cards, Hidden, face_up, imagine, only

EVERY_CARD = {*ALL_CARDS}


class PublicShuffle(TypedDict):
    """`put_in`: what all have seen going into the deck, as `marks`. `kept`: for each hand, and last
    for the discard, how many hidden cards of each effect surely have not been in the deck since;
    one list of all these."""

    put_in: str
    kept: list[int]


class PrivateShuffle(TypedDict):
    """What the seat has seen, and not all have, of the cards put in and of the cards kept out."""

    put_in: list[ComponentId]
    kept: list[ComponentId]


def has_shuffle(state: WelcomeState) -> bool:
    """Whether views have something to say of the last shuffle."""
    return state.draft and state.deck.shuffles > 0


def public_shuffle(state: WelcomeState) -> PublicShuffle:
    kept: list[int] = []
    for place in (*state.hands, state.discard):
        kept += by_effect(covered(place, KEPT))
    return {"put_in": marks(state.put_in), "kept": kept}


def private_shuffle(state: WelcomeState, seat: int) -> PrivateShuffle:
    places = (*state.hands, state.discard)
    kept = sorted(card for place in places for card in covered(place, KEPT | only(seat)))
    return {"put_in": ids(covered(state.put_in, only(seat))), "kept": ids(kept)}


def lay_known(
    state: WelcomeState,
    viewer: int,
    known: list[list[str]],
    known_discards: list[str],
    shuffle: PrivateShuffle | None,
) -> None:
    """The cards that a seat has seen. Who else has seen them is not known."""
    kept = set[int]()
    if shuffle is not None:
        kept = {*cards(shuffle["kept"])}
        for card in cards(shuffle["put_in"]):
            state.put_in.add(card, only(viewer))
    for seat, hand in enumerate(known):
        for card in cards(hand):
            state.hands[seat].add(card, only(seat, viewer) | (KEPT if card in kept else 0))
    for card in cards(known_discards):
        state.discard.add(card, only(viewer) | (KEPT if card in kept else 0))


def dealing_unseen(
    known: WelcomeState,
    viewer: int | None,
    hands: list[list[Effect]],
    discards: list[int],
    shuffle: PublicShuffle | None,
) -> Callable[[WelcomeState, Random], None]:
    """How to deal the cards whose numbers the viewer has not seen to where their backs lie."""
    places = [*known.hands, known.discard]
    kept = [0] * len(EFFECTS) * len(places) if shuffle is None else shuffle["kept"]
    other = 0 if viewer is None else (viewer + 1) % known.seats
    witnesses = [*map(only, range(known.seats)), only(other)]
    slots: list[list[tuple[int, int, Hidden]]] = [[] for _ in EFFECTS]
    for at, backs in enumerate([*map(_count, hands), discards]):
        row = kept[at * len(EFFECTS) : (at + 1) * len(EFFECTS)]
        for effect, hidden in enumerate(_hidden(places[at], backs, row)):
            if hidden.size:
                slots[effect].append((at, witnesses[at], hidden))
    seen = {card for place in places for card in place.faces}
    unseen = [card for card in ALL_CARDS if card not in seen]
    put_in = {*known.put_in.faces}

    def deal(world: WelcomeState, rng: Random) -> None:
        there, left = [*world.hands, world.discard], unseen[:]
        rng.shuffle(left)
        for effect, of_effect in enumerate(slots):
            alike = [card for card in left if EFFECT[card] == effect]
            dealt, rest = imagine(alike, [slot[-1] for slot in of_effect], EVERY_CARD, put_in, rng)
            for (at, mask, hidden), faces in zip(of_effect, dealt, strict=True):
                for number, card in enumerate(faces):  # the kept ones come first
                    there[at].add(card, mask | KEPT if number < hidden.kept else mask)
            world.deck.cards += rest
        world.deck.cards.sort()

    return deal


def _hidden(place: Cards, backs: list[int], kept: list[int]) -> list[Hidden]:
    """For each effect, how many of the cards that lie there are not among those seen."""
    hidden = [Hidden(*counts) for counts in zip(backs, kept, strict=True)]
    for card, mask in zip(place.faces, place.seen, strict=True):
        if mask != EVERYONE:
            of_effect = hidden[EFFECT[card]]
            of_effect.size -= 1
            of_effect.kept -= mask & KEPT > 0
    return hidden


def _count(hand: list[Effect]) -> list[int]:
    return [hand.count(effect) for effect in EFFECTS]


def by_effect(faces: list[int]) -> list[int]:
    counts = [0] * len(EFFECTS)
    for card in faces:
        counts[EFFECT[card]] += 1
    return counts


def covered(place: Cards, bits: int = 0) -> list[int]:
    """The cards that not all have seen, if they have these bits in their masks."""
    pairs = zip(place.faces, place.seen, strict=True)
    return [card for card, mask in pairs if mask != EVERYONE and mask & bits == bits]


def marks(place: Cards) -> str:
    """A character for each card of the game: 1 if all know that it is one of these."""
    text = ["0"] * len(ALL_CARDS)
    for card in place.known_to_all():
        text[card] = "1"
    return "".join(text)


def marked(text: str) -> Cards:
    """The way back."""
    known = [card for card, mark in enumerate(text) if mark == "1"]
    return face_up(known)


def ids(faces: list[int]) -> list[str]:
    return [CARD_ID[card] for card in faces]


def cards(names: list[str]) -> list[int]:
    return [CARD_OF[name] for name in names]
