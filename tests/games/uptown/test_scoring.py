"""Sections 7 and 8 of the ledger: prestige, money, and who has won."""

import pytest

from kvartal.games.uptown.game import GAME
from kvartal.games.uptown.scoring import standing
from kvartal.games.uptown.state import UpTownState
from kvartal.kit.lines import total
from tests.games.uptown.positions import EMPTY, points, prestige, ranks, table
from tests.marks import rule


@rule("UP-150", "UP-154", "UP-155")
def test_prestige_of_all_that_is_shown_entered_where_it_stands() -> None:
    assert prestige("family_flat abandoned_floor | law_chambers") == [2 - 3, 2, 0, 0, 0]
    # What counts the whole street is entered for its own plot.
    assert prestige("typing_pool | patent_office boardroom_floor") == [0, 3 + 4, 0, 0, 0]


@rule("UP-151")
def test_each_symbol() -> None:
    assert prestige("law_chambers")[0] == 2  # flat
    assert prestige("student_digs bay_window_flat")[0] == 3  # apartments on the plot
    assert prestige("family_flat noisy_nightclub")[0] == 2 - 1
    assert prestige("grand_hotel tourist_information | boutique_hotel") == [5 + 6, 3, 0, 0, 0]
    assert prestige("bungalow rooftop_pool")[0] == 2 + 1  # one floor below
    assert prestige("phone_repair_nook")[0] == 2  # on the ground floor
    assert prestige("family_flat phone_repair_nook")[0] == 2


@rule("UP-152", "UP-227")
def test_gifts_are_counted_one_each() -> None:
    street = "museum_of_curiosities abandoned_floor | haunted_flat"
    assert prestige(street) == [2 * 2 - 3, -4, 0, 0, 0]


@rule("UP-153")
@pytest.mark.parametrize(("wallet", "worth"), [(0, 0), (2, 0), (3, 1), (5, 1), (14, 4)])
def test_each_full_three_upcoins_are_a_point(wallet: int, worth: int) -> None:
    assert points(table(EMPTY, EMPTY, wallet=[wallet, 0]), 0) == worth


@rule("UP-154", "UP-262")
def test_a_total_may_be_negative() -> None:
    state = table("abandoned_floor", EMPTY, wallet=[2, 2], over=True)
    assert points(state, 0) == -3
    assert ranks(state) == [2, 1]


@rule("UP-156", "UP-261")
def test_most_points_win() -> None:
    assert ranks(table("family_flat", "law_chambers bedsit", EMPTY, over=True)) == [2, 1, 3]


NO_POINTS = ["student_digs", "typing_pool", "backpackers_dorm", "attic_hideaway", "tiled_roof"]


def tied(*heights: int) -> UpTownState:
    """Seats with equal points and towers of these heights."""
    plain = iter(NO_POINTS)
    streets = [" ".join(next(plain) for _ in range(height)) for height in heights]
    return table(*streets, over=True)


@rule("UP-160", "UP-161", "UP-260")
def test_of_equals_the_tallest_building_wins() -> None:
    state = tied(1, 2)
    assert points(state, 0) == points(state, 1)
    assert ranks(state) == [2, 1]
    standings = GAME.outcome(state)
    assert standings is not None
    assert [[line.amount for line in each.tie_breaks] for each in standings] == [[1], [2]]


@rule("UP-161")
def test_only_the_tallest_building_is_compared() -> None:
    low = "student_digs | typing_pool | backpackers_dorm"
    state = table(low, "shoeshine_stand laundrette", over=True)
    assert ranks(state) == [2, 1]


@rule("UP-162", "UP-261")
def test_equals_in_both_share_the_victory() -> None:
    assert ranks(tied(2, 1, 2)) == [1, 3, 1]


@rule("UP-251")
def test_money_on_a_deck_counts_for_nobody() -> None:
    state = table(EMPTY, EMPTY, wallet=[8, 0], money=[5, 0], over=True)
    assert (points(state, 0), points(state, 1)) == (2, 0)


@rule("UP-6", "UP-153")
def test_the_score_pad_has_a_row_for_money() -> None:
    state = table("delicatessen radio_station", EMPTY, wallet=[14, 10], over=True)
    own = standing(state, 0)
    assert list(own.parts) == ["plot_1", "plot_2", "plot_3", "plot_4", "plot_5", "money"]
    assert total(own.parts["money"]) == 4
    assert sum(total(lines) for lines in own.parts.values()) == own.score
