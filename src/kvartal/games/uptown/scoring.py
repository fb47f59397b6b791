"""What a street of UpTown earns and is worth, and why."""

from collections.abc import Sequence

from kvartal.games.uptown.components import ID, INCOME, NOTHING, PRESTIGE, Symbol
from kvartal.games.uptown.state import OVER, Plot, UpTownState
from kvartal.games.uptown.street import how_many, tallest
from kvartal.kit.lines import Line, total
from kvartal.kit.outcome import Standing, rank

UPCOINS_A_POINT = 3  # UP-153


def income_lines(street: Sequence[Plot]) -> list[Line]:
    """UP-101: all floors of all plots; no less than nothing (UP-103)."""
    lines = [line for plot in range(len(street)) for line in _lines("UP-106", INCOME, street, plot)]
    if total(lines) < 0:
        lines.append(Line("UP-103", -total(lines)))
    return lines


def prestige_lines(street: Sequence[Plot], plot: int) -> list[Line]:
    """UP-155: what stands on a plot, also where it counts the whole street."""
    return _lines("UP-151", PRESTIGE, street, plot)


def standing(state: UpTownState, seat: int) -> Standing:
    """Points of a seat; the rank is still open."""
    street = state.streets[seat]
    parts = {f"plot_{n + 1}": prestige_lines(street, n) for n in range(len(street))}
    lines = [Line("UP-154", total(lines), source=plot) for plot, lines in parts.items()]
    money = Line("UP-153", 1, state.wallet[seat] // UPCOINS_A_POINT, "money")
    lines.append(money)
    parts["money"] = [money]  # UP-6: a row of the score pad, as the plots are
    return Standing(0, lines, [Line("UP-160", tallest(street))], parts)


def outcome(state: UpTownState) -> list[Standing] | None:
    if state.question != OVER:
        return None
    standings = [standing(state, seat) for seat in range(state.seats)]
    heights = [tallest(street) for street in state.streets]
    ranks = rank([(s.score, height) for s, height in zip(standings, heights, strict=True)])
    for each, place in zip(standings, ranks, strict=True):  # UP-156, UP-160 to UP-162
        each.rank = place
    return standings


def _lines(rule: str, symbols: list[Symbol], street: Sequence[Plot], plot: int) -> list[Line]:
    return [
        Line(rule, symbols[project].amount, count, ID[project])
        for floor, project in enumerate(street[plot])
        if symbols[project].counts != NOTHING
        and (count := how_many(symbols[project], street, plot, floor))
    ]
