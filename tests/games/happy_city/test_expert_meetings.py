"""Where special buildings meet in the final, and whole tables."""

import pytest

from kvartal.games.happy_city.components import ID
from kvartal.games.happy_city.facts import PyramidCopied, SphinxCopied
from kvartal.games.happy_city.game import GAME
from tests.games.happy_city.positions import (
    do,
    drawing,
    finish,
    hearts,
    ids,
    incomes,
    kinds,
    last_turn,
    legal,
    numbers,
    points,
    residents,
    scores,
    table,
)
from tests.marks import rule

A_50 = (
    "market_yellow school house grand_hotel taj_mahal"
    " apartment_building museum zoo luxury_residence hospital"
)
B_50 = "market_blue bank observatory igloo garage burger_joint perfumery library spa"
C_50 = (
    "market_purple police_station great_pyramid bookshop florist"
    " offices university tree_house ski_resort"
)


@rule("HC-E50", "HC-171", "HC-153", "HC-161", "HC-140")
@pytest.mark.parametrize(("choice", "points_of_c"), [(0, 4 * 9), (1, 6 * 8)])
def test_a_whole_table(choice: int, points_of_c: int) -> None:
    state = table(A_50, B_50, C_50, coins=[1, 2, 3], turn=2)  # A has ten cards
    do(state, "2 pass")
    assert legal(state, 2) == ["pyramid 0", "pyramid 1"]
    do(state, f"2 pyramid {choice}")
    assert incomes(state) == [3, 9, 6]
    assert (hearts(state, 0), residents(state, 0)) == (9, 9)
    assert (hearts(state, 1), residents(state, 1)) == (7, 3)
    assert (hearts(state, 2), residents(state, 2)) == ((4, 9), (6, 8))[choice]
    assert scores(state) == [(1, 81), (3, 21), (2, points_of_c)]
    assert state.coins == [1, 2, 4]


A_55 = "market_yellow school house grand_hotel taj_mahal"
B_55 = "market_blue museum bank house barber_shop"
C_55 = "market_purple police_station great_pyramid offices library"


@rule("HC-E55", "HC-170", "HC-171", "HC-221", "HC-138")
@pytest.mark.parametrize(
    ("choice", "income", "score"), [(1, [3, 5, 4], [8, 4, 3]), (0, [3, 5, 3], [4, 4, 3])]
)
def test_a_copied_income_counts_for_taj_mahal_and_barber_shop(
    choice: int, income: list[int], score: list[int]
) -> None:
    state = last_turn(A_55, B_55, C_55, coins=[5, 6, 7])
    finish(state, f"2 pyramid {choice}")
    assert incomes(state) == income
    assert [points(state, seat) for seat in range(3)] == score
    assert state.coins == [5, 6, 7]  # incomes of the final pay nothing
    assert [hearts(state, 0), residents(state, 0)] == [score[0] // 2, 2]


@rule("HC-171")
def test_the_order_of_evaluation_does_not_matter() -> None:
    """The same table, each player at each seat: the neighbours stay the same."""
    cities = [A_55, B_55, C_55]
    for turned in range(3):
        state = last_turn(*cities[turned:], *cities[:turned])
        c, b = (2 - turned) % 3, (1 - turned) % 3
        finish(state, f"{c} pyramid {b}")
        assert [points(state, (seat - turned) % 3) for seat in range(3)] == [8, 4, 3]


@rule("HC-221", "HC-150", "HC-171")
def test_a_barber_shop_looks_at_a_copied_income() -> None:
    barber = "market_blue museum school house barber_shop"
    for choice, income in ((1, [1 + 3, 4, 1 + 2]), (0, [1, 4, 1])):
        pyramid = "market_purple police_station great_pyramid"
        state = last_turn(barber, "market_green igloo perfumery", pyramid)
        finish(state, f"2 pyramid {choice}")
        assert incomes(state) == income


A_56 = "market_green house school sphinx"
B_56 = "market_blue museum bank apartment_building barber_shop grocery shoe_shop"
C_56 = "market_yellow police_station luxury_residence grand_hotel taj_mahal"


@rule("HC-E56", "HC-220", "HC-225")
def test_a_sphinx_as_second_barber_shop_or_second_taj_mahal() -> None:
    state = last_turn(A_56, B_56, C_56)
    assert incomes(state) == [1, 4, 3]
    finish(state, "0 copy barber_shop")
    assert incomes(state) == [4, 4, 3]
    assert hearts(state, 2) == 1 + 3
    assert hearts(state, 0) == 0
    state = last_turn(A_56, B_56, C_56)
    finish(state, "0 copy taj_mahal")
    assert incomes(state) == [1, 4, 3]
    assert hearts(state, 0) == 3
    assert hearts(state, 2) == 1 + 1


A_57 = "market_green house school sphinx museum"
B_57 = "market_blue factory grocery florist great_pyramid"


@rule("HC-E57", "HC-170", "HC-225", "HC-140")
def test_a_sphinx_as_statue_takes_a_card_from_under_the_pyramid() -> None:
    state = last_turn(A_57, B_57)
    facts = finish(state, "0 refuse", chance=drawing(state, "statue_of_liberty"))
    assert SphinxCopied(0, "statue_of_liberty", drawn=True) in facts
    assert "pyramid_copied" not in kinds(facts)
    assert ids(state.cities[0]) == A_57.split()[:-1]
    assert state.discards[1] == numbers("museum")
    assert (hearts(state, 0), residents(state, 0), points(state, 0)) == (4, 2, 8)
    assert hearts(state, 1) == 0
    other = last_turn(A_57, B_57)
    facts = finish(other, "0 refuse", chance=drawing(other, "castle"))
    assert PyramidCopied(1, 0, "museum") in facts
    assert hearts(other, 1) == 2


@rule("HC-E57", "HC-225")
def test_a_sphinx_as_statue_in_the_highest_slot_moves_down() -> None:
    state = last_turn("market_green house school sphinx", "market_blue")
    chance = drawing(state, "statue_of_liberty")
    finish(state, chance=chance)
    assert ids(state.cities[0]) == ["market_green", "house", "sphinx"]
    assert state.discards[0] == numbers("school")
    assert state.special_slot[0] == 2
    assert (hearts(state, 0), residents(state, 0), points(state, 0)) == (4, 1, 4)


@rule("HC-E58", "HC-225", "HC-140")
def test_a_sphinx_as_great_pyramid() -> None:
    state = last_turn(A_57, "market_blue factory great_pyramid grocery bank")
    facts = finish(state, "0 copy great_pyramid")
    assert PyramidCopied(0, 1, "grocery") in facts
    assert PyramidCopied(1, 0, "school") in facts
    assert incomes(state)[0] == 2
    assert (hearts(state, 0), residents(state, 0), points(state, 0)) == (2, 2, 4)
    assert (hearts(state, 1), residents(state, 1), points(state, 1)) == (-1, 2, 0)


@rule("HC-E58", "HC-221")
def test_sphinx_and_pyramid_in_the_same_slot_copy_nothing() -> None:
    state = last_turn(A_57, "market_blue factory grocery great_pyramid bank")
    facts = finish(state, "0 copy great_pyramid")
    assert "pyramid_copied" not in kinds(facts)
    assert (incomes(state)[0], hearts(state, 0), residents(state, 0)) == (1, 2, 2)
    assert (hearts(state, 1), residents(state, 1)) == (-1, 1)


@rule("HC-170")
def test_two_pyramids_choose_after_the_sphinx_in_turn_order() -> None:
    sphinx = "market_green house school sphinx museum"
    plain = "market_yellow bank spa zoo casino"
    pyramid = "market_blue factory great_pyramid grocery stadium"
    state = last_turn(sphinx, plain, pyramid, first=1)  # order: plain, pyramid, sphinx
    do(state, "0 pass")
    assert legal(state, 0) == ["copy great_pyramid", "refuse"]
    do(state, "0 copy great_pyramid")
    assert legal(state, 2) == ["pyramid 0", "pyramid 1"]
    assert legal(state, 0) == []
    do(state, "2 pyramid 1")
    assert legal(state, 0) == ["pyramid 1", "pyramid 2"]
    facts = do(state, "0 pyramid 1")
    assert facts[0] == PyramidCopied(0, 1, "zoo")
    assert GAME.pending(state) == []
    assert (hearts(state, 0), hearts(state, 2)) == (2 + 3, -1 + 3 + 2)
    earlier = last_turn(sphinx, plain, pyramid, first=0)
    do(earlier, "2 pass", "0 copy great_pyramid")
    assert legal(earlier, 0) == ["pyramid 1", "pyramid 2"]


@rule("HC-170", "HC-225")
def test_coins_of_the_sphinx_come_before_the_ranking_and_before_the_pyramid() -> None:
    state = last_turn(
        "market_green house school sphinx",
        "market_yellow water_park",
        "market_blue factory great_pyramid",
        "market_purple igloo bank",
        coins=[0, 0, 0, 0],
    )
    do(state, "3 pass")
    facts = do(state, "0 copy water_park")
    assert kinds(facts) == [
        "sphinx_copied",
        "coins",
        "coins",
        "coins",
        "coins",
        "pyramid_copied",
        "ended",
    ]
    assert state.coins == [1, 1, 1, 1]
    assert GAME.public(state)["hearts"] == [2, 2, -1, 0]  # as printed
    assert ID[state.special[0]] == "water_park"


@rule("HC-170", "HC-168", "HC-146")
def test_doubling_and_loss_come_after_the_product() -> None:
    garden = last_turn(A_57, "market_yellow grocery japanese_garden")
    finish(garden, "0 copy japanese_garden")
    assert points(garden, 0) == 2 * (2 * 2)
    arena = last_turn(A_57, "market_yellow grocery concert_arena")
    finish(arena, "0 copy concert_arena")
    assert points(arena, 0) == 2 * 2 - 1
    assert arena.coins == [2, 0]
