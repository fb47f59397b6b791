"""Sections 7 and 9 of the ledger: who comes, who moves, who seeks."""

from kvartal.games.streets.components import COLOURS
from kvartal.games.streets.facts import BecameSeekers, FoundHome, Moved
from kvartal.games.streets.people import destinations, supply_of
from tests.games.streets.positions import (
    build,
    do,
    kinds,
    legal,
    paid,
    people,
    question,
    rule_against,
    seekers,
    table,
    written,
)
from tests.games.streets.test_income import CLOSE_IT, EXAMPLE
from tests.marks import rule


@rule("ST-430", "ST-69", "ST-11")
def test_people_come_with_a_tile() -> None:
    state = table(None, "starter_home boutique_hotel", "copy_shop toy_store")
    build(state, 0, "starter_home", "0,1 e")
    assert people(state, "starter_home") == [0, 0, 1, 0]
    build(state, 1, "copy_shop", "1,-1 w")
    assert people(state, "copy_shop") == [0, 0, 0, 0]
    build(state, 0, "boutique_hotel", "1,-2 w")
    assert people(state, "boutique_hotel") == [2, 0, 0, 0]


@rule("ST-433", "ST-110", "ST-111", "ST-114", "ST-115", "ST-116", "ST-130")
def test_moving_after_the_example() -> None:
    state = table(EXAMPLE, "student_house toy_store")
    facts = do(state, *CLOSE_IT)
    assert people(state, "student_house") == [0, 4, 0, 0]
    assert people(state, "starter_home") == people(state, "flea_market") == [0] * 4
    assert seekers(state, "starter_home") == seekers(state, "flea_market") == [0, 0, 1, 0]
    (moved,) = [fact for fact in facts if isinstance(fact, Moved)]
    assert (moved.colour, moved.count, moved.origin, moved.tile) == (
        "hipster",
        3,
        "art_gallery",
        "student_house",
    )
    assert kinds(facts).count("became_seekers") == 2
    assert "drew" in kinds(facts)


@rule("ST-434", "ST-70", "ST-132", "ST-134")
def test_seekers_move_in() -> None:
    state = table(EXAMPLE, "student_house toy_store", "trendy_lofts shoe_store")
    do(state, *CLOSE_IT)
    facts = do(state, "1 build trendy_lofts", "1 place 0,1 e")
    assert people(state, "trendy_lofts") == [0, 0, 4, 0]
    assert state.city.seekers == [0] * 4 * 6
    came = [(f.origin, f.count) for f in facts if isinstance(f, FoundHome)]
    assert came == [("starter_home", 1), ("flea_market", 1)]
    assert not state.city.is_enclosed(state.city.street(5))
    assert "enclosed" not in kinds(facts)


@rule("ST-134", "ST-131")
def test_seekers_stay_where_a_tile_of_another_colour_is_built() -> None:
    state = table(EXAMPLE, "student_house toy_store", "shoe_store tapas_bar")
    do(state, *CLOSE_IT, "1 build shoe_store", "1 place 0,1 e")
    assert seekers(state, "starter_home") == [0, 0, 1, 0]


@rule("ST-442", "ST-113", "ST-424", "ST-431", "ST-71")
def test_the_first_four_turns() -> None:
    state = table(None)
    facts = build(state, 0, "chillax_spa", "-1,0 e")
    assert paid(facts) == {}
    assert people(state, "chillax_spa") == [2, 0, 0, 0]
    assert seekers(state, "central_station") == [0, 1, 1, 1]
    assert state.unused == [4, 5]
    facts = build(state, 1, "art_gallery", "-1,1 e")
    assert people(state, "art_gallery") == [0, 2, 0, 0]
    assert "enclosed" not in kinds(facts)
    facts = build(state, 0, "tapas_bar", "-1,2 n")
    assert people(state, "tapas_bar") == [1, 0, 0, 0]
    assert "enclosed" not in kinds(facts)
    facts = build(state, 1, "souvenir_shop", "-1,-1 s")
    assert paid(facts) == {"chillax_spa": (0, 8), "art_gallery": (1, 4)}
    assert question(state) == "move"
    assert legal(state, 1) == ["move tapas_bar", "move souvenir_shop"]
    do(state, "1 move tapas_bar", "1 move souvenir_shop")
    assert people(state, "tapas_bar") == [2, 0, 0, 0]
    assert people(state, "souvenir_shop") == [2, 0, 0, 0]
    assert seekers(state, "art_gallery") == [0, 2, 0, 0]
    assert seekers(state, "central_station") == [0, 0, 1, 1]
    assert state.money == [8, 4]


@rule("ST-431", "ST-69", "ST-71", "ST-60")
def test_building_lays_people_and_a_sign() -> None:
    state = table(None, "student_house toy_store")
    build(state, 0, "student_house", "0,1 e")
    assert people(state, "student_house") == [0, 1, 0, 0]
    assert state.city.owners[2] == 0
    assert state.city.signs[2] == 1
    assert state.unused[0] == 4


@rule("ST-455", "ST-308", "ST-111", "ST-110", "ST-42")
def test_central_station_is_no_destination() -> None:
    state = table(None)
    facts = build(state, 0, "art_gallery", "0,1 e")
    assert people(state, "art_gallery") == [0, 1, 0, 0]
    assert "enclosed" not in kinds(facts)
    facts = build(state, 1, "tapas_bar", "0,2 n")
    assert paid(facts) == {"art_gallery": (0, 5)}
    assert seekers(state, "art_gallery") == [0, 1, 0, 0]
    assert people(state, "central_station") == [1, 1, 1, 1]
    facts = build(state, 0, "vinyl_shop", "-1,0 s")
    assert people(state, "vinyl_shop") == [0, 2, 0, 0]
    assert people(state, "central_station") == [1, 1, 1, 1]
    facts = build(state, 1, "shoe_store", "-2,0 e")
    assert paid(facts) == {"vinyl_shop": (0, 8)}
    assert people(state, "tapas_bar") == [2, 0, 0, 0]
    assert people(state, "shoe_store") == [0, 0, 0, 2]
    assert seekers(state, "vinyl_shop") == [0, 2, 0, 0]
    assert seekers(state, "central_station") == [0, 1, 1, 0]


@rule("ST-443", "ST-133", "ST-312", "ST-325", "ST-125", "ST-130")
def test_seeker_twice_in_one_turn() -> None:
    city = """
copy_shop   0,0 > - 0
popup_space 2,0 < - 0
toy_store   9,9 v A 3
tapas_bar   7,0 v A 0
shoe_store  7,2 v A 0
art_gallery 7,4 v A 0
vinyl_shop  7,6 v A 0
"""
    state = table(city, "starter_home food_court")
    state.question = 1
    facts = do(state, "0 abandon toy_store", "0 build starter_home", "0 place 1,0 s")
    assert paid(facts) == {"starter_home": (0, 2 * 3 + 4)}
    assert [(f.tile, f.count) for f in facts if isinstance(f, BecameSeekers)] == [
        ("toy_store", 3),
        ("starter_home", 4),
    ]
    assert seekers(state, "starter_home") == [0, 0, 4, 0]
    assert seekers(state, "toy_store") == [0] * 4


SPLIT = """
tapas_bar     1,0 v - 2
art_gallery   2,0 < - 0
souvenir_shop 5,5 v B 0
chillax_spa   8,5 v A 0
"""


@rule("ST-113", "ST-322", "ST-111")
def test_each_person_is_sent_separately_and_must_go() -> None:
    state = table(SPLIT, "corner_pub food_court")
    do(state, "0 build corner_pub", "0 place 0,0 e")
    assert legal(state) == ["move souvenir_shop", "move chillax_spa"]
    assert rule_against(state, "move art_gallery") == "ST-111"
    do(state, "0 move chillax_spa", "0 move chillax_spa")
    assert people(state, "chillax_spa") == [2, 0, 0, 0]
    assert people(state, "tapas_bar") == [0] * 4


@rule("ST-116")
def test_colours_move_in_their_order() -> None:
    city = """
shoe_store    1,0 v - 1
starter_home  2,0 v - 1
vinyl_shop    3,0 v - 1
tapas_bar     4,0 v - 1
copy_shop     5,0 < - 0
souvenir_shop 5,5 v B 0
art_gallery   8,5 v B 0
toy_store     5,8 v B 0
food_court    8,8 v B 0
"""
    state = table(city, "corner_pub bubble_tea_bar")
    facts = do(state, "0 build corner_pub", "0 place 0,0 e")
    assert [f.colour for f in facts if isinstance(f, Moved)] == list(COLOURS)


@rule("ST-112", "ST-126", "ST-111", "ST-327", "ST-301")
def test_where_nobody_can_go() -> None:
    city = written("""
copy_shop     0,0 v A 0
tapas_bar     4,0 v A 0 abandoned
chillax_spa   9,0 v A 0
souvenir_shop 4,4 v - 0
art_gallery   3,4 > - 0
vinyl_shop    5,4 < - 0
""")
    assert [city.tiles[b] for b in destinations(city, 0)] == [city.tiles[2]]


@rule("ST-328", "ST-134")
def test_seekers_in_a_street_that_is_enclosed_later_stay_seekers() -> None:
    city = """
tapas_bar   1,0 v - 0 +2 abandoned
art_gallery 2,0 < - 1
"""
    state = table(city, "corner_pub food_court")
    facts = do(state, "0 build corner_pub", "0 place 0,0 e")
    assert "enclosed" in kinds(facts)
    assert seekers(state, "tapas_bar") == [2, 0, 0, 0]
    assert "moved" not in kinds(facts)


@rule("ST-323", "ST-69")
def test_if_people_run_short_those_that_are_left_come() -> None:
    city = """
chillax_spa 0,0 v - 11
"""
    state = table(city, "boutique_hotel food_court")
    do(state, "0 build boutique_hotel", "0 place 1,0 s")
    assert people(state, "boutique_hotel") == [1, 0, 0, 0]
    assert supply_of(state.city, 0) == 0
