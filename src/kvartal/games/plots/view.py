"""What a seat of Plots may see, and how to imagine the rest."""

from random import Random

from kvartal.games.plots.state import UNDECIDED, PlotsOptions, PlotsState
from kvartal.kit.data import JsonDict, dump, load
from kvartal.kit.game import View
from kvartal.kit.knowledge import Pile


def public(state: PlotsState) -> JsonDict:
    return {
        "round": state.round,
        "sunny": state.sunny,
        "sun": dump(state.sun),  # all sunny plots so far were seen, so all this is known
        "decided": [plot != UNDECIDED for plot in state.choices],
        "permits": dump(state.permits),
        "hurried": dump(state.hurried),
        "ground": dump(state.ground),
        "speed": dump(state.speed),
        "won": dump(state.won),
    }


def private(state: PlotsState, seat: int) -> JsonDict:
    return {"choice": state.choices[seat]}


def determinize(view: View, rng: Random) -> PlotsState:
    seats, seen = view.config.seats, view.public
    assert isinstance(view.config.options, PlotsOptions)
    state = PlotsState(
        seats=seats,
        options=view.config.options,
        round=load(int, seen["round"]),
        sun=load(Pile, seen["sun"]),
        sunny=load(int, seen["sunny"]),
        choices=[UNDECIDED] * seats,
        permits=load(list[int], seen["permits"]),
        hurried=load(list[int], seen["hurried"]),
        ground=load(list[int], seen["ground"]),
        speed=load(list[int], seen["speed"]),
        won=load(list[int], seen["won"]),
    )
    for seat, decided in enumerate(load(list[bool], seen["decided"])):
        if decided:
            state.choices[seat] = rng.randint(1, state.plots)
    if view.seat is not None:
        state.choices[view.seat] = load(int, view.private["choice"])
    return state
