"""Positions of Ginkgopolis, written down building by building."""

from collections.abc import Mapping, Sequence

from kvartal.games.ginkgopolis.components import (
    CARD_OF,
    LATER_TILES,
    LETTERS,
    NONE,
    TILE_ID,
    TILE_OF,
    cell,
    x_of,
    y_of,
)
from kvartal.games.ginkgopolis.game import GAME
from kvartal.games.ginkgopolis.scoring import district_lines, districts, standing
from kvartal.games.ginkgopolis.state import CHOOSE, Building, GinkgopolisState
from kvartal.kit.chance import Chance, ScriptedChance
from kvartal.kit.facts import Fact, Log
from kvartal.kit.knowledge import Cards, new_pile, only
from kvartal.kit.lines import total
from tests.games import turns as turns_of
from tests.games.turns import LUCK
from tests.kit.helpers import config_of

Place = tuple[int, int]
City = Mapping[Place, str]
FIRST_0 = ScriptedChance({"first": 0}, otherwise=LUCK)

SQUARE: dict[Place, str] = {
    (-1, -1): "blue_1",
    (0, -1): "blue_2",
    (1, -1): "red_2",
    (-1, 0): "red_1",
    (0, 0): "yellow_1",
    (1, 0): "yellow_2",
    (-1, 1): "blue_3",
    (0, 1): "red_3",
    (1, 1): "yellow_3",
}
"""One of the ways in which the nine tiles can lie."""


def building(place: Place, text: str) -> Building:
    """`red_1 red_6 @0 *`: from the ground up, owned by seat 0, with a marker."""
    words = text.split()
    tiles = [TILE_OF[f"tile_{word}"] for word in words if word[0] not in "@*"]
    owners = [int(word[1:]) for word in words if word[0] == "@"]
    return Building(cell(*place), tiles, owners[0] if owners else NONE, "*" in words)


def city(buildings: City) -> list[Building]:
    return [building(place, text) for place, text in buildings.items()]


def tiles(text: str) -> list[int]:
    return [TILE_OF[f"tile_{word}"] for word in text.split()]


def cards(text: str) -> list[int]:
    """`red_6 urban_c char_04`."""
    names = [word if word[:4] in ("urba", "char") else f"card_{word}" for word in text.split()]
    return [CARD_OF[name] for name in names]


def table(
    buildings: City | None = None,
    *,
    seats: int = 2,
    mode: str = "intro",
    tokens: Mapping[str, Place] | None = None,
    hands: Sequence[str] = (),
    screens: Sequence[str] = (),
    before: Sequence[str] = (),
    resources: Sequence[int] | None = None,
    stock: Sequence[int] | None = None,
    vp: Sequence[int] | None = None,
    reserve: str | int | None = None,
    deck: str | None = None,
    discard: str = "",
) -> GinkgopolisState:
    """A position in which all choose, seat 0 first. `buildings` come beside the square, or replace
    one of it; `before`: the cards before each screen. Others hold urbanisation cards, and have
    nothing behind their screens nor before them. `reserve`: which tiles, or how many. What is named
    nowhere else is in the deck, or among the future cards."""
    state = GAME.setup(config_of(GAME, seats, mode=mode), FIRST_0)
    state.city = city({**SQUARE, **(buildings or {})})
    for letter, place in (tokens or {}).items():
        state.tokens[LETTERS.index(letter.lower())] = cell(*place)
    sides = state.sides
    state.screens = [
        Cards(sorted(tiles(text)), [only(seat)] * len(tiles(text)))
        for seat, text in enumerate([*screens, *[""] * (seats - len(screens))])
    ]
    state.cards = [cards(text) for text in [*before, *[""] * (sides - len(before))]]
    _lay_cards(state, hands, deck, discard)
    used = {tile for each in state.city for tile in each.tiles}
    used |= {tile for screen in state.screens for tile in screen.faces}
    left = [tile for tile in LATER_TILES if tile not in used]
    there = tiles(reserve) if isinstance(reserve, str) else left[: reserve or len(left)]
    state.reserve = new_pile("tiles", [] if reserve == 0 else there)
    state.resources = list(resources) if resources is not None else [0] * sides
    state.vp = list(vp) if vp is not None else [0] * sides
    standing_in_city = [
        sum(each.height for each in state.city if each.owner == side) for side in range(sides)
    ]
    state.stock = (
        list(stock)
        if stock is not None
        else [
            state.counts.resources - state.resources[side] - standing_in_city[side]
            for side in range(sides)
        ]
    )
    return state


def _lay_cards(
    state: GinkgopolisState, hands: Sequence[str], deck: str | None, discard: str
) -> None:
    held = [cards(text) for text in hands]
    spare = [CARD_OF[f"urban_{letter}"] for letter in reversed(LETTERS)]
    taken = {card for hand in held for card in hand} | {*cards(discard), *cards(deck or "")}
    taken |= {card for row in state.cards for card in row}
    spare = [card for card in spare if card not in taken]
    while len(held) < state.seats:
        held.append([spare.pop(0)])
    state.hands = [Cards(sorted(hand), [only(seat)] * len(hand)) for seat, hand in enumerate(held)]
    if state.solo:
        state.hands.append(Cards([], []))
        state.face_down = True
    taken |= {card for hand in held for card in hand}
    tops = [each.top for each in state.city if not each.site]
    circulating = [*tops, *(CARD_OF[f"urban_{letter}"] for letter in LETTERS)]
    rest = sorted(card for card in circulating if card not in taken)
    state.deck = new_pile("deck", rest if deck is None else cards(deck))
    if state.solo:
        state.deck.size -= 1
    state.discard = sorted(cards(discard))
    out = {
        *state.deck.cards,
        *state.discard,
        *taken,
        *(t for b in state.city for t in b.tiles[:-1]),
    }
    out |= {each.top for each in state.city if not each.site}
    state.supply = [card for card in LATER_TILES if card not in out]


def do(state: GinkgopolisState, *turns: str, chance: Chance = LUCK) -> list[Fact]:
    """Turns like `0 exploit card_red_6`; each must be legal. Returns what all are told."""
    return turns_of.do(GAME, state, *turns, chance=chance).known_to(None)


def act(state: GinkgopolisState, choice: str, *answers: str, chance: Chance = LUCK) -> list[Fact]:
    """Seat 0, the first player, carries out what it chooses. The others choose a card alone; the
    game stops where the next of them has to choose what an urbanisation card brings."""
    facts = do(state, f"0 {choice}", chance=chance)
    for seat in GAME.pending(state) if state.question == CHOOSE else []:
        first = next(text for text in legal(state, seat) if text.startswith("exploit"))
        facts += do(state, f"{seat} {first}", chance=chance)
    for answer in answers:
        facts += do(state, f"0 {answer}", chance=chance)
    return facts


def log_of(state: GinkgopolisState, *turns: str, chance: Chance = LUCK) -> Log:
    return turns_of.do(GAME, state, *turns, chance=chance)


def legal(state: GinkgopolisState, seat: int = 0) -> list[str]:
    return [action.notation for action in GAME.legal(state, seat)]


def rule_against(state: GinkgopolisState, text: str, seat: int = 0) -> str | None:
    return turns_of.rule_against(GAME, state, seat, text)


def at(state: GinkgopolisState, place: Place) -> Building:
    return state.city[state.at(cell(*place))]


def top(state: GinkgopolisState, place: Place) -> str:
    return TILE_ID[at(state, place).top].removeprefix("tile_")


def assets(state: GinkgopolisState, side: int = 0) -> tuple[int, int, int]:
    """Resources, tiles, points behind the screen: r/t/v of the ledger."""
    many = len(state.screens[side]) if side < state.seats else 0
    return state.resources[side], many, state.vp[side]


def token(state: GinkgopolisState, letter: str) -> Place:
    place = state.tokens[LETTERS.index(letter.lower())]
    return x_of(place), y_of(place)


def points_of_districts(buildings: City, sides: int = 3) -> list[int]:
    found = districts(city(buildings))
    return [total(district_lines(found, side)) for side in range(sides)]


def points_of_cards(state: GinkgopolisState, side: int = 0) -> dict[str, int]:
    parts = standing(state, side, districts(state.city)).parts
    return {line.source: line.amount for line in parts["cards"]}


def score(state: GinkgopolisState, side: int = 0) -> int:
    return standing(state, side, districts(state.city)).score


def kinds(facts: Sequence[Fact]) -> list[str]:
    return [fact.kind for fact in facts]
