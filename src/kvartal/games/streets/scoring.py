"""What buildings pay, what tokens are worth, who has won; and why."""

from kvartal.games.streets.city import Street
from kvartal.games.streets.components import (
    BUSINESSES,
    COLOURS,
    ID,
    MAJORITY,
    MAJORITY_TIED,
    SET_BONUS,
    START_MONEY,
    WITH_CONSULTANT,
)
from kvartal.games.streets.consultants import consultant_of
from kvartal.games.streets.state import OVER, StreetsOptions, StreetsState
from kvartal.games.streets.valuation import symbols_in, valuation
from kvartal.kit.lines import Line, total
from kvartal.kit.outcome import Standing, rank


def counted_for(state: StreetsState, side: int, street: Street, is_final: bool) -> list[int]:
    """The symbols that count for a side in a street; its own consultant alone changes them, also
    where it copies (ST-184)."""
    symbols = symbols_in(state.city, street)
    consultant_of(state, side).count(state, side, street, symbols, is_final)
    return symbols


def income_lines(
    state: StreetsState,
    side: int,
    building: int,
    street: Street,
    symbols: list[int],
    instead: int,
) -> list[Line]:
    """ST-82: the valuation of a building, doubled by a second sign (ST-203), and its people.
    `instead`: the tile whose formula is used (ST-198, ST-333), usually its own."""
    city = state.city
    line = valuation(city, side, building, instead, street, symbols)
    lines = [line]
    if city.signs[building] == 2:
        lines.append(Line("ST-203", line.each, line.count, line.source))
    people = sum(city.lying[4 * building : 4 * building + len(COLOURS)])
    if people:
        lines.append(Line("ST-82", 1, people, ID[city.tiles[building]]))
    return lines


def incomes(state: StreetsState, side: int, street: Street) -> dict[int, list[Line]]:
    """What a side's buildings in a street pay, as they are (ST-80, ST-86)."""
    symbols = counted_for(state, side, street, is_final=False)
    city = state.city
    return {
        building: income_lines(state, side, building, street, symbols, city.tiles[building])
        for building in street
        if city.owners[building] == side
    }


def final_lines(state: StreetsState, side: int) -> dict[int, list[Line]]:
    """ST-151 to ST-154: by building, half of what it would pay, rounded up."""
    city = state.city
    found: dict[int, list[Line]] = {}
    for building in state.buildings_of(side):
        street = city.street(building)  # ST-152, ST-315: symbols point into open streets, too
        symbols = counted_for(state, side, street, is_final=True)
        lines = income_lines(state, side, building, street, symbols, city.tiles[building])
        lines.append(Line("ST-151", -(total(lines) // 2), source=ID[city.tiles[building]]))
        found[building] = lines
    return found


def bonus_lines(tokens: list[list[int]], side: int) -> tuple[list[Line], list[Line]]:
    """For the most tokens of a type (ST-171, ST-331), and for complete sets (ST-172); the same
    tokens count for both (ST-173)."""
    majorities: list[Line] = []
    for business, name in enumerate(BUSINESSES):
        counts = [each[business] for each in tokens]
        most = max(counts)
        if most and counts[side] == most:
            bonus = MAJORITY if counts.count(most) == 1 else MAJORITY_TIED
            majorities.append(Line("ST-171", bonus, source=name))
    sets = min(tokens[side])
    return majorities, [Line("ST-172", SET_BONUS, sets)] if sets else []


def start_money(options: StreetsOptions) -> int:
    """ST-221, ST-251: of the Grifter."""
    return START_MONEY[options.difficulty] + (WITH_CONSULTANT if options.consultants else 0)


def standing(state: StreetsState, side: int) -> Standing:
    """Dollars of a side; the rank is still open."""
    start = start_money(state.options) if state.is_grifter(side) else 0
    majorities, sets = bonus_lines(state.tokens, side)
    parts = {
        "start": [Line("ST-221", start)] if start else [],
        "streets": [Line("ST-84", state.money[side] - start)],
        "final": [line for lines in final_lines(state, side).values() for line in lines],
        "majority": majorities,
        "sets": sets,
    }
    rules = {
        "start": "ST-221",
        "streets": "ST-84",
        "final": "ST-151",
        "majority": "ST-171",
        "sets": "ST-172",
    }
    lines = [Line(rules[part], total(found), source=part) for part, found in parts.items() if found]
    return Standing(0, lines, [], {part: found for part, found in parts.items() if found})


def outcome(state: StreetsState) -> list[Standing] | None:
    """ST-155, ST-326: equals share the victory. Alone, a tie is none (ST-226, ST-339)."""
    if state.question != OVER:
        return None
    standings = [standing(state, side) for side in range(state.sides)]
    scores = [(each.score, int(state.is_grifter(side))) for side, each in enumerate(standings)]
    for each, place in zip(standings, rank(scores), strict=True):
        each.rank = place
    return standings
