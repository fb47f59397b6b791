"""How well a street stands, and a quick choice for it."""

from random import Random

from kvartal.games.uptown.actions import Build, Give
from kvartal.games.uptown.components import INCOME, IS_ROOF, PRESTIGE
from kvartal.games.uptown.rules import legal
from kvartal.games.uptown.scoring import UPCOINS_A_POINT
from kvartal.games.uptown.state import FIRST_ACTION, UpTownState, is_closed
from kvartal.games.uptown.street import worth
from kvartal.kit.actions import Action

ROUNDS_A_PLOT = 2.4  # sensible play closes a plot of its own so often
POINTS_A_ROUND = 3.0  # what two cards a round bring, as long as there is room
ROOM_A_PLOT = 0.45  # open plots, and how much of that they have room for
UPCOINS_SPENT = 2.2  # while there is time to spend them, so many make a point
POINTS_A_TURN = 5.0  # what its two cards bring
POINTS_A_LAST_TURN = 8.0  # or take from who is ahead, with nobody to answer


def prospect(state: UpTownState, seat: int) -> float:
    """Points at the end, if the rest of the game goes as it usually does."""
    street = state.streets[seat]
    open_plots = sum(not is_closed(plot) for plot in street)
    rounds = rounds_left(state)
    closings = min(open_plots, rounds / ROUNDS_A_PLOT)
    money = state.wallet[seat] + state.money[seat] + closings * max(0, worth(INCOME, street))
    spent = min(money, 4.0 * rounds)
    points = worth(PRESTIGE, street) + (money - spent) / UPCOINS_A_POINT + spent / UPCOINS_SPENT
    points += rounds * POINTS_A_ROUND * min(1.0, ROOM_A_PLOT * open_plots)
    turn = POINTS_A_LAST_TURN if state.is_last else POINTS_A_TURN
    return points + turn * of_this_round(state, seat)


def rollout_action(state: UpTownState, seat: int, rng: Random) -> Action:
    """Of two the one that shows more prestige, or takes more away from somebody else."""
    choices = legal(state, seat)
    one = choices[int(rng.random() * len(choices))]
    other = choices[int(rng.random() * len(choices))]
    return one if _shows(one) >= _shows(other) else other


def rounds_left(state: UpTownState) -> float:
    if state.is_last:
        return 0.0
    fewest = min(sum(not is_closed(plot) for plot in street) for street in state.streets)
    return min(float(min(state.decks)), fewest * ROUNDS_A_PLOT)


def of_this_round(state: UpTownState, seat: int) -> float:
    """How much of its turn a seat still has in this round: who comes after the one that brings
    about the end has the last word (UP-131)."""
    turn = (seat - state.first) % state.seats
    if turn != state.turn:
        return float(turn > state.turn)
    return 1.0 if state.question == FIRST_ACTION else 0.5


def _shows(action: Action) -> float:
    if isinstance(action, Build):
        symbol = PRESTIGE[action.project]
        return symbol.amount * (1.0 if symbol.kind < 0 else 2.0) + INCOME[action.project].amount
    if isinstance(action, Give):
        return -PRESTIGE[action.project].amount - IS_ROOF[action.project]
    return -0.5
