"""A city as a view has it: which building lies where, and what is beside it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kvartal.kit.data import JsonObject

Cell = tuple[int, int]
STEP: Mapping[str, Cell] = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
COLOURS = ("tourist", "hipster", "parent", "shopper")
NOBODY = -1


@dataclass(slots=True, frozen=True)
class Lot:
    tile: str
    kind: str
    """Empty for the two tiles with which every city begins."""
    cell: Cell
    facing: str
    owner: int
    is_abandoned: bool
    is_enclosed: bool
    street: int
    people: Sequence[int]
    seekers: Sequence[int]
    """By colour."""


@dataclass(slots=True, frozen=True)
class Bounds:
    """Right and bottom are beyond the last."""

    left: float
    top: float
    right: float
    bottom: float


class City:
    def __init__(self, lots: Sequence[Lot]) -> None:
        self.lots = sorted(lots, key=lambda lot: (lot.cell[1], lot.cell[0]))
        """From north to south: who stands farther south stands before the others."""
        self._at = {lot.cell: lot for lot in lots}

    def at(self, cell: Cell) -> Lot | None:
        return self._at.get(cell)

    def beside(self, lot: Lot, direction: str) -> Lot | None:
        return self.at(stepped(lot.cell, direction))

    def bounds(self) -> Bounds:
        xs, ys = zip(*self._at, strict=True)
        return Bounds(min(xs), min(ys), max(xs) + 1, max(ys) + 1)

    def greens(self) -> list[Cell]:
        """Empty cells with buildings on three sides or on all: gardens of the city."""
        near = {stepped(lot.cell, direction) for lot in self.lots for direction in STEP}
        return sorted(
            cell
            for cell in near - self._at.keys()
            if sum(stepped(cell, direction) in self._at for direction in STEP) > 2
        )


def stepped(cell: Cell, direction: str) -> Cell:
    x, y = STEP[direction]
    return cell[0] + x, cell[1] + y


def city_in(public: JsonObject, components: JsonObject) -> City:
    return City([_lot(seen, components[seen["tile"]]) for seen in public["buildings"]])


def _lot(seen: Any, printed: Any) -> Lot:
    return Lot(
        tile=seen["tile"],
        kind=printed["kind"],
        cell=(seen["x"], seen["y"]),
        facing=seen["facing"],
        owner=seen["owner"],
        is_abandoned=seen["abandoned"],
        is_enclosed=seen["enclosed"],
        street=seen["street"],
        people=seen["people"],
        seekers=seen["seekers"],
    )
