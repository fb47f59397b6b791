"""What a seat of Plots may see, and how to imagine the rest."""

from random import Random
from typing import TypedDict, cast

from kvartal.games.plots.state import UNDECIDED, PlotsState
from kvartal.kit.facts import SeatNumber
from kvartal.kit.game import View, Worlds
from kvartal.kit.knowledge import Pile


class SunView(TypedDict):
    """All sunny plots so far were seen, so all of the pile is known but its order."""

    name: str
    cards: list[int]
    size: int
    made_of: list[int]
    shuffles: int
    turned: int


class PublicView(TypedDict):
    """By seat: `ground` and `speed`, points from plots and from hurrying; `won`, plots."""

    round: int
    sunny: int
    sun: SunView
    decided: list[bool]
    permits: list[int]
    hurried: list[SeatNumber]
    ground: list[int]
    speed: list[int]
    won: list[int]


class PrivateView(TypedDict):
    choice: int


def public(state: PlotsState) -> PublicView:
    return {
        "round": state.round,
        "sunny": state.sunny,
        "sun": _sun(state.sun),
        "decided": [plot != UNDECIDED for plot in state.choices],
        "permits": state.permits[:],
        "hurried": state.hurried[:],
        "ground": state.ground[:],
        "speed": state.speed[:],
        "won": state.won[:],
    }


def private(state: PlotsState, seat: int) -> PrivateView:
    return {"choice": state.choices[seat]}


def worlds(view: View) -> Worlds[PlotsState]:
    """Nobody knows where the others who have decided will build."""
    seats, seen = view.config.seats, cast(PublicView, view.public)
    state = PlotsState(
        seats=seats,
        options=view.config.options,
        round=seen["round"],
        sun=Pile(**seen["sun"]),
        sunny=seen["sunny"],
        choices=[UNDECIDED] * seats,
        permits=seen["permits"],
        hurried=seen["hurried"],
        ground=seen["ground"],
        speed=seen["speed"],
        won=seen["won"],
    )
    if view.seat is not None:
        state.choices[view.seat] = cast(PrivateView, view.private)["choice"]
    decided = [seat for seat, has in enumerate(seen["decided"]) if has and seat != view.seat]

    def decide(world: PlotsState, rng: Random) -> None:
        for seat in decided:
            world.choices[seat] = rng.randint(1, world.plots)

    return Worlds(state, decide if decided else None)


def _sun(pile: Pile) -> SunView:
    return {
        "name": pile.name,
        "cards": pile.cards[:],
        "size": pile.size,
        "made_of": pile.made_of,
        "shuffles": pile.shuffles,
        "turned": pile.turned,
    }
