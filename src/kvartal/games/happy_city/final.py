"""The end of the game, HC-170: the choices of Sphinx and Great Pyramid."""

from kvartal.games.happy_city import state as asks
from kvartal.games.happy_city.city import act_at_once, lose
from kvartal.games.happy_city.components import ID
from kvartal.games.happy_city.effects import EFFECTS, effect_of
from kvartal.games.happy_city.facts import Ended, FinalBegan, PyramidCopied, SphinxCopied
from kvartal.games.happy_city.rules import (
    has_to_choose_pyramid,
    owner,
    pyramid_targets,
    sphinx_models,
)
from kvartal.games.happy_city.state import NONE, HappyCityState
from kvartal.kit.chance import Chance
from kvartal.kit.facts import Tell


def begin_final(state: HappyCityState, chance: Chance, tell: Tell | None) -> None:
    if tell:
        tell(FinalBegan(state.round))
    seat = owner(state, "copies_a_special")  # F1
    if seat != NONE:
        if sphinx_models(state, seat):
            state.question = asks.SPHINX
            return
        sphinx_becomes(state, seat, NONE, chance, tell)
    choose_pyramids(state, tell)


def sphinx_becomes(
    state: HappyCityState, seat: int, model: int, chance: Chance, tell: Tell | None
) -> None:
    """HC-151, HC-225: it becomes the model; without one, what the box gives."""
    box = state.box.cards
    card = model if model != NONE else box[chance.below("sphinx", len(box))]
    state.add_printed(seat, state.special[seat], -1)
    state.special[seat] = card
    state.add_printed(seat, card)
    if tell:
        tell(SphinxCopied(seat, ID[card], model == NONE))
    if EFFECTS[card].takes_the_last_slot:
        last = len(state.cities[seat]) - 1
        if state.special_slot[seat] == last:
            state.special_slot[seat] = last = last - 1
        lose(state, seat, last, tell)
    act_at_once(state, seat, tell)


def choose_pyramids(state: HappyCityState, tell: Tell | None) -> None:
    """F2, in turn order; who has no choice is not asked."""
    for seat in state.in_turn_order():
        if effect_of(state, seat).copies_a_neighbour and state.pyramid_target[seat] == NONE:
            if has_to_choose_pyramid(state, seat):
                state.question = asks.PYRAMID
                return
            for other in pyramid_targets(state, seat):
                pyramid_copies(state, seat, other, tell)
    state.question = asks.OVER
    if tell:
        tell(Ended())


def pyramid_copies(state: HappyCityState, seat: int, neighbour: int, tell: Tell | None) -> None:
    state.pyramid_target[seat] = neighbour
    if tell:
        copied = state.cities[neighbour][state.special_slot[seat]]
        tell(PyramidCopied(seat, neighbour, ID[copied]))
