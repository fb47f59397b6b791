"""How well a seat of Plots stands, and a quick choice for it."""

from random import Random

from kvartal.games.plots.actions import CHOOSE
from kvartal.games.plots.scoring import lines, outcome
from kvartal.games.plots.state import PlotsState
from kvartal.kit.actions import Action
from kvartal.kit.advice import share_ahead
from kvartal.kit.facts import total
from kvartal.kit.game import share_beaten


def value(state: PlotsState, side: int) -> float:
    standings = outcome(state)
    if standings is not None:
        return share_beaten(standings, side)
    points = [total(lines(state, seat)) for seat in range(state.seats)]
    return share_ahead(points, side, scale=2.0 * state.plots)


def light(state: PlotsState, rng: Random) -> Action:
    """Any plot; the permit is kept for its point."""
    return CHOOSE[int(rng.random() * state.plots)]
