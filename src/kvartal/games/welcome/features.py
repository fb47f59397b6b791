"""What can be counted about a sheet's prospects, for values learned from play."""

from kvartal.games.welcome.components import (
    BIS_VALUES,
    ENDS,
    ESTATE_VALUES,
    LARGEST_ESTATE,
    LEVELS,
    NONE,
    PARK_VALUES,
    PLANS,
    POOL_HOUSES,
    POOL_VALUES,
    ROUNDABOUT_VALUES,
    SOLO_TEMPS,
    STARTS,
    STREETS,
)
from kvartal.games.welcome.prospects import (
    Outlook,
    fill_chances,
    plans_progress,
    prospect_by,
    rows_of,
)
from kvartal.games.welcome.scoring import best_temps
from kvartal.games.welcome.state import EMPTY, WelcomeState

ROUNDS = 30  # how long a game lasts, about
SIZES = range(1, LARGEST_ESTATE + 1)
LEVEL = range(1, LEVELS + 1)
STREET = range(1, STREETS + 1)

NAMES: tuple[str, ...] = (
    "prospect",
    "rounds",
    "plans",
    *(f"plan_{level}_open" for level in LEVEL),
    *(f"plan_{level}_progress" for level in LEVEL),
    *(f"plan_{level}_near" for level in LEVEL),
    *(f"park_{street}" for street in STREET),
    *(f"park_{street}_hope" for street in STREET),
    *(f"street_{street}_likely" for street in STREET),
    *(f"street_{street}_empty" for street in STREET),
    "tight",
    "pools",
    "pools_open",
    "bis",
    "roundabouts",
    "refused_once",
    "refused_twice",
    "temps",
    "temps_first",
    "temps_second",
    "temps_enough",
    *(f"estates_{size}" for size in SIZES),
    *(f"estates_{size}_coming" for size in SIZES),
    *(f"estates_{size}_worth" for size in SIZES),
    *(f"agents_{size}" for size in SIZES),
    "loose",
    "written",
    "written_in_time",
    "loose_in_time",
    "agents_in_time",
    "parks_in_time",
    "pools_in_time",
    "temps_in_time",
    "bis_in_time",
)


def features(state: WelcomeState, seat: int) -> list[float]:
    sheet = state.work[seat]
    rounds = max(1, ROUNDS - state.round)
    time = rounds / ROUNDS
    best = best_temps(state)
    outlook = Outlook(state.solo, rounds, state.plans, state.approved, best)
    chances = fill_chances(sheet, rounds)
    rows = rows_of(sheet, chances)
    near = plans_progress(sheet, outlook, rows)
    found = [prospect_by(sheet, outlook, chances, rows, near), time]
    found.append(float(sum([points for points in sheet.plans if points != NONE])))
    progress: list[float] = []
    for level, number in enumerate(state.plans):
        plan = PLANS[number]
        points = plan.later if state.approved[level] else plan.first
        if sheet.plans[level] != NONE:
            progress += [0.0, 0.0, 0.0]
            continue
        done = near[level]
        progress += [float(points), points * done, points * done * done * done]
    found += progress[0::3] + progress[1::3] + progress[2::3]
    found += [float(PARK_VALUES[s][sheet.parks[s]]) for s in range(STREETS)]
    likely: list[float] = []
    empty: list[float] = []
    tight = 0.0
    for street in range(STREETS):
        row = chances[STARTS[street] : ENDS[street]]
        missing = len(PARK_VALUES[street]) - 1 - sheet.parks[street]
        coming = sum(row) - row.count(1.0)
        reach = min(1.0, coming * 0.35 / missing) if missing else 0.0
        found.append(reach * (PARK_VALUES[street][-1] - PARK_VALUES[street][sheet.parks[street]]))
        likely.append(sum(row))
        houses = sheet.houses[STARTS[street] : ENDS[street]]
        empty.append(float(houses.count(EMPTY)))
        tight += sum([chance < 0.3 for chance in row])
    found += likely + empty
    pools, temps = sheet.pools.bit_count(), sheet.temps
    open_pools = sum([chances[house] for house in POOL_HOUSES if sheet.houses[house] == EMPTY])
    ahead = sum([count > temps for count in best])
    found += [
        tight,
        float(POOL_VALUES[pools]),
        open_pools * (POOL_VALUES[min(pools + 1, len(POOL_VALUES) - 1)] - POOL_VALUES[pools]),
        float(BIS_VALUES[sheet.bis_boxes]),
        float(ROUNDABOUT_VALUES[sheet.roundabouts]),
        float(sheet.refusals >= 1),
        float(sheet.refusals >= 2),
        float(temps),
        float(temps > 0 and ahead == 0),
        float(temps > 0 and ahead == 1),
        float(temps >= SOLO_TEMPS),
    ]
    complete, to_come = [0.0] * LARGEST_ESTATE, [0.0] * LARGEST_ESTATE
    loose = 0.0
    for _, size, sum_of_row, least in rows:
        if size > LARGEST_ESTATE:
            loose += sum_of_row
        elif sum_of_row == size:
            complete[size - 1] += 1.0
        else:
            to_come[size - 1] += least * sum_of_row / size
            loose += sum_of_row * (1 - least)
    values = [float(ESTATE_VALUES[size][sheet.agents[size]]) for size in range(LARGEST_ESTATE)]
    found += complete
    found += to_come
    found += [
        value * (there + coming)
        for value, there, coming in zip(values, complete, to_come, strict=True)
    ]
    found += [float(crossed) for crossed in sheet.agents]
    written = float(len(chances)) - sum(empty)
    found += [
        loose,
        written,
        written * time,
        loose * time,
        sum(sheet.agents) * time,
        sum(sheet.parks) * time,
        pools * time,
        temps * time,
        sheet.bis_boxes * time,
    ]
    return found
