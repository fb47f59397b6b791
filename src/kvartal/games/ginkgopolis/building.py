"""Building outwards and upwards: what it costs, what it does to the city (sections 3.6 and 3.7)."""

from dataclasses import dataclass

from kvartal.games.ginkgopolis.components import (
    CARD_ID,
    COLOUR,
    COLOUR_CHANGE,
    FIRST_URBAN,
    NONE,
    NUMBER,
    RETURNED_RESOURCE_VP,
    STEP_DOWN_VP,
    STEPS,
    TILE_ID,
    is_urban,
    x_of,
    y_of,
)
from kvartal.games.ginkgopolis.edge import candidates, first_empty, outer_ring, pushes
from kvartal.games.ginkgopolis.facts import (
    Constructed,
    LetterMoved,
    PaidResources,
    PaidVp,
    ResourcesPlaced,
    TookBack,
    Urbanized,
)
from kvartal.games.ginkgopolis.state import (
    GOSHA,
    MOVE,
    PUSH,
    RELOCATE,
    Building,
    GinkgopolisState,
)
from kvartal.kit.facts import Tell
from kvartal.kit.lines import Line, total


@dataclass(slots=True)
class Price:
    """What a tile needs, and what there is to pay with."""

    resources: int
    resources_had: int
    vp: int
    vp_had: int

    @property
    def payable(self) -> bool:
        return self.resources <= self.resources_had and self.vp <= self.vp_had


def price(state: GinkgopolisState, seat: int, card: int, tile: int) -> Price:
    """GK-59, GK-69 to GK-71 (GK-R14); no vp for a new building (GK-68)."""
    resources, vp = state.resources[seat], state.vp[seat]
    if is_urban(card):
        return Price(1, resources, 0, vp)
    building = state.city[state.designated(card)]
    if building.owner == seat:  # GK-70, GK-R13
        resources += building.height
    change = COLOUR_CHANGE if COLOUR[tile] != COLOUR[card] else 0  # GK-74
    down = STEP_DOWN_VP * max(0, NUMBER[card] - NUMBER[tile])  # GK-73
    return Price(building.height + 1 + change, resources, down, vp)


# Outwards


def urbanize(state: GinkgopolisState, side: int, card: int, tile: int, tell: Tell | None) -> None:
    """GK-60, GK-61: the tile replaces the letter."""
    spot = state.tokens[card - FIRST_URBAN]
    state.city.append(Building(spot, [tile], side, True))
    state.spot = spot
    if tell:
        tell(Urbanized(side, CARD_ID[card], TILE_ID[tile], x_of(spot), y_of(spot)))
    _place(state, side, [Line("GK-61", 1, source=TILE_ID[tile])], tell)


def neighbours(state: GinkgopolisState, spot: int) -> list[Building]:
    """GK-64: the buildings beside a cell, clockwise from the north."""
    found = [state.at(spot + step) for step in STEPS]
    return [state.city[number] for number in found if number != NONE]


def empty_beside(state: GinkgopolisState, spot: int) -> list[int]:
    """GK-62: on which sides of a cell there is neither building nor letter."""
    return [
        side
        for side, step in enumerate(STEPS)
        if spot + step not in state.tokens and state.at(spot + step) == NONE
    ]


def ring(state: GinkgopolisState) -> list[int]:
    return outer_ring({building.cell for building in state.city})


def letter_in_question(state: GinkgopolisState) -> int:
    return state.played - FIRST_URBAN


def place_letter(state: GinkgopolisState, tell: Tell | None) -> bool:
    """GK-62, GK-63: where the letter goes, or the question if there is a choice; is it settled?"""
    letter = letter_in_question(state)
    sides = empty_beside(state, state.spot)
    if sides:  # GK-T3
        if len(sides) > 1:
            state.question = MOVE
            return False
        put_letter(state, letter, state.spot + STEPS[sides[0]], tell)
        return True
    around = ring(state)
    places = candidates(around, state.tokens, letter)  # GK-T4
    if len(places) == 1:
        put_letter(state, letter, places[0], tell)
    elif places:
        state.question = RELOCATE
        return False
    else:
        pushed = pushes(around, state.tokens, letter)  # GK-T5
        if len(pushed) > 1:
            state.question = PUSH
            return False
        for tokens in pushed.values():
            put_letters(state, tokens, tell)
        if not pushed:
            put_letter(state, letter, first_empty(around, state.tokens), tell)  # GK-T6
    return True


def put_letter(state: GinkgopolisState, letter: int, place: int, tell: Tell | None) -> None:
    state.tokens[letter] = place
    if tell:
        tell(LetterMoved(CARD_ID[FIRST_URBAN + letter], x_of(place), y_of(place)))


def put_letters(state: GinkgopolisState, tokens: list[int], tell: Tell | None) -> None:
    """Whoever plays the card of a pushed letter later finds it there (GK-T7)."""
    for letter, place in enumerate(tokens):
        if place != state.tokens[letter]:
            put_letter(state, letter, place, tell)


# Upwards


def construct(state: GinkgopolisState, side: int, card: int, tile: int, tell: Tell | None) -> None:
    """GK-72 to GK-77."""
    number = state.designated(card)
    building = state.city[number]
    assert not building.site, "a marked building's card is not in circulation (GK-R29)"
    height = building.height + 1
    if tell:
        at = x_of(building.cell), y_of(building.cell)
        tell(Constructed(side, CARD_ID[card], TILE_ID[tile], *at, height))
    _take_back(state, side, building, tell)
    lines = [Line("GK-76", 1, height, TILE_ID[tile])]
    if side != GOSHA or not state.solo:  # GK-133
        _pay_vp(state, side, card, tile, tell)
        if COLOUR[tile] != COLOUR[card]:
            state.stock[side] += COLOUR_CHANGE  # GK-74
            lines.append(Line("GK-74", COLOUR_CHANGE, source=TILE_ID[tile]))
    state.city[number] = Building(building.cell, [*building.tiles, tile], side, True)
    _place(state, side, lines, tell)


def _take_back(state: GinkgopolisState, side: int, old: Building, tell: Tell | None) -> None:
    """GK-72, alone GK-132 and GK-135: Gosha's go straight into the reserve (GK-125)."""
    if old.owner == NONE:
        return
    back = state.stock if state.solo and old.owner == GOSHA else state.resources
    back[old.owner] += old.height
    lines: list[Line] = []
    if old.owner != side:
        lines = [Line("GK-72", RETURNED_RESOURCE_VP, old.height, TILE_ID[old.top])]
        state.vp[old.owner] += total(lines)
    if tell:
        tell(TookBack(old.owner, old.height, lines))


def _pay_vp(state: GinkgopolisState, seat: int, card: int, tile: int, tell: Tell | None) -> None:
    """GK-73, also on one's own building (GK-75)."""
    steps = NUMBER[card] - NUMBER[tile]
    if steps > 0:
        line = Line("GK-73", STEP_DOWN_VP, steps, TILE_ID[tile])
        state.vp[seat] -= line.amount
        if tell:
            tell(PaidVp(seat, [line]))


def _place(state: GinkgopolisState, side: int, lines: list[Line], tell: Tell | None) -> None:
    """Resources are paid, most of them onto the building. GK-98: are all in the city now?"""
    own = state.stock if state.solo and side == GOSHA else state.resources
    own[side] -= total(lines)
    if tell:
        tell(PaidResources(side, lines))
    if state.stock[side] == 0 and state.resources[side] == 0:  # GK-99, GK-137, GK-R34
        state.is_last = True
        if tell:
            tell(ResourcesPlaced(side))
