"""A tile built on trial: what the city would be like right after it (ST-230)."""

from kvartal.games.streets.city import City
from kvartal.games.streets.geometry import FACINGS_OF
from kvartal.games.streets.people import welcome
from kvartal.games.streets.valuation import symbols_in, valuation

Placement = tuple[int, int]
"""A cell and a facing."""


def all_placements(city: City) -> list[Placement]:
    return [
        (cell, facing)
        for cell, facings in zip(city.free_cells, city.free_facings, strict=True)
        for facing in FACINGS_OF[facings]
    ]


def built(city: City, tile: int, placement: Placement, side: int) -> City:
    """A copy with the tile, its people and a sign, and with nothing scored yet. What can be built
    next is not asked of it."""
    trial = city.copy()
    building = trial.put(tile, *placement)
    trial.owners[building] = side
    trial.signs[building] = 1
    welcome(trial, building, None)
    return trial


def worth_of_last(city: City) -> int:
    """The valuation of the last tile for its owner, without its people (ST-336)."""
    building = len(city.cells) - 1
    street = city.street(building)
    symbols = symbols_in(city, street)
    return valuation(
        city, city.owners[building], building, city.tiles[building], street, symbols
    ).amount
