"""What can be counted about a city's prospects, for values learned from play."""

from kvartal.games.happy_city.components import COLOURS
from kvartal.games.happy_city.effects import effect_of, income
from kvartal.games.happy_city.state import CITY_LIMIT, NONE, HappyCityState

SYMBOLS_A_COIN = (0.2, 0.35, 0.5, 0.65)
"""Points grow with a product, and a weighted sum does not: so it gets the product, as it would be
if the money to come bought so much."""
SYMBOLS_A_CARD = 3.0

NAMES: tuple[str, ...] = (
    *(f"product_{symbols}" for symbols in SYMBOLS_A_COIN),
    "product",
    "points",
    "residents",
    "hearts",
    "less",
    "gap",
    "gap_in_time",
    "coins",
    "coins_in_time",
    "income",
    "income_in_time",
    "money",
    "sum_by_money",
    "rounds",
    "rounds_squared",
    "cards",
    "behind",
    "yet_to_play",
    "last_round",
    "special",
    "special_in_time",
    *(f"{colour}" for colour in COLOURS),
    *(f"{colour}_in_time" for colour in COLOURS),
    "best_income_of_others",
    "best_coins_of_others",
)


def features(state: HappyCityState, side: int) -> list[float]:
    own = len(state.cities[side])
    rounds = max(0, CITY_LIMIT - max(map(len, state.cities)))
    cards = min(rounds, CITY_LIMIT - own)
    earned, coins = income(state, side), state.coins[side]
    money = coins + rounds * earned
    effect = effect_of(state, side)
    residents = float(state.residents[side] + effect.residents(state, side))
    hearts = float(state.hearts[side] + effect.hearts(state, side))
    low, high = min(residents, hearts), max(residents, hearts)
    product = max(0.0, low) * max(0.0, high)
    special = float(state.special[side] != NONE)
    yet_to_play = float((side - state.first) % state.seats >= state.turn)
    others = [other for other in range(state.seats) if other != side]
    found = [
        _product(low, high, min(each * money, SYMBOLS_A_CARD * cards)) for each in SYMBOLS_A_COIN
    ]
    found += [
        product,
        float(effect.points(state, side, int(product))),
        residents,
        hearts,
        low,
        high - low,
        (high - low) * rounds,
        float(coins),
        float(coins * rounds),
        float(earned),
        float(earned * rounds),
        float(money),
        (residents + hearts) * money,
        float(rounds),
        float(rounds * rounds),
        float(cards),
        float(CITY_LIMIT - own - rounds),
        yet_to_play,
        float(rounds == 0),
        special,
        special * rounds,
    ]
    found += [float(count) for count in state.colours[side]]
    found += [float(count * rounds) for count in state.colours[side]]
    found.append(float(max([income(state, other) for other in others])))
    found.append(float(max([state.coins[other] for other in others])))
    return found


def _product(low: float, high: float, gain: float) -> float:
    """Of residents and hearts, if they grow by so much: first they become equal, then both grow."""
    level = min(gain, high - low)
    rest = (gain - level) / 2
    return max(0.0, low + level + rest) * max(0.0, high + rest)
