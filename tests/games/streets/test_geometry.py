"""Sections 3, 5 and 16 of the ledger: how tiles touch, what a street is, where one may build."""

from itertools import product

import pytest

from kvartal.games.streets.city import City
from kvartal.games.streets.course import start_city
from kvartal.games.streets.geometry import (
    BACK,
    CONTINUE,
    DIRECTIONS,
    EAST,
    JUNCTION,
    LONG_LONG,
    NORTH,
    OFFSET,
    SOUTH,
    STEP,
    WEST,
    cell_at,
    contact,
    opposite,
    x_of,
    y_of,
)
from kvartal.games.streets.valuation import symbols_in
from tests.games.streets.positions import (
    all_legal,
    do,
    drawn,
    is_enclosed,
    legal,
    legal_at,
    newly_enclosed,
    placed,
    pointing_in,
    rule_against,
    street_at,
    table,
    written,
)
from tests.marks import rule


@rule("ST-30", "ST-31", "ST-32", "ST-34", "ST-302", "ST-12")
@pytest.mark.parametrize(
    ("a", "b", "e", "expected"),
    [
        (EAST, WEST, EAST, LONG_LONG),
        (EAST, NORTH, EAST, JUNCTION),
        (EAST, SOUTH, EAST, JUNCTION),
        (NORTH, WEST, EAST, JUNCTION),
        (SOUTH, WEST, EAST, JUNCTION),
        (SOUTH, SOUTH, EAST, CONTINUE),
        (NORTH, NORTH, EAST, CONTINUE),
        (NORTH, SOUTH, EAST, OFFSET),
        (WEST, SOUTH, EAST, BACK),
        (WEST, WEST, EAST, BACK),
        (NORTH, EAST, EAST, BACK),
        (EAST, EAST, EAST, BACK),
        (SOUTH, NORTH, SOUTH, LONG_LONG),
        (NORTH, SOUTH, SOUTH, BACK),
    ],
)
def test_contacts(a: int, b: int, e: int, expected: int) -> None:
    assert contact(a, b, e) == expected
    assert contact(b, a, opposite(e)) == expected  # whoever is asked


@rule("ST-34", "ST-32")
def test_contacts_are_the_same_in_all_four_directions() -> None:
    for a, b, e in product(DIRECTIONS, repeat=3):
        turned = [(each + 1) % 4 for each in (a, b, e)]
        assert contact(a, b, e) == contact(*turned)


@rule("ST-30")
def test_x_grows_to_the_east_and_y_to_the_south() -> None:
    assert (x_of(cell_at(-7, 12)), y_of(cell_at(-7, 12))) == (-7, 12)
    around = [cell_at(0, 0) + STEP[e] for e in (NORTH, EAST, SOUTH, WEST)]
    assert [(x_of(c), y_of(c)) for c in around] == [(0, -1), (1, 0), (0, 1), (-1, 0)]


# The vectors, drawn as in the ledger


@rule("ST-401", "ST-21", "ST-306")
def test_start_position() -> None:
    city = drawn("v <")
    assert all_legal(city) == {(1, -1): "S W", (-1, 0): "E S", (0, 1): "E W", (1, 1): "N W"}
    assert all_legal(start_city()) == all_legal(city)
    assert sum(len(facings.split()) for facings in all_legal(city).values()) == 8
    assert street_at(city, 0, 0) == [(0, 0)]
    assert pointing_in(city, 0, 0) == [(1, 0)]
    assert not is_enclosed(city, 0, 0)
    assert street_at(city, 1, 0) == [(1, 0)]
    assert city.ends(city.street(1)) == (-1, -1)


@rule("ST-402", "ST-63")
def test_lone_tile() -> None:
    city = drawn("v")
    assert all_legal(city) == {(-1, 0): "E S", (1, 0): "S W", (0, 1): "E W"}
    assert legal_at(city, 0, -1) == ""


@rule("ST-403", "ST-64", "ST-303")
def test_between_two_road_sides() -> None:
    city = drawn("""
v
.
^
""")
    assert legal_at(city, 0, 1) == "E W"


@rule("ST-404", "ST-36", "ST-65", "ST-68")
def test_full_street() -> None:
    city = drawn("v v v v v")
    assert legal_at(city, 5, 0) == "W"
    assert legal_at(city, -1, 0) == "E"
    assert legal_at(city, 0, 1) == "E W"
    assert legal_at(city, 0, -1) == ""
    assert not is_enclosed(city, 2, 0)


@rule("ST-405", "ST-65")
def test_joining_two_and_two() -> None:
    city = drawn("v v . v v")
    assert legal_at(city, 2, 0) == "E S W"
    assert len(street_at(placed(city, 2, 0, "S"), 0, 0)) == 5


@rule("ST-406", "ST-65")
def test_joining_three_and_two() -> None:
    assert legal_at(drawn("v v v . v v"), 3, 0) == "E W"


@rule("ST-407", "ST-35")
def test_opposite_facings_do_not_connect() -> None:
    city = drawn("v . ^")
    assert legal_at(city, 1, 0) == "N E S W"
    south, north = placed(city, 1, 0, "S"), placed(city, 1, 0, "N")
    assert street_at(south, 1, 0) == [(0, 0), (1, 0)]
    assert street_at(south, 2, 0) == [(2, 0)]
    assert street_at(north, 1, 0) == [(1, 0), (2, 0)]


@rule("ST-408", "ST-66")
def test_inner_corner() -> None:
    city = drawn("""
. <
v .
""")
    assert legal_at(city, 0, 0) == "N S"
    assert legal_at(city, 1, 1) == "N S W"


@rule("ST-409", "ST-33")
def test_only_through_ends_or_road_sides() -> None:
    city = drawn("""
. v
^ .
""")
    assert legal_at(city, 0, 0) == "E W"
    assert legal_at(city, 1, 1) == "E W"


@rule("ST-410")
def test_closed_pocket() -> None:
    city = drawn("""
v <
. ^
""")
    assert legal_at(city, 0, 1) == "E W"


@rule("ST-411", "ST-38", "ST-39", "ST-41")
def test_enclosed_the_usual_way() -> None:
    city = drawn("> v v v <")
    assert street_at(city, 2, 0) == [(1, 0), (2, 0), (3, 0)]
    assert is_enclosed(city, 2, 0)
    assert pointing_in(city, 2, 0) == [(0, 0), (4, 0)]
    assert [city.is_enclosing(building) for building in range(5)] == [
        True,
        False,
        False,
        False,
        True,
    ]
    assert not is_enclosed(city, 0, 0)
    assert not is_enclosed(city, 4, 0)


@rule("ST-412", "ST-41", "ST-304")
def test_enclosed_by_backs() -> None:
    city = drawn("< v v v >")
    assert is_enclosed(city, 1, 0)
    assert pointing_in(city, 1, 0) == []


@rule("ST-413", "ST-38", "ST-304")
def test_enclosed_by_upside_down_tiles() -> None:
    city = drawn("^ v v ^")
    assert is_enclosed(city, 1, 0)
    assert pointing_in(city, 1, 0) == []
    assert not is_enclosed(city, 0, 0)
    assert not is_enclosed(city, 3, 0)


@rule("ST-414")
def test_half_open() -> None:
    city = drawn("> v v .")
    assert not is_enclosed(city, 1, 0)
    assert pointing_in(city, 1, 0) == [(0, 0)]
    assert legal_at(city, 3, 0) == "S W"
    assert newly_enclosed(placed(city, 3, 0, "W")) == [[(1, 0), (2, 0)]]
    longer = placed(city, 3, 0, "S")
    assert newly_enclosed(longer) == []
    assert len(street_at(longer, 1, 0)) == 3


@rule("ST-415", "ST-73")
@pytest.mark.parametrize("facing", ["N", "S"])
def test_instantly_enclosed_single_tile(facing: str) -> None:
    city = placed(drawn("> . <"), 1, 0, facing)
    assert newly_enclosed(city) == [[(1, 0)]]
    assert pointing_in(city, 1, 0) == [(0, 0), (2, 0)]


@rule("ST-416", "ST-43")
def test_one_tile_encloses_two_streets() -> None:
    city = drawn("> v . v <")
    assert legal_at(city, 2, 0) == "E S W"
    west, east = placed(city, 2, 0, "W"), placed(city, 2, 0, "E")
    assert newly_enclosed(west) == newly_enclosed(east) == [[(1, 0)], [(3, 0)]]
    assert pointing_in(west, 1, 0) == [(0, 0), (2, 0)]
    assert pointing_in(west, 3, 0) == [(4, 0)]
    assert pointing_in(east, 1, 0) == [(0, 0)]
    assert pointing_in(east, 3, 0) == [(2, 0), (4, 0)]
    assert newly_enclosed(placed(city, 2, 0, "S")) == [[(1, 0), (2, 0), (3, 0)]]


@rule("ST-417", "ST-51")
def test_three_at_once() -> None:
    city = drawn("""
. . v . .
. . > . .
. > . < .
. . > . .
. . ^ . .
""")
    city = placed(city, 2, 2, "S")
    assert newly_enclosed(city) == [[(2, 1)], [(2, 2)], [(2, 3)]]
    assert pointing_in(city, 2, 2) == [(1, 2), (3, 2)]
    assert pointing_in(city, 2, 1) == [(2, 0)]
    assert pointing_in(city, 2, 3) == [(2, 2), (2, 4)]


FIVE_AT_ONCE = """
. . . v . . .
. . . > . . .
> ^ ^ . ^ ^ <
. . . > . . .
. . . ^ . . .
"""


@rule("ST-418", "ST-44", "ST-51")
def test_five_at_once() -> None:
    city = placed(drawn(FIVE_AT_ONCE), 3, 2, "S")
    assert newly_enclosed(city) == [
        [(1, 2), (2, 2)],
        [(3, 1)],
        [(3, 2)],
        [(3, 3)],
        [(4, 2), (5, 2)],
    ]
    assert len(city.streets_ending_at(len(city.cells) - 1)) == 4
    facing = dict(zip("NESW", DIRECTIONS, strict=True))["S"]
    contacts = [
        contact(facing, city.facings[city.building_on(cell_at(3, 2) + STEP[e])], e)
        for e in DIRECTIONS
    ]
    assert contacts == [BACK, OFFSET, JUNCTION, OFFSET]


@rule("ST-419", "ST-73")
def test_extend_and_enclose_in_one_move() -> None:
    city = placed(drawn("> v v . <"), 3, 0, "S")
    assert newly_enclosed(city) == [[(1, 0), (2, 0), (3, 0)]]
    assert pointing_in(city, 1, 0) == [(0, 0), (4, 0)]


@rule("ST-420", "ST-43")
def test_one_end_tile_two_streets() -> None:
    city = drawn("v v < v v")
    assert len(city.streets_ending_at(2)) == 2
    assert pointing_in(city, 0, 0) == [(2, 0)]
    assert pointing_in(city, 3, 0) == []
    assert not is_enclosed(city, 0, 0)
    assert not is_enclosed(city, 3, 0)


@rule("ST-421", "ST-42", "ST-37")
def test_a_side_branch() -> None:
    city = drawn("""
v v v
. > .
""")
    assert not is_enclosed(city, 1, 1)
    assert pointing_in(city, 1, 1) == [(1, 0)]
    assert pointing_in(city, 0, 0) == []
    assert city.streets_ending_at(3) == []


@rule("ST-422", "ST-307")
def test_the_station_points_into_the_branch_below_it() -> None:
    city = drawn("""
v <
> .
""")
    assert pointing_in(city, 0, 1) == [(0, 0)]
    assert not is_enclosed(city, 0, 1)
    real = written("art_gallery 0,1 > - 0", with_start=True)
    assert symbols_in(real, real.street(2)) == [1, 2, 1, 1, 0]


@rule("ST-423", "ST-65", "ST-68")
def test_five_tiles_and_closing_them() -> None:
    city = drawn("> v v v v v .")
    assert legal_at(city, 6, 0) == "W"
    assert newly_enclosed(placed(city, 6, 0, "W")) == [[(x, 0) for x in range(1, 6)]]


@rule("ST-424")
def test_opening_move_that_encloses_the_station() -> None:
    city = placed(drawn("v <"), -1, 0, "E")
    assert newly_enclosed(city) == [[(0, 0)]]
    assert not is_enclosed(city, -1, 0)
    assert street_at(drawn("> v <", origin=(-1, 0)), 0, 0) == [(0, 0)]


# Further


@rule("ST-40")
def test_an_enclosed_street_stays_so() -> None:
    city = drawn("> v v v <")
    for x, y, facing in [(0, -1, "E"), (4, 1, "W"), (2, 1, "E")]:
        city = placed(city, x, y, facing)
        assert is_enclosed(city, 2, 0)
        assert newly_enclosed(city) == []


ROW_OF_FIVE = """
shoe_store     0,0 v - 0
vinyl_shop     1,0 v - 0
toy_store      2,0 v - 0
tapas_bar      3,0 v - 0
souvenir_shop  4,0 v - 0
"""


@rule("ST-62", "ST-63", "ST-64", "ST-65", "ST-67", "ST-61")
@pytest.mark.parametrize("tile", ["copy_shop", "art_gallery", "boutique_hotel"])
def test_every_refusal_names_its_rule_whatever_the_tile(tile: str) -> None:
    state = table(ROW_OF_FIVE, f"{tile} food_court")
    do(state, f"0 build {tile}")
    assert rule_against(state, "place 2,0 s") == "ST-62"
    assert rule_against(state, "place 2,-1 s") == "ST-63"
    assert rule_against(state, "place 2,1 s") == "ST-63"
    assert rule_against(state, "place 2,1 n") == "ST-64"
    assert rule_against(state, "place 5,0 s") == "ST-65"
    assert legal(state) == [
        "place -1,0 e",
        "place 5,0 w",
        *(f"place {x},1 {facing}" for x in range(5) for facing in "ew"),
    ]


def rescanned(city: City) -> City:
    """What is legal, from nothing but where the tiles lie."""
    again = drawn("v")
    again.cells, again.facings = city.cells[:], city.facings[:]
    again.neighbours = city.neighbours[:]
    again.free_cells, again.free_facings = [], []
    for building in range(len(city.cells)):
        again.renew_around(building)
    return again


@rule("ST-62", "ST-65")
def test_a_new_tile_renews_only_what_is_beside_it_or_at_the_ends_of_its_street() -> None:
    """And that is enough: the same as looking at the whole city anew."""
    city = start_city()
    for number in range(45):
        before = all_legal(city)
        cell = city.free_cells[(7 * number) % len(city.free_cells)]
        facings = legal_at(city, x_of(cell), y_of(cell)).split()
        city = placed(city, x_of(cell), y_of(cell), facings[number % len(facings)])
        after = all_legal(city)
        assert after == all_legal(rescanned(city))
        changed = {at for at in before.keys() | after.keys() if before.get(at) != after.get(at)}
        assert len(changed) <= 1 + 4 + 2
        assert sum(len(f.split()) for f in after.values()) <= 2 * len(city.cells) + 4
    assert len(city.cells) == 47


@rule("ST-305")
def test_there_is_a_place_in_every_city() -> None:
    """Why ST-305 never happens: the last tile of the topmost row always has room beside it."""
    city = start_city()
    for number in range(45):
        top = min(y_of(cell) for cell in city.cells)
        x = max(x_of(cell) for cell in city.cells if y_of(cell) == top)
        assert legal_at(city, x + 1, top) or legal_at(city, x, top - 1)
        cell = city.free_cells[(11 * number) % len(city.free_cells)]
        city = placed(city, x_of(cell), y_of(cell), legal_at(city, x_of(cell), y_of(cell))[0])
