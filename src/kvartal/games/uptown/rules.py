"""What is legal in UpTown."""

from kvartal.games.uptown.actions import BUILD, DECLINE, DISCARD, GIVE, PASS, Build, Give
from kvartal.games.uptown.components import (
    BARS_GIFTS,
    CARD_OF,
    COST,
    GROUND,
    HALVES,
    ID,
    IS_GIFT,
    NONE,
    ON_ROOF,
    PLACE,
    UPPER,
)
from kvartal.games.uptown.state import FIRST_ACTION, OVER, Plot, UpTownState, is_closed
from kvartal.kit.actions import Action
from kvartal.kit.game import NOT_ASKED, NOT_AWAITED, Refusal


def pending(state: UpTownState) -> list[int]:
    """UP-57: never more than one seat."""
    return [] if state.question == OVER else [state.acting()]


def fits(project: int, plot: Plot) -> bool:
    """UP-85, but for whose street it is; `rule_against_placing` says why not."""
    place = PLACE[project]
    if (place == ON_ROOF) != is_closed(plot):  # UP-81, UP-82
        return False
    if plot:
        if place == GROUND:  # UP-79
            return False
    elif place == UPPER:  # UP-80
        return False
    return not (IS_GIFT[project] and any(BARS_GIFTS[each] for each in plot))  # UP-83, UP-245


def placements(state: UpTownState, seat: int, card: int) -> list[Action]:
    """All ways to show one of the projects of a card (UP-70 to UP-72)."""
    found: list[Action] = []
    for project in HALVES[card]:
        if not IS_GIFT[project]:  # UP-77
            own = state.streets[seat]
            found += [BUILD[project][n] for n, plot in enumerate(own) if fits(project, plot)]
            continue
        for other in range(state.seats):  # UP-78
            if other != seat:
                plots = enumerate(state.streets[other])
                found += [GIVE[project][other][n] for n, plot in plots if fits(project, plot)]
    return found


def legal(state: UpTownState, seat: int) -> list[Action]:
    if state.question == OVER or seat != state.acting():
        return []
    if state.question == FIRST_ACTION:
        return [*placements(state, seat, state.free), DISCARD]  # UP-44
    found: list[Action] = []
    for deck, card in enumerate(state.tops):
        if card != NONE and not state.money[deck] and COST[card] <= state.wallet[seat]:  # UP-56
            found += placements(state, seat, card)
    if state.top == NONE:
        return [*found, PASS]  # UP-219, UP-220
    return [*found, *placements(state, seat, state.top), DECLINE]  # UP-49, UP-216


def rule_against(state: UpTownState, seat: int, action: Action) -> Refusal | None:
    if state.question == OVER or seat != state.acting():
        return NOT_AWAITED
    if isinstance(action, Build):
        return _against_taking(state, seat, action.project) or _against_placing(
            action.project, state.streets[seat][action.plot]
        )
    if isinstance(action, Give):
        if refusal := _against_taking(state, seat, action.project):
            return refusal
        if action.seat == seat:
            return Refusal("UP-78")
        return _against_placing(action.project, state.streets[action.seat][action.plot])
    if action == DISCARD:
        return None if state.question == FIRST_ACTION else NOT_ASKED
    if state.question == FIRST_ACTION:
        return NOT_ASKED
    if (action == PASS) != (state.top == NONE):  # there is a card to take, or none
        return Refusal("UP-219")
    return None


def _against_taking(state: UpTownState, seat: int, project: int) -> Refusal | None:
    """Whether its card can be had."""
    card = CARD_OF[project]
    if state.question == FIRST_ACTION:
        return None if card == state.free else Refusal("UP-43", {"project": ID[project]})
    if card == state.top:
        return None
    if card not in state.tops:
        return Refusal("UP-48", {"project": ID[project]})
    money = state.money[state.tops.index(card)]
    if money:
        return Refusal("UP-52", {"money": money})
    if COST[card] > state.wallet[seat]:
        return Refusal("UP-53", {"cost": COST[card], "wallet": state.wallet[seat]})
    return None


def _against_placing(project: int, plot: Plot) -> Refusal | None:
    if fits(project, plot):
        return None
    if is_closed(plot) and PLACE[project] != ON_ROOF:
        return Refusal("UP-82")
    if PLACE[project] == ON_ROOF and not is_closed(plot):
        return Refusal("UP-81")
    if plot and PLACE[project] == GROUND:
        return Refusal("UP-79")
    if not plot and PLACE[project] == UPPER:
        return Refusal("UP-80")
    return Refusal("UP-83")
