"""How to imagine, from what a seat of Streets may see, the tiles that it does not."""

from random import Random
from typing import cast

from kvartal.games.streets.city import City, empty_city
from kvartal.games.streets.components import (
    COLOURS,
    CONSULTANT_ID,
    FACINGS,
    KIND,
    KINDS,
    NONE,
    NUMBER_OF,
    Colour,
)
from kvartal.games.streets.geometry import cell_at
from kvartal.games.streets.stack import tiles_used
from kvartal.games.streets.state import StreetsState
from kvartal.games.streets.view import QUESTIONS, BuildingView, PrivateView, PublicView
from kvartal.kit.game import View, Worlds
from kvartal.kit.knowledge import EVERYONE, Cards, Pile, only


def worlds(view: View) -> Worlds[StreetsState]:
    """Each hidden tile has the back that all see; which of those with that back it is, and which
    are still in the stack or were removed, is open."""
    seen = cast(PublicView, view.public)
    state = _known(view, seen)
    in_play = tiles_used(state)
    known = {*state.city.tiles, *state.covered, *state.box, state.tile, state.open_tile}
    known |= {tile for hand in state.hands for tile in hand.faces}
    unseen = [tile for tile in in_play if tile not in known]
    hidden = [_hidden_kinds(state, seat, seen) for seat in range(state.seats)]
    count = sum(len(kinds) for kinds in hidden)
    state.stack.cards, state.stack.made_of = unseen, in_play
    state.stack.turned = len(in_play) - len(unseen) + count

    def deal(world: StreetsState, rng: Random) -> None:
        by_kind = [[tile for tile in unseen if KIND[tile] == kind] for kind in range(len(KINDS))]
        for tiles in by_kind:
            rng.shuffle(tiles)
        for seat, kinds in enumerate(hidden):
            for kind in kinds:
                world.hands[seat].add(by_kind[kind].pop(), only(seat))
        world.stack.cards = sorted(tile for tiles in by_kind for tile in tiles)

    return Worlds(state, deal if count else None)


def _known(view: View, seen: PublicView) -> StreetsState:
    city = _city(seen["buildings"])
    stack = seen["stack"]
    return StreetsState(
        seats=view.config.seats,
        options=view.config.options,
        turn=seen["turn"],
        side=seen["side"],
        question=QUESTIONS.index(seen["question"]),
        builds_left=seen["builds_left"],
        built=seen["built"],
        tile=_tile(seen["tile"]),
        new_signs=seen["signs"],
        queue=[_building(city, tile) for tile in seen["queue"]],
        street=_building(city, seen["street"]),
        abandoning=_building(city, seen["abandoning"]),
        waiting=[*seen["waiting"]],
        free_tokens=seen["free_tokens"],
        colour=COLOURS.index(cast(Colour, seen["colour"])),
        money=[*seen["money"]],
        unused=[*seen["unused"]],
        supply=[*seen["supply"]],
        tokens=[[*tokens] for tokens in seen["tokens"]],
        consultants=[CONSULTANT_ID.index(c) if c else NONE for c in seen["consultants"]],
        hands=[_hand(view, seen, seat) for seat in range(view.config.seats)],
        stack=Pile("stack", [], stack["size"], []),
        backs=[*stack["backs"]],
        top=_kind(stack["top"]),
        open_tile=_tile(stack["open"]),
        endgame=stack["endgame"],
        endgame_back=_kind(stack["endgame_back"]),
        covered=[NUMBER_OF[tile] for tile in seen["covered"]],
        box=[NUMBER_OF[tile] for tile in seen["box"]],
        city=city,
    )


def _city(buildings: list[BuildingView]) -> City:
    city = empty_city()
    for each in buildings:
        facing = FACINGS.index(each["facing"])
        city.put(NUMBER_OF[each["tile"]], cell_at(each["x"], each["y"]), facing)
    city.owners = [each["owner"] for each in buildings]
    city.signs = [each["signs"] for each in buildings]
    city.abandoned = [each["abandoned"] for each in buildings]
    city.lying = [count for each in buildings for count in each["people"]]
    city.seekers = [count for each in buildings for count in each["seekers"]]
    for building in range(len(buildings)):
        city.renew_around(building)
    return city


def _hand(view: View, seen: PublicView, seat: int) -> Cards:
    """The tiles of a hand that the viewer knows."""
    hand = Cards([], [])
    shown = seen["hands"][seat]["shown"]
    own = cast(PrivateView, view.private)["hand"] if view.seat == seat else shown
    for tile in own:
        hand.add(NUMBER_OF[tile], EVERYONE if tile in shown else only(seat))
    return hand


def _hidden_kinds(state: StreetsState, seat: int, seen: PublicView) -> list[int]:
    """The backs of those that it does not know."""
    kinds = [KINDS.index(kind) for kind in seen["hands"][seat]["kinds"]]
    for tile in state.hands[seat].faces:
        kinds.remove(KIND[tile])
    return kinds


def _tile(tile: str) -> int:
    return NUMBER_OF[tile] if tile else NONE


def _kind(kind: str) -> int:
    return KINDS.index(kind) if kind else NONE


def _building(city: City, tile: str) -> int:
    return city.tiles.index(NUMBER_OF[tile]) if tile else NONE
