"""What is counted on a street: premises, floors, gifts; and what a symbol is worth there."""

from collections.abc import Sequence

from kvartal.games.uptown.components import (
    FLAT,
    GIFT,
    IF_GROUND_FLOOR,
    IS_GIFT,
    KIND,
    NOTHING,
    PER_FLOOR_BELOW,
    PER_KIND_ON_PLOT,
    PREMISES,
    Symbol,
)
from kvartal.games.uptown.state import Plot


def premises(plot: Plot, kind: int) -> int:
    """UP-108, UP-227: Duo counts two, and a project counts itself; gifts are one each (UP-152)."""
    if kind == GIFT:
        return sum(IS_GIFT[project] for project in plot)
    return sum(PREMISES[project] for project in plot if KIND[project] == kind)


def how_many(symbol: Symbol, street: Sequence[Plot], plot: int, floor: int) -> int:
    """How often a symbol on this floor (0: ground) of a plot counts (UP-106, UP-151)."""
    counts = symbol.counts
    if counts == FLAT:
        return 1
    if counts == NOTHING:
        return 0
    if counts == PER_FLOOR_BELOW:  # UP-107, UP-226
        return floor
    if counts == IF_GROUND_FLOOR:  # UP-231
        return int(floor == 0)
    if counts == PER_KIND_ON_PLOT:
        return premises(street[plot], symbol.kind)
    return sum(premises(each, symbol.kind) for each in street)


def worth(symbols: Sequence[Symbol], street: Sequence[Plot]) -> int:
    """The sum of all symbols of a street, in INCOME or in PRESTIGE."""
    amount = 0
    for number, plot in enumerate(street):
        for floor, project in enumerate(plot):
            symbol = symbols[project]
            if symbol.counts == FLAT:
                amount += symbol.amount
            elif symbol.counts != NOTHING:
                amount += symbol.amount * how_many(symbol, street, number, floor)
    return amount


def tallest(street: Sequence[Plot]) -> int:
    """UP-161, UP-260."""
    return max(map(len, street))
