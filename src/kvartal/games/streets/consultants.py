"""What the seven consultants do: one class each, one method a moment. The rest of the game knows
moments, not consultants."""

from kvartal.games.streets.city import Street
from kvartal.games.streets.components import (
    CONSULTANTS,
    COVERS_START_TILES,
    EXTRA_REMOVED,
    HIPSTER,
    KIND,
    MORE_PLAYERS,
    NONE,
    WILD,
)
from kvartal.games.streets.moments import NOBODY, Consultant
from kvartal.games.streets.state import StreetsState
from kvartal.games.streets.valuation import add_symbols


class Contractor(Consultant):
    """ST-190 to ST-195."""

    more_players = MORE_PLAYERS
    extra_removed = EXTRA_REMOVED

    def builds(self, state: StreetsState) -> int:
        return 2 if state.stack.size else 1  # ST-191, ST-195, ST-332


class Hacker(Consultant):
    """ST-196, ST-197."""

    def count(
        self, state: StreetsState, seat: int, street: Street, symbols: list[int], is_final: bool
    ) -> None:
        super().count(state, seat, street, symbols, is_final)
        for tile in state.hands[seat].faces:
            symbols[KIND[tile]] += 1  # the back: one, whatever the front shows


class Entrepreneur(Consultant):
    """ST-198 to ST-201."""

    can_swap = True


class Investor(Consultant):
    """ST-202; ST-203 is in what a building with two signs pays."""

    def most_signs(self, state: StreetsState, seat: int) -> int:
        has_double = any(state.city.signs[b] == 2 for b in state.buildings_of(seat))
        return 2 if state.unused[seat] >= 2 and not has_double else 1  # ST-334


class HipsterLegend(Consultant):
    """ST-204."""

    def count(
        self, state: StreetsState, seat: int, street: Street, symbols: list[int], is_final: bool
    ) -> None:
        super().count(state, seat, street, symbols, is_final)
        symbols[WILD] += symbols[HIPSTER]
        symbols[HIPSTER] = 0


class Renovator(Consultant):
    """ST-205; ST-206 to ST-208 are in how a tile is built over."""

    def can_cover(self, state: StreetsState, building: int) -> bool:
        city = state.city
        if city.is_start_tile(building) and not COVERS_START_TILES:  # ST-301 (c)
            return False
        return city.is_enclosed(city.street(building))  # ST-335: whoever has enclosed it


class LocationScout(Consultant):
    """ST-209 to ST-211."""

    def count(
        self, state: StreetsState, seat: int, street: Street, symbols: list[int], is_final: bool
    ) -> None:
        super().count(state, seat, street, symbols, is_final)
        if is_final:  # ST-211
            return
        for building in state.buildings_of(seat):  # ST-345
            if building not in street:  # one that points in has been counted: so twice (ST-210)
                add_symbols(symbols, state.city.tiles[building])


KINDS: dict[str, type[Consultant]] = {
    "contractor": Contractor,
    "hacker": Hacker,
    "entrepreneur": Entrepreneur,
    "investor": Investor,
    "hipster_legend": HipsterLegend,
    "renovator": Renovator,
    "location_scout": LocationScout,
}
ALL = [KINDS[card.id](card.symbols) for card in CONSULTANTS]


def consultant_of(state: StreetsState, side: int) -> Consultant:
    """ST-180; the Grifter has none (ST-236)."""
    if state.is_grifter(side) or state.consultants[side] == NONE:
        return NOBODY
    return ALL[state.consultants[side]]


def for_table(seats: int, business: bool) -> list[int]:
    """ST-181, ST-251: the cards that are used at a table."""
    return [
        card.number
        for card in CONSULTANTS
        if (card.solo if seats == 1 else card.min_players <= seats <= card.max_players)
        and (card.with_business or not business)
    ]
