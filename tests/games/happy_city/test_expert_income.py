"""Expert buildings that change what a city collects."""

import pytest

from kvartal.games.happy_city import state as asks
from kvartal.games.happy_city.facts import Income
from kvartal.kit.lines import Line, total
from tests.games.happy_city.positions import (
    before_income,
    collected,
    do,
    hearts,
    incomes,
    pass_until,
    points,
    residents,
    table,
)
from tests.marks import rule

THREE = "market_yellow grocery shoe_shop"  # a city of income 3
TWO = "market_purple florist"  # of income 2
ONE = "market_orange"  # of income 1
BARBER = "market_blue school house barber_shop"


@rule("HC-E25", "HC-145", "HC-137")
@pytest.mark.parametrize(
    ("city", "income"),
    [
        ("market_orange grocery school factory bowling_alley garage", 1 + 1 + 1 + 2 + 2 * 3),
        ("market_blue grocery school house sushi_bar", 1 + 1 + 2 * 1),
        (
            "market_blue grocery school factory croissant_bakery house apartment_building",
            1 + 1 + 1 + 2 * 2,
        ),
    ],
)
def test_income_per_card_of_a_colour(city: str, income: int) -> None:
    assert collected(city, "market_purple") == [income, 1]


@rule("HC-145")
def test_income_per_colour_counts_the_city_as_it_is_now() -> None:
    city = "market_blue grocery shoe_shop house sushi_bar"
    state = table(city, ONE, coins=[2, 0], display="school factory zoo", turn=1)
    do(state, "1 pass")
    assert state.coins[0] == 2 + 1 + 1 + 1 + 1  # one blue card
    do(state, "0 keep", "0 buy school")
    pass_until(state, 1, asks.BUY)
    before = state.coins[0]
    do(state, "1 pass")
    assert state.coins[0] - before == 5  # two of them


@rule("HC-138", "HC-145")
def test_what_is_told_of_an_income_adds_up_and_names_the_building() -> None:
    state = before_income("market_blue grocery school house sushi_bar", ONE)
    told = [fact for fact in do(state, "1 pass") if isinstance(fact, Income)]
    assert [total(fact.lines) for fact in told] == [4, 1]
    assert Line("HC-145", 2, source="sushi_bar") in told[0].lines


@rule("HC-E24", "HC-144")
def test_an_art_gallery_copies_income_residents_and_hearts_of_the_card_before() -> None:
    state = before_income("market_yellow school museum art_gallery house", ONE)
    assert (hearts(state, 0), residents(state, 0), points(state, 0)) == (2 + 2, 2, 8)
    do(state, "1 pass")
    assert state.coins == [1, 1]
    state = before_income("market_yellow school museum factory art_gallery house", ONE)
    assert (hearts(state, 0), points(state, 0)) == (2 - 1 - 1, 0)
    do(state, "1 pass")
    assert state.coins == [1 + 1 + 1, 1]


@rule("HC-144")
def test_an_art_gallery_works_in_every_income_phase_after_it_was_taken() -> None:
    city = "market_yellow school museum grocery"
    state = table(city, ONE, coins=[0, 9], row="art_gallery", question=asks.SPECIAL)
    do(state, "0 take art_gallery")
    assert state.coins[0] == 0
    for _ in range(2):
        pass_until(state, 1, asks.BUY)
        before = state.coins[0]
        do(state, "1 pass")
        assert state.coins[0] - before == 1 + 1 + 1
        do(state, "0 keep", "0 pass")


@rule("HC-144", "HC-137")
def test_an_art_gallery_has_no_colour() -> None:
    state = table("market_yellow school museum art_gallery", "market_green stonehenge")
    assert residents(state, 1) == 2  # school and museum, not the copy


@rule("HC-233", "HC-139")
def test_an_art_gallery_in_the_second_row_copies_the_end_of_the_first() -> None:
    city = "market_yellow school museum house hardware_store art_gallery bank"
    assert collected(city, ONE) == [1 + 2 + 2 + 1, 1]


@rule("HC-233")
def test_a_copied_market_gives_income() -> None:
    assert incomes(table("market_yellow art_gallery", ONE)) == [1 + 1, 1]


@rule("HC-E30", "HC-150")
@pytest.mark.parametrize(("third", "expected"), [(TWO, [4, 3, 2]), (ONE, [1, 3, 1])])
def test_a_barber_shop_pays_if_all_others_earn_more(third: str, expected: list[int]) -> None:
    assert collected(BARBER, THREE, third) == expected


@rule("HC-150", "HC-138")
def test_a_barber_shop_looks_at_all_players_and_its_bonus_is_told() -> None:
    state = before_income(BARBER, THREE, "market_green school", TWO)
    told = [fact for fact in do(state, "3 pass") if isinstance(fact, Income)]
    assert state.coins == [1, 3, 1, 2] == [total(fact.lines) for fact in told]  # opposite: as low
    state = before_income(BARBER, THREE, "market_green bank", TWO)
    told = [fact for fact in do(state, "3 pass") if isinstance(fact, Income)]
    assert state.coins == [4, 3, 2, 2] == [total(fact.lines) for fact in told]


@rule("HC-150")
def test_a_barber_shop_is_looked_at_anew_in_every_income_phase() -> None:
    state = table(BARBER, THREE, TWO, coins=[3, 3, 3], display="bank museum zoo", turn=2)
    do(state, "2 pass")
    assert state.coins == [3 + 4, 3 + 3, 4 + 2]
    do(state, "0 keep", "0 buy bank")  # now the base income is 2, as low as another's
    pass_until(state, 2, asks.BUY)
    before = state.coins[0]
    do(state, "2 pass")
    assert state.coins[0] - before == 2


@rule("HC-138", "HC-220", "HC-150")
def test_a_barber_shop_compares_all_other_income_of_the_special_buildings() -> None:
    sushi = "market_green sushi_bar school"  # 1 printed, 1 for a blue card
    assert collected(BARBER, THREE, sushi) == [1 + 3, 3, 2]
    four = "market_yellow grocery shoe_shop bank"
    assert collected("market_blue barber_shop florist pastry_shop", four) == [3 + 3, 4]


@rule("HC-E35", "HC-156", "HC-236")
def test_an_escape_room_pays_if_nobody_has_fewer_yellow_cards() -> None:
    city = "market_yellow school factory escape_room"
    assert collected(city, "market_blue grocery")[0] == 2 + 2
    assert collected(city, "market_blue grocery", "market_green")[0] == 2
    assert collected(city, "market_blue grocery", "market_green florist")[0] == 4


@rule("HC-156")
def test_an_escape_room_is_looked_at_anew_in_every_income_phase() -> None:
    city = "market_yellow school factory escape_room"
    state = table(city, "market_blue", coins=[0, 9], display="grocery museum zoo", turn=1)
    do(state, "1 pass")
    assert state.coins[0] == 2
    do(state, "0 keep", "0 pass", "1 keep", "1 buy grocery")
    assert state.coins[0] == 2 + 1 + 4


@rule("HC-E40", "HC-163", "HC-234")
def test_a_greengrocer_pays_for_pairs_of_heart_and_resident() -> None:
    city = "market_green house haunted_house school greengrocer museum zoo"
    state = before_income(city, ONE)
    assert (hearts(state, 0), residents(state, 0)) == (5, 1)
    do(state, "1 pass")
    assert state.coins[0] == 1 + 1 + 1
    state = before_income(city + " hospital", ONE)
    assert residents(state, 0) == 3
    do(state, "1 pass")
    assert state.coins[0] == 5


@rule("HC-234", "HC-163")
def test_a_greengrocer_with_four_hearts_and_two_residents_pays_two() -> None:
    city = "market_green house haunted_house school greengrocer museum observatory igloo"
    assert collected(city, ONE)[0] == 1 + 1 + 1 + 2


@rule("HC-163")
def test_a_greengrocer_never_takes_away() -> None:
    city = "market_green house haunted_house school greengrocer"
    assert collected(city + " factory", ONE)[0] == 1 + 1 + 1  # hearts -1, residents 1


@rule("HC-163")
def test_a_greengrocer_is_looked_at_anew_in_every_income_phase() -> None:
    city = "market_green house haunted_house school greengrocer"
    state = table(city, ONE, coins=[4, 0], display="library museum zoo", turn=1)
    do(state, "1 pass")
    assert state.coins[0] == 4 + 2
    do(state, "0 keep", "0 buy library")
    pass_until(state, 1, asks.BUY)
    do(state, "1 pass")
    assert state.coins[0] == 6 - 2 + 3


@rule("HC-E42", "HC-166")
def test_a_billiard_hall_pays_for_the_colours_before_it() -> None:
    city = "market_yellow grocery school house billiard_hall factory zoo"
    assert collected(city, ONE)[0] == 1 + 1 + 1 + 3


@rule("HC-166")
def test_a_billiard_hall_is_fixed_once_taken() -> None:
    city = "market_yellow grocery school house"
    state = table(
        city,
        ONE,
        coins=[1, 0],
        display="factory museum zoo",
        row="billiard_hall",
        question=asks.SPECIAL,
    )
    do(state, "0 take billiard_hall")
    pass_until(state, 0, asks.BUY)
    assert state.coins[0] == 1 + 2 + 3
    do(state, "0 buy factory")
    pass_until(state, 1, asks.BUY)
    do(state, "1 pass")
    assert state.coins[0] == 6 - 1 + 3 + 3  # the purple card pays its own, and no more
