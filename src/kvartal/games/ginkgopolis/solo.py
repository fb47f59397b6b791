"""Gosha, the automatic opponent (section 7)."""

from kvartal.games.ginkgopolis.building import construct, neighbours, place_letter, urbanize
from kvartal.games.ginkgopolis.components import (
    CARD_ID,
    CONSTRUCT,
    FIRST_URBAN,
    GOSHA_EXTRA,
    SOLO_CARDS,
    TILE_ID,
    URBANIZE,
    VP,
    card_ids,
    is_urban,
)
from kvartal.games.ginkgopolis.deck import discard, draw_cards, rebuild_if_empty
from kvartal.games.ginkgopolis.facts import (
    GoshaCannot,
    GoshaRedrew,
    LaidForGosha,
    LastCard,
    Revealed,
    UnusedDiscarded,
)
from kvartal.games.ginkgopolis.gains import Gains, exhaust, give, no_gains
from kvartal.games.ginkgopolis.state import BONUS, GOSHA, GinkgopolisState
from kvartal.kit.chance import Chance
from kvartal.kit.facts import Tell
from kvartal.kit.knowledge import only
from kvartal.kit.lines import Line

PLAYER = 0


def deal(state: GinkgopolisState, chance: Chance, tell: Tell | None) -> None:
    """GK-127, GK-R23: where Gosha's card comes from is decided here and nowhere else."""
    draw_cards(state, PLAYER, SOLO_CARDS, chance, tell)
    if tell:
        tell(LaidForGosha())
    if state.deck.size > 1:
        state.deck.size -= 1
        state.face_down = True
        return
    card = state.deck.draw(chance)  # the last one: the player can tell which it is
    state.hands[GOSHA].add_drawn(card, only(PLAYER))
    if tell:
        tell(LastCard(CARD_ID[card]), [PLAYER])
    rebuild_if_empty(state, chance, tell)


def discard_unused(state: GinkgopolisState, tell: Tell | None) -> None:
    """GK-129."""
    unused = state.hands[PLAYER].empty()
    for card in unused:
        discard(state, card)
    if tell:
        tell(UnusedDiscarded(PLAYER, card_ids(unused)))


def act(state: GinkgopolisState, chance: Chance, tell: Tell | None) -> None:
    """GK-142, in its order (GK-R50)."""
    state.played = _reveal(state, chance)
    if tell:
        tell(Revealed(GOSHA, CARD_ID[state.played], ""))
    if state.reserve.size == 0:  # GK-R25
        _cannot(state, 0, tell)
        return
    if state.options.mode == "solo_expert":
        _redraw(state, chance, tell)
    needed, had = _needs(state)
    if needed > had:  # GK-138
        _cannot(state, needed, tell)
        return
    tile = state.reserve.draw(chance)
    if state.reserve.size == 0:
        exhaust(state, tell)
    if is_urban(state.played):  # GK-131
        state.trigger = URBANIZE
        urbanize(state, GOSHA, state.played, tile, tell)
        if place_letter(state, tell):
            begin_yield(state, tell)
    else:  # GK-132
        state.trigger = CONSTRUCT
        construct(state, GOSHA, state.played, tile, tell)
        state.step = BONUS


def begin_yield(state: GinkgopolisState, tell: Tell | None) -> None:
    """GK-131: one point for each asset, whatever it is (GK-R42); no bonuses (GK-134)."""
    give(state, GOSHA, _worth(state, state.spot), tell)
    state.step = BONUS


def _worth(state: GinkgopolisState, spot: int) -> Gains:
    gains = no_gains()
    gains[VP] = [
        Line("GK-131", 1, building.height, TILE_ID[building.top])
        for building in neighbours(state, spot)
    ]
    return gains


def _reveal(state: GinkgopolisState, chance: Chance) -> int:
    """GK-130."""
    if not state.face_down:
        (card,) = state.hands[GOSHA].empty()
        return card
    state.face_down = False
    state.deck.size += 1
    return state.deck.draw(chance)


def _redraw(state: GinkgopolisState, chance: Chance, tell: Tell | None) -> None:
    """GK-139, GK-R44: one more card, if the first is for urbanisation; never a third."""
    first = state.played
    if not is_urban(first):
        return
    second = state.deck.draw(chance)
    rebuild_if_empty(state, chance, tell)
    better = not is_urban(second) or _height_beside(state, second) > _height_beside(state, first)
    state.played = second if better else first
    discard(state, first if better else second)
    if tell:
        tell(GoshaRedrew(CARD_ID[first], CARD_ID[second], CARD_ID[state.played]))


def _height_beside(state: GinkgopolisState, card: int) -> int:
    """GK-R45: of the buildings where that letter stands now."""
    return sum(b.height for b in neighbours(state, state.tokens[card - FIRST_URBAN]))


def _needs(state: GinkgopolisState) -> tuple[int, int]:
    """Resources for his building, and what he has, with those that come back to him."""
    if is_urban(state.played):
        return 1, state.stock[GOSHA]
    building = state.city[state.designated(state.played)]
    back = building.height if building.owner == GOSHA else 0
    return building.height + 1 + GOSHA_EXTRA, state.stock[GOSHA] + back


def _cannot(state: GinkgopolisState, needed: int, tell: Tell | None) -> None:
    """GK-138: nothing of it happens, the card is discarded, and the game ends."""
    state.is_last = True
    state.trigger = URBANIZE  # no card is kept
    state.step = BONUS
    if tell:
        tell(GoshaCannot(needed, state.stock[GOSHA]))
