"""What can be counted about a side's prospects, for values learned from play."""

from kvartal.games.streets.advice import builds_left, prospect
from kvartal.games.streets.components import BUSINESSES, COLOURS, NONE
from kvartal.games.streets.scoring import bonus_lines, incomes
from kvartal.games.streets.state import StreetsState
from kvartal.kit.lines import total

ENDS = range(3)

NAMES: tuple[str, ...] = (
    "prospect",
    "money",
    "builds",
    "few_builds",
    *(f"income_{ends}_closed" for ends in ENDS),
    *(f"income_{ends}_closed_in_time" for ends in ENDS),
    "best_street",
    "buildings",
    "buildings_in_time",
    "people",
    "people_in_time",
    "long_streets",
    "signs",
    "signs_in_time",
    "no_sign",
    "one_sign",
    "hand",
    "own_turn",
    *BUSINESSES,
    "majorities",
    "sets",
    "tokens_in_time",
)


def features(state: StreetsState, side: int) -> list[float]:
    city = state.city
    left = builds_left(state, side)
    time = min(1.0, left / 4)
    by_ends = [0.0, 0.0, 0.0]
    best, count, people, length = 0.0, 0, 0, 0
    done: set[int] = set()
    for building in state.buildings_of(side):
        count += 1
        people += sum(city.lying[4 * building : 4 * building + len(COLOURS)])
        if building in done:
            continue
        street = city.street(building)
        one, other = city.ends(street)
        paid = 0
        for each, lines in incomes(state, side, street).items():
            done.add(each)
            paid += total(lines)
        by_ends[(one != NONE) + (other != NONE)] += paid
        best = max(best, float(paid))
        length += len(street)
    unused = 0 if state.is_grifter(side) else state.unused[side]
    tokens = [float(number) for number in state.tokens[side]]
    majorities, sets = bonus_lines(state.tokens, side)
    found = [prospect(state, side), float(state.money[side]), left, time]
    found += by_ends
    found += [paid * time for paid in by_ends]
    found += [
        best,
        float(count),
        count * time,
        float(people),
        people * time,
        float(length),
        float(unused),
        unused * time,
        float(unused == 0) * time,
        float(unused == 1) * time,
        0.0 if state.is_grifter(side) else float(len(state.hands[side])),
        float(state.side == side),
    ]
    found += tokens
    found += [float(total(majorities)), float(total(sets)), sum(tokens) * time]
    return found
