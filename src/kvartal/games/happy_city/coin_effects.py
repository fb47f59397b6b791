"""Special buildings that bring coins, or spare them, while the game is played."""

from typing import Any

from kvartal.games.happy_city.components import CARDS, COLOUR
from kvartal.games.happy_city.moments import Effect, coins_for
from kvartal.games.happy_city.state import NONE, HappyCityState


class CoinWhenNeighbourSpends(Effect):
    """Castle, HC-141."""

    def coins_when_neighbour_pays(self, amount: int) -> int:
        return self.numbers["coins"] if amount >= self.numbers["at_least"] else 0


class CoinsPerCityCard(Effect):
    """Joke Shop, HC-142."""

    def taken(self, state: HappyCityState, seat: int) -> list[int]:
        return coins_for(state, seat, self.numbers["coins"] * len(state.cities[seat]))


class DiscountColour(Effect):
    """Harbour, Airport, Train Station, HC-143."""

    def price(self, state: HappyCityState, seat: int, card: int) -> int:
        cost = CARDS[card].cost
        return max(0, cost - self.numbers["coins"]) if COLOUR[card] == self.colour else cost


class IncomePerColour(Effect):
    """Bowling Alley, Sushi Bar, Croissant Bakery, HC-145."""

    def income(self, state: HappyCityState, seat: int) -> int:
        return self.numbers["income"] * state.colours[seat][self.colour]


class DeckMinimumPrice(Effect):
    """Hot Dog Stand, HC-149."""

    def __init__(self, numbers: dict[str, Any], rule: str) -> None:
        super().__init__(numbers, rule)
        self.prices: list[int] = numbers["prices"]

    def price(self, state: HappyCityState, seat: int, card: int) -> int:
        deck = CARDS[card].deck
        return self.prices[deck] if deck >= 0 else CARDS[card].cost


class StealAfterIncome(Effect):
    """Royal Palace, HC-152: a coin from each of the richest opponents, if they have any."""

    def after_income(self, state: HappyCityState, seat: int) -> list[int]:
        others = state.opponents(seat)
        most = max(state.coins[other] for other in others)
        loss = min(self.numbers["coins"], most)
        return [
            loss if other != seat and state.coins[other] == most else 0
            for other in range(state.seats)
        ]


class NextCardFree(Effect):
    """Underwater Tunnel, HC-154."""

    def taken(self, state: HappyCityState, seat: int) -> list[int]:
        state.tunnel_open = True
        return []

    def price(self, state: HappyCityState, seat: int, card: int) -> int:
        return 0 if state.tunnel_open else CARDS[card].cost

    def bought(self, state: HappyCityState) -> None:
        state.tunnel_open = False


class EveryoneGainsCoins(Effect):
    """Water Park, HC-155."""

    def taken(self, state: HappyCityState, seat: int) -> list[int]:
        return [self.numbers["coins"]] * state.seats


class IncomeIfFewestColour(Effect):
    """Escape Room, HC-156, HC-236."""

    def income(self, state: HappyCityState, seat: int) -> int:
        own = state.colours[seat][self.colour]
        fewest = all(own <= state.colours[other][self.colour] for other in state.opponents(seat))
        return self.numbers["income"] if fewest else 0


class PassBonus(Effect):
    """Big Ben, HC-158."""

    def coins_for_passing(self) -> int:
        return self.numbers["coins"]


class MirrorOpponentIncome(Effect):
    """Louvre, HC-162: in the next income phases, another's income on top."""

    chooses_income = True

    def taken(self, state: HappyCityState, seat: int) -> list[int]:
        state.louvre_phases = self.numbers["phases"]
        return []


class IncomePerPair(Effect):
    """Greengrocer, HC-163, HC-234."""

    def income(self, state: HappyCityState, seat: int) -> int:
        return self.numbers["income"] * max(0, min(state.hearts[seat], state.residents[seat]))


class CoinsBeforeIncomeIfMoney(Effect):
    """Arcade, HC-164."""

    def before_income(self, state: HappyCityState, seat: int) -> int:
        return self.numbers["coins"] if state.coins[seat] else 0


class IncomePerDistinctColourBefore(Effect):
    """Billiard Hall, HC-166."""

    def income(self, state: HappyCityState, seat: int) -> int:
        before = state.cities[seat][: state.special_slot[seat]]
        return self.numbers["income"] * len({COLOUR[card] for card in before} - {NONE})
