"""When a plan can be claimed, and what it uses up."""

from kvartal.games.welcome.components import (
    PARK_VALUES,
    PLANS,
    POOLS_OF,
    STREET,
    STREET_END_HOUSES,
    STREET_MASK,
    STREETS,
    Plan,
)
from kvartal.games.welcome.sheet import copies_in, free_estates, mask_of
from kvartal.games.welcome.state import EMPTY, ROUNDABOUT, Sheet

RULES = {
    "estates": "WT-103",
    "full_street": "WT-126",
    "street_ends": "WT-127",
    "temps": "WT-128",
    "bis_on_one_street": "WT-129",
    "parks_and_pools": "WT-130",
    "parks_on_streets": "WT-131",
    "pools_on_streets": "WT-132",
    "parks_pools_roundabout": "WT-133",
}
ENDS_MASK = sum(1 << house for house in STREET_END_HOUSES)


def all_parks(sheet: Sheet, street: int) -> bool:
    return sheet.parks[street] == len(PARK_VALUES[street]) - 1


def all_pools(sheet: Sheet, street: int) -> bool:
    return sheet.pools & POOLS_OF[street] == POOLS_OF[street]


def is_met(sheet: Sheet, number: int, free: list[tuple[int, int]]) -> bool:
    """Whether a sheet with these free estates meets the condition of a plan."""
    plan = PLANS[number]
    if plan.kind == "estates":
        return _estates_met(free, plan)
    return _starred_met(sheet, plan)


def _estates_met(free: list[tuple[int, int]], plan: Plan) -> bool:
    """WT-103: free estates, one for each size, wherever they lie (WT-104); larger ones do not do
    (WT-R50)."""
    if len(free) < len(plan.sizes):
        return False
    have = [size for _, size in free]
    return all(have.count(size) >= plan.sizes.count(size) for size in plan.sizes)


def _starred_met(sheet: Sheet, plan: Plan) -> bool:
    streets = range(STREETS)
    if plan.kind == "full_street":  # WT-126; a roundabout counts as filled, WT-124
        return _filled_and_free(sheet, STREET_MASK[plan.street])
    if plan.kind == "street_ends":  # WT-127
        return _filled_and_free(sheet, ENDS_MASK)
    if plan.kind == "temps":  # WT-128
        return sheet.temps >= plan.count
    if plan.kind == "bis_on_one_street":  # WT-129
        return any(copies_in(sheet, street) >= plan.count for street in streets)
    if plan.kind == "parks_and_pools":  # WT-130
        return all_parks(sheet, plan.street) and all_pools(sheet, plan.street)
    if plan.kind == "parks_on_streets":  # WT-131
        return sum(all_parks(sheet, street) for street in streets) >= plan.count
    if plan.kind == "pools_on_streets":  # WT-132
        return sum(all_pools(sheet, street) for street in streets) >= plan.count
    with_roundabout = {STREET[house] for house, n in enumerate(sheet.houses) if n == ROUNDABOUT}
    return any(all_parks(sheet, s) and all_pools(sheet, s) for s in with_roundabout)  # WT-133


def _filled_and_free(sheet: Sheet, mask: int) -> bool:
    """All these places are filled, and none is counted for a plan (WT-135)."""
    if mask & (sheet.in_estates | sheet.in_plans):
        return False
    return all(
        number != EMPTY or not mask >> house & 1 for house, number in enumerate(sheet.houses)
    )


def houses_used(number: int) -> int:
    """The houses that a starred plan uses up: WT-126, WT-127; the others none (WT-134)."""
    plan = PLANS[number]
    if plan.kind == "full_street":
        return STREET_MASK[plan.street]
    return ENDS_MASK if plan.kind == "street_ends" else 0


def next_estates(sheet: Sheet, number: int, picks: list[int]) -> list[tuple[int, int]]:
    """The estates that can be picked next for an estates plan, after these; none if all are picked.

    Sizes in ascending order; estates of the same size in ascending order on the board, so that no
    set can be reached twice and enough are left for the rest.
    """
    sizes = PLANS[number].sizes
    if len(picks) == len(sizes):
        return []
    size = sizes[len(picks)]
    before = sizes[: len(picks)].count(size)
    after = picks[-1] if before else -1
    free = [(first, s) for first, s in free_estates(sheet) if s == size and first > after]
    needed = sizes.count(size) - before
    return free[: len(free) - needed + 1]


def use_estates(sheet: Sheet, number: int, picks: list[int]) -> None:
    """WT-105."""
    for first, size in zip(picks, PLANS[number].sizes, strict=True):
        sheet.in_estates |= mask_of(first, size)
