"""How well a sheet stands, and a quick choice for it."""

import math
from collections.abc import Callable
from random import Random

from kvartal.games.welcome import actions as act
from kvartal.games.welcome.components import LENGTHS, STARTS, STREET
from kvartal.games.welcome.prospects import Outlook, share_below, sheet_prospect
from kvartal.games.welcome.rules import legal
from kvartal.games.welcome.scoring import best_temps, outcome
from kvartal.games.welcome.state import CHOOSE, EFFECT, ESTATE, FINISH, WRITE, WelcomeState
from kvartal.games.welcome.turn import take_step
from kvartal.kit.actions import Action
from kvartal.kit.advice import share_ahead
from kvartal.kit.outcome import share_beaten

A_LOT = 12.0  # points
ROUNDS = 30  # how long a game lasts, about
GAIN = 2.2  # points a round, about
GOOD_ALONE = 80.0
EXPANDED = 3  # writings whose effects are looked at, too


def value(state: WelcomeState, side: int) -> float:
    return value_by(prospect, state, side)


def value_by(
    expected: Callable[[WelcomeState, int], float], state: WelcomeState, side: int
) -> float:
    """What a side may expect with what it has done in this round, against the points of the others
    and what a round usually brings them. Their sheets are not looked at: a hundred are too many.
    Alone there is nobody to beat, and the end is worth its points."""
    standings = outcome(state)
    if standings is not None and not state.solo:
        return share_beaten(standings, side)
    own = expected(state, side) if standings is None else float(standings[side].score)
    if state.solo:
        return 1 / (1 + math.exp((GOOD_ALONE - own) / (2 * A_LOT)))
    to_come = GAIN * max(0, ROUNDS - state.round)
    points = [theirs + to_come for theirs in state.points]
    points[side] = own
    return share_ahead(points, side, A_LOT)


def prospect(state: WelcomeState, seat: int) -> float:
    rounds = max(1, ROUNDS - state.round)
    outlook = Outlook(state.solo, rounds, state.plans, state.approved, best_temps(state))
    return _foresee(state, seat, outlook)


def _foresee(state: WelcomeState, seat: int, outlook: Outlook) -> float:
    """The best prospect that the open questions of the turn lead to."""
    step = state.turns[seat].step
    if step == WRITE:
        return _best_writing(state, seat, outlook)
    if step == EFFECT:
        worlds = [_try(state, seat, action) for action in legal(state, seat)]
        return max(_prospect(world, seat, outlook) for world in worlds)
    return _prospect(state, seat, outlook)


def _best_writing(state: WelcomeState, seat: int, outlook: Outlook) -> float:
    """Effects are looked at after those writings alone that are best without."""
    worlds = [_try(state, seat, action) for action in legal(state, seat)]
    worlds.sort(key=lambda world: _prospect(world, seat, outlook), reverse=True)
    return max(_foresee(world, seat, outlook) for world in worlds[:EXPANDED])


def _try(state: WelcomeState, seat: int, action: Action) -> WelcomeState:
    world = state.copy()
    take_step(world, seat, action, None)
    return world


def _prospect(state: WelcomeState, seat: int, outlook: Outlook) -> float:
    worth = sheet_prospect(state.work[seat], outlook)
    if state.turns[seat].step == ESTATE:
        worth += 1.0  # the plan is as good as scored
    return worth


def rollout_action(state: WelcomeState, seat: int, rng: Random) -> Action:
    """Writes where a number belongs, uses effects, claims plans, builds no roundabouts."""
    choices = legal(state, seat)
    step = state.turns[seat].step
    if step == FINISH:
        return choices[0] if isinstance(choices[0], act.Claim) else choices[-1]
    if step == CHOOSE:
        choices = [action for action in choices if not isinstance(action, act.Roundabout)]
    elif step == EFFECT and not isinstance(choices[0], act.Bis):
        choices = choices[:-1]
    one = choices[int(rng.random() * len(choices))]
    if step == WRITE:
        tried = [one, *(choices[int(rng.random() * len(choices))] for _ in range(2))]
        return min(tried, key=_out_of_place)
    return one


def _out_of_place(action: Action) -> float:
    """How far from where it would stand if all numbers were spread evenly over its street."""
    assert isinstance(action, act.Write)
    street = STREET[action.house]
    place = (action.house - STARTS[street] + 0.5) / LENGTHS[street]
    return abs(place - share_below(action.number))
