"""What is legal in Plots, and what happens."""

from kvartal.games.plots.actions import CHOOSE, HURRY, Choose
from kvartal.games.plots.facts import Chose, Decided, Ended, Gained, Hurried, Revealed, Sunny
from kvartal.games.plots.state import UNDECIDED, PlotsOptions, PlotsState, plots_for
from kvartal.kit.actions import Action
from kvartal.kit.chance import Chance
from kvartal.kit.facts import Tell
from kvartal.kit.game import NOT_AWAITED, Refusal
from kvartal.kit.knowledge import new_pile
from kvartal.kit.lines import Line

SPEED = (3, 2, 1)  # PL-21


def setup(seats: int, options: PlotsOptions, chance: Chance, tell: Tell | None) -> PlotsState:
    plots = list(range(1, plots_for(seats) + 1))
    state = PlotsState(
        seats=seats,
        options=options,
        round=0,
        sun=new_pile("sun", plots),
        sunny=0,
        choices=[UNDECIDED] * seats,
        permits=[1] * seats,  # PL-3
        hurried=[],
        ground=[0] * seats,
        speed=[0] * seats,
        won=[0] * seats,
    )
    _next_round(state, chance, tell)
    return state


def pending(state: PlotsState) -> list[int]:
    if state.over:
        return []
    return [seat for seat, plot in enumerate(state.choices) if plot == UNDECIDED]


def legal(state: PlotsState, seat: int) -> list[Action]:
    if state.over or state.choices[seat] != UNDECIDED:
        return []
    choices: list[Action] = list(CHOOSE[: state.plots])
    if state.permits[seat]:
        choices.append(HURRY)
    return choices


def rule_against(state: PlotsState, seat: int, action: Action) -> Refusal | None:
    if state.over or state.choices[seat] != UNDECIDED:  # PL-12: a choice is final
        return NOT_AWAITED
    if isinstance(action, Choose):
        return None if action.plot <= state.plots else Refusal("PL-2", {"plots": state.plots})
    return None if state.permits[seat] else Refusal("PL-20")


def apply(state: PlotsState, seat: int, action: Action, chance: Chance, tell: Tell | None) -> None:
    if isinstance(action, Choose):
        state.choices[seat] = action.plot
        if tell:
            tell(Decided(seat))
            tell(Chose(seat, action.plot), [seat])
        if UNDECIDED not in state.choices:
            _reveal(state, chance, tell)
    else:
        _hurry(state, seat, tell)


def _hurry(state: PlotsState, seat: int, tell: Tell | None) -> None:
    place = len(state.hurried)
    gain = SPEED[place] if place < len(SPEED) else 0  # PL-21
    state.permits[seat] = 0
    state.hurried.append(seat)
    state.speed[seat] += gain
    if tell:
        tell(Hurried(seat, Line("PL-21", gain)))


def _reveal(state: PlotsState, chance: Chance, tell: Tell | None) -> None:
    """PL-13: all at once, when the last seat has chosen."""
    if tell:
        tell(Revealed(state.choices[:]))
    takers: dict[int, list[int]] = {}
    for seat, plot in enumerate(state.choices):
        takers.setdefault(plot, []).append(seat)
    for plot in sorted(takers):
        if len(takers[plot]) == 1:  # PL-14; a shared plot is worth nothing, PL-15
            seat = takers[plot][0]
            times = 2 if plot == state.sunny else 1  # PL-16
            line = Line("PL-16" if times == 2 else "PL-14", plot, times)
            state.ground[seat] += line.amount
            state.won[seat] += 1
            if tell:
                tell(Gained(seat, line))
    state.choices = [UNDECIDED] * state.seats
    _next_round(state, chance, tell)


def _next_round(state: PlotsState, chance: Chance, tell: Tell | None) -> None:
    state.round += 1
    state.hurried = []
    if state.over:  # PL-30
        if tell:
            tell(Ended())
        return
    if state.sun.size == 0:  # PL-10: the pile is shuffled anew when it is used up
        state.sun.shuffle_in(list(range(1, state.plots + 1)))
    state.sunny = state.sun.draw(chance)
    if tell:
        tell(Sunny(state.round, state.sunny))
