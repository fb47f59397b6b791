"""Section 4 of the ledger: the letters along the edge of the city (GK-T1 to GK-T7)."""

from random import Random

import pytest

from kvartal.games.ginkgopolis import building
from kvartal.games.ginkgopolis.building import place_letter
from kvartal.games.ginkgopolis.components import (
    CARD_OF,
    LATER_TILES,
    LETTERS,
    TILE_ID,
    cell,
    x_of,
    y_of,
)
from kvartal.games.ginkgopolis.course import _settle_letter
from kvartal.games.ginkgopolis.edge import (
    CLOCKWISE,
    COUNTERCLOCKWISE,
    candidates,
    is_alphabetical,
    outer_ring,
    pushes,
)
from kvartal.games.ginkgopolis.game import GAME
from kvartal.games.ginkgopolis.state import MOVE, PUSH, RELOCATE, Building, GinkgopolisState
from tests.games.ginkgopolis.positions import (
    Place,
    act,
    assets,
    do,
    kinds,
    legal,
    rule_against,
    table,
    token,
)
from tests.marks import rule


def placed(ring: list[int]) -> list[Place]:
    return [(x_of(place), y_of(place)) for place in ring]


def grown(*moves: str) -> GinkgopolisState:
    """From the start: `F>3,1` builds on F's cell, and F goes to (3, 1)."""
    state = table(screens=["blue_4 blue_5 blue_6 blue_7"], resources=[9, 0])
    for number, move in enumerate(moves):
        letter, _, to = move.partition(">")
        spot = state.tokens[LETTERS.index(letter.lower())]
        state.city.append(Building(spot, [LATER_TILES[10 + number]], 1, False))
        x, y = map(int, to.split(","))
        state.tokens[LETTERS.index(letter.lower())] = cell(x, y)
    return state


def build_on(state: GinkgopolisState, letter: str, *answers: str) -> list[str]:
    card = f"urban_{letter.lower()}"
    state.hands[0].faces[:] = [CARD_OF[card]]
    return kinds(act(state, f"build {card} tile_blue_4", *answers))


E9 = {
    "A": {(-1, -3), (-2, -2)},
    "B": {(0, -3)},
    "C": {(1, -3), (2, -2)},
    "D": {(2, -2), (3, -1)},
    "E": {(3, 0)},
    "F": {(3, 1), (2, 2)},
    "G": {(2, 2), (1, 3)},
    "H": {(0, 3)},
    "I": {(-1, 3), (-2, 2)},
    "J": {(-2, 2), (-3, 1)},
    "K": {(-3, 0)},
    "L": {(-2, -2), (-3, -1)},
}
SIDES = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


@rule("GK-E9", "GK-62", "GK-T3", "GK-60")
@pytest.mark.parametrize("letter", E9)
def test_normal_moves_from_the_start(letter: str) -> None:
    state = grown()
    x, y = token(state, letter)
    build_on(state, letter)
    if len(E9[letter]) == 1:  # played without asking
        assert {token(state, letter)} == E9[letter]
        return
    assert state.question == MOVE
    sides = [SIDES[text.removeprefix("move ")] for text in legal(state)]
    assert {(x + dx, y + dy) for dx, dy in sides} == E9[letter]
    closed = next(name for name in SIDES if f"move {name}" not in legal(state))
    assert rule_against(state, f"move {closed}") == "GK-62"


E10_RING = [
    *[(-1, -2), (0, -2), (1, -2), (2, -1), (3, 0), (4, 1), (3, 2), (2, 2), (1, 2), (0, 2)],
    *[(-1, 2), (-2, 1), (-2, 0), (-2, -1)],
]


@rule("GK-E10", "GK-T1", "GK-T5", "GK-63", "GK-91", "GK-92", "GK-E8")
def test_a_letter_is_pushed_on() -> None:
    state = grown("F>3,1", "F>3,0")
    facts = build_on(state, "E")
    assert placed(outer_ring({b.cell for b in state.city})) == E10_RING
    assert (token(state, "E"), token(state, "F")) == ((3, 0), (4, 1))
    assert token(state, "D") == (2, -1)
    assert facts.count("letter_moved") == 2


@rule("GK-E10", "GK-T5")
def test_the_other_way_the_next_letter_would_be_hit() -> None:
    state = grown("F>3,1", "F>3,0", "E>9,9")
    ring, letter = outer_ring({b.cell for b in state.city}), LETTERS.index("e")
    assert candidates(ring, state.tokens, letter) == []
    assert list(pushes(ring, state.tokens, letter)) == [CLOCKWISE]


@rule("GK-E11", "GK-T4", "GK-64")
def test_a_walled_in_letter_has_one_place_to_go() -> None:
    state = grown("D>3,-1", "D>3,0", "D>4,0", "F>2,2")
    facts = build_on(state, "E")
    assert token(state, "E") == (3, 1)
    assert "letter_moved" in facts
    # all four neighbours: (1, 0) yellow 2, and the three blue ones of D and F
    assert assets(state) == (9 - 1, 4 - 1 + 3, 1)


@rule("GK-E11", "GK-T5", "GK-92")
@pytest.mark.parametrize(
    ("answer", "letters"),
    [
        ("push_clockwise", {"F": (2, 2), "E": (3, 1), "D": (4, 0)}),
        ("push_counterclockwise", {"F": (3, 1), "E": (4, 0), "D": (4, -1)}),
    ],
)
def test_the_acting_player_chooses_who_is_pushed(answer: str, letters: dict[str, Place]) -> None:
    state = grown("D>3,-1", "D>3,0", "D>4,0", "F>3,1")
    build_on(state, "E")
    assert state.question == PUSH
    assert legal(state) == ["push_clockwise", "push_counterclockwise"]
    assert rule_against(state, "move north") == "KV-2"
    do(state, f"0 {answer}")
    assert {letter: token(state, letter) for letter in letters} == letters
    assert assets(state) == (9 - 1, 4 - 1 + 3, 1)


E19_RING = [
    *[(-2, -4), (-1, -3), (-1, -2), (-1, -3), (0, -4), (1, -4), (2, -3), (2, -2), (2, -1)],
    *[(2, 0), (2, 1), (1, 2), (0, 2), (-1, 2), (-2, 1), (-2, 0), (-3, -1), (-3, -2), (-3, -3)],
]


@rule("GK-E19", "GK-T1", "GK-T5")
def test_a_letter_is_pushed_out_of_a_bay() -> None:
    state = grown("L>-2,-2", "L>-2,-3", "L>-3,-3", "C>1,-3", "C>0,-3", "C>-1,-3")
    build_on(state, "B")
    ring = outer_ring({b.cell for b in state.city})
    assert placed(ring) == E19_RING
    assert ring.count(cell(-1, -3)) == 2
    assert (token(state, "C"), token(state, "B")) == ((0, -4), (-1, -3))
    assert token(state, "A") == (-1, -2)


@rule("GK-T2")
def test_alphabetical_along_the_ring() -> None:
    ring = list(range(10))
    assert is_alphabetical(ring, [0, 3, 5, 9])
    assert is_alphabetical(ring, [5, 9, 0, 3])  # once around, wherever it begins
    assert not is_alphabetical(ring, [0, 5, 3, 9])
    assert is_alphabetical(ring, [0, 77, 5, 9])  # in a hole
    assert is_alphabetical(ring, [5, 3])  # two are always in order
    bay = [0, 1, 2, 1, 3, 4]
    assert is_alphabetical(bay, [0, 2, 1, 4])  # by the second time that cell 1 comes
    assert is_alphabetical(bay, [0, 1, 2, 4])  # by the first
    assert not is_alphabetical(bay, [0, 3, 1, 4])


@rule("GK-T2")
def test_less_than_one_full_turn() -> None:
    assert not is_alphabetical([0, 1, 2, 3], [0, 2, 1])


@rule("GK-T4", "GK-92")
def test_relocation_among_several_places() -> None:
    """E is walled in as in E11, and there is more room between D and F."""
    state = grown("D>3,-1", "D>3,0", "D>3,-2", "F>2,2")
    build_on(state, "E")
    assert state.question == RELOCATE
    ring = outer_ring({b.cell for b in state.city})
    numbers = [int(text.removeprefix("relocate ")) for text in legal(state)]
    places = [placed(ring)[number - 1] for number in numbers]
    assert places == [(4, -1), (4, 0), (3, 1)]
    elsewhere = next(n for n in range(1, len(ring) + 1) if n not in numbers)
    assert rule_against(state, f"relocate {elsewhere}") == "GK-T4"
    do(state, f"0 relocate {numbers[1]}")
    assert token(state, "E") == (4, 0)


@rule("GK-T5")
def test_as_few_as_possible_are_pushed() -> None:
    """On a ring without a gap beside them, two have to move on."""
    ring, tokens = list(range(8)), [0, 1, 99, 2, 3, 5]
    found = pushes(ring, tokens, 2)
    assert found == {
        CLOCKWISE: [0, 1, 2, 3, 4, 5],
        COUNTERCLOCKWISE: [7, 0, 1, 2, 3, 5],
    }


@rule("GK-T5")
def test_letters_in_holes_are_skipped() -> None:
    assert pushes(list(range(6)), [0, 1, 88, 99, 2], 2)[CLOCKWISE] == [0, 1, 2, 99, 3]


@rule("GK-T6")
def test_should_all_fail_it_goes_to_the_first_empty_cell(monkeypatch: pytest.MonkeyPatch) -> None:
    state = grown("F>3,1", "F>3,0")
    state.city.append(Building(cell(2, 0), [LATER_TILES[30]], 0, True))
    state.played, state.spot = CARD_OF["urban_e"], cell(2, 0)
    monkeypatch.setattr(building, "pushes", lambda *_: {})
    assert place_letter(state, None)
    empty = [place for place in E10_RING if place not in {token(state, x) for x in "abcdfghijkl"}]
    assert token(state, "E") == empty[0]


@rule("GK-T7")
def test_a_pushed_letter_is_used_where_it_stands() -> None:
    state = grown("F>3,1", "F>3,0")
    state.hands[1].faces[:] = [CARD_OF["urban_f"]]
    state.screens[1].add(LATER_TILES[40], 2)
    state.resources[1] = 1
    do(state, f"1 build urban_f {TILE_ID[LATER_TILES[40]]}")
    build_on(state, "E")
    assert state.at(cell(4, 1)) >= 0


@rule("GK-91", "GK-R15")
def test_the_edge_module_keeps_the_order_over_random_growth() -> None:
    """Moves to an adjacent cell never break the order, and pushing always succeeds."""
    blocked = 0
    for seed in range(60):
        rng = Random(seed)
        state = table()
        for number in range(36):
            letter = rng.randrange(12)
            state.played, state.spot = CARD_OF["urban_a"] + letter, state.tokens[letter]
            state.city.append(Building(state.spot, [LATER_TILES[number]], 0, False))
            if not place_letter(state, None):
                options = legal(state)
                blocked += state.question != MOVE
                choice = rng.choice(GAME.legal(state, 0))
                assert choice.notation in options
                _settle_letter(state, choice, None)
            ring = outer_ring({b.cell for b in state.city})
            assert is_alphabetical(ring, state.tokens)
            assert len({*state.tokens} - {b.cell for b in state.city}) == 12
    assert blocked > 0
