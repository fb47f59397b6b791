"""What a building is worth where it stands, and which symbols count there (section 6)."""

from kvartal.games.streets.city import City, Street
from kvartal.games.streets.components import (
    ADJACENCY,
    COPY,
    ENCLOSURE,
    ID,
    IS_COPYABLE,
    KINDS,
    OWNERSHIP,
    PEOPLE,
    SET,
    STREET_SIZE,
    SYMBOL,
    SYMBOLS,
    VALUATION,
    WILD,
    WILDS,
)
from kvartal.games.streets.geometry import AROUND
from kvartal.kit.lines import Line


def symbols_in(city: City, street: Street) -> list[int]:
    """ST-85: by kind, on the tiles of a street, whosever they are, and pointing into it."""
    counted = [0] * len(KINDS)
    for building in [*street, *city.pointing_in(street)]:
        add_symbols(counted, city.tiles[building])
    return counted


def add_symbols(counted: list[int], tile: int) -> None:
    for kind, count in enumerate(SYMBOLS[tile]):
        counted[kind] += count


def pairs(one: int, other: int, wild: int) -> int:
    """ST-92: disjoint pairs; wild symbols fill gaps, and two of them make a pair."""
    return min(min(one, other) + wild, (one + other + wild) // 2)


def valuation(
    city: City, side: int, building: int, tile: int, street: Street, symbols: list[int]
) -> Line:
    """The formula of `tile` for this side, at the place of a building. `symbols` is what counts for
    that side; a wild symbol counts as any, anew for each formula (ST-87, ST-88)."""
    formula = VALUATION[tile]
    kind, per = formula.type, formula.per
    source = ID[tile]
    if kind == SYMBOL:
        return Line("ST-91", per, symbols[formula.of[0]] + symbols[WILD], source)
    if kind == PEOPLE:  # not those who stand (ST-83)
        colour = formula.of[0]
        return Line("ST-90", per, sum([city.lying[4 * b + colour] for b in street]), source)
    if kind == SET:
        one, other = formula.of
        return Line("ST-92", per, pairs(symbols[one], symbols[other], symbols[WILD]), source)
    if kind == WILDS:
        return Line("ST-93", per, symbols[WILD], source)
    if kind == OWNERSHIP:
        own = sum([city.signs[b] for b in street if city.owners[b] == side])
        return Line("ST-94", per, own, source)
    if kind == STREET_SIZE:
        return Line("ST-95", per, len(street), source)
    if kind == ADJACENCY:
        cell = city.cells[building]
        return Line("ST-96", per, sum([cell + step in city.cells for step in AROUND]), source)
    if kind == ENCLOSURE:
        return Line("ST-97", per, int(city.is_enclosing(building)), source)
    assert kind == COPY
    return _copied(city, side, building, street, symbols)


def _copied(city: City, side: int, building: int, street: Street, symbols: list[int]) -> Line:
    """ST-98, ST-316, ST-318: the best of the others in the street, as if the side owned it."""
    best = Line("ST-99", 0, 0, ID[city.tiles[building]])
    for other in street:
        tile = city.tiles[other]
        if other != building and IS_COPYABLE[VALUATION[tile].type]:  # ST-99, ST-319, ST-307
            line = valuation(city, side, other, tile, street, symbols)
            if line.amount > best.amount:
                best = line
    return best
