"""How well a seat of Neighbours stands, and a quick choice for it."""

from random import Random

from kvartal.games.neighbours.actions import CardAction
from kvartal.games.neighbours.components import value as number
from kvartal.games.neighbours.rules import legal
from kvartal.games.neighbours.scoring import lines, outcome
from kvartal.games.neighbours.state import NeighboursState
from kvartal.kit.actions import Action
from kvartal.kit.advice import share_ahead
from kvartal.kit.facts import total
from kvartal.kit.game import share_beaten


def value(state: NeighboursState, side: int) -> float:
    standings = outcome(state)
    if standings is not None:
        return share_beaten(standings, side)
    points = [total(lines(state, seat)) for seat in range(state.seats)]
    return share_ahead(points, side, scale=4.0 * state.seats)


def light(state: NeighboursState, seat: int, rng: Random) -> Action:
    """Plays the higher of two random cards, parts with the lower of two."""
    choices = legal(state, seat)
    one, other = rng.choice(choices), rng.choice(choices)
    if not isinstance(one, CardAction) or not isinstance(other, CardAction):
        return one
    plays = state.questions[-1].kind == "play"
    return one if (number(one.face) > number(other.face)) == plays else other
