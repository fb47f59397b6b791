"""What the expert special buildings do: one class a kind, one method a moment.

`components.toml` says which building has which kind, with its numbers. A building is all in its
row there and its class here; the rest of the game knows moments, not buildings.
"""

from typing import Any

from kvartal.games.happy_city.components import CARDS, COLOUR, COLOURS, IS_SPECIAL
from kvartal.games.happy_city.state import CITY_LIMIT, NONE, ROW, HappyCityState


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


class OneSymbol(Effect):
    """Gives some amount of one symbol, residents or hearts, at scoring."""

    def amount(self, state: HappyCityState, seat: int) -> int:
        raise NotImplementedError

    def residents(self, state: HappyCityState, seat: int) -> int:
        return self.amount(state, seat) if self.symbol == "residents" else 0

    def hearts(self, state: HappyCityState, seat: int) -> int:
        return self.amount(state, seat) if self.symbol == "hearts" else 0


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


class CoinWhenNeighbourSpends(Effect):
    """Castle, HC-141."""

    def coins_when_neighbour_pays(self, amount: int) -> int:
        return self.numbers["coins"] if amount >= self.numbers["at_least"] else 0


class CoinsPerCityCard(Effect):
    """Joke Shop, HC-142."""

    def taken(self, state: HappyCityState, seat: int) -> list[int]:
        return _for(state, seat, self.numbers["coins"] * len(state.cities[seat]))


class DiscountColour(Effect):
    """Harbour, Airport, Train Station, HC-143."""

    def price(self, state: HappyCityState, seat: int, card: int) -> int:
        cost = CARDS[card].cost
        return max(0, cost - self.numbers["coins"]) if COLOUR[card] == self.colour else cost


class CopyPreviousCard(OneCard):
    """Art Gallery, HC-144: the card in the slot before it."""

    def copied(self, state: HappyCityState, seat: int) -> int:
        return state.cities[seat][state.special_slot[seat] - 1]


class IncomePerColour(Effect):
    """Bowling Alley, Sushi Bar, Croissant Bakery, HC-145."""

    def income(self, state: HappyCityState, seat: int) -> int:
        return self.numbers["income"] * state.colours[seat][self.colour]


class DoubleIncomeNowLosePoints(Effect):
    """Concert Arena, HC-146."""

    def taken(self, state: HappyCityState, seat: int) -> list[int]:
        return _for(state, seat, self.numbers["factor"] * income(state, seat))

    def points(self, state: HappyCityState, seat: int, product: int) -> int:
        return -income(state, seat)


class HeartsByCitySize(Effect):
    """Moai, HC-147."""

    def hearts(self, state: HappyCityState, seat: int) -> int:
        size, exactly = len(state.cities[seat]), self.numbers["exactly"]
        if size == exactly:
            return self.numbers["hearts_exactly"]
        return self.numbers["hearts_fewer"] if size < exactly else 0


class ReplaceLastCard(Effect):
    """Statue of Liberty, HC-148."""

    takes_the_last_slot = True


class DeckMinimumPrice(Effect):
    """Hot Dog Stand, HC-149."""

    def __init__(self, numbers: dict[str, Any], rule: str) -> None:
        super().__init__(numbers, rule)
        self.prices: list[int] = numbers["prices"]

    def price(self, state: HappyCityState, seat: int, card: int) -> int:
        deck = CARDS[card].deck
        return self.prices[deck] if deck >= 0 else CARDS[card].cost


class IncomeIfStrictlyLowest(Effect):
    """Barber Shop, HC-150, HC-220: by base income, so that two of them cannot chase each other."""

    def income_by_comparison(self, state: HappyCityState, seat: int) -> int:
        own = base_income(state, seat)
        lowest = all(own < base_income(state, other) for other in state.opponents(seat))
        return self.numbers["income"] if lowest else 0


class CopySpecial(Effect):
    """Sphinx, HC-151: once it has chosen it acts as another building, and not as this one."""

    copies_a_special = True


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


class MostColour(OneSymbol):
    """Burger Joint, Mayan Pyramid, Colosseum, HC-153."""

    def amount(self, state: HappyCityState, seat: int) -> int:
        own = state.colours[seat][self.colour]
        best = max(state.colours[other][self.colour] for other in state.opponents(seat))
        if own > best:
            return self.numbers["strict"]
        return self.numbers["tied"] if own == best else self.numbers["otherwise"]


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


class PerNeighbourColour(OneSymbol):
    """Machu Picchu (left neighbour), Stonehenge, Leaning Tower (the better one), HC-157."""

    def __init__(self, numbers: dict[str, Any], rule: str) -> None:
        super().__init__(numbers, rule)
        self.left_only = numbers["who"] == "left"

    def amount(self, state: HappyCityState, seat: int) -> int:
        neighbours = state.neighbours(seat)[: 1 if self.left_only else 2]
        most = max(state.colours[other][self.colour] for other in neighbours)
        return self.numbers["each"] * most


class PassBonus(Effect):
    """Big Ben, HC-158."""

    def coins_for_passing(self) -> int:
        return self.numbers["coins"]


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


class HeartsIfIncomeBelowNeighbours(Effect):
    """Taj Mahal, HC-161."""

    def hearts(self, state: HappyCityState, seat: int) -> int:
        own = income(state, seat)
        below = all(own < income(state, other) for other in state.neighbours(seat))
        return self.numbers["hearts"] if below else self.numbers["otherwise"]


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


class NextTwoSameColour(Effect):
    """Great Wall, HC-165."""

    def hearts(self, state: HappyCityState, seat: int) -> int:
        slot = state.special_slot[seat]
        following = [COLOUR[card] for card in state.cities[seat][slot + 1 : slot + 3]]
        alike = len(following) == 2 and following[0] == following[1] >= 0
        return self.numbers["hearts"] if alike else self.numbers["otherwise"]


class IncomePerDistinctColourBefore(Effect):
    """Billiard Hall, HC-166."""

    def income(self, state: HappyCityState, seat: int) -> int:
        before = state.cities[seat][: state.special_slot[seat]]
        return self.numbers["income"] * len({COLOUR[card] for card in before} - {NONE})


class IfNoColour(OneSymbol):
    """Domed Cathedral, Parthenon, HC-167."""

    def amount(self, state: HappyCityState, seat: int) -> int:
        return 0 if state.colours[seat][self.colour] else self.numbers["amount"]


class DoublePointsBelow(Effect):
    """Japanese Garden, HC-168."""

    def points(self, state: HappyCityState, seat: int, product: int) -> int:
        return (self.numbers["factor"] - 1) * product if product < self.numbers["below"] else 0


KINDS: dict[str, type[Effect]] = {
    "copy_neighbor_same_slot": CopyNeighbourSameSlot,
    "coin_when_neighbor_spends": CoinWhenNeighbourSpends,
    "coins_per_city_card": CoinsPerCityCard,
    "discount_color": DiscountColour,
    "copy_previous_card": CopyPreviousCard,
    "income_per_color": IncomePerColour,
    "double_income_now_lose_points": DoubleIncomeNowLosePoints,
    "hearts_by_city_size": HeartsByCitySize,
    "replace_last_card": ReplaceLastCard,
    "deck_minimum_price": DeckMinimumPrice,
    "income_if_strictly_lowest": IncomeIfStrictlyLowest,
    "copy_special": CopySpecial,
    "steal_after_income": StealAfterIncome,
    "most_color": MostColour,
    "next_card_free": NextCardFree,
    "everyone_gains_coins": EveryoneGainsCoins,
    "income_if_fewest_color": IncomeIfFewestColour,
    "per_neighbor_color": PerNeighbourColour,
    "pass_bonus": PassBonus,
    "adjacent_same_color": AdjacentSameColour,
    "per_own_color": PerOwnColour,
    "hearts_if_income_below_neighbors": HeartsIfIncomeBelowNeighbours,
    "mirror_opponent_income": MirrorOpponentIncome,
    "income_per_pair": IncomePerPair,
    "coins_before_income_if_money": CoinsBeforeIncomeIfMoney,
    "next_two_same_color": NextTwoSameColour,
    "income_per_distinct_color_before": IncomePerDistinctColourBefore,
    "if_no_color": IfNoColour,
    "double_points_below": DoublePointsBelow,
}

PLAIN = Effect({}, "")
EFFECTS = [KINDS[c.effect["kind"]](c.effect, c.rule) if c.effect else PLAIN for c in CARDS]


def effect_of(state: HappyCityState, seat: int) -> Effect:
    """The effect of a seat's special building; PLAIN without one."""
    special = state.special[seat]
    return PLAIN if special == NONE else EFFECTS[special]


def base_income(state: HappyCityState, seat: int) -> int:
    """HC-138: without any Barber Shop bonus."""
    return state.income[seat] + effect_of(state, seat).income(state, seat)


def income(state: HappyCityState, seat: int) -> int:
    """HC-138: what a city would collect now."""
    effect = effect_of(state, seat)
    return base_income(state, seat) + effect.income_by_comparison(state, seat)


def may_be_copied(state: HappyCityState, slot: int, other: int) -> bool:
    """HC-221: only a card that is not a special building, in the same slot."""
    city = state.cities[other]
    return slot < len(city) and not IS_SPECIAL[city[slot]]


def _for(state: HappyCityState, seat: int, coins: int) -> list[int]:
    return [coins if other == seat else 0 for other in range(state.seats)]
