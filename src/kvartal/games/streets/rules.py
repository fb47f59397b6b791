"""What is legal in Streets."""

from kvartal.games.streets.actions import (
    ABANDON_IT,
    ANY_CONSULTANT,
    BUILD_IT,
    BUSINESS_OF,
    CLAIM,
    COVER,
    DECLINE,
    HIRE,
    INVEST,
    MOVE_TO,
    PLACES,
    RETURN_IT,
    SCORE,
    SWAPS,
    TOKENS,
    OfTile,
    Place,
    Swap,
)
from kvartal.games.streets.business import free_types
from kvartal.games.streets.components import (
    COLOURS,
    COPY,
    ID,
    MOST_IN_STREET,
    VALUATION,
)
from kvartal.games.streets.consultants import consultant_of, for_table
from kvartal.games.streets.enclosing import claims, move_targets
from kvartal.games.streets.geometry import FACINGS_OF
from kvartal.games.streets.moments import NOBODY
from kvartal.games.streets.solo import grifter_placements
from kvartal.games.streets.state import (
    ABANDON,
    BUILD,
    BUSINESS,
    CONSULTANT,
    GRIFTER_PLACE,
    GRIFTER_TOKEN,
    MOVE,
    OVER,
    PLACE,
    RETURN,
    STREET,
    SWAP,
    TOKEN,
    StreetsState,
)
from kvartal.kit.actions import Action
from kvartal.kit.game import NOT_ASKED, NOT_AWAITED, Refusal

ANSWERS: dict[int, tuple[str, ...]] = {
    CONSULTANT: ("hire", "draw"),
    ABANDON: ("abandon",),
    BUILD: ("build", "invest"),
    PLACE: ("place", "cover"),
    RETURN: ("return",),
    STREET: ("score",),
    BUSINESS: ("business",),
    TOKEN: ("token",),
    SWAP: ("swap", "decline"),
    MOVE: ("move",),
    GRIFTER_PLACE: ("place",),
    GRIFTER_TOKEN: ("claim",),
    OVER: (),
}
"""For each question the kinds of actions that answer it."""

FORBIDDEN_BY: dict[str, str] = {
    "hire": "ST-251",
    "abandon": "ST-120",
    "build": "ST-60",
    "return": "ST-60",
    "score": "ST-74",
    "business": "ST-162",
    "token": "ST-164",
    "claim": "ST-250",
    "move": "ST-111",
    "cover": "ST-205",
}
"""The rule against any other answer of a kind."""


def pending(state: StreetsState) -> list[int]:
    """Never more than one seat (section 4)."""
    return [] if state.question == OVER else [state.acting()]


def coverable(state: StreetsState) -> list[int]:
    """ST-205: the buildings that whose turn it is may build on."""
    consultant = consultant_of(state, state.side)
    if consultant is NOBODY:
        return []
    return [b for b in range(len(state.city.cells)) if consultant.can_cover(state, b)]


def can_build(state: StreetsState) -> bool:
    """ST-305: otherwise."""
    return bool(state.city.free_cells) or bool(coverable(state))


def legal(state: StreetsState, seat: int) -> list[Action]:
    question = state.question
    if question == OVER or seat != state.acting():
        return []
    if question == PLACE:
        return _places(state)
    if question == BUILD:
        return _builds(state)
    if question == MOVE:
        tiles = state.city.tiles
        return [MOVE_TO[tiles[b]] for b in move_targets(state, state.colour)]
    if question == ABANDON:
        return [ABANDON_IT[state.city.tiles[b]] for b in state.buildings_of(state.side)]  # ST-324
    if question == RETURN:
        return [RETURN_IT[tile] for tile in state.hands[state.side].faces]
    if question == STREET:
        return [SCORE[state.city.tiles[first]] for first in state.queue]
    if question == TOKEN:
        return [TOKENS[business] for business in free_types(state, state.asked_side())]
    if question == BUSINESS:
        return [BUSINESS_OF[state.city.tiles[b]] for b in _own_in_street(state)]
    if question == SWAP:
        return [*_swaps(state), DECLINE]  # ST-333
    if question == GRIFTER_PLACE:
        return [PLACES[cell][facing] for cell, facing in grifter_placements(state)]
    if question == GRIFTER_TOKEN:
        return [CLAIM[state.city.tiles[b]][business] for b, business in claims(state)]
    return [*(HIRE[n] for n in for_table(1, state.options.business)), ANY_CONSULTANT]  # ST-342


def rule_against(state: StreetsState, seat: int, action: Action) -> Refusal | None:
    if state.question == OVER or seat != state.acting():
        return NOT_AWAITED
    if action.kind not in ANSWERS[state.question]:
        return NOT_ASKED
    if isinstance(action, Place):
        return _against_placing(state, action)
    if action in legal(state, seat):
        return None
    if action.kind == "move":
        return _against_moving(state)
    if isinstance(action, Swap):
        is_copy = VALUATION[action.instead].type == COPY
        return Refusal("ST-199" if is_copy else "ST-198")
    if isinstance(action, OfTile) and action.kind == "invest":
        in_hand = action.tile in state.hands[state.side].faces
        return Refusal("ST-202" if in_hand else "ST-60")
    return Refusal(FORBIDDEN_BY[action.kind])


def _places(state: StreetsState) -> list[Action]:
    """ST-62 to ST-66, and where the Renovator may build on top of a tile."""
    city = state.city
    found: list[Action] = []
    for cell, facings in zip(city.free_cells, city.free_facings, strict=True):
        places = PLACES[cell]
        for facing in FACINGS_OF[facings]:
            found.append(places[facing])
    for building in coverable(state):
        found.append(COVER[city.tiles[building]])
    return found


def _builds(state: StreetsState) -> list[Action]:
    hand = state.hands[state.side].faces
    found: list[Action] = [BUILD_IT[tile] for tile in hand]  # ST-60
    if consultant_of(state, state.side).most_signs(state, state.side) > 1:
        found += [INVEST[tile] for tile in hand]  # ST-202
    return found


def _own_in_street(state: StreetsState) -> list[int]:
    city, side = state.city, state.waiting[0]
    return [b for b in city.street(state.street) if city.owners[b] == side]


def _swaps(state: StreetsState) -> list[Action]:
    """ST-198, ST-199: not by a copy valuation."""
    tiles = state.city.tiles
    hand = [t for t in state.hands[state.waiting[0]].faces if VALUATION[t].type != COPY]
    return [SWAPS[tiles[b]][tile] for b in _own_in_street(state) for tile in hand]


def _against_placing(state: StreetsState, action: Place) -> Refusal | None:
    city = state.city
    if not city.facings_at(action.cell) >> action.facing & 1:
        return _against_cell(state, action)
    if state.question == GRIFTER_PLACE:
        if (action.cell, action.facing) not in grifter_placements(state):
            return Refusal("ST-231", {"tile": ID[state.tile]})
    return None


def _against_cell(state: StreetsState, action: Place) -> Refusal:
    city = state.city
    if action.cell in city.cells:
        return Refusal("ST-62")
    connecting, clashing = city.contacts_at(action.cell)
    if clashing >> action.facing & 1:
        return Refusal("ST-64")
    if not connecting >> action.facing & 1:
        return Refusal("ST-63")
    length = city.length_with(action.cell, action.facing)
    return Refusal("ST-65", {"length": length, "most": MOST_IN_STREET})


def _against_moving(state: StreetsState) -> Refusal:
    """ST-241: in the Grifter's turn its own buildings come first."""
    rule = "ST-241" if state.is_grifter(state.side) else "ST-111"
    return Refusal(rule, {"colour": COLOURS[state.colour]})
