"""Enclosed streets, scored one after the other: tokens, income, moving (sections 6, 7 and 12).

Each step goes on with the next and says at last whether all is done; if not, something is asked.
"""

from kvartal.games.streets.business import free_types, give, grifter_claims, take_for
from kvartal.games.streets.city import Street
from kvartal.games.streets.components import COLOURS, ID, NONE
from kvartal.games.streets.consultants import consultant_of
from kvartal.games.streets.facts import Declined, Enclosed, Income, Swapped
from kvartal.games.streets.people import (
    become_seekers,
    destinations,
    move_all,
    next_to_move,
)
from kvartal.games.streets.scoring import counted_for, income_lines
from kvartal.games.streets.state import (
    BUSINESS,
    GRIFTER_TOKEN,
    MOVE,
    STREET,
    SWAP,
    TOKEN,
    StreetsState,
)
from kvartal.kit.facts import Tell
from kvartal.kit.knowledge import EVERYONE
from kvartal.kit.lines import total


def next_street(state: StreetsState, tell: Tell | None) -> bool:
    """ST-74, ST-310: whose turn it is picks the next one."""
    state.street = NONE
    if not state.queue:
        return True
    if len(state.queue) > 1:
        state.question = STREET
        return False
    return score_street(state, state.queue[0], tell)


def score_street(state: StreetsState, first: int, tell: Tell | None) -> bool:
    state.queue.remove(first)
    state.street = first
    street = state.city.street(first)
    if tell:
        tell(Enclosed(state.side, [ID[state.city.tiles[building]] for building in street]))
    order = state.clockwise_from(state.side)
    state.waiting = _owners(state, [*order[1:], order[0]], street)  # ST-163
    return take_tokens(state, tell)


def take_tokens(state: StreetsState, tell: Tell | None) -> bool:
    """ST-162, ST-168: each owner in the street, for one building."""
    city = state.city
    street = city.street(state.street)
    while state.waiting and any(state.supply):  # ST-329
        side = state.waiting[0]
        own = [building for building in street if city.owners[building] == side]
        if state.is_grifter(side):
            state.question = GRIFTER_TOKEN
            return False
        if len(own) > 1:
            state.question = BUSINESS
            return False
        take_for(state, side, city.tiles[own[0]], tell)
        if not take_free_tokens(state, tell):
            return False
        del state.waiting[0]
    state.waiting = _owners(state, state.clockwise_from(state.side), street)  # ST-81
    return pay(state, tell)


def take_free_tokens(state: StreetsState, tell: Tell | None) -> bool:
    """ST-330: one after the other."""
    side = state.waiting[0] if state.waiting else state.side
    while state.free_tokens:
        types = free_types(state, side)
        if len(types) > 1:
            state.question = TOKEN
            return False
        take_free_token(state, side, types[0], tell)
    return True


def take_free_token(state: StreetsState, side: int, business: int, tell: Tell | None) -> None:
    state.free_tokens -= 1
    give(state, side, business, 1, tell)


def pay(state: StreetsState, tell: Tell | None) -> bool:
    """ST-80, ST-81. The Entrepreneur is asked whatever is in hand, or a silence would tell."""
    while state.waiting:
        side = state.waiting[0]
        if consultant_of(state, side).can_swap and len(state.hands[side]):
            state.question = SWAP
            return False
        _pay_side(state, side, NONE, NONE, tell)
    return move_people(state, tell)


def swap(state: StreetsState, tile: int, instead: int, tell: Tell | None) -> None:
    """ST-198, ST-200: the tile stays in the hand and is shown to all; NONE: declined."""
    side = state.waiting[0]
    building = NONE
    if instead == NONE:
        if tell:
            tell(Declined(side))
    else:
        building = state.city.tiles.index(tile)
        hand = state.hands[side]
        hand.seen[hand.faces.index(instead)] = EVERYONE
        if tell:
            tell(Swapped(side, ID[tile], ID[instead]))
    _pay_side(state, side, building, instead, tell)


def _pay_side(
    state: StreetsState, side: int, swapped: int, instead: int, tell: Tell | None
) -> None:
    """ST-82, ST-84. All own buildings are valued before the first sign leaves (ST-86, ST-317); what
    others have there does not bear on it."""
    city = state.city
    street = city.street(state.street)
    symbols = counted_for(state, side, street, is_final=False)
    own = [building for building in street if city.owners[building] == side]
    amounts = []
    for building in own:
        tile = instead if building == swapped else city.tiles[building]
        lines = income_lines(state, side, building, street, symbols, tile)
        amounts.append(total(lines))
        if tell:
            tell(Income(side, ID[city.tiles[building]], lines))
    state.money[side] += sum(amounts)
    for building in own:
        take_sign_back(state, building)
    del state.waiting[0]


def take_sign_back(state: StreetsState, building: int) -> None:
    """ST-84, ST-122: both, if there are two (ST-203)."""
    city = state.city
    owner = city.owners[building]
    if not state.is_grifter(owner):
        state.unused[owner] += city.signs[building]
    city.owners[building] = NONE
    city.signs[building] = 0


def leaving(state: StreetsState) -> list[int]:
    """The buildings whose people move: one that is abandoned, or the street (ST-110)."""
    if state.abandoning != NONE:
        return [state.abandoning]
    return state.city.street(state.street)


def move_people(state: StreetsState, tell: Tell | None) -> bool:
    """ST-116: colour by colour; then the next street, if it is about one."""
    city, buildings = state.city, leaving(state)
    while state.colour < len(COLOURS):
        colour = state.colour
        if next_to_move(city, buildings, colour) == NONE:
            state.colour += 1
            continue
        targets = move_targets(state, colour)
        if len(targets) > 1:  # ST-113
            state.question = MOVE
            return False
        if targets:
            move_all(city, state.side, buildings, colour, targets[0], tell)
        else:
            become_seekers(city, buildings, colour, tell)
    state.colour = 0
    if state.abandoning != NONE:
        state.abandoning = NONE
        return True
    return next_street(state, tell)


def move_targets(state: StreetsState, colour: int) -> list[int]:
    """ST-111, ST-322; ST-241: in the Grifter's turn to its own buildings first (not ST-242)."""
    found = destinations(state.city, colour)
    if state.is_grifter(state.side):
        return [b for b in found if state.city.owners[b] == state.side] or found
    return found


def claims(state: StreetsState) -> list[tuple[int, int]]:
    return grifter_claims(state, state.city.street(state.street))


def _owners(state: StreetsState, sides: list[int], street: Street) -> list[int]:
    owners = [state.city.owners[building] for building in street]
    return [side for side in sides if side in owners]
