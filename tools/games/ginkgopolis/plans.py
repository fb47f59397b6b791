"""Four ways to play Ginkgopolis, each followed through thick and thin: to see that none of them is
the only one."""

from collections.abc import Callable, Sequence
from random import Random

from kvartal.games.ginkgopolis import actions as asked
from kvartal.games.ginkgopolis.building import neighbours, price
from kvartal.games.ginkgopolis.components import (
    ASSET_OF,
    COLOUR,
    CONSTRUCT,
    END_BONUS,
    EXPLOIT,
    FIRST_URBAN,
    GAIN,
    NONE,
    NUMBER,
    RESOURCE,
    TILE,
    TRIGGER,
    URBANIZE,
    VP,
    is_urban,
)
from kvartal.games.ginkgopolis.game import GAME
from kvartal.games.ginkgopolis.scoring import district_points, districts, how_many
from kvartal.games.ginkgopolis.state import Building, GinkgopolisState
from kvartal.kit.actions import Action
from kvartal.kit.bot import Bot, Budget
from kvartal.kit.game import View

ENOUGH_RESOURCES, ENOUGH_TILES = 5, 3
NEVER = -99.0
LATE_CARDS = 10
"""From this number on, cards count at the end."""

Plan = Callable[[GinkgopolisState, int, Action], float]
"""What a choice is worth to who follows it, beyond what it brings at once."""


class PlanBot:
    """Takes what brings most at once and serves its plan; new hands are kept for their points."""

    def __init__(self, plan: Plan, favourite: int) -> None:
        self._plan = plan
        self._favourite = favourite

    def choose(self, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
        assert view.seat is not None
        if len(legal) == 1:
            return legal[0]
        state, seat = GAME.worlds(view).determinize(rng), view.seat
        return max(legal, key=lambda action: (self._worth(state, seat, action), rng.random()))

    def _worth(self, state: GinkgopolisState, seat: int, action: Action) -> float:
        match action:
            case asked.Draft():
                return float(TRIGGER[action.character] == self._favourite)
            case asked.Exploit() | asked.Build():
                return at_once(state, seat, action) + self._plan(state, seat, action)
            case asked.NewHand():
                return NEVER
            case asked.Return():  # a point each, but some are needed to build with
                return float(len(state.screens[seat]) - len(state.picks[seat]) > ENOUGH_TILES)
        if action in (asked.TAKE_RESOURCE, asked.TAKE_TILE):
            asset = RESOURCE if action == asked.TAKE_RESOURCE else TILE
            return weights(state, seat)[asset]
        return 0.5


def weights(state: GinkgopolisState, seat: int) -> list[float]:
    """What an asset is worth now, in points."""
    worth = [0.0, 0.0, 0.0]
    worth[VP] = 1.0
    worth[RESOURCE] = 1.0 if state.resources[seat] < ENOUGH_RESOURCES else 0.4
    worth[TILE] = 1.0 if len(state.screens[seat]) < ENOUGH_TILES else 0.3
    if not state.stock[seat]:
        worth[RESOURCE] = 0.0
    return worth


def at_once(state: GinkgopolisState, seat: int, action: asked.Exploit | asked.Build) -> float:
    """What an action brings when it is carried out, less what it costs."""
    worth = weights(state, seat)
    if isinstance(action, asked.Exploit):
        return _activated(state, action.card, worth) + _bonuses(state, seat, EXPLOIT, worth)
    cost = price(state, seat, action.card, action.tile)
    if not cost.payable:
        return NEVER
    if is_urban(action.card):
        beside = neighbours(state, state.tokens[action.card - FIRST_URBAN])
        gain = sum(worth[ASSET_OF[COLOUR[each.top]]] * each.height for each in beside)
        return gain + _bonuses(state, seat, URBANIZE, worth) - 0.5
    return _bonuses(state, seat, CONSTRUCT, worth) - cost.vp - 0.3 * cost.resources


def _activated(state: GinkgopolisState, card: int, worth: list[float]) -> float:
    if is_urban(card):
        return max(worth[RESOURCE], worth[TILE])
    building = state.city[state.designated(card)]
    return worth[ASSET_OF[COLOUR[building.top]]] * building.height


def _bonuses(state: GinkgopolisState, seat: int, trigger: int, worth: list[float]) -> float:
    return sum(
        worth[asset] * amount
        for card in state.cards[seat]
        if TRIGGER[card] == trigger
        for asset, amount in enumerate(GAIN[card])
    )


def alone(_state: GinkgopolisState, _seat: int, action: Action) -> float:
    """Cards alone, and a floor now and then for a card that makes these better."""
    if isinstance(action, asked.Exploit):
        return 4.0
    assert isinstance(action, asked.Build)
    return 5.0 if TRIGGER[action.card] == EXPLOIT else 0.0


def outwards(state: GinkgopolisState, seat: int, action: Action) -> float:
    """New buildings, and as many resources in the city as can be: it shall end soon."""
    if not isinstance(action, asked.Build):
        return 0.0
    if is_urban(action.card):
        return 5.0 + 0.5 * _in_districts(state, seat, action)
    building = state.city[state.designated(action.card)]
    return 1.0 if building.owner == seat else 1.0 + 0.5 * building.height


def upwards(state: GinkgopolisState, seat: int, action: Action) -> float:
    """Whatever brings most in the districts, floor upon floor."""
    if not isinstance(action, asked.Build):
        return 0.0
    return _in_districts(state, seat, action) + (0.0 if is_urban(action.card) else 2.0)


def _in_districts(state: GinkgopolisState, seat: int, action: asked.Build) -> float:
    """How much farther ahead of the best of the others it puts somebody there."""
    city = state.city[:]
    if is_urban(action.card):
        spot = state.tokens[action.card - FIRST_URBAN]
        city.append(Building(spot, [action.tile], seat, True))
    else:
        number = state.designated(action.card)
        old = city[number]
        city[number] = Building(old.cell, [*old.tiles, action.tile], seat, True)
    return _ahead(state, seat, city) - _ahead(state, seat, state.city)


def _ahead(state: GinkgopolisState, seat: int, city: list[Building]) -> float:
    found = districts(city)
    others = [district_points(found, side) for side in range(state.sides) if side != seat]
    return district_points(found, seat) - max(others)


def bonuses(state: GinkgopolisState, seat: int, action: Action) -> float:
    """Cards that count at the end; and tiles whose cards will."""
    if not isinstance(action, asked.Build):
        return 0.0
    later = 1.5 if NUMBER[action.tile] >= LATE_CARDS else 0.0
    if is_urban(action.card):
        return 1.0 + later
    end = END_BONUS.get(action.card)
    if end is None:
        return 1.5 * (TRIGGER[action.card] != NONE) + later
    return 4.0 + end.vp * how_many(state, seat, end) + later


PLANS: dict[str, Callable[[], Bot]] = {
    "alone": lambda: PlanBot(alone, EXPLOIT),
    "outwards": lambda: PlanBot(outwards, URBANIZE),
    "upwards": lambda: PlanBot(upwards, CONSTRUCT),
    "bonuses": lambda: PlanBot(bonuses, CONSTRUCT),
}
