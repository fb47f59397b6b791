"""The cards and the sheet."""

from collections import Counter

import pytest

from kvartal.games.welcome.components import (
    BIS_VALUES,
    CARDS,
    EFFECTS,
    ESTATE_VALUES,
    GAPS,
    HOUSE_ID,
    HOUSES,
    LENGTHS,
    PARK_VALUES,
    PLANS,
    POOL_HOUSES,
    POOL_VALUES,
    REFUSAL_VALUES,
    ROUNDABOUT_VALUES,
    SOLO_CARD,
    TEMP_BOXES,
)
from kvartal.games.welcome.game import GAME
from kvartal.games.welcome.state import WelcomeOptions
from kvartal.kit.game import Config
from tests.games.welcome.positions import outcome, part, sheet, start, table
from tests.marks import rule


@rule("WT-1", "WT-2", "WT-V24")
def test_cards_by_number() -> None:
    assert len(CARDS) == 81
    counts = Counter(card.number for card in CARDS)
    assert [counts[n] for n in range(1, 16)] == [3, 3, 4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4, 3, 3]


@rule("WT-3", "WT-V24")
def test_cards_by_effect() -> None:
    counts = Counter(EFFECTS[card.effect] for card in CARDS)
    assert counts == {"fence": 18, "agent": 18, "park": 18, "pool": 9, "temp": 9, "bis": 9}


@rule("WT-5")
def test_pairs() -> None:
    pairs = Counter((card.number, EFFECTS[card.effect]) for card in CARDS)
    assert len(pairs) == 66
    assert sorted(pairs.values()).count(2) == 15
    assert pairs[5, "fence"] == 2
    assert pairs[4, "fence"] == 0
    assert pairs[13, "fence"] == 1


@rule("WT-4")
def test_the_number_side_shows_the_cards_own_effect() -> None:
    shown = GAME.components()
    state = start(2)
    for card in GAME.public(state)["numbers"]:
        assert shown[str(card)]["effect"] == str(card).split("_")[2]


@rule("WT-6", "WT-V24")
def test_plan_cards() -> None:
    base = Counter(plan.level for plan in PLANS if not plan.expert)
    starred = Counter(plan.level for plan in PLANS if plan.expert)
    assert base == {1: 6, 2: 6, 3: 6}
    assert starred == {1: 5, 2: 5}
    assert len(PLANS) + 1 == 29
    assert SOLO_CARD in GAME.components()


@rule("WT-7")
def test_a_plan_has_a_high_and_a_low_value() -> None:
    assert all(plan.first > plan.later > 0 for plan in PLANS)
    values = {plan.id: (plan.first, plan.later) for plan in PLANS}
    assert values["plan2_estates_45"] == (9, 5)
    assert values["plan1_estates_66"] == (10, 6)


@rule("WT-8", "WT-R52")
def test_one_to_a_hundred_sheets() -> None:
    assert list(GAME.seat_counts) == list(range(1, 101))
    state = start(100)
    assert len(state.sheets) == 100
    assert list(GAME.pending(state)) == list(range(100))


@rule("WT-9", "WT-V24")
def test_streets() -> None:
    assert LENGTHS == [10, 11, 12]
    assert HOUSES == 33


@rule("WT-10", "WT-V24")
def test_pools_of_the_sheet() -> None:
    names = sorted(HOUSE_ID[house] for house in POOL_HOUSES)
    assert names == ["1.3", "1.7", "1.8", "2.1", "2.4", "2.8", "3.11", "3.2", "3.7"]


@rule("WT-11", "WT-V24")
def test_park_boxes() -> None:
    assert PARK_VALUES == [[0, 2, 4, 10], [0, 2, 4, 6, 14], [0, 2, 4, 6, 8, 18]]


@rule("WT-12", "WT-13", "WT-14", "WT-15")
def test_columns() -> None:
    assert POOL_VALUES == [0, 3, 6, 9, 13, 17, 21, 26, 31, 36]
    assert BIS_VALUES == [0, 1, 3, 6, 9, 12, 16, 20, 24, 28]
    assert REFUSAL_VALUES == [0, 0, 3, 5]
    assert ROUNDABOUT_VALUES == [0, 3, 8]


@rule("WT-16")
def test_temp_boxes() -> None:
    assert TEMP_BOXES == 11


@rule("WT-17", "WT-V24")
def test_agent_columns() -> None:
    assert ESTATE_VALUES == [
        [1, 3],
        [2, 3, 4],
        [3, 4, 5, 6],
        [4, 5, 6, 7, 8],
        [5, 6, 7, 8, 10],
        [6, 7, 8, 10, 12],
    ]
    assert sum(len(values) - 1 for values in ESTATE_VALUES) == 18


def test_whoever_draws_the_sheet_is_told_what_is_printed_on_it() -> None:
    printed = GAME.components()["sheet"]
    assert printed["streets"] == [
        {"houses": 10, "pools": [3, 7, 8], "parks": [0, 2, 4, 10]},
        {"houses": 11, "pools": [1, 4, 8], "parks": [0, 2, 4, 6, 14]},
        {"houses": 12, "pools": [2, 7, 11], "parks": [0, 2, 4, 6, 8, 18]},
    ]
    assert printed["pools"] == POOL_VALUES
    assert printed["bis"] == BIS_VALUES
    assert printed["roundabouts"] == ROUNDABOUT_VALUES
    assert printed["refusals"] == REFUSAL_VALUES
    assert printed["estates"] == ESTATE_VALUES
    assert (printed["temp_boxes"], printed["temp_awards"]) == (11, [7, 4, 1])


@rule("WT-18", "WT-19")
def test_a_sheet_has_three_plan_slots_and_needs_no_name() -> None:
    state = table(sheet(plans=[6, -1, 3]))
    assert str(GAME.public(state)["sheets"][0]).split()[5] == "6,-,3"
    assert part(state, "plans") == 9


@rule("WT-20", "WT-R1")
def test_a_column_is_worth_its_first_uncrossed_value() -> None:
    town = sheet(parks=[1, 0, 0], pools="1.3 2.1", refusals=2)
    assert outcome(town, sheet())[0] == (1, 2 + 6 - 3)


@rule("WT-74", "WT-V24")
def test_gaps() -> None:
    assert len(GAPS) == 30


@rule("WT-26", "WT-R3", "WT-156", "WT-R38")
@pytest.mark.parametrize(
    ("seats", "draft", "against"),
    [(1, False, None), (1, True, "WT-26"), (2, True, None), (27, True, None), (28, True, "WT-156")],
)
def test_which_modes_go_together(seats: int, draft: bool, against: str | None) -> None:
    for expert in (False, True):
        options = WelcomeOptions(draft_rules=draft, expert_variant=expert)
        refusal = GAME.rule_against_config(Config(seats, options))
        assert (None if refusal is None else refusal.rule) == against
