"""What is legal in Ginkgopolis."""

from kvartal.games.ginkgopolis import actions as act
from kvartal.games.ginkgopolis.building import empty_beside, letter_in_question, ring
from kvartal.games.ginkgopolis.components import (
    CARD_ID,
    CHARACTERS,
    NONE,
    TILE_ID,
)
from kvartal.games.ginkgopolis.edge import candidates
from kvartal.games.ginkgopolis.state import (
    CHOOSE,
    DRAFT,
    MOVE,
    OVER,
    PUSH,
    RELOCATE,
    RETURN,
    TAKE,
    GinkgopolisState,
)
from kvartal.kit.actions import Action
from kvartal.kit.game import NOT_ASKED, NOT_AWAITED, Refusal


def pending(state: GinkgopolisState) -> list[int]:
    """GK-24, GK-32, GK-93: all who have not decided, at once; in an action one seat."""
    if state.question == OVER:
        return []
    if state.question in (CHOOSE, DRAFT):
        return [seat for seat, card in enumerate(state.chosen) if card == NONE]
    if state.question == RETURN:
        return [seat for seat, asked in enumerate(state.deciding) if asked]
    return [state.asked()]


def is_awaited(state: GinkgopolisState, seat: int) -> bool:
    if state.question in (CHOOSE, DRAFT):
        return state.chosen[seat] == NONE
    if state.question == RETURN:
        return state.deciding[seat]
    return state.question != OVER and seat == state.asked()


def legal(state: GinkgopolisState, seat: int) -> list[Action]:
    if not is_awaited(state, seat):
        return []
    question = state.question
    if question == CHOOSE:
        return _choices(state, seat)
    if question == DRAFT:
        return [act.DRAFT[card - CHARACTERS[0]] for card in state.packets[seat].faces]
    if question == RETURN:
        return [*(act.RETURN[tile] for tile in returnable(state, seat)), act.DONE]
    if question == TAKE:
        return [act.TAKE_RESOURCE, act.TAKE_TILE]
    if question == MOVE:
        return [act.MOVE[side] for side in empty_beside(state, state.spot)]
    if question == RELOCATE:
        return [act.RELOCATE[index] for index in relocations(state)]
    return [act.PUSH_CLOCKWISE, act.PUSH_COUNTERCLOCKWISE]


def _choices(state: GinkgopolisState, seat: int) -> list[Action]:
    """GK-35: any card with any own tile or none, whether it can be paid or not (GK-R4)."""
    found: list[Action] = []
    tiles = state.screens[seat].faces
    for card in state.hands[seat].faces:
        builds = act.BUILD[card]
        found.append(act.EXPLOIT[card])
        found += [builds[tile] for tile in tiles]
    if not state.solo and state.new_hands[seat]:  # GK-38, GK-41, GK-136
        found.append(act.NEW_HAND)
    return found


def returnable(state: GinkgopolisState, seat: int) -> list[int]:
    """GK-93: tiles are picked in ascending order; a committed one stays (GK-95)."""
    picks = state.picks[seat]
    last = picks[-1] if picks else NONE
    laid = state.laid[seat]
    return [tile for tile in state.screens[seat].faces if tile > last and tile != laid]


def relocations(state: GinkgopolisState) -> list[int]:
    """GK-T4: where in the ring."""
    around = ring(state)
    places = candidates(around, state.tokens, letter_in_question(state))
    return [around.index(place) for place in places]


def rule_against(state: GinkgopolisState, seat: int, action: Action) -> Refusal | None:
    if not is_awaited(state, seat):
        return NOT_AWAITED
    question = state.question
    if isinstance(action, act.Exploit):
        return _against_card(state, seat, action.card) if question == CHOOSE else NOT_ASKED
    if isinstance(action, act.Build):
        if question != CHOOSE:
            return NOT_ASKED
        if refusal := _against_card(state, seat, action.card):
            return refusal
        return _against_tile(state, seat, action.tile)
    if isinstance(action, act.NewHand):
        if question != CHOOSE:
            return NOT_ASKED
        if state.solo:
            return Refusal("GK-136")
        return None if state.new_hands[seat] else Refusal("GK-39")
    if isinstance(action, act.Draft):
        if question != DRAFT:
            return NOT_ASKED
        return None if action.character in state.packets[seat].faces else Refusal("GK-24")
    if isinstance(action, act.Return):
        return _against_return(state, seat, action.tile) if question == RETURN else NOT_ASKED
    if isinstance(action, act.Move):
        if question != MOVE:
            return NOT_ASKED
        return None if action.side in empty_beside(state, state.spot) else Refusal("GK-62")
    if isinstance(action, act.Relocate):
        if question != RELOCATE:
            return NOT_ASKED
        return None if action.index in relocations(state) else Refusal("GK-T4")
    if action == act.DONE:
        return None if question == RETURN else NOT_ASKED
    if action in (act.TAKE_RESOURCE, act.TAKE_TILE):
        return None if question == TAKE else NOT_ASKED
    return None if question == PUSH else NOT_ASKED


def _against_card(state: GinkgopolisState, seat: int, card: int) -> Refusal | None:
    if card in state.hands[seat].faces:
        return None
    return Refusal("GK-32", {"card": CARD_ID[card]})


def _against_tile(state: GinkgopolisState, seat: int, tile: int) -> Refusal | None:
    if tile in state.screens[seat].faces:
        return None
    return Refusal("GK-35", {"tile": TILE_ID[tile]})


def _against_return(state: GinkgopolisState, seat: int, tile: int) -> Refusal | None:
    if tile in returnable(state, seat):
        return None
    if tile == state.laid[seat]:
        return Refusal("GK-95", {"tile": TILE_ID[tile]})
    return Refusal("GK-93", {"tile": TILE_ID[tile]})
