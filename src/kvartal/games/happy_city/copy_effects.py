"""Special buildings that stand in for another card, or in its place."""

from kvartal.games.happy_city.components import CARDS, IS_SPECIAL
from kvartal.games.happy_city.moments import Effect
from kvartal.games.happy_city.state import NONE, HappyCityState


class OneCard(Effect):
    """Counts as having what is printed on another card, but for its colour."""

    def copied(self, state: HappyCityState, seat: int) -> int:
        """The card, or NONE."""
        raise NotImplementedError

    def income(self, state: HappyCityState, seat: int) -> int:
        card = self.copied(state, seat)
        return 0 if card == NONE else CARDS[card].income

    def residents(self, state: HappyCityState, seat: int) -> int:
        card = self.copied(state, seat)
        return 0 if card == NONE else CARDS[card].residents

    def hearts(self, state: HappyCityState, seat: int) -> int:
        card = self.copied(state, seat)
        return 0 if card == NONE else CARDS[card].hearts


class CopyNeighbourSameSlot(OneCard):
    """Great Pyramid, HC-140: the chosen neighbour's card in the same slot."""

    copies_a_neighbour = True

    def copied(self, state: HappyCityState, seat: int) -> int:
        target = state.pyramid_target[seat]
        return NONE if target == NONE else state.cities[target][state.special_slot[seat]]


def may_be_copied(state: HappyCityState, slot: int, other: int) -> bool:
    """HC-221: only a card that is not a special building, in the same slot."""
    city = state.cities[other]
    return slot < len(city) and not IS_SPECIAL[city[slot]]


class CopyPreviousCard(OneCard):
    """Art Gallery, HC-144: the card in the slot before it."""

    def copied(self, state: HappyCityState, seat: int) -> int:
        return state.cities[seat][state.special_slot[seat] - 1]


class ReplaceLastCard(Effect):
    """Statue of Liberty, HC-148."""

    takes_the_last_slot = True


class CopySpecial(Effect):
    """Sphinx, HC-151: once it has chosen it acts as another building, and not as this one."""

    copies_a_special = True
