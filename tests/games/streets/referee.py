"""A second engine and scorer for Streets: it follows a game and disagrees where it must.

Written from the rulebook and the ledger alone, without a look at the game's code, and kept that
way: of the game it knows the contract of the kit, how decisions and facts are written, and how a
state looks as data. Even the tiles are written down here once more. It is told each decision and
what chance brings; everything else it works out by itself.

    python -m tests.games.streets.referee --games 2000 --positions 4000
"""

import argparse
import random
import sys
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from kvartal.games.streets.game import GAME
from kvartal.kit.chance import SeededChance
from kvartal.kit.data import dump, load
from kvartal.kit.facts import Log, Told
from kvartal.kit.options import possible
from tests.kit.helpers import config_of

Cell = tuple[int, int]
Street = tuple[Cell, ...]
"""Its cells, from west to east or from north to south."""
Placement = tuple[Cell, int]
LineOf = tuple[str, int, int, str]
"""Rule, each, count, source."""
Event = dict[str, Any]
Asked = Generator[None, str, str]
Course = Generator[None, str, None]


class Disagreement(AssertionError):
    """The game and the referee differ."""


# --- what lies in the box -------------------------------------------------------------------------

COLOURS = ["tourist", "hipster", "parent", "shopper"]
KINDS = [*COLOURS, "wild"]
BUSINESSES = ["restaurant", "housing", "leisure", "retail"]
CONSULTANTS = [
    "contractor",
    "hacker",
    "entrepreneur",
    "investor",
    "hipster_legend",
    "renovator",
    "location_scout",
]
STATION, PARK = "central_station", "city_park"

# Name: kind and symbols, valuation, business sign and how often. Those after the gap are marked 5+.
TILE_LIST = """
chillax_spa: tourist 1, symbol 2 tourist, leisure 1
souvenir_shop: tourist 1, set 5 tourist+shopper, retail 1
boutique_hotel: tourist 2, symbol 2 parent, housing 2
observation_deck: tourist 1, people 2 tourist, leisure 1
tapas_bar: tourist 1, set 6 hipster+parent, restaurant 1
backpacker_hostel: tourist 2, people 2 shopper, housing 1
seafood_terrace: tourist 1, adjacency 2, restaurant 1
postcard_kiosk: tourist 1, enclosure 6, retail 2
starter_home: parent 1, symbol 2 parent, housing 1
flea_market: parent 1, set 5 parent+hipster, retail 1
trendy_lofts: parent 2, symbol 2 hipster, housing 1
toy_store: parent 1, people 2 parent, retail 1
family_diner: parent 1, set 6 tourist+shopper, restaurant 1
petting_farm: parent 2, people 2 tourist, leisure 1
adventure_playground: parent 1, street_size 2, leisure 2
neighbourhood_bakery: parent 1, ownership 3, restaurant 2
art_gallery: hipster 1, symbol 2 hipster, leisure 1
student_house: hipster 1, adjacency 2, housing 1
micro_brewery: hipster 1, set 5 hipster+tourist, restaurant 1
vinyl_shop: hipster 1, people 2 hipster, retail 2
concept_store: hipster 2, symbol 2 shopper, retail 1
tattoo_studio: hipster 1, set 6 parent+shopper, leisure 1
street_food_yard: hipster 2, people 2 parent, restaurant 2
live_work_studios: hipster 1, ownership 3, housing 1
shoe_store: shopper 1, symbol 2 shopper, retail 1
bubble_tea_bar: shopper 1, set 5 shopper+parent, restaurant 1
department_store: shopper 2, symbol 2 tourist, retail 1
video_arcade: shopper 1, people 2 shopper, leisure 1
food_court: shopper 1, set 6 tourist+hipster, restaurant 1
cinema_complex: shopper 2, people 2 hipster, leisure 2
arcade_flats: shopper 1, street_size 2, housing 1
serviced_apartments: shopper 1, ownership 3, housing 2
hardware_store: wild 1, street_size 2, retail 1
copy_shop: wild 1, copy, universal 1
popup_space: wild 1, copy, universal 1
corner_pub: wild 1, enclosure 6, restaurant 1
gatehouse_flats: wild 1, enclosure 6, housing 1
community_centre: wild 1, wild 4, leisure 1
mixed_use_tower: wild 1, wild 4, universal 1
startup_hub: wild 1, adjacency 2, universal 1

bike_tours: tourist 1, set 5 tourist+parent, leisure 1
terraced_houses: parent 1, symbol 2 shopper, housing 1
barber_shop: hipster 1, people 2 tourist, retail 1
ramen_counter: shopper 1, set 5 shopper+hipster, restaurant 1
market_hall: wild 1, wild 4, universal 1
"""


@dataclass(frozen=True)
class Tile:
    """ST-10."""

    name: str
    kind: str
    symbols: int
    formula: str
    per: int
    of: tuple[str, ...]
    business: str
    tokens: int
    five_player: bool


def _read_tiles() -> dict[str, Tile]:
    found = {}
    base, extra = TILE_LIST.strip().split("\n\n")
    for row in base.splitlines() + extra.splitlines():
        name, printed = row.split(": ")
        symbols, valuation, business = (part.split() for part in printed.split(", "))
        found[name] = Tile(
            name,
            symbols[0],
            int(symbols[1]),
            valuation[0],
            int(valuation[1]) if len(valuation) > 1 else 0,
            tuple(valuation[2].split("+")) if len(valuation) > 2 else (),
            business[0],
            int(business[1]),
            row in extra,
        )
    return found


TILES = _read_tiles()
NUMBER = {name: number for number, name in enumerate([*TILES, STATION, PARK])}
IS_COPIED = {"people", "symbol", "set", "wild", "ownership", "street_size"}  # ST-99
RULE_OF = {
    "people": "ST-90",
    "symbol": "ST-91",
    "set": "ST-92",
    "wild": "ST-93",
    "ownership": "ST-94",
    "street_size": "ST-95",
    "adjacency": "ST-96",
    "enclosure": "ST-97",
    "copy": "ST-99",
}
LEFT_OUT = {1: 2, 2: 2, 3: 1, 4: 0, 5: 0}  # ST-23: of each kind; three players keep all wild ones
START_MONEY = {"easy": 0, "normal": 20, "hard": 50}  # ST-221


def symbols_on(name: str) -> dict[str, int]:
    if name == STATION:
        return dict.fromkeys(COLOURS, 1)  # ST-307
    if name == PARK:
        return {"wild": 1}
    return {TILES[name].kind: TILES[name].symbols}


# --- the city -------------------------------------------------------------------------------------

N, E, S, W = range(4)
STEPS: list[Cell] = [(0, -1), (1, 0), (0, 1), (-1, 0)]
LETTERS = "nesw"


def beside(cell: Cell, direction: int, far: int = 1) -> Cell:
    step = STEPS[direction]
    return cell[0] + far * step[0], cell[1] + far * step[1]


def contact(a: int, b: int, e: int) -> str:
    """ST-34: between a tile that faces `a` and the one in direction `e` of it, which faces `b`."""
    if a == e and b == (e + 2) % 4:
        return "long_long"
    across_a, across_b = a % 2 != e % 2, b % 2 != e % 2
    if (a == e and across_b) or (b == (e + 2) % 4 and across_a):
        return "junction"
    if across_a and across_b:
        return "continue" if a == b else "offset"
    return "back"


@dataclass
class Building:
    tile: str
    cell: Cell
    facing: int
    owner: int = -1
    signs: int = 0
    abandoned: bool = False
    people: list[int] = field(default_factory=lambda: [0] * 4)
    seekers: list[int] = field(default_factory=lambda: [0] * 4)
    on_top: bool = False

    @property
    def is_start(self) -> bool:
        return self.tile in (STATION, PARK)

    def copy(self) -> "Building":
        return Building(
            self.tile,
            self.cell,
            self.facing,
            self.owner,
            self.signs,
            self.abandoned,
            self.people[:],
            self.seekers[:],
            self.on_top,
        )


class City:
    """Buildings on a grid, in the order they were built."""

    def __init__(self) -> None:
        self.buildings: list[Building] = []
        self.at: dict[Cell, Building] = {}
        self.runs: dict[Cell, Street] = {}

    def add(self, building: Building) -> None:
        self.buildings.append(building)
        self.at[building.cell] = building
        self.runs = {}

    def copy(self) -> "City":
        other = City()
        for building in self.buildings:
            other.add(building.copy())
        return other

    def building(self, tile: str) -> Building:
        return next(each for each in self.buildings if each.tile == tile)

    def street(self, cell: Cell) -> Street:
        """ST-35."""
        run = self.runs.get(cell)
        if run is None:
            run = self.run(cell, self.at[cell].facing)
            for each in run:
                self.runs[each] = run
        return run

    def run(self, cell: Cell, facing: int) -> Street:
        """The street of a tile that stands here and faces there, or would."""
        onwards = E if facing in (N, S) else S
        cells = [cell]
        for direction in (onwards, (onwards + 2) % 4):
            far = beside(cell, direction)
            while far in self.at and self.at[far].facing == facing:
                cells.append(far)
                far = beside(far, direction)
        return tuple(sorted(cells))

    def streets(self) -> set[Street]:
        return {self.street(cell) for cell in self.at}

    def ends(self, street: Street) -> tuple[Cell, Cell]:
        """ST-37."""
        onwards = E if self.at[street[0]].facing in (N, S) else S
        return beside(street[0], (onwards + 2) % 4), beside(street[-1], onwards)

    def is_enclosed(self, street: Street) -> bool:
        return all(end in self.at for end in self.ends(street))  # ST-38

    def pointing_in(self, street: Street) -> list[Building]:
        """ST-41."""
        at_ends = [self.at[end] for end in self.ends(street) if end in self.at]
        return [each for each in at_ends if beside(each.cell, each.facing) in street]

    def encloses(self, cell: Cell) -> bool:
        """ST-39, ST-314: at the end of some enclosed street."""
        for direction in range(4):
            near = beside(cell, direction)
            if near in self.at:
                street = self.street(near)
                if cell in self.ends(street) and self.is_enclosed(street):
                    return True
        return False

    def objections(self, cell: Cell, facing: int) -> set[str]:
        """Against building here (ST-62 to ST-65)."""
        if cell in self.at:
            return {"ST-62"}
        found = set()
        contacts = {
            contact(facing, self.at[near].facing, direction)
            for direction in range(4)
            if (near := beside(cell, direction)) in self.at
        }
        if not contacts & {"junction", "continue"}:
            found.add("ST-63")
        if "long_long" in contacts:
            found.add("ST-64")
        if len(self.run(cell, facing)) > 5:  # ST-36
            found.add("ST-65")
        return found

    def placements(self) -> set[Placement]:
        free = {beside(cell, direction) for cell in self.at for direction in range(4)}
        free -= self.at.keys()
        return {
            (cell, facing)
            for cell in free
            for facing in range(4)
            if not self.objections(cell, facing)
        }

    def closed_by(self, cell: Cell, before: set[Street]) -> set[Street]:
        """ST-51: what the new tile here encloses. `before`: the streets enclosed until then."""
        near = [cell, *(beside(cell, direction) for direction in range(4))]
        around = {self.street(each) for each in near if each in self.at}
        touched = {each for each in around if cell in each or cell in self.ends(each)}
        return {each for each in touched if self.is_enclosed(each) and each not in before}

    def enclosed_streets(self) -> set[Street]:
        return {street for street in self.streets() if self.is_enclosed(street)}

    def destinations(self, colour: int, left: Building | None = None) -> list[Building]:
        """ST-111, ST-112."""
        return [
            each
            for each in self.buildings
            if not each.is_start
            and TILES[each.tile].kind == COLOURS[colour]
            and not each.abandoned
            and each is not left
            and not self.is_enclosed(self.street(each.cell))
        ]


def start_city() -> City:
    """ST-21, ST-22."""
    city = City()
    city.add(Building(STATION, (0, 0), S, people=[1] * 4))
    city.add(Building(PARK, (1, 0), W))
    return city


def pairs(first: int, second: int, wild: int) -> int:
    """ST-92, by trial: each wild symbol goes where it likes."""
    return max(min(first + more, second + wild - more) for more in range(wild + 1))


# --- the course of a game -------------------------------------------------------------------------


class Referee:
    """A table, and what its rules make of each decision. `feed`: what chance has brought."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.solo = seats == 1
        self.sides = 2 if self.solo else seats
        self.business: bool = options["business"]
        self.with_consultants: bool = options["consultants"]
        self.options = options
        self.city = start_city()
        self.start = [0] * self.sides
        if self.solo:
            self.start[1] = START_MONEY[options["difficulty"]]
            self.start[1] += 40 if self.with_consultants else 0  # ST-251
        self.money = self.start[:]
        self.unused = [5, 0] if self.solo else [5] * seats
        self.supply = [12 if self.business else 0] * 4
        self.tokens = [[0] * 4 for _ in range(self.sides)]
        self.consultants = [""] * seats
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.shown: list[set[str]] = [set() for _ in range(seats)]
        self.covered: list[str] = []
        self.box: list[str] = []
        self.stack = 0
        """How many tiles, the open one of a solo game among them."""
        self.top = ""
        self.open_tile = ""
        self.endgame = 0
        self.endgame_back = ""
        self.backs: Counter[str] = Counter()
        """What has been in play from the start, and nobody has seen anything of it yet."""
        self.seen: set[str] = set()
        self.turns = 0
        self.side = 0
        self.builds_left = 0
        self.built = 0
        self.tile = ""
        self.signs = 0
        self.queue: list[Street] = []
        self.street: Street = ()
        self.abandoning: Building | None = None
        self.waiting: list[int] = []
        self.free_tokens = 0
        self.colour = -1
        # The open question
        self.question = "over"
        self.seat = -1
        self.answers: set[str] = set()
        # What was told
        self.feed: dict[str, deque[Any]] = defaultdict(deque)
        self.events: list[Event] = []
        self.rare: Counter[str] = Counter()
        """How often something seldom happened: what never did would prove nothing."""
        self.course: Course = self.whole_game()

    # Asking and telling

    def begin(self) -> None:
        """Up to the first question."""
        next(self.course)

    def decide(self, notation: str) -> None:
        if notation not in self.answers:
            raise Disagreement(f"{self.seat} may not {notation}")
        try:
            self.course.send(notation)
        except StopIteration:
            self.question, self.seat, self.answers = "over", -1, set()

    def ask(self, seat: int, question: str, answers: Iterable[str], always: bool = False) -> Asked:
        """Questions with one answer are not asked, unless it could be declined."""
        self.answers = set(answers)
        if not self.answers:
            raise Disagreement(f"nothing to answer to {question}")
        if len(self.answers) == 1 and not always:
            return next(iter(self.answers))
        self.question, self.seat = question, 0 if self.solo else seat
        answer = yield
        return answer

    def tell(self, kind: str, only: list[int] | None = None, **what: Any) -> None:
        self.events.append({"kind": kind, "only": only, **what})

    def fed(self, kind: str) -> Any:
        if not self.feed[kind]:
            raise Disagreement(f"{kind} should have been told")
        return self.feed[kind].popleft()

    # Setup

    def whole_game(self) -> Course:
        yield from self.set_up()
        yield from self.rounds()

    def set_up(self) -> Course:
        """ST-20."""
        if self.with_consultants:
            yield from self.deal_consultants()
        self.make_stack()
        for seat in range(self.seats):
            self.draw_hidden(seat, 3)  # ST-26
        self.stack -= 3 * self.sides
        if self.solo:
            self.endgame = 3  # ST-220
            self.endgame_back = self.fed("endgame_laid")["back"]
            self.see_back(self.endgame_back)
            self.tell("endgame_laid", back=self.endgame_back)
            self.turn_up()  # ST-222
        else:
            self.look_at_top()
        first = self.options["first"]
        self.side = 0 if self.solo else self.fed("first") if first == "random" else int(first)

    def usable_consultants(self) -> set[str]:
        """ST-181, ST-251."""
        usable = set(CONSULTANTS)
        if self.business or self.solo:
            usable -= {"contractor", "renovator"}
        if self.seats == 5:
            usable.discard("contractor")
        if self.seats == 2:
            usable.discard("renovator")
        return usable

    def deal_consultants(self) -> Course:
        usable = self.usable_consultants()
        if self.solo:
            self.backs = self.kinds_in_play(1)
            self.stack = self.backs.total()
            answer = yield from self.ask(
                0, "consultant", {f"hire {each}" for each in usable} | {"draw"}
            )  # ST-342
            hired = self.fed("hired")["consultant"]
            if answer not in ("draw", f"hire {hired}") or hired not in usable:
                raise Disagreement(f"{hired} came for {answer}")
            self.consultants = [hired]
            self.tell("hired", seat=0, consultant=hired)
            return
        for seat in range(self.seats):
            hired = self.fed("hired")["consultant"]
            if hired not in usable:
                raise Disagreement(f"{hired} cannot be dealt")
            usable.remove(hired)
            self.consultants[seat] = hired
            self.tell("hired", seat=seat, consultant=hired)

    def prepared_for(self) -> int:
        """ST-23, ST-190."""
        return self.seats + 1 if "contractor" in self.consultants else self.seats

    def kinds_in_play(self, players: int) -> Counter[str]:
        kinds = Counter(
            each.kind for each in TILES.values() if players == 5 or not each.five_player
        )
        for kind in KINDS:
            kinds[kind] -= 0 if players == 3 and kind == "wild" else LEFT_OUT[players]
        return kinds

    def make_stack(self) -> None:
        self.backs = self.kinds_in_play(self.prepared_for())
        if "contractor" in self.consultants:
            removed = self.fed("removed")["kinds"]
            if len(removed) != 3:
                raise Disagreement(f"removed: {removed}")
            for kind in removed:
                self.see_back(kind)
            self.tell("removed", kinds=sorted(removed, key=KINDS.index))
        self.stack = self.backs.total()

    def see_back(self, kind: str) -> None:
        self.backs[kind] -= 1
        if self.backs[kind] < 0:
            raise Disagreement(f"too many {kind} tiles")

    def see_front(self, tile: str) -> None:
        if tile in self.seen or (TILES[tile].five_player and self.prepared_for() != 5):
            raise Disagreement(f"{tile} cannot come")
        self.seen.add(tile)

    def draw_hidden(self, seat: int, count: int) -> None:
        fact = self.fed("drew_tiles")
        tiles: list[str] = fact["tiles"]
        if len(tiles) != count or fact["seat"] != seat:
            raise Disagreement(f"{seat} should draw {count}, not {fact}")
        kinds = sorted((TILES[tile].kind for tile in tiles), key=KINDS.index)
        unseen = kinds[:]
        if self.top:
            if self.top not in unseen:
                raise Disagreement(f"a {self.top} tile lay on top, drawn were {kinds}")
            unseen.remove(self.top)
            self.top = ""
        for kind in unseen:
            self.see_back(kind)
        for tile in tiles:
            self.see_front(tile)
        self.hands[seat] += tiles
        self.tell("drew", seat=seat, kinds=kinds)
        self.tell("drew_tiles", [seat], seat=seat, tiles=sorted(tiles, key=NUMBER.__getitem__))

    def look_at_top(self) -> None:
        """Section 15: everybody sees the back of the top tile."""
        if self.stack > 0:
            self.top = self.fed("top_seen")["back"]
            self.see_back(self.top)
            self.tell("top_seen", back=self.top)

    def turn_up(self) -> None:
        """ST-222, ST-225: the top tile lies face up."""
        if self.stack + self.endgame == 0 or (self.stack == 0 and self.endgame_back):
            return
        self.open_tile = self.fed("turned_up")["tile"]
        self.see_front(self.open_tile)
        self.see_back(TILES[self.open_tile].kind)
        self.tell("turned_up", tile=self.open_tile)

    # Turns

    def rounds(self) -> Course:
        while True:
            yield from self.own_turn(self.side)
            if self.solo:
                yield from self.grifters_turn()
                self.draw_open()
            else:
                self.draw(self.side)
            self.side = 0 if self.solo else (self.side + 1) % self.seats
            if not any(self.hands) and self.endgame == 0:  # ST-150
                self.finish()
                return

    def own_turn(self, cur: int) -> Course:
        self.begin_turn(cur)
        contractor = self.consultants[cur] == "contractor"
        self.builds_left = 2 if contractor and self.stack > 0 else 1  # ST-191, ST-195
        while self.builds_left > 0 and self.hands[cur]:
            if not self.city.placements() and not self.coverable(cur):
                yield from self.give_back(cur)
            else:
                if self.unused[cur] == 0:  # ST-120, ST-193
                    yield from self.abandon(cur)
                yield from self.build(cur)
                yield from self.score_streets(cur)
            self.builds_left -= 1

    def give_back(self, cur: int) -> Course:
        """ST-305: nothing can be built."""
        hand = self.hands[cur]
        self.rare["rare: nothing can be built"] += 1
        answer = yield from self.ask(cur, "return", {f"return {tile}" for tile in hand})
        tile = answer.split()[1]
        hand.remove(tile)
        self.shown[cur].discard(tile)
        self.box.append(tile)
        self.built += 1
        self.tell("returned", seat=cur, tile=tile)

    def begin_turn(self, cur: int) -> None:
        self.side = cur
        self.turns += 1
        self.built = 0
        self.tell("turn_began", seat=cur)

    def abandon(self, cur: int) -> Course:
        own = [each.tile for each in self.city.buildings if each.owner == cur]
        answer = yield from self.ask(cur, "abandon", {f"abandon {tile}" for tile in own})
        left = self.city.building(answer.split()[1])
        self.tell("abandoned", seat=cur, tile=left.tile)
        self.rare["rare: a doubled building abandoned"] += left.signs == 2
        self.rare["rare: abandoned before a second build"] += self.built > 0
        self.unused[cur] += left.signs  # ST-122
        left.owner, left.signs, left.abandoned = -1, 0, True  # ST-123
        self.abandoning = left
        if self.business:
            yield from self.take_tokens(cur, left)  # ST-169
        yield from self.move_people(cur, [left])  # ST-124
        self.abandoning = None

    def build(self, cur: int) -> Course:
        hand = self.hands[cur]
        answers = {f"build {tile}" for tile in hand}
        if self.may_double(cur):
            answers |= {f"invest {tile}" for tile in hand}
        answer = yield from self.ask(cur, "build", answers)
        word, self.tile = answer.split()
        self.signs = 2 if word == "invest" else 1
        hand.remove(self.tile)
        self.shown[cur].discard(self.tile)
        self.tell("took", seat=cur, tile=self.tile, signs=self.signs)
        spots = {written(place) for place in self.city.placements()}
        answer = yield from self.ask(cur, "place", spots | self.coverable(cur))
        if answer.startswith("cover"):
            self.build_over(cur, self.city.building(answer.split()[1]))
        else:
            self.build_at(cur, read(answer))

    def may_double(self, cur: int) -> bool:
        """ST-202."""
        doubled = any(each.owner == cur and each.signs == 2 for each in self.city.buildings)
        return self.consultants[cur] == "investor" and self.unused[cur] >= 2 and not doubled

    def coverable(self, cur: int) -> set[str]:
        """ST-205."""
        if self.consultants[cur] != "renovator":
            return set()
        return {
            f"cover {each.tile}"
            for each in self.city.buildings
            if not each.is_start and self.city.is_enclosed(self.city.street(each.cell))
        }

    def build_at(self, cur: int, placement: Placement) -> None:
        cell, facing = placement
        before = self.city.enclosed_streets()
        self.city.add(Building(self.tile, cell, facing))
        self.tell(
            "built",
            seat=cur,
            tile=self.tile,
            x=cell[0],
            y=cell[1],
            facing=LETTERS[facing],
            signs=self.signs,
        )
        self.settle(cur, self.city.at[cell])
        self.queue = sorted(self.city.closed_by(cell, before))
        if len(self.queue) > 1:
            self.rare[f"rare: {len(self.queue)} streets at once"] += 1
        self.rare["rare: a new tile enclosed at once"] += any(cell in each for each in self.queue)
        self.built += 1

    def build_over(self, cur: int, below: Building) -> None:
        """ST-206."""
        self.tell("built_over", seat=cur, tile=self.tile, covered=below.tile)
        kind = TILES[self.tile].kind
        origin = below.tile
        self.rare["rare: built over a building that was abandoned"] += below.abandoned
        self.rare["rare: built over a building on top of another"] += below.on_top
        self.rare["rare: built over a home for its own seekers"] += any(
            below.seekers[colour] for colour in range(4) if COLOURS[colour] == kind
        )
        below.on_top = True
        self.covered.append(origin)
        below.tile, below.abandoned = self.tile, False
        station = self.city.building(STATION)
        for colour, name in enumerate(COLOURS):
            if below.seekers[colour] and name != kind:
                self.rare["rare: seekers sent to an open station"] += not self.city.is_enclosed(
                    self.city.street(station.cell)
                )
                self.tell(
                    "sent",
                    colour=name,
                    count=below.seekers[colour],
                    origin=origin,
                    tile=STATION,
                )
                station.seekers[colour] += below.seekers[colour]
                below.seekers[colour] = 0
        self.settle(cur, below, origin)
        self.queue = [self.city.street(below.cell)]  # ST-51, ST-207
        self.built += 1

    def settle(self, cur: int, new: Building, covered: str = "") -> None:
        tile = TILES[new.tile]
        if tile.kind != "wild":
            colour = COLOURS.index(tile.kind)
            new.people[colour] += tile.symbols  # ST-69
            self.tell("came_new", tile=tile.name, colour=tile.kind, count=tile.symbols)
            for each in self.city.buildings:  # ST-70, ST-132
                if each.seekers[colour]:
                    self.tell(
                        "found_home",
                        colour=tile.kind,
                        count=each.seekers[colour],
                        origin=OR_ITSELF + covered if each is new else each.tile,
                        tile=tile.name,
                    )
                    new.people[colour] += each.seekers[colour]
                    each.seekers[colour] = 0
        new.owner, new.signs = cur, self.signs  # ST-71
        if not self.is_grifter(cur):
            self.unused[cur] -= self.signs

    def is_grifter(self, side: int) -> bool:
        return self.solo and side == 1

    def draw(self, cur: int) -> None:
        """ST-140, ST-191, ST-332."""
        self.tile = ""
        count = min(self.built, self.stack)
        if count > 0:
            self.stack -= count
            self.draw_hidden(cur, count)
            self.look_at_top()

    # Scoring a street

    def score_streets(self, cur: int) -> Course:
        """ST-74."""
        while self.queue:
            names = {self.city.at[street[0]].tile: street for street in self.queue}
            answer = yield from self.ask(cur, "street", {f"score {name}" for name in names})
            self.street = names[answer.split()[1]]
            self.queue.remove(self.street)
            yield from self.score_street(cur)
            self.street = ()

    def score_street(self, cur: int) -> Course:
        inside = [self.city.at[cell] for cell in self.street]
        self.tell("enclosed", seat=cur, tiles=[each.tile for each in inside])
        owners = {each.owner for each in inside} - {-1}
        clockwise = [(cur + far) % self.sides for far in range(self.sides)]
        if self.business:
            for seat in [*clockwise[1:], cur]:  # ST-163
                if seat in owners:
                    yield from self.street_tokens(seat, [b for b in inside if b.owner == seat])
        for seat in clockwise:  # ST-81
            if seat in owners:
                yield from self.pay(seat, [b for b in inside if b.owner == seat])
        yield from self.move_people(cur, inside)  # ST-110

    def pay(self, seat: int, own: list[Building]) -> Course:
        swapped = ""
        instead = ""
        if not self.is_grifter(seat) and self.consultants[seat] == "entrepreneur":
            if self.hands[seat]:
                self.rare["rare: nothing to swap with"] += all(
                    TILES[tile].formula == "copy" for tile in self.hands[seat]
                )
                usable = [tile for tile in self.hands[seat] if TILES[tile].formula != "copy"]
                answers = {
                    f"swap {b.tile} {tile}" for b in own for tile in usable
                }  # ST-198, ST-199
                answer = yield from self.ask(seat, "swap", answers | {"decline"}, always=True)
                if answer == "decline":
                    self.tell("declined", seat=seat)
                else:
                    swapped, instead = answer.split()[1:]
                    self.shown[seat].add(instead)  # ST-200
                    self.tell("swapped", seat=seat, tile=swapped, instead=instead)
        self.rare["rare: two signs scored"] += any(b.signs == 2 for b in own)
        scored = [
            (b, self.income(b, seat, instead=instead if b.tile == swapped else "")) for b in own
        ]
        for building, choices in scored:
            self.tell("income", seat=seat, tile=building.tile, choices=choices)
            self.money[seat] += amount_of(choices)  # ST-84
        for building in own:
            if not self.is_grifter(seat):
                self.unused[seat] += building.signs
            building.owner, building.signs = -1, 0

    def move_people(self, cur: int, origins: list[Building]) -> Course:
        """ST-116."""
        left = origins[0] if self.abandoning else None
        for colour, name in enumerate(COLOURS):
            self.colour = colour
            goals = self.city.destinations(colour, left)
            if self.is_grifter(cur):
                goals = [each for each in goals if each.owner == cur] or goals  # ST-241
            for origin in origins:
                count = origin.people[colour]
                if count == 0:
                    continue
                if not goals:  # ST-114
                    origin.seekers[colour] += count
                    origin.people[colour] = 0
                    self.tell("became_seekers", tile=origin.tile, colour=name, count=count)
                elif len(goals) == 1:
                    self.move(cur, colour, count, origin, goals[0])
                else:  # ST-113
                    for _ in range(count):
                        answer = yield from self.ask(cur, "move", {f"move {b.tile}" for b in goals})
                        self.move(cur, colour, 1, origin, self.city.building(answer.split()[1]))
        self.colour = -1

    def move(self, cur: int, colour: int, count: int, origin: Building, goal: Building) -> None:
        origin.people[colour] -= count
        goal.people[colour] += count  # ST-115
        self.tell(
            "moved",
            seat=cur,
            colour=COLOURS[colour],
            count=count,
            origin=origin.tile,
            tile=goal.tile,
        )

    # Business

    def street_tokens(self, seat: int, own: list[Building]) -> Course:
        """ST-162, ST-250."""
        self.rare["rare: no token left"] += sum(self.supply) == 0
        if sum(self.supply) == 0:  # ST-329
            return
        self.waiting = [seat]
        if self.is_grifter(seat):
            yield from self.grifters_tokens(own)
        else:
            answer = yield from self.ask(seat, "business", {f"business {b.tile}" for b in own})
            yield from self.take_tokens(seat, self.city.building(answer.split()[1]))
        self.waiting = []

    def take_tokens(self, seat: int, building: Building) -> Course:
        if sum(self.supply) == 0:
            return
        self.tell("chose_business", seat=seat, tile=building.tile)
        tile = TILES[building.tile]
        free = tile.tokens
        if tile.business != "universal":
            typed = BUSINESSES.index(tile.business)
            count = min(tile.tokens, self.supply[typed])  # ST-164, ST-165, ST-167
            if count < tile.tokens:
                self.rare[f"rare: {count} of {tile.tokens} tokens"] += 1
            self.get_tokens(seat, typed, count)
            free -= count
        yield from self.free_choice(seat, free)

    def free_choice(self, seat: int, count: int) -> Course:
        """ST-166, ST-330: one after the other. The human chooses for the Grifter (ST-250)."""
        while count > 0 and sum(self.supply) > 0:
            self.free_tokens = count
            left = [kind for kind in range(4) if self.supply[kind] > 0]
            if self.is_grifter(seat):
                left = self.fewest(left)
                self.rare["rare: the Grifter's second token is free"] += 1
                self.rare["rare: and there is a choice"] += len(left) > 1
            answers = {f"token {BUSINESSES[kind]}" for kind in left}
            answer = yield from self.ask(seat, "token", answers)
            self.get_tokens(seat, BUSINESSES.index(answer.split()[1]), 1)
            count -= 1
        self.free_tokens = 0

    def get_tokens(self, seat: int, kind: int, count: int) -> None:
        if count > 0:
            self.supply[kind] -= count
            self.tokens[seat][kind] += count
            self.tell("got_tokens", seat=seat, business=BUSINESSES[kind], count=count)

    def fewest(self, kinds: list[int]) -> list[int]:
        least = min(self.tokens[1][kind] for kind in kinds)
        return [kind for kind in kinds if self.tokens[1][kind] == least]

    def claims(self, own: list[Building]) -> list[tuple[Building, int]]:
        found = []
        for building in own:
            business = TILES[building.tile].business
            typed = -1 if business == "universal" else BUSINESSES.index(business)
            if typed >= 0 and self.supply[typed] > 0:
                found.append((building, typed))
            else:
                found += [(building, kind) for kind in range(4) if self.supply[kind] > 0]
        return found

    def grifters_tokens(self, own: list[Building]) -> Course:
        """ST-250."""
        open_to_it = self.claims(own)
        kinds = self.fewest([kind for _, kind in open_to_it])
        answers = {
            f"claim {building.tile} {BUSINESSES[kind]}"
            for building, kind in open_to_it
            if kind in kinds
        }
        answer = yield from self.ask(1, "grifter_token", answers)
        name, business = answer.split()[1:]
        tile, kind = TILES[name], BUSINESSES.index(business)
        self.tell("chose_business", seat=1, tile=name)
        free = tile.tokens
        count = min(free, self.supply[kind]) if tile.business == business else 1
        self.get_tokens(1, kind, count)
        yield from self.free_choice(1, free - count)

    # The Grifter

    def grifters_turn(self) -> Course:
        """ST-227."""
        self.begin_turn(1)
        self.tile, self.signs = self.open_tile, 1  # ST-236
        self.open_tile = ""
        self.tell("took", seat=1, tile=self.tile, signs=1)
        if self.stack > 0:
            self.stack -= 1
        else:
            self.endgame -= 1
        self.turn_up()
        if not self.city.placements():  # ST-305
            self.rare["rare: the Grifter cannot build"] += 1
            self.box.append(self.tile)
            self.built += 1
            self.tell("returned", seat=1, tile=self.tile)
            return
        spots = self.grifters_spots()
        answer = yield from self.ask(1, "grifter_place", {written(spot) for spot in spots})
        self.build_at(1, read(answer))
        yield from self.score_streets(1)

    def grifters_spots(self) -> set[Placement]:
        """ST-230 to ST-235."""
        worths: dict[Placement, int] = {}
        crowds: dict[Placement, int] = {}
        at_open_end: set[Placement] = set()
        before = self.city.enclosed_streets()
        right = self.city
        formula = TILES[self.tile].formula
        for spot in right.placements():
            table = Referee.__new__(Referee)
            table.__dict__.update(self.__dict__)
            table.city = right.copy()
            table.events = []
            cell, facing = spot
            table.city.add(Building(self.tile, cell, facing))
            table.settle(1, table.city.at[cell])
            rule = table.valuation(table.city.at[cell], 1)
            worths[spot] = max(each * count for _, each, count, _ in rule)
            if formula in ("copy", "enclosure"):
                crowds[spot] = table.crowd(table.city.closed_by(cell, before))
                for direction in range(4):
                    near = beside(cell, direction)
                    if near in table.city.at:
                        street = table.city.street(near)
                        if cell in table.city.ends(street) and not table.city.is_enclosed(street):
                            at_open_end.add(spot)
        most = max(worths.values())
        best = {spot for spot, worth in worths.items() if worth == most}  # ST-231
        self.rare[f"rare: the Grifter builds {formula}, {'worth' if most else 'worthless'}"] += 1
        if formula == "enclosure" and most == 0:  # ST-234
            self.rare["rare: the Grifter finds no open end"] += not at_open_end
            return at_open_end or best
        if formula in ("copy", "enclosure"):  # ST-233
            largest = max(crowds[spot] for spot in best)
            fewer = any(crowds[spot] < largest for spot in best)
            self.rare[f"rare: people decide where the Grifter builds {formula}"] += fewer
            best = {spot for spot in best if crowds[spot] == largest}
        return best

    def crowd(self, closed: set[Street]) -> int:
        """ST-232."""
        count = 0
        for colour in range(4):
            if any(each.owner == 1 for each in self.city.destinations(colour)):
                count += sum(
                    self.city.at[cell].people[colour] for street in closed for cell in street
                )
        return count

    def draw_open(self) -> None:
        """ST-223, ST-225."""
        self.tile = ""
        if self.stack == 0:
            return
        self.stack -= 1
        self.tell("drew_open", seat=0, tile=self.open_tile)
        self.hands[0].append(self.open_tile)
        self.shown[0].add(self.open_tile)
        self.open_tile = ""
        if self.stack == 0:
            self.tell("endgame_began")
            self.backs[self.endgame_back] += 1
            self.endgame_back = ""
        self.turn_up()

    # What buildings are worth

    def counted(self, street: Street, player: int, final: bool) -> Counter[str]:
        """ST-85, and what the player's own consultant adds."""
        counts: Counter[str] = Counter()
        inside = [self.city.at[cell] for cell in street]
        for building in inside + self.city.pointing_in(street):
            counts.update(symbols_on(building.tile))
        consultant = "" if self.is_grifter(player) else self.consultants[player]
        if consultant == "hacker":
            counts["wild"] += 1  # ST-183
            counts.update(TILES[tile].kind for tile in self.hands[player])  # ST-196
        if consultant == "location_scout" and not final:  # ST-209, ST-211
            for building in self.city.buildings:
                if building.owner == player and building.cell not in street:
                    counts.update(symbols_on(building.tile))
        if consultant == "hipster_legend":  # ST-204
            counts["wild"] += counts["hipster"] + 1
            counts["hipster"] = 0
        return counts

    def valuation(
        self, building: Building, player: int, final: bool = False, instead: str = ""
    ) -> list[LineOf]:
        """ST-90 to ST-99: a line, or several that are equally good."""
        street = self.city.street(building.cell)
        counts = self.counted(street, player, final)
        tile = TILES[instead or building.tile]
        if tile.formula != "copy":
            return [self.worth(tile, building, player, counts)]
        targets = [
            self.worth(TILES[other.tile], other, player, counts)
            for cell in street
            if (other := self.city.at[cell]) is not building
            and not other.is_start
            and TILES[other.tile].formula in IS_COPIED
        ]
        most = max((line[1] * line[2] for line in targets), default=0)
        best = [line for line in targets if line[1] * line[2] == most]
        return best or [("ST-99", 0, 0, tile.name)]

    def worth(self, tile: Tile, place: Building, player: int, counts: Counter[str]) -> LineOf:
        street = self.city.street(place.cell)
        inside = [self.city.at[cell] for cell in street]
        wild = counts["wild"]
        match tile.formula:
            case "people":
                count = sum(each.people[COLOURS.index(tile.of[0])] for each in inside)
            case "symbol":
                count = counts[tile.of[0]] + wild
            case "set":
                count = pairs(counts[tile.of[0]], counts[tile.of[1]], wild)
            case "wild":
                count = wild
            case "ownership":
                count = sum(each.signs for each in inside if each.owner == player)
            case "street_size":
                count = len(street)
            case "adjacency":
                x, y = place.cell
                around = [(x + a, y + b) for a in (-1, 0, 1) for b in (-1, 0, 1) if a or b]
                count = sum(cell in self.city.at for cell in around)
            case "enclosure":
                count = 1 if self.city.encloses(place.cell) else 0
            case _:
                raise Disagreement(f"nobody knows the formula {tile.formula}")
        return RULE_OF[tile.formula], tile.per, count, tile.name

    def income(
        self, building: Building, player: int, final: bool = False, instead: str = ""
    ) -> list[list[LineOf]]:
        """ST-82, ST-151, ST-203: all ways to write it down, each with the same sum."""
        found = []
        for line in self.valuation(building, player, final, instead):
            lines = [line]
            value = line[1] * line[2]
            if building.signs == 2:
                lines.append(("ST-203", line[1], line[2], line[3]))
                value *= 2
            people = sum(building.people)
            lines.append(("ST-82", 1, people, building.tile))
            value += people
            if final:
                lines.append(("ST-151", -(value // 2), 1, building.tile))  # the half is rounded up
            found.append([each for each in lines if each[1] * each[2] != 0])
        return found

    # The end

    def finals(self, side: int) -> list[tuple[str, list[list[LineOf]]]]:
        return [
            (each.tile, self.income(each, side, final=True))
            for each in self.city.buildings
            if each.owner == side
        ]

    def majorities(self, side: int) -> list[LineOf]:
        """ST-171."""
        found: list[LineOf] = []
        for kind, name in enumerate(BUSINESSES):
            held = [tokens[kind] for tokens in self.tokens]
            if held[side] > 0 and held[side] == max(held):
                found.append(("ST-171", 10 if held.count(max(held)) == 1 else 5, 1, name))
        return found

    def sets(self, side: int) -> int:
        return min(self.tokens[side])  # ST-172

    def finish(self) -> None:
        for side in range(self.sides):
            for tile, choices in self.finals(side):
                self.tell("final_income", seat=side, tile=tile, choices=choices)
            bonus = self.majorities(side)
            if self.sets(side):
                bonus.append(("ST-172", 10, self.sets(side), ""))
            if bonus:
                self.tell("bonus", seat=side, choices=[bonus])
        self.tell("ended")

    def points(self, side: int) -> dict[str, int]:
        return {
            "start": self.start[side],
            "streets": self.money[side] - self.start[side],
            "final": sum(amount_of(choices) for _, choices in self.finals(side)),
            "majority": sum(line[1] * line[2] for line in self.majorities(side)),
            "sets": 10 * self.sets(side),
        }

    def ranks(self) -> list[int]:
        """ST-155, ST-326; ST-226, ST-339: a tie with the Grifter is no victory."""
        totals = [sum(self.points(side).values()) for side in range(self.sides)]
        if self.solo:
            return [1, 2] if totals[0] > totals[1] else [2, 1]
        return [1 + sum(other > own for other in totals) for own in totals]

    # What cannot be done, and why

    def objections(self, text: str) -> set[str]:
        """All rules against it, if whoever is asked meant to do it now."""
        if text in self.answers:
            return set()
        word, *rest = text.split()
        match self.question, word:
            case "consultant", "hire":
                return {"ST-251"}
            case "abandon", "abandon":
                return {"ST-120"}
            case ("build", "build") | ("return", "return"):
                return {"ST-60"}
            case "build", "invest":
                return {"ST-60", "ST-202"}
            case "place", "place":
                return self.city.objections(*read(text))
            case "place", "cover":
                return {"ST-205"}
            case "grifter_place", "place":
                return self.city.objections(*read(text)) or {"ST-231"}
            case "street", "score":
                return {"ST-74"}
            case "business", "business":
                return {"ST-162"}
            case "token", "token":
                if self.waiting and self.is_grifter(self.waiting[0]):
                    return {"ST-164", "ST-250"}
                return {"ST-164"}
            case "swap", "swap":
                return self._against_swap(*rest)
            case "move", "move":
                if self.is_grifter(self.side):
                    return {"ST-111", "ST-241"}
                return {"ST-111"}
            case "grifter_token", "claim":
                return {"ST-162", "ST-164", "ST-250"}
        return {"KV-2"}

    def _against_swap(self, tile: str, instead: str) -> set[str]:
        inside = [self.city.at[cell] for cell in self.street]
        found = set()
        if tile not in [each.tile for each in inside if each.owner == self.seat]:
            found.add("ST-198")
        if instead not in self.hands[self.seat]:
            found.add("ST-198")
        if TILES[instead].formula == "copy":
            found.add("ST-199")
        return found


def amount_of(choices: list[list[LineOf]]) -> int:
    return sum(each * count for _, each, count, _ in choices[0])


def written(placement: Placement) -> str:
    (x, y), facing = placement
    return f"place {x},{y} {LETTERS[facing]}"


def read(notation: str) -> Placement:
    _, cell, facing = notation.split()
    x, y = cell.split(",")
    return (int(x), int(y)), LETTERS.index(facing)


# --- the comparison -------------------------------------------------------------------------------


def same(what: str, game: object, referee: object) -> None:
    if game != referee:
        raise Disagreement(f"{what}: the game says {game}, the referee {referee}")


def lines_of(lines: Iterable[Any]) -> list[LineOf]:
    """What lines come to, without those that come to nothing."""
    found = [(line["rule"], line["each"], line["count"], line["source"]) for line in lines]
    return [line for line in found if line[1] * line[2] != 0]


OR_ITSELF = "itself, or "
"""Where seekers come from that stood below a new building: no rule says by which name."""
CHANCE = {"hired", "removed", "drew_tiles", "top_seen", "turned_up", "endgame_laid"}


class Match:
    """A game and its referee, side by side."""

    def __init__(self, referee: Referee, state: Any, chance: SeededChance, log: Log) -> None:
        self.referee = referee
        self.state = state
        self.chance = chance
        self.log = log
        self.actions = actions_of(referee)
        self.history: list[str] = []

    def announce(self) -> list[Event]:
        """Tells the referee what chance brought, and takes down all that was told."""
        events = [event_of(told) for told in self.log.told]
        self.log.told.clear()
        for event in events:
            if event["kind"] in CHANCE:
                self.referee.feed[event["kind"]].append(event)
        return events

    def decide(self, notation: str, tally: Counter[str]) -> None:
        referee = self.referee
        self.history.append(f"{referee.seat}: {notation}")
        GAME.apply(self.state, referee.seat, self.actions[notation], self.chance, self.log)
        events = self.announce()
        referee.decide(notation)
        self.compare_events(events, tally)

    def compare_events(self, events: list[Event], tally: Counter[str]) -> None:
        referee = self.referee
        for game, own in zip(events, referee.events, strict=False):
            choices = own.pop("choices", None)
            if choices is not None:
                lines = game.pop("lines", None)
                if lines is None or lines_of(lines) not in choices:
                    raise Disagreement(f"{game}: the game says {lines}, the referee {choices}")
            origin = own.get("origin", "")
            if origin.startswith(OR_ITSELF):
                itself = game.get("origin") == own["tile"]
                own["origin"] = own["tile"] if itself else origin.removeprefix(OR_ITSELF)
            same("what happened", game, own)
            tally[own["kind"]] += 1
        same("facts beyond the other's", events[len(referee.events) :], [])
        same("facts short of the other's", [], referee.events[len(events) :])
        referee.events.clear()
        left = {kind: list(waiting) for kind, waiting in referee.feed.items() if waiting}
        same("chance that nobody asked for", left, {})

    def compare(self, rng: random.Random, thoroughly: bool) -> None:
        referee, state = self.referee, self.state
        over = referee.question == "over"
        same("awaited", list(GAME.pending(state)), [] if over else [referee.seat])
        same("number of the turn", GAME.turn(state), referee.turns)
        seen: dict[str, Any] = dict(GAME.public(state))
        for name, value in public_of(referee).items():
            got = seen[name]
            same(name, set(got) if name == "queue" else got, value)
        for got, building in zip(seen["buildings"], referee.city.buildings, strict=True):
            same(f"building {building.tile}", got, shown_of(referee, building))
        for seat in range(referee.seats):
            hand: Any = GAME.private(state, seat)["hand"]
            same(f"hand of {seat}", set(hand), set(referee.hands[seat]))
            same(f"size of the hand of {seat}", len(hand), len(referee.hands[seat]))
            legal = [action.notation for action in GAME.legal(state, seat)]
            allowed = referee.answers if seat == referee.seat else set()
            same(f"answers of {seat}, by number", len(legal), len(set(legal)))
            same(f"answers of {seat}, beyond the other's", set(legal) - allowed, set())
            same(f"answers of {seat}, short of the other's", set(), allowed - set(legal))
        every = list(self.actions)
        self.compare_refusals(over, every if thoroughly else rng.sample(every, 25))
        if thoroughly:
            data: Any = dump(state)
            same("city", data["city"], city_data(referee.city))
        self.compare_outcome(over)

    def compare_refusals(self, over: bool, texts: Iterable[str]) -> None:
        """Of whoever is asked or not: free to do it, or which rule is against it."""
        referee = self.referee
        for text in texts:
            for seat in range(referee.seats):
                refusal = GAME.rule_against(self.state, seat, self.actions[text])
                awaited = not over and seat == referee.seat
                against = referee.objections(text) if awaited else {"KV-1"}
                if (refusal is None) != (not against):
                    raise Disagreement(f"{refusal} against {text}, the referee says {against}")
                if refusal is not None and refusal.rule not in against:
                    raise Disagreement(f"{refusal} against {text}, the referee says {against}")

    def compare_outcome(self, over: bool) -> None:
        standings = GAME.outcome(self.state)
        if not over:
            same("outcome before the end", standings, None)
            return
        referee = self.referee
        assert standings is not None
        same("sides", len(standings), referee.sides)
        same("ranks", [standing.rank for standing in standings], referee.ranks())
        for side, standing in enumerate(standings):
            points = referee.points(side)
            same(f"points of {side}", standing.score, sum(points.values()))
            lines: Any = dump(standing.lines)
            got = {source: each * count for _, each, count, source in lines_of(lines)}
            same(f"lines of {side}", got, {name: worth for name, worth in points.items() if worth})
            same(f"lines of {side}, by number", len(lines_of(lines)), len(got))
            same(f"tie-breaks of {side}", standing.tie_breaks, [])
            parts: Any = dump(standing.parts)
            same(f"unknown parts of {side}", set(parts) - set(points), set())
            explained = {
                name: sum(line[1] * line[2] for line in lines_of(parts[name])) for name in parts
            }
            same(
                f"parts of {side}",
                {name: worth for name, worth in explained.items() if worth},
                {name: worth for name, worth in points.items() if worth},
            )
            left = lines_of(parts.get("final", []))
            for tile, choices in referee.finals(side):
                size = len(choices[0])
                if left[:size] not in choices:
                    raise Disagreement(f"{tile} at the end: {left[:size]}, the referee {choices}")
                left = left[size:]
            same(f"buildings of {side} at the end, beyond the other's", left, [])
            majority = lines_of(parts.get("majority", []))
            same(f"majorities of {side}", majority, referee.majorities(side))
            sets = [line[1:3] for line in lines_of(parts.get("sets", []))]
            expected = [(10, referee.sets(side))] if referee.sets(side) else []
            same(f"sets of {side}", sets, expected)

    def play(self, rng: random.Random, tastes: Sequence["Taste"], tally: Counter[str]) -> None:
        """To the end, comparing before every decision."""
        referee = self.referee
        try:
            self.compare(rng, thoroughly=rng.random() < 0.03)
            while referee.question != "over":
                answers = sorted(referee.answers)
                taste = tastes[referee.seat]
                weights = [taste(referee, answer) for answer in answers]
                tally["decisions"] += 1
                tally[f"asked: {referee.question}"] += 1
                self.decide(rng.choices(answers, weights)[0], tally)
                self.compare(rng, thoroughly=rng.random() < 0.008)
        except Disagreement as found:
            raise Disagreement(f"{found}\n  after {self.history[-12:]}") from found
        tally.update(referee.rare)


def event_of(told: Told) -> Event:
    event: Event = dict(told.to_json())
    return event


_ACTIONS: dict[tuple[int, bool, bool], dict[str, Any]] = {}


def actions_of(referee: Referee) -> dict[str, Any]:
    """By notation; made once for each kind of table."""
    key = (referee.seats, referee.business, referee.with_consultants)
    if key not in _ACTIONS:
        space = GAME.space(config_of(GAME, referee.seats, **referee.options))
        _ACTIONS[key] = {action.notation: action for action in space}
        same("actions, by number", len(space), len(_ACTIONS[key]))
    return _ACTIONS[key]


def public_of(referee: Referee) -> dict[str, Any]:
    city = referee.city
    over = referee.question == "over"
    abandoning = referee.abandoning
    seen: dict[str, Any] = {
        "turn": referee.turns,
        "question": referee.question,
        "queue": {city.at[street[0]].tile for street in referee.queue},
        "street": city.at[referee.street[0]].tile if referee.street else "",
        "abandoning": abandoning.tile if abandoning is not None else "",
        "free_tokens": referee.free_tokens,
        "money": referee.money,
        "unused": referee.unused,
        "supply": referee.supply,
        "tokens": referee.tokens,
        "consultants": referee.consultants,
        "hands": [
            {
                "kinds": sorted((TILES[tile].kind for tile in hand), key=KINDS.index),
                "shown": sorted(shown, key=NUMBER.__getitem__),
            }
            for hand, shown in zip(referee.hands, referee.shown, strict=True)
        ],
        "stack": {
            "size": referee.stack - bool(referee.open_tile and referee.stack),
            "top": referee.top,
            "open": referee.open_tile,
            "backs": [referee.backs[kind] for kind in KINDS],
            "endgame": referee.endgame - bool(referee.open_tile and not referee.stack),
            "endgame_back": referee.endgame_back,
        },
        "covered": sorted(referee.covered, key=NUMBER.__getitem__),
        "box": sorted(referee.box, key=NUMBER.__getitem__),
        "points": [sum(referee.points(side).values()) for side in range(referee.sides) if over],
    }
    if not over:
        seen["side"] = referee.side
        if not referee.is_grifter(referee.side):
            seen |= {"builds_left": referee.builds_left, "built": referee.built}
    if referee.question in ("place", "grifter_place"):
        seen |= {"tile": referee.tile, "signs": referee.signs}
    if referee.question == "move":
        seen["colour"] = COLOURS[referee.colour]
    return seen


def shown_of(referee: Referee, building: Building) -> dict[str, Any]:
    city = referee.city
    street = city.street(building.cell)
    owned = building.owner >= 0
    return {
        "tile": building.tile,
        "x": building.cell[0],
        "y": building.cell[1],
        "facing": LETTERS[building.facing],
        "owner": building.owner,
        "signs": building.signs,
        "abandoned": building.abandoned,
        "people": building.people,
        "seekers": building.seekers,
        "street": city.buildings.index(city.at[street[0]]),
        "enclosed": city.is_enclosed(street),
        "income": amount_of(referee.income(building, building.owner)) if owned else 0,
    }


def city_data(city: City) -> dict[str, Any]:
    """As it is kept in a state. A cell is a number: a hundred to a row."""

    def number(cell: Cell) -> int:
        return 5050 + cell[0] + 100 * cell[1]

    free: Counter[int] = Counter()
    for cell, facing in city.placements():
        free[number(cell)] += 1 << facing
    index = {building.cell: each for each, building in enumerate(city.buildings)}
    return {
        "cells": [number(each.cell) for each in city.buildings],
        "facings": [each.facing for each in city.buildings],
        "tiles": [NUMBER[each.tile] for each in city.buildings],
        "owners": [each.owner for each in city.buildings],
        "signs": [each.signs for each in city.buildings],
        "abandoned": [each.abandoned for each in city.buildings],
        "lying": [count for each in city.buildings for count in each.people],
        "seekers": [count for each in city.buildings for count in each.seekers],
        "neighbours": [
            index.get(beside(each.cell, direction), -1)
            for each in city.buildings
            for direction in range(4)
        ],
        "free_cells": sorted(free),
        "free_facings": [free[cell] for cell in sorted(free)],
    }


# --- who plays ------------------------------------------------------------------------------------

Taste = Callable[[Referee, str], float]


def any_will_do(referee: Referee, answer: str) -> float:
    return 1.0


def likes_closing(referee: Referee, answer: str) -> float:
    """Streets in which something stands, several at once if possible."""
    if answer.startswith("cover"):
        return 5.0
    if not answer.startswith("place"):
        return 1.0
    cell, facing = read(answer)
    city = City()
    city.buildings = [*referee.city.buildings, Building("", cell, facing)]
    city.at = {**referee.city.at, cell: city.buildings[-1]}
    return 1.0 + 30.0 * len(city.closed_by(cell, set())) ** 2


def likes_long_streets(referee: Referee, answer: str) -> float:
    if not answer.startswith("place"):
        return 1.0
    return float(len(referee.city.run(*read(answer))) ** 4)


def likes_the_middle(referee: Referee, answer: str) -> float:
    if not answer.startswith("place"):
        return 3.0 if answer.startswith(("invest", "swap")) else 1.0
    cell, _ = read(answer)
    return float(sum(beside(cell, each) in referee.city.at for each in range(4)) ** 4)


def likes_the_edge(referee: Referee, answer: str) -> float:
    if not answer.startswith("place"):
        return 1.0
    (x, y), _ = read(answer)
    return float((abs(x) + abs(y)) ** 3)


def likes_one_business(referee: Referee, answer: str) -> float:
    if answer.startswith("business"):
        return 50.0 if TILES[answer.split()[1]].tokens == 2 else 1.0
    if answer.startswith(("token", "claim")):
        return 50.0 if answer.endswith("leisure") else 1.0
    return likes_closing(referee, answer)


def likes_covering(referee: Referee, answer: str) -> float:
    """Most of all where somebody stands."""
    if answer.startswith("cover"):
        return 400.0 if any(referee.city.building(answer.split()[1]).seekers) else 40.0
    return 40.0 if answer.startswith("invest") else likes_closing(referee, answer)


TASTES: list[Taste] = [
    any_will_do,
    likes_closing,
    likes_long_streets,
    likes_the_middle,
    likes_the_edge,
    likes_one_business,
    likes_covering,
]


def tastes_for(rng: random.Random, seats: int) -> list[Taste]:
    """All at random, all alike, or each their own."""
    match rng.randrange(3):
        case 0:
            return [any_will_do] * seats
        case 1:
            return [rng.choice(TASTES)] * seats
    return [rng.choice(TASTES) for _ in range(seats)]


def every_table() -> list[tuple[int, dict[str, Any]]]:
    """All there is to choose. How hard the Grifter plays matters alone, so others take turns."""
    found: list[tuple[int, dict[str, Any]]] = []
    for seats in GAME.seat_counts:
        for business in (False, True):
            for consultants in (False, True):
                for number, first in enumerate(["random", *map(str, range(seats))]):
                    levels = list(START_MONEY)
                    for difficulty in levels if seats == 1 else [levels[number % 3]]:
                        found.append(
                            (
                                seats,
                                {
                                    "business": business,
                                    "consultants": consultants,
                                    "difficulty": difficulty,
                                    "first": first,
                                },
                            )
                        )
    return found


def compare_configs() -> int:
    """ST-28: whoever is named first must be there. Nothing else is refused."""
    count = 0
    for seats in GAME.seat_counts:
        for options in possible(GAME.options):
            chosen: Any = options.to_json()
            refusal = GAME.rule_against_config(config_of(GAME, seats, **chosen))
            absent = chosen["first"] != "random" and int(chosen["first"]) >= seats
            same(f"refusal of {chosen}", refusal.rule if refusal else "", "ST-28" if absent else "")
            count += 1
    return count


def play_game(seats: int, options: dict[str, Any], seed: int, tally: Counter[str]) -> None:
    rng = random.Random(f"streets game {seed}")
    chance = SeededChance(rng.randbytes(32))
    log = Log()
    state: Any = GAME.setup(config_of(GAME, seats, **options), chance, log)
    referee = Referee(seats, options)
    match = Match(referee, state, chance, log)
    events = match.announce()
    referee.feed["first"] += [each["seat"] for each in events if each["kind"] == "turn_began"]
    if options["first"] != "random" or seats == 1:
        referee.feed["first"].clear()
    referee.begin()
    match.compare_events(events, tally)
    tally["games"] += 1
    match.play(rng, tastes_for(rng, seats), tally)


def follow(seats: int, options: dict[str, Any], seed: int) -> int:
    """One whole random game; how many decisions it had. What `options` leave out is the usual."""
    tally: Counter[str] = Counter()
    usual = {"business": False, "consultants": False, "difficulty": "normal", "first": "random"}
    play_game(seats, usual | options, seed, tally)
    return tally["decisions"]


# --- constructed positions ------------------------------------------------------------------------


def random_table(rng: random.Random) -> Referee:
    """Who plays what with whom."""
    tables = every_table()
    if rng.random() < 0.4:  # more often those where more can happen
        tables = [
            (seats, options)
            for seats, options in tables
            if (options["business"] if seats == 1 else options["consultants"])
        ]
    seats, options = rng.choice(tables)
    referee = Referee(seats, options)
    if referee.with_consultants:
        usable = sorted(referee.usable_consultants())
        rng.shuffle(usable)
        if rng.random() < 0.6:
            usable.sort(key=lambda name: name != "renovator")
        referee.consultants = usable[:seats]
        rng.shuffle(referee.consultants)
    return referee


FRAGMENTS = [
    """
. . v . .
. . > . .
. > . < .
. . > . .
. . ^ . .
""",
    """
. . . v . . .
. . . > . . .
> ^ ^ . ^ ^ <
. . . > . . .
. . . ^ . . .
""",
]
"""ST-417, ST-418: a tile in the middle encloses three or five streets."""


def fragment(drawn: str, tiles: list[str], origin: Cell) -> list[Building]:
    """Section 16: part of a city, as the ledger draws it, of these tiles."""
    return [
        Building(tiles.pop(), (origin[0] + x, origin[1] + y), "^>v<".index(sign))
        for y, row in enumerate(drawn.strip().splitlines())
        for x, sign in enumerate(row.split())
        if sign != "."
    ]


def random_city(rng: random.Random, referee: Referee, tiles: list[str], size: int) -> None:
    """As it could have grown, with `size` of these tiles."""
    city = referee.city
    taste = rng.choice([any_will_do, likes_closing, likes_long_streets, likes_the_middle])
    if rng.random() < 0.06 and size > 12:
        for building in fragment(rng.choice(FRAGMENTS), tiles, (4, -9)):
            city.add(building)
            size -= 1
    for _ in range(size):
        spots = sorted(city.placements())
        weights = [taste(referee, written(spot)) for spot in spots]
        cell, facing = rng.choices(spots, weights)[0]
        city.add(Building(tiles.pop(), cell, facing))
    populate(rng, referee, tiles)


def populate(rng: random.Random, referee: Referee, tiles: list[str]) -> None:
    """Owners, people, and what lies below."""
    city = referee.city
    referee.seen = {each.tile for each in city.buildings if not each.is_start}
    if "renovator" in referee.consultants:
        inside = [b for b in city.buildings if city.is_enclosed(city.street(b.cell))]
        for _ in range(min(rng.randint(0, 3), len(inside), len(tiles))):
            referee.covered.append(tiles.pop())
            referee.seen.add(referee.covered[-1])
            top = rng.choice(inside)
            top.on_top = not top.is_start
    random_owners(rng, referee)
    for colour in range(4):
        random_people(rng, referee, colour)


def random_owners(rng: random.Random, referee: Referee) -> None:
    """In open streets somebody's, or abandoned; in enclosed ones nobody's."""
    city = referee.city
    buildings = [each for each in city.buildings if not each.is_start]
    rng.shuffle(buildings)
    generous = rng.choice([0.6, 0.9, 1.0])
    deserted = rng.choice([[], [rng.choice(COLOURS)], rng.sample(COLOURS, 2)])
    for building in buildings:
        if city.is_enclosed(city.street(building.cell)):
            building.abandoned = rng.random() < 0.2
            continue
        side = rng.randrange(referee.sides)
        grifter = referee.is_grifter(side)
        out = rng.random() > generous or TILES[building.tile].kind in deserted
        if out or (referee.unused[side] == 0 and not grifter):
            building.abandoned = True
            continue
        building.owner, building.signs = side, 1
        if not grifter:
            if referee.may_double(side) and rng.random() < 0.5:
                building.signs = 2
            referee.unused[side] -= building.signs


def random_people(rng: random.Random, referee: Referee, colour: int) -> None:
    """As many as came; seekers only where no home is left."""
    city = referee.city
    built = [each.tile for each in city.buildings if not each.is_start] + referee.covered
    count = sum(symbols_on(tile).get(COLOURS[colour], 0) for tile in built)
    station = city.building(STATION)
    if city.is_enclosed(city.street(station.cell)):
        station.people[colour] = 0
        count += 1
    homes = city.destinations(colour)
    kind = COLOURS[colour]
    others = [b for b in city.buildings if not b.is_start and TILES[b.tile].kind == kind]
    for _ in range(count):
        if homes:
            rng.choice(homes).people[colour] += 1
        else:
            rng.choice(others or [station]).seekers[colour] += 1


def random_amounts(rng: random.Random, referee: Referee) -> None:
    referee.money = [start + rng.randint(0, 90) for start in referee.start]
    if not referee.business:
        return
    rest = rng.choice([1, 2, 3, 8])
    none = rng.random() < 0.05
    for kind in range(4):
        left = 0 if none else rng.choice([0, 1, rest])
        referee.supply[kind] = left
        for _ in range(12 - left):
            referee.tokens[rng.randrange(referee.sides)][kind] += 1
    if rng.random() < 0.3:  # as early in a game
        for tokens in referee.tokens:
            for kind in range(4):
                given = min(tokens[kind], rng.choice([2, 6, 12]))
                tokens[kind] -= given
                referee.supply[kind] += given


def box_of(rng: random.Random, referee: Referee) -> list[str]:
    five = referee.prepared_for() == 5
    tiles = [name for name, tile in TILES.items() if five or not tile.five_player]
    rng.shuffle(tiles)
    return tiles


def final_position(rng: random.Random) -> Referee:
    """After the last turn, often with equal points."""
    referee = random_table(rng)
    tiles = box_of(rng, referee)
    random_city(rng, referee, tiles, rng.choice([6, 12, 20, 28, 34]))
    random_amounts(rng, referee)
    referee.turns = rng.randint(10, 45)
    if rng.random() < 0.5:
        sides = range(referee.sides)
        equal = rng.sample(sides, rng.randint(2, referee.sides))
        totals = {side: sum(referee.points(side).values()) for side in equal}
        for side in equal:
            referee.money[side] += max(totals.values()) - totals[side]
    return referee


def running_position(rng: random.Random) -> Referee:
    """At the beginning of somebody's turn, with few rounds to go. Sometimes `wanted`: that people
    decide where the Grifter builds."""
    wanted = rng.random() < 0.03
    tries = 40
    while True:
        tries -= 1
        referee = random_table(rng)
        if wanted and tries > 0 and not referee.solo:
            continue
        seats = referee.seats
        tiles = box_of(rng, referee)
        rounds = rng.choice([0, 0, 0, 1, 2])
        if referee.solo:
            referee.stack = 2 * rounds
        else:
            referee.stack = rounds * (seats + ("contractor" in referee.consultants))
        held = 3 if rounds else rng.randint(1, 3)
        if referee.solo and rng.random() < 0.4:  # the last one: it lies open on the stack
            formulas = ("copy",) if wanted else ("copy", "enclosure")
            special = [name for name in tiles if TILES[name].formula in formulas]
            tiles.sort(key=lambda name: name == special[0])
        hidden = [tiles.pop() for _ in range(seats * held + referee.stack + 4)]
        hidden.reverse()
        size = min(rng.choice([3, 8, 14, 20, 26]), len(tiles) - 3)
        random_city(rng, referee, tiles, size)
        random_amounts(rng, referee)
        for seat in range(seats):
            for _ in range(held):
                tile = hidden.pop(0)
                referee.hands[seat].append(tile)
                referee.seen.add(tile)
                if referee.solo and rng.random() < 0.5:
                    referee.shown[seat].add(tile)
        _lay_stack(rng, referee, hidden, held)
        referee.side = rng.randrange(seats)
        referee.turns = rng.randint(1, 30)
        referee.course = referee.rounds()
        referee.begin()
        told = [event["kind"] for event in referee.events]
        referee.events.clear()
        if wanted and tries > 0 and not _people_decide(referee):
            continue
        referee.rare.clear()
        if told in (["turn_began"], ["turn_began", "took"]):
            return referee


def blocked_plan(rng: random.Random) -> list[Placement]:
    """ST-305: placements, each legal after those before it, after which nothing can be built. Four
    streets of five look inwards; all within is full, or nothing but roads look at it."""
    while True:
        left, top = rng.randint(-3, 0), rng.randint(-4, 0)
        fixed: dict[Cell, int] = {(0, 0): S, (1, 0): W}
        for along in range(5):
            fixed[left + along, top - 1], fixed[left + along, top + 5] = S, N
            fixed[left - 1, top + along], fixed[left + 5, top + along] = E, W
        holes = set()
        corners = [(left + x, top + y) for x, y in ((0, 0), (4, 0), (0, 4), (4, 4), (2, 2))]
        for hole in rng.sample(corners, rng.choice([0, 5, 5])):
            around = {beside(hole, side): (side + 2) % 4 for side in range(4)}
            fits = all(fixed.get(cell, facing) == facing for cell, facing in around.items())
            if hole not in fixed and fits:
                holes.add(hole)
                fixed |= around
        inside = [(left + x, top + y) for y in range(5) for x in range(5)]
        plan = _fill(rng, fixed, [cell for cell in inside if cell not in fixed.keys() | holes])
        order = _road_order(plan) if plan is not None else None
        if order is None:
            continue
        city = start_city()
        for cell, facing in order:
            if city.objections(cell, facing):
                break
            city.add(Building("", cell, facing))
        else:
            if not city.placements():
                return order


def _fill(rng: random.Random, fixed: dict[Cell, int], cells: list[Cell]) -> dict[Cell, int] | None:
    """Facings so that no two roads lie side by side; None if it is not found at once."""
    plan = dict(fixed)

    def fits(cell: Cell, facing: int) -> bool:
        return not any(
            near in plan and contact(facing, plan[near], side) == "long_long"
            for side in range(4)
            for near in [beside(cell, side)]
        )

    if not all(fits(cell, facing) for cell, facing in fixed.items()):
        return None
    for cell in cells:
        facings = [facing for facing in range(4) if fits(cell, facing)]
        if not facings:
            return None
        plan[cell] = rng.choice(facings)
    return plan


def _road_order(plan: dict[Cell, int]) -> list[Placement] | None:
    """Along the roads from the start tiles on; None if they do not lead everywhere."""
    order: list[Cell] = [(0, 0), (1, 0)]
    for cell in order:
        for side in range(4):
            near = beside(cell, side)
            if near in plan and near not in order:
                if contact(plan[cell], plan[near], side) in ("junction", "continue"):
                    order.append(near)
    return [(cell, plan[cell]) for cell in order[2:]] if len(order) == len(plan) else None


def blocked_position(rng: random.Random) -> tuple[Referee, str]:
    """A table where one placement leaves no other."""
    while True:
        referee = random_table(rng)
        tiles = box_of(rng, referee)
        *before, last = blocked_plan(rng)
        rest = len(tiles) - len(before)
        if rest < 2:
            continue
        for cell, facing in before:
            referee.city.add(Building(tiles.pop(), cell, facing))
        random_owners(rng, referee)
        referee.seen = {each.tile for each in referee.city.buildings if not each.is_start}
        for colour in range(4):
            random_people(rng, referee, colour)
        random_amounts(rng, referee)
        if referee.solo:
            referee.hands[0] = [tiles.pop()]
            _lay_stack(rng, referee, [tiles.pop()], 1)
        else:
            for place in range(min(len(tiles), 3 * referee.seats)):
                referee.hands[place % referee.seats].append(tiles.pop())
        referee.seen.update(*referee.hands)
        referee.turns = 30
        referee.course = referee.rounds()
        referee.begin()
        told = [event["kind"] for event in referee.events]
        referee.events.clear()
        if told in (["turn_began"], ["turn_began", "took"]):
            referee.rare.clear()
            return referee, written(last)


def _people_decide(referee: Referee) -> bool:
    """Would they, if it were the Grifter's turn (ST-233)?"""
    held, referee.tile, referee.signs = (referee.tile, referee.signs), referee.open_tile, 1
    referee.rare.clear()
    referee.grifters_spots()
    referee.tile, referee.signs = held
    return referee.rare["rare: people decide where the Grifter builds copy"] > 0


def _lay_stack(rng: random.Random, referee: Referee, hidden: list[str], held: int) -> None:
    """Backs of what nobody has seen; alone, the tile that lies open."""
    unseen = hidden[: referee.stack]
    if referee.solo:
        referee.endgame = 3 if referee.stack else held
        unseen = hidden[-referee.stack - referee.endgame :]
        referee.open_tile = unseen.pop()
        referee.seen.add(referee.open_tile)
    referee.backs = Counter(TILES[tile].kind for tile in unseen)
    if unseen and not referee.solo:
        referee.top = TILES[rng.choice(unseen)].kind
        referee.see_back(referee.top)
    if referee.solo and referee.stack:
        referee.endgame_back = TILES[rng.choice(unseen)].kind
        referee.see_back(referee.endgame_back)


def state_of(referee: Referee, rng: random.Random) -> Match:
    """The same table as a state of the game."""
    chance = SeededChance(rng.randbytes(32))
    options = {**referee.options, "first": "random"}
    state: Any = GAME.setup(config_of(GAME, referee.seats, **options), chance)
    data: Any = dump(state)
    seen: Any = public_of(referee)
    playing = referee.question in ("place", "grifter_place")
    stack = seen["stack"]

    def hand(seat: int) -> dict[str, Any]:
        faces = sorted(referee.hands[seat], key=NUMBER.__getitem__)
        shown = referee.shown[seat]
        return {
            "faces": [NUMBER[tile] for tile in faces],
            "seen": [-1 if tile in shown else 1 << seat for tile in faces],
            "kept": 0,
            "drawn": 0,
        }

    hidden = [
        number
        for tile, number in NUMBER.items()
        if tile in TILES
        and tile not in referee.seen
        and (not TILES[tile].five_player or referee.prepared_for() == 5)
    ]
    data |= {
        "turn": referee.turns,
        "side": referee.side,
        "question": list(GAME.questions).index(referee.question),
        "builds_left": referee.builds_left,
        "built": referee.built,
        "tile": NUMBER[referee.tile] if playing else -1,
        "new_signs": referee.signs if playing else 0,
        "money": referee.money,
        "unused": referee.unused,
        "supply": referee.supply,
        "tokens": referee.tokens,
        "consultants": [CONSULTANTS.index(name) if name else -1 for name in referee.consultants],
        "hands": [hand(seat) for seat in range(referee.seats)],
        "stack": {
            **data["stack"],
            "cards": hidden,
            "size": stack["size"],
            "turned": len(referee.seen),
        },
        "backs": stack["backs"],
        "top": KINDS.index(referee.top) if referee.top else -1,
        "open_tile": NUMBER[referee.open_tile] if referee.open_tile else -1,
        "endgame": stack["endgame"],
        "endgame_back": KINDS.index(referee.endgame_back) if referee.endgame_back else -1,
        "covered": sorted(NUMBER[tile] for tile in referee.covered),
        "city": city_data(referee.city),
    }
    return Match(referee, load(type(state), data), chance, Log())


def play_position(number: int, seed: int, tally: Counter[str]) -> None:
    """One constructed table: every other one is over, the rest are played to the end."""
    rng = random.Random(f"streets position {seed} {number}")
    final = number % 2 == 0
    wanted = ""
    if number % 40 == 39:
        referee, wanted = blocked_position(rng)
    else:
        referee = final_position(rng) if final else running_position(rng)
    tally["positions"] += 1
    tally["final positions"] += final
    tally["shared victories"] += final and referee.ranks().count(1) > 1
    tastes = tastes_for(rng, referee.seats)
    for seat, consultant in enumerate(referee.consultants):
        if consultant == "renovator" and rng.random() < 0.7:
            tastes[seat] = likes_covering
    if wanted:
        tastes = [lambda _, answer: 1e9 if answer == wanted else 1.0] * referee.seats
    state_of(referee, rng).play(rng, tastes, tally)


def compare_positions(count: int, seed: int) -> int:
    """So many constructed tables, scored by both; how many there were."""
    tally: Counter[str] = Counter()
    for number in range(count):
        play_position(number, seed, tally)
    return tally["positions"]


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare Streets with its referee.")
    parser.add_argument("--games", type=int, default=192)
    parser.add_argument("--positions", type=int, default=400)
    parser.add_argument("--seed", type=int, default=0, help="of the first game; of all positions")
    chosen = parser.parse_args()
    tables = every_table()
    tally: Counter[str] = Counter()
    tally["configurations"] = compare_configs()
    disagreements = 0
    jobs: list[tuple[str, int]] = [("games", chosen.games), ("positions", chosen.positions)]
    for what, count in jobs:
        for number in range(count):
            seats, options = tables[number % len(tables)]
            try:
                if what == "games":
                    play_game(seats, options, chosen.seed + number, tally)
                else:
                    play_position(number, chosen.seed, tally)
            except Disagreement as found:
                disagreements += 1
                if disagreements <= 20:
                    table = f"{seats} {options} " if what == "games" else ""
                    sys.stderr.write(f"\n{what} {number}: {table}{found}\n")
            if (number + 1) % 20 == 0 or number + 1 == count:
                sys.stderr.write(f"\r{number + 1} {what}, {disagreements} disagreements ")
                sys.stderr.flush()
        sys.stderr.write("\n")
    sys.stdout.write("\n".join(f"{name}: {count}" for name, count in sorted(tally.items())) + "\n")
    return 1 if disagreements else 0


if __name__ == "__main__":
    sys.exit(main())
