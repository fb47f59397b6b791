"""Sections 4, 5, 8, 10 and 11 of the ledger: a turn, abandoning, drawing, and the end."""

import pytest

from kvartal.games.streets.city import empty_city
from kvartal.games.streets.components import NONE, NUMBER_OF
from kvartal.games.streets.facts import FinalIncome
from kvartal.games.streets.game import GAME
from kvartal.games.streets.scoring import final_lines, standing
from kvartal.games.streets.state import ABANDON, OVER, RETURN
from kvartal.kit.lines import Line, total
from tests.games.streets.positions import (
    build,
    building,
    do,
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
from tests.games.turns import LUCK
from tests.marks import rule


@rule("ST-50", "ST-52", "ST-60", "ST-140")
def test_a_turn_is_build_score_draw() -> None:
    state = table(None, "art_gallery toy_store shoe_store")
    assert legal(state) == ["build toy_store", "build art_gallery", "build shoe_store"]
    assert rule_against(state, "build copy_shop") == "ST-60"
    log = tell(state, "0 build toy_store", "0 place 0,1 e")
    assert kinds(log.known_to(0)) == [
        "took",
        "built",
        "came_new",
        "drew",
        "drew_tiles",
        "top_seen",
        "turn_began",
    ]
    assert len(hand(state, 0)) == 3
    assert state.stack.size == 9
    assert GAME.pending(state) == [1]


@rule("ST-61", "ST-66")
def test_a_tile_may_be_turned_all_four_ways() -> None:
    state = table(None, "art_gallery toy_store")
    do(state, "0 build art_gallery")
    facings = {text.split()[-1] for text in legal(state)}
    assert facings == {"n", "e", "s", "w"}


@rule("ST-140", "ST-141")
def test_once_the_stack_is_empty_hands_are_played_out() -> None:
    state = table(None, "art_gallery", "shoe_store", stack=0)
    facts = build(state, 0, "art_gallery", "0,1 e")
    assert "drew" not in kinds(facts)
    assert hand(state, 0) == []
    assert GAME.pending(state) == [1]
    facts = do(state, "1 place -1,0 s")  # the last tile is taken without asking
    assert kinds(facts)[-1] == "ended"
    assert GAME.pending(state) == []


# Abandoning

FIVE_BUILDINGS = """
toy_store    2,0 v A 3
starter_home 3,0 v B 1
tapas_bar    7,0 v A 1
shoe_store   7,2 v A 0
art_gallery  7,4 v A 0
vinyl_shop   7,6 v A 0
"""


@rule("ST-120", "ST-324", "ST-121")
def test_without_an_unused_sign_a_building_is_abandoned_first() -> None:
    state = table(FIVE_BUILDINGS, "food_court copy_shop", "corner_pub popup_space")
    state.side = 1
    assert rule_against(state, "abandon starter_home", 1) == "KV-2"  # B has signs left
    do(state, "1 build corner_pub", "1 place 4,0 s")
    assert question(state) == "abandon"
    assert legal(state) == [
        f"abandon {tile}"
        for tile in ("toy_store", "tapas_bar", "shoe_store", "art_gallery", "vinyl_shop")
    ]
    assert rule_against(state, "build food_court") == "KV-2"
    assert rule_against(state, "abandon starter_home") == "ST-120"


@rule("ST-122", "ST-123", "ST-124", "ST-325", "ST-126")
def test_abandoning() -> None:
    state = table(FIVE_BUILDINGS, "food_court copy_shop")
    state.question = ABANDON
    facts = do(state, "0 abandon toy_store")
    assert state.unused[0] == 1
    assert state.money[0] == 0
    assert "income" not in kinds(facts)
    assert owner(state, "toy_store") == NONE
    assert state.city.abandoned[building(state, "toy_store")]
    # starter_home is in the same street, which is open
    assert people(state, "starter_home") == [0, 0, 4, 0]
    assert question(state) == "build"


@rule("ST-124", "ST-113")
def test_who_abandons_chooses_where_the_people_go() -> None:
    state = table(FIVE_BUILDINGS + "flea_market 3,5 v B 0", "food_court copy_shop")
    state.question = ABANDON
    do(state, "0 abandon toy_store")
    assert legal(state) == ["move starter_home", "move flea_market"]
    do(state, "0 move starter_home", "0 move flea_market", "0 move flea_market")
    assert people(state, "flea_market") == [0, 0, 2, 0]
    assert question(state) == "build"


@rule("ST-125", "ST-131", "ST-126")
def test_who_finds_no_place_seeks_and_may_move_into_the_new_tile() -> None:
    state = table(FIVE_BUILDINGS, "chillax_spa copy_shop")
    state.question = ABANDON
    do(state, "0 abandon tapas_bar")
    assert seekers(state, "tapas_bar") == [1, 0, 0, 0]
    do(state, "0 build chillax_spa", "0 place 1,0 s")
    assert people(state, "chillax_spa") == [2, 0, 0, 0]
    assert seekers(state, "tapas_bar") == [0] * 4


@rule("ST-127", "ST-327", "ST-123")
def test_an_abandoned_building_is_a_building_still() -> None:
    city = """
corner_pub           0,0 > - 0
adventure_playground 1,0 v A 0
art_gallery          2,0 v - 0 abandoned
trendy_lofts         3,0 v A 0
"""
    facts = do(table(city, "hardware_store copy_shop"), "0 build hardware_store", "0 place 4,0 w")
    assert paid(facts) == {
        "adventure_playground": (0, 2 * 3),
        "trendy_lofts": (0, 2 * (1 + 2)),  # the abandoned gallery's symbol, and two wild ones
    }


# No legal placement


@rule("ST-305")
def test_if_nothing_can_be_built_a_tile_is_given_back() -> None:
    """No such city exists; an empty one stands for it."""
    state = table(empty_city(), "art_gallery toy_store shoe_store", "corner_pub copy_shop")
    state.question, state.unused[0] = RETURN, 0
    assert legal(state) == ["return toy_store", "return art_gallery", "return shoe_store"]
    facts = do(state, "0 return toy_store")
    assert kinds(facts)[0] == "returned"
    assert state.box == [NUMBER_OF["toy_store"]]
    assert len(hand(state, 0)) == 3  # it counts as built, so one is drawn
    assert question(state) == "return"
    assert GAME.pending(state) == [1]


# The end


@rule("ST-441", "ST-151", "ST-203")
@pytest.mark.parametrize(
    ("text", "consultants", "expected"),
    [
        # two hipster symbols: 4; three people of its own
        ("art_gallery 0,0 v A 3\nvinyl_shop 1,0 v - 0", [], 4),
        ("corner_pub 0,0 v A 0", [], 0),
        # one pair at 5, doubled, and a person
        ("flea_market 0,0 v A 1 double\nart_gallery 1,0 v - 0", ["investor"], 6),
    ],
)
def test_half_is_paid_at_the_end_rounded_up(
    text: str, consultants: list[str], expected: int
) -> None:
    state = table(text, consultants=consultants)
    (lines,) = final_lines(state, 0).values()
    assert total(lines) == expected


@rule("ST-151", "ST-150")
def test_each_building_is_halved_separately() -> None:
    """3 and 3 are 2 and 2, not 3 together."""
    state = table("shoe_store 0,0 v A 1\nfood_court 5,5 v A 3", stack=0)
    amounts = [total(lines) for lines in final_lines(state, 0).values()]
    assert amounts == [2, 2]


@rule("ST-152", "ST-315")
def test_symbols_point_into_open_streets_too() -> None:
    state = table("art_gallery 1,0 v A 0\nstudent_house 0,0 > - 0")
    (lines,) = final_lines(state, 0).values()
    assert lines[0] == Line("ST-91", 2, 2, "art_gallery")


@rule("ST-154", "ST-86", "ST-94")
def test_own_signs_count_before_any_is_removed() -> None:
    city = "neighbourhood_bakery 0,0 v A 0\nlive_work_studios 1,0 v A 0"
    state = table(city)
    assert [total(lines) for lines in final_lines(state, 0).values()] == [3, 3]


@rule("ST-344", "ST-97", "ST-151")
def test_an_enclosing_building_is_paid_half_at_the_end() -> None:
    city = """
art_gallery 0,0 > - 1
toy_store   1,0 v - 1
corner_pub  2,0 < A 0
"""
    (lines,) = final_lines(table(city), 0).values()
    assert total(lines) == 3


@rule("ST-313", "ST-150", "ST-153", "ST-151", "ST-27")
def test_the_last_turn_is_scored_in_full_before_the_end() -> None:
    city = """
art_gallery    1,0 v A 3
hardware_store 2,0 < - 0
observation_deck 9,9 v B 2
"""
    state = table(city, "student_house", "", stack=0)
    facts = do(state, "0 build student_house", "0 place 0,0 e")
    assert paid(facts) == {"art_gallery": (0, 2 * 3 + 3)}
    final = {f.tile: total(f.lines) for f in facts if isinstance(f, FinalIncome)}
    # student_house: one neighbour, 2 dollars, and 4 people; observation_deck: two tourists, twice
    assert final == {"student_house": 3, "observation_deck": 3}
    assert people(state, "observation_deck") == [2, 0, 0, 0]
    assert state.question == OVER
    assert [each.score for each in GAME.outcome(state) or []] == [9 + 3, 3]


@rule("ST-155", "ST-326")
def test_most_dollars_win_and_equals_share_it() -> None:
    state = table(empty_city(), seats=3, money=[20, 31, 31])
    state.question = OVER
    assert [each.rank for each in GAME.outcome(state) or []] == [3, 1, 1]
    assert [standing(state, seat).score for seat in range(3)] == [20, 31, 31]


@rule("ST-6", "ST-340")
def test_money_never_runs_out() -> None:
    """87 tokens come to 1,485 dollars at most; a player may have more."""
    state = table(None, money=[5000, 0])
    build(state, 0, "art_gallery", "0,1 e")
    build(state, 1, "tapas_bar", "0,2 n", chance=LUCK)
    assert state.money == [5005, 0]


@rule("ST-50")
def test_only_whose_turn_it_is_may_act_and_nobody_after_the_end() -> None:
    state = table(None, "art_gallery", "art_gallery")
    assert rule_against(state, "build art_gallery") is None
    assert rule_against(state, "build art_gallery", seat=1) == "KV-1"
    state.question = OVER
    assert rule_against(state, "build art_gallery") == "KV-1"
