"""What is written on a sheet, read from its text in a view."""

import re
from dataclasses import dataclass

BASE = 18
_HOUSE = re.compile(r"([.O0-9a-h])('?)(~?)(\*?)(\+?)(\|?)")


@dataclass(slots=True)
class House:
    number: int | None = None
    is_roundabout: bool = False
    is_copy: bool = False
    has_pool: bool = False
    is_used: bool = False
    """Counted for a plan."""
    is_fenced: bool = False
    """A fence follows."""


@dataclass(slots=True)
class Sheet:
    streets: list[list[House]]
    parks: list[int]
    agents: list[int]
    temps: int
    refusals: int
    plans: list[int | None]
    score: list[int]
    """Total, plans, parks, pools, temps, estates, bis, roundabouts, refusals."""

    def count(self, mark: str) -> int:
        return sum(getattr(house, mark) for street in self.streets for house in street)


def read(text: str) -> Sheet:
    streets, parks, agents, temps, refusals, plans, score = text.split(" ")
    return Sheet(
        [[_house(*found) for found in _HOUSE.findall(street)] for street in streets.split("/")],
        [int(crossed) for crossed in parks],
        [int(crossed) for crossed in agents],
        int(temps),
        int(refusals),
        [None if points == "-" else int(points) for points in plans.split(",")],
        [int(points) for points in score.split(",")],
    )


def _house(cell: str, copy: str, pool: str, estate: str, plan: str, fence: str) -> House:
    return House(
        None if cell in ".O" else int(cell, BASE),
        cell == "O",
        bool(copy),
        bool(pool),
        bool(estate or plan),
        bool(fence),
    )


EMPTY = read("/".join("." * houses for houses in (10, 11, 12)) + " 000 000000 0 0 -,-,- 0")
