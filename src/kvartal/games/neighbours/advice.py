"""How well a seat of Neighbours stands, and a quick choice for it."""

from random import Random

from kvartal.games.neighbours.actions import CardAction
from kvartal.games.neighbours.components import value as number
from kvartal.games.neighbours.rules import legal
from kvartal.games.neighbours.scoring import lines
from kvartal.games.neighbours.state import NeighboursState
from kvartal.kit.actions import Action
from kvartal.kit.lines import total


def prospect(state: NeighboursState, side: int) -> float:
    return total(lines(state, side))


def rollout_action(state: NeighboursState, seat: int, rng: Random) -> Action:
    """Plays the higher of two random cards, parts with the lower of two."""
    choices = legal(state, seat)
    one, other = rng.choice(choices), rng.choice(choices)
    if not isinstance(one, CardAction) or not isinstance(other, CardAction):
        return one
    plays = state.questions[-1].kind == "play"
    return one if (number(one.face) > number(other.face)) == plays else other
