"""The business module: who takes which tokens (section 12)."""

from kvartal.games.streets.city import Street
from kvartal.games.streets.components import BUSINESSES, ID, TILES, UNIVERSAL
from kvartal.games.streets.facts import ChoseBusiness, GotTokens
from kvartal.games.streets.state import StreetsState
from kvartal.kit.facts import Tell


def take_for(state: StreetsState, side: int, tile: int, tell: Tell | None) -> None:
    """ST-164 to ST-167: what the sign names, as far as there is; the rest is free to choose."""
    if not any(state.supply):  # ST-329
        return
    if tell:
        tell(ChoseBusiness(side, ID[tile]))
    business, count = TILES[tile].business, TILES[tile].business_count
    named = 0
    if business != UNIVERSAL:
        named = min(count, state.supply[business])
        if named:
            give(state, side, business, named, tell)
    state.free_tokens = min(count - named, sum(state.supply))  # ST-330


def give(state: StreetsState, side: int, business: int, count: int, tell: Tell | None) -> None:
    state.supply[business] -= count
    state.tokens[side][business] += count
    if tell:
        tell(GotTokens(side, BUSINESSES[business], count))


def free_types(state: StreetsState, side: int) -> list[int]:
    """What a free token can be; the Grifter takes what it has fewest of (ST-250)."""
    types = [business for business, left in enumerate(state.supply) if left]
    if state.is_grifter(side):
        fewest = min(state.tokens[side][business] for business in types)
        types = [business for business in types if state.tokens[side][business] == fewest]
    return types


def grifter_claims(state: StreetsState, street: Street) -> list[tuple[int, int]]:
    """ST-250: among what its buildings in the street offer, the types it has fewest of."""
    side, city = state.seats, state.city
    offered: list[tuple[int, int]] = []
    for building in street:
        if city.owners[building] == side:
            business = TILES[city.tiles[building]].business
            if business == UNIVERSAL or not state.supply[business]:
                offered += [(building, each) for each, left in enumerate(state.supply) if left]
            else:
                offered.append((building, business))
    fewest = min(state.tokens[side][business] for _, business in offered)
    return [claim for claim in offered if state.tokens[side][claim[1]] == fewest]


def grifter_takes(state: StreetsState, building: int, business: int, tell: Tell | None) -> None:
    """The first token is settled with the building; a second one follows its sign."""
    side, tile = state.seats, state.city.tiles[building]
    is_free = TILES[tile].business == UNIVERSAL or not state.supply[TILES[tile].business]
    take_for(state, side, tile, tell)
    if is_free:
        give(state, side, business, 1, tell)
        state.free_tokens = min(state.free_tokens - 1, sum(state.supply))
