"""A sheet as one short text, so that a change of it travels as one short line.

    4|..78'|...../2..3~......./............ 120 010000 3 0 8,-,- 37,8,6,3,4,18,-1,0,-1

The three streets, house by house: `.` empty, `O` a roundabout, else the number in base 18
(`a` is 10, `h` 17). After a house stand its marks: `'` it is a bis copy, `~` its pool is built,
`*` it is counted for an estates plan, `+` for another plan, `|` a fence follows (fences at the
ends of streets are not written, those beside roundabouts are). Then: crossed park boxes by
street, crossed agent boxes by estate size, temps, refusals, points of the three plans (`-`: not
scored), and the score: total, plans, parks, pools, temps, estates, bis, roundabouts, refusals.
"""

from collections.abc import Sequence

from kvartal.games.welcome.components import ENDS, NONE, OUTER_FENCES, STARTS
from kvartal.games.welcome.state import EMPTY, ROUNDABOUT, Sheet

DIGITS = "0123456789abcdefgh"
_CELL = {**dict(enumerate(DIGITS)), EMPTY: ".", ROUNDABOUT: "O"}
_NUMBER = {cell: number for number, cell in _CELL.items()}


def sheet_text(sheet: Sheet, score: Sequence[int]) -> str:
    parks = "".join(map(str, sheet.parks))
    agents = "".join(map(str, sheet.agents))
    plans = ",".join("-" if points == NONE else str(points) for points in sheet.plans)
    return (
        f"{_streets(sheet)} {parks} {agents} {sheet.temps} {sheet.refusals} {plans} "
        f"{','.join(map(str, score))}"
    )


def read_sheet(text: str) -> Sheet:
    """The way back; the score follows from the rest."""
    streets, parks, agents, temps, refusals, plans, _ = text.split(" ")
    houses: list[int] = []
    marks = dict.fromkeys("'~*+", 0)
    fences = OUTER_FENCES
    for cell in streets:
        if cell == "|":
            fences |= 1 << len(houses)
        elif cell in marks:
            marks[cell] |= 1 << len(houses) - 1
        elif cell != "/":
            houses.append(_NUMBER[cell])
    return Sheet(
        houses,
        marks["'"],
        fences,
        marks["~"],
        marks["*"],
        marks["+"],
        [int(crossed) for crossed in parks],
        [int(crossed) for crossed in agents],
        int(temps),
        int(refusals),
        [NONE if points == "-" else int(points) for points in plans.split(",")],
    )


def read_score(text: str) -> list[int]:
    """The total and its parts."""
    return [int(points) for points in text[text.rindex(" ") + 1 :].split(",")]


def read_total(text: str) -> int:
    """The points of a sheet's text."""
    return int(text[text.rindex(" ") + 1 :].partition(",")[0])


def _streets(sheet: Sheet) -> str:
    cells = [_CELL[number] for number in sheet.houses]
    for mark, mask in (
        ("'", sheet.copies),
        ("~", sheet.pools),
        ("*", sheet.in_estates),
        ("+", sheet.in_plans),
        ("|", (sheet.fences & ~OUTER_FENCES) >> 1),
    ):
        while mask:
            lowest = mask & -mask
            cells[lowest.bit_length() - 1] += mark
            mask ^= lowest
    return "/".join("".join(cells[start:end]) for start, end in zip(STARTS, ENDS, strict=True))
