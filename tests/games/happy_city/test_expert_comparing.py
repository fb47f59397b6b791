"""Expert buildings that score by the cities of other players."""

import pytest

from tests.games.happy_city.positions import hearts, incomes, residents, table
from tests.marks import rule

NO_BLUE, BLUE_2, BLUE_3 = "market_yellow", "market_blue school", "market_blue school museum"


@rule("HC-E32", "HC-153", "HC-235")
@pytest.mark.parametrize(
    ("others", "expected"),
    [
        ([NO_BLUE], 1 + 3),
        ([BLUE_2], 1 + 2),
        ([BLUE_3], 1 + 1),
        ([NO_BLUE, BLUE_2], 1 + 2),  # two leaders, the owner among them
        ([BLUE_2, BLUE_3], 1 + 1),
        ([NO_BLUE, BLUE_3], 1 + 1),
        ([NO_BLUE, BLUE_3, NO_BLUE], 1 + 1),  # all players, not only neighbours
    ],
)
def test_a_burger_joint_compares_blue_cards(others: list[str], expected: int) -> None:
    state = table("market_blue house factory burger_joint museum", *others)
    assert hearts(state, 0) == expected
    assert residents(state, 0) == 1


@rule("HC-E33", "HC-153")
@pytest.mark.parametrize(
    ("other", "expected"),
    [
        ("market_green", 2 + 3),
        ("market_green igloo", 2 + 1),
        ("market_green igloo tree_house", 2 + 1),
    ],
)
def test_a_mayan_pyramid_compares_green_cards(other: str, expected: int) -> None:
    state = table("market_green house school museum mayan_pyramid", other)
    assert hearts(state, 0) == expected
    assert residents(state, 0) == 2


@rule("HC-E34", "HC-153", "HC-241")
@pytest.mark.parametrize(
    ("other", "expected"),
    [
        ("market_orange", 1 + 3),
        ("market_orange casino", 1 + 2),
        ("market_orange casino stadium", 1 + 1),
    ],
)
def test_a_colosseum_compares_orange_cards(other: str, expected: int) -> None:
    state = table("market_yellow house spa colosseum zoo", other)
    assert residents(state, 0) == expected
    assert hearts(state, 0) == 2 + 3


ORANGE_2, ORANGE_3 = "market_blue spa zoo", "market_green casino stadium grand_hotel"


@rule("HC-E36", "HC-157")
def test_machu_picchu_counts_the_orange_cards_of_the_left_neighbour() -> None:
    city = "market_orange school factory machu_picchu"
    assert residents(table(city, ORANGE_2, ORANGE_3), 0) == 1 + 2
    assert residents(table(city, ORANGE_3, ORANGE_2), 0) == 1 + 3
    assert residents(table(ORANGE_3, ORANGE_2, city), 2) == 1 + 3  # the first is left of the last
    assert residents(table(city, ORANGE_2), 0) == 1 + 2
    assert hearts(table(city, ORANGE_2, ORANGE_3), 0) == -1


@rule("HC-E37", "HC-157", "HC-227")
def test_stonehenge_counts_the_blue_cards_of_one_neighbour() -> None:
    city = "market_green school haunted_house stonehenge"
    three, one, five = (
        "market_blue museum hospital",
        "market_yellow library",
        "market_purple police_station observatory laboratory university town_park",
    )
    assert residents(table(city, three, one), 0) == 1 - 1 + 3
    assert residents(table(city, one, three), 0) == 3
    assert residents(table(city, three, five, one), 0) == 3  # the one opposite is no neighbour
    assert residents(table(city, three), 0) == 3
    assert hearts(table(city, three, one), 0) == 0


@rule("HC-E37", "HC-157", "HC-227")
def test_a_leaning_tower_counts_the_yellow_cards_of_one_neighbour() -> None:
    city = "market_blue school museum house leaning_tower"
    three, one = "market_yellow grocery bank", "market_green shoe_shop"
    five = "market_purple grocery shoe_shop florist bookshop perfumery"
    assert hearts(table(city, three, one), 0) == 2 + 3
    assert hearts(table(city, one, three), 0) == 5
    assert hearts(table(city, one, five, three), 0) == 5
    assert hearts(table(city, one), 0) == 2 + 1
    assert residents(table(city, three, one), 0) == 2


@rule("HC-245", "HC-157", "HC-153")
def test_coloured_markets_of_others_count() -> None:
    city = "market_green school factory machu_picchu"
    assert residents(table(city, "market_orange"), 0) == 1 + 1
    assert residents(table(city, "market_blue"), 0) == 1
    burger = "house factory burger_joint museum"
    assert hearts(table(burger, "market_blue"), 0) == 1 + 2
    assert hearts(table(burger, "market_green"), 0) == 1 + 3


@rule("HC-245", "HC-156", "HC-166", "HC-145")
def test_coloured_markets_count_for_incomes() -> None:
    room = "market_yellow school factory escape_room"
    assert incomes(table(room, "market_blue"))[0] == 2
    assert incomes(table(room.replace("market_yellow", "market_green"), "market_blue"))[0] == 4
    hall = "school house billiard_hall"
    assert incomes(table("market_yellow " + hall, "market_blue"))[0] == 1 + 3
    assert incomes(table("market_green " + hall, "market_blue"))[0] == 1 + 2
    assert incomes(table("market_green croissant_bakery", "market_blue"))[0] == 1 + 2


TAJ = "market_yellow school house grand_hotel taj_mahal"
THREE, FIVE = "market_blue restaurant", "market_blue hardware_store perfumery"


@rule("HC-E45", "HC-161")
def test_a_taj_mahal_compares_incomes_with_the_neighbours() -> None:
    assert incomes(table(TAJ, THREE)) == [3, 3]
    assert hearts(table(TAJ, THREE), 0) == 1 + 1
    assert incomes(table(TAJ, FIVE)) == [3, 5]
    assert hearts(table(TAJ, FIVE), 0) == 1 + 3
    assert hearts(table(TAJ, FIVE, THREE), 0) == 1 + 1  # below each of them
    assert hearts(table(TAJ, THREE, FIVE), 0) == 1 + 1
    assert hearts(table(TAJ, FIVE, "market_green", FIVE), 0) == 1 + 3  # opposite


@rule("HC-138", "HC-220", "HC-161")
@pytest.mark.parametrize("special", ["arcade", "royal_palace", "louvre", "castle", "big_ben"])
def test_coins_that_are_not_income_do_not_count_in_comparisons(special: str) -> None:
    state = table(TAJ, f"market_blue restaurant {special}")
    assert incomes(state) == [3, 3]
    assert hearts(state, 0) == 1 + 1


@rule("HC-138", "HC-220", "HC-161")
def test_conditional_income_counts_in_comparisons() -> None:
    assert hearts(table(TAJ, "market_blue restaurant sushi_bar"), 0) == 1 + 3
    assert hearts(table(TAJ, "market_blue house barber_shop"), 0) == 1 + 3  # 1 + 3 against 3
    assert hearts(table(TAJ, "market_blue restaurant art_gallery"), 0) == 1 + 3


@rule("HC-138")
def test_comparisons_use_the_cities_as_they_are() -> None:
    other = "market_blue restaurant"
    assert hearts(table(TAJ, other + " bank"), 0) == 1 + 3
    assert hearts(table(TAJ + " garage", other + " bank"), 0) == 1 + 1
