"""Section 14 of the ledger: alone against the Grifter."""

from typing import Any

import pytest

from kvartal.games.streets.city import empty_city
from kvartal.games.streets.components import CONSULTANT_ID, FACINGS, ID, KIND, NONE, NUMBER_OF
from kvartal.games.streets.enclosing import claims, move_targets
from kvartal.games.streets.facts import Built, GotTokens, Income, Took, TurnedUp
from kvartal.games.streets.game import GAME
from kvartal.games.streets.geometry import x_of, y_of
from kvartal.games.streets.scoring import standing
from kvartal.games.streets.solo import grifter_placements
from kvartal.games.streets.state import BUILD, GRIFTER_PLACE, GRIFTER_TOKEN, OVER, StreetsState
from kvartal.kit.facts import Log
from kvartal.kit.game import observe
from kvartal.kit.lines import total
from tests.games.streets.positions import (
    building,
    do,
    kinds,
    legal,
    owner,
    paid,
    people,
    question,
    rule_against,
    table,
)
from tests.games.turns import LUCK
from tests.kit.helpers import config_of
from tests.marks import rule

GRIFTER = 1


def alone(city: str | None, holding: str, tile: str, **more: Any) -> StreetsState:
    """The human is to build; this tile lies open on the stack."""
    state = table(city, holding, seats=1, **more)
    number = NUMBER_OF[tile]
    if number in state.stack.cards:
        state.stack.cards = sorted({*state.stack.cards, state.open_tile} - {number})
    state.open_tile = number
    return state


def grifters_turn(city: str | None, tile: str, **more: Any) -> StreetsState:
    """The Grifter is to build this tile."""
    state = alone(city, "bubble_tea_bar", "family_diner", **more)
    state.side, state.question, state.tile, state.new_signs = (
        GRIFTER,
        GRIFTER_PLACE,
        NUMBER_OF[tile],
        1,
    )
    return state


def where(state: StreetsState) -> set[str]:
    return {
        f"{x_of(cell)},{y_of(cell)} {FACINGS[facing]}" for cell, facing in grifter_placements(state)
    }


@rule("ST-220", "ST-23", "ST-222")
def test_set_up_for_two_with_an_endgame_stack() -> None:
    log = Log()
    state = GAME.setup(config_of(GAME, 1), LUCK, log)
    assert len(state.hands) == 1
    assert len(state.hands[0]) == 3
    assert state.unused == [5, 0]
    assert state.stack.size + 1 == 24  # one of them lies open
    assert state.endgame == 3
    kinds_left = state.backs[:]
    for tile in [*state.hands[0].faces, state.open_tile]:
        kinds_left[KIND[tile]] += 1
    kinds_left[state.endgame_back] += 1
    assert kinds_left == [6] * 5
    (up,) = [told.fact for told in log.told if isinstance(told.fact, TurnedUp)]
    assert up.tile == ID[state.open_tile]


@rule("ST-221", "ST-454", "ST-251")
@pytest.mark.parametrize(
    ("difficulty", "money", "with_consultant"),
    [("easy", 0, 40), ("normal", 20, 60), ("hard", 50, 90)],
)
def test_the_grifters_money(difficulty: str, money: int, with_consultant: int) -> None:
    assert GAME.setup(config_of(GAME, 1, difficulty=difficulty), LUCK).money == [0, money]
    config = config_of(GAME, 1, difficulty=difficulty, consultants=True)
    assert GAME.setup(config, LUCK).money == [0, with_consultant]


@rule("ST-221", "ST-84")
def test_only_the_grifters_sheet_begins_with_money() -> None:
    state = GAME.setup(config_of(GAME, 1, difficulty="hard"), LUCK)
    sheets = [standing(state, side).lines for side in (0, GRIFTER)]
    assert [{line.source: total([line]) for line in lines} for lines in sheets] == [
        {"streets": 0},
        {"start": 50, "streets": 0},
    ]


@rule("ST-223", "ST-227", "ST-222")
def test_a_round() -> None:
    state = alone(None, "toy_store art_gallery shoe_store", "tapas_bar")
    facts = do(state, "0 build toy_store", "0 place 1,1 n")
    assert kinds(facts)[:6] == ["took", "built", "came_new", "turn_began", "took", "turned_up"]
    assert question(state) == "grifter_place"
    assert GAME.pending(state) == [0]
    shown = ID[state.open_tile]  # what will be drawn can be seen
    assert GAME.public(state)["stack"]["open"] == shown
    facts = do(state, f"0 {legal(state)[0]}")
    assert owner(state, "tapas_bar") == GRIFTER
    assert {"drew_open", "turned_up", "turn_began"} <= set(kinds(facts))
    assert NUMBER_OF[shown] in state.hands[0].faces
    assert (state.side, question(state)) == (0, "build")
    assert state.unused == [4, 0]


@rule("ST-225", "ST-223", "ST-227", "ST-23")
def test_the_last_three_rounds() -> None:
    state = GAME.setup(config_of(GAME, 1), LUCK)
    log = Log()
    turns_when_it_began, hands = 0, []
    while pending := GAME.pending(state):
        if state.question == BUILD:
            hands.append(len(state.hands[0]))
        choices = GAME.legal(state, pending[0])
        GAME.apply(state, pending[0], choices[len(choices) // 3], LUCK, log)
        if state.endgame_back == NONE and not turns_when_it_began:
            turns_when_it_began = state.turn
    assert turns_when_it_began == 2 * 12 + 1  # the thirteenth round begins
    assert hands == [3] * 12 + [3, 2]  # the last tile is built without asking for it
    built = [told.fact.seat for told in log.told if isinstance(told.fact, Built)]
    assert built.count(0) == built.count(GRIFTER) == 15
    assert [told.fact.kind for told in log.told].count("endgame_began") == 1
    assert len(state.city.cells) == 32


@rule("ST-224", "ST-236", "ST-220")
def test_the_grifter_is_paid_like_a_player() -> None:
    city = "art_gallery 1,0 v B 1\nhardware_store 2,0 < - 0"
    state = alone(city, "student_house toy_store", "tapas_bar")
    assert state.unused[1] == 0
    facts = do(state, "0 build student_house", "0 place 0,0 e")
    assert paid(facts) == {"art_gallery": (GRIFTER, 2 * 3 + 1)}
    assert state.money[GRIFTER] == 20 + 7
    assert state.unused[1] == 0  # no sign has to come back


@rule("ST-226", "ST-339", "ST-155")
@pytest.mark.parametrize(("human", "ranks"), [(21, [1, 2]), (20, [2, 1]), (19, [2, 1])])
def test_the_human_needs_more_than_the_grifter(human: int, ranks: list[int]) -> None:
    state = table(empty_city(), seats=1, money=[human, 20])
    state.question = OVER
    assert [each.rank for each in GAME.outcome(state) or []] == ranks
    assert GAME.value(state, 0) == float(ranks[0] == 1)


# Where it builds (ST-453)

ALL_EIGHT = {"1,-1 s", "1,-1 w", "-1,0 e", "-1,0 s", "0,1 e", "0,1 w", "1,1 n", "1,1 w"}


@rule("ST-453", "ST-230", "ST-231", "ST-235", "ST-336")
@pytest.mark.parametrize(
    ("tile", "expected"),
    [
        ("art_gallery", {"-1,0 s"}),
        ("observation_deck", {"-1,0 s"}),
        ("tapas_bar", {"-1,0 s", "0,1 e", "0,1 w"}),
        ("startup_hub", ALL_EIGHT - {"-1,0 e", "-1,0 s"}),
        ("community_centre", {"1,-1 w", "-1,0 s", "1,1 w"}),
        ("neighbourhood_bakery", ALL_EIGHT),
        ("copy_shop", ALL_EIGHT),
        ("corner_pub", {"-1,0 e"}),
    ],
)
def test_the_grifters_choice_at_the_start(tile: str, expected: set[str]) -> None:
    state = grifters_turn(None, tile)
    assert where(state) == expected
    assert {text.removeprefix("place ") for text in legal(state)} == expected


@rule("ST-453", "ST-234")
def test_the_pub_that_encloses_the_station_makes_four_seekers() -> None:
    state = grifters_turn(None, "corner_pub")
    do(state, "0 place -1,0 e")
    assert state.city.seekers[:4] == [1, 1, 1, 1]


@rule("ST-231")
def test_another_place_is_refused() -> None:
    state = grifters_turn(None, "tapas_bar")
    assert rule_against(state, "place 1,1 n") == "ST-231"
    assert rule_against(state, "place 5,5 n") == "ST-63"


TWO_STREETS = """
food_court       0,0 > - 0
vinyl_shop       1,0 v - {left}
corner_pub       0,5 > - 0
observation_deck 1,5 v - {right}
{more}
"""
"""Both can be enclosed from the east, at 2,0 and 2,5; nothing in them can be copied for more."""


def two_streets(tile: str, left: int, right: int, more: str = "") -> StreetsState:
    return grifters_turn(TWO_STREETS.format(left=left, right=right, more=more), tile)


OWN_HOMES = "art_gallery 20,20 v B 0\ntapas_bar 30,20 v B 0"


@rule("ST-234", "ST-232", "ST-337")
def test_a_tile_that_encloses_goes_where_most_people_come_to_the_grifter() -> None:
    state = two_streets("gatehouse_flats", 3, 2, OWN_HOMES)
    assert where(state) == {"2,0 w"}
    state = two_streets("gatehouse_flats", 3, 4, OWN_HOMES)
    assert where(state) == {"2,5 w"}
    # without a hipster building of its own, the three hipsters do not count
    state = two_streets("gatehouse_flats", 3, 2, "tapas_bar 30,20 v B 0")
    assert where(state) == {"2,5 w"}
    state = two_streets("gatehouse_flats", 3, 2)
    assert where(state) == {"2,0 w", "2,5 w"}


@rule("ST-234", "ST-301")
def test_if_it_encloses_nothing_it_goes_to_an_end() -> None:
    state = grifters_turn("vinyl_shop 1,0 v - 1", "gatehouse_flats")
    # an end of the street; beside it and in its line would be legal, too
    assert where(state) == {"0,0 e", "2,0 w"}


NOTHING_TO_COPY = """
corner_pub      0,0 > - 0
seafood_terrace 1,0 v - {tourists}
gatehouse_flats 0,5 > - 0
student_house   1,5 v - {hipsters}
postcard_kiosk  20,20 v B 0
"""


@rule("ST-233", "ST-301", "ST-232")
def test_a_tile_that_copies_looks_at_people_among_the_best() -> None:
    """Adjacency and enclosure cannot be copied, so it is worth nothing wherever it is built."""
    state = grifters_turn(NOTHING_TO_COPY.format(tourists=0, hipsters=0), "copy_shop")
    assert {"2,0 w", "2,0 s", "2,5 w", "2,5 s"} < where(state)
    state = grifters_turn(NOTHING_TO_COPY.format(tourists=2, hipsters=0), "copy_shop")
    assert where(state) == {"2,0 w"}
    # the Grifter has no building for hipsters
    state = grifters_turn(NOTHING_TO_COPY.format(tourists=1, hipsters=3), "copy_shop")
    assert where(state) == {"2,0 w"}
    # what can be copied comes before people
    copied = NOTHING_TO_COPY.format(tourists=2, hipsters=0) + "hardware_store 20,30 v - 0"
    assert where(grifters_turn(copied, "copy_shop")) == {"19,30 s", "21,30 s"}


@rule("ST-230", "ST-336", "ST-90")
def test_seekers_that_would_move_in_count_for_the_choice() -> None:
    city = """
tapas_bar   0,0 v - 0 +3 abandoned
art_gallery 5,0 v - 0
"""
    state = grifters_turn(city, "observation_deck")
    assert len(where(state)) > 4  # 2 x (1 + 3) wherever it is built
    facts = do(state, f"0 place {min(where(state))}")
    assert people(state, "observation_deck") == [4, 0, 0, 0]
    assert "found_home" in kinds(facts)


@rule("ST-236", "ST-220")
def test_the_grifter_builds_with_one_sign_and_never_abandons() -> None:
    names = "tapas_bar toy_store shoe_store art_gallery vinyl_shop corner_pub"
    rows = [f"{name} {4 * i},9 v B 0" for i, name in enumerate(names.split())]
    state = grifters_turn("\n".join(rows), "food_court")
    facts = do(state, f"0 {legal(state)[0]}")
    assert "abandoned" not in kinds(facts)
    assert state.city.signs[building(state, "food_court")] == 1
    assert len(state.buildings_of(GRIFTER)) == 7


@rule("ST-305")
def test_the_grifter_gives_its_tile_back_if_nothing_can_be_built() -> None:
    state = alone(None, "toy_store shoe_store", "tapas_bar")
    state.city, state.question = empty_city(), 4
    facts = do(state, "0 return toy_store")
    assert kinds(facts).count("returned") == 2
    assert state.box == sorted([NUMBER_OF["toy_store"], NUMBER_OF["tapas_bar"]])
    assert len(state.hands[0]) == 2


# What the human decides for it


@rule("ST-240", "ST-338", "ST-74")
def test_the_human_orders_the_streets_that_the_grifter_encloses() -> None:
    city = """
food_court  0,0 > - 0
toy_store   1,0 v A 1
shoe_store  3,0 v A 1
copy_shop   4,0 < - 0
"""
    state = grifters_turn(city, "corner_pub")
    assert where(state) == {"2,0 e", "2,0 w"}
    do(state, "0 place 2,0 w")
    assert question(state) == "street"
    assert legal(state) == ["score toy_store", "score shoe_store"]
    facts = do(state, "0 score shoe_store")
    assert [f.tile for f in facts if isinstance(f, Income)] == ["shoe_store", "toy_store"]


@rule("ST-241", "ST-338", "ST-242")
def test_people_must_go_to_the_grifters_buildings_in_its_turn() -> None:
    city = """
food_court     0,0 > - 0
toy_store      1,0 v A 2
flea_market    9,9 v B 0
family_diner   9,5 v A 0
trendy_lofts   5,9 v B 0
"""
    state = grifters_turn(city, "corner_pub")
    do(state, "0 place 2,0 w")
    assert legal(state) == ["move flea_market", "move trendy_lofts"]
    assert rule_against(state, "move family_diner") == "ST-241"
    state = alone(city, "corner_pub", "tapas_bar")
    do(state, "0 build corner_pub", "0 place 2,0 w")
    assert legal(state) == ["move flea_market", "move family_diner", "move trendy_lofts"]


@rule("ST-241")
def test_without_own_buildings_the_human_chooses_among_the_others() -> None:
    city = """
food_court   0,0 > - 0
toy_store    1,0 v A 2
flea_market  9,9 v A 0
family_diner 9,5 v - 0
"""
    state = grifters_turn(city, "corner_pub")
    assert len(move_targets(state, 2)) == 3
    do(state, "0 place 2,0 w")
    assert legal(state) == ["move flea_market", "move family_diner"]


# Modules

BOTH = """
student_house   0,0 > - 0
boutique_hotel  1,0 v B 0
art_gallery     2,0 v B 0
toy_store       3,0 v A 0
"""
"""The Grifter's housing, doubled, and leisure; the human's retail."""


@rule("ST-250", "ST-252", "ST-163")
def test_the_grifter_takes_what_it_has_fewest_of() -> None:
    for held, expected in [
        ([0, 0, 1, 0], [(1, "housing", 2)]),
        ([0, 1, 0, 0], [(1, "leisure", 1)]),
        ([0, 3, 2, 0], [(1, "leisure", 1)]),
    ]:
        state = alone(BOTH, "hardware_store copy_shop", "tapas_bar", business=True)
        state.tokens[GRIFTER] = held[:]
        facts = do(state, "0 build hardware_store", "0 place 4,0 w")
        got = [(f.seat, f.business, f.count) for f in facts if isinstance(f, GotTokens)]
        assert got == [*expected, (0, "retail", 1)]  # the human, whose turn it is, last


@rule("ST-250", "ST-338")
def test_ties_are_the_humans() -> None:
    state = alone(BOTH, "hardware_store copy_shop", "tapas_bar", business=True)
    do(state, "0 build hardware_store", "0 place 4,0 w")
    assert question(state) == "grifter_token"
    assert GAME.pending(state) == [0]
    assert legal(state) == ["claim boutique_hotel housing", "claim art_gallery leisure"]
    assert rule_against(state, "claim toy_store retail") == "ST-250"
    do(state, "0 claim boutique_hotel housing")
    assert state.tokens == [[0, 0, 0, 1], [0, 2, 0, 0]]


@rule("ST-250", "ST-166", "ST-330")
def test_a_free_second_token_follows_the_same_rule() -> None:
    state = alone(BOTH, "hardware_store copy_shop", "tapas_bar", business=True, supply=[3, 0, 0, 3])
    state.tokens[GRIFTER] = [2, 0, 0, 1]
    do(state, "0 build hardware_store", "0 place 4,0 w")
    assert state.question == GRIFTER_TOKEN
    # both signs count as universal; retail is what it has fewest of
    assert claims(state) == [(1, 3), (2, 3)]
    do(state, "0 claim boutique_hotel retail")
    assert question(state) == "token"  # now it has two of each
    assert legal(state) == ["token restaurant", "token retail"]
    do(state, "0 token restaurant")
    assert state.tokens[GRIFTER] == [3, 0, 0, 2]


@rule("ST-250", "ST-163")
def test_in_the_grifters_turn_the_human_picks_first() -> None:
    more = "food_court 4,0 < - 0"
    state = grifters_turn(
        BOTH.replace("student_house   0,0 > - 0", more), "corner_pub", business=True
    )
    state.tokens[GRIFTER] = [0, 1, 0, 0]
    facts = do(state, "0 place 0,0 e")
    assert [f.seat for f in facts if isinstance(f, GotTokens)] == [0, 1]


@rule("ST-251", "ST-342", "ST-180", "ST-252")
def test_the_human_chooses_a_consultant_before_anything_is_dealt() -> None:
    for business in (False, True):
        config = config_of(GAME, 1, consultants=True, business=business)
        state = GAME.setup(config, LUCK)
        assert question(state) == "consultant"
        assert len(state.hands[0]) == 0
        five = ["hacker", "entrepreneur", "investor", "hipster_legend", "location_scout"]
        assert legal(state) == [*(f"hire {name}" for name in five), "draw"]
        assert rule_against(state, "hire contractor") == "ST-251"
        assert rule_against(state, "hire renovator") == "ST-251"
        do(state, "0 hire investor")
        assert GAME.public(state)["consultants"] == ["investor"]
        assert len(state.hands[0]) == 3
        drawn = GAME.setup(config, LUCK)
        do(drawn, "0 draw")
        assert CONSULTANT_ID[drawn.consultants[0]] in five


@rule("ST-222", "ST-223")
def test_what_the_human_sees() -> None:
    state = alone(None, "toy_store art_gallery shoe_store", "tapas_bar")
    view = observe(GAME, state, 0)
    assert view.public["stack"]["open"] == "tapas_bar"  # what the Grifter will build
    facts = do(state, "0 build toy_store", "0 place 1,1 n")
    took = [fact for fact in facts if isinstance(fact, Took)]
    assert [(fact.seat, fact.tile) for fact in took] == [(0, "toy_store"), (1, "tapas_bar")]
