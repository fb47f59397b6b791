"""How well a city stands, and a quick choice for it."""

from random import Random

from kvartal.games.happy_city import state as asks
from kvartal.games.happy_city.actions import CardAction
from kvartal.games.happy_city.effects import effect_of, income
from kvartal.games.happy_city.rules import legal, price
from kvartal.games.happy_city.state import CITY_LIMIT, HappyCityState
from kvartal.kit.actions import Action

SYMBOLS_A_COIN = 0.45  # what dwellings and the larger buildings give
MOST_SYMBOLS_A_CARD = 3.0


def prospect(state: HappyCityState, seat: int) -> float:
    """Points at the end, if the money still to come buys what is missing most."""
    largest = max(map(len, state.cities))
    rounds = max(0, CITY_LIMIT - largest)
    cards = min(rounds, CITY_LIMIT - len(state.cities[seat]))
    money = state.coins[seat] + rounds * income(state, seat)
    effect = effect_of(state, seat)
    residents = state.residents[seat] + effect.residents(state, seat)
    hearts = state.hearts[seat] + effect.hearts(state, seat)
    gain = min(SYMBOLS_A_COIN * money, MOST_SYMBOLS_A_CARD * cards)
    if state.options.mode == "junior":
        return 3.0 * (residents + hearts + gain)
    low, high = sorted((float(residents), float(hearts)))
    level = min(gain, high - low)  # first make them equal, then let both grow
    rest = (gain - level) / 2
    product = max(0.0, low + level + rest) * max(0.0, high + rest)
    return product + effect.points(state, seat, int(product))


def rollout_action(state: HappyCityState, seat: int, rng: Random) -> Action:
    """Buys the dearer of two, takes a special building, and leaves the rest to luck."""
    choices = legal(state, seat)
    one = choices[int(rng.random() * len(choices))]
    if state.question not in {asks.BUY, asks.SPECIAL}:
        return one
    other = choices[int(rng.random() * len(choices))]
    if not isinstance(other, CardAction):
        return one
    if not isinstance(one, CardAction) or state.question == asks.SPECIAL:
        return other
    return one if price(state, seat, one.card) >= price(state, seat, other.card) else other
