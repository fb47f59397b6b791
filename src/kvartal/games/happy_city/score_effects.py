"""Special buildings that bring residents, hearts or points at scoring."""

from typing import Any

from kvartal.games.happy_city.components import COLOUR
from kvartal.games.happy_city.moments import Effect
from kvartal.games.happy_city.state import CITY_LIMIT, ROW, HappyCityState


class OneSymbol(Effect):
    """Gives some amount of one symbol, residents or hearts, at scoring."""

    def amount(self, state: HappyCityState, seat: int) -> int:
        raise NotImplementedError

    def residents(self, state: HappyCityState, seat: int) -> int:
        return self.amount(state, seat) if self.symbol == "residents" else 0

    def hearts(self, state: HappyCityState, seat: int) -> int:
        return self.amount(state, seat) if self.symbol == "hearts" else 0


class HeartsByCitySize(Effect):
    """Moai, HC-147."""

    def hearts(self, state: HappyCityState, seat: int) -> int:
        size, exactly = len(state.cities[seat]), self.numbers["exactly"]
        if size == exactly:
            return self.numbers["hearts_exactly"]
        return self.numbers["hearts_fewer"] if size < exactly else 0


class MostColour(OneSymbol):
    """Burger Joint, Mayan Pyramid, Colosseum, HC-153."""

    def amount(self, state: HappyCityState, seat: int) -> int:
        own = state.colours[seat][self.colour]
        best = max(state.colours[other][self.colour] for other in state.opponents(seat))
        if own > best:
            return self.numbers["strict"]
        return self.numbers["tied"] if own == best else self.numbers["otherwise"]


class PerNeighbourColour(OneSymbol):
    """Machu Picchu (left neighbour), Stonehenge, Leaning Tower (the better one), HC-157."""

    def __init__(self, numbers: dict[str, Any], rule: str) -> None:
        super().__init__(numbers, rule)
        self.left_only = numbers["who"] == "left"

    def amount(self, state: HappyCityState, seat: int) -> int:
        neighbours = state.neighbours(seat)[: 1 if self.left_only else 2]
        most = max(state.colours[other][self.colour] for other in neighbours)
        return self.numbers["each"] * most


class AdjacentSameColour(Effect):
    """Golden Gate Bridge, HC-159: by the cards that touch it in the two rows of five (HC-139)."""

    def __init__(self, numbers: dict[str, Any], rule: str) -> None:
        super().__init__(numbers, rule)
        self.two: dict[str, int] = numbers["two"]
        self.three: dict[str, int] = numbers["three"]

    def _gain(self, state: HappyCityState, seat: int) -> dict[str, int]:
        city, slot = state.cities[seat], state.special_slot[seat]
        beside = [s for s in (slot - 1, slot + 1) if s // ROW == slot // ROW]
        across = (slot + ROW) % CITY_LIMIT
        touching = [COLOUR[city[s]] for s in (*beside, across) if 0 <= s < len(city)]
        most = max((touching.count(colour) for colour in touching if colour >= 0), default=0)
        return {2: self.two, 3: self.three}.get(most, {})

    def residents(self, state: HappyCityState, seat: int) -> int:
        return self._gain(state, seat).get("residents", 0)

    def hearts(self, state: HappyCityState, seat: int) -> int:
        return self._gain(state, seat).get("hearts", 0)


class PerOwnColour(OneSymbol):
    """Wind Turbine, HC-160."""

    def amount(self, state: HappyCityState, seat: int) -> int:
        return self.numbers["each"] * state.colours[seat][self.colour]


class NextTwoSameColour(Effect):
    """Great Wall, HC-165."""

    def hearts(self, state: HappyCityState, seat: int) -> int:
        slot = state.special_slot[seat]
        following = [COLOUR[card] for card in state.cities[seat][slot + 1 : slot + 3]]
        alike = len(following) == 2 and following[0] == following[1] >= 0
        return self.numbers["hearts"] if alike else self.numbers["otherwise"]


class IfNoColour(OneSymbol):
    """Domed Cathedral, Parthenon, HC-167."""

    def amount(self, state: HappyCityState, seat: int) -> int:
        return 0 if state.colours[seat][self.colour] else self.numbers["amount"]


class DoublePointsBelow(Effect):
    """Japanese Garden, HC-168."""

    def points(self, state: HappyCityState, seat: int, product: int) -> int:
        return (self.numbers["factor"] - 1) * product if product < self.numbers["below"] else 0
