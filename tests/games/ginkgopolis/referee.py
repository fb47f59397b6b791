"""A second engine and scorer for Ginkgopolis: it follows a game and disagrees where it must.

Written from the rulebook and the ledger alone, without a look at the game's code, and kept that
way: of the game it knows the component data, the contract of the kit, and how decisions and facts
are written. Chance it asks itself, by the addresses of docs/chance.md; every card and tile that
comes, every amount and every place it works out on its own.

    python -m tests.games.ginkgopolis.referee --games 2000 --positions 4000
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable, Collection, Generator, Iterable, Sequence
from itertools import pairwise
from typing import Any

from kvartal.games.ginkgopolis.game import GAME
from kvartal.kit.chance import Chance, SeededChance
from kvartal.kit.data import dump, load
from kvartal.kit.facts import Log
from kvartal.kit.game import AnyConfig, Config
from kvartal.kit.options import parse, possible

Cell = tuple[int, int]
Line = tuple[str, int, str]
"""Rule, amount, source."""
Event = tuple[Any, ...]
Answer = tuple[int, str]
Steps = Generator[None, Answer, None]
"""A course that stops at every question and goes on with an answer."""

NOBODY = -1
GOSHA = 1
MOST_ROUNDS = 200  # GK-R37


class Disagreement(AssertionError):
    """The game and the referee differ."""


def same(what: str, game: object, referee: object) -> None:
    if game != referee:
        raise Disagreement(f"{what}: the game says {game}, the referee {referee}")


# --- components -------------------------------------------------------------------------------


# Written out from the ledger, so that the game's own data are looked at, too.

COLORS = ("blue", "red", "yellow")
TRIGGERS = ("exploit", "urbanize", "construct")
ASSET = {"red": "resource", "blue": "tile", "yellow": "vp"}  # GK-10
LETTERS = "abcdefghijkl"
SIDES: dict[str, Cell] = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
N_RESOURCES = {1: 25, 2: 25, 3: 20, 4: 18, 5: 16}  # GK-19, GK-123
EDGE = "-1,-2 0,-2 1,-2 2,-1 2,0 2,1 1,2 0,2 -1,2 -2,1 -2,0 -2,-1"  # GK-14
TOKENS: dict[str, Cell] = {
    letter: (int(place.split(",")[0]), int(place.split(",")[1]))
    for letter, place in zip(LETTERS, EDGE.split(), strict=True)
}
TILES: dict[str, dict[str, Any]] = {  # GK-1, GK-13
    f"tile_{color}_{number}": {"color": color, "number": number, "start": number <= 3}
    for color in COLORS
    for number in range(1, 21)
}


def _building_card(color: str, number: int) -> dict[str, Any]:
    card: dict[str, Any] = {"color": color, "number": number}
    if number <= 9:  # GK-115, GK-116
        gain = {ASSET[color]: 1}
        if number >= 7:
            gain["vp"] = gain.get("vp", 0) + 1
        return card | {"trigger": TRIGGERS[(number - 1) % 3], "gain": gain}
    others = {"blue": ("red", "yellow"), "red": ("yellow", "blue"), "yellow": ("red", "blue")}
    scores: dict[int, tuple[str, int, Any]] = {
        10: ("resources on", 1, color),  # GK-118
        11: ("resources on", 1, others[color][0]),
        12: ("resources on", 1, others[color][1]),
        13: ("resources on", 1, color),
        14: ("heights", 1, (1, 2)),  # GK-119
        15: ("heights", 3, (3, 99)),
        16: ("triggers", 2, "exploit"),  # GK-120
        17: ("triggers", 2, "urbanize"),
        18: ("triggers", 2, "construct"),
        19: ("cards of", 2, color),  # GK-121
        20: ("flat", 9, None),  # GK-122
    }
    return card | {"score": scores[number]}


BUILDING_CARDS: dict[str, dict[str, Any]] = {
    f"card_{color}_{number}": _building_card(color, number)
    for color in COLORS
    for number in range(1, 21)
}

START = {  # resources, tiles, points
    ("red", "exploit"): (1, 1, 1),
    ("red", "urbanize"): (1, 1, 1),
    ("red", "construct"): (0, 1, 0),
    ("blue", "exploit"): (2, 0, 1),
    ("blue", "urbanize"): (2, 0, 1),
    ("blue", "construct"): (1, 0, 0),
    ("yellow", "exploit"): (2, 1, 2),
    ("yellow", "urbanize"): (2, 1, 2),
    ("yellow", "construct"): (2, 1, 1),
}
PEOPLE = """
red urbanize 1, yellow construct 1, blue construct 1,
red construct 2, yellow construct 2, blue exploit 2,
red exploit 3, yellow urbanize 3, blue urbanize 3,
red urbanize 4, yellow urbanize 4, blue construct 4,
red exploit 5, yellow exploit 5, blue construct 5,
red urbanize 6, yellow exploit 6, blue exploit 6,
blue urbanize 0, blue urbanize 0, red construct 0, red construct 0, red construct 0,
red exploit 0, red exploit 0, blue exploit 0, red urbanize 0
"""
"""The characters in the order of their ids: colour, trigger, introductory set (0: in none)."""


def _character(color: str, trigger: str, intro_set: str) -> dict[str, Any]:
    start = dict(zip(("resource", "tile", "vp"), START[color, trigger], strict=True))
    return {
        "color": color,
        "set": int(intro_set),
        "start": start,
        "trigger": trigger,
        "gain": {ASSET[color]: 1},
    }


CHARACTERS: dict[str, dict[str, Any]] = {
    f"char_{index:02}": _character(*row.split()) for index, row in enumerate(PEOPLE.split(","), 1)
}
KEPT: dict[str, dict[str, Any]] = BUILDING_CARDS | CHARACTERS
"""All that can lie before a screen."""
URBAN = [f"urban_{letter}" for letter in LETTERS]

TILE_ORDER = list(TILES)
CARD_ORDER = [card_id.replace("tile", "card") for card_id in TILE_ORDER] + URBAN + list(CHARACTERS)
"""Cards and tiles have numbers: their places here. Piles are sorted by them (docs/chance.md)."""
TILE_NUMBER = {tile: number for number, tile in enumerate(TILE_ORDER)}
CARD_NUMBER = {card: number for number, card in enumerate(CARD_ORDER)}
NUMBER = TILE_NUMBER | CARD_NUMBER


def in_order(pieces: Iterable[str]) -> list[str]:
    return sorted(pieces, key=NUMBER.__getitem__)


def color(tile: str) -> str:
    return str(TILES[tile]["color"])


def number(tile: str) -> int:
    return int(TILES[tile]["number"])


def card_of(tile: str) -> str:
    """GK-2."""
    return tile.replace("tile", "card")


def tile_of(card: str) -> str:
    return card.replace("card", "tile")


def around(cell: Cell) -> list[Cell]:
    return [(cell[0] + dx, cell[1] + dy) for dx, dy in SIDES.values()]


class Pile:
    """Face down; which card comes is asked by name, shuffle and position (docs/chance.md).

    `size` is less than the cards if some of them were taken out unseen (GK-15)."""

    def __init__(self, name: str, cards: Iterable[str], removed: int = 0) -> None:
        self.name = name
        self.cards = in_order(cards)
        self.size = len(self.cards) - removed
        self.shuffles = 0
        self.turned = 0

    def draw(self, chance: Chance) -> str:
        answer = chance.below(f"{self.name}.{self.shuffles}/{self.turned}", len(self.cards))
        self.turned += 1
        self.size -= 1
        return self.cards.pop(answer)

    def become(self, cards: Iterable[str]) -> None:
        """A new pile of these, shuffled."""
        self.cards = in_order(cards)
        self.size = len(self.cards)
        self.shuffles += 1
        self.turned = 0


class Building:
    def __init__(self, tiles: list[str], owner: int = NOBODY, site: bool = False) -> None:
        self.tiles = tiles
        self.owner = owner
        self.site = site

    @property
    def top(self) -> str:
        return self.tiles[-1]

    @property
    def height(self) -> int:
        return len(self.tiles)


City = dict[Cell, Building]


# --- section 4: the letters along the edge ----------------------------------------------------

CLOCKWISE = [(0, -1), (1, 0), (0, 1), (-1, 0)]


def ring_of(city: Collection[Cell]) -> list[Cell]:
    """GK-T1."""
    start = min(city, key=lambda cell: (cell[1], cell[0]))
    cell, side = start, 0
    ring: list[Cell] = []
    while True:
        outside = (cell[0] + CLOCKWISE[side][0], cell[1] + CLOCKWISE[side][1])
        if not ring or ring[-1] != outside:
            ring.append(outside)
        following = CLOCKWISE[(side + 1) % 4]
        ahead = (cell[0] + following[0], cell[1] + following[1])
        corner = (ahead[0] + CLOCKWISE[side][0], ahead[1] + CLOCKWISE[side][1])
        if ahead in city and corner in city:
            cell, side = corner, (side - 1) % 4
        elif ahead in city:
            cell = ahead
        else:
            side = (side + 1) % 4
        if (cell, side) == (start, 0):
            break
    while len(ring) > 1 and ring[0] == ring[-1]:
        ring.pop()
    return ring


def is_alphabetical(ring: list[Cell], tokens: dict[str, Cell]) -> bool:
    """GK-T2."""
    places = {
        letter: [index for index, cell in enumerate(ring) if cell == tokens[letter]]
        for letter in sorted(tokens)
    }
    on_ring = [places[letter] for letter in places if places[letter]]
    if len(on_ring) <= 2:
        return True
    length = len(ring)
    for start in on_ring[0]:
        used = 0
        for occurrences in on_ring[1:]:
            here = (start + used) % length
            used += min((index - here - 1) % length + 1 for index in occurrences)
        if used < length:
            return True
    return False


def relocations(ring: list[Cell], tokens: dict[str, Cell], moved: str) -> list[Cell]:
    """GK-T4. `tokens` are the others."""
    taken = set(tokens.values())
    empty = [cell for index, cell in enumerate(ring) if ring.index(cell) == index]
    return [
        cell
        for cell in empty
        if cell not in taken and is_alphabetical(ring, {**tokens, moved: cell})
    ]


def pushed(
    ring: list[Cell], tokens: dict[str, Cell], moved: str, many: int, step: int
) -> dict[str, Cell] | None:
    """GK-T5 with m = `many`, clockwise (`step` 1) or counter-clockwise (-1): where all stand."""
    walk = [
        LETTERS[(LETTERS.index(moved) + step * distance) % len(LETTERS)]
        for distance in range(1, len(LETTERS))
    ]
    chain = [letter for letter in walk if letter in tokens and tokens[letter] in ring][:many]
    if len(chain) < many:
        return None
    last = chain[-1]
    taken = set(tokens.values())
    for start, cell in enumerate(ring):
        if cell != tokens[last]:
            continue
        for distance in range(1, len(ring)):
            beyond = ring[(start + step * distance) % len(ring)]
            if beyond == tokens[last]:
                continue
            if beyond in taken:
                break
            result = dict(tokens)
            result[last] = beyond
            for nearer, farther in pairwise(chain):
                result[nearer] = tokens[farther]
            result[moved] = tokens[chain[0]]
            if is_alphabetical(ring, result):
                return result
            break
    return None


def pushes(ring: list[Cell], tokens: dict[str, Cell], moved: str) -> dict[str, dict[str, Cell]]:
    """GK-T5: the smallest push that works, by the ways in which it does."""
    for many in range(1, len(LETTERS)):
        found = {}
        for name, step in (("push_clockwise", 1), ("push_counterclockwise", -1)):
            result = pushed(ring, tokens, moved, many, step)
            if result is not None:
                found[name] = result
        if found:
            return found
    return {}


# --- sections 6.1 and 6.2: what it is worth at the end ----------------------------------------


def groups(city: City) -> list[list[Cell]]:
    """GK-106, GK-107."""
    found = []
    left = set(city)
    while left:
        reached = {left.pop()}
        border = list(reached)
        while border:
            cell = border.pop()
            for beside in around(cell):
                if beside in left and color(city[beside].top) == color(city[cell].top):
                    left.discard(beside)
                    reached.add(beside)
                    border.append(beside)
        if len(reached) >= 2:
            found.append(sorted(reached))
    return found


def district_name(city: City, cells: Iterable[Cell]) -> str:
    """Districts are called after their highest number."""
    return max((city[cell].top for cell in cells), key=number)


def district_shares(city: City, cells: Sequence[Cell]) -> list[tuple[int, int]]:
    """Who stands in it, the first one first, with how many resources: GK-110, GK-113."""
    keys: dict[int, tuple[int, int, int]] = {}
    for owner in {city[cell].owner for cell in cells} - {NOBODY}:
        own = [city[cell] for cell in cells if city[cell].owner == owner]
        tallest = max(building.height for building in own)
        highest = max(number(each.top) for each in own if each.height == tallest)
        keys[owner] = (sum(building.height for building in own), tallest, highest)  # GK-9
    order = sorted(keys, key=keys.__getitem__, reverse=True)
    return [(owner, keys[owner][0]) for owner in order]


def district_lines(city: City) -> dict[int, list[tuple[str, int, int, str]]]:
    """For each side: rule, each, count and name of the district."""
    found: dict[int, list[tuple[str, int, int, str]]] = {}
    for cells in groups(city):
        name = district_name(city, cells)
        shares = district_shares(city, cells)
        if len(shares) == 1:  # GK-111
            found.setdefault(shares[0][0], []).append(("GK-111", 2, shares[0][1], name))
        elif shares:  # GK-112 otherwise
            everything = sum(resources for _, resources in shares)
            found.setdefault(shares[0][0], []).append(("GK-108", 1, everything, name))
            found.setdefault(shares[1][0], []).append(("GK-109", 1, shares[1][1], name))
    return found


def card_lines(city: City, side: int, cards: Iterable[str]) -> list[tuple[str, int, int, str]]:
    """GK-117 to GK-122."""
    own = [building for building in city.values() if building.owner == side]
    shown = list(cards)
    found = []
    for card in shown:
        if "score" not in KEPT[card]:
            continue
        kind, vp, what = KEPT[card]["score"]
        match kind:
            case "resources on":
                rule = "GK-118"
                count = sum(each.height for each in own if color(each.top) == what)
            case "heights":
                rule = "GK-119"
                count = sum(what[0] <= each.height <= what[1] for each in own)
            case "triggers":
                rule = "GK-120"
                count = sum(KEPT[each].get("trigger") == what for each in shown)
            case "cards of":
                rule = "GK-121"
                count = sum(KEPT[each]["color"] == what for each in shown)
            case _:
                rule, count = "GK-122", 1
        found.append((rule, vp, int(count), card))
    return found


# --- the course of a game ---------------------------------------------------------------------


class Table:
    """A table, and what its rules make of each decision."""

    def __init__(self, seats: int, mode: str, chance: Chance) -> None:
        self.seats = seats
        self.mode = mode
        self.chance = chance
        self.solo = seats == 1
        self.sides = 2 if self.solo else seats
        self.few = seats <= 3  # GK-15, GK-17, GK-88, GK-123
        self.whole = N_RESOURCES[seats]
        self.city: City = {}
        self.tokens = dict(TOKENS)
        self.reserve = Pile("tiles", (tile for tile in TILES if not TILES[tile]["start"]))
        self.exhaustions = 0
        self.deck = Pile(
            "deck", URBAN + [card for card, row in BUILDING_CARDS.items() if row["number"] <= 3]
        )
        self.discard: list[str] = []
        self.supply = [card for card, row in BUILDING_CARDS.items() if row["number"] >= 4]
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.gosha_card = ""
        self.chosen = [""] * seats
        self.laid = [""] * seats
        self.screens: list[list[str]] = [[] for _ in range(seats)]
        self.resources = [0] * self.sides
        self.stock = [self.whole] * self.sides
        self.vp = [0] * self.sides
        self.new_hands = [0 if self.solo else 2] * seats
        self.cards: list[list[str]] = [[] for _ in range(self.sides)]
        self.packets: list[list[str]] = [[] for _ in range(seats)]
        self.picked: list[list[str]] = [[] for _ in range(seats)]
        self.picks: list[list[str]] = [[] for _ in range(seats)]
        self.first = 0
        self.round = 0
        self.acting = NOBODY
        self.played = ""
        self.is_last = False
        self.question = ""
        self.answers: dict[int, set[str]] = {}
        self.events: list[Event] = []
        self.seen: Counter[str] = Counter()
        self.course: Steps | None = None

    # How it is driven

    def begin(self, course: Steps) -> None:
        self.course = course
        self._go_on(None)

    def decide(self, seat: int, said: str) -> None:
        if said not in self.answers.get(seat, set()):
            raise Disagreement(f"{seat} may not {said}")
        self._go_on((seat, said))

    def _go_on(self, answer: Answer | None) -> None:
        assert self.course is not None
        try:
            if answer is None:
                next(self.course)
            else:
                self.course.send(answer)
        except StopIteration:
            self.question, self.answers = "over", {}

    def chosen_from_hand(self, seat: int) -> list[str]:
        """While characters are chosen, nothing is."""
        card = self.chosen[seat]
        return [card] if card and self.question != "draft_character" else []

    def ask(self, question: str, answers: dict[int, set[str]]) -> None:
        self.question, self.answers = question, answers

    def tell(self, kind: str, *rest: Any, only: int | None = None) -> None:
        self.events.append((kind, only, *rest))
        self.seen[kind] += 1

    # Section 2

    def whole_game(self) -> Steps:
        square = Pile("square", (tile for tile in TILES if TILES[tile]["start"]))
        for y in (-1, 0, 1):  # GK-13
            for x in (-1, 0, 1):
                self.city[x, y] = Building([square.draw(self.chance)])
        if self.few:
            self.reserve.size -= 6  # GK-15
            self.open_seven()  # GK-17
        if self.mode == "intro":
            sets = [1, 2, 3, 4, 5, 6]  # GK-22
            for seat in range(self.seats):
                chosen = sets.pop(self.chance.below(f"set/{seat}", len(sets)))
                self.cards[seat] = [c for c, row in CHARACTERS.items() if row["set"] == chosen]
        elif self.mode == "draft":
            yield from self.draft()
        self.first = self.chance.below("first", self.seats)  # GK-28
        if self.solo:
            self.gain(0, "resource", [("GK-124", 6, "")])
            self.gain(0, "vp", [("GK-124", 6, "")])
            yield from self.gain_tiles(0, [("GK-124", 6, "")])
        else:
            for seat in range(self.seats):
                self.tell("characters_shown", seat, in_order(self.cards[seat]))  # GK-25
            for seat in self.from_first():  # GK-26, GK-30
                yield from self.gain_all(
                    seat, [("GK-26", card, CHARACTERS[card]["start"]) for card in self.cards[seat]]
                )
            for seat in self.from_first():
                self.deal(seat, 4)  # GK-29
        yield from self.rounds()

    def draft(self) -> Steps:
        """GK-23, GK-24."""
        box = Pile("characters", CHARACTERS)
        for seat in range(self.seats):
            self.packets[seat] = in_order(box.draw(self.chance) for _ in range(4))
        self.tell("draft_began")
        for turn in range(3):
            if turn > 0:
                self.tell("packets_passed")
                self.packets = [self.packets[seat - 1] for seat in range(self.seats)]
            for seat in range(self.seats):
                self.tell("draft_hand", seat, list(self.packets[seat]), only=seat)
            left = set(range(self.seats))
            while left:
                self.ask(
                    "draft_character",
                    {seat: {f"draft {card}" for card in self.packets[seat]} for seat in left},
                )
                seat, said = yield
                card = self.chosen[seat] = said.split()[1]
                left.discard(seat)
                self.tell("picked", seat)
                self.tell("picked_character", seat, card, only=seat)
            for seat, card in enumerate(self.chosen):
                self.packets[seat].remove(card)
                self.picked[seat].append(card)
            self.chosen = [""] * self.seats
        self.cards = [in_order(picked) for picked in self.picked]
        self.packets = [[] for _ in range(self.seats)]
        self.picked = [[] for _ in range(self.seats)]

    def from_first(self) -> list[int]:
        return [(self.first + turn) % self.seats for turn in range(self.seats)]

    # Section 3

    def rounds(self, begun: bool = False) -> Steps:
        """From the dealt hands to the end; `begun`: a round is open, all are about to choose."""
        while True:
            if not begun:
                self.round += 1
                self.tell("round_began", self.round, self.first)
                if self.solo:
                    self.solo_draw()
            begun = False
            yield from self.one_round()
            if self.is_last or self.round >= MOST_ROUNDS:  # GK-100, GK-R37
                self.tell("ended")
                return
            if not self.solo:
                self.prepare()

    def one_round(self) -> Steps:
        yield from self.choose()
        for seat in self.from_first():  # GK-44
            yield from self.execute(seat)
        if self.solo:
            yield from self.gosha()
        self.acting = NOBODY

    def choices(self, seat: int) -> set[str]:
        found = set()
        for card in self.hands[seat]:
            found.add(f"exploit {card}")  # GK-32
            found |= {f"build {card} {tile}" for tile in self.screens[seat]}  # GK-35
        if self.new_hands[seat] > 0:
            found.add("new_hand")  # GK-38
        return found

    def choose(self) -> Steps:
        left = set(range(self.seats))
        while left:
            self.ask("choose_action", {seat: self.choices(seat) for seat in left})
            seat, said = yield
            if said == "new_hand":
                self.take_new_hand(seat)
                continue
            words = said.split()
            self.chosen[seat] = words[1]
            self.hands[seat].remove(words[1])
            if words[0] == "build":
                self.laid[seat] = words[2]
                self.screens[seat].remove(words[2])
            left.discard(seat)  # GK-36
            self.tell("chose", seat, words[0] == "build")  # GK-34
            self.tell("chose_card", seat, words[1], self.laid[seat], only=seat)

    def take_new_hand(self, seat: int) -> None:
        """GK-38 to GK-43."""
        self.new_hands[seat] -= 1
        old, self.hands[seat] = in_order(self.hands[seat]), []
        self.discard += old
        self.tell("new_hand_taken", seat, old, self.new_hands[seat])
        self.deal(seat, 4)

    def deal(self, seat: int, count: int) -> None:
        """From the deck, which is built again whenever it is empty: GK-85, GK-90."""
        drawn: list[str] = []
        for _ in range(count):
            drawn.append(self.deck.draw(self.chance))
            if self.deck.size == 0:
                self.take(seat, drawn)
                drawn = []
                self.rebuild()
        self.take(seat, drawn)

    def take(self, seat: int, drawn: list[str]) -> None:
        if drawn:
            self.hands[seat] += drawn
            self.tell("drew", seat, len(drawn))
            self.tell("drew_cards", seat, in_order(drawn), only=seat)

    def rebuild(self) -> None:
        entering = [card_of(building.top) for building in self.city.values() if building.site]
        for card in entering:  # GK-86
            if card not in self.supply:
                raise Disagreement(f"{card} is not in the supply stacks")
            self.supply.remove(card)
        pile = self.discard + entering
        self.discard = []
        self.deck.become(pile)  # GK-87
        self.tell("rebuilt", in_order(entering), len(pile))
        if self.few:
            self.open_seven()  # GK-88
        for building in self.city.values():
            building.site = False  # GK-89
        if self.deck.size < 1:
            raise Disagreement("GK-R30: a new deck is empty")

    def open_seven(self) -> None:
        opened = [self.deck.draw(self.chance) for _ in range(7)]
        self.discard += opened
        self.tell("opened", in_order(opened))

    def prepare(self) -> None:
        self.hands = [self.hands[seat - 1] for seat in range(self.seats)]  # GK-81
        self.tell("hands_passed")
        for seat in range(self.seats):
            self.tell("received_hand", seat, in_order(self.hands[seat]), only=seat)
        self.first = (self.first + 1) % self.seats  # GK-82
        for seat in self.from_first():  # GK-83
            self.deal(seat, 1)

    # 3.3 to 3.7

    def execute(self, seat: int) -> Steps:
        card, tile = self.chosen[seat], self.laid[seat]
        self.chosen[seat] = self.laid[seat] = ""
        self.acting, self.played = seat, card
        self.tell("revealed", seat, card, tile)
        kept = False
        if tile and not self.can_pay(seat, card, tile):  # GK-46, GK-47
            self.screens[seat].append(tile)
            tile = ""
        if not tile:
            yield from self.exploit(seat, card)
        elif card in URBAN:
            yield from self.urbanize(seat, card, tile)
        else:
            self.construct(seat, card, tile)
            yield from self.bonuses(seat, "construct", "GK-78")
            kept = True
        self.played = ""
        if kept:
            self.cards[seat].append(card)  # GK-79
            self.tell("card_kept", seat, card)
        else:
            self.discard.append(card)  # GK-58, GK-67
            self.tell("card_discarded", card)

    def designated(self, card: str) -> Cell:
        """GK-11, GK-R29."""
        found = [cell for cell, each in self.city.items() if each.top == tile_of(card)]
        if len(found) != 1:
            raise Disagreement(f"{card} stands for {found}")
        return found[0]

    def can_pay(self, seat: int, card: str, tile: str) -> bool:
        """GK-59, GK-69 to GK-71."""
        resources, vp, had = 1, 0, self.resources[seat]
        if card not in URBAN:
            building = self.city[self.designated(card)]
            resources = building.height + 1 + (color(tile) != color(building.top))
            vp = max(0, number(building.top) - number(tile))
            if building.owner == seat:
                had += building.height
        if had >= resources and self.vp[seat] >= vp:
            return True
        self.tell("fell_back", seat, tile, resources, had, vp, self.vp[seat])
        self.seen["fell back for points"] += had >= resources
        return False

    def exploit(self, seat: int, card: str) -> Steps:
        if card in URBAN:  # GK-54, GK-55
            there = set()
            if self.stock[seat] > 0:
                there.add("take_resource")
            if self.reserve.size > 0:
                there.add("take_tile")
            rule = "GK-55"
            if len(there) == 2:
                rule = "GK-54"
                self.ask("exploit_urban_choice", {seat: there})
                _, said = yield
                there = {said}
            if "take_resource" in there:
                self.gain(seat, "resource", [(rule, 1, card)])
            if "take_tile" in there:
                yield from self.gain_tiles(seat, [(rule, 1, card)])
            self.seen["nothing to take"] += not there
        else:
            building = self.city[self.designated(card)]
            yield from self.activate(seat, [building], "GK-56")
        yield from self.bonuses(seat, "exploit", "GK-57")

    def activate(self, seat: int, buildings: list[Building], rule: str) -> Steps:
        """GK-56, GK-64."""
        yields = [(rule, each.top, {ASSET[color(each.top)]: each.height}) for each in buildings]
        yield from self.gain_all(seat, yields)

    def bonuses(self, seat: int, trigger: str, rule: str) -> Steps:
        """GK-57, GK-66, GK-78."""
        cards = [card for card in self.cards[seat] if KEPT[card].get("trigger") == trigger]
        yield from self.gain_all(seat, [(rule, card, KEPT[card]["gain"]) for card in cards])

    def gain_all(self, seat: int, sources: list[tuple[str, str, dict[str, int]]]) -> Steps:
        """GK-53: resources, then points, then tiles."""
        lines: dict[str, list[Line]] = {"resource": [], "vp": [], "tile": []}
        for rule, source, assets in sources:
            for asset, amount in assets.items():
                if amount:
                    lines[asset].append((rule, amount, source))
        self.gain(seat, "resource", lines["resource"])
        self.gain(seat, "vp", lines["vp"])
        yield from self.gain_tiles(seat, lines["tile"])

    def gain(self, seat: int, asset: str, lines: list[Line]) -> None:
        if not lines:
            return
        total = sum(amount for _, amount, _ in lines)
        if asset == "vp":
            self.vp[seat] += total  # GK-52
            self.tell("gained_vp", seat, sorted(lines))
            return
        lost = max(0, total - self.stock[seat])  # GK-49
        self.stock[seat] -= total - lost
        self.resources[seat] += total - lost
        missing = [("GK-49", -lost, "")] if lost else []
        self.tell("gained_resources", seat, sorted(lines + missing))
        self.seen["resources lost"] += lost > 0

    def gain_tiles(self, seat: int, lines: list[Line]) -> Steps:
        """GK-50, GK-51."""
        if not lines:
            return
        due = sum(amount for _, amount, _ in lines)
        self.tell("tiles_due", seat, sorted(lines))
        while due > 0 and self.reserve.size > 0:
            tile = self.reserve.draw(self.chance)
            due -= 1
            self.screens[seat].append(tile)
            self.tell("drew_tile", seat, self.reserve.size)
            self.tell("drew_tile_face", seat, tile, only=seat)
            if self.reserve.size == 0:
                self.seen["exhausted in the middle of a gain"] += due > 0
                yield from self.exhaust()
        if due > 0:
            self.tell("tiles_lost", seat, due)  # GK-102

    def exhaust(self) -> Steps:
        """GK-93 to GK-97, GK-137."""
        self.exhaustions += 1
        if self.solo:
            self.is_last = True
            self.tell("reserve_empty", 1)
            return
        self.tell("reserve_empty", self.exhaustions)
        if self.exhaustions == 2:
            self.is_last = True
            return
        self.seen["returns in a last round"] += self.is_last  # GK-101
        asked = [seat for seat in range(self.seats) if self.screens[seat]]
        if asked:
            yield from self.return_tiles(asked)
        back = [tile for picks in self.picks for tile in picks]
        for seat, picks in enumerate(self.picks):
            if picks:
                self.screens[seat] = [t for t in self.screens[seat] if t not in picks]
                self.vp[seat] += len(picks)  # GK-94
                self.tell("tiles_returned", seat, [("GK-94", len(picks), "")])
        self.picks = [[] for _ in range(self.seats)]
        if back:
            self.reserve.become(back)
        else:  # GK-96
            self.seen["nothing returned"] += 1
            self.exhaustions = 2
            self.is_last = True
            self.tell("reserve_empty", 2)

    def return_tiles(self, asked: list[int]) -> Steps:
        """GK-93: each tile by tile, ascending, until it is done; GK-95: behind the screen only."""
        self.tell("return_began", asked)
        left = set(asked)
        while left:
            answers = {}
            for seat in left:
                after = max((TILE_NUMBER[tile] for tile in self.picks[seat]), default=-1)
                own = [tile for tile in self.screens[seat] if TILE_NUMBER[tile] > after]
                answers[seat] = {"done"} | {f"return {tile}" for tile in own}
            self.ask("return_tiles", answers)
            seat, said = yield
            if said == "done":
                left.discard(seat)
                self.tell("return_decided", seat)
            else:
                self.picks[seat].append(said.split()[1])
                self.tell("return_picked", seat, said.split()[1], only=seat)

    def all_placed(self, seat: int) -> None:
        """GK-98, GK-99; for Gosha GK-137."""
        if self.stock[seat] == 0 and self.resources[seat] == 0:
            self.is_last = True
            self.tell("resources_placed", seat)

    def place_new(self, side: int, card: str, tile: str) -> Cell:
        """GK-60, GK-61."""
        letter = card[-1]
        cell = self.tokens.pop(letter)
        if cell in self.city:
            raise Disagreement(f"{letter} stands on a building")
        self.city[cell] = Building([tile], side, site=True)
        self.tell("urbanized", side, card, tile, *cell)
        self.pay(side, 1)
        self.tell("paid_resources", side, [("GK-61", 1, tile)])
        self.all_placed(side)
        return cell

    def pay(self, side: int, resources: int) -> None:
        """Onto a building. Gosha's come straight from his reserve (GK-125)."""
        purse = self.stock if self.solo and side == GOSHA else self.resources
        purse[side] -= resources
        if purse[side] < 0:
            raise Disagreement(f"{side} pays what is not there")

    def urbanize(self, seat: int, card: str, tile: str) -> Steps:
        cell = self.place_new(seat, card, tile)
        yield from self.move_letter(seat, card[-1], cell)
        beside = [self.city[each] for each in around(cell) if each in self.city]
        yield from self.activate(seat, beside, "GK-64")
        yield from self.bonuses(seat, "urbanize", "GK-66")

    def construct(self, side: int, card: str, tile: str) -> None:
        """GK-72 to GK-77; GK-132 and GK-133 for Gosha."""
        cell = self.designated(card)
        building = self.city[cell]
        covered, height, owner = building.top, building.height, building.owner
        if building.site:
            raise Disagreement("GK-R36: a site is built upon")
        is_gosha = self.solo and side == GOSHA
        building.tiles.append(tile)
        building.owner, building.site = side, True
        self.tell("constructed", side, card, tile, *cell, height + 1)
        if owner != NOBODY:
            purse = self.stock if self.solo and owner == GOSHA else self.resources
            purse[owner] += height
            points: list[Line] = []
            if owner != side:
                self.vp[owner] += height
                points = [("GK-72", height, covered)]
            self.tell("took_back", owner, height, points)
        lower = max(0, number(covered) - number(tile))
        if lower and not is_gosha:  # GK-73
            self.vp[side] -= lower
            self.tell("paid_vp", side, [("GK-73", lower, tile)])
        self.pay(side, height + 1)
        paid = [("GK-76", height + 1, tile)]
        if color(covered) != color(tile) and not is_gosha:  # GK-74
            self.resources[side] -= 1
            self.stock[side] += 1
            paid.append(("GK-74", 1, tile))
        self.tell("paid_resources", side, sorted(paid))
        if self.resources[side] < 0 or self.vp[side] < 0:
            raise Disagreement(f"{side} pays what is not there")
        self.all_placed(side)

    # Section 4

    def move_letter(self, chooser: int, letter: str, cell: Cell) -> Steps:
        """GK-62, GK-63, GK-T3 to GK-T6; in solo the player moves Gosha's letters (GK-131)."""
        taken = set(self.tokens.values()) | set(self.city)
        free = {
            name: (cell[0] + dx, cell[1] + dy)
            for name, (dx, dy) in SIDES.items()
            if (cell[0] + dx, cell[1] + dy) not in taken
        }
        asker = 0 if self.solo else chooser
        ring = ring_of(self.city)
        if free:
            to = next(iter(free.values()))
            if len(free) > 1:
                self.ask("move_token", {asker: {f"move {name}" for name in free}})
                _, said = yield
                to = free[said.split()[1]]
            self.put_letters({letter: to})
            if not is_alphabetical(ring_of(self.city), self.tokens):
                self.seen["a plain move breaks the order"] += 1  # GK-R15: never
            return
        candidates = relocations(ring, self.tokens, letter)
        if candidates:
            to = candidates[0]
            if len(candidates) > 1:
                places = {f"relocate {ring.index(each) + 1}": each for each in candidates}
                self.ask("relocate_token", {asker: set(places)})
                _, said = yield
                to = places[said]
            self.seen["relocated"] += 1
            self.put_letters({letter: to})
            return
        ways = pushes(ring, self.tokens, letter)
        if ways:
            said = next(iter(ways))
            if len(ways) > 1:
                self.ask("push_tokens", {asker: set(ways)})
                _, said = yield
            self.seen["pushed"] += 1
            result = ways[said]
            moved = {each for each in result if result[each] != self.tokens.get(each)}
            self.seen["pushed several"] += len(moved) > 2
            self.put_letters({each: result[each] for each in sorted(moved)})
            return
        self.seen["safety net"] += 1
        to = next(each for each in ring if each not in taken)  # GK-T6
        self.put_letters({letter: to})

    def put_letters(self, moved: dict[str, Cell]) -> None:
        self.tokens.update(moved)
        for letter in sorted(moved):
            self.tell("letter_moved", f"urban_{letter}", *moved[letter])

    # Section 7

    def solo_draw(self) -> None:
        """GK-127."""
        self.deal(0, 3)
        self.tell("laid_for_gosha")
        self.gosha_card = self.deck.draw(self.chance)
        if self.deck.size == 0:
            self.tell("last_card", self.gosha_card, only=0)
            self.rebuild()

    def gosha(self) -> Steps:
        """GK-142."""
        unused, self.hands[0] = in_order(self.hands[0]), []
        self.discard += unused  # GK-129
        self.tell("unused_discarded", 0, unused)
        card, self.gosha_card = self.gosha_card, ""
        self.acting = GOSHA
        self.tell("revealed", GOSHA, card, "")
        if self.reserve.size == 0:  # GK-R25
            self.give_up(card, 0, self.stock[GOSHA])
            return
        if self.mode == "solo_expert" and card in URBAN:
            card = self.gosha_redraws(card)
        needed, had = 1, self.stock[GOSHA]
        if card not in URBAN:
            building = self.city[self.designated(card)]
            needed = building.height + 1
            if building.owner == GOSHA:
                had += building.height
        if had < needed:  # GK-138
            self.give_up(card, needed, had)
            return
        tile = self.reserve.draw(self.chance)  # GK-130
        if self.reserve.size == 0:
            yield from self.exhaust()
            self.seen["Gosha takes the last tile"] += 1
        self.played = card
        if card in URBAN:
            cell = self.place_new(GOSHA, card, tile)
            yield from self.move_letter(GOSHA, card[-1], cell)
            beside = [self.city[each] for each in around(cell) if each in self.city]
            self.gain(GOSHA, "vp", [("GK-131", each.height, each.top) for each in beside])
            self.discard.append(card)
            self.tell("card_discarded", card)
        else:
            self.construct(GOSHA, card, tile)
            self.cards[GOSHA].append(card)  # GK-134
            self.tell("card_kept", GOSHA, card)
        self.played = ""

    def worth_to_gosha(self, card: str) -> int:
        beside = around(self.tokens[card[-1]])
        return sum(self.city[cell].height for cell in beside if cell in self.city)

    def gosha_redraws(self, card: str) -> str:
        """GK-139, GK-R44."""
        drawn = self.deck.draw(self.chance)
        if self.deck.size == 0:
            self.rebuild()
        better = drawn not in URBAN or self.worth_to_gosha(drawn) > self.worth_to_gosha(card)
        used, unused = (drawn, card) if better else (card, drawn)
        self.tell("gosha_redrew", card, drawn, used)
        self.discard.append(unused)
        return used

    def give_up(self, card: str, needed: int, had: int) -> None:
        self.tell("gosha_cannot", needed, had)
        self.discard.append(card)
        self.tell("card_discarded", card)
        self.is_last = True

    # Section 6

    def standings(self) -> list[dict[str, Any]]:
        districts = district_lines(self.city)
        found: list[dict[str, Any]] = []
        for side in range(self.sides):
            cards = card_lines(self.city, side, self.cards[side])
            own = districts.get(side, [])
            lines: list[Line] = [
                ("GK-103", self.vp[side], "vp"),
                ("GK-103", sum(each * count for _, each, count, _ in cards), "cards"),
                ("GK-103", sum(each * count for _, each, count, _ in own), "districts"),
            ]
            if not self.solo:
                lines.append(("GK-42", 2 * self.new_hands[side], "new_hands"))
            found.append(
                {
                    "lines": lines,
                    "total": sum(amount for _, amount, _ in lines),
                    "cards": sorted(line for line in cards if line[2] > 0),
                    "districts": sorted(own),
                    "tie_breaks": [],  # GK-105
                }
            )
        for standing in found:
            standing["rank"] = 1 + sum(other["total"] > standing["total"] for other in found)
        return found


# --- the comparison ---------------------------------------------------------------------------


class Listening:
    """A chance that remembers what it was asked."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.asked: list[tuple[str, int]] = []

    def below(self, address: str, n: int) -> int:
        self.asked.append((address, n))
        return self.chance.below(address, n)


def cell_of(code: int) -> Cell:
    return code % 128 - 64, code // 128 - 64


def code_of(cell: Cell) -> int:
    return (cell[1] + 64) * 128 + cell[0] + 64


def tiles_of(numbers: Iterable[int]) -> list[str]:
    return [TILE_ORDER[each] for each in numbers]


def cards_of(numbers: Iterable[int]) -> list[str]:
    return [CARD_ORDER[each] for each in numbers]


def line_of(line: dict[str, Any]) -> Line:
    return line["rule"], line["each"] * line["count"], line["source"]


def events_of(log: Log) -> list[Event]:
    """What was told, in the referee's words."""
    found: list[Event] = []
    for told in log.told:
        fact: dict[str, Any] = told.fact.to_json()
        kind = fact.pop("kind")
        rest: list[Any] = []
        for name, value in fact.items():
            if name == "lines":
                rest.append(sorted(map(line_of, value)))
            elif name == "line":
                rest.append([line_of(value)])
            else:
                rest.append(value)
        only = told.only
        found.append((kind, only if only is None or len(only) != 1 else only[0], *rest))
    return found


QUESTION_OF = {
    "draft": "draft_character",
    "exploit": "choose_action",
    "build": "choose_action",
    "new_hand": "choose_action",
    "take_resource": "exploit_urban_choice",
    "take_tile": "exploit_urban_choice",
    "move": "move_token",
    "relocate": "relocate_token",
    "push_clockwise": "push_tokens",
    "push_counterclockwise": "push_tokens",
    "return": "return_tiles",
    "done": "return_tiles",
}


def conceivable(mode: str) -> set[str]:
    """Everything that could be allowed at some time to somebody, but for places of the edge."""
    tiles = [tile for tile in TILES if not TILES[tile]["start"]]
    cards = URBAN + list(BUILDING_CARDS)
    found = {f"exploit {card}" for card in cards}
    found |= {f"build {card} {tile}" for card in cards for tile in tiles if card_of(tile) != card}
    found |= {f"move {side}" for side in SIDES}
    found |= {"take_resource", "take_tile", "push_clockwise", "push_counterclockwise"}
    found |= {f"relocate {place}" for place in range(1, 60)}
    if not mode.startswith("solo"):
        found |= {"new_hand", "done"} | {f"return {tile}" for tile in tiles}
    if mode == "draft":
        found |= {f"draft {card}" for card in CHARACTERS}
    return found


class Match:
    """A game and its referee, side by side."""

    def __init__(self, table: Table, state: Any, chance: Chance, log: Log) -> None:
        self.table = table
        self.state = state
        self.chance = chance
        self.log = log
        self.actions = {action.notation: action for action in GAME.space(state.config())}
        self.history: list[str] = []

    def decide(self, seat: int, said: str) -> None:
        self.history.append(f"{seat}: {said}")
        self.log.told.clear()
        GAME.apply(self.state, seat, self.actions[said], self.chance, self.log)
        self.table.decide(seat, said)
        self.compare_events()

    def compare_events(self) -> None:
        told, expected = events_of(self.log), self.table.events
        for index, (one, other) in enumerate(zip(told, expected, strict=False)):
            same(f"what happened, step {index + 1}", one, other)
        same("what else happened", told[len(expected) :], expected[len(told) :])
        self.table.events = []

    def compare(self, with_refusals: bool) -> None:
        seen = GAME.public(self.state)
        same("question", seen["question"], self.table.question)
        self.compare_answers(with_refusals)
        self.compare_table()
        self.compare_views(seen)
        self.compare_outcome()

    def compare_answers(self, with_refusals: bool) -> None:
        table, state = self.table, self.state
        same("awaited", list(GAME.pending(state)), sorted(table.answers))
        for seat in range(table.seats):
            legal = [action.notation for action in GAME.legal(state, seat)]
            allowed = table.answers.get(seat, set())
            same(f"answers of {seat}, by number", len(legal), len(set(legal)))
            same(f"answers of {seat}, beyond the other's", set(legal) - allowed, set())
            same(f"answers of {seat}, short of the other's", set(), allowed - set(legal))
            same(f"answers of {seat}, not in the space", allowed - self.actions.keys(), set())
            if with_refusals:
                for text, action in self.actions.items():
                    refusal = GAME.rule_against(state, seat, action)
                    same(f"{seat} is free to {text}", refusal is None, text in allowed)
                    if refusal is not None:
                        reasons = self.reasons(seat, text)
                        if refusal.rule not in reasons:
                            raise Disagreement(f"{refusal} against {seat}: {text}, not {reasons}")

    def reasons(self, seat: int, text: str) -> set[str]:
        """All rules that may be named against it."""
        table, words = self.table, text.split()
        if seat not in table.answers:
            return {"KV-1"}
        if QUESTION_OF[words[0]] != table.question:
            return {"KV-2"}
        match words[0]:
            case "draft":
                return {"GK-24"}
            case "exploit":
                return {"GK-32"}
            case "build":
                found = set() if words[1] in table.hands[seat] else {"GK-32"}
                return found if words[2] in table.screens[seat] else found | {"GK-35"}
            case "new_hand":
                return {"GK-136"} if table.solo else {"GK-39"}
            case "move":
                return {"GK-62"}
            case "relocate":
                return {"GK-T4"}
            case "return":
                return {"GK-95"} if words[1] == table.laid[seat] else {"GK-93"}
        return set()

    def compare_table(self) -> None:
        """All that lies somewhere, hidden or not, as the dumped state has it."""
        table = self.table
        data: Any = dump(self.state)
        seats = range(table.seats)
        city = {
            cell_of(row["cell"]): (tiles_of(row["tiles"]), row["owner"], row["site"])
            for row in data["city"]
        }
        own = {cell: (each.tiles, each.owner, each.site) for cell, each in table.city.items()}
        for cell in sorted(own.keys() | city.keys()):
            same(f"the building at {cell}", city.get(cell), own.get(cell))
        # While its building is new and it has not moved on, a letter's place is open.
        tokens = dict(zip(LETTERS, map(cell_of, data["tokens"]), strict=True))
        for letter in table.tokens:
            same(f"the place of {letter}", tokens[letter], table.tokens[letter])
        same("tiles in reserve", data["reserve"]["size"], table.reserve.size)
        # What was removed unseen may be any of them; it is known once all others are.
        tiles = tiles_of(data["reserve"]["cards"] + data["removed"] * (table.reserve.shuffles == 0))
        if table.reserve.size > 0:
            same("which tiles may be in reserve", in_order(tiles), table.reserve.cards)
        same("exhaustions", data["exhaustions"], table.exhaustions)
        self._compare_deck(data)
        same("discard", in_order(cards_of(data["discard"])), in_order(table.discard))
        same("supply", in_order(cards_of(data["supply"])), in_order(table.supply))
        for seat in seats:
            chosen = [table.chosen[seat]] if table.chosen[seat] else []
            hand = cards_of(data["hands"][seat]["faces"])
            held = in_order(table.hands[seat] + table.chosen_from_hand(seat))
            same(f"hand of {seat}", hand, held)
            laid = [table.laid[seat]] if table.laid[seat] else []
            screen = tiles_of(data["screens"][seat]["faces"])
            same(f"tiles of {seat}", screen, in_order(table.screens[seat] + laid))
            same(f"chosen by {seat}", cards_of(_real(data["chosen"][seat])), chosen)
            same(f"laid by {seat}", tiles_of(_real(data["laid"][seat])), laid)
            same(f"{seat} returns", tiles_of(data["picks"][seat]), table.picks[seat])
            packet = cards_of(data["packets"][seat]["faces"])
            same(f"packet of {seat}", packet, in_order(table.packets[seat]))
            picked = cards_of(data["picked"][seat]["faces"])
            same(f"picked by {seat}", picked, in_order(table.picked[seat]))
        for side in range(table.sides):
            kept = cards_of(data["cards"][side])
            same(f"cards before {side}", in_order(kept), in_order(table.cards[side]))
        for name in ("stock", "resources", "vp", "new_hands", "first", "round", "is_last"):
            same(name, data[name], getattr(table, name))

    def _compare_deck(self, data: Any) -> None:
        table = self.table
        deck, gosha = cards_of(data["deck"]["cards"]), []
        if table.solo:
            gosha = cards_of(data["hands"][GOSHA]["faces"])
            lies = data["face_down"] or bool(gosha)
            same("a card lies for Gosha", lies, table.gosha_card != "")
        expected = table.deck.cards
        if table.gosha_card and gosha != [table.gosha_card]:  # nobody has seen it yet
            same("known for Gosha", gosha, [])
            expected = in_order([*expected, table.gosha_card])
        same("cards of the deck", deck, expected)
        same("size of the deck", data["deck"]["size"], table.deck.size)
        same("shuffles", data["deck"]["shuffles"], table.deck.shuffles)

    def compare_views(self, seen: Any) -> None:
        """What can be seen, as far as it is not compared elsewhere."""
        table, seats = self.table, range(self.table.seats)
        buildings = [
            {"cell": list(cell), "tiles": each.tiles, "owner": each.owner, "site": each.site}
            for cell, each in sorted(table.city.items())
        ]
        same("the city as it is seen", sorted(seen["city"], key=lambda b: b["cell"]), buildings)
        for letter, cell in table.tokens.items():
            same(f"{letter} as it is seen", seen["tokens"][LETTERS.index(letter)], list(cell))
        if table.question == "relocate_token":
            same("ring", seen["ring"], [list(cell) for cell in ring_of(table.city)])
        self._compare_districts(seen)
        same("reserve as it is seen", seen["reserve"]["size"], table.reserve.size)
        same("deck as it is seen", seen["deck"]["size"], table.deck.size)
        same("discard as it is seen", seen["discard"], in_order(table.discard))
        same("supply as it is seen", seen["supply"], in_order(table.supply))
        for name in ("stock", "resources", "vp", "new_hands", "first", "round", "is_last"):
            same(f"{name} as it is seen", seen[name], getattr(table, name))
        if table.question not in ("draft_character", "choose_action", "over"):
            same("acting", seen["acting"], table.acting)
        returning = table.question == "return_tiles"
        deciding = [returning and seat in table.answers for seat in seats]
        same("deciding", seen["deciding"], deciding)
        same("open counts", seen["open_counts"], self.state.options.open_counts)
        kinds = [
            "" if not card else "with_tile" if tile else "alone"
            for card, tile in zip(table.chosen, table.laid, strict=True)
        ]
        same("committed", seen["committed"], kinds)  # GK-34
        sizes = [len(table.screens[seat]) + bool(table.laid[seat]) for seat in seats]
        same("numbers of tiles", seen["tiles"], sizes)
        hands = [len(table.hands[seat] + table.chosen_from_hand(seat)) for seat in seats]
        same("sizes of hands", seen["hand_sizes"][: table.seats], hands)
        for side in range(table.sides):
            same(f"cards of {side}", in_order(seen["cards"][side]), in_order(table.cards[side]))
        for seat in seats:
            own: Any = GAME.private(self.state, seat)
            hand = in_order(table.hands[seat] + table.chosen_from_hand(seat))
            same(f"own hand of {seat}", own["known"][seat], hand)
            laid = [table.laid[seat]] if table.laid[seat] else []
            tiles = in_order(table.screens[seat] + laid)
            same(f"own tiles of {seat}", own["tiles"], tiles)
            mine = (table.chosen[seat], table.laid[seat])
            same(f"own choice of {seat}", (own["chosen"], own["laid"]), mine)
            for other in seats:
                held = {*table.hands[other], table.chosen[other]}
                same(f"{seat} knows of {other}", set(own["known"][other]) - held, set())

    def _compare_districts(self, seen: Any) -> None:
        """GK-106 to GK-112, at any time."""
        table = self.table
        points: dict[tuple[int, str], int] = {
            (side, name): each * count
            for side, lines in district_lines(table.city).items()
            for _, each, count, name in lines
        }
        expected = []
        for cells in groups(table.city):
            name = district_name(table.city, cells)
            shares = [
                (side, count, points.get((side, name), 0))
                for side, count in district_shares(table.city, cells)
            ]
            expected.append((name, cells, shares))
        got = [
            (
                row["name"],
                sorted((x, y) for x, y in row["cells"]),
                [(share["seat"], share["resources"], share["points"]) for share in row["shares"]],
            )
            for row in seen["districts"]
        ]
        same("districts", sorted(got), sorted(expected))

    def compare_outcome(self) -> None:
        standings = GAME.outcome(self.state)
        if self.table.question != "over":
            same("outcome before the end", standings, None)
            return
        assert standings is not None
        expected = self.table.standings()
        same("how many are ranked", len(standings), len(expected))
        for side, standing in enumerate(standings):
            got = {
                "lines": [(line.rule, line.amount, line.source) for line in standing.lines],
                "total": standing.score,
                "tie_breaks": standing.tie_breaks,
                "rank": standing.rank,
            }
            for name in ("cards", "districts"):
                got[name] = sorted(
                    (line.rule, line.each, line.count, line.source)
                    for line in standing.parts[name]
                    if line.count > 0
                )
            for name, value in expected[side].items():
                same(f"{name} of {side} at the end", got[name], value)

    def play(self, rng: random.Random, tastes: Sequence["Taste"], most: int = 100_000) -> int:
        """To the end, or so many decisions, comparing before every one of them."""
        table, decisions = self.table, 0
        try:
            self.compare(with_refusals=rng.random() < 0.1)
            while table.question != "over" and decisions < most:
                seat = rng.choice(sorted(table.answers))
                answers = sorted(table.answers[seat])
                weights = [tastes[seat](table, seat, answer) for answer in answers]
                table.seen[table.question] += 1
                self.decide(seat, rng.choices(answers, weights)[0])
                decisions += 1
                self.compare(with_refusals=rng.random() < 0.02)
        except Disagreement as found:
            raise Disagreement(f"{found}\n  after {self.history[-12:]}") from found
        return decisions


def _real(card: int) -> list[int]:
    return [] if card < 0 else [card]


# --- who plays --------------------------------------------------------------------------------

Taste = Callable[[Table, int, str], float]


def any_will_do(table: Table, seat: int, answer: str) -> float:
    return 1.0


def likes_cards_alone(table: Table, seat: int, answer: str) -> float:
    return 30.0 if answer.startswith("exploit") else 0.2 if answer == "done" else 1.0


def likes_new_buildings(table: Table, seat: int, answer: str) -> float:
    return 20.0 if answer.startswith("build urban") else 1.0


def likes_blocked_letters(table: Table, seat: int, answer: str) -> float:
    """Letters that will find no empty place beside them."""
    if not answer.startswith("build urban"):
        return 1.0
    taken = set(table.city) | set(table.tokens.values())
    free = sum(cell not in taken for cell in around(table.tokens[answer.split()[1][-1]]))
    return (300.0, 20.0, 5.0, 1.0)[free]


def likes_floors(table: Table, seat: int, answer: str) -> float:
    """And pays for them, if it can."""
    words = answer.split()
    if words[0] != "build" or words[1] in URBAN:
        return 1.0
    building = table.city[table.designated(words[1])]
    needed = building.height + 1 + (color(words[2]) != color(building.top))
    had = table.resources[seat] + building.height * (building.owner == seat)
    vp = max(0, number(building.top) - number(words[2]))
    return 40.0 if had >= needed and vp <= table.vp[seat] else 0.5


def likes_new_hands(table: Table, seat: int, answer: str) -> float:
    return 20.0 if answer == "new_hand" else 0.02 if answer == "done" else 1.0


def keeps_tiles(table: Table, seat: int, answer: str) -> float:
    if answer.startswith("exploit"):
        return 10.0 if "blue" in answer else 4.0
    return 30.0 if answer in ("done", "take_tile") else 1.0


TASTES: list[Taste] = [
    any_will_do,
    likes_cards_alone,
    likes_new_buildings,
    likes_blocked_letters,
    likes_floors,
    likes_new_hands,
    keeps_tiles,
]


def tastes_for(rng: random.Random, seats: int) -> list[Taste]:
    """All at random, all alike, or each their own."""
    match rng.randrange(3):
        case 0:
            return [any_will_do] * seats
        case 1:
            return [rng.choice(TASTES)] * seats
    return [rng.choice(TASTES) for _ in range(seats)]


# --- whole games ------------------------------------------------------------------------------


def config_of(seats: int, options: dict[str, Any]) -> AnyConfig:
    return Config(seats, parse(GAME.options, options))


def every_table() -> list[tuple[int, dict[str, Any]]]:
    """All seats and options that fit together; the game must refuse the others, and only them."""
    found = []
    for seats in GAME.seat_counts:
        for options in possible(GAME.options):
            chosen: dict[str, Any] = options.to_json()
            solo = chosen["mode"].startswith("solo")
            refusal = GAME.rule_against_config(config_of(seats, chosen))
            rule = None if refusal is None else refusal.rule
            fitting = None
            if seats == 1 and not solo:
                fitting = "GK-21"
            elif seats > 1 and solo:
                fitting = "GK-123"
            same(f"the rule against {seats} seats, {chosen}", rule, fitting)
            if fitting is None:
                found.append((seats, chosen))
    return found


SEEN: Counter[str] = Counter()
"""What came up in all that was followed."""


def follow(seats: int, options: dict[str, Any], seed: int) -> int:
    """Replays one random game; how many decisions it took."""
    rng = random.Random(f"ginkgopolis {seats} {sorted(options.items())} {seed}")
    chance = SeededChance(rng.randbytes(32))
    config = config_of(seats, options)
    theirs, ours = Listening(chance), Listening(chance)
    log = Log()
    state = GAME.setup(config, theirs, log)
    table = Table(seats, options["mode"], ours)
    table.begin(table.whole_game())
    match = Match(table, state, theirs, log)
    where = f"{seats} seats, {options}, seed {seed}"
    try:
        match.compare_events()
        same("conceivable, not in the space", conceivable(table.mode) - match.actions.keys(), set())
        decisions = match.play(rng, tastes_for(rng, seats))
        same("asked of chance", sorted(theirs.asked), sorted(ours.asked))  # GK-30
    except Disagreement as found:
        raise Disagreement(f"{where}: {found}") from found
    finally:
        SEEN.update(table.seen)
    SEEN["decisions"] += decisions
    SEEN["games"] += 1
    SEEN[f"{seats} {options['mode']}"] += 1
    totals = [standing["total"] for standing in table.standings()]
    SEEN["shared victories"] += totals.count(max(totals)) > 1
    return decisions


# --- constructed positions --------------------------------------------------------------------


def blocked(table: Table) -> list[str]:
    """Letters that will find no empty place beside their new building."""
    taken = set(table.city) | set(table.tokens.values())
    return [
        letter
        for letter, place in sorted(table.tokens.items())
        if all(cell in taken for cell in around(place))
    ]


def grow(rng: random.Random, table: Table) -> list[Cell]:
    """New buildings at letters, which move on by the referee's own rules; tiles come later. Few
    letters that are used again and again make bays and holes. Often it ends when one is stuck."""
    grown = []
    until_blocked = rng.random() < 0.5
    favourites = rng.sample(LETTERS, rng.choice([1, 2, 3, 12]))
    weight = rng.choice([1, 4, 30])
    for _ in range(28 if until_blocked else rng.choice([0, 3, 8, 14, 20, 26])):
        if until_blocked and blocked(table):
            break
        weights = [weight if letter in favourites else 1 for letter in LETTERS]
        letter = rng.choices(LETTERS, weights)[0]
        cell = table.tokens.pop(letter)
        table.city[cell] = Building([])
        grown.append(cell)
        course = table.move_letter(0, letter, cell)
        try:
            next(course)
            while True:
                course.send((0, rng.choice(sorted(table.answers[0]))))
        except StopIteration:
            pass
    return grown


def crowd(rng: random.Random, table: Table) -> list[Cell]:
    """A city of any shape with its letters in order, but close together: to push many of them."""
    grown = []
    for _ in range(rng.choice([4, 8, 14, 20, 26])):
        border = sorted({cell for each in table.city for cell in around(each)} - set(table.city))
        touching = [sum(cell in table.city for cell in around(each)) for each in border]
        cell = rng.choices(border, [(0, 5, 1, 3, 8)[count] for count in touching])[0]
        table.city[cell] = Building([])
        grown.append(cell)
    ring = ring_of(table.city)
    while True:
        gap = rng.choice([0.0, 0.1, 0.3])
        here, first = rng.randrange(len(ring)), rng.randrange(len(LETTERS))
        table.tokens = {}
        for index in range(len(LETTERS)):
            while rng.random() < gap or ring[here % len(ring)] in table.tokens.values():
                here += 1
            table.tokens[LETTERS[(first + index) % len(LETTERS)]] = ring[here % len(ring)]
        if is_alphabetical(ring, table.tokens):  # GK-91
            return grown


def build(rng: random.Random, table: Table) -> list[str]:
    """A city as it could stand, with its kept cards. The tiles that are left."""
    start = [tile for tile in TILES if TILES[tile]["start"]]
    others = [tile for tile in TILES if not TILES[tile]["start"]]
    rng.shuffle(start)
    rng.shuffle(others)
    for y in (-1, 0, 1):
        for x in (-1, 0, 1):
            table.city[x, y] = Building([start.pop()])
    on_city = [0] * table.sides
    most = [table.whole] * table.sides
    if table.solo:
        most[GOSHA] -= 1  # with none left the game would be over: GK-137

    def settle(building: Building) -> bool:
        side = rng.randrange(table.sides)
        back = building.height if building.owner == side else 0
        if on_city[side] - back + building.height + 1 > most[side]:
            return False
        if building.owner != NOBODY:
            on_city[building.owner] -= building.height
        if building.tiles:
            table.cards[rng.randrange(table.sides)].append(card_of(building.top))
        building.tiles.append(others.pop())
        building.owner = side
        building.site = rng.random() < 0.4
        on_city[side] += building.height
        return True

    for cell in rng.choice([grow, grow, crowd])(rng, table):
        if not settle(table.city[cell]):
            while on_city[side := rng.randrange(table.sides)] >= most[side]:
                pass
            table.city[cell] = Building([others.pop()], side, site=True)
            on_city[side] += 1
    buildings = list(table.city.values())
    favourites = rng.sample(buildings, min(len(buildings), rng.choice([3, 6, 100])))
    for _ in range(rng.choice([0, 4, 10, 18])):
        if len(others) > 8:
            settle(rng.choice(favourites))
    for side, count in enumerate(on_city):
        left = table.whole - count
        table.stock[side] = left
        if not (table.solo and side == GOSHA):
            table.stock[side] = rng.choice([0, min(1, left), rng.randint(0, left), left])
            table.resources[side] = left - table.stock[side]
    return others


def some_table(rng: random.Random, chance: Chance) -> Table:
    """A table in the middle of a game, all about to choose."""
    seats, options = rng.choice(
        [(1, "solo_normal"), (1, "solo_expert")]
        + [(seats, mode) for seats in (2, 3, 4, 5) for mode in ("intro", "draft")]
    )
    table = Table(seats, options, chance)
    tiles = build(rng, table)
    people = rng.sample(list(CHARACTERS), 3 * seats)
    for seat in range(seats):
        if not table.solo:
            table.cards[seat] += people[3 * seat : 3 * seat + 3]
        table.new_hands[seat] = 0 if table.solo else rng.randint(0, 2)
    table.vp = [rng.choice([0, 1, 3, rng.randint(0, 40)]) for _ in range(table.sides)]
    table.first = rng.randrange(seats)
    table.round = rng.choice([2, 7, 30, MOST_ROUNDS - 1, MOST_ROUNDS])
    share_tiles(rng, table, tiles)
    share_cards(rng, table)
    table.events, table.answers = [], {}
    return table


def share_tiles(rng: random.Random, table: Table, tiles: list[str]) -> None:
    """Behind the screens and in reserve, often only a few there."""
    removed = 6 if table.few else 0
    in_reserve = min(len(tiles) - removed, rng.choice([1, 1, 2, 3, 5, 12, 51]))
    table.exhaustions = 0 if table.solo else rng.randrange(2)
    kept_back = in_reserve + removed
    for tile in tiles[kept_back:]:
        table.screens[rng.randrange(table.seats)].append(tile)
    if rng.random() < 0.1:
        table.screens[0] = []  # nothing to return; the tiles are out of the game
    if table.exhaustions:
        table.reserve.become(tiles[:in_reserve])
    else:
        table.reserve.cards = in_order(tiles[:kept_back])
        table.reserve.size = in_reserve
        table.reserve.turned = 51 - kept_back


def share_cards(rng: random.Random, table: Table) -> None:
    """Hands, discard pile, and often a small deck."""
    tops = {card_of(each.top) for each in table.city.values()}
    size = 3 if table.solo else 4
    most = len(URBAN) + len(table.city) - size * table.seats - 2
    for each in [each for each in table.city.values() if each.site][max(0, most) :]:
        each.site = False  # or there would not be enough cards
    sites = {card_of(each.top) for each in table.city.values() if each.site}
    kept = {card for cards in table.cards for card in cards}
    table.supply = [
        card
        for card, row in BUILDING_CARDS.items()
        if row["number"] > 3 and card not in kept and (card not in tops or card in sites)
    ]
    going = URBAN + [card for card in in_order(tops) if card not in sites]
    rng.shuffle(going)
    if rng.random() < 0.8:  # into the hands, where they are played
        stuck = [f"urban_{letter}" for letter in blocked(table)]
        going.sort(key=lambda card: card in stuck)
    for seat in range(table.seats):
        table.hands[seat] = [going.pop() for _ in range(size)]
    rng.shuffle(going)
    in_deck = min(len(going), rng.choice([1, 2, 3, 6, 12, 99]))
    if table.solo:
        in_deck = max(2, in_deck)  # one lies for Gosha, and no deck is empty: GK-85
    table.deck.become(going[:in_deck])
    table.discard = going[in_deck:]


def state_of(table: Table, rng: random.Random) -> Any:
    """The same table as a state of the game."""
    mode = {"mode": table.mode} if table.solo else {"mode": "intro"}
    state = GAME.setup(config_of(table.seats, mode), SeededChance(rng.randbytes(32)))
    data: Any = dump(state)
    over = table.question == "over"

    def held(pieces: Iterable[str], seat: int) -> dict[str, Any]:
        faces = [NUMBER[each] for each in in_order(pieces)]
        return {"faces": faces, "seen": [1 << seat] * len(faces), "kept": 0, "drawn": 0}

    def numbers(pieces: Iterable[str]) -> list[int]:
        return sorted(NUMBER[each] for each in pieces)

    data["options"] = {"mode": table.mode, "open_counts": rng.random() < 0.5}
    data["city"] = [
        {
            "cell": code_of(cell),
            "tiles": [NUMBER[tile] for tile in each.tiles],
            "owner": each.owner,
            "site": each.site,
        }
        for cell, each in table.city.items()
    ]
    data["tokens"] = [code_of(table.tokens[letter]) for letter in LETTERS]
    for name in ("round", "first", "exhaustions", "stock", "resources", "vp", "new_hands"):
        data[name] = getattr(table, name)
    data["question"] = GAME.questions.index("over" if over else "choose_action")
    data["done"] = table.sides if over else 0
    data["is_last"] = table.is_last
    for name, pile in (("reserve", table.reserve), ("deck", table.deck)):
        data[name] |= {
            "cards": numbers(pile.cards),
            "size": pile.size,
            "shuffles": pile.shuffles,
            "turned": pile.turned,
        }
    in_city = {tile for each in table.city.values() for tile in each.tiles}
    behind = {tile for screen in table.screens for tile in screen}
    out = set(TILES) - in_city - behind - set(table.reserve.cards)
    data["removed"] = numbers(out) if table.exhaustions else []
    data["discard"] = numbers(table.discard)
    data["supply"] = numbers(table.supply)
    hands = [held(hand, seat) for seat, hand in enumerate(table.hands)]
    data["hands"] = hands + ([held([], GOSHA)] if table.solo else [])
    data["face_down"] = table.solo and not over
    data["deck"]["size"] -= data["face_down"]
    data["screens"] = [held(screen, seat) for seat, screen in enumerate(table.screens)]
    data["cards"] = [[NUMBER[card] for card in cards] for cards in table.cards]
    return load(type(state), data)


def final_position(rng: random.Random) -> None:
    """A table after the last round, often with equal points."""
    chance = SeededChance(rng.randbytes(32))
    table = some_table(rng, chance)
    table.question, table.is_last = "over", True
    if rng.random() < 0.4:
        totals = [standing["total"] for standing in table.standings()]
        for side in rng.sample(range(table.sides), rng.randint(2, table.sides)):
            table.vp[side] += max(totals) - totals[side]
    totals = [standing["total"] for standing in table.standings()]
    SEEN["positions with shared victories"] += totals.count(max(totals)) > 1
    for cells in groups(table.city):
        counts = [count for _, count in district_shares(table.city, cells)]
        SEEN["districts"] += 1
        SEEN["districts without resources"] += not counts
        SEEN["districts of one"] += len(counts) == 1
        SEEN["ties for the first place"] += len(counts) > 1 and counts[0] == counts[1]
        SEEN["ties for the second place"] += len(counts) > 2 and counts[1] == counts[2]
    match = Match(table, state_of(table, rng), chance, Log())
    match.compare(with_refusals=rng.random() < 0.02)


def running_position(rng: random.Random) -> None:
    """A table late in a game, from which it is played on."""
    chance = SeededChance(rng.randbytes(32))
    table = some_table(rng, chance)
    state = state_of(table, rng)
    if table.solo:
        table.gosha_card = table.deck.draw(chance)
    table.seen = Counter()
    table.begin(table.rounds(begun=True))
    try:
        tastes = tastes_for(rng, table.seats)
        if rng.random() < 0.5:
            tastes = [likes_blocked_letters] * table.seats
        decisions = Match(table, state, chance, Log()).play(rng, tastes, most=25)
        SEEN["decisions in positions"] += decisions
    finally:
        SEEN.update(table.seen)


def compare_positions(count: int, seed: int) -> int:
    """Constructed tables: every other one is over, the rest are played on. How many there were."""
    for index in range(count):
        rng = random.Random(f"ginkgopolis position {seed} {index}")
        try:
            if index % 2 == 0:
                final_position(rng)
            else:
                running_position(rng)
        except Disagreement as found:
            raise Disagreement(f"position {index} of seed {seed}: {found}") from found
        SEEN["positions"] += 1
    return count


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare Ginkgopolis with its referee.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--positions", type=int, default=400)
    parser.add_argument("--start", type=int, default=0, help="the first seed")
    chosen = parser.parse_args()
    tables = every_table()
    found = 0
    for index in range(chosen.games):
        seats, options = tables[index % len(tables)]
        try:
            follow(seats, options, chosen.start + index // len(tables))
        except Disagreement as disagreement:
            found += 1
            sys.stderr.write(f"{disagreement}\n")
        if (index + 1) % 100 == 0:
            decided = SEEN["decisions"]
            sys.stderr.write(f"{index + 1} games, {decided} decisions, {found} disagreements\n")
    step = 100
    for begin in range(0, chosen.positions, step):
        try:
            compare_positions(min(step, chosen.positions - begin), chosen.start + begin // step)
        except Disagreement as disagreement:
            found += 1
            sys.stderr.write(f"{disagreement}\n")
        sys.stderr.write(f"{SEEN['positions']} positions, {found} disagreements\n")
    sys.stdout.write("\n".join(f"{name}: {count}" for name, count in sorted(SEEN.items())) + "\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
