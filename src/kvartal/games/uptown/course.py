"""What happens in UpTown: the course of rounds and turns (section 3)."""

from bisect import insort

from kvartal.games.uptown.actions import DECLINE, DISCARD, Build, Give
from kvartal.games.uptown.components import (
    CARD_OF,
    COST,
    ID,
    IS_ROOF,
    MUNICIPAL_CARDS,
    NONE,
    PLOTS,
    PROJECT_CARDS,
    projects_on,
)
from kvartal.games.uptown.facts import (
    Built,
    Collected,
    DeckEnded,
    Declined,
    Discarded,
    Ended,
    Gave,
    Income,
    MunicipalOpened,
    Opened,
    Paid,
    Passed,
    RoundBegan,
    StreetEnded,
    Took,
    TookMunicipal,
    TurnBegan,
)
from kvartal.games.uptown.rules import legal
from kvartal.games.uptown.scoring import income_lines
from kvartal.games.uptown.state import (
    FIRST_ACTION,
    OVER,
    SECOND_ACTION,
    UpTownOptions,
    UpTownState,
    is_closed,
)
from kvartal.kit.actions import Action
from kvartal.kit.chance import Chance
from kvartal.kit.facts import Tell
from kvartal.kit.knowledge import new_pile
from kvartal.kit.lines import Line, total

START_WALLET = 10  # UP-24


def setup(seats: int, options: UpTownOptions, chance: Chance, tell: Tell | None) -> UpTownState:
    first = chance.below("first", seats) if options.first == "random" else int(options.first)
    state = UpTownState(
        seats=seats,
        options=options,
        first=first,  # UP-23, UP-213
        round=1,
        turn=0,
        question=FIRST_ACTION,
        free=NONE,
        wallet=[START_WALLET] * seats,
        money=[0] * seats,  # UP-26
        streets=[[[] for _ in range(PLOTS)] for _ in range(seats)],  # UP-27
        gave=[[] for _ in range(seats)],
        tops=[NONE] * seats,
        decks=[len(PROJECT_CARDS) // seats] * seats,  # UP-21
        hidden=new_pile("projects", PROJECT_CARDS),
        top=NONE,
        municipal=new_pile("municipal", MUNICIPAL_CARDS),  # UP-20, UP-212
        box=[],
        is_last=False,
    )
    for seat in range(seats):  # UP-181
        state.tops[seat] = state.hidden.draw(chance)
    state.top = state.municipal.draw(chance)  # UP-184
    if tell:
        tell(RoundBegan(1))
    _begin_turn(state, chance, tell)
    return state


def apply(state: UpTownState, seat: int, action: Action, chance: Chance, tell: Tell | None) -> None:
    if state.question == FIRST_ACTION:
        _use_free_card(state, seat, action, tell)
        _ask_second(state, chance, tell)
    else:
        _second_action(state, seat, action, chance, tell)
        _end_turn(state, chance, tell)


# Action I


def _begin_turn(state: UpTownState, chance: Chance, tell: Tell | None) -> None:
    seat = state.acting()
    state.question = FIRST_ACTION
    if tell:
        tell(TurnBegan(seat))
    money = state.money[seat]
    if money:  # UP-42
        state.wallet[seat] += money
        state.money[seat] = 0
        if tell:
            tell(Collected(seat, Line("UP-42", money)))
    elif state.tops[seat] != NONE:  # UP-43, UP-47
        state.free = state.tops[seat]
        if tell:
            tell(Took(seat, projects_on(state.free)))
        _open_next(state, seat, chance, tell)
        if len(legal(state, seat)) > 1:
            return
        _use_free_card(state, seat, DISCARD, tell)  # UP-314: nowhere to build it
    _ask_second(state, chance, tell)


def _use_free_card(state: UpTownState, seat: int, action: Action, tell: Tell | None) -> None:
    card = state.free
    state.free = NONE
    if action == DISCARD:  # UP-45
        insort(state.box, card)
        if tell:
            tell(Discarded(seat, projects_on(card)))
    else:
        _place(state, seat, action, tell)


# Action II


def _ask_second(state: UpTownState, chance: Chance, tell: Tell | None) -> None:
    state.question = SECOND_ACTION
    seat = state.acting()
    choices = legal(state, seat)
    if len(choices) == 1:
        _second_action(state, seat, choices[0], chance, tell)
        _end_turn(state, chance, tell)


def _second_action(
    state: UpTownState, seat: int, action: Action, chance: Chance, tell: Tell | None
) -> None:
    """What a card was taken for is settled with it, so the next one is opened afterwards."""
    if isinstance(action, Build | Give):
        deck = state.source(action.project)
        if deck == NONE:
            _take_municipal(state, seat, tell)
            _place(state, seat, action, tell)
            _open_municipal(state, chance, tell)
        else:
            _pay(state, seat, deck, action.project, tell)
            _place(state, seat, action, tell)
            _open_next(state, deck, chance, tell)
    elif action == DECLINE:  # UP-216
        insort(state.box, state.top)
        if tell:
            tell(Declined(seat, projects_on(state.top)))
        _open_municipal(state, chance, tell)
    elif tell:  # UP-219
        tell(Passed(seat))


def _pay(state: UpTownState, seat: int, deck: int, project: int, tell: Tell | None) -> None:
    """UP-48, UP-224: before the card is placed."""
    cost = COST[CARD_OF[project]]
    state.wallet[seat] -= cost
    if deck != seat:  # UP-51; else to the bank (UP-50)
        state.money[deck] = cost
    if tell:
        tell(Paid(seat, deck, ID[project], [Line("UP-48", cost, source=ID[project])]))


def _take_municipal(state: UpTownState, seat: int, tell: Tell | None) -> None:
    if tell:
        tell(TookMunicipal(seat, projects_on(state.top)))


# A card comes onto a plot, another one into sight


def _place(state: UpTownState, seat: int, action: Action, tell: Tell | None) -> None:
    """UP-90."""
    assert isinstance(action, Build | Give)
    owner = action.seat if isinstance(action, Give) else seat
    plot = state.streets[owner][action.plot]
    plot.append(action.project)  # UP-74
    if isinstance(action, Give):
        state.gave[seat].append(action.project)
    if tell:
        at = ID[action.project], action.plot + 1, len(plot)
        if isinstance(action, Give):
            tell(Gave(seat, at[0], owner, at[1], at[2]))
        else:
            tell(Built(seat, *at))
    if IS_ROOF[action.project]:
        _pay_street(state, owner, action.plot, tell)


def _pay_street(state: UpTownState, owner: int, plot: int, tell: Tell | None) -> None:
    """UP-101 to UP-105: the owner, whoever has closed the plot."""
    street = state.streets[owner]
    lines = income_lines(street)
    state.wallet[owner] += total(lines)
    if tell:
        tell(Income(owner, plot + 1, lines))
    if not state.is_last and all(is_closed(each) for each in street):  # UP-130
        state.is_last = True
        if tell:
            tell(StreetEnded(owner))


def _open_next(state: UpTownState, deck: int, chance: Chance, tell: Tell | None) -> None:
    """UP-183, UP-255: the top card of a deck is gone."""
    state.decks[deck] -= 1
    if state.decks[deck]:
        state.tops[deck] = state.hidden.draw(chance)
        if tell:
            tell(Opened(deck, projects_on(state.tops[deck]), state.decks[deck]))
        return
    state.tops[deck] = NONE
    if not state.is_last:  # UP-130, UP-254
        state.is_last = True
        if tell:
            tell(DeckEnded(deck))


def _open_municipal(state: UpTownState, chance: Chance, tell: Tell | None) -> None:
    """UP-184; that it runs out ends nothing (UP-134)."""
    pile = state.municipal
    state.top = pile.draw(chance) if pile.size else NONE
    if tell and state.top != NONE:
        tell(MunicipalOpened(projects_on(state.top), pile.size + 1))


def _end_turn(state: UpTownState, chance: Chance, tell: Tell | None) -> None:
    state.turn += 1
    if state.turn == state.seats:
        if state.is_last:  # UP-131, UP-256
            state.question = OVER
            if tell:
                tell(Ended())
            return
        state.turn = 0
        state.round += 1
        if tell:
            tell(RoundBegan(state.round))
    _begin_turn(state, chance, tell)
