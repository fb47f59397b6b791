"""What a sheet is worth, and why."""

from collections.abc import Iterable

from kvartal.games.welcome.components import (
    BIS_VALUES,
    ESTATE_VALUES,
    LARGEST_ESTATE,
    NONE,
    PARK_VALUES,
    PLAN_ID,
    POOL_VALUES,
    REFUSAL_VALUES,
    ROUNDABOUT_VALUES,
    SOLO_TEMP_POINTS,
    SOLO_TEMPS,
    TEMP_AWARDS,
)
from kvartal.games.welcome.sheet import estates
from kvartal.games.welcome.state import Sheet, WelcomeState
from kvartal.kit.lines import Line
from kvartal.kit.outcome import Standing, rank

PARTS = ["plans", "parks", "pools", "temps", "estates", "bis", "roundabouts", "refusals"]
RULES = ["WT-158", "WT-159", "WT-160", "WT-162", "WT-161", "WT-165", "WT-165", "WT-165"]


def temp_rank(counts: Iterable[int]) -> list[int]:
    """The three highest numbers of crossed boxes, each once (WT-163); who has none hired nobody
    (WT-164)."""
    return sorted({count for count in counts if count}, reverse=True)[: len(TEMP_AWARDS)]


def temp_points(state: WelcomeState, temps: int, best: list[int]) -> int:
    """WT-162, with the ranking of all; alone it is a matter of the number (WT-144)."""
    if state.solo:
        return SOLO_TEMP_POINTS if temps >= SOLO_TEMPS else 0
    return TEMP_AWARDS[best.index(temps)] if temps in best else 0


def best_temps(state: WelcomeState) -> list[int]:
    """As all know it."""
    return temp_rank(sheet.temps for sheet in state.sheets)


def best_temps_for(state: WelcomeState, seat: int) -> list[int]:
    """As a seat knows it in its turn: its own box of this round counts already."""
    own, public = state.work[seat].temps, state.sheets[seat].temps
    if own == public:
        return best_temps(state)
    counts = [sheet.temps for sheet in state.sheets]
    counts[seat] = own
    return temp_rank(counts)


def sizes(sheet: Sheet) -> list[int]:
    """How many estates of each size there are, counted for a plan or not (WT-114)."""
    counts = [0] * LARGEST_ESTATE
    for _, size in estates(sheet):
        counts[size - 1] += 1
    return counts


def parts(sheet: Sheet, temps: int) -> list[int]:
    """WT-158: the eight parts of a score, in the order of PARTS; WT-20: `values[crossed]`."""
    return [
        sum(points for points in sheet.plans if points != NONE),
        sum(values[crossed] for values, crossed in zip(PARK_VALUES, sheet.parks, strict=True)),
        POOL_VALUES[sheet.pools.bit_count()],
        temps,
        sum(
            count * values[crossed]
            for count, values, crossed in zip(
                sizes(sheet), ESTATE_VALUES, sheet.agents, strict=True
            )
        ),
        -BIS_VALUES[sheet.bis_boxes],
        -ROUNDABOUT_VALUES[sheet.roundabouts],
        -REFUSAL_VALUES[sheet.refusals],
    ]


def working_parts(state: WelcomeState, seat: int) -> list[int]:
    """The score of a seat with what it has done in this round."""
    sheet = state.work[seat]
    return parts(sheet, temp_points(state, sheet.temps, best_temps_for(state, seat)))


def public_parts(state: WelcomeState) -> list[list[int]]:
    """As all know them, by seat."""
    best = best_temps(state)
    return [parts(sheet, temp_points(state, sheet.temps, best)) for sheet in state.sheets]


def public_points(state: WelcomeState) -> list[int]:
    return [sum(of_sheet) for of_sheet in public_parts(state)]


def change(state: WelcomeState, before: list[int], after: list[int]) -> list[Line]:
    """How a score has changed, part by part."""
    lines = []
    for part, rule in enumerate(RULES):
        if before[part] != after[part]:
            rule = "WT-144" if state.solo and rule == "WT-162" else rule
            lines.append(Line(rule, after[part] - before[part], source=PARTS[part]))
    return lines


def part_lines(state: WelcomeState, sheet: Sheet, best: list[int]) -> dict[str, list[Line]]:
    """WT-158, part by part; what is worth nothing has no line."""
    found = {part: list[Line]() for part in PARTS if part != "roundabouts" or state.expert}

    def add(part: str, line: Line) -> None:
        if line.amount:
            found[part].append(line)

    for plan, points in zip(state.plans, sheet.plans, strict=True):
        if points != NONE:
            add("plans", Line("WT-108", points, source=PLAN_ID[plan]))
    for street, values in enumerate(PARK_VALUES):
        add("parks", Line("WT-159", values[sheet.parks[street]], source=f"park_{street + 1}"))
    add("pools", Line("WT-160", POOL_VALUES[sheet.pools.bit_count()], source="pools"))
    temps = temp_points(state, sheet.temps, best)
    add("temps", Line("WT-144" if state.solo else "WT-162", temps, source="temps"))
    for size, count in enumerate(sizes(sheet)):
        each = ESTATE_VALUES[size][sheet.agents[size]]
        add("estates", Line("WT-161", each, count, f"estates_{size + 1}"))
    add("bis", Line("WT-165", -BIS_VALUES[sheet.bis_boxes], source="bis"))
    if state.expert:
        lost = -ROUNDABOUT_VALUES[sheet.roundabouts]
        add("roundabouts", Line("WT-165", lost, source="roundabouts"))
    add("refusals", Line("WT-165", -REFUSAL_VALUES[sheet.refusals], source="refusals"))
    return found


def tie_breaks(sheet: Sheet) -> list[Line]:
    """WT-168: all estates, then those of each size."""
    counts = sizes(sheet)
    found = [Line("WT-168", sum(counts), source="estates")]
    return found + [
        Line("WT-168", count, source=f"estates_{size + 1}") for size, count in enumerate(counts)
    ]


def outcome(state: WelcomeState) -> list[Standing] | None:
    if not state.over:
        return None
    best = best_temps(state)
    standings = [_standing(state, sheet, best) for sheet in state.sheets]
    keys = [
        (standing.score, *(line.amount for line in standing.tie_breaks)) for standing in standings
    ]
    for standing, place in zip(
        standings, rank(keys), strict=True
    ):  # WT-167, WT-169, WT-170, WT-173
        standing.rank = place
    return standings


def _standing(state: WelcomeState, sheet: Sheet, best: list[int]) -> Standing:
    """The rank is still open; a total may be negative (WT-166)."""
    nothing, made_of = [0] * len(PARTS), part_lines(state, sheet, best)
    sums = change(state, nothing, parts(sheet, temp_points(state, sheet.temps, best)))
    return Standing(0, sums, tie_breaks(sheet), made_of)
