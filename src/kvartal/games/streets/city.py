"""The city: which tiles stand where, whose they are and who is there. A building is an int, its
place in the order of building; the start tiles are the first two."""

from bisect import bisect_left
from dataclasses import dataclass

from kvartal.games.streets.components import COLOURS, KIND, MOST_IN_STREET, NO_KIND, NONE
from kvartal.games.streets.geometry import (
    CLASHING,
    CONNECTING,
    DIRECTIONS,
    FACINGS_OF,
    LINE,
    STEP,
    opposite,
)

Street = list[int]
"""Its buildings, from west to east or from north to south."""


@dataclass(slots=True)
class City:
    cells: list[int]
    facings: list[int]
    tiles: list[int]  # the top one, where the Renovator has built over others
    owners: list[int]  # a side, or NONE
    signs: list[int]
    abandoned: list[bool]
    lying: list[int]  # people, four numbers a building
    seekers: list[int]  # the same for those who stand
    neighbours: list[int]  # buildings, one a direction, or NONE
    # Where something can be built, kept up to date because it is asked all the time: cells in
    # ascending order, and for each the mask of facings.
    free_cells: list[int]
    free_facings: list[int]

    def copy(self) -> "City":
        return City(
            self.cells[:],
            self.facings[:],
            self.tiles[:],
            self.owners[:],
            self.signs[:],
            self.abandoned[:],
            self.lying[:],
            self.seekers[:],
            self.neighbours[:],
            self.free_cells[:],
            self.free_facings[:],
        )

    # Streets

    def street(self, building: int) -> Street:
        """ST-35: the run of tiles with the same facing along their line."""
        facing, facings, neighbours = self.facings[building], self.facings, self.neighbours
        to_first, to_last = LINE[facing]
        found = [building]
        at = neighbours[4 * building + to_first]
        while at >= 0 and facings[at] == facing:
            found.append(at)
            at = neighbours[4 * at + to_first]
        found.reverse()
        at = neighbours[4 * building + to_last]
        while at >= 0 and facings[at] == facing:
            found.append(at)
            at = neighbours[4 * at + to_last]
        return found

    def ends(self, street: Street) -> tuple[int, int]:
        """ST-37: the buildings in its end cells, or NONE where one is empty."""
        first, last = street[0], street[-1]
        to_first, to_last = LINE[self.facings[first]]
        return self.neighbours[4 * first + to_first], self.neighbours[4 * last + to_last]

    def is_enclosed(self, street: Street) -> bool:
        """ST-38, ST-304: something stands in both end cells, however it is turned."""
        one, other = self.ends(street)
        return one >= 0 and other >= 0

    def pointing_in(self, street: Street) -> list[int]:
        """ST-41, ST-42: the buildings in the end cells whose road side is turned to the street."""
        to_first, to_last = LINE[self.facings[street[0]]]
        one, other = self.ends(street)
        found = []
        if one >= 0 and self.facings[one] == to_last:
            found.append(one)
        if other >= 0 and self.facings[other] == to_first:
            found.append(other)
        return found

    def streets_ending_at(self, building: int) -> list[Street]:
        """ST-44: the streets in whose end cell a building stands."""
        found = []
        for direction in DIRECTIONS:
            other = self.neighbours[4 * building + direction]
            if other < 0 or direction not in LINE[self.facings[other]]:
                continue
            if self.facings[other] != self.facings[building]:  # else it is in that street itself
                found.append(self.street(other))
        return found

    def is_enclosing(self, building: int) -> bool:
        """ST-39, ST-314."""
        return any(self.is_enclosed(street) for street in self.streets_ending_at(building))

    def enclosed_by(self, building: int) -> list[int]:
        """ST-51: the streets that a building just built has enclosed, by their first buildings. It
        is in them or at their end, so they were open before."""
        streets = [self.street(building), *self.streets_ending_at(building)]
        return sorted(street[0] for street in streets if self.is_enclosed(street))

    # Building

    def is_start_tile(self, building: int) -> bool:
        return KIND[self.tiles[building]] == NO_KIND

    def building_on(self, cell: int) -> int:
        return self.cells.index(cell) if cell in self.cells else NONE

    def facings_at(self, cell: int) -> int:
        """The legal facings on a cell, as a mask (ST-62 to ST-67)."""
        index = bisect_left(self.free_cells, cell)
        if index < len(self.free_cells) and self.free_cells[index] == cell:
            return self.free_facings[index]
        return 0

    def put(self, tile: int, cell: int, facing: int) -> int:
        """A tile comes into the city, without owner or people. Returns the building; what can be
        built next is left to `renew_around`."""
        building = len(self.cells)
        self.cells.append(cell)
        self.facings.append(facing)
        self.tiles.append(tile)
        self.owners.append(NONE)
        self.signs.append(0)
        self.abandoned.append(False)
        self.lying += [0] * len(COLOURS)
        self.seekers += [0] * len(COLOURS)
        for direction in DIRECTIONS:
            other = self.building_on(cell + STEP[direction])
            self.neighbours.append(other)
            if other >= 0:
                self.neighbours[4 * other + opposite(direction)] = building
        return building

    def renew_around(self, building: int) -> None:
        """After a tile was put: what is legal changes beside it and at the ends of its street."""
        self._set_free(self.cells[building], 0)
        for direction in DIRECTIONS:
            self._renew(self.cells[building] + STEP[direction])
        street = self.street(building)
        to_first, to_last = LINE[self.facings[building]]
        self._renew(self.cells[street[0]] + STEP[to_first])
        self._renew(self.cells[street[-1]] + STEP[to_last])

    def _renew(self, cell: int) -> None:
        if cell not in self.cells:  # ST-62
            self._set_free(cell, self._legal_facings(cell))

    def _set_free(self, cell: int, facings: int) -> None:
        index = bisect_left(self.free_cells, cell)
        is_there = index < len(self.free_cells) and self.free_cells[index] == cell
        if is_there and facings:
            self.free_facings[index] = facings
        elif is_there:
            del self.free_cells[index]
            del self.free_facings[index]
        elif facings:
            self.free_cells.insert(index, cell)
            self.free_facings.insert(index, facings)

    def _legal_facings(self, cell: int) -> int:
        connecting, clashing = self.contacts_at(cell)
        legal = connecting & ~clashing  # ST-63, ST-64, ST-66
        for facing in FACINGS_OF[legal]:
            if self.length_with(cell, facing) > MOST_IN_STREET:  # ST-65
                legal &= ~(1 << facing)
        return legal

    def contacts_at(self, cell: int) -> tuple[int, int]:
        """The facings that would connect an empty cell to a neighbour, and those that would lay two
        roads side by side, as masks."""
        connecting = clashing = 0
        for direction in DIRECTIONS:
            other = self.building_on(cell + STEP[direction])
            if other >= 0:
                connecting |= CONNECTING[direction][self.facings[other]]
                clashing |= CLASHING[direction][self.facings[other]]
        return connecting, clashing

    def length_with(self, cell: int, facing: int) -> int:
        """How many tiles a street would have with a tile of this facing on an empty cell."""
        length = 1
        for direction in LINE[facing]:
            other = self.building_on(cell + STEP[direction])
            while other >= 0 and self.facings[other] == facing:
                length += 1
                other = self.neighbours[4 * other + direction]
        return length


def empty_city() -> City:
    return City([], [], [], [], [], [], [], [], [], [], [])
