"""Who thinks at UpTown beats who does not."""

import pytest

from kvartal.games.uptown.components import INCOME, PRESTIGE
from kvartal.games.uptown.game import GAME
from kvartal.games.uptown.street import worth
from tests.games.matches import share_won
from tests.games.uptown.positions import EMPTY, do, income, prestige, street, table
from tests.kit.helpers import config_of
from tests.marks import rule

STREETS = [
    "delicatessen | family_flat courtyard_flats | law_chambers | twenty_four_hour_shop",
    "open_plan_offices newsroom | typing_pool | patent_office boardroom_floor",
    "museum_of_curiosities abandoned_floor | pawnshop | umbrella_stall notarys_chambers",
    "airport_hotel | grand_hotel tourist_information | bungalow rooftop_garden rooftop_pool",
    "delicatessen family_flat law_chambers marble_penthouse | think_tank",
]


@pytest.mark.parametrize("text", STREETS)
def test_what_bots_count_is_what_the_sheet_says(text: str) -> None:
    assert worth(INCOME, street(text)) == income(text)
    assert worth(PRESTIGE, street(text)) == sum(prestige(text))


@rule("UP-131")
def test_who_still_has_a_turn_in_the_last_round_may_expect_more() -> None:
    state = table(EMPTY, EMPTY, EMPTY, turn=1, is_last=True)
    first, second, third = (GAME.prospect(state, seat) for seat in range(3))
    assert first < second < third, "its turn is over, half of it is, all of it is to come"


@rule("UP-42")
def test_who_finds_money_on_the_deck_has_no_free_card() -> None:
    tops, wallet = ["bedsit", "typing_pool"], [4, 10]
    bought = table(EMPTY, EMPTY, tops=tops, wallet=wallet)
    do(bought, "0 build typing_pool 1")
    own = table(EMPTY, EMPTY, tops=["typing_pool", "bedsit"], wallet=wallet)
    do(own, "0 build typing_pool 1")
    assert bought.wallet[1] == own.wallet[1] + 1
    assert GAME.prospect(bought, 1) < GAME.prospect(own, 1)


@pytest.mark.slow
@pytest.mark.engine
def test_greedy_beats_random() -> None:
    """Sixty paired deals with seats changed: the bar of nine in ten, less three standard errors."""
    assert share_won(GAME, config_of(GAME, 2), "greedy", deals=60) > 0.82
