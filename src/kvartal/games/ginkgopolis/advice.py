"""How well a side of Ginkgopolis stands, and a quick choice for it."""

from random import Random

from kvartal.games.ginkgopolis import actions as asked
from kvartal.games.ginkgopolis.building import price
from kvartal.games.ginkgopolis.components import NEW_HAND_VP, NONE, TRIGGER
from kvartal.games.ginkgopolis.course import apply
from kvartal.games.ginkgopolis.rules import legal, pending
from kvartal.games.ginkgopolis.scoring import District, card_lines, district_points, districts
from kvartal.games.ginkgopolis.state import CHOOSE, MOVE, PUSH, RELOCATE, TAKE, GinkgopolisState
from kvartal.kit.actions import Action
from kvartal.kit.advice import share_ahead
from kvartal.kit.chance import QuickChance
from kvartal.kit.lines import total

A_LOT = 15.0
RESOURCE_WORTH = 1.2  # behind the screen, while there is time to place it
TILE_WORTH = 0.7
BONUS_A_ROUND = 0.5  # how often a card with a trigger gives something, a round
ROUNDS = 16.0  # a game of sensible play takes about so many
WITHIN_AN_ACTION = (TAKE, MOVE, RELOCATE, PUSH)


def prospect(state: GinkgopolisState, side: int) -> float:
    """Points at the end, if the rest of the game goes as it usually does."""
    return prospect_of(state, side, districts(state.city))


def value(state: GinkgopolisState, side: int) -> float:
    """As the game stands when the actions of this round are through: before, what was chosen has
    not brought anything yet."""
    state = settled(state)
    found = districts(state.city)
    points = [prospect_of(state, each, found) for each in range(state.sides)]
    return share_ahead(points, side, A_LOT)


def prospect_of(state: GinkgopolisState, side: int, found: list[District]) -> float:
    left = rounds_left(state)
    points = float(state.vp[side] + total(card_lines(state, side)) + district_points(found, side))
    if not state.solo:
        points += NEW_HAND_VP * state.new_hands[side]
    if side < state.seats:
        share = min(1.0, left / 4)
        points += share * RESOURCE_WORTH * state.resources[side]
        points += share * TILE_WORTH * min(8, len(state.screens[side]))
        bonuses = sum(TRIGGER[card] != NONE for card in state.cards[side])
        points += left * BONUS_A_ROUND * bonuses
    return points


def rounds_left(state: GinkgopolisState) -> float:
    if state.is_last:
        return 0.0
    placed = max(
        1 - (state.stock[side] + state.resources[side]) / state.counts.resources
        for side in range(state.sides)
    )
    return max(1.0, min(ROUNDS - state.round, ROUNDS * (1 - placed)))


def settled(state: GinkgopolisState) -> GinkgopolisState:
    """The same with the open questions of an action answered somehow."""
    if state.question not in WITHIN_AN_ACTION:
        return state
    after, chance = state.copy(), QuickChance(state.round)
    while after.question in WITHIN_AN_ACTION:
        (seat,) = pending(after)
        apply(after, seat, legal(after, seat)[0], chance, None)
    return after


def rollout_action(state: GinkgopolisState, seat: int, rng: Random) -> Action:
    """Any; but rather with a tile that can be paid for than not, and rather no new hand."""
    choices = legal(state, seat)
    action = choices[int(rng.random() * len(choices))]
    if state.question != CHOOSE:
        return action
    for _ in range(3):
        if not isinstance(action, asked.NewHand) and _can(state, seat, action):
            break
        action = choices[int(rng.random() * len(choices))]
    return action


def _can(state: GinkgopolisState, seat: int, action: Action) -> bool:
    return (
        not isinstance(action, asked.Build) or price(state, seat, action.card, action.tile).payable
    )
