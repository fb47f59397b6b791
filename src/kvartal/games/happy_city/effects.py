"""What the expert special buildings do: one class a kind, one method a moment.

`components.toml` says which building has which kind, with its numbers. A building is all in its
row there and its class: here if it weighs whole incomes, else in the file of its kin. The rest of
the game knows moments, not buildings.
"""

from kvartal.games.happy_city.coin_effects import (
    CoinsBeforeIncomeIfMoney,
    CoinsPerCityCard,
    CoinWhenNeighbourSpends,
    DeckMinimumPrice,
    DiscountColour,
    EveryoneGainsCoins,
    IncomeIfFewestColour,
    IncomePerColour,
    IncomePerDistinctColourBefore,
    IncomePerPair,
    MirrorOpponentIncome,
    NextCardFree,
    PassBonus,
    StealAfterIncome,
)
from kvartal.games.happy_city.components import CARDS
from kvartal.games.happy_city.copy_effects import (
    CopyNeighbourSameSlot,
    CopyPreviousCard,
    CopySpecial,
    ReplaceLastCard,
)
from kvartal.games.happy_city.moments import Effect, coins_for
from kvartal.games.happy_city.score_effects import (
    AdjacentSameColour,
    DoublePointsBelow,
    HeartsByCitySize,
    IfNoColour,
    MostColour,
    NextTwoSameColour,
    PerNeighbourColour,
    PerOwnColour,
)
from kvartal.games.happy_city.state import NONE, HappyCityState


class DoubleIncomeNowLosePoints(Effect):
    """Concert Arena, HC-146."""

    def taken(self, state: HappyCityState, seat: int) -> list[int]:
        return coins_for(state, seat, self.numbers["factor"] * income(state, seat))

    def points(self, state: HappyCityState, seat: int, product: int) -> int:
        return -income(state, seat)


class IncomeIfStrictlyLowest(Effect):
    """Barber Shop, HC-150, HC-220: by base income, so that two of them cannot chase each other."""

    def income_by_comparison(self, state: HappyCityState, seat: int) -> int:
        own = base_income(state, seat)
        lowest = all(own < base_income(state, other) for other in state.opponents(seat))
        return self.numbers["income"] if lowest else 0


class HeartsIfIncomeBelowNeighbours(Effect):
    """Taj Mahal, HC-161."""

    def hearts(self, state: HappyCityState, seat: int) -> int:
        own = income(state, seat)
        below = all(own < income(state, other) for other in state.neighbours(seat))
        return self.numbers["hearts"] if below else self.numbers["otherwise"]


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
