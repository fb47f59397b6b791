"""The cards and the sheet of Welcome To…, loaded once.

A card, a plan, a house and an effect are ints: their index in CARDS, PLANS, HOUSES and EFFECTS.
Houses of all three streets are counted through, 0 to 32; a fence is known by the house to its
right, so that fence 0 is the left end of street 1 and fence 33 the right end of street 3.
"""

from dataclasses import dataclass
from typing import Literal

from kvartal.kit.components import read_components

NONE = -1


@dataclass(slots=True)
class Card:
    """A construction card: a number on one side, an effect on the other (WT-1)."""

    id: str
    number: int
    effect: int


@dataclass(slots=True)
class Plan:
    """A plan card. `sizes`, `street` and `count` are for the kinds that have them; `street` from 0.

    `count`: how many bis houses, temps or streets.
    """

    id: str
    expert: bool
    level: int
    kind: str
    sizes: list[int]
    street: int
    count: int
    first: int
    later: int


_DATA = read_components("kvartal.games.welcome")
Effect = Literal["fence", "agent", "park", "pool", "temp", "bis"]
EFFECTS: list[Effect] = [row["id"] for row in _DATA["effects"]]
FENCE, AGENT, PARK, POOL, TEMP, BIS = range(6)
SOLO = 6
"""Stands for the solo card where the top of the deck is told."""
SOLO_CARD: str = _DATA["solo_card"]["id"]

CARDS = [  # WT-2 to WT-5
    Card(row["id"], row["number"], EFFECTS.index(row["effect"]))
    for row in _DATA["construction_deck"]["cards"]
]
CARD_ID = [card.id for card in CARDS]
CARD_OF = {card.id: number for number, card in enumerate(CARDS)}
NUMBER = [card.number for card in CARDS]
EFFECT = [card.effect for card in CARDS]
ALL_CARDS = list(range(len(CARDS)))

PLANS = [  # WT-6, WT-7
    Plan(
        id=row["id"],
        expert=row["set"] == "expert",
        level=row["level"],
        kind=row["kind"],
        sizes=row.get("sizes", []),
        street=row.get("street", 0) - 1,
        count=row.get("count", row.get("streets", 0)),
        first=row["first"],
        later=row["later"],
    )
    for row in _DATA["plans"]
]
PLAN_ID = [plan.id for plan in PLANS]
PLAN_OF = {plan.id: number for number, plan in enumerate(PLANS)}
LEVELS: int = _DATA["game"]["plans_in_play"]  # WT-18

# The sheet.
STREETS = len(_DATA["streets"])
LENGTHS: list[int] = [row["houses"] for row in _DATA["streets"]]  # WT-9
STARTS = [sum(LENGTHS[:street]) for street in range(STREETS)]
ENDS = [start + length for start, length in zip(STARTS, LENGTHS, strict=True)]
HOUSES = sum(LENGTHS)
STREET = [street for street in range(STREETS) for _ in range(LENGTHS[street])]
HOUSE_ID = [f"{street + 1}.{house + 1 - STARTS[street]}" for house, street in enumerate(STREET)]
HOUSE_OF = {name: house for house, name in enumerate(HOUSE_ID)}
OUTER_FENCES = sum(1 << fence for fence in {*STARTS, *ENDS})  # WT-69
GAPS = [house for house in range(HOUSES) if house not in STARTS]  # WT-74, as fences
GAP_ID = {fence: HOUSE_ID[fence - 1] for fence in GAPS}
"""The gap after house 4 of street 2 is called `2.4`."""
STREET_END_HOUSES = [
    house for street in range(STREETS) for house in (STARTS[street], ENDS[street] - 1)
]
POOL_HOUSES: set[int] = {  # WT-10
    STARTS[street] + house - 1
    for street, row in enumerate(_DATA["streets"])
    for house in row["pool_houses"]
}
POOLS_OF: list[int] = [
    sum(1 << house for house in POOL_HOUSES if STREET[house] == street) for street in range(STREETS)
]
STREET_MASK = [
    sum(1 << house for house in range(STARTS[street], ENDS[street])) for street in range(STREETS)
]
PARK_VALUES: list[list[int]] = [row["park_values"] for row in _DATA["streets"]]  # WT-11
_TRACKS = {row["id"]: row["values"] for row in _DATA["tracks"]}
POOL_VALUES: list[int] = _TRACKS["pool"]  # WT-12
BIS_VALUES: list[int] = _TRACKS["bis"]  # WT-13
REFUSAL_VALUES: list[int] = _TRACKS["refusal"]  # WT-14
ROUNDABOUT_VALUES: list[int] = _TRACKS["roundabout"]  # WT-15
ESTATE_VALUES: list[list[int]] = [row["values"] for row in _DATA["estate_values"]]  # WT-17
LARGEST_ESTATE: int = _DATA["game"]["estate_size_max"]
TEMP_BOXES: int = _DATA["temp_agency"]["boxes"]  # WT-16
TEMP_AWARDS: list[int] = _DATA["temp_agency"]["awards"]
SOLO_TEMPS: int = _DATA["temp_agency"]["solo_threshold"]
SOLO_TEMP_POINTS: int = _DATA["temp_agency"]["solo_points"]
LOWEST: int = _DATA["game"]["number_min"]
HIGHEST: int = _DATA["game"]["number_max"]
TEMP_REACH: int = _DATA["game"]["temp_max_delta"]
PILES: int = _DATA["game"]["piles"]
