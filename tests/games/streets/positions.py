"""Positions of Streets: cities drawn as the ledger draws them, or written down by building."""

from collections.abc import Sequence
from typing import Any

from kvartal.games.streets.city import City, empty_city
from kvartal.games.streets.components import (
    BUILDING_TILES,
    CONSULTANT_ID,
    ID,
    KIND,
    KINDS,
    NO_KIND,
    NONE,
    NUMBER_OF,
    START_TILES,
    WILD,
)
from kvartal.games.streets.course import start_city
from kvartal.games.streets.facts import Income
from kvartal.games.streets.game import GAME
from kvartal.games.streets.geometry import FACINGS_OF, cell_at, x_of, y_of
from kvartal.games.streets.state import BUILD, StreetsState
from kvartal.kit.chance import Chance
from kvartal.kit.facts import Fact, Log
from kvartal.kit.knowledge import Cards, Pile, only
from kvartal.kit.lines import total
from tests.games import turns as turns_of
from tests.games.turns import LUCK
from tests.kit.helpers import config_of

ARROWS = "^>v<"
LETTERS = "NESW"
Cell = tuple[int, int]


# Cities drawn with arrows: `v` has its road in the south (section 16 of the ledger).


def drawn(text: str, origin: Cell = (0, 0)) -> City:
    """Any tiles will do."""
    city, tiles = empty_city(), iter(BUILDING_TILES)
    for y, row in enumerate(text.strip("\n").splitlines()):
        for x, mark in enumerate(row.split()):
            if mark != ".":
                cell = cell_at(x + origin[0], y + origin[1])
                city.put(next(tiles), cell, ARROWS.index(mark))
    for building in range(len(city.cells)):
        city.renew_around(building)
    return city


def placed(city: City, x: int, y: int, facing: str) -> City:
    """With one tile more, which must be legal."""
    assert facing in legal_at(city, x, y)
    after = city.copy()
    tile = next(tile for tile in BUILDING_TILES if tile not in city.tiles)
    after.renew_around(after.put(tile, cell_at(x, y), LETTERS.index(facing)))
    return after


def legal_at(city: City, x: int, y: int) -> str:
    """The legal facings, as the ledger lists them: `E S`."""
    facings = FACINGS_OF[city.facings_at(cell_at(x, y))]
    return " ".join(LETTERS[facing] for facing in facings)


def all_legal(city: City) -> dict[Cell, str]:
    return {
        (x_of(cell), y_of(cell)): legal_at(city, x_of(cell), y_of(cell)) for cell in city.free_cells
    }


def where(city: City, building: int) -> Cell:
    return x_of(city.cells[building]), y_of(city.cells[building])


def street_at(city: City, x: int, y: int) -> list[Cell]:
    return [where(city, b) for b in city.street(city.building_on(cell_at(x, y)))]


def is_enclosed(city: City, x: int, y: int) -> bool:
    return city.is_enclosed(city.street(city.building_on(cell_at(x, y))))


def pointing_in(city: City, x: int, y: int) -> list[Cell]:
    street = city.street(city.building_on(cell_at(x, y)))
    return [where(city, b) for b in city.pointing_in(street)]


def newly_enclosed(city: City) -> list[list[Cell]]:
    """By the last tile, in any order."""
    firsts = city.enclosed_by(len(city.cells) - 1)
    return sorted([where(city, b) for b in city.street(first)] for first in firsts)


# Cities written down: `art_gallery 3,0 v A 3`, one building a line.


def written(text: str, with_start: bool = False) -> City:
    """Tile, cell, road, owner (A is seat 0, `-` nobody), people of its colour; then `+2` for
    seekers, `double` for a second sign, `abandoned`. People of Central Station are four numbers in
    the order of colours, `1,1,1,1`."""
    city = start_city() if with_start else empty_city()
    for line in filter(str.strip, text.splitlines()):
        name, at, arrow, owner, people, *rest = line.split()
        x, y = map(int, at.split(","))
        tile = NUMBER_OF[name]
        building = city.put(tile, cell_at(x, y), ARROWS.index(arrow))
        city.owners[building] = NONE if owner == "-" else "ABCDE".index(owner)
        city.signs[building] = 0 if owner == "-" else 2 if "double" in rest else 1
        city.abandoned[building] = "abandoned" in rest
        city.lying[4 * building : 4 * building + 4] = _by_colour(tile, people)
        for word in rest:
            if word.startswith("+"):
                city.seekers[4 * building : 4 * building + 4] = _by_colour(tile, word[1:])
    for building in range(len(city.cells)):
        city.renew_around(building)
    return city


def _by_colour(tile: int, text: str) -> list[int]:
    if "," in text:
        return [int(number) for number in text.split(",")]
    people = [0] * 4
    if KIND[tile] not in (NO_KIND, WILD):
        people[KIND[tile]] = int(text)
    return people


def table(
    city: str | City | None = None,
    *hands: str,
    seats: int = 2,
    consultants: Sequence[str] = (),
    stack: int = 10,
    money: Sequence[int] | None = None,
    tokens: Sequence[Sequence[int]] | None = None,
    supply: Sequence[int] | None = None,
    with_start: bool = False,
    **options: Any,
) -> StreetsState:
    """A position in which seat 0 is to build. Without a city it is the start. `hands` are tiles, by
    seat; what lies nowhere else may be in the stack."""
    if consultants:
        options["consultants"] = True
    config = config_of(GAME, seats, first="0", **options)
    state = GAME.setup(config, LUCK)
    if isinstance(city, str):
        city = written(city, with_start)
    state.city = start_city() if city is None else city
    state.consultants = [CONSULTANT_ID.index(c) if c else NONE for c in consultants]
    state.consultants += [NONE] * (seats - len(state.consultants))
    used = {*state.city.tiles, *(NUMBER_OF[tile] for hand in hands for tile in hand.split())}
    left = [tile for tile in BUILDING_TILES if tile not in used]
    state.hands = [Cards([], []) for _ in range(seats)]
    for seat in range(seats):
        named = hands[seat].split() if seat < len(hands) else None
        tiles = [left.pop() for _ in range(3)] if named is None else [NUMBER_OF[t] for t in named]
        for tile in tiles:
            state.hands[seat].add(tile, only(seat))
    state.open_tile = left.pop() if seats == 1 else NONE
    unseen = [KIND[tile] for tile in left]
    kinds = unseen[:stack]
    state.stack = Pile("stack", left, stack, sorted(used - {s.tile for s in START_TILES} | {*left}))
    state.top = NONE
    if seats > 1:
        state.top = kinds.pop(0) if kinds else NONE
    else:
        state.endgame, state.endgame_back = 3, unseen[stack]
        kinds = unseen[: stack + 3]
        kinds.remove(state.endgame_back)
    state.backs = [kinds.count(kind) for kind in range(len(KINDS))]
    for side in range(seats):
        state.unused[side] = 5 - sum(state.city.signs[b] for b in state.buildings_of(side))
    if money is not None:
        state.money = list(money)
    if tokens is not None:
        state.tokens = [list(each) for each in tokens]
    if supply is not None:
        state.supply = list(supply)
    state.side, state.turn, state.question, state.builds_left = 0, 1, BUILD, 1
    return state


# Turns


def do(state: StreetsState, *turns: str, chance: Chance = LUCK) -> list[Fact]:
    """Turns like `0 build art_gallery`; each must be legal. Returns what all are told."""
    return tell(state, *turns, chance=chance).known_to(None)


def tell(state: StreetsState, *turns: str, chance: Chance = LUCK) -> Log:
    return turns_of.do(GAME, state, *turns, chance=chance)


def build(state: StreetsState, seat: int, tile: str, at: str, chance: Chance = LUCK) -> list[Fact]:
    """`build(state, 0, "art_gallery", "-1,0 e")`; a tile that is not in hand takes the place of one
    that is, as the ledger's "hands as needed"."""
    give(state, seat, tile)
    first = [f"{seat} build {tile}"] if state.tile == NONE else []
    return do(state, *first, f"{seat} place {at}", chance=chance)


def give(state: StreetsState, seat: int, tile: str) -> None:
    """This tile is in hand."""
    number, hand = NUMBER_OF[tile], state.hands[seat]
    if number in hand.faces or state.tile == number:
        return
    other = hand.faces[0]
    hand.take_openly(other)
    hand.add(number, only(seat))
    for each in state.hands:
        if each is not hand and number in each.faces:
            each.take_openly(number)
            each.add(other, only(state.hands.index(each)))
            return
    state.stack.cards = sorted([*(t for t in state.stack.cards if t != number), other])


def legal(state: StreetsState, seat: int = 0) -> list[str]:
    return turns_of.legal(GAME, state, seat)


def rule_against(state: StreetsState, text: str, seat: int = 0) -> str | None:
    return turns_of.rule_against(GAME, state, seat, text)


# What there is


def building(state: StreetsState, tile: str) -> int:
    return state.city.tiles.index(NUMBER_OF[tile])


def people(state: StreetsState, tile: str) -> list[int]:
    at = 4 * building(state, tile)
    return state.city.lying[at : at + 4]


def seekers(state: StreetsState, tile: str) -> list[int]:
    at = 4 * building(state, tile)
    return state.city.seekers[at : at + 4]


def owner(state: StreetsState, tile: str) -> int:
    return state.city.owners[building(state, tile)]


def hand(state: StreetsState, seat: int) -> list[str]:
    return [ID[tile] for tile in state.hands[seat].faces]


def paid(facts: Sequence[Fact]) -> dict[str, tuple[int, int]]:
    """By building: to whom, and how much."""
    return {f.tile: (f.seat, total(f.lines)) for f in facts if isinstance(f, Income)}


def kinds(facts: Sequence[Fact]) -> list[str]:
    return [fact.kind for fact in facts]


def question(state: StreetsState) -> str:
    return GAME.public(state)["question"]
