"""Section 10 of the ledger: the rulebook's example turn, and the constructed vectors."""

import pytest

from kvartal.games.uptown.game import GAME
from kvartal.games.uptown.scoring import standing
from kvartal.games.uptown.street import tallest
from tests.games.uptown.positions import (
    CLOSED,
    EMPTY,
    do,
    income,
    kinds,
    legal,
    paid,
    places_of,
    plot,
    points,
    prestige,
    ranks,
    rule_against,
    street,
    table,
)
from tests.marks import rule

EXAMPLE = "delicatessen | family_flat | law_chambers | twenty_four_hour_shop"


@rule("UP-300", "UP-46", "UP-183")
def test_the_example_turn_of_the_rulebook() -> None:
    state = table(EXAMPLE, EMPTY, tops=["laundrette", "pocket_park"], free="open_plan_offices")
    assert len(legal(state)) == 2 * 5 + 1
    facts = do(state, "0 build courtyard_flats 2")
    assert paid(facts) == []
    assert state.wallet == [10, 10]
    ground_only = [*places_of(state, "pocket_park"), *places_of(state, "fashion_arcade")]
    assert ground_only == ["5", "5"]
    facts = do(state, "0 build pocket_park 5")
    assert kinds(facts)[:3] == ["paid", "built", "income"]
    assert paid(facts) == [(0, 6)]
    assert state.wallet[0] == 10 - 6 + 6
    # The turn of seat 1 has begun: it has collected, and takes no card.
    assert "collected" in kinds(facts)
    assert state.wallet[1] == 16
    assert state.streets[1] == street(EMPTY)
    after = "delicatessen | family_flat courtyard_flats | law_chambers | twenty_four_hour_shop"
    assert prestige(f"{after} | pocket_park") == [0, 3, 2, 0, 3]
    assert points(state, 0) == 8 + 3


@rule("UP-300", "UP-52")
def test_in_the_meantime_nobody_buys_from_that_deck() -> None:
    state = table(EXAMPLE, EMPTY, EMPTY, tops=["laundrette", "typing_pool", "pocket_park"])
    do(state, "0 build pocket_park 5")
    assert state.money == [0, 0, 6]
    while state.free >= 0:
        do(state, "1 discard")
    (top,) = [projects[0] for projects in [GAME.public(state)["tops"][2]]]
    assert places_of(state, top, seat=1) == []


@rule("UP-301")
def test_negative_income() -> None:
    state = table("think_tank | sinking_foundations", EMPTY, top="slate_roof")
    assert income("think_tank | sinking_foundations slate_roof") == -2
    assert paid(do(state, "0 build slate_roof 2")) == [(0, 0)]
    assert state.wallet[0] == 10
    assert sum(prestige("think_tank | sinking_foundations slate_roof")) == 2


@rule("UP-302")
def test_floors() -> None:
    tower = "family_flat law_chambers insurance_tower clock_tower"
    assert income(tower) == 2
    assert sum(prestige(tower)) == 7


@rule("UP-303")
def test_on_the_roof() -> None:
    tower = "family_flat law_chambers insurance_tower clock_tower"
    state = table(tower, EMPTY, free="rooftop_pool")
    assert places_of(state, "rooftop_pool") == ["1"]
    facts = do(state, "0 build rooftop_pool 1")
    assert paid(facts) == []
    assert sum(prestige(f"{tower} rooftop_pool")) == 11
    assert tallest(state.streets[0]) == 5
    assert rule_against(table(tower, EMPTY, free="student_digs"), "build student_digs 1") == "UP-82"


@rule("UP-304")
def test_duo_and_counting_itself() -> None:
    offices = "open_plan_offices newsroom | typing_pool | patent_office boardroom_floor"
    assert prestige(offices) == [3, 0, 10, 0, 0]
    assert income(offices) == 1


@rule("UP-305")
def test_gifts_counted() -> None:
    gifts = "museum_of_curiosities abandoned_floor | pawnshop"
    assert prestige(gifts) == [4 - 3, -3, 0, 0, 0]
    assert income(gifts) == 1


@rule("UP-306")
def test_ground_floor() -> None:
    for building in ("notarys_chambers umbrella_stall", "umbrella_stall notarys_chambers"):
        assert income(building) == 1
        assert sum(prestige(building)) == 2


@rule("UP-307")
def test_several_on_one_roof() -> None:
    assert sum(prestige("bungalow rooftop_garden beehives")) == 9
    state = table("bungalow rooftop_garden", EMPTY, free="beehives")
    assert paid(do(state, "0 build beehives 1")) == []
    assert tallest(state.streets[0]) == 3
    assert GAME.public(state)["streets"][0][0]["closed"]


@rule("UP-308")
def test_loss_per_floor() -> None:
    tower = "delicatessen family_flat law_chambers marble_penthouse"
    assert income(tower) == -1
    assert sum(prestige(tower)) == 10
    state = table("delicatessen family_flat law_chambers", EMPTY, free="marble_penthouse")
    assert paid(do(state, "0 build marble_penthouse 1")) == [(0, 0)]


@rule("UP-309")
def test_gift_roof() -> None:
    state = table(EMPTY, "delicatessen accountants_row | laundrette | family_flat", free="tin_roof")
    assert paid(do(state, "0 give tin_roof 1 3")) == [(1, 4)]
    assert state.wallet == [10, 14]
    assert prestige("delicatessen accountants_row | laundrette | family_flat tin_roof") == [
        1,
        0,
        2 - 1,
        0,
        0,
    ]
    assert GAME.public(state)["streets"][1][2]["closed"]


@rule("UP-310")
def test_malus_by_kind() -> None:
    noisy = "family_flat courtyard_flats noisy_nightclub | bungalow"
    assert prestige(noisy) == [2 + 1 - 3, 2, 0, 0, 0]
    assert income(noisy) == -1


@rule("UP-311")
def test_a_gift_with_a_kind_helps() -> None:
    helped = "haunted_flat bay_window_flat | twenty_four_hour_shop"
    assert income(helped) == 2
    assert prestige(helped) == [-4 + 2, 0, 0, 0, 0]


@rule("UP-312")
def test_hotels() -> None:
    hotels = "airport_hotel | grand_hotel tourist_information | boutique_hotel"
    assert income(hotels) == 9
    assert prestige(hotels) == [0, 5 + 9, 3, 0, 0]


@rule("UP-313")
def test_no_gifts() -> None:
    theirs = "gated_court | family_flat | | skate_ramp | band_shell"
    state = table(EMPTY, theirs, free="abandoned_floor")
    assert places_of(state, "abandoned_floor") == ["1 2", "1 3"]


@rule("UP-314", "UP-216")
def test_nothing_placeable() -> None:
    """The only answer is given without asking: the card goes into the box."""
    state = table(EMPTY, EMPTY, tops=["laundrette", "insurance_tower"])
    assert all("insurance_tower" not in text and "rooftop_bar" not in text for text in legal(state))
    facts = do(state, "0 decline")
    assert kinds(facts)[-4:] == ["turn_began", "took", "opened", "discarded"]
    assert plot(state, 1, 1) == []


@rule("UP-315")
def test_a_whole_street() -> None:
    text = (
        "delicatessen radio_station | family_flat courtyard_flats artists_attic"
        " | greengrocer yoga_loft abandoned_floor | notarys_chambers game_studio typing_pool"
        " | pocket_park beehives"
    )
    assert prestige(text) == [2, 4, 1, 2, 6]
    assert income(text) == 9
    state = table(text, EMPTY, wallet=[14, 0])
    assert [each["closed"] for each in GAME.public(state)["streets"][0]] == [
        True,
        True,
        False,
        False,
        True,
    ]
    assert tallest(state.streets[0]) == 3
    assert standing(state, 0).score == 19
    assert GAME.public(state)["points"][0] == 19


@rule("UP-316")
def test_end_of_the_round() -> None:
    four = "playground | public_fountain | skate_ramp | chess_pavilion"
    state = table(EMPTY, four, EMPTY, turn=1, round_=9, free="pocket_park")
    do(state, "1 build pocket_park 5", "1 decline")
    assert list(GAME.pending(state)) == [2]
    while GAME.pending(state):
        do(state, f"2 {legal(state, 2)[-1]}")
    assert GAME.outcome(state) is not None
    assert state.round == 9


@rule("UP-317")
def test_end_by_deck() -> None:
    tops = ["laundrette", "typing_pool", "corner_shop", "porters_lodge"]
    state = table(EMPTY, EMPTY, EMPTY, EMPTY, turn=2, tops=tops, decks=[5, 5, 5, 1])
    do(state, "2 decline", "3 discard")
    assert list(GAME.pending(state)) == [3]
    do(state, "3 decline")
    assert GAME.outcome(state) is not None


TALL = "tailors_workshop house_manager florist game_studio coffee_roastery airport_hotel"
PLAIN = (
    "student_digs typing_pool backpackers_dorm shoeshine_stand laundrette attic_hideaway",
    "espresso_bar vending_gallery delicatessen startup_hive open_plan_offices slate_roof",
    f"{TALL} twenty_four_hour_shop company_canteen capsule_hotel",
)
"""Nine storeys at most, none of them with prestige."""


@rule("UP-318", "UP-156", "UP-160", "UP-162")
@pytest.mark.parametrize(
    ("totals", "heights", "places"),
    [
        ((31, 31, 28), (5, 6, 9), [2, 1, 3]),
        ((31, 31, 28), (6, 6, 9), [1, 1, 3]),
        ((31, 31, 31), (6, 4, 6), [1, 3, 1]),
    ],
)
def test_tie_break(totals: tuple[int, ...], heights: tuple[int, ...], places: list[int]) -> None:
    """Seat 0 has 8 of its points from its street, all others have them from money."""
    towers = [" ".join(text.split()[:high]) for text, high in zip(PLAIN, heights, strict=True)]
    towers[0] += " | art_gallery | reading_terrace | family_flat"  # 3 + 3 + 2
    wallet = [3 * total + 2 for total in totals]
    wallet[0] -= 3 * 8
    state = table(*towers, wallet=wallet, over=True)
    assert tuple(points(state, seat) for seat in range(3)) == totals
    assert tuple(map(tallest, state.streets)) == heights
    assert ranks(state) == places


@rule("UP-319")
def test_money_on_a_deck_at_the_end() -> None:
    state = table(CLOSED, CLOSED, wallet=[8, 0], money=[5, 0], over=True)
    assert points(state, 0) - points(state, 1) == 2


@rule("UP-320", "UP-151")
def test_a_bar_its_tenants_and_the_cinema() -> None:
    tower = "cellar_bar family_flat courtyard_flats slate_roof rooftop_cinema"
    text = f"{tower} | espresso_bar student_digs"
    assert prestige(text) == [-3 + 2 + 1 + 0 + 2, 0, 0, 0, 0]
    assert income(text) == 2 + 1 + 1
