"""What a city of Happy City earns and is worth, and why."""

from kvartal.games.happy_city import state as asks
from kvartal.games.happy_city.components import CARDS, ID
from kvartal.games.happy_city.effects import EFFECTS, effect_of
from kvartal.games.happy_city.state import NONE, HappyCityState
from kvartal.kit.lines import Line, total
from kvartal.kit.outcome import Standing, rank


def income_lines(state: HappyCityState, seat: int) -> list[Line]:
    """HC-50: card by card; then what the special building adds (HC-138)."""
    lines = _printed(state, seat, "HC-50", [CARDS[n].income for n in _acting_as(state, seat)])
    effect, special = effect_of(state, seat), state.special[seat]
    more = effect.income(state, seat) + effect.income_by_comparison(state, seat)
    if more:
        lines.append(Line(effect.rule, more, source=ID[special]))
    return lines


def price_lines(state: HappyCityState, seat: int, card: int) -> list[Line]:
    """HC-74: the printed cost, and what the special building changes."""
    lines = [Line("HC-74", CARDS[card].cost, source=ID[card])]
    special = state.special[seat]
    if special != NONE:
        change = EFFECTS[special].price(state, seat, card) - CARDS[card].cost
        if change:
            lines.append(Line(EFFECTS[special].rule, change, source=ID[special]))
    return lines


def resident_lines(state: HappyCityState, seat: int) -> list[Line]:
    cards = [CARDS[n].residents for n in _acting_as(state, seat)]
    return _with_effect(state, seat, "HC-110", cards, effect_of(state, seat).residents(state, seat))


def heart_lines(state: HappyCityState, seat: int) -> list[Line]:
    cards = [CARDS[n].hearts for n in _acting_as(state, seat)]
    return _with_effect(state, seat, "HC-111", cards, effect_of(state, seat).hearts(state, seat))


def standing(state: HappyCityState, seat: int) -> Standing:
    """Points of a seat; the rank is still open."""
    parts = {"residents": resident_lines(state, seat), "hearts": heart_lines(state, seat)}
    residents, hearts = total(parts["residents"]), total(parts["hearts"])
    coins = [Line("HC-116", state.coins[seat])]
    if state.options.mode == "junior":  # HC-120
        sums = [Line("HC-120", residents, source="residents"), Line("HC-120", hearts, 1, "hearts")]
        return Standing(0, sums, coins, parts)
    lines = [Line("HC-112", max(0, hearts), max(0, residents))]  # HC-113
    special = state.special[seat]
    if special != NONE:
        more = EFFECTS[special].points(state, seat, total(lines))
        if more:
            lines.append(Line(EFFECTS[special].rule, more, source=ID[special]))
    return Standing(0, lines, coins, parts)


def outcome(state: HappyCityState) -> list[Standing] | None:
    if state.question != asks.OVER:
        return None
    standings = [standing(state, seat) for seat in range(state.seats)]
    ranks = rank([(s.score, state.coins[seat]) for seat, s in enumerate(standings)])  # HC-115
    for seat, place in enumerate(ranks):  # HC-118
        standings[seat].rank = place
    return standings


def _acting_as(state: HappyCityState, seat: int) -> list[int]:
    """The cards of a city; the Sphinx as what it has become."""
    cards = state.cities[seat][:]
    if state.special[seat] != NONE:
        cards[state.special_slot[seat]] = state.special[seat]
    return cards


def _printed(state: HappyCityState, seat: int, rule: str, amounts: list[int]) -> list[Line]:
    return [
        Line(rule, amount, source=ID[card])
        for card, amount in zip(state.cities[seat], amounts, strict=True)
        if amount
    ]


def _with_effect(
    state: HappyCityState, seat: int, rule: str, amounts: list[int], more: int
) -> list[Line]:
    lines = _printed(state, seat, rule, amounts)
    if more:
        lines.append(Line(effect_of(state, seat).rule, more, source=ID[state.special[seat]]))
    return lines
