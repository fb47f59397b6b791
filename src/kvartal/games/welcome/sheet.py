"""What a sheet allows and what it shows, rule by rule."""

from functools import lru_cache

from kvartal.games.welcome.components import (
    ENDS,
    GAPS,
    HIGHEST,
    HOUSES,
    LARGEST_ESTATE,
    LOWEST,
    STARTS,
    STREET,
)
from kvartal.games.welcome.state import EMPTY, ROUNDABOUT, Sheet

_BELOW, _ABOVE = LOWEST - 1, HIGHEST + 1
_RANGES = [
    [sum(1 << n for n in range(low + 1, high)) for high in range(_ABOVE + 1)]
    for low in range(HIGHEST + 1)
] + [[sum(1 << n for n in range(high)) for high in range(_ABOVE + 1)]]
"""_RANGES[low][high]: a mask of the numbers between; low −1 is the last row."""


@lru_cache(maxsize=50_000)
def _street_fits(houses: tuple[int, ...]) -> list[int]:
    """For one street; the same streets are asked about again and again."""
    fits: list[int] = []
    low, run = _BELOW, 0
    for number in (*houses, ROUNDABOUT):
        if number == EMPTY:
            run += 1
            continue
        fits += [_RANGES[low][_ABOVE if number == ROUNDABOUT else number]] * run
        fits.append(0)
        low, run = (_BELOW if number == ROUNDABOUT else number), 0
    return fits[:-1]


def fitting(sheet: Sheet) -> list[int]:
    """WT-53: for each house the numbers that may be written there, as a mask; 0 if it is taken.

    Greater than the nearest number to the left, smaller than the nearest to the right, looking no
    further than a roundabout (WT-48, WT-49, WT-52, WT-117, WT-125). Houses (WT-50) and numbers
    (WT-51) may be left out. Streets are independent (WT-54).
    """
    houses, fits = sheet.houses, list[int]()
    for start, end in zip(STARTS, ENDS, strict=True):
        fits += _street_fits(tuple(houses[start:end]))
    return fits


def writable(sheet: Sheet) -> int:
    """The numbers that can be written somewhere, as a mask."""
    mask = 0
    for fit in fitting(sheet):
        mask |= fit
    return mask


def rule_against_writing(sheet: Sheet, number: int, house: int) -> str | None:
    if sheet.houses[house] != EMPTY:  # for good, WT-55
        return "WT-47"
    if fitting(sheet)[house] >> number & 1:
        return None
    row = _row_of(sheet, house)
    return "WT-49" if number in row else "WT-48"


def _row_of(sheet: Sheet, house: int) -> list[int]:
    """The numbers between the roundabouts or street ends around a house."""
    first, last = house, house
    while first not in STARTS and sheet.houses[first - 1] != ROUNDABOUT:
        first -= 1
    while last + 1 not in ENDS and sheet.houses[last + 1] != ROUNDABOUT:
        last += 1
    return sheet.houses[first : last + 1]


def rule_against_fence(sheet: Sheet, fence: int) -> str | None:
    """Gaps beside empty houses are free, too (WT-68), in any street (WT-67), also inside an estate
    that is not counted (WT-73)."""
    if sheet.fences >> fence & 1:
        return "WT-70"
    if sheet.houses[fence - 1] == sheet.houses[fence] != EMPTY:
        return "WT-71"
    if sheet.in_estates >> (fence - 1) & 3 == 3:  # both neighbours; WT-136: estates plans alone
        return "WT-72"
    return None


def open_gaps(sheet: Sheet) -> list[int]:
    """What `rule_against_fence` is not against; asked all the time, so without its reasons."""
    houses, fences, counted = sheet.houses, sheet.fences, sheet.in_estates
    return [
        gap
        for gap in GAPS
        if not fences >> gap & 1
        and (houses[gap - 1] != houses[gap] or houses[gap] == EMPTY)
        and counted >> (gap - 1) & 3 != 3
    ]


def rule_against_bis(sheet: Sheet, house: int, source: int) -> str | None:
    """Any written house can be copied, itself a copy or not (WT-94), but once a turn (WT-98). It
    stands beside its copy, so equal numbers always touch (WT-97)."""
    if sheet.houses[house] != EMPTY or sheet.houses[source] == EMPTY:
        return "WT-93"
    if sheet.houses[source] == ROUNDABOUT:
        return "WT-96"
    if sheet.fences >> max(house, source) & 1:
        return "WT-95"
    return None


def bis_places(sheet: Sheet) -> list[tuple[int, int]]:
    """All (house, source) that `rule_against_bis` is not against, house by house."""
    houses, fences = sheet.houses, sheet.fences
    found = []
    for house, number in enumerate(houses):
        if number == EMPTY:
            if not fences >> house & 1 and houses[house - 1] >= 0:
                found.append((house, house - 1))
            if not fences >> (house + 1) & 1 and houses[house + 1] >= 0:
                found.append((house, house + 1))
    return found


def empty_houses(sheet: Sheet) -> list[int]:
    return [house for house, number in enumerate(sheet.houses) if number == EMPTY]


@lru_cache(maxsize=10_000)
def _estates(houses: tuple[int, ...], fences: int) -> list[tuple[int, int]]:
    """The same sheet is asked about several times in a turn."""
    found = []
    first, fences = 0, fences >> 1
    while fences:
        size = (fences & -fences).bit_length()  # up to the next fence
        if size <= LARGEST_ESTATE and min(houses[first : first + size]) >= 0:
            found.append((first, size))
        first += size
        fences >>= size
    return found


def estates(sheet: Sheet) -> list[tuple[int, int]]:
    """WT-75, WT-76: (first house, size) of all completed estates, as the sheet is now (WT-78); bis
    houses count (WT-77), a roundabout never does (WT-123)."""
    return _estates(tuple(sheet.houses), sheet.fences)[:]


def mask_of(first: int, size: int) -> int:
    """The houses of an estate."""
    return ((1 << size) - 1) << first


def free_estates(sheet: Sheet) -> list[tuple[int, int]]:
    """WT-103, WT-135: none of their houses is counted for any plan."""
    used = sheet.in_estates | sheet.in_plans
    return [(first, size) for first, size in estates(sheet) if not used & mask_of(first, size)]


def build_roundabout(sheet: Sheet, house: int) -> None:
    """WT-117, WT-121: with fences on both sides."""
    sheet.houses[house] = ROUNDABOUT
    sheet.fences |= 3 << house


def copies_in(sheet: Sheet, street: int) -> int:
    """Bis houses of a street; a roundabout between them does not matter (WT-129)."""
    return sum(STREET[house] == street for house in range(HOUSES) if sheet.copies >> house & 1)
