"""What a seat of Ginkgopolis may see (section 8). How many tiles, resources and points are behind a
screen follows from open play, so it counts as seen (GK-R28); which tiles, does not."""

from collections.abc import Hashable
from typing import Literal, NotRequired, TypedDict, get_args

from kvartal.games.ginkgopolis.building import ring
from kvartal.games.ginkgopolis.components import (
    CARD_ID,
    NONE,
    TILE_ID,
    card_ids,
    tile_ids,
    x_of,
    y_of,
)
from kvartal.games.ginkgopolis.scoring import District, districts
from kvartal.games.ginkgopolis.state import CHOOSE, DRAFT, RELOCATE, Building, GinkgopolisState
from kvartal.kit.facts import ComponentId, SeatNumber
from kvartal.kit.knowledge import Cards

Question = Literal[
    "draft_character",
    "choose_action",
    "exploit_urban_choice",
    "move_token",
    "relocate_token",
    "push_tokens",
    "return_tiles",
    "over",
]
QUESTIONS: tuple[Question, ...] = get_args(Question)
Commitment = Literal["", "alone", "with_tile"]
Cell = list[int]
"""[x, y], y downwards."""


class BuildingView(TypedDict):
    """`tiles` from the ground up; `owner` -1: nobody. `site`: its card is not in play yet."""

    cell: Cell
    tiles: list[ComponentId]
    owner: SeatNumber
    site: bool


class ShareView(TypedDict):
    seat: SeatNumber
    resources: int
    points: int


class DistrictView(TypedDict):
    """What it would bring now, the first place first; the third and later ones bring nothing."""

    name: ComponentId
    cells: list[Cell]
    shares: list[ShareView]


class DeckView(TypedDict):
    """What all know of the deck."""

    size: int
    shuffles: int
    turned: int
    made_of: list[ComponentId]


class ReserveView(TypedDict):
    size: int
    turned: int
    exhaustions: int


class ActionView(TypedDict):
    """What is being carried out: how far, with which card, where, and how many tiles are due."""

    step: int
    card: ComponentId
    trigger: int
    spot: Cell
    due: int


class SinceShuffle(TypedDict):
    """For each hand, how many cards were surely kept, and drawn, since the deck was rebuilt."""

    kept: list[int]
    drawn: list[int]


class SinceReturn(TypedDict):
    """Since tiles were returned, for each seat: how many it kept then, how many it has drawn, and
    which have left its screen. `put_in`: what all have seen going into the reserve."""

    kept: list[int]
    drawn: list[int]
    left: list[list[ComponentId]]
    made_of: list[ComponentId]
    put_in: list[ComponentId]


class PublicView(TypedDict):
    """Lists by seat; where Gosha has such a thing, his comes last. `shown`: the tiles behind each
    screen that all have seen. `ring`: the edge of the city, while a letter is relocated along it;
    places there count from 1. `face_down`: a card lies there for Gosha. `draft_picks`: so many
    picks are made. `open_counts`: whether boards show how many tiles and resources others have
    (GK-R28)."""

    round: int
    first: SeatNumber
    done: int
    acting: SeatNumber
    question: Question
    city: list[BuildingView]
    tokens: list[Cell]
    ring: list[Cell]
    districts: list[DistrictView]
    reserve: ReserveView
    tiles: list[int]
    shown: list[list[ComponentId]]
    deck: DeckView
    discard: list[ComponentId]
    supply: list[ComponentId]
    hand_sizes: list[int]
    face_down: bool
    cards: list[list[ComponentId]]
    stock: list[int]
    resources: list[int]
    vp: list[int]
    new_hands: list[int]
    committed: list[Commitment]
    draft_picks: int
    deciding: list[bool]
    action: ActionView
    is_last: bool
    open_counts: bool
    since_shuffle: NotRequired[SinceShuffle]
    since_return: NotRequired[SinceReturn]


class PrivateView(TypedDict):
    """`known`: the cards this seat has seen in all hands, its own among them. `chosen` and `laid`:
    what it has committed; `picks`: the tiles it is going to return, `returned`: has returned.
    `looks`: what it could pick from in the draft, each time, and `picked` what it kept."""

    known: list[list[ComponentId]]
    tiles: list[ComponentId]
    chosen: ComponentId
    laid: ComponentId
    picks: list[ComponentId]
    returned: list[ComponentId]
    looks: list[list[ComponentId]]
    picked: list[ComponentId]


def public(state: GinkgopolisState) -> PublicView:
    deck, reserve = state.deck, state.reserve
    seen: PublicView = {
        "round": state.round,
        "first": state.first,
        "done": state.done,
        "acting": state.acting() if state.question not in (DRAFT, CHOOSE) else NONE,
        "question": QUESTIONS[state.question],
        "city": [_building(building) for building in state.city],
        "tokens": [_cell(token) for token in state.tokens],
        "ring": [_cell(place) for place in ring(state)] if state.question == RELOCATE else [],
        "districts": [_district(each) for each in districts(state.city)],
        "reserve": {
            "size": reserve.size,
            "turned": reserve.turned,
            "exhaustions": state.exhaustions,
        },
        "tiles": [len(screen) for screen in state.screens],
        "shown": [tile_ids(screen.known_to_all()) for screen in state.screens],
        "deck": {
            "size": deck.size,
            "shuffles": deck.shuffles,
            "turned": deck.turned,
            "made_of": card_ids(deck.made_of),
        },
        "discard": card_ids(state.discard),
        "supply": card_ids(state.supply),
        "hand_sizes": [len(hand) for hand in state.hands],
        "face_down": state.face_down,
        "cards": [card_ids(cards) for cards in state.cards],
        "stock": state.stock[:],
        "resources": state.resources[:],
        "vp": state.vp[:],
        "new_hands": state.new_hands[:],
        "committed": [commitment(state, seat) for seat in range(state.seats)],
        "draft_picks": len(state.picked[0]),
        "deciding": state.deciding[:],
        "action": {
            "step": state.step,
            "card": CARD_ID[state.played] if state.played != NONE else "",
            "trigger": state.trigger,
            "spot": _cell(state.spot) if state.spot != NONE else [],
            "due": state.due,
        },
        "is_last": state.is_last,
        "open_counts": state.options.open_counts,
    }
    if deck.shuffles:
        kept, drawn = [hand.kept for hand in state.hands], [hand.drawn for hand in state.hands]
        seen["since_shuffle"] = {"kept": kept, "drawn": drawn}
    if reserve.shuffles:
        seen["since_return"] = {
            "kept": state.kept_tiles[:],
            "drawn": state.drawn_tiles[:],
            "left": [tile_ids(tiles) for tiles in state.left_tiles],
            "made_of": tile_ids(reserve.made_of),
            "put_in": tile_ids(state.returned.known_to_all()),
        }
    return seen


def private(state: GinkgopolisState, seat: int) -> PrivateView:
    chosen, laid = state.chosen[seat], state.laid[seat]
    return {
        "known": [card_ids(hand.known_to(seat)) for hand in state.hands],
        "tiles": tile_ids(state.screens[seat].faces),
        "chosen": CARD_ID[chosen] if chosen != NONE else "",
        "laid": TILE_ID[laid] if laid != NONE else "",
        "picks": tile_ids(state.picks[seat]),
        "returned": tile_ids(state.returned.known_to(seat)),
        "looks": [card_ids(look) for look in state.looks[seat]],
        "picked": card_ids(state.picked[seat].faces),
    }


def commitment(state: GinkgopolisState, seat: int) -> Commitment:
    """GK-34."""
    if state.chosen[seat] == NONE:
        return ""
    return "alone" if state.laid[seat] == NONE else "with_tile"


def information_key(state: GinkgopolisState, seat: int) -> Hashable:
    """What of both views the rest follows from."""
    deck, reserve = state.deck, state.reserve
    return (
        (state.round, state.first, state.done, state.question, state.is_last, state.exhaustions),
        (state.step, state.played, state.trigger, state.spot, state.due),
        tuple([(b.cell, tuple(b.tiles), b.owner, b.site) for b in state.city]),
        tuple(state.tokens),
        (reserve.size, reserve.turned, reserve.shuffles),
        tuple([_place_key(screen, seat) for screen in state.screens]),
        _since_return_key(state, seat) if reserve.shuffles else None,
        (deck.size, deck.shuffles, deck.turned, state.face_down),
        tuple(state.discard),
        tuple(state.supply),
        tuple([_place_key(hand, seat) for hand in state.hands]),
        tuple([(h.kept, h.drawn) for h in state.hands]) if deck.shuffles else None,
        tuple([tuple(cards) for cards in state.cards]),
        tuple(state.stock),
        tuple(state.resources),
        tuple(state.vp),
        tuple(state.new_hands),
        tuple([commitment(state, each) for each in range(state.seats)]),
        (state.chosen[seat], state.laid[seat]),
        tuple(state.deciding),
        tuple(state.picks[seat]),
        tuple([tuple(look) for look in state.looks[seat]]),
        len(state.picked[0]),
        tuple(state.picked[seat].faces),
    )


def _since_return_key(state: GinkgopolisState, seat: int) -> Hashable:
    left = tuple([tuple(tiles) for tiles in state.left_tiles])
    put_in = tuple(state.returned.known_to(seat)), tuple(state.returned.known_to_all())
    return tuple(state.kept_tiles), tuple(state.drawn_tiles), left, put_in


def _place_key(cards: Cards, seat: int) -> Hashable:
    """What this seat sees of a hand or a screen, what all see of it, and how much is hidden."""
    return tuple(cards.known_to(seat)), tuple(cards.known_to_all()), len(cards)


def _building(building: Building) -> BuildingView:
    return {
        "cell": _cell(building.cell),
        "tiles": tile_ids(building.tiles),
        "owner": building.owner,
        "site": building.site,
    }


def _district(district: District) -> DistrictView:
    return {
        "name": district.name,
        "cells": [_cell(building.cell) for building in district.buildings],
        "shares": [
            {
                "seat": share.side,
                "resources": share.resources,
                "points": district.points(place) if place < 2 else 0,
            }
            for place, share in enumerate(district.shares)
        ],
    }


def _cell(place: int) -> Cell:
    return [x_of(place), y_of(place)]
