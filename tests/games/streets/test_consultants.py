"""Section 13 of the ledger: what each consultant changes for its owner."""

from typing import Any

from kvartal.games.streets.components import NUMBER_OF
from kvartal.games.streets.facts import Abandoned, Income, Sent
from kvartal.games.streets.game import GAME
from kvartal.games.streets.scoring import counted_for, final_lines, incomes, standing
from kvartal.games.streets.state import ABANDON, StreetsState
from kvartal.kit.game import observe
from kvartal.kit.lines import Line, total
from tests.games.streets.positions import (
    build,
    building,
    do,
    give,
    hand,
    kinds,
    legal,
    owner,
    paid,
    people,
    question,
    rule_against,
    seekers,
    table,
    tell,
)
from tests.games.streets.test_income import CLOSE_IT, EXAMPLE
from tests.marks import rule

B_IS_PAID = {"starter_home": (1, 7), "flea_market": (1, 11)}


def example(*consultants: str, holding: str = "toy_store shoe_store", **more: Any) -> StreetsState:
    return table(EXAMPLE, f"student_house {holding}", consultants=consultants, **more)


# Hipster Legend


@rule("ST-446", "ST-204", "ST-182", "ST-183")
def test_hipster_legend() -> None:
    state = example("hipster_legend", "investor")
    assert paid(do(state, *CLOSE_IT)) == {"art_gallery": (0, 8 + 3), **B_IS_PAID}


@rule("ST-204", "ST-93")
def test_for_the_legend_every_hipster_symbol_is_wild() -> None:
    state = table(
        "community_centre 0,0 v A 0\nvinyl_shop 1,0 v B 1", consultants=["hipster_legend"]
    )
    (lines,) = final_lines(state, 0).values()
    assert lines[0] == Line("ST-93", 4, 1 + 1 + 1, "community_centre")  # its own, shop, card


@rule("ST-204")
def test_the_legend_moves_people_as_all_do() -> None:
    state = example("hipster_legend")
    do(state, *CLOSE_IT)
    assert people(state, "student_house") == [0, 4, 0, 0]


# Hacker


@rule("ST-447", "ST-196", "ST-197", "ST-183")
def test_hacker() -> None:
    state = example("hacker", holding="vinyl_shop copy_shop")
    assert paid(do(state, *CLOSE_IT)) == {"art_gallery": (0, 12 + 3), **B_IS_PAID}


@rule("ST-196")
def test_the_back_shows_one_symbol_whatever_the_front() -> None:
    state = table("art_gallery 0,0 v A 0", "concept_store", consultants=["hacker"])
    assert counted_for(state, 0, [0], is_final=False) == [0, 1 + 1, 0, 0, 1]


@rule("ST-197")
def test_in_others_turns_three_tiles_count() -> None:
    city = EXAMPLE.replace(" A ", " B ")
    state = table(
        city,
        "student_house toy_store",
        "vinyl_shop copy_shop tapas_bar",
        consultants=["investor", "hacker"],
    )
    # hipster 2 + 1, wild 1 + 1 + card
    assert paid(do(state, *CLOSE_IT))["art_gallery"] == (1, 2 * 6 + 3)


# Location Scout


@rule("ST-448", "ST-209", "ST-210")
def test_location_scout() -> None:
    state = example("location_scout")
    assert paid(do(state, *CLOSE_IT)) == {"art_gallery": (0, 8 + 3), **B_IS_PAID}


@rule("ST-209", "ST-345", "ST-311")
def test_the_scout_counts_own_buildings_in_other_streets() -> None:
    city = (
        EXAMPLE
        + """
vinyl_shop    9,9 v A 1
micro_brewery 10,9 v B 1
"""
    )
    state = table(city, "student_house toy_store", consultants=["location_scout"])
    # vinyl_shop once more, but not the micro_brewery of B beside it
    assert paid(do(state, *CLOSE_IT))["art_gallery"] == (0, 2 * (2 + 1 + 1 + 1) + 3)


@rule("ST-211")
def test_the_scout_is_of_no_use_at_the_end() -> None:
    state = table("art_gallery 0,0 v A 0\nvinyl_shop 9,9 v A 0", consultants=["location_scout"])
    assert final_lines(state, 0)[0][0] == Line("ST-91", 2, 1, "art_gallery")


@rule("ST-209", "ST-86")
def test_what_a_street_would_pay_is_told_with_the_scouts_help() -> None:
    state = table("art_gallery 0,0 v A 0\nvinyl_shop 9,9 v A 0", consultants=["location_scout"])
    street = state.city.street(0)
    assert incomes(state, 0, street) == {0: [Line("ST-91", 2, 2, "art_gallery")]}


@rule("ST-183", "ST-151")
def test_symbols_on_cards_count_at_the_end() -> None:
    state = table("art_gallery 0,0 v A 0", "", consultants=["hacker"])
    assert final_lines(state, 0)[0][0] == Line("ST-91", 2, 2, "art_gallery")


@rule("ST-184", "ST-318")
def test_who_copies_uses_the_own_consultant() -> None:
    """art_gallery is the Legend's; copied by B, its hipster symbols are hipsters again."""
    city = "corner_pub 0,0 > - 0\nart_gallery 1,0 v A 1\ncopy_shop 2,0 v B 0"
    state = table(city, "gatehouse_flats toy_store", consultants=["hipster_legend", "investor"])
    facts = do(state, "0 build gatehouse_flats", "0 place 3,0 w")
    # hipster 1, wild 3 (pub, copy_shop, flats); with the card A has one more
    assert paid(facts) == {"art_gallery": (0, 2 * 5 + 1), "copy_shop": (1, 2 * 4)}


# Investor


@rule("ST-449", "ST-203", "ST-334")
def test_investor() -> None:
    city = EXAMPLE.replace("art_gallery    3,0 v A 3", "art_gallery    3,0 v A 3 double")
    state = table(city, "student_house toy_store", consultants=["investor"])
    assert state.unused[0] == 3
    facts = do(state, *CLOSE_IT)
    assert paid(facts) == {"art_gallery": (0, 2 * 6 + 3), **B_IS_PAID}
    assert state.unused[0] == 4  # both came back, one stands on student_house


@rule("ST-202", "ST-334", "ST-71")
def test_two_signs_at_once_on_one_building() -> None:
    state = table(None, "art_gallery toy_store", consultants=["investor"])
    assert legal(state) == [
        "build toy_store",
        "build art_gallery",
        "invest toy_store",
        "invest art_gallery",
    ]
    do(state, "0 invest art_gallery", "0 place 0,1 e")
    assert state.city.signs[2] == 2
    assert state.unused[0] == 3


@rule("ST-202", "ST-334")
def test_one_double_at_a_time_and_two_signs_are_needed() -> None:
    state = table("art_gallery 0,0 v A 1 double", "toy_store copy_shop", consultants=["investor"])
    assert legal(state) == ["build toy_store", "build copy_shop"]
    assert rule_against(state, "invest toy_store") == "ST-202"
    assert rule_against(state, "invest shoe_store") == "ST-60"
    state = table("art_gallery 0,0 v A 1", "toy_store copy_shop", consultants=["investor"])
    state.unused[0] = 1
    assert rule_against(state, "invest toy_store") == "ST-202"


@rule("ST-203", "ST-98", "ST-94", "ST-334")
def test_doubling_and_copying() -> None:
    city = """
corner_pub           0,0 > - 0
neighbourhood_bakery 1,0 v A 1 double
copy_shop            2,0 v A 0
popup_space          3,0 v B 0
"""
    state = table(city, "gatehouse_flats toy_store", consultants=["investor", "hacker"])
    facts = do(state, "0 build gatehouse_flats", "0 place 4,0 w")
    assert paid(facts) == {
        "neighbourhood_bakery": (0, 2 * 3 * 3 + 1),  # three signs, doubled
        "copy_shop": (0, 3 * 3),  # what is not doubled
        "popup_space": (1, 3 * 1),
    }


@rule("ST-203", "ST-122", "ST-324")
def test_an_investors_doubled_building_is_abandoned_with_both_signs() -> None:
    city = """
art_gallery 0,0 v A 1 double
tapas_bar   4,0 v A 1
shoe_store  8,0 v A 1
toy_store   0,4 v A 1
"""
    state = table(city, "food_court copy_shop", consultants=["investor"])
    state.question = ABANDON
    assert len(legal(state)) == 4
    do(state, "0 abandon art_gallery")
    assert state.unused[0] == 2


@rule("ST-203", "ST-168")
def test_tokens_are_not_doubled() -> None:
    city = EXAMPLE.replace("art_gallery    3,0 v A 3", "art_gallery    3,0 v A 3 double")
    state = table(city, "student_house toy_store", consultants=["investor"], business=True)
    do(state, *CLOSE_IT, "1 business flea_market")
    assert state.tokens[0] == [0, 0, 1, 0]


# Entrepreneur


@rule("ST-450", "ST-198", "ST-200", "ST-333")
def test_entrepreneur() -> None:
    for instead, expected in [
        ("vinyl_shop", 9),
        ("food_court", 9),
        ("tapas_bar", 15),
        ("community_centre", 7),
    ]:
        state = example("entrepreneur", holding=f"{instead} copy_shop")
        do(state, *CLOSE_IT)
        assert question(state) == "swap"
        facts = do(state, f"0 swap art_gallery {instead}")
        assert paid(facts) == {"art_gallery": (0, expected), **B_IS_PAID}
        assert instead in hand(state, 0)


@rule("ST-198", "ST-199", "ST-333")
def test_what_may_be_swapped() -> None:
    state = example("entrepreneur", holding="vinyl_shop copy_shop")
    do(state, *CLOSE_IT)
    assert legal(state) == ["swap art_gallery vinyl_shop", "decline"]
    assert rule_against(state, "swap art_gallery copy_shop") == "ST-199"
    assert rule_against(state, "swap flea_market vinyl_shop") == "ST-198"
    facts = do(state, "0 decline")
    assert paid(facts)["art_gallery"] == (0, 9)


@rule("ST-199", "ST-333", "ST-98")
def test_once_a_street_also_for_a_copy_which_others_do_not_see() -> None:
    city = """
corner_pub  0,0 > - 0
art_gallery 1,0 v A 0
copy_shop   2,0 v A 0
vinyl_shop  3,0 v A 0
"""
    state = table(city, "gatehouse_flats community_centre toy_store", consultants=["entrepreneur"])
    do(state, "0 build gatehouse_flats", "0 place 4,0 w")
    assert len(legal(state)) == 3 * 2 + 1
    facts = do(state, "0 swap art_gallery community_centre")
    assert question(state) == "build"
    # wild: pub, copy_shop, flats; the copy still sees the gallery's own formula: 2 x (2 + 3)
    assert paid(facts) == {"art_gallery": (0, 12), "copy_shop": (0, 10), "vinyl_shop": (0, 0)}
    state = table(city, "gatehouse_flats community_centre toy_store", consultants=["entrepreneur"])
    do(state, "0 build gatehouse_flats", "0 place 4,0 w")
    facts = do(state, "0 swap copy_shop community_centre")
    assert paid(facts)["copy_shop"] == (0, 12)


@rule("ST-200")
def test_the_tile_is_shown_to_all() -> None:
    state = example("entrepreneur", holding="tapas_bar copy_shop")
    do(state, *CLOSE_IT)
    assert "tapas_bar" not in str(observe(GAME, state, 1).public)
    facts = do(state, "0 swap art_gallery tapas_bar")
    assert "swapped" in kinds(facts)
    assert observe(GAME, state, 1).public["hands"][0]["shown"] == ["tapas_bar"]
    assert observe(GAME, state, None).public["hands"][0]["shown"] == ["tapas_bar"]


@rule("ST-198")
def test_that_the_question_is_asked_tells_nothing() -> None:
    """Also with nothing but copy tiles in hand; not with an empty hand, or without a building."""
    state = example("entrepreneur", holding="popup_space copy_shop")
    do(state, *CLOSE_IT)
    assert legal(state) == ["decline"]
    state = example("entrepreneur", holding="", stack=0)
    assert "income" in kinds(do(state, "0 build student_house", "0 place 0,0 e"))
    state = example("", "", "entrepreneur", seats=3)
    assert "income" in kinds(do(state, *CLOSE_IT))


@rule("ST-201", "ST-168")
def test_the_hand_tiles_business_sign_gives_nothing() -> None:
    state = example("entrepreneur", holding="tapas_bar copy_shop", business=True)
    do(state, *CLOSE_IT, "1 business flea_market", "0 swap art_gallery tapas_bar")
    assert state.tokens[0] == [0, 0, 1, 0]  # art_gallery's leisure, not the bar's restaurant


@rule("ST-333", "ST-151")
def test_no_swap_in_the_final_scoring() -> None:
    state = table("art_gallery 0,0 v A 0", "toy_store", "", stack=0, consultants=["entrepreneur"])
    facts = build(state, 0, "toy_store", "1,0 s")
    assert kinds(facts)[-1] == "ended"
    assert standing(state, 0).score == 1 + 2  # gallery 2 halved; shop 2 and a person, halved


# Renovator

STATION = "central_station 9,9 v - 0\n"


def scored_example() -> StreetsState:
    state = table(
        EXAMPLE + STATION,
        "student_house shoe_store",
        "tattoo_studio toy_store copy_shop",
        consultants=["", "renovator", ""],
        seats=3,
    )
    do(state, *CLOSE_IT)
    return state


@rule("ST-451", "ST-205", "ST-207", "ST-208", "ST-335", "ST-51")
def test_renovator() -> None:
    state = scored_example()
    do(state, "1 build tattoo_studio")
    covers = [text for text in legal(state, 1) if text.startswith("cover")]
    assert covers == ["cover starter_home", "cover flea_market", "cover art_gallery"]
    facts = do(state, "1 cover art_gallery")
    assert paid(facts) == {"tattoo_studio": (1, 7)}
    assert kinds(facts).count("enclosed") == 1
    assert people(state, "student_house") == [0, 5, 0, 0]
    assert seekers(state, "starter_home") == seekers(state, "flea_market") == [0, 0, 1, 0]
    assert state.city.facings[building(state, "tattoo_studio")] == 2
    assert state.covered == [NUMBER_OF["art_gallery"]]
    assert owner(state, "tattoo_studio") == -1
    assert state.unused[1] == 5


@rule("ST-451", "ST-206", "ST-335", "ST-132")
def test_renovator_with_seekers_of_the_new_tiles_colour() -> None:
    state = scored_example()
    facts = do(state, "1 build toy_store", "1 cover art_gallery")
    assert paid(facts) == {"toy_store": (1, 9)}
    assert seekers(state, "toy_store") == [0, 0, 3, 0]


@rule("ST-206", "ST-205")
def test_seekers_on_the_covered_tile_stay_if_it_is_theirs_and_leave_if_it_is_wild() -> None:
    state = scored_example()
    do(state, "1 build toy_store", "1 cover starter_home")
    assert seekers(state, "toy_store") == [0, 0, 3, 0]
    assert seekers(state, "central_station") == [0] * 4
    state = scored_example()
    facts = do(state, "1 build copy_shop", "1 cover starter_home")
    assert seekers(state, "central_station") == [0, 0, 1, 0]
    (sent,) = [fact for fact in facts if isinstance(fact, Sent)]
    assert (sent.origin, sent.tile, sent.count) == ("starter_home", "central_station", 1)


@rule("ST-208", "ST-335", "ST-123")
def test_a_pile_can_grow_and_an_abandoned_tile_gets_an_owner_again() -> None:
    state = scored_example()
    state.city.abandoned[building(state, "art_gallery")] = True
    do(state, "1 build tattoo_studio", "1 cover art_gallery")
    assert not state.city.abandoned[building(state, "tattoo_studio")]
    state.side, state.question = 1, 2
    do(state, "1 build copy_shop", "1 cover tattoo_studio")
    assert state.covered == sorted([NUMBER_OF["art_gallery"], NUMBER_OF["tattoo_studio"]])


@rule("ST-205", "ST-301", "ST-182")
def test_where_the_renovator_may_not_build() -> None:
    state = table(
        "chillax_spa -1,0 > - 0",
        "toy_store copy_shop",
        consultants=["renovator", "hacker", "investor"],
        seats=3,
        with_start=True,
    )
    do(state, "0 build toy_store")
    assert state.city.is_enclosed([0])  # the station's street
    assert rule_against(state, "cover central_station") == "ST-205"
    assert rule_against(state, "cover chillax_spa") == "ST-205"  # open
    other = scored_example()
    other.side = 2
    tile = hand(other, 2)[0]
    do(other, f"2 build {tile}")
    assert rule_against(other, "cover art_gallery", 2) == "ST-205"


@rule("ST-456", "ST-206", "ST-335", "ST-308", "ST-328")
def test_seekers_sent_to_an_open_station() -> None:
    state = table(None, seats=3, consultants=["", "", "renovator"])
    build(state, 0, "art_gallery", "0,1 e")
    build(state, 1, "tapas_bar", "0,2 n")
    give(state, 2, "starter_home")
    facts = do(state, "2 build starter_home", "2 cover art_gallery")
    assert paid(facts) == {"starter_home": (2, 5)}
    assert seekers(state, "central_station") == [0, 1, 0, 0]
    assert people(state, "central_station") == [1, 1, 1, 1]
    assert seekers(state, "starter_home") == [0, 0, 1, 0]
    build(state, 0, "vinyl_shop", "-1,0 s")
    assert people(state, "vinyl_shop") == [0, 2, 0, 0]
    assert seekers(state, "central_station") == [0] * 4
    assert people(state, "central_station") == [1, 1, 1, 1]


@rule("ST-206", "ST-120")
def test_the_renovator_abandons_first_as_all_do() -> None:
    city = (
        EXAMPLE.replace(" B ", " - ").replace(" A ", " - ")
        + STATION
        + """
student_house 0,0 > - 0
tapas_bar     0,5 v A 0
shoe_store    3,5 v A 0
vinyl_shop    6,5 v A 0
corner_pub    9,5 v A 0
copy_shop     0,8 v A 0
"""
    )
    state = table(city, "toy_store food_court", seats=3, consultants=["renovator"])
    state.question = ABANDON
    do(state, "0 abandon corner_pub", "0 build toy_store", "0 cover art_gallery")
    assert state.unused[0] == 1  # one came back, was used, and came back when it was scored


# Contractor


def contractor(city: str, *hands: str, **more: Any) -> StreetsState:
    """B has built, and the Contractor's turn begins."""
    state = table(city, *hands, consultants=["contractor", "investor"], **more)
    state.side = 1
    return state


@rule("ST-191", "ST-192", "ST-194", "ST-182")
def test_the_contractor_builds_two_tiles_and_draws_two() -> None:
    state = contractor(
        "toy_store 0,0 v B 1", "art_gallery shoe_store tapas_bar", "food_court copy_shop"
    )
    do(state, "1 build food_court", "1 place 1,0 s")
    facts = do(state, "0 build art_gallery", "0 place 2,0 s")
    assert "drew" not in kinds(facts)
    assert GAME.pending(state) == [0]
    assert len(hand(state, 0)) == 2
    facts = do(state, "0 build shoe_store", "0 place 3,0 s")
    assert "drew" in kinds(facts)
    assert len(hand(state, 0)) == 3
    assert GAME.pending(state) == [1]


@rule("ST-195", "ST-332")
def test_with_an_empty_stack_the_contractor_builds_one() -> None:
    hands = "art_gallery shoe_store", "food_court copy_shop"
    state = contractor("toy_store 0,0 v B 1", *hands, stack=0)
    do(state, "1 build food_court", "1 place 1,0 s", "0 build art_gallery", "0 place 2,0 s")
    assert GAME.pending(state) == [1]
    state = contractor("toy_store 0,0 v B 1", "art_gallery shoe_store tapas_bar", hands[1], stack=2)
    do(state, "1 build food_court", "1 place 1,0 s", "0 build art_gallery", "0 place 2,0 s")
    do(
        state, "0 build shoe_store", "0 place 3,0 s"
    )  # fixed when the turn began, with one tile left
    assert len(hand(state, 0)) == 2


@rule("ST-192", "ST-84")
def test_signs_that_came_back_may_be_used_for_the_second_build() -> None:
    city = """
vinyl_shop 1,0 v A 0
corner_pub 2,0 < - 0
tapas_bar  0,5 v A 0
shoe_store 3,5 v A 0
toy_store  6,5 v A 0
"""
    state = contractor(city, "student_house art_gallery copy_shop", "food_court popup_space")
    do(state, "1 build food_court", "1 place 4,5 s")
    assert state.unused[0] == 1
    do(state, "0 build student_house", "0 place 0,0 e")
    assert question(state) == "build"  # nothing has to be abandoned
    assert state.unused[0] == 1


@rule("ST-193", "ST-120")
def test_the_contractor_may_have_to_abandon_twice() -> None:
    city = """
vinyl_shop 9,9 v A 0
tapas_bar  0,5 v A 0
shoe_store 3,5 v A 0
toy_store  6,5 v A 0
corner_pub 9,5 v A 0
"""
    state = contractor(city, "student_house art_gallery copy_shop", "food_court popup_space")
    facts = do(
        state,
        "1 build food_court",
        "1 place 4,5 s",
        "0 abandon vinyl_shop",
        "0 build student_house",
        "0 place 7,5 s",
        "0 abandon tapas_bar",
        "0 build art_gallery",
        "0 place 8,5 w",
    )
    assert [fact.tile for fact in facts if isinstance(fact, Abandoned)] == [
        "vinyl_shop",
        "tapas_bar",
    ]


@rule("ST-180", "ST-340")
def test_consultants_are_public() -> None:
    log = tell(example("hacker", "investor"), *CLOSE_IT)
    assert any(isinstance(told.fact, Income) and told.only is None for told in log.told)
    state = example("hacker", "investor")
    assert observe(GAME, state, None).public["consultants"] == ["hacker", "investor"]
    assert total(final_lines(state, 1)[building(state, "starter_home")]) > 0
