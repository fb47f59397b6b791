"""People: who comes, who moves where, who seeks (sections 7 and 9)."""

from kvartal.games.streets.city import City
from kvartal.games.streets.components import (
    COLOURS,
    ID,
    KIND,
    NO_KIND,
    NONE,
    PEOPLE_ENTER_ABANDONED,
    PEOPLE_ENTER_START_TILES,
    PEOPLE_PER_COLOUR,
    SYMBOLS,
    WILD,
)
from kvartal.games.streets.facts import BecameSeekers, CameNew, FoundHome, Moved, Sent
from kvartal.kit.facts import Tell


def is_destination(city: City, building: int, colour: int) -> bool:
    """ST-111; a wild tile carries no symbol of a colour (ST-112), whose it is does not matter."""
    tile = city.tiles[building]
    if not SYMBOLS[tile][colour]:
        return False
    if KIND[tile] == NO_KIND and not PEOPLE_ENTER_START_TILES:  # ST-308
        return False
    if city.abandoned[building] and not PEOPLE_ENTER_ABANDONED:  # ST-126
        return False
    return not city.is_enclosed(city.street(building))


def destinations(city: City, colour: int) -> list[int]:
    tiles = city.tiles
    return [
        b
        for b in range(len(tiles))
        if SYMBOLS[tiles[b]][colour] and is_destination(city, b, colour)
    ]


def supply_of(city: City, colour: int) -> int:
    """People of a colour that are not in the city (ST-4)."""
    count = len(COLOURS)
    return PEOPLE_PER_COLOUR - sum(city.lying[colour::count]) - sum(city.seekers[colour::count])


def welcome(city: City, building: int, tell: Tell | None) -> None:
    """ST-69, ST-70, ST-132: people for the symbols of a new tile, then all seekers of its colour,
    wherever they stand; also if its street is enclosed at once (ST-133, ST-312)."""
    tile = city.tiles[building]
    colour = KIND[tile]
    if colour == WILD:
        return
    here = 4 * building + colour
    new = min(SYMBOLS[tile][colour], supply_of(city, colour))  # ST-323
    city.lying[here] += new
    if tell:
        tell(CameNew(ID[tile], COLOURS[colour], new))
    for at in range(colour, len(city.seekers), 4):
        count = city.seekers[at]
        if count:
            city.seekers[at] = 0
            city.lying[here] += count
            if tell:
                tell(FoundHome(COLOURS[colour], count, ID[city.tiles[at // 4]], ID[tile]))


def send_to_station(
    city: City, building: int, staying: int, station: int, tell: Tell | None
) -> None:
    """ST-206: seekers on a tile that is built over go to Central Station and stay seekers, unless
    the new tile is of their colour."""
    for colour in range(len(COLOURS)):
        count = city.seekers[4 * building + colour]
        if count and colour != staying:
            city.seekers[4 * building + colour] = 0
            city.seekers[4 * station + colour] += count
            if tell:
                origin, tile = ID[city.tiles[building]], ID[city.tiles[station]]
                tell(Sent(COLOURS[colour], count, origin, tile))


def next_to_move(city: City, buildings: list[int], colour: int) -> int:
    """The first of these with people of a colour, or NONE."""
    for building in buildings:
        if city.lying[4 * building + colour]:
            return building
    return NONE


def move_one(
    city: City, side: int, buildings: list[int], colour: int, to: int, tell: Tell | None
) -> None:
    """ST-113, ST-115: one person of these buildings."""
    _move(city, side, next_to_move(city, buildings, colour), colour, 1, to, tell)


def move_all(
    city: City, side: int, buildings: list[int], colour: int, to: int, tell: Tell | None
) -> None:
    """ST-116: there is one destination."""
    for building in buildings:
        count = city.lying[4 * building + colour]
        if count:
            _move(city, side, building, colour, count, to, tell)


def become_seekers(city: City, buildings: list[int], colour: int, tell: Tell | None) -> None:
    """ST-114, ST-130: there is none, so they stay where they are and stand up."""
    for building in buildings:
        count = city.lying[4 * building + colour]
        if count:
            city.lying[4 * building + colour] = 0
            city.seekers[4 * building + colour] += count
            if tell:
                tell(BecameSeekers(ID[city.tiles[building]], COLOURS[colour], count))


def _move(
    city: City, side: int, origin: int, colour: int, count: int, to: int, tell: Tell | None
) -> None:
    city.lying[4 * origin + colour] -= count
    city.lying[4 * to + colour] += count
    if tell:
        tell(Moved(side, COLOURS[colour], count, ID[city.tiles[origin]], ID[city.tiles[to]]))
