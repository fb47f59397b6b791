"""Characters: the sets of the introductory game, and the draft (GK-21 to GK-25)."""

from kvartal.games.ginkgopolis.components import (
    CARD_ID,
    CHARACTERS,
    CHARACTERS_EACH,
    DRAFT_HAND,
    NONE,
    SET,
    SETS,
    card_ids,
)
from kvartal.games.ginkgopolis.facts import (
    CharactersShown,
    DraftBegan,
    DraftHand,
    PacketsPassed,
    Picked,
    PickedCharacter,
)
from kvartal.games.ginkgopolis.state import DRAFT, GinkgopolisState
from kvartal.kit.chance import Chance
from kvartal.kit.facts import Tell
from kvartal.kit.knowledge import only


def deal_sets(state: GinkgopolisState, chance: Chance, tell: Tell | None) -> None:
    """GK-22: each seat another set."""
    left = SETS[:]
    for seat in range(state.seats):
        number = left.pop(chance.below(f"set/{seat}", len(left)))
        _show(state, seat, [card for card in CHARACTERS if SET[card] == number], tell)


def deal_packets(state: GinkgopolisState, chance: Chance, tell: Tell | None) -> None:
    """GK-23: the others leave the game unseen."""
    state.question = DRAFT
    for seat, packet in enumerate(state.packets):
        for _ in range(DRAFT_HAND):
            packet.add(state.box.draw(chance), only(seat))
    if tell:
        tell(DraftBegan())
    _look(state, tell)


def pick(state: GinkgopolisState, seat: int, character: int, tell: Tell | None) -> bool:
    """GK-24: in secret, all at the same time. Is the draft over?"""
    state.chosen[seat] = character
    if tell:
        tell(Picked(seat))
        tell(PickedCharacter(seat, CARD_ID[character]), [seat])
    if NONE in state.chosen:
        return False
    for each, chosen in enumerate(state.chosen):
        state.packets[each].slip(chosen, state.picked[each], only(each))
    state.chosen = [NONE] * state.seats
    if len(state.picked[0]) == CHARACTERS_EACH:
        _reveal(state, tell)
        return True
    state.packets = [state.packets[(each - 1) % state.seats] for each in range(state.seats)]
    if tell:
        tell(PacketsPassed())
    _look(state, tell)
    return False


def _look(state: GinkgopolisState, tell: Tell | None) -> None:
    for seat, packet in enumerate(state.packets):
        packet.show_all(only(seat))
        state.looks[seat].append(packet.faces[:])
        if tell:
            tell(DraftHand(seat, card_ids(packet.faces)), [seat])


def _reveal(state: GinkgopolisState, tell: Tell | None) -> None:
    """GK-25; the last card of each packet leaves the game."""
    for seat, picked in enumerate(state.picked):
        _show(state, seat, picked.empty(), tell)
    state.box.shuffle_in([card for packet in state.packets for card in packet.empty()])
    state.looks = [[] for _ in state.looks]


def _show(state: GinkgopolisState, seat: int, characters: list[int], tell: Tell | None) -> None:
    state.cards[seat] = characters
    state.box.cards = [card for card in state.box.cards if card not in characters]
    state.box.size = len(state.box.cards)
    if tell:
        tell(CharactersShown(seat, card_ids(characters)))
