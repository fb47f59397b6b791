"""How well a seat of Plots stands, and a quick choice for it."""

from random import Random

from kvartal.games.plots.actions import CHOOSE
from kvartal.games.plots.scoring import lines
from kvartal.games.plots.state import PlotsState
from kvartal.kit.actions import Action
from kvartal.kit.lines import total


def prospect(state: PlotsState, side: int) -> float:
    return total(lines(state, side))


def rollout_action(state: PlotsState, rng: Random) -> Action:
    """Any plot; the permit is kept for its point."""
    return CHOOSE[int(rng.random() * state.plots)]
