"""How to imagine, from what a seat of Ginkgopolis may see, what it does not.

Three kinds of things are hidden, each by itself: cards in hands, tiles behind screens (with those
removed unseen and those in the reserve), and characters in the draft.
"""

from collections.abc import Callable
from random import Random
from typing import cast

from kvartal.games.ginkgopolis.components import (
    CARD_OF,
    CHARACTERS,
    DRAFT_HAND,
    FIRST_CHARACTER,
    LATER_TILES,
    NONE,
    TILE_OF,
    cell,
)
from kvartal.games.ginkgopolis.state import (
    RETURN,
    Building,
    GinkgopolisState,
)
from kvartal.games.ginkgopolis.view import QUESTIONS, PrivateView, PublicView
from kvartal.kit.game import View, Worlds
from kvartal.kit.knowledge import (
    Cards,
    Hidden,
    Pile,
    face_up,
    hidden_in,
    imagine,
    new_pile,
    only,
)

Deal = Callable[[GinkgopolisState, Random], None]


def worlds(view: View) -> Worlds[GinkgopolisState]:
    seen = cast(PublicView, view.public)
    known = _known(view, seen)
    deals = [
        _dealing_cards(known, seen),
        _dealing_tiles(known, seen),
        _dealing_characters(known, seen, view.seat),
    ]

    def deal(world: GinkgopolisState, rng: Random) -> None:
        for each in deals:
            each(world, rng)
        _decide_in_secret(world, seen, view.seat, rng)

    return Worlds(known, deal)


def _known(view: View, seen: PublicView) -> GinkgopolisState:
    """All that this viewer knows."""
    seats, deck, reserve, action = view.config.seats, seen["deck"], seen["reserve"], seen["action"]
    since = seen.get("since_return")
    made_of = LATER_TILES if since is None else _tiles(since["made_of"])
    state = GinkgopolisState(
        seats=seats,
        options=view.config.options,
        round=seen["round"],
        first=seen["first"],
        done=seen["done"],
        question=QUESTIONS.index(seen["question"]),
        city=[
            Building(cell(*b["cell"]), _tiles(b["tiles"]), b["owner"], b["site"])
            for b in seen["city"]
        ],
        tokens=[cell(*token) for token in seen["tokens"]],
        reserve=Pile(
            "tiles", [], reserve["size"], made_of, int(since is not None), reserve["turned"]
        ),
        removed=[],
        screens=[face_up(_tiles(shown)) for shown in seen["shown"]],
        returned=face_up([] if since is None else _tiles(since["put_in"])),
        kept_tiles=[0] * seats if since is None else since["kept"],
        drawn_tiles=[0] * seats if since is None else since["drawn"],
        left_tiles=[[] for _ in range(seats)]
        if since is None
        else [_tiles(tiles) for tiles in since["left"]],
        exhaustions=reserve["exhaustions"],
        deck=Pile(
            "deck", [], deck["size"], _cards(deck["made_of"]), deck["shuffles"], deck["turned"]
        ),
        discard=_cards(seen["discard"]),
        supply=_cards(seen["supply"]),
        hands=_known_hands(seen, view),
        face_down=seen["face_down"],
        cards=[_cards(cards) for cards in seen["cards"]],
        stock=seen["stock"],
        resources=seen["resources"],
        vp=seen["vp"],
        new_hands=seen["new_hands"],
        box=new_pile("characters", []),
        packets=[Cards([], []) for _ in range(seats)],
        picked=[Cards([], []) for _ in range(seats)],
        looks=[[] for _ in range(seats)],
        chosen=[NONE] * seats,
        laid=[NONE] * seats,
        deciding=seen["deciding"],
        picks=[[] for _ in range(seats)],
        step=action["step"],
        played=CARD_OF[action["card"]] if action["card"] else NONE,
        trigger=action["trigger"],
        spot=cell(*action["spot"]) if action["spot"] else NONE,
        due=action["due"],
        is_last=seen["is_last"],
    )
    if view.seat is not None:
        _take_seat(state, view.seat, cast(PrivateView, view.private))
    return state


def _take_seat(state: GinkgopolisState, seat: int, own: PrivateView) -> None:
    screen = state.screens[seat]
    for tile in _tiles(own["tiles"]):
        if tile not in screen.faces:
            screen.add(tile, only(seat))
    for tile in _tiles(own["returned"]):
        if tile not in state.returned.faces:
            state.returned.add(tile, only(seat))
    if own["chosen"]:
        state.chosen[seat] = CARD_OF[own["chosen"]]
    if own["laid"]:
        state.laid[seat] = TILE_OF[own["laid"]]
    state.picks[seat] = _tiles(own["picks"])
    state.looks[seat] = [_cards(look) for look in own["looks"]]
    for character in _cards(own["picked"]):
        state.picked[seat].add(character, only(seat))


# Cards


def _known_hands(seen: PublicView, view: View) -> list[Cards]:
    """Who else has seen these cards is not known, so they are seen by holder and viewer alone."""
    hands = [Cards([], []) for _ in seen["hand_sizes"]]
    if view.seat is not None:
        known = cast(PrivateView, view.private)["known"]
        for holder, (hand, cards) in enumerate(zip(hands, known, strict=True)):
            for card in _cards(cards):
                hand.add(card, only(holder, view.seat))
    since = seen.get("since_shuffle")
    if since is not None:
        for hand, kept, drawn in zip(hands, since["kept"], since["drawn"], strict=True):
            hand.kept, hand.drawn = kept, drawn
    return hands


def _dealing_cards(known: GinkgopolisState, seen: PublicView) -> Deal:
    """GK-84: what a seat has passed on, it remembers."""
    made_of = {*known.deck.made_of}
    put_in = made_of if known.deck.shuffles else set[int]()  # GK-87: all of it lay open
    sizes = zip(known.hands, seen["hand_sizes"], strict=True)
    hidden = [hidden_in(hand, size, made_of, put_in) for hand, size in sizes]
    places = (known.discard, known.supply, *known.cards, *(hand.faces for hand in known.hands))
    elsewhere = {card for place in places for card in place} | {known.played}
    unseen = [card for card in range(FIRST_CHARACTER) if card not in elsewhere]

    def deal(world: GinkgopolisState, rng: Random) -> None:
        cards = unseen[:]
        rng.shuffle(cards)
        dealt, world.deck.cards = imagine(cards, hidden, made_of, put_in, rng)
        for side, faces in enumerate(dealt):
            for card in faces:
                world.hands[side].add(card, only(min(side, world.seats - 1)))

    return deal


# Tiles


def _dealing_tiles(known: GinkgopolisState, seen: PublicView) -> Deal:
    """After the return: what the viewer has seen going into the reserve is there, or where tiles
    have been drawn since; what was kept, or removed unseen, is none of it."""
    since = known.reserve.shuffles > 0
    made_of = {*known.reserve.made_of}
    put_in = {*known.returned.faces}
    sizes = enumerate(zip(known.screens, seen["tiles"], strict=True))
    hidden = [
        _hidden_tiles(known, seat, size) if since else Hidden(size - len(screen))
        for seat, (screen, size) in sizes
    ]
    removed = known.counts.tiles_removed if since else 0
    hidden.append(Hidden(removed, kept=removed))
    city = {tile for building in known.city for tile in building.tiles}
    elsewhere = city | {tile for screen in known.screens for tile in screen.faces}
    unseen = [tile for tile in LATER_TILES if tile not in elsewhere]

    def deal(world: GinkgopolisState, rng: Random) -> None:
        tiles = unseen[:]
        rng.shuffle(tiles)
        dealt, world.reserve.cards = imagine(tiles, hidden, made_of, put_in, rng)
        world.removed = sorted(dealt.pop())
        for seat, faces in enumerate(dealt):
            for tile in faces:
                world.screens[seat].add(tile, only(seat))

    return deal


def _hidden_tiles(known: GinkgopolisState, seat: int, size: int) -> Hidden:
    """Of the tiles that have left a screen since the return, or are known behind it, the viewer can
    tell of some that they were drawn: it has seen them going in; of some that they were not."""
    put_in, made_of = known.returned.faces, known.reserve.made_of
    kept, drawn = known.kept_tiles[seat], known.drawn_tiles[seat]
    for tile in [*known.left_tiles[seat], *known.screens[seat].faces]:
        if tile not in put_in:
            kept = max(0, kept - 1)
        if tile in made_of:
            drawn = max(0, drawn - 1)
    return Hidden(size - len(known.screens[seat]), kept, drawn)


# Characters


def _dealing_characters(known: GinkgopolisState, seen: PublicView, viewer: int | None) -> Deal:
    """GK-24: what a seat has looked at is among what was kept of it since, and what is left."""
    is_draft = seen["question"] == "draft_character"
    looks = [] if viewer is None else known.looks[viewer]
    elsewhere = {card for place in (*known.cards, *looks) for card in place}
    unseen = [card for card in CHARACTERS if card not in elsewhere]

    def deal(world: GinkgopolisState, rng: Random) -> None:
        left = unseen[:]
        if is_draft:
            rng.shuffle(left)
            for seat in range(world.seats):
                if seat != viewer:
                    world.looks[seat] = [[] for _ in range(seen["draft_picks"] + 1)]
            for origin in range(world.seats):
                _deal_packet(world, origin, seen["draft_picks"], viewer, left, rng)
        world.box.cards = sorted(left)
        world.box.size = len(left)

    return deal


def _deal_packet(
    world: GinkgopolisState,
    origin: int,
    picks: int,
    viewer: int | None,
    left: list[int],
    rng: Random,
) -> None:
    """The packet that began at a seat, and has been passed on after each pick."""
    holders = [(origin + at) % world.seats for at in range(picks + 1)]
    seen_at = [at for at, holder in enumerate(holders) if holder == viewer]
    rest: list[int] = []
    taken: list[int] = []
    for at, holder in enumerate(holders):
        if at in seen_at:
            rest = world.looks[holder][at][:]
        if at == picks:
            break
        if not seen_at or at < seen_at[0]:  # kept before the viewer saw the packet, if it did
            taken.append(left.pop())
            continue
        possible = rest
        if holder == viewer:
            possible = [card for card in rest if card in world.picked[holder].faces]
        elif at < seen_at[-1]:  # and it came back
            possible = [c for c in rest if c not in world.looks[holders[seen_at[-1]]][seen_at[-1]]]
        taken.append(rng.choice(possible))
        rest.remove(taken[-1])
    if not seen_at:
        rest = [left.pop() for _ in range(DRAFT_HAND - picks)]
    for at, holder in enumerate(holders):
        if holder != viewer:
            world.looks[holder][at] = sorted(taken[at:] + rest)
            if at < picks:
                world.picked[holder].add(taken[at], only(holder))
    witnesses = only(holders[-1])
    if viewer is not None and seen_at and seen_at[-1] >= picks - 1:
        witnesses |= only(viewer)
    for card in rest:
        world.packets[holders[-1]].add(card, witnesses)


# Decisions


def _decide_in_secret(
    world: GinkgopolisState, seen: PublicView, viewer: int | None, rng: Random
) -> None:
    """Some decision for whoever has made one that the viewer does not know."""
    for seat, commitment in enumerate(seen["committed"]):
        if seat == viewer or not commitment:
            continue
        if seen["question"] == "draft_character":
            world.chosen[seat] = rng.choice(world.packets[seat].faces)
            continue
        world.chosen[seat] = rng.choice(world.hands[seat].faces)
        if commitment == "with_tile":
            world.laid[seat] = rng.choice(world.screens[seat].faces)
    if world.question != RETURN:
        return
    for seat, screen in enumerate(world.screens):
        if seat != viewer and not world.deciding[seat]:
            free = [tile for tile in screen.faces if tile != world.laid[seat]]
            world.picks[seat] = sorted(rng.sample(free, rng.randint(0, len(free))))


def _cards(ids: list[str]) -> list[int]:
    return [CARD_OF[card] for card in ids]


def _tiles(ids: list[str]) -> list[int]:
    return [TILE_OF[tile] for tile in ids]
