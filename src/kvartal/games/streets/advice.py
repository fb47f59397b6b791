"""How well a side stands."""

from kvartal.games.streets.components import NONE
from kvartal.games.streets.scoring import bonus_lines, incomes
from kvartal.games.streets.state import OVER, PLACE, StreetsState
from kvartal.games.streets.trials import all_placements, built, worth_of_last
from kvartal.kit.lines import total

CLOSES = 0.85  # the share of its value that a building with an owner brings on average
HALF_CLOSED = 0.1  # more, if one end of its street is closed
A_BUILD = 7.0  # what a tile yet to be built brings
SIGNS = (0.0, 4.0, 6.0, 7.0, 7.5, 7.5)
"""What unused signs are worth, by their number, as long as there is something to build: without one
a building must be abandoned (ST-120), and the more there are, the less one matters."""


def prospect(state: StreetsState, side: int) -> float:
    """Dollars at the end, if the rest of the game goes as it usually does."""
    city = state.city
    dollars = float(state.money[side])
    left = builds_left(state, side)
    time = min(1.0, left / 4)  # an open street pays half at the end (ST-151)
    done: set[int] = set()
    for building in state.buildings_of(side):
        if building in done:
            continue
        street = city.street(building)
        one, other = city.ends(street)
        closed = (one != NONE) + (other != NONE)
        share = 0.5 + (CLOSES - 0.5 + HALF_CLOSED * closed) * time
        for each, lines in incomes(state, side, street).items():
            done.add(each)
            dollars += share * total(lines)
    if left and not state.is_grifter(side):
        dollars += SIGNS[min(state.unused[side], int(left))]
    if state.question == PLACE and side == state.side:
        dollars += CLOSES * _best_place(state)
    majorities, sets = bonus_lines(state.tokens, side)
    return dollars + left * A_BUILD + total(majorities) + total(sets)


def _best_place(state: StreetsState) -> int:
    """What the tile that was taken is worth where it is worth most."""
    city = state.city
    trials = [built(city, state.tile, place, state.side) for place in all_placements(city)]
    return max(map(worth_of_last, trials), default=0)


def builds_left(state: StreetsState, side: int) -> float:
    """How many tiles a side still builds, about."""
    if state.question == OVER:
        return 0.0
    if state.is_solo:
        tiles = state.stack.size + (state.open_tile != NONE) + state.endgame
        return (tiles + len(state.hands[0])) / 2
    return len(state.hands[side]) + state.stack.size / state.seats
