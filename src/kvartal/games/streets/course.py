"""What happens in Streets: the course of a game and of its turns (sections 2, 4, 5 and 8)."""

from bisect import insort

from kvartal.games.streets.actions import Claim, Hire, OfTile, Place, Swap, Token
from kvartal.games.streets.business import grifter_takes, take_for
from kvartal.games.streets.city import City, empty_city
from kvartal.games.streets.components import (
    BUSINESSES,
    COLOURS,
    CONSULTANT_ID,
    FACINGS,
    ID,
    KIND,
    KINDS,
    NONE,
    SIGNS,
    START_TILES,
    TOKENS_PER_TYPE,
)
from kvartal.games.streets.consultants import consultant_of, for_table
from kvartal.games.streets.enclosing import (
    leaving,
    move_people,
    next_street,
    pay,
    score_street,
    swap,
    take_free_token,
    take_free_tokens,
    take_sign_back,
    take_tokens,
)
from kvartal.games.streets.facts import (
    Abandoned,
    Bonus,
    Built,
    BuiltOver,
    Ended,
    FinalIncome,
    Hired,
    Returned,
    Took,
    TurnBegan,
)
from kvartal.games.streets.geometry import cell_at, x_of, y_of
from kvartal.games.streets.people import move_one, send_to_station, welcome
from kvartal.games.streets.rules import can_build, legal
from kvartal.games.streets.scoring import bonus_lines, final_lines, start_money
from kvartal.games.streets.stack import deal, draw, draw_open, prepare, turn_up
from kvartal.games.streets.state import (
    ABANDON,
    BUILD,
    CONSULTANT,
    GRIFTER_PLACE,
    OVER,
    PLACE,
    RETURN,
    STREET,
    SWAP,
    StreetsOptions,
    StreetsState,
)
from kvartal.kit.actions import Action
from kvartal.kit.chance import Chance
from kvartal.kit.facts import Tell
from kvartal.kit.knowledge import Cards, Pile

STATION = START_TILES[0].tile


def setup(seats: int, options: StreetsOptions, chance: Chance, tell: Tell | None) -> StreetsState:
    sides = 2 if seats == 1 else seats
    state = StreetsState(
        seats=seats,
        options=options,
        turn=0,
        side=0,
        question=CONSULTANT,
        builds_left=0,
        built=0,
        tile=NONE,
        new_signs=0,
        queue=[],
        street=NONE,
        abandoning=NONE,
        waiting=[],
        free_tokens=0,
        colour=0,
        money=[0] * sides,  # ST-27
        unused=[SIGNS] * seats + [0] * (sides - seats),  # ST-25
        supply=[TOKENS_PER_TYPE if options.business else 0] * len(BUSINESSES),  # ST-160
        tokens=[[0] * len(BUSINESSES) for _ in range(sides)],
        consultants=[NONE] * seats,
        hands=[Cards([], []) for _ in range(seats)],
        stack=Pile("stack", [], 0, []),
        backs=[0] * len(KINDS),
        top=NONE,
        open_tile=NONE,
        endgame=0,
        endgame_back=NONE,
        covered=[],
        box=[],
        city=start_city(),
    )
    if state.is_solo:
        state.money[1] = start_money(options)
    elif options.consultants:  # ST-180: before the rest
        cards = for_table(seats, options.business)
        for seat in range(seats):
            card = cards.pop(chance.below(f"consultants.0/{seat}", len(cards)))
            _hire(state, seat, card, tell)
    prepare(state, chance, tell)
    if not (state.is_solo and options.consultants):
        _begin(state, chance, tell)
    return state


def start_city() -> City:
    """ST-21, ST-22."""
    city = empty_city()
    for start in START_TILES:
        building = city.put(start.tile, cell_at(start.x, start.y), start.facing)
        for colour in range(len(COLOURS)):
            city.lying[4 * building + colour] = start.people[colour]
        city.renew_around(building)
    return city


def apply(state: StreetsState, action: Action, chance: Chance, tell: Tell | None) -> None:
    _answer(state, action, chance, tell)
    while state.question not in (OVER, SWAP):  # what may be declined is always asked
        choices = legal(state, state.acting())
        if len(choices) > 1:
            return
        _answer(state, choices[0], chance, tell)


def _answer(state: StreetsState, action: Action, chance: Chance, tell: Tell | None) -> None:
    question = state.question
    if isinstance(action, Place):
        _place(state, action.cell, action.facing, tell)
        is_done = next_street(state, tell)
    elif question == CONSULTANT:
        cards = for_table(1, state.options.business)
        if isinstance(action, Hire):
            cards = [action.consultant]
        card = cards[chance.below("consultants.0/0", len(cards))]  # ST-342
        _hire(state, 0, card, tell)
        _begin(state, chance, tell)
        return
    elif question == SWAP:
        if isinstance(action, Swap):
            swap(state, action.tile, action.instead, tell)
        else:
            swap(state, NONE, NONE, tell)
        is_done = pay(state, tell)
    elif isinstance(action, Token):
        take_free_token(state, state.asked_side(), action.business, tell)
        is_done = _go_on_with_tokens(state, tell)
    elif isinstance(action, Claim):
        building = state.city.tiles.index(action.tile)
        grifter_takes(state, building, action.business, tell)
        is_done = _go_on_with_tokens(state, tell)
    else:
        assert isinstance(action, OfTile)
        if question in (BUILD, RETURN):
            _use_tile(state, action, chance, tell)
            return
        is_done = _answer_about(state, action, tell)
    if is_done:
        _go_on(state, chance, tell)


def _answer_about(state: StreetsState, action: OfTile, tell: Tell | None) -> bool:
    """An answer that names a building; says whether all that follows is done."""
    building = state.city.tiles.index(action.tile)
    if state.question == PLACE:
        _cover(state, building, tell)
        return next_street(state, tell)
    if state.question == STREET:
        return score_street(state, building, tell)
    if state.question == ABANDON:
        return _abandon(state, building, tell)
    if action.kind == "business":
        take_for(state, state.waiting[0], action.tile, tell)
        return _go_on_with_tokens(state, tell)
    move_one(state.city, state.side, leaving(state), state.colour, building, tell)
    return move_people(state, tell)


def _go_on_with_tokens(state: StreetsState, tell: Tell | None) -> bool:
    if not take_free_tokens(state, tell):
        return False
    if state.abandoning != NONE:
        return move_people(state, tell)
    del state.waiting[0]
    return take_tokens(state, tell)


def _go_on(state: StreetsState, chance: Chance, tell: Tell | None) -> None:
    """A building has been abandoned, or a tile built and all it enclosed been scored."""
    if state.tile == NONE:
        state.question = BUILD
    else:
        _after_build(state, chance, tell)


# Setup and turns


def _hire(state: StreetsState, seat: int, consultant: int, tell: Tell | None) -> None:
    state.consultants[seat] = consultant
    if tell:
        tell(Hired(seat, CONSULTANT_ID[consultant]))


def _begin(state: StreetsState, chance: Chance, tell: Tell | None) -> None:
    deal(state, chance, tell)
    first = state.options.first
    if state.is_solo:  # ST-223
        state.side = 0
    else:  # ST-28, ST-341
        state.side = chance.below("first", state.seats) if first == "random" else int(first)
    _begin_turn(state, tell)


def _begin_turn(state: StreetsState, tell: Tell | None) -> None:
    state.turn += 1
    state.built = 0
    state.builds_left = consultant_of(state, state.side).builds(state)
    if tell:
        tell(TurnBegan(state.side))
    _ask_to_build(state)


def _ask_to_build(state: StreetsState) -> None:
    """ST-120, ST-193: before each build; if nothing can be built, nothing is abandoned (ST-305)."""
    if not can_build(state):
        state.question = RETURN
    elif not state.unused[state.side]:
        state.question = ABANDON
    else:
        state.question = BUILD


def _abandon(state: StreetsState, building: int, tell: Tell | None) -> bool:
    """ST-122 to ST-125, ST-169: the sign comes back, tokens are taken, the people leave."""
    city = state.city
    tile = city.tiles[building]
    take_sign_back(state, building)
    city.abandoned[building] = True
    state.abandoning = building
    if tell:
        tell(Abandoned(state.side, ID[tile]))
    take_for(state, state.side, tile, tell)
    return _go_on_with_tokens(state, tell)


def _use_tile(state: StreetsState, action: OfTile, chance: Chance, tell: Tell | None) -> None:
    """ST-60: the tile leaves the hand, for all to see."""
    state.hands[state.side].take_openly(action.tile)
    if action.kind == "return":
        _return(state, action.tile, tell)
        _after_build(state, chance, tell)
        return
    state.tile = action.tile
    state.new_signs = 2 if action.kind == "invest" else 1
    state.question = PLACE
    if tell:
        tell(Took(state.side, ID[state.tile], state.new_signs))


def _return(state: StreetsState, tile: int, tell: Tell | None) -> None:
    """ST-305: it counts as built."""
    insort(state.box, tile)
    state.built += 1
    if tell:
        tell(Returned(state.side, ID[tile]))


def _place(state: StreetsState, cell: int, facing: int, tell: Tell | None) -> None:
    city = state.city
    building = city.put(state.tile, cell, facing)
    city.renew_around(building)
    if tell:
        at = x_of(cell), y_of(cell), FACINGS[facing]
        tell(Built(state.side, ID[state.tile], *at, state.new_signs))
    _settle(state, building, tell)
    state.queue = city.enclosed_by(building)  # ST-51, ST-73


def _cover(state: StreetsState, building: int, tell: Tell | None) -> None:
    """ST-205 to ST-208: it takes the facing, and its street is scored at once."""
    city = state.city
    covered = city.tiles[building]
    if tell:
        tell(BuiltOver(state.side, ID[state.tile], ID[covered]))
    send_to_station(city, building, KIND[state.tile], city.tiles.index(STATION), tell)
    insort(state.covered, covered)
    city.tiles[building] = state.tile
    city.abandoned[building] = False  # ST-123
    _settle(state, building, tell)
    state.queue = [city.street(building)[0]]  # ST-51


def _settle(state: StreetsState, building: int, tell: Tell | None) -> None:
    """ST-69 to ST-71."""
    welcome(state.city, building, tell)
    state.city.owners[building] = state.side
    state.city.signs[building] = state.new_signs
    if not state.is_grifter(state.side):
        state.unused[state.side] -= state.new_signs
    state.built += 1


def _after_build(state: StreetsState, chance: Chance, tell: Tell | None) -> None:
    state.tile = NONE
    state.new_signs = 0
    if state.is_grifter(state.side):
        _end_round_alone(state, chance, tell)
        return
    state.builds_left -= 1
    if state.builds_left and len(state.hands[state.side]):  # ST-191, ST-192
        _ask_to_build(state)
    elif state.is_solo:
        _grifter_turn(state, chance, tell)
    else:
        draw(state, state.side, state.built, chance, tell)
        state.side = (state.side + 1) % state.seats
        _next_turn(state, tell)


def _next_turn(state: StreetsState, tell: Tell | None) -> None:
    """ST-141, ST-150."""
    if any(len(hand) for hand in state.hands):
        _begin_turn(state, tell)
    else:
        _end(state, tell)


# The Grifter


def _grifter_turn(state: StreetsState, chance: Chance, tell: Tell | None) -> None:
    """ST-223 (3), ST-225, ST-227: it builds the open tile, and the next one is turned up."""
    state.side = state.seats
    state.turn += 1
    state.built = 0
    state.tile = state.open_tile
    if tell:
        tell(TurnBegan(state.side))
        tell(Took(state.side, ID[state.tile], 1))
    turn_up(state, chance, tell)
    if can_build(state):
        state.new_signs = 1
        state.question = GRIFTER_PLACE
    else:
        _return(state, state.tile, tell)
        _after_build(state, chance, tell)


def _end_round_alone(state: StreetsState, chance: Chance, tell: Tell | None) -> None:
    """ST-223 (5): the human draws, as long as there is a stack."""
    if state.endgame_back != NONE:
        draw_open(state, 0, chance, tell)
    state.side = 0
    _next_turn(state, tell)


# The end


def _end(state: StreetsState, tell: Tell | None) -> None:
    """ST-150: what buildings and tokens pay is in the outcome; nobody moves (ST-153)."""
    state.question = OVER
    if not tell:
        return
    for side in range(state.sides):
        for building, lines in final_lines(state, side).items():
            tell(FinalIncome(side, ID[state.city.tiles[building]], lines))
        majorities, sets = bonus_lines(state.tokens, side)
        if majorities or sets:
            tell(Bonus(side, majorities + sets))
    tell(Ended())
