"""The stack: what it is made of, whose backs are seen, and which tile comes (sections 2 and 15).

All see the backs of what lies on top and in the hands, so how many tiles of each kind are left can
be counted; which tile it is that has a back is decided when it is drawn (decision 3).
"""

from kvartal.games.streets.components import (
    BUILDING_TILES,
    ENDGAME_TILES,
    FIVE_PLAYER,
    HAND_SIZE,
    ID,
    KIND,
    KINDS,
    NONE,
    PREPARATIONS,
)
from kvartal.games.streets.consultants import consultant_of
from kvartal.games.streets.facts import (
    Drew,
    DrewOpen,
    DrewTiles,
    EndgameBegan,
    EndgameLaid,
    Removed,
    TopSeen,
    TurnedUp,
)
from kvartal.games.streets.state import StreetsState
from kvartal.kit.chance import Chance
from kvartal.kit.facts import Tell
from kvartal.kit.knowledge import EVERYONE, Pile, only


def players_prepared_for(state: StreetsState) -> int:
    """ST-190: a Contractor makes it one more."""
    return state.seats + sum(consultant_of(state, s).more_players for s in range(state.seats))


def tiles_used(state: StreetsState) -> list[int]:
    """ST-3: all that may be in the stack, before any are removed."""
    with_five = PREPARATIONS[players_prepared_for(state)].five_player_tiles
    return [tile for tile in BUILDING_TILES if with_five or not FIVE_PLAYER[tile]]


def prepare(state: StreetsState, chance: Chance, tell: Tell | None) -> None:
    """ST-23, ST-24: so many of each kind are removed, unseen."""
    tiles = tiles_used(state)
    removed = PREPARATIONS[players_prepared_for(state)].removed
    state.backs = [
        sum(KIND[tile] == kind for tile in tiles) - removed[kind] for kind in range(len(KINDS))
    ]
    extra = sum(consultant_of(state, seat).extra_removed for seat in range(state.seats))
    kinds = sorted(_pick_back(state, f"removed/{number}", chance) for number in range(extra))
    if tell and kinds:  # ST-343
        tell(Removed([KINDS[kind] for kind in kinds]))
    state.stack = Pile("stack", tiles[:], sum(state.backs), tiles)


def deal(state: StreetsState, chance: Chance, tell: Tell | None) -> None:
    """ST-26: three tiles each; alone, three more lie face down for the Grifter (ST-220)."""
    _see_top(state, chance)
    for seat in range(state.seats):
        _draw(state, seat, HAND_SIZE, chance, tell)
    if state.is_solo:
        state.backs[state.top] += 1  # its place in the stack is the Grifter's
        state.top = NONE
        state.stack.size -= ENDGAME_TILES
        state.endgame = ENDGAME_TILES
        state.endgame_back = _pick_back(state, "endgame", chance)
        if tell:
            tell(EndgameLaid(KINDS[state.endgame_back]))
        turn_up(state, chance, tell)  # ST-222
    elif tell:
        tell(TopSeen(KINDS[state.top]))


def draw(state: StreetsState, seat: int, count: int, chance: Chance, tell: Tell | None) -> None:
    """ST-140, ST-191: as many as were built, as far as the stack lasts."""
    count = min(count, state.stack.size)
    if count:
        _draw(state, seat, count, chance, tell)
        if tell and state.top != NONE:
            tell(TopSeen(KINDS[state.top]))


def draw_open(state: StreetsState, seat: int, chance: Chance, tell: Tell | None) -> None:
    """ST-223 (5); after the last tile, the endgame stack is shuffled and turned up (ST-225)."""
    state.hands[seat].add(state.open_tile, EVERYONE)
    if tell:
        tell(DrewOpen(seat, ID[state.open_tile]))
    if not state.stack.size:
        state.backs[state.endgame_back] += 1
        state.endgame_back = NONE
        if tell:
            tell(EndgameBegan())
    turn_up(state, chance, tell)


def turn_up(state: StreetsState, chance: Chance, tell: Tell | None) -> None:
    """ST-222: the next tile lies open, if there is one."""
    state.open_tile = NONE
    if state.stack.size:
        state.stack.size -= 1
    elif state.endgame:
        state.endgame -= 1
    else:
        return
    back = _pick_back(state, f"back.0/{state.stack.turned}", chance)
    state.open_tile = _front(state, back, chance)
    if tell:
        tell(TurnedUp(ID[state.open_tile]))


def _draw(state: StreetsState, seat: int, count: int, chance: Chance, tell: Tell | None) -> None:
    tiles = []
    for _ in range(count):
        tile = _front(state, state.top, chance)
        state.stack.size -= 1
        _see_top(state, chance)
        state.hands[seat].add(tile, only(seat))
        tiles.append(tile)
    if tell:
        kinds = sorted(KIND[tile] for tile in tiles)
        tell(Drew(seat, [KINDS[kind] for kind in kinds]))
        tell(DrewTiles(seat, [ID[tile] for tile in sorted(tiles)]), [seat])


def _see_top(state: StreetsState, chance: Chance) -> None:
    state.top = NONE
    if state.stack.size:
        state.top = _pick_back(state, f"back.0/{state.stack.turned}", chance)


def _pick_back(state: StreetsState, address: str, chance: Chance) -> int:
    """Any of the tiles whose backs are not seen yet, by its kind."""
    number = chance.below(address, sum(state.backs))
    kind = 0
    while number >= state.backs[kind]:
        number -= state.backs[kind]
        kind += 1
    state.backs[kind] -= 1
    return kind


def _front(state: StreetsState, kind: int, chance: Chance) -> int:
    """The tile with this back: any that may have been in the stack."""
    stack = state.stack
    alike = [tile for tile in stack.cards if KIND[tile] == kind]
    tile = alike[chance.below(f"{stack.name}.{stack.shuffles}/{stack.turned}", len(alike))]
    stack.cards.remove(tile)
    stack.turned += 1
    return tile
