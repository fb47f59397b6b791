"""What a sheet may be worth at the end: points it has, and how usable the rest of it is."""

import math
from dataclasses import dataclass
from functools import lru_cache

from kvartal.games.welcome.components import (
    BIS_VALUES,
    CARDS,
    ENDS,
    ESTATE_VALUES,
    HIGHEST,
    LARGEST_ESTATE,
    NONE,
    PARK_VALUES,
    PLANS,
    POOL_HOUSES,
    POOL_VALUES,
    POOLS_OF,
    ROUNDABOUT_VALUES,
    SOLO_TEMP_POINTS,
    SOLO_TEMPS,
    STARTS,
    STREET_END_HOUSES,
    STREETS,
    Plan,
)
from kvartal.games.welcome.sheet import copies_in
from kvartal.games.welcome.state import EMPTY, ROUNDABOUT, Sheet

_SHARE = [
    max(sum(card.number == n for card in CARDS), 0.4) / len(CARDS) for n in range(HIGHEST + 1)
]
_UP_TO = [sum(_SHARE[:n]) for n in range(HIGHEST + 2)]
"""How much of the deck lies below a number; 0, 16 and 17 come from temps now and then."""


def share_below(number: int) -> float:
    """How much of the deck has lower numbers, half of this one included."""
    return _UP_TO[number] + _SHARE[number] / 2


# Points, as experience has them.
HOUSE = 0.75  # a written house that is not yet in an estate
EXPECTED_ESTATES = 0.5  # of each size, beside those in sight
OPEN_POOL = 0.6  # a pool house still empty
TEMP = 0.7
REFUSALS = [0.0, 2.5, 4.0, 12.0]  # more than they cost: the third one ends the game
MOST_TEMPS = 7


@dataclass(slots=True)
class Outlook:
    """What matters beside the sheet."""

    solo: bool
    rounds: int  # still to come, about
    plans: list[int]
    approved: list[bool]
    best_temps: list[int]


def sheet_prospect(sheet: Sheet, outlook: Outlook) -> float:
    chances = fill_chances(sheet, outlook.rounds)
    rows = rows_of(sheet, chances)
    return prospect_by(sheet, outlook, chances, rows, plans_progress(sheet, outlook, rows))


def prospect_by(
    sheet: Sheet,
    outlook: Outlook,
    chances: list[float],
    rows: list["Row"],
    progress: list[float],
) -> float:
    """The same, where it is known how likely houses are written, which rows there are, and how far
    plans have come."""
    worth = float(
        sum(points for points in sheet.plans if points != NONE)
        + POOL_VALUES[sheet.pools.bit_count()]
        - BIS_VALUES[sheet.bis_boxes]
        - ROUNDABOUT_VALUES[sheet.roundabouts]
    )
    worth += _estates(sheet, rows) - REFUSALS[sheet.refusals]
    worth += _parks(sheet, chances) + _temps(sheet, outlook)
    for house in POOL_HOUSES:
        if sheet.houses[house] == EMPTY:
            worth += OPEN_POOL * chances[house]
    for level, number in enumerate(outlook.plans):
        plan, done = PLANS[number], progress[level]
        points = plan.later if outlook.approved[level] else plan.first
        worth += 0.95 * points * done * done  # a plan that is met wants to be claimed
    return worth


def plans_progress(sheet: Sheet, outlook: Outlook, rows: list["Row"]) -> list[float]:
    """By level; 0 for those that are scored."""
    ready: list[list[float]] | None = None
    progress: list[float] = []
    for level, number in enumerate(outlook.plans):
        plan = PLANS[number]
        if sheet.plans[level] != NONE:
            progress.append(0.0)
        elif plan.kind == "estates":
            ready = ready or _near_estates(sheet, rows)
            progress.append(_estates_progress(ready, plan))
        else:
            progress.append(_starred_progress(sheet, plan))
    return progress


@lru_cache(maxsize=20_000)
def _street_chances(houses: tuple[int, ...]) -> list[float]:
    chances: list[float] = []
    low, run = -1, 0
    for number in (*houses, ROUNDABOUT):
        if number == EMPTY:
            run += 1
            continue
        high = HIGHEST + 1 if number == ROUNDABOUT else number
        if run:
            room = min(run, high - low - 1)
            supply = (_UP_TO[high] - _UP_TO[low + 1]) * len(houses) / run
            chances += [(1 - math.exp(-1.8 * supply)) * room / run if room > 0 else 0.0] * run
        chances.append(1.0 if number >= 0 else 0.0)
        low, run = (-1 if number == ROUNDABOUT else number), 0
    return chances[:-1]


def fill_chances(sheet: Sheet, rounds: int) -> list[float]:
    """How likely each house is written in the end: 1 if it is, less where many houses wait for few
    numbers or little time is left, 0 where none fits."""
    houses, chances = sheet.houses, list[float]()
    for street in range(STREETS):
        chances += _street_chances(tuple(houses[STARTS[street] : ENDS[street]]))
    empty = houses.count(EMPTY)
    if empty > rounds:
        hurry = rounds / empty
        chances = [chance if chance == 1.0 else chance * hurry for chance in chances]
    return chances


Row = tuple[int, int, float, float]
"""Between two fences: the first house, how many, the sum and the least of their chances."""


def rows_of(sheet: Sheet, chances: list[float]) -> list[Row]:
    rows: list[Row] = []
    first, fences = 0, sheet.fences >> 1
    while fences:
        size = (fences & -fences).bit_length()
        row = chances[first : first + size]
        rows.append((first, size, sum(row), min(row)))
        first += size
        fences >>= size
    return rows


def _estates(sheet: Sheet, rows: list[Row]) -> float:
    """Estates that are there or may come, and houses in rows that are still too long."""
    values = [column[crossed] for column, crossed in zip(ESTATE_VALUES, sheet.agents, strict=True)]
    worth, loose = EXPECTED_ESTATES * sum(sheet.agents), 0.0
    for _, size, likely, least in rows:
        if size > LARGEST_ESTATE:
            loose += likely
        elif likely == size:
            worth += values[size - 1]
        else:
            complete = least * likely / size
            worth += values[size - 1] * complete
            loose += 0.5 * likely * (1 - complete)
    return worth + HOUSE * loose


def _near_estates(sheet: Sheet, rows: list[Row]) -> list[list[float]]:
    """By size: how near each row that no plan has used is to being an estate, best last."""
    used = sheet.in_estates | sheet.in_plans
    ready: list[list[float]] = [[] for _ in range(LARGEST_ESTATE + 1)]
    for first, size, likely, least in rows:
        if size <= LARGEST_ESTATE and not used >> first & ((1 << size) - 1):
            ready[size].append(1.0 if likely == size else 0.25 + 0.7 * least * likely / size)
    for near in ready:
        near.sort()
    return ready


def _estates_progress(ready: list[list[float]], plan: Plan) -> float:
    progress, taken = 0.0, 0
    for index, size in enumerate(plan.sizes):
        taken = taken + 1 if index and plan.sizes[index - 1] == size else 1
        near = ready[size]
        progress += size * (near[-taken] if taken <= len(near) else 0.2)
    return progress / sum(plan.sizes)


def _parks(sheet: Sheet, chances: list[float]) -> float:
    """The last box of a street is worth most; on the way each is worth its part of it."""
    worth = 0.0
    for street, values in enumerate(PARK_VALUES):
        crossed, boxes = sheet.parks[street], len(values) - 1
        worth += values[crossed]
        if 0 < crossed < boxes:
            row = chances[STARTS[street] : ENDS[street]]
            to_come = sum(row) - row.count(1.0)
            hope = min(1.0, to_come * 0.4 / (boxes - crossed)) * crossed / boxes
            worth += hope * (values[boxes] - values[crossed]) * 0.5
    return worth


def _temps(sheet: Sheet, outlook: Outlook) -> float:
    if outlook.solo:
        share = min(1.0, sheet.temps / SOLO_TEMPS)
        return SOLO_TEMP_POINTS * share * math.sqrt(share)
    ahead = sum(count > sheet.temps for count in outlook.best_temps)
    award = (7, 4, 1, 0)[min(ahead, 3)] if sheet.temps else 0
    return 0.4 * award + TEMP * min(sheet.temps, MOST_TEMPS)


def _starred_progress(sheet: Sheet, plan: Plan) -> float:
    used = sheet.in_estates | sheet.in_plans
    streets = range(STREETS)
    parks = [sheet.parks[s] / (len(PARK_VALUES[s]) - 1) for s in streets]
    pools = [(sheet.pools & POOLS_OF[s]).bit_count() / 3 for s in streets]
    if plan.kind == "full_street":
        row = range(STARTS[plan.street], ENDS[plan.street])
        return _filled(sheet, [*row], used)
    if plan.kind == "street_ends":
        return _filled(sheet, STREET_END_HOUSES, used)
    if plan.kind == "temps":
        return min(1.0, sheet.temps / plan.count)
    if plan.kind == "bis_on_one_street":
        return min(1.0, max(copies_in(sheet, street) for street in streets) / plan.count)
    if plan.kind == "parks_and_pools":
        return (parks[plan.street] + pools[plan.street]) / 2
    if plan.kind in {"parks_on_streets", "pools_on_streets"}:
        best = sorted(parks if plan.kind == "parks_on_streets" else pools)
        return sum(best[-plan.count :]) / plan.count
    circles = [any(n == ROUNDABOUT for n in sheet.houses[STARTS[s] : ENDS[s]]) for s in streets]
    return max((parks[s] + pools[s] + circles[s]) / 3 for s in streets)


def _filled(sheet: Sheet, houses: list[int], used: int) -> float:
    if any(used >> house & 1 for house in houses):
        return 0.0
    return sum(sheet.houses[house] != EMPTY for house in houses) / len(houses)
