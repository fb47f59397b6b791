"""Section 2 of the ledger: before the first turn."""

import pytest

from kvartal.games.streets.components import (
    BUILDING_TILES,
    CONSULTANT_ID,
    FIVE_PLAYER,
    KIND,
    KINDS,
    TILES,
)
from kvartal.games.streets.facts import Removed
from kvartal.games.streets.game import GAME
from kvartal.games.streets.geometry import EAST, SOUTH, WEST, cell_at
from kvartal.games.streets.state import StreetsState
from kvartal.kit.chance import ScriptedChance, SeededChance
from kvartal.kit.facts import Log
from tests.games.streets.positions import all_legal
from tests.games.turns import LUCK
from tests.kit.helpers import config_of
from tests.marks import rule

# The table of ST-23: tiles in play, dealt, stack, building turns of each player.
TABLE = {2: (30, 6, 24, 15), 3: (36, 9, 27, 12), 4: (40, 12, 28, 10), 5: (45, 15, 30, 9)}
REMOVED = {2: [2] * 5, 3: [1, 1, 1, 1, 0], 4: [0] * 5, 5: [0] * 5}


def in_hands(state: StreetsState) -> list[int]:
    return [tile for hand in state.hands for tile in hand.faces]


def kinds_in_play(state: StreetsState) -> list[int]:
    """By their backs, which all see."""
    kinds = state.backs[:]
    for tile in in_hands(state):
        kinds[KIND[tile]] += 1
    kinds[state.top] += 1
    return kinds


def play_on(state: StreetsState, chance: SeededChance) -> None:
    while pending := GAME.pending(state):
        choices = GAME.legal(state, pending[0])
        GAME.apply(state, pending[0], choices[len(choices) // 2], chance)


@rule("ST-23", "ST-24", "ST-3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_stack_by_number_of_players(seats: int) -> None:
    tiles, dealt, stack, turns = TABLE[seats]
    state = GAME.setup(config_of(GAME, seats), LUCK)
    assert len(in_hands(state)) == dealt
    assert state.stack.size == stack
    of_kind = [
        sum(KIND[t] == kind for t in BUILDING_TILES if seats == 5 or not FIVE_PLAYER[t])
        for kind in range(5)
    ]
    assert kinds_in_play(state) == [a - b for a, b in zip(of_kind, REMOVED[seats], strict=True)]
    assert sum(kinds_in_play(state)) == tiles
    assert any(TILES[t].five_player for t in state.stack.made_of) == (seats == 5)
    play_on(state, LUCK)
    assert state.turn == turns * seats
    assert len(state.city.cells) == 2 + tiles


@rule("ST-21", "ST-306", "ST-30")
def test_station_and_park() -> None:
    city = GAME.setup(config_of(GAME, 2), LUCK).city
    assert city.cells == [cell_at(0, 0), cell_at(1, 0)]
    assert city.facings == [SOUTH, WEST]
    assert all_legal(city)[(-1, 0)] == "E S"
    assert EAST not in city.facings


@rule("ST-25", "ST-27", "ST-5")
def test_five_signs_and_no_money() -> None:
    state = GAME.setup(config_of(GAME, 4), LUCK)
    assert state.unused == [5] * 4
    assert state.money == [0] * 4
    assert state.supply == [0] * 4


@rule("ST-28", "ST-341", "ST-50")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_is_drawn_and_play_goes_on_to_the_left(first: int) -> None:
    state = GAME.setup(config_of(GAME, 3), ScriptedChance({"first": first}, otherwise=LUCK))
    order = []
    for _ in range(4):
        (seat,) = GAME.pending(state)
        order.append(seat)
        turn = state.turn
        while state.turn == turn:
            (seat,) = GAME.pending(state)
            GAME.apply(state, seat, GAME.legal(state, seat)[-1], LUCK)
    assert order == [first, (first + 1) % 3, (first + 2) % 3, first]


@rule("ST-28", "ST-341")
def test_a_seat_can_be_named_first_player_if_it_is_there() -> None:
    assert GAME.setup(config_of(GAME, 3, first="2"), LUCK).side == 2
    refusal = GAME.rule_against_config(config_of(GAME, 2, first="2"))
    assert refusal is not None
    assert refusal.rule == "ST-28"


@rule("ST-20")
def test_what_is_left_to_chance() -> None:
    asked: set[str] = set()

    class Listening(SeededChance):
        def below(self, address: str, n: int) -> int:
            asked.add(address.partition("/")[0])
            return super().below(address, n)

    for seed in range(12):
        chance = Listening(bytes([seed] * 32))
        play_on(GAME.setup(config_of(GAME, 3, consultants=True), chance), chance)
    assert asked == {"consultants.0", "removed", "back.0", "stack.0", "first"}
    asked.clear()
    chance = Listening(bytes(32))
    play_on(GAME.setup(config_of(GAME, 1), chance), chance)
    assert asked == {"back.0", "stack.0", "endgame"}


@rule("ST-180", "ST-181")
@pytest.mark.parametrize("business", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_consultants_are_dealt_from_those_that_are_used(seats: int, business: bool) -> None:
    seen: set[str] = set()
    for seed in range(60):
        config = config_of(GAME, seats, consultants=True, business=business)
        state = GAME.setup(config, SeededChance(bytes([seed] * 32)))
        assert len({*state.consultants}) == seats
        seen |= {CONSULTANT_ID[card] for card in state.consultants}
    missing = {"contractor"} if seats == 5 else set()
    missing |= {"renovator"} if seats == 2 else set()
    missing |= {"contractor", "renovator"} if business else set()
    assert seen == {*CONSULTANT_ID} - missing


@rule("ST-452", "ST-190", "ST-191", "ST-195", "ST-332", "ST-141")
@pytest.mark.parametrize(
    ("seats", "tiles", "stack", "turns"), [(2, 33, 27, 12), (3, 37, 28, 10), (4, 42, 30, 9)]
)
def test_the_contractors_stack(seats: int, tiles: int, stack: int, turns: int) -> None:
    script = {"consultants.0/0": 0}  # the first of the cards
    chance = ScriptedChance(script, otherwise=LUCK)
    state = GAME.setup(config_of(GAME, seats, consultants=True, first="1"), chance)
    assert CONSULTANT_ID[state.consultants[0]] == "contractor"
    assert state.stack.size == stack
    assert sum(kinds_in_play(state)) == tiles
    built = {seat: [] for seat in range(seats)}  # type: dict[int, list[int]]
    while pending := GAME.pending(state):
        side, turn, cells, had_stack = (
            state.side,
            state.turn,
            len(state.city.cells),
            state.stack.size,
        )
        covered = len(state.covered)
        while state.turn == turn and GAME.pending(state):
            (seat,) = GAME.pending(state)
            GAME.apply(state, seat, GAME.legal(state, seat)[0], chance)
        tiles_now = len(state.city.cells) - cells + len(state.covered) - covered
        built[side].append(tiles_now)
        assert tiles_now == (2 if side == 0 and had_stack else 1)
        assert pending
    assert [len(each) for each in built.values()] == [turns] * seats
    assert built[0] == [2] * (turns - 3) + [1] * 3


@rule("ST-343", "ST-190")
def test_the_kinds_of_the_contractors_three_tiles_are_told() -> None:
    log = Log()
    chance = ScriptedChance({"consultants.0/0": 0}, otherwise=LUCK)
    state = GAME.setup(config_of(GAME, 2, consultants=True), chance, log)
    (removed,) = [told.fact for told in log.told if isinstance(told.fact, Removed)]
    assert len(removed.kinds) == 3
    expected = [7, 7, 7, 7, 8]  # as for three players
    for kind in removed.kinds:
        expected[KINDS.index(kind)] -= 1
    assert kinds_in_play(state) == expected
