"""The game and its referee agree, and the referee would notice if they did not."""

import sys
from collections.abc import Callable
from typing import Any

import pytest

from kvartal.games.ginkgopolis import (
    building,
    components,
    course,
    deck,
    edge,
    gains,
    rules,
    scoring,
    solo,
)
from kvartal.games.ginkgopolis.state import GinkgopolisState
from kvartal.kit.chance import RefusingChance
from tests.games.ginkgopolis import referee
from tests.games.ginkgopolis.referee import (
    Building,
    Cell,
    City,
    Disagreement,
    Table,
    compare_positions,
    every_table,
    follow,
)

GAMES = 50
POSITIONS = 200


@pytest.mark.slow
def test_games_follow_the_referee() -> None:
    referee.SEEN.clear()
    tables = every_table()
    decisions = [
        follow(*tables[number % len(tables)], number // len(tables)) for number in range(GAMES)
    ]
    assert all(count > 0 for count in decisions)
    # Enough of everything: games without a return would prove nothing about it.
    for what in ("new_hand_taken", "urbanized", "constructed", "fell_back", "took_back", "rebuilt"):
        assert referee.SEEN[what] > 0, what
    for what in ("tiles_returned", "tiles_lost", "resources_placed", "gosha_redrew"):
        assert referee.SEEN[what] > 0, what
    for seats, options in tables:
        assert referee.SEEN[f"{seats} {options['mode']}"] >= 2 * (GAMES // len(tables))


@pytest.mark.slow
def test_positions_follow_the_referee() -> None:
    referee.SEEN.clear()
    assert compare_positions(POSITIONS, 0) == POSITIONS
    for what in ("relocated", "pushed", "pushed several", "gosha_cannot", "nothing to take"):
        assert referee.SEEN[what] > 0, what
    for what in ("ties for the first place", "ties for the second place", "districts of one"):
        assert referee.SEEN[what] > 0, what
    assert referee.SEEN["positions with shared victories"] > 0


# --- the referee itself: what the ledger works out ------------------------------------------------


def table_after(builds: str) -> Table:
    """`f: 3,1` builds at F, which moves there; a letter alone is the last, and is asked for."""
    table = Table(2, "intro", RefusingChance())
    for x in (-1, 0, 1):
        for y in (-1, 0, 1):
            table.city[x, y] = Building(["tile_red_1"])
    for step in builds.split("; "):
        letter, _, to = step.partition(": ")
        cell = table.tokens.pop(letter)
        table.city[cell] = Building(["tile_red_1"])
        if to:
            x, y = map(int, to.split(","))
            assert (x, y) in referee.around(cell)
            table.tokens[letter] = (x, y)
        else:
            table.begin(table.move_letter(0, letter, cell))
    return table


@pytest.mark.parametrize(
    ("letter", "sides"),
    [
        *[("b", "north"), ("e", "east"), ("h", "south"), ("k", "west")],
        *[("a", "north west"), ("c", "north east"), ("d", "north east"), ("f", "east south")],
        *[("g", "east south"), ("i", "south west"), ("j", "south west"), ("l", "north west")],
    ],
)
def test_the_referee_moves_letters_from_the_start(letter: str, sides: str) -> None:
    """GK-E9."""
    table = table_after(letter)
    if " " in sides:
        assert table.answers == {0: {f"move {side}" for side in sides.split()}}
    else:
        dx, dy = referee.SIDES[sides]
        x, y = referee.TOKENS[letter]
        assert table.tokens[letter] == (x + dx, y + dy)


@pytest.mark.parametrize(
    ("builds", "answers", "moved"),
    [
        ("f: 3,1; f: 3,0; e", set(), {"f": (4, 1), "e": (3, 0)}),  # GK-E10
        ("d: 3,-1; d: 3,0; d: 4,0; f: 2,2; e", set(), {"e": (3, 1), "f": (2, 2)}),  # GK-E11 a
        (  # GK-E11 b
            "d: 3,-1; d: 3,0; d: 4,0; f: 3,1; e",
            {"push_clockwise", "push_counterclockwise"},
            {"d": (4, 0), "f": (3, 1)},
        ),
        (  # GK-E19
            "l: -2,-2; l: -2,-3; l: -3,-3; c: 1,-3; c: 0,-3; c: -1,-3; b",
            set(),
            {"c": (0, -4), "b": (-1, -3), "a": (-1, -2)},
        ),
    ],
)
def test_the_referee_knows_blocked_letters(
    builds: str, answers: set[str], moved: dict[str, Cell]
) -> None:
    table = table_after(builds)
    assert table.answers.get(0, set()) == answers
    assert {letter: table.tokens[letter] for letter in moved} == moved


def test_the_referee_walks_along_bays() -> None:
    """GK-E19."""
    table = table_after("l: -2,-2; l: -2,-3; l: -3,-3; c: 1,-3; c: 0,-3; c: -1,-3; b")
    ring = [(-2, -4), (-1, -3), (-1, -2), (-1, -3), (0, -4), (1, -4), (2, -3), (2, -2), (2, -1)]
    ring += [(2, 0), (2, 1), (1, 2), (0, 2), (-1, 2), (-2, 1), (-2, 0), (-3, -1), (-3, -2)]
    assert referee.ring_of(table.city) == [*ring, (-3, -3)]


def floors(top: str, height: int) -> list[str]:
    return ["tile_red_1"] * (height - 1) + [top]


def test_the_referee_knows_the_example_of_districts() -> None:
    """GK-E7, GK-E16."""
    anya, alisa, alyona = range(3)
    city: City = {
        (0, 0): Building(floors("tile_blue_6", 3), anya),
        (1, 0): Building(floors("tile_blue_14", 2), alisa),
        (0, 1): Building(floors("tile_blue_9", 2), alyona),
        (2, 0): Building(floors("tile_red_20", 1), anya),
        (3, 0): Building(floors("tile_yellow_5", 1), alisa),
        (3, 1): Building(floors("tile_yellow_12", 2), alisa),
    }
    lines = referee.district_lines(city)
    points = {side: sum(each * count for _, each, count, _ in lines[side]) for side in lines}
    assert points == {anya: 7, alisa: 8}
    beside_nobodys: City = {
        (0, 0): Building(["tile_blue_1"]),
        (1, 0): Building(floors("tile_blue_9", 2), anya),
    }
    assert referee.district_lines(beside_nobodys) == {anya: [("GK-111", 2, 2, "tile_blue_9")]}


def test_the_referee_counts_cards() -> None:
    """GK-E17, with one red character for raising floors."""
    shown = ["card_red_19", "card_red_18", "card_red_13", "card_red_7", "card_blue_1"]
    shown += ["card_yellow_2", "char_01", "char_04", "char_06"]
    assert referee.card_lines({}, 0, shown) == [
        ("GK-121", 2, 6, "card_red_19"),
        ("GK-120", 2, 1, "card_red_18"),
        ("GK-118", 1, 0, "card_red_13"),
    ]


# --- mistakes that are planted in the game --------------------------------------------------------

Mistake = Callable[[pytest.MonkeyPatch], None]
MISTAKES: dict[str, Mistake] = {}


def mistake(planted: Mistake) -> Mistake:
    MISTAKES[planted.__name__] = planted
    return planted


@mistake
def own_resources_come_back_too_late(patch: pytest.MonkeyPatch) -> None:
    def wrong(state: GinkgopolisState, seat: int, card: int, tile: int) -> building.Price:
        cost = building.price(state, seat, card, tile)
        cost.resources_had = state.resources[seat]
        return cost

    patch.setattr(course, "price", wrong)


@mistake
def a_lower_number_costs_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(building, "_pay_vp", lambda *_: None)


@mistake
def the_old_owner_gets_no_points(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(building, "RETURNED_RESOURCE_VP", 0)


@mistake
def returned_tiles_bring_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(gains, "RETURNED_TILE_VP", 0)


@mistake
def all_bonuses_at_every_action(patch: pytest.MonkeyPatch) -> None:
    right = gains.bonuses

    def wrong(state: GinkgopolisState, seat: int, trigger: int) -> gains.Gains:
        by_trigger = [right(state, seat, each) for each in range(3)]
        return [[line for found in by_trigger for line in found[asset]] for asset in range(3)]

    patch.setattr(course, "bonuses", wrong)


@mistake
def hands_go_to_the_right(patch: pytest.MonkeyPatch) -> None:
    def wrong(state: GinkgopolisState, tell: Any) -> None:
        for _ in range(state.seats - 1):
            right(state, tell)

    right = deck.pass_hands
    patch.setattr(course, "pass_hands", wrong)


@mistake
def letters_may_go_nowhere_but_north(patch: pytest.MonkeyPatch) -> None:
    right = building.empty_beside
    patch.setattr(building, "empty_beside", lambda *given: right(*given)[:1])


@mistake
def who_is_alone_in_a_district_scores_once(patch: pytest.MonkeyPatch) -> None:
    right = scoring.District.line

    def wrong(district: scoring.District, place: int) -> Any:
        line = right(district, place)
        line.each = 1
        return line

    patch.setattr(scoring.District, "line", wrong)


@mistake
def an_equal_letter_is_better_for_gosha(patch: pytest.MonkeyPatch) -> None:
    right = solo._height_beside
    seen: list[int] = []

    def wrong(state: GinkgopolisState, card: int) -> int:
        seen.append(card)
        return right(state, card) + len(seen) % 2  # the drawn card is looked at first

    patch.setattr(solo, "_height_beside", wrong)


@mistake
def the_end_comes_at_once(patch: pytest.MonkeyPatch) -> None:
    right = course._end_action

    def wrong(state: GinkgopolisState, side: int, tell: Any) -> None:
        right(state, side, tell)
        if state.is_last:
            state.done = state.sides

    patch.setattr(course, "_end_action", wrong)


def _replace(patch: pytest.MonkeyPatch, module: Any, name: str, new: Any) -> None:
    """In every module of the game that has it by this name."""
    old = getattr(module, name)
    for where, each in list(sys.modules.items()):
        if where.startswith("kvartal.games.ginkgopolis.") and vars(each).get(name) is old:
            patch.setattr(each, name, new)


@mistake
def heights_break_no_ties(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(scoring.Share, "key", lambda share: (share.resources, share.number))


@mistake
def any_order_is_alphabetical(patch: pytest.MonkeyPatch) -> None:
    _replace(patch, edge, "is_alphabetical", lambda *_: True)


@mistake
def letters_are_pushed_clockwise_if_possible(patch: pytest.MonkeyPatch) -> None:
    right = edge.pushes
    _replace(patch, edge, "pushes", lambda *given: dict(list(right(*given).items())[:1]))


@mistake
def a_bay_is_passed_once(patch: pytest.MonkeyPatch) -> None:
    right = edge.outer_ring
    _replace(patch, edge, "outer_ring", lambda city: list(dict.fromkeys(right(city))))


@mistake
def tiles_on_cards_may_be_returned(patch: pytest.MonkeyPatch) -> None:
    def wrong(state: GinkgopolisState, seat: int) -> list[int]:
        last = state.picks[seat][-1] if state.picks[seat] else -1
        return [tile for tile in state.screens[seat].faces if tile > last]

    _replace(patch, rules, "returnable", wrong)


@mistake
def end_bonuses_do_not_count_themselves(patch: pytest.MonkeyPatch) -> None:
    right = scoring.how_many

    def wrong(state: GinkgopolisState, side: int, bonus: components.EndBonus) -> int:
        itself = bonus.counts == components.CARDS_OF_COLOUR
        return right(state, side, bonus) - itself

    _replace(patch, scoring, "how_many", wrong)


@mistake
def a_building_is_a_district(patch: pytest.MonkeyPatch) -> None:
    _replace(patch, components, "DISTRICT_BUILDINGS", 1)


@mistake
def gosha_pays_for_another_colour(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(solo, "GOSHA_EXTRA", 1)


@mistake
def a_short_reserve_gives_nothing(patch: pytest.MonkeyPatch) -> None:
    right = gains.gain_resources

    def wrong(state: GinkgopolisState, side: int, lines: Any, tell: Any) -> None:
        if state.stock[side] >= sum(line.amount for line in lines):
            right(state, side, lines, tell)

    _replace(patch, gains, "gain_resources", wrong)


@mistake
def the_game_goes_on_for_ever(patch: pytest.MonkeyPatch) -> None:
    _replace(patch, components, "MOST_ROUNDS", 1000)


def found_after(most: int) -> int:
    """At the how manieth game, with five positions after each, the referee objected; 0: never."""
    tables = every_table()
    for number in range(most):
        try:
            follow(*tables[7 * number % len(tables)], number)
            compare_positions(5, 1000 + number)
        except Disagreement:
            return number + 1
    return 0


@pytest.mark.slow
@pytest.mark.parametrize("name", MISTAKES)
def test_the_referee_notices(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each within some games; none without the mistake, as the tests above say."""
    MISTAKES[name](monkeypatch)
    assert found_after(60) > 0


def test_an_answer_that_is_not_allowed_is_refused() -> None:
    table = table_after("a")
    with pytest.raises(Disagreement):
        table.decide(0, "move south")
