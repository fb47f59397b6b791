"""The moments at which a consultant may change the rules (ST-182)."""

from kvartal.games.streets.city import Street
from kvartal.games.streets.state import StreetsState


class Consultant:
    """One without any effect: what all are unless they say otherwise."""

    more_players = 0
    """The tiles are prepared as for so many players more."""
    extra_removed = 0
    """So many tiles are then taken out, whatever their kind."""
    can_swap = False
    """The owner may value a building by a tile in hand (ST-198)."""

    def __init__(self, symbols: list[int]) -> None:
        self.symbols = symbols

    def builds(self, state: StreetsState) -> int:
        """How many tiles the owner builds in the turn that begins."""
        return 1

    def most_signs(self, state: StreetsState, seat: int) -> int:
        """How many signs the owner may put on the next building."""
        return 1

    def can_cover(self, state: StreetsState, building: int) -> bool:
        """Whether the owner may build on top of a building."""
        return False

    def count(
        self, state: StreetsState, seat: int, street: Street, symbols: list[int], is_final: bool
    ) -> None:
        """Changes the symbols that count for the owner in a street: adds the card's (ST-183)."""
        for kind, count in enumerate(self.symbols):
            symbols[kind] += count


NOBODY = Consultant([])
