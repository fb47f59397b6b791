"""Section 6 of the ledger: what an enclosed street pays."""

import pytest

from kvartal.games.streets.city import City
from kvartal.games.streets.components import NUMBER_OF
from kvartal.games.streets.facts import Income
from kvartal.games.streets.game import GAME
from kvartal.games.streets.valuation import pairs, symbols_in, valuation
from kvartal.kit.lines import Line
from tests.games.streets.positions import (
    building,
    do,
    kinds,
    legal,
    owner,
    paid,
    people,
    seekers,
    table,
    written,
)
from tests.games.streets.test_geometry import FIVE_AT_ONCE
from tests.marks import rule

EXAMPLE = """
starter_home   1,0 v B 1
flea_market    2,0 v B 1
art_gallery    3,0 v A 3
hardware_store 4,0 < - 0
"""
"""The rulebook's income example, before A builds the student_house at its left end (ST-432)."""
CLOSE_IT = ("0 build student_house", "0 place 0,0 e")


def worth(city: City, tile: str, side: int = 0) -> Line:
    """The valuation of a building in the city for a side."""
    at = city.tiles.index(NUMBER_OF[tile])
    street = city.street(at)
    return valuation(city, side, at, city.tiles[at], street, symbols_in(city, street))


@rule("ST-432", "ST-80", "ST-82", "ST-85", "ST-87", "ST-88", "ST-91", "ST-92", "ST-321")
def test_the_income_example_of_the_rulebook() -> None:
    state = table(EXAMPLE, "student_house toy_store")
    facts = do(state, *CLOSE_IT)
    assert paid(facts) == {
        "art_gallery": (0, 9),
        "starter_home": (1, 7),
        "flea_market": (1, 11),
    }
    assert state.money == [9, 18]
    lines = {fact.tile: fact.lines for fact in facts if isinstance(fact, Income)}
    assert lines["art_gallery"] == [
        Line("ST-91", 2, 3, "art_gallery"),
        Line("ST-82", 1, 3, "art_gallery"),
    ]
    assert lines["flea_market"][0] == Line("ST-92", 5, 2, "flea_market")


@rule("ST-432", "ST-85", "ST-41")
def test_the_symbols_of_the_example() -> None:
    city = written(EXAMPLE + "student_house 0,0 > A 1")
    assert symbols_in(city, city.street(0)) == [0, 2, 2, 0, 1]


@rule("ST-84", "ST-432", "ST-50")
def test_signs_come_back_with_the_money() -> None:
    state = table(EXAMPLE, "student_house toy_store")
    assert state.unused == [4, 3]
    do(state, *CLOSE_IT)
    assert state.unused == [4, 5]  # A's new sign stays on student_house
    assert [owner(state, t) for t in ("art_gallery", "starter_home", "flea_market")] == [-1] * 3
    assert owner(state, "student_house") == 0


@rule("ST-81", "ST-86", "ST-317")
def test_whose_turn_it_is_is_paid_first_then_clockwise() -> None:
    city = """
shoe_store     1,0 v B 1
vinyl_shop     2,0 v C 1
art_gallery    3,0 v A 3
hardware_store 4,0 < - 0
"""
    facts = do(table(city, "student_house toy_store", seats=3), *CLOSE_IT)
    assert [fact.seat for fact in facts if isinstance(fact, Income)] == [0, 1, 2]


@rule("ST-86", "ST-317", "ST-154", "ST-94")
def test_all_is_counted_before_a_sign_leaves() -> None:
    city = """
neighbourhood_bakery 1,0 v A 1
live_work_studios    2,0 v A 1
serviced_apartments  3,0 v A 1
hardware_store       4,0 < - 0
"""
    facts = do(table(city, "student_house toy_store"), *CLOSE_IT)
    assert {amount for _, amount in paid(facts).values()} == {3 * 3 + 1}


@rule("ST-80", "ST-309")
def test_buildings_without_a_sign_pay_nobody() -> None:
    city = EXAMPLE.replace(" B ", " - ").replace(" A ", " - ")
    state = table(city, "student_house toy_store")
    facts = do(state, *CLOSE_IT)
    assert paid(facts) == {}
    assert state.money == [0, 0]
    assert people(state, "student_house") == [0, 4, 0, 0]  # its people move all the same


@rule("ST-83", "ST-90", "ST-131")
def test_seekers_count_for_nothing() -> None:
    city = """
vinyl_shop     1,0 v A 2 +3
hardware_store 2,0 < - 0
student_house  0,0 > - 0
"""
    assert worth(written(city), "vinyl_shop") == Line("ST-90", 2, 2, "vinyl_shop")


@rule("ST-435", "ST-41", "ST-91")
def test_symbols_pointing_in() -> None:
    city = written("""
art_gallery   0,0 > - 1
trendy_lofts  1,0 v - 2
micro_brewery 2,0 v - 1
""")
    assert worth(city, "trendy_lofts").amount == 4


@rule("ST-436", "ST-92")
@pytest.mark.parametrize(
    ("symbols", "expected"),
    [
        ((2, 2, 1), 2),
        ((1, 0, 1), 1),
        ((0, 0, 1), 0),
        ((0, 0, 2), 1),
        ((0, 0, 3), 1),
        ((3, 1, 1), 2),
        ((4, 0, 2), 2),
        ((5, 1, 0), 1),
        ((0, 3, 1), 1),
        ((1, 1, 4), 3),
        ((2, 2, 2), 3),
    ],
)
def test_pairs(symbols: tuple[int, int, int], expected: int) -> None:
    assert pairs(*symbols) == expected


@rule("ST-437", "ST-98", "ST-88")
def test_copy() -> None:
    city = written(EXAMPLE.replace("art_gallery ", "copy_shop ") + "student_house 0,0 > A 1")
    assert symbols_in(city, city.street(0)) == [0, 1, 2, 0, 2]
    assert worth(city, "starter_home").amount == 8
    assert worth(city, "flea_market").amount == 10
    assert worth(city, "copy_shop").amount == 10
    assert worth(city, "copy_shop").source == "flea_market"


@rule("ST-438", "ST-94", "ST-98", "ST-318", "ST-90")
def test_ownership_and_who_copies() -> None:
    city = """
corner_pub           0,0 > - 0
neighbourhood_bakery 1,0 v A 1
copy_shop            2,0 v B 0
toy_store            3,0 v B 1
"""
    state = table(city, "gatehouse_flats shoe_store")
    facts = do(state, "0 build gatehouse_flats", "0 place 4,0 w")
    assert paid(facts) == {
        "neighbourhood_bakery": (0, 3 + 1),
        "toy_store": (1, 4 + 1),
        "copy_shop": (1, 6),
    }


@rule("ST-98", "ST-82")
def test_the_people_of_a_copied_building_are_not_copied() -> None:
    city = """
corner_pub           0,0 > - 0
neighbourhood_bakery 1,0 v A 5
copy_shop            2,0 v A 0
"""
    facts = do(
        table(city, "gatehouse_flats shoe_store"), "0 build gatehouse_flats", "0 place 3,0 w"
    )
    assert paid(facts) == {"neighbourhood_bakery": (0, 6 + 5), "copy_shop": (0, 6)}


@rule("ST-99", "ST-319", "ST-301", "ST-307")
@pytest.mark.parametrize("other", ["corner_pub", "startup_hub", "popup_space"])
def test_what_cannot_be_copied(other: str) -> None:
    city = written(f"""
art_gallery 0,0 > - 1
copy_shop   1,0 v A 0
{other}     2,0 v A 0
vinyl_shop  3,0 < - 1
""")
    assert worth(city, "copy_shop").amount == 0


@rule("ST-99", "ST-307", "ST-319")
def test_alone_with_a_start_tile_there_is_nothing_to_copy() -> None:
    city = written("copy_shop -1,0 v A 0", with_start=True)
    assert worth(city, "copy_shop").amount == 0


@rule("ST-318", "ST-127", "ST-327")
def test_unowned_and_abandoned_buildings_can_be_copied() -> None:
    city = written("""
copy_shop            0,0 v A 0
adventure_playground 1,0 v - 0 abandoned
""")
    assert worth(city, "copy_shop") == Line("ST-95", 2, 2, "adventure_playground")


@rule("ST-93")
def test_wild_symbols() -> None:
    city = written("""
hardware_store   0,0 > - 0
community_centre 1,0 v A 0
copy_shop        2,0 v - 0
""")
    assert worth(city, "community_centre").amount == 4 * 3


@rule("ST-95", "ST-307")
def test_street_size_counts_start_tiles_but_no_enclosing_ones() -> None:
    city = written(
        """
adventure_playground -1,0 v A 0
vinyl_shop           -2,0 > - 0
""",
        with_start=True,
    )
    assert worth(city, "adventure_playground").amount == 2 * 2


@rule("ST-439", "ST-97", "ST-314", "ST-39")
def test_enclosure() -> None:
    city = """
toy_store   1,0 v - 1
vinyl_shop  2,0 v - 1
corner_pub  3,0 < A 0
shoe_store  4,0 v - 1
"""
    assert worth(written("art_gallery 0,0 > - 1" + city), "corner_pub").amount == 6
    assert worth(written(city), "corner_pub").amount == 0


@rule("ST-97")
def test_enclosing_two_streets_pays_once() -> None:
    city = written("""
art_gallery 0,0 > - 1
toy_store   1,0 v - 1
corner_pub  2,0 < A 0
shoe_store  3,0 v - 1
vinyl_shop  4,0 < - 1
""")
    assert len([s for s in city.streets_ending_at(2) if city.is_enclosed(s)]) == 2
    assert worth(city, "corner_pub").amount == 6


@rule("ST-97", "ST-344")
def test_enclosing_another_street_pays_nothing_by_itself() -> None:
    state = table("toy_store 1,0 v B 1\nvinyl_shop 2,0 < - 1", "corner_pub shoe_store")
    facts = do(state, "0 build corner_pub", "0 place 0,0 e")
    assert paid(facts) == {"toy_store": (1, 2 + 1)}
    assert state.money[0] == 0


@rule("ST-440", "ST-96", "ST-33")
def test_adjacency() -> None:
    around = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    names = "toy_store vinyl_shop shoe_store tapas_bar corner_pub copy_shop food_court art_gallery"
    rows = [f"{n} {x},{y} v - 0" for n, (x, y) in zip(names.split(), around, strict=True)]
    city = written("\n".join(["startup_hub 1,1 > A 0", *rows]))
    assert worth(city, "startup_hub").amount == 16
    city = written("startup_hub 0,1 > A 0", with_start=True)
    assert worth(city, "startup_hub").amount == 4


@rule("ST-320", "ST-90")
def test_people_valuations_count_those_on_the_tile_itself() -> None:
    city = """
corner_pub 0,0 > - 0
toy_store  1,0 v A 3
"""
    facts = do(
        table(city, "gatehouse_flats shoe_store"), "0 build gatehouse_flats", "0 place 2,0 w"
    )
    assert paid(facts) == {"toy_store": (0, 2 * 3 + 3)}


@rule("ST-316")
def test_a_wild_symbol_is_what_is_best_for_each_valuation() -> None:
    """One wild symbol is a parent for one building and a hipster for another."""
    city = written("""
hardware_store 0,0 > - 0
starter_home   1,0 v A 1
art_gallery    2,0 v A 1
""")
    assert worth(city, "starter_home").amount == 2 * (1 + 1)
    assert worth(city, "art_gallery").amount == 2 * (1 + 1)


FIVE_STREETS = """
tapas_bar        3,0 v - 0
shoe_store       3,1 > B 1
art_gallery      0,2 > - 0
toy_store        1,2 ^ A 1
vinyl_shop       2,2 ^ B 1
observation_deck 4,2 ^ A 1
video_arcade     5,2 ^ - 0
corner_pub       6,2 < - 0
petting_farm     3,3 > A 2
copy_shop        3,4 ^ - 0
"""
"""ST-418 with real tiles."""


@rule("ST-418", "ST-74", "ST-310", "ST-311", "ST-51", "ST-44")
def test_five_streets_at_once_in_the_order_that_is_chosen() -> None:
    state = table(FIVE_STREETS, "adventure_playground souvenir_shop")
    marks = FIVE_AT_ONCE.replace(" ", "").replace("\n", "")
    assert len(state.city.cells) == sum(mark != "." for mark in marks)
    facts = do(state, "0 build adventure_playground", "0 place 3,2 s")
    assert kinds(facts).count("enclosed") == 0
    streets = [
        "toy_store",
        "shoe_store",
        "adventure_playground",
        "petting_farm",
        "observation_deck",
    ]
    assert sorted(legal(state)) == sorted(f"score {tile}" for tile in streets)
    for done, tile in enumerate(streets[:-2]):
        facts = do(state, f"0 score {tile}")
        assert len(legal(state)) == 4 - done
        assert paid(facts)
    # adventure_playground: a street of one pays 2, and a person lies there
    assert paid(facts) == {"adventure_playground": (0, 2 + 1)}
    facts = do(state, "0 score petting_farm")  # the last one follows by itself
    assert set(paid(facts)) == {"petting_farm", "observation_deck"}
    assert GAME.pending(state) == [1]
    assert all(count == 0 for count in state.city.signs)
    # all five count as enclosed from the start: nobody could move into one of them
    assert people(state, "petting_farm") == people(state, "toy_store") == [0] * 4
    assert seekers(state, "petting_farm") == [0, 0, 2, 0]


@rule("ST-72")
def test_without_an_enclosed_street_nothing_is_scored() -> None:
    state = table("toy_store 1,0 v B 1", "vinyl_shop shoe_store")
    facts = do(state, "0 build vinyl_shop", "0 place 2,0 s")
    assert not {"enclosed", "income", "moved"} & set(kinds(facts))
    assert building(state, "vinyl_shop") == 1
