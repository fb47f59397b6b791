"""The Grifter: where it builds (ST-230 to ST-236)."""

from kvartal.games.streets.city import City
from kvartal.games.streets.components import COLOURS, COPY, ENCLOSURE, VALUATION
from kvartal.games.streets.people import destinations
from kvartal.games.streets.state import StreetsState
from kvartal.games.streets.trials import Placement, all_placements, built, worth_of_last


def grifter_placements(state: StreetsState) -> list[Placement]:
    """Where the Grifter may build its tile: the human chooses among what is left (ST-235)."""
    kind = VALUATION[state.tile].type
    trials = [
        (placement, built(state.city, state.tile, placement, state.seats))
        for placement in all_placements(state.city)
    ]
    worth = [worth_of_last(city) for _, city in trials]  # V of ST-230
    best = max(worth, default=0)
    found = [trial for trial, value in zip(trials, worth, strict=True) if value == best]  # ST-231
    if kind == COPY or (kind == ENCLOSURE and best):  # ST-233, ST-234
        people = [_people_gained(state, city) for _, city in found]
        found = [t for t, count in zip(found, people, strict=True) if count == max(people)]
    elif kind == ENCLOSURE:  # ST-234: it may enclose a street later
        at_an_end = [t for t in found if t[1].streets_ending_at(len(t[1].cells) - 1)]
        found = at_an_end or found
    return [placement for placement, _ in found]


def _people_gained(state: StreetsState, city: City) -> int:
    """M of ST-232, ST-337: people in enclosed streets who would have to move to the Grifter."""
    leaving = [0] * len(COLOURS)
    for first in city.enclosed_by(len(city.cells) - 1):
        for building in city.street(first):
            for colour in range(len(COLOURS)):
                leaving[colour] += city.lying[4 * building + colour]
    return sum(
        count
        for colour, count in enumerate(leaving)
        if count and any(city.owners[b] == state.seats for b in destinations(city, colour))
    )
