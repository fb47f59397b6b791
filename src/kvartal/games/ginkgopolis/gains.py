"""What an action brings: resources, then points, then tiles one by one (section 3.4); and what
happens when the tile reserve runs out on the way (section 5)."""

from kvartal.games.ginkgopolis.components import (
    ASSET_OF,
    CARD_ID,
    COLOUR,
    GAIN,
    LATER_TILES,
    RESOURCE,
    RETURNED_TILE_VP,
    TILE,
    TILE_ID,
    TRIGGER,
    VP,
)
from kvartal.games.ginkgopolis.facts import (
    DrewTile,
    DrewTileFace,
    GainedResources,
    GainedVp,
    ReserveEmpty,
    ReturnBegan,
    ReturnDecided,
    ReturnPicked,
    TilesDue,
    TilesLost,
    TilesReturned,
)
from kvartal.games.ginkgopolis.state import (
    EXECUTE,
    RETURN,
    Building,
    GinkgopolisState,
    free_to_return,
)
from kvartal.kit.chance import Chance
from kvartal.kit.facts import Tell
from kvartal.kit.knowledge import EVERYONE, Pile, only
from kvartal.kit.lines import Line, total

Gains = list[list[Line]]
"""By asset."""


def no_gains() -> Gains:
    return [[], [], []]


def activated(rule: str, buildings: list[Building]) -> Gains:
    """GK-56, GK-64: the asset of each building's colour, as many as it is high."""
    gains = no_gains()
    for building in buildings:
        line = Line(rule, 1, building.height, TILE_ID[building.top])
        gains[ASSET_OF[COLOUR[building.top]]].append(line)
    return gains


def bonuses(state: GinkgopolisState, seat: int, trigger: int) -> Gains:
    """GK-57, GK-66, GK-78: each card before the screen with this trigger (GK-114)."""
    gains = no_gains()
    rule = ("GK-57", "GK-66", "GK-78")[trigger]
    for card in state.cards[seat]:
        if TRIGGER[card] == trigger:
            for asset, amount in enumerate(GAIN[card]):
                if amount:
                    gains[asset].append(Line(rule, amount, source=CARD_ID[card]))
    return gains


def give(state: GinkgopolisState, side: int, gains: Gains, tell: Tell | None) -> None:
    """GK-53: tiles come last, so these are due now. GK-48: nobody may decline."""
    gain_resources(state, side, gains[RESOURCE], tell)
    gain_vp(state, side, gains[VP], tell)
    state.due = total(gains[TILE])
    if tell and state.due:
        tell(TilesDue(side, gains[TILE]))


def gain_resources(
    state: GinkgopolisState, side: int, lines: list[Line], tell: Tell | None
) -> None:
    """GK-49, GK-R9: no more than the reserve holds."""
    due = total(lines)
    if not due:
        return
    taken = min(due, state.stock[side])
    state.stock[side] -= taken
    state.resources[side] += taken
    if tell:
        short = [Line("GK-49", taken - due)] if taken < due else []
        tell(GainedResources(side, lines + short))


def gain_vp(state: GinkgopolisState, side: int, lines: list[Line], tell: Tell | None) -> None:
    """GK-52: without limit."""
    if lines:
        state.vp[side] += total(lines)
        if tell:
            tell(GainedVp(side, lines))


def draw_tile(state: GinkgopolisState, seat: int, chance: Chance, tell: Tell | None) -> None:
    """GK-50, GK-51: one of the tiles that are due."""
    if state.reserve.size == 0:  # GK-102
        if tell:
            tell(TilesLost(seat, state.due))
        state.due = 0
        return
    state.due -= 1
    take_tile(state, seat, chance, tell)
    if state.reserve.size == 0:
        exhaust(state, tell)


def take_tile(state: GinkgopolisState, seat: int, chance: Chance, tell: Tell | None) -> None:
    """From the reserve behind the screen."""
    tile = state.reserve.draw(chance)
    state.screens[seat].add(tile, only(seat))
    state.drawn_tiles[seat] += 1
    if tell:
        tell(DrewTile(seat, state.reserve.size))
        tell(DrewTileFace(seat, TILE_ID[tile]), [seat])


def exhaust(state: GinkgopolisState, tell: Tell | None) -> None:
    """The tile reserve is empty: GK-93, also in a last round (GK-101); the second time GK-97, maybe
    in the same action (GK-R33); alone GK-137."""
    state.exhaustions += 1
    if tell:
        tell(ReserveEmpty(state.exhaustions))
    if state.exhaustions == 2 or state.solo:
        state.is_last = True
        return
    # Never nobody: who has just drawn a tile has one.
    state.deciding = [free_to_return(state, seat) > 0 for seat in range(state.seats)]
    if tell:
        tell(ReturnBegan([seat for seat, asked in enumerate(state.deciding) if asked]))
    state.question = RETURN


def pick_for_return(state: GinkgopolisState, seat: int, tile: int, tell: Tell | None) -> None:
    state.picks[seat].append(tile)
    if tell:
        tell(ReturnPicked(seat, TILE_ID[tile]), [seat])


def decide_return(state: GinkgopolisState, seat: int, tell: Tell | None) -> None:
    """GK-93: when all have decided, they reveal how many."""
    state.deciding[seat] = False
    if tell:
        tell(ReturnDecided(seat))
    if not any(state.deciding):
        _refill(state, tell)
        state.question = EXECUTE


def _refill(state: GinkgopolisState, tell: Tell | None) -> None:
    """GK-94: what is returned becomes the reserve, and the action goes on. The tiles that were
    removed unseen are what nobody has drawn."""
    for seat, picks in enumerate(state.picks):
        _return(state, seat, picks)
        gain = Line("GK-94", RETURNED_TILE_VP, len(picks))
        state.vp[seat] += gain.amount
        if tell and picks:
            tell(TilesReturned(seat, gain))
    state.picks = [[] for _ in state.picks]
    state.removed = state.reserve.cards
    tiles = state.returned.faces[:]
    elsewhere = {tile for building in state.city for tile in building.tiles}
    for seat, screen in enumerate(state.screens):
        elsewhere.update(screen.known_to_all())
        state.kept_tiles[seat], state.drawn_tiles[seat] = len(screen), 0
    made_of = [tile for tile in LATER_TILES if tile not in elsewhere]
    state.reserve = Pile(state.reserve.name, tiles, len(tiles), made_of, 1)
    if not tiles:  # GK-96, GK-R17
        exhaust(state, tell)


def _return(state: GinkgopolisState, seat: int, picks: list[int]) -> None:
    """Face down (GK-R39): unless all of them go, nobody else can tell which are left."""
    if not picks:
        return
    screen = state.screens[seat]
    all_go = len(picks) == len(screen)
    for tile in picks:
        seen = screen.seen[screen.faces.index(tile)]
        state.returned.add(tile, seen if all_go else only(seat))
        screen.take_openly(tile)
    if not all_go:
        screen.seen = [only(seat)] * len(screen)


def lay_down(state: GinkgopolisState, seat: int, tile: int) -> None:
    """A tile leaves its screen for the city; all see it."""
    state.screens[seat].take_openly(tile)
    if state.exhaustions and not state.solo:
        state.left_tiles[seat].append(tile)


def show_tile(state: GinkgopolisState, seat: int, tile: int) -> None:
    """GK-46: it was seen, and is behind the screen again."""
    screen = state.screens[seat]
    screen.seen[screen.faces.index(tile)] = EVERYONE
