"""What happens in Happy City: the course of draft, rounds and turns (section 3)."""

from kvartal.games.happy_city import state as asks
from kvartal.games.happy_city.actions import KEEP, CardAction, Reveal, SeatAction
from kvartal.games.happy_city.city import act_at_once, add_to_city, gain, lay_off, lose, renew
from kvartal.games.happy_city.components import (
    COLOURED_MARKETS,
    COLOURS,
    DECKS,
    DWELLINGS,
    EXPERTS,
    ID,
    SPECIALS,
    WHITE_MARKET,
    deck_cards,
)
from kvartal.games.happy_city.effects import EFFECTS, effect_of, income
from kvartal.games.happy_city.facts import (
    Bought,
    Declined,
    Discarded,
    Income,
    Kept,
    LouvreChose,
    MarketTaken,
    Passed,
    Revealed,
    RoundBegan,
    Took,
    TurnBegan,
)
from kvartal.games.happy_city.final import (
    begin_final,
    choose_pyramids,
    pyramid_copies,
    sphinx_becomes,
)
from kvartal.games.happy_city.rules import (
    open_decks,
    owner,
    price,
    purchases,
    takeable,
)
from kvartal.games.happy_city.scoring import income_lines, price_lines
from kvartal.games.happy_city.state import CITY_LIMIT, NONE, HappyCityOptions, HappyCityState
from kvartal.kit.actions import Action
from kvartal.kit.chance import Chance
from kvartal.kit.facts import Tell
from kvartal.kit.knowledge import new_pile
from kvartal.kit.lines import Line

START_COINS = 2  # HC-26, HC-136
DISPLAY = 3  # HC-66
LAST_ROUND = 200  # HC-219


def setup(
    seats: int, options: HappyCityOptions, chance: Chance, tell: Tell | None
) -> HappyCityState:
    expert = options.mode == "expert"
    first = chance.below("first", seats) if options.first == "random" else int(options.first)
    state = HappyCityState(
        seats=seats,
        options=options,
        first=first,  # HC-20
        round=0,
        question=asks.DRAFT,
        turn=0,
        coins=[START_COINS] * seats,
        cities=[[] for _ in range(seats)],
        display=[],  # HC-23
        decks=[new_pile(f"deck_{deck + 1}", deck_cards(deck)) for deck in range(DECKS)],  # HC-22
        discards=[[] for _ in range(DECKS)],
        dwellings=[seats - 1] * len(DWELLINGS),  # HC-24
        row=[],
        box=new_pile("specials", EXPERTS if expert else SPECIALS),  # HC-3, HC-131
        markets=list(COLOURED_MARKETS),
        special=[NONE] * seats,
        special_slot=[NONE] * seats,
        louvre_phases=0,
        louvre_target=NONE,
        tunnel_open=False,
        pyramid_target=[NONE] * seats,
        colours=[[0] * len(COLOURS) for _ in range(seats)],
        income=[0] * seats,
        residents=[0] * seats,
        hearts=[0] * seats,
    )
    state.row = sorted(state.box.draw(chance) for _ in range(seats + 2))  # HC-25
    if not expert:
        state.markets = []
        for seat in range(seats):
            add_to_city(state, seat, WHITE_MARKET)  # HC-27
        _begin_round(state, chance, tell)
    return state


def apply(
    state: HappyCityState, seat: int, action: Action, chance: Chance, tell: Tell | None
) -> None:
    question = state.question
    if question == asks.DISCARD:
        _discard(state, seat, action, tell)
        _refill(state, chance, tell)
    elif question == asks.REVEAL:
        assert isinstance(action, Reveal)
        _reveal(state, seat, action.deck, chance, tell)
        _refill(state, chance, tell)
    elif question == asks.BUY:
        if isinstance(action, CardAction):
            _buy(state, seat, action.card, tell)
        else:
            _pass(state, seat, tell)
        _offer_specials(state, chance, tell)
    elif question == asks.SPECIAL:
        if isinstance(action, CardAction):
            _take(state, seat, action.card, tell)
        elif tell:
            tell(Declined(seat))
        _end_turn(state, chance, tell)
    elif question == asks.DRAFT:
        assert isinstance(action, CardAction)
        _draft(state, seat, action.card, tell)
        _go_on_drafting(state, chance, tell)
    else:
        _answer_building(state, seat, action, chance, tell)


def _answer_building(
    state: HappyCityState, seat: int, action: Action, chance: Chance, tell: Tell | None
) -> None:
    if state.question == asks.SPHINX:
        sphinx_becomes(
            state, seat, action.card if isinstance(action, CardAction) else NONE, chance, tell
        )
        choose_pyramids(state, tell)
        return
    assert isinstance(action, SeatAction)
    if state.question == asks.LOUVRE:
        _louvre(state, seat, action.seat, tell)
        _collect(state, chance, tell)
    else:
        pyramid_copies(state, seat, action.seat, tell)
        choose_pyramids(state, tell)


# The expert draft (HC-132 to HC-134)


def _draft(state: HappyCityState, seat: int, market: int, tell: Tell | None) -> None:
    state.markets.remove(market)
    add_to_city(state, seat, market)
    state.turn += 1
    if tell:
        tell(MarketTaken(seat, ID[market]))


def _go_on_drafting(state: HappyCityState, chance: Chance, tell: Tell | None) -> None:
    if state.turn == state.seats - 1 and len(state.markets) == 1:  # HC-230
        _draft(state, state.acting(), state.markets[0], tell)
    if state.turn == state.seats:
        state.markets = []  # HC-134
        _begin_round(state, chance, tell)


# Phase A: income


def _begin_round(state: HappyCityState, chance: Chance, tell: Tell | None) -> None:
    state.round += 1
    state.turn = 0
    if tell:
        tell(RoundBegan(state.round))
    if state.expert:
        for seat in range(state.seats):  # A0
            gain(state, seat, seat, effect_of(state, seat).before_income(state, seat), tell)
        if state.louvre_phases:  # A1
            seat = owner(state, "chooses_income")
            if state.seats > 2:
                state.question = asks.LOUVRE
                return
            _louvre(state, seat, state.opponents(seat)[0], tell)  # HC-228
    _collect(state, chance, tell)


def _louvre(state: HappyCityState, seat: int, opponent: int, tell: Tell | None) -> None:
    state.louvre_target = opponent
    if tell:
        tell(LouvreChose(seat, opponent))


def _collect(state: HappyCityState, chance: Chance, tell: Tell | None) -> None:
    """A2: all from the same position (HC-203), then A3."""
    if not state.expert:
        for seat in range(state.seats):
            if tell:
                tell(Income(seat, income_lines(state, seat)))
            state.coins[seat] += state.income[seat]
        _begin_turn(state, chance, tell)
        return
    incomes = [income(state, seat) for seat in range(state.seats)]
    for seat in range(state.seats):
        if tell:
            tell(Income(seat, income_lines(state, seat)))
        state.coins[seat] += incomes[seat]
    if state.louvre_target != NONE:
        seat = owner(state, "chooses_income")
        gain(state, seat, seat, incomes[state.louvre_target], tell)
        state.louvre_target = NONE
        state.louvre_phases -= 1
    for seat in range(state.seats):
        for other, coins in enumerate(effect_of(state, seat).after_income(state, seat)):
            gain(state, other, seat, -coins, tell)
            gain(state, seat, seat, coins, tell)
    _begin_turn(state, chance, tell)


# Phase B: a turn


def _begin_turn(state: HappyCityState, chance: Chance, tell: Tell | None) -> None:
    state.question = asks.DISCARD if state.display else asks.REVEAL  # HC-63
    if tell:
        tell(TurnBegan(state.acting()))
    if not state.display:
        _refill(state, chance, tell)


def _discard(state: HappyCityState, seat: int, action: Action, tell: Tell | None) -> None:
    if action == KEEP:
        if tell:
            tell(Kept(seat))
        return
    assert isinstance(action, CardAction)
    state.display.remove(action.card)
    if tell:
        tell(Discarded(seat, ID[action.card]))
    lay_off(state, action.card, tell)


def _refill(state: HappyCityState, chance: Chance, tell: Tell | None) -> None:
    """HC-64 to HC-66; without a choice of decks it is not asked (HC-207)."""
    while len(state.display) < DISPLAY:
        decks = open_decks(state)
        if len(decks) > 1:
            state.question = asks.REVEAL
            return
        _reveal(state, state.acting(), decks[0], chance, tell)
    seat = state.acting()
    if purchases(state, seat):
        state.question = asks.BUY
    else:  # HC-230
        _pass(state, seat, tell)
        _offer_specials(state, chance, tell)


def _reveal(state: HappyCityState, seat: int, deck: int, chance: Chance, tell: Tell | None) -> None:
    card = state.decks[deck].draw(chance)
    state.display.append(card)
    if tell:
        tell(Revealed(seat, deck + 1, ID[card]))
    renew(state, deck, tell)


def _buy(state: HappyCityState, seat: int, card: int, tell: Tell | None) -> None:
    paid = price(state, seat, card)
    lines = price_lines(state, seat, card) if tell else []
    if card >= DWELLINGS[0]:
        state.dwellings[card - DWELLINGS[0]] -= 1
    else:
        state.display.remove(card)  # HC-77: not refilled
    state.coins[seat] -= paid
    add_to_city(state, seat, card)  # HC-76
    if tell:
        tell(Bought(seat, ID[card], len(state.cities[seat]), lines))
    if state.expert:
        for other in state.neighbours(seat):
            coins = effect_of(state, other).coins_when_neighbour_pays(paid)
            gain(state, other, other, coins, tell)
        effect_of(state, seat).bought(state)


def _pass(state: HappyCityState, seat: int, tell: Tell | None) -> None:
    coins = effect_of(state, seat).coins_for_passing()  # HC-72
    state.coins[seat] += coins
    if tell:
        special = state.special[seat]
        line = Line("HC-72", coins)
        if coins != 1:
            line = Line(EFFECTS[special].rule, coins, source=ID[special])
        tell(Passed(seat, line))


def _offer_specials(state: HappyCityState, chance: Chance, tell: Tell | None) -> None:
    if takeable(state, state.acting()):
        state.question = asks.SPECIAL
    else:
        _end_turn(state, chance, tell)


def _take(state: HappyCityState, seat: int, card: int, tell: Tell | None) -> None:
    state.row.remove(card)
    if EFFECTS[card].takes_the_last_slot:
        lose(state, seat, len(state.cities[seat]) - 1, tell)
    add_to_city(state, seat, card)  # HC-86
    state.special[seat] = card
    state.special_slot[seat] = len(state.cities[seat]) - 1
    if tell:
        tell(Took(seat, ID[card], len(state.cities[seat])))
    act_at_once(state, seat, tell)


def _end_turn(state: HappyCityState, chance: Chance, tell: Tell | None) -> None:
    state.turn += 1
    if state.turn < state.seats:
        _begin_turn(state, chance, tell)
    elif state.round == LAST_ROUND or max(map(len, state.cities)) == CITY_LIMIT:  # HC-100
        state.turn = 0
        begin_final(state, chance, tell)
    else:
        _begin_round(state, chance, tell)
