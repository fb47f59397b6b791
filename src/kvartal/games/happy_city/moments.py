"""The moments at which a special building may act."""

from typing import Any

from kvartal.games.happy_city.components import CARDS, COLOURS
from kvartal.games.happy_city.state import NONE, HappyCityState


class Effect:
    """A special building without any effect: what all others are unless they say otherwise."""

    takes_the_last_slot = False
    """It replaces the last card of the city instead of extending it (HC-148)."""
    chooses_income = False
    """Its owner chooses an opponent in the next income phases (HC-162)."""
    copies_a_special = False
    """Its owner chooses in F1 which special building it becomes (HC-151)."""
    copies_a_neighbour = False
    """Its owner chooses in F2 whose card it copies (HC-140)."""

    def __init__(self, numbers: dict[str, Any], rule: str) -> None:
        self.rule = rule
        self.colour = COLOURS.index(numbers["colour"]) if "colour" in numbers else NONE
        self.symbol = str(numbers.get("symbol", ""))
        self.numbers = {k: v for k, v in numbers.items() if isinstance(v, int)}

    def taken(self, state: HappyCityState, seat: int) -> list[int]:
        """Coins for each seat, at once when it is taken (or copied by the Sphinx)."""
        return []

    def before_income(self, state: HappyCityState, seat: int) -> int:
        """Coins for the owner before each income phase (A0)."""
        return 0

    def income(self, state: HappyCityState, seat: int) -> int:
        """Income beside what is printed, as part of the base income."""
        return 0

    def income_by_comparison(self, state: HappyCityState, seat: int) -> int:
        """Income that depends on everybody's base income."""
        return 0

    def after_income(self, state: HappyCityState, seat: int) -> list[int]:
        """Coins that each seat loses to the owner after each income phase (A3)."""
        return []

    def price(self, state: HappyCityState, seat: int, card: int) -> int:
        """What a card costs the owner."""
        return CARDS[card].cost

    def bought(self, state: HappyCityState) -> None:
        """The owner has bought a card."""

    def coins_for_passing(self) -> int:
        return 1  # HC-72

    def coins_when_neighbour_pays(self, amount: int) -> int:
        return 0

    def residents(self, state: HappyCityState, seat: int) -> int:
        """Residents beside what is printed, at scoring."""
        return 0

    def hearts(self, state: HappyCityState, seat: int) -> int:
        """Hearts beside what is printed, at scoring."""
        return 0

    def points(self, state: HappyCityState, seat: int, product: int) -> int:
        """Points added to residents times hearts."""
        return 0


def coins_for(state: HappyCityState, seat: int, coins: int) -> list[int]:
    """What each seat gains when one alone gains something."""
    return [coins if other == seat else 0 for other in range(state.seats)]
