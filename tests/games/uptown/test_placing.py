"""Section 4 of the ledger: where a card may be played."""

from random import Random

import pytest

from kvartal.games.uptown.components import CARD_OF, NUMBER_OF
from kvartal.games.uptown.game import GAME
from kvartal.kit.game import observe
from tests.games.uptown.positions import (
    CLOSED,
    EMPTY,
    do,
    kinds,
    legal,
    paid,
    places_of,
    plot,
    points,
    rule_against,
    table,
)
from tests.marks import rule

ALL = ["1", "2", "3", "4", "5"]
OPEN_AND_CLOSED = "family_flat | pocket_park | law_chambers slate_roof |  | "
"""Open and built upon, closed on the ground, closed above it, and two empty plots."""


@rule("UP-70", "UP-71", "UP-211")
def test_one_of_two_projects_is_shown_and_the_other_has_no_effect() -> None:
    state = table(EMPTY, EMPTY, free="temp_agency")
    assert places_of(state, "temp_agency") == ALL
    assert places_of(state, "broken_lift") == []  # an upper floor, and nothing is built
    do(state, "0 build temp_agency 1")
    assert plot(state, 0, 1) == ["temp_agency"]
    assert points(state, 0) == 2 + 10 // 3  # nothing of the other half
    assert CARD_OF[NUMBER_OF["temp_agency"]] == CARD_OF[NUMBER_OF["broken_lift"]]


@rule("UP-73", "UP-74", "UP-75", "UP-76")
def test_buildings_grow_upwards_without_limit() -> None:
    storeys = "family_flat law_chambers bay_window_flat courtyard_flats typing_pool laundrette"
    state = table(storeys, EMPTY, free="student_digs")
    do(state, "0 build student_digs 1")
    assert plot(state, 0, 1) == [*storeys.split(), "student_digs"]


@rule("UP-77", "UP-84", "UP-265")
def test_without_symbol_on_any_open_plot_of_the_own_street() -> None:
    state = table(OPEN_AND_CLOSED, EMPTY, free="student_digs")
    assert places_of(state, "student_digs") == ["1", "4", "5"]
    assert all("give student_digs" not in text for text in legal(state))


@rule("UP-78", "UP-244", "UP-246")
def test_a_gift_goes_to_any_other_street_and_never_home() -> None:
    state = table("family_flat", OPEN_AND_CLOSED, EMPTY, free="abandoned_floor")
    theirs = ["1 1", "1 4", "1 5"]
    assert places_of(state, "abandoned_floor") == [*theirs, *(f"2 {each}" for each in ALL)]
    assert rule_against(state, "give abandoned_floor 0 1") == "UP-78"
    barred = table(EMPTY, CLOSED, free="abandoned_floor")
    assert places_of(barred, "abandoned_floor") == []
    assert rule_against(barred, "give abandoned_floor 0 1") == "UP-78"


@rule("UP-79")
def test_ground_floor_only_as_the_first_card() -> None:
    state = table(OPEN_AND_CLOSED, EMPTY, free="flea_market")
    assert places_of(state, "flea_market") == ["4", "5"]
    assert rule_against(state, "build flea_market 1") == "UP-79"


@rule("UP-80")
def test_upper_floor_never_as_the_first_card() -> None:
    state = table(OPEN_AND_CLOSED, EMPTY, free="bedsit")
    assert places_of(state, "bedsit") == ["1"]
    assert rule_against(state, "build bedsit 4") == "UP-80"


@rule("UP-81", "UP-233")
def test_roof_only_on_a_closed_plot_and_nowhere_else() -> None:
    state = table(OPEN_AND_CLOSED, EMPTY, free="rooftop_garden")
    assert places_of(state, "rooftop_garden") == ["2", "3"]
    assert rule_against(state, "build rooftop_garden 1") == "UP-81"
    assert rule_against(state, "build rooftop_garden 4") == "UP-81"


@rule("UP-82", "UP-238", "UP-91")
def test_nothing_else_on_a_closed_plot() -> None:
    state = table(OPEN_AND_CLOSED, EMPTY, free="bedsit")
    assert rule_against(state, "build bedsit 2") == "UP-82"
    assert rule_against(state, "build bedsit 3") == "UP-82"


@rule("UP-234", "UP-235", "UP-91", "UP-232")
def test_any_number_of_roof_only_projects_and_no_payout_for_them() -> None:
    state = table("pocket_park rooftop_garden", EMPTY, free="solar_array")
    facts = do(state, "0 build solar_array 1")
    assert plot(state, 0, 1) == ["pocket_park", "rooftop_garden", "solar_array"]
    assert paid(facts) == []
    assert GAME.public(state)["streets"][0][0]["closed"]
    assert GAME.public(state)["payout"][0] == 1 + 1  # its own income counts from now on


@rule("UP-239", "UP-91")
def test_a_park_is_a_finished_building_of_one_floor() -> None:
    state = table(EMPTY, EMPTY, free="pocket_park")
    facts = do(state, "0 build pocket_park 5")
    assert GAME.public(state)["streets"][0][4]["closed"]
    assert kinds(facts)[:2] == ["built", "income"]


@rule("UP-83", "UP-245")
@pytest.mark.parametrize(
    "building",
    [
        "gated_court",
        "family_flat gated_court law_chambers",
        "abandoned_floor gated_court",  # a gift already there stays
    ],
)
def test_no_gifts_protects_the_whole_building(building: str) -> None:
    state = table(EMPTY, f"{building} | family_flat", free="asbestos_scare")
    assert places_of(state, "asbestos_scare") == ["1 2", "1 3", "1 4", "1 5"]
    assert rule_against(state, "give asbestos_scare 1 1") == "UP-83"


@rule("UP-245")
def test_also_against_gifts_on_its_roof() -> None:
    streets = EMPTY, "gated_court slate_roof | family_flat tiled_roof"
    state = table(*streets, free="pigeon_colony")
    assert places_of(state, "pigeon_colony") == ["1 2"]
    assert rule_against(state, "give pigeon_colony 1 1") == "UP-83"


@rule("UP-83")
def test_it_does_not_bar_what_its_owner_builds() -> None:
    state = table("gated_court", EMPTY, free="student_digs")
    assert places_of(state, "student_digs") == ALL


@rule("UP-243", "UP-85")
def test_a_gift_obeys_its_other_symbols_where_it_goes() -> None:
    theirs = OPEN_AND_CLOSED
    for gift, places in (
        ("sinking_foundations", ["1 4", "1 5"]),  # ground
        ("tin_roof", ["1 1"]),  # upper
        ("pigeon_colony", ["1 2", "1 3"]),  # roof
        ("abandoned_floor", ["1 1", "1 4", "1 5"]),
    ):
        assert places_of(table(EMPTY, theirs, free=gift), gift) == places


@rule("UP-86")
def test_requirements_are_asked_once() -> None:
    """What was built on the ground floor stays there when its plot is built upon and closed."""
    state = table("flea_market", EMPTY, free="attic_hideaway")
    do(state, "0 build attic_hideaway 1")
    assert plot(state, 0, 1) == ["flea_market", "attic_hideaway"]
    assert GAME.public(state)["streets"][0][0]["storeys"][0]["income"] == 1


@rule("UP-264")
@pytest.mark.parametrize("source", ["free", "bought", "municipal"])
def test_gifts_come_from_every_source(source: str) -> None:
    if source == "free":
        state, gift = table(EMPTY, EMPTY, free="abandoned_floor"), "abandoned_floor"
    elif source == "bought":
        state, gift = table(EMPTY, EMPTY, tops=["abandoned_floor", "laundrette"]), "abandoned_floor"
    else:
        state, gift = table(EMPTY, EMPTY, top="bottle_bank"), "bottle_bank"
    do(state, f"0 give {gift} 1 3")
    assert plot(state, 1, 3) == [gift]


@rule("UP-229")
def test_a_gift_belongs_to_the_street_it_stands_on() -> None:
    state = table(EMPTY, "bay_window_flat", free="haunted_flat")
    before = points(state, 1)
    do(state, "0 give haunted_flat 1 1")
    assert points(state, 1) == before - 4 + 1  # and one more apartment beside the bay window
    assert points(state, 0) == 10 // 3


@rule("UP-78", "UP-185")
def test_all_see_who_has_given_what() -> None:
    state = table(EMPTY, EMPTY, EMPTY, free="abandoned_floor")
    do(state, "0 give abandoned_floor 2 1")
    assert GAME.public(state)["gave"] == [["abandoned_floor"], [], []]
    assert GAME.worlds(observe(GAME, state, 1)).determinize(Random(0)).gave == state.gave
