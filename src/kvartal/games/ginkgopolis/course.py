"""What happens in Ginkgopolis: the course of rounds and actions (GK-31)."""

from kvartal.games.ginkgopolis import actions as asked
from kvartal.games.ginkgopolis import solo
from kvartal.games.ginkgopolis.building import (
    construct,
    letter_in_question,
    neighbours,
    place_letter,
    price,
    put_letter,
    put_letters,
    ring,
    urbanize,
)
from kvartal.games.ginkgopolis.components import (
    CARD_ID,
    CHARACTERS,
    CONSTRUCT,
    COUNTS_FOR,
    DECK_AT_START,
    EXPLOIT,
    HAND_SIZE,
    LATER_TILES,
    MOST_ROUNDS,
    NEW_HANDS,
    NONE,
    RESOURCE,
    SOLO_START,
    SQUARE,
    START,
    START_TILES,
    STEPS,
    TILE,
    TILE_ID,
    TOKEN_CELLS,
    URBANIZE,
    is_urban,
)
from kvartal.games.ginkgopolis.deck import (
    discard,
    draw_cards,
    open_cards,
    pass_hands,
    take_new_hand,
)
from kvartal.games.ginkgopolis.draft import deal_packets, deal_sets, pick
from kvartal.games.ginkgopolis.edge import CLOCKWISE, COUNTERCLOCKWISE, pushes
from kvartal.games.ginkgopolis.facts import (
    CardDiscarded,
    CardKept,
    Chose,
    ChoseCard,
    Ended,
    FellBack,
    Revealed,
    RoundBegan,
)
from kvartal.games.ginkgopolis.gains import (
    Gains,
    activated,
    bonuses,
    decide_return,
    draw_tile,
    give,
    lay_down,
    no_gains,
    pick_for_return,
    show_tile,
    take_tile,
)
from kvartal.games.ginkgopolis.state import (
    BONUS,
    CHOOSE,
    DRAFT,
    EXECUTE,
    GOSHA,
    OVER,
    RETURN,
    REVEAL,
    TAKE,
    YIELD,
    Building,
    GinkgopolisOptions,
    GinkgopolisState,
)
from kvartal.kit.actions import Action
from kvartal.kit.chance import Chance
from kvartal.kit.facts import Tell
from kvartal.kit.knowledge import Cards, new_pile
from kvartal.kit.lines import Line

# Setup


def setup(
    seats: int, options: GinkgopolisOptions, chance: Chance, tell: Tell | None
) -> GinkgopolisState:
    is_solo, counts = seats == 1, COUNTS_FOR[seats]
    sides = seats + is_solo
    square = new_pile("square", START_TILES)
    state = GinkgopolisState(
        seats=seats,
        options=options,
        round=0,
        first=0,
        done=0,
        question=EXECUTE,
        city=[Building(place, [square.draw(chance)], NONE, False) for place in SQUARE],  # GK-13
        tokens=TOKEN_CELLS[:],  # GK-14
        reserve=new_pile("tiles", LATER_TILES),
        removed=[],
        screens=[Cards([], []) for _ in range(seats)],
        returned=Cards([], []),
        kept_tiles=[0] * seats,
        drawn_tiles=[0] * seats,
        left_tiles=[[] for _ in range(seats)],
        exhaustions=0,
        deck=new_pile("deck", DECK_AT_START),
        discard=[],
        supply=LATER_TILES[:],  # GK-18
        hands=[Cards([], []) for _ in range(sides)],
        face_down=False,
        cards=[[] for _ in range(sides)],
        stock=[counts.resources] * sides,  # GK-19, GK-125
        resources=[0] * sides,
        vp=[0] * sides,
        new_hands=[0 if is_solo else NEW_HANDS] * seats,  # GK-20, GK-124
        box=new_pile("characters", CHARACTERS),
        packets=[Cards([], []) for _ in range(seats)],
        picked=[Cards([], []) for _ in range(seats)],
        looks=[[] for _ in range(seats)],
        chosen=[NONE] * seats,
        laid=[NONE] * seats,
        deciding=[False] * seats,
        picks=[[] for _ in range(seats)],
        step=REVEAL,
        played=NONE,
        trigger=EXPLOIT,
        spot=NONE,
        due=0,
        is_last=False,
    )
    state.reserve.size -= counts.tiles_removed  # GK-15: nobody sees which
    open_cards(state, chance, tell)
    if options.mode == "draft":
        deal_packets(state, chance, tell)
        return state
    if not is_solo:
        deal_sets(state, chance, tell)
    _begin(state, chance, tell)
    return state


def _begin(state: GinkgopolisState, chance: Chance, tell: Tell | None) -> None:
    """GK-26 to GK-29: everybody has their characters."""
    state.first = chance.below("first", state.seats)  # GK-28; alone always the player (GK-126)
    order = [(state.first + turn) % state.seats for turn in range(state.seats)]
    for seat in order:
        give(state, seat, _start_assets(state, seat), tell)
        while state.due:  # this never empties the reserve (GK-R48)
            state.due -= 1
            take_tile(state, seat, chance, tell)
    if not state.solo:
        for seat in order:
            draw_cards(state, seat, HAND_SIZE, chance, tell)
    _begin_round(state, chance, tell)


def _start_assets(state: GinkgopolisState, seat: int) -> Gains:
    gains = no_gains()
    if state.solo:
        for asset, amount in enumerate(SOLO_START):
            gains[asset].append(Line("GK-124", amount))
    for character in state.cards[seat]:
        for asset, amount in enumerate(START[character]):
            if amount:
                gains[asset].append(Line("GK-26", amount, source=CARD_ID[character]))
    return gains


def _begin_round(state: GinkgopolisState, chance: Chance, tell: Tell | None) -> None:
    state.round += 1
    state.done = 0
    state.question = CHOOSE
    if tell:
        tell(RoundBegan(state.round, state.first))
    if state.solo:
        solo.deal(state, chance, tell)


# What a seat decides


def apply(
    state: GinkgopolisState, seat: int, action: Action, chance: Chance, tell: Tell | None
) -> None:
    if state.question == CHOOSE:
        _choose(state, seat, action, chance, tell)
    elif state.question == RETURN:
        if isinstance(action, asked.Return):
            pick_for_return(state, seat, action.tile, tell)
        else:
            decide_return(state, seat, tell)
    elif state.question == DRAFT:
        assert isinstance(action, asked.Draft)
        if pick(state, seat, action.character, tell):
            _begin(state, chance, tell)
    elif state.question == TAKE:
        asset = RESOURCE if action == asked.TAKE_RESOURCE else TILE
        state.question = EXECUTE
        _begin_yield(state, seat, _asset("GK-54", asset, state.played), tell)
    else:
        _settle_letter(state, action, tell)
    _carry_on(state, chance, tell)


def _choose(
    state: GinkgopolisState, seat: int, action: Action, chance: Chance, tell: Tell | None
) -> None:
    """GK-33: card and tile lie face down; GK-36: for good."""
    if isinstance(action, asked.Build):
        state.chosen[seat], state.laid[seat] = action.card, action.tile
    elif isinstance(action, asked.Exploit):
        state.chosen[seat] = action.card
    else:
        take_new_hand(state, seat, chance, tell)
        return
    if tell:
        laid = state.laid[seat]
        tell(Chose(seat, laid != NONE))  # GK-34
        tile = TILE_ID[laid] if laid != NONE else ""
        tell(ChoseCard(seat, CARD_ID[state.chosen[seat]], tile), [seat])
    if NONE not in state.chosen:
        state.question = EXECUTE


def _settle_letter(state: GinkgopolisState, action: Action, tell: Tell | None) -> None:
    """The answer to where a letter goes, or who is pushed."""
    letter = letter_in_question(state)
    if isinstance(action, asked.Move):
        put_letter(state, letter, state.spot + STEPS[action.side], tell)
    elif isinstance(action, asked.Relocate):
        put_letter(state, letter, ring(state)[action.index], tell)
    else:
        direction = CLOCKWISE if action == asked.PUSH_CLOCKWISE else COUNTERCLOCKWISE
        put_letters(state, pushes(ring(state), state.tokens, letter)[direction], tell)
    state.question = EXECUTE
    _activate_neighbours(state, tell)


# What follows


def _carry_on(state: GinkgopolisState, chance: Chance, tell: Tell | None) -> None:
    """One side after the other (GK-44), until somebody is asked."""
    while state.question == EXECUTE:
        side = state.acting()
        if state.due:
            draw_tile(state, side, chance, tell)
        elif state.step == YIELD:
            state.step = BONUS
            give(state, side, bonuses(state, side, state.trigger), tell)
        elif state.step == BONUS:
            _end_action(state, side, tell)
        elif state.done == state.sides:
            _end_round(state, chance, tell)
        elif state.solo and side == GOSHA:
            solo.act(state, chance, tell)
        else:
            _reveal(state, side, tell)


def _reveal(state: GinkgopolisState, seat: int, tell: Tell | None) -> None:
    """GK-44 to GK-47: the action follows from what was played, and what can be paid must be
    (GK-R7)."""
    card, tile = state.chosen[seat], state.laid[seat]
    state.chosen[seat], state.laid[seat] = NONE, NONE
    state.hands[seat].take_openly(card, state.deck)
    state.played = card
    if tell:
        tell(Revealed(seat, CARD_ID[card], TILE_ID[tile] if tile != NONE else ""))
    if tile != NONE:
        cost = price(state, seat, card, tile)
        if cost.payable:
            _build(state, seat, card, tile, tell)
            return
        show_tile(state, seat, tile)  # GK-46
        if tell:
            back = cost.resources, cost.resources_had, cost.vp, cost.vp_had
            tell(FellBack(seat, TILE_ID[tile], *back))
    _exploit(state, seat, card, tell)


def _build(state: GinkgopolisState, seat: int, card: int, tile: int, tell: Tell | None) -> None:
    lay_down(state, seat, tile)
    if is_urban(card):
        state.trigger = URBANIZE
        urbanize(state, seat, card, tile, tell)
        if place_letter(state, tell):
            _activate_neighbours(state, tell)
    else:
        state.trigger = CONSTRUCT
        construct(state, seat, card, tile, tell)
        _begin_yield(state, seat, no_gains(), tell)  # GK-80


def _activate_neighbours(state: GinkgopolisState, tell: Tell | None) -> None:
    """GK-64; it is no exploitation, so cards for that give nothing (GK-65)."""
    side = state.acting()
    if state.solo and side == GOSHA:
        solo.begin_yield(state, tell)
    else:
        _begin_yield(state, side, activated("GK-64", neighbours(state, state.spot)), tell)


def _exploit(state: GinkgopolisState, seat: int, card: int, tell: Tell | None) -> None:
    """GK-54 to GK-56."""
    state.trigger = EXPLOIT
    if not is_urban(card):
        building = state.city[state.designated(card)]
        _begin_yield(state, seat, activated("GK-56", [building]), tell)
    elif state.stock[seat] and state.reserve.size:
        state.question = TAKE
    elif state.stock[seat] or state.reserve.size:  # GK-55, GK-R11
        asset = RESOURCE if state.stock[seat] else TILE
        _begin_yield(state, seat, _asset("GK-55", asset, card), tell)
    else:
        _begin_yield(state, seat, no_gains(), tell)


def _asset(rule: str, asset: int, card: int) -> Gains:
    gains = no_gains()
    gains[asset].append(Line(rule, 1, source=CARD_ID[card]))
    return gains


def _begin_yield(state: GinkgopolisState, seat: int, gains: Gains, tell: Tell | None) -> None:
    state.step = YIELD
    give(state, seat, gains, tell)


def _end_action(state: GinkgopolisState, side: int, tell: Tell | None) -> None:
    """GK-79: the card of a construction is kept. GK-58, GK-67: others are discarded."""
    card, state.played = state.played, NONE
    if state.trigger == CONSTRUCT:
        state.cards[side] = [*state.cards[side], card]
        if tell:
            tell(CardKept(side, CARD_ID[card]))
    else:
        discard(state, card)
        if tell:
            tell(CardDiscarded(CARD_ID[card]))
    if state.solo and side != GOSHA:
        solo.discard_unused(state, tell)
    state.spot = NONE
    state.step = REVEAL
    state.done += 1


def _end_round(state: GinkgopolisState, chance: Chance, tell: Tell | None) -> None:
    """GK-100: after the last round there is nothing to prepare. GK-81 to GK-83."""
    if state.is_last or state.round == MOST_ROUNDS:  # GK-R37
        state.question = OVER
        if tell:
            tell(Ended())
        return
    if not state.solo:
        pass_hands(state, tell)
        state.first = (state.first + 1) % state.seats  # GK-37, GK-82
        for turn in range(state.seats):
            draw_cards(state, (state.first + turn) % state.seats, 1, chance, tell)
    _begin_round(state, chance, tell)
