"""Section 5 of the ledger: what a street is paid when a plot is closed."""

from kvartal.games.uptown.facts import Income
from kvartal.games.uptown.game import GAME
from kvartal.kit.lines import total
from tests.games.uptown.positions import (
    EMPTY,
    amounts,
    do,
    income,
    kinds,
    paid,
    table,
)
from tests.marks import rule

EARNING = "delicatessen | laundrette"
"""2 and 1."""


@rule("UP-100")
def test_nothing_is_paid_without_a_roof() -> None:
    state = table(EARNING, EMPTY, free="student_digs")
    facts = do(state, "0 build student_digs 1")
    assert paid(facts) == []
    assert state.wallet == [10, 10]


@rule("UP-101", "UP-102", "UP-105", "UP-90")
def test_a_roof_pays_all_five_plots_and_itself_from_the_bank() -> None:
    state = table(EARNING, EARNING.replace("laundrette", "espresso_bar"), free="pocket_park")
    facts = do(state, "0 build pocket_park 4")
    assert kinds(facts)[:2] == ["built", "income"]
    assert paid(facts) == [(0, 2 + 1 + 1)]
    assert state.wallet == [10 + 4, 10]
    (told,) = [fact for fact in facts if isinstance(fact, Income)]
    assert amounts(told.lines) == {"delicatessen": 2, "laundrette": 1, "pocket_park": 1}
    assert {line.rule for line in told.lines} == {"UP-106"}
    assert told.plot == 4


@rule("UP-101", "UP-232")
def test_finished_and_unfinished_buildings_pay_again_and_again() -> None:
    state = table("delicatessen slate_roof | laundrette", EMPTY, free="pocket_park")
    assert paid(do(state, "0 build pocket_park 3")) == [(0, 2 + 1 + 1)]
    assert state.wallet[0] == 14


@rule("UP-103", "UP-249", "UP-272")
def test_less_than_nothing_is_not_paid_by_the_player() -> None:
    state = table("think_tank", EMPTY, wallet=[0, 0], free="garden_gazebo")
    facts = do(state, "0 build garden_gazebo 2")
    (told,) = [fact for fact in facts if isinstance(fact, Income)]
    assert total(told.lines) == 0
    assert amounts(told.lines) == {"think_tank": -1, "": 1}
    assert told.lines[-1].rule == "UP-103"
    assert state.wallet == [0, 0]


@rule("UP-103")
def test_nothing_is_nothing() -> None:
    state = table("family_flat", EMPTY, free="garden_gazebo")
    facts = do(state, "0 build garden_gazebo 2")
    assert paid(facts) == [(0, 0)]
    (told,) = [fact for fact in facts if isinstance(fact, Income)]
    assert all(line.rule != "UP-103" for line in told.lines)
    assert state.wallet == [10, 10]


@rule("UP-104", "UP-105", "UP-266", "UP-248")
def test_a_roof_that_is_a_gift_pays_the_owner_of_the_plot() -> None:
    state = table(EARNING, "delicatessen", free="tin_roof")
    facts = do(state, "0 give tin_roof 1 1")
    assert paid(facts) == [(1, 2)]
    assert state.wallet == [10, 12]


@rule("UP-106")
def test_each_symbol() -> None:
    assert income("delicatessen") == 2  # flat
    assert income("think_tank") == -1
    assert income("family_flat law_chambers insurance_tower") == 2  # per floor below
    assert income("family_flat law_chambers marble_penthouse") == -2
    assert income("open_plan_offices game_studio") == 1 + 3  # offices on the plot: 2 + 1
    assert income("open_plan_offices | game_studio") == 1 + 1
    assert income("twenty_four_hour_shop | student_digs | bedsit") == 3  # apartments on the street
    assert income("umbrella_stall") == 1  # on the ground floor
    assert income("family_flat umbrella_stall") == 0


@rule("UP-107", "UP-226")
def test_every_card_below_is_a_floor_the_ground_floor_too() -> None:
    assert income("student_digs insurance_tower") == 1  # a Duo is one floor
    assert income("abandoned_floor insurance_tower") == 1  # so is a gift
    assert income("family_flat family_flat insurance_tower") == 2


@rule("UP-108", "UP-227", "UP-242")
def test_premises_a_duo_counts_two_and_a_card_itself() -> None:
    assert income("game_studio") == 1  # itself
    assert income("typing_pool game_studio") == 2 + 1
    assert income("open_plan_offices") == 1  # its income once, though it is a Duo


@rule("UP-228")
def test_without_a_kind_nothing_counts_it() -> None:
    assert income("twenty_four_hour_shop | pocket_park | abandoned_floor") == 1  # the park's own


@rule("UP-231")
def test_ground_floor_is_where_it_was_played() -> None:
    assert income("umbrella_stall law_chambers bedsit") == 1
    assert income("law_chambers umbrella_stall") == 0


@rule("UP-263", "UP-271")
def test_one_card_closes_one_plot() -> None:
    state = table("family_flat | law_chambers", EMPTY, free="clock_tower")
    facts = do(state, "0 build clock_tower 2")
    assert kinds(facts).count("income") == 1
    assert [plot["closed"] for plot in GAME.public(state)["streets"][0]] == [
        False,
        True,
        False,
        False,
        False,
    ]
