"""The end of the game, points, ranking and junior scoring (sections 6 to 9)."""

import pytest

from kvartal.games.happy_city import state as asks
from kvartal.games.happy_city.facts import FinalBegan, TurnBegan
from kvartal.games.happy_city.game import GAME
from kvartal.kit.chance import SeededChance
from kvartal.kit.lines import Line
from tests.games.happy_city.positions import (
    do,
    finished,
    hearts,
    ids,
    incomes,
    kinds,
    legal,
    points,
    residents,
    rule_against,
    scores,
    table,
)
from tests.kit.helpers import config_of
from tests.marks import rule

NINE = "market school museum hospital igloo bank spa zoo casino"
RICH = [20, 20, 20, 20]
OPEN = "perfumery garage stadium"  # on display
FINAL = "market shoe_shop school house museum film_studio steelworks luxury_residence spa zoo"


@rule("HC-100", "HC-101", "HC-54", "HC-231", "HC-E14")
def test_the_last_round_is_completed() -> None:
    state = table(
        "market",
        NINE,
        "market",
        "market",
        mode="family",
        coins=RICH,
        display=OPEN,
        turn=1,
        round_=9,
    )
    facts = do(state, "1 buy house")
    assert kinds(facts) == ["bought", "turn_began"]
    facts = do(state, "2 keep", "2 pass")
    assert GAME.pending(state) == [3]
    facts += do(state, "3 keep", "3 pass")
    assert [fact.seat for fact in facts if isinstance(fact, TurnBegan)] == [3]  # and no round 10
    assert FinalBegan(9) in facts
    assert (GAME.pending(state), state.round) == ([], 9)
    assert state.coins == [20, 19, 21, 21]  # no further income
    for seat in range(4):
        assert rule_against(state, seat, "pass") == "KV-1"


@rule("HC-231", "HC-100")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_full_city_never_gets_another_turn(seat: int) -> None:
    cities = ["market"] * 4
    cities[seat] = NINE
    state = table(*cities, mode="family", coins=RICH, display=OPEN, turn=seat)
    do(state, f"{seat} buy house")
    turns = []
    while GAME.pending(state):
        (now,) = GAME.pending(state)
        turns.append(now)
        do(state, f"{now} {legal(state, now)[-1]}")
    assert sorted(set(turns)) == list(range(seat + 1, 4))
    assert state.round == 1


@rule("HC-100", "HC-212")
@pytest.mark.parametrize(
    ("city", "ends"),
    [
        (f"{NINE} factory", True),
        ("market school museum hospital igloo bank spa zoo factory dinosaur_park", True),
        (NINE, False),
    ],
)
def test_ten_cards_with_market_and_special_building(city: str, ends: bool) -> None:
    state = table("market", city, mode="family", coins=[9, 0], display=OPEN, turn=1)
    do(state, "1 pass")
    assert (GAME.pending(state) == []) == ends
    assert state.round == (1 if ends else 2)


@rule("HC-103", "HC-78", "HC-84")
def test_the_earliest_last_round_is_the_eighth() -> None:
    last_rounds = set()
    for seed in range(20):
        chance = SeededChance(bytes([seed] * 32))
        state = GAME.setup(config_of(GAME, 2, first="0"), chance)
        while GAME.pending(state):
            (seat,) = GAME.pending(state)
            hurry = seat == 0 or state.question == asks.REVEAL  # the first card, the first deck
            do(state, f"{seat} {legal(state, seat)[0 if hurry else -1]}", chance=chance)
            if state.question == asks.BUY and GAME.pending(state) == [0]:
                assert len(state.cities[0]) <= state.round + (state.special[0] != asks.NONE)
        last_rounds.add(state.round)
        assert len(state.cities[0]) == 10
    assert min(last_rounds) == 8  # 8 purchases, a special building and the market


@rule("HC-219")
def test_the_technical_stop() -> None:
    state = table("market", "market", mode="family", display=OPEN, turn=1, round_=199)
    do(state, "1 pass")
    assert (state.round, GAME.pending(state)) == (200, [0])
    assert GAME.outcome(state) is None
    do(state, "0 keep", "0 pass")
    facts = do(state, "1 keep", "1 pass")
    assert (state.round, GAME.pending(state)) == (200, [])
    assert FinalBegan(200) in facts
    assert scores(state) == [(2, 0), (1, 0)]  # by the coin of round 199


@rule("HC-110", "HC-111", "HC-8")
def test_residents_and_hearts_are_sums() -> None:
    state = table(
        "market house garage haunted_house laboratory",  # 1 + 1 - 1 + 2
        "market zoo factory steelworks library museum",  # 3 - 1 - 1 + 1 + 2
        mode="family",
    )
    assert (residents(state, 0), hearts(state, 0)) == (3, 0)
    assert (residents(state, 1), hearts(state, 1)) == (0, 4)


@rule("HC-112", "HC-E5", "HC-50", "HC-110", "HC-111")
def test_example_of_a_final_score() -> None:
    state = table(FINAL, "market", mode="family", question=asks.OVER)
    assert residents(state, 0) == 1 + 1 + 3
    assert hearts(state, 0) == 2 + 2 + 2 + 3 - 1
    assert incomes(state)[0] == 7
    assert scores(state) == [(1, 40), (2, 0)]
    standings = GAME.outcome(state)
    assert standings is not None
    assert standings[0].lines == [Line("HC-112", 8, 5)]


@rule("HC-120", "HC-E5")
def test_example_of_junior_scoring() -> None:
    assert finished(FINAL, "market", mode="junior") == [(1, 13), (2, 0)]


@rule("HC-113", "HC-208", "HC-E17", "HC-120")
@pytest.mark.parametrize(
    ("city", "totals", "product", "plain_sum"),
    [
        ("market factory apartment_building luxury_residence", (5, -1), 0, 4),
        ("market haunted_house museum zoo", (-1, 5), 0, 4),
        ("market factory haunted_house", (-1, -1), 0, -2),
        ("market factory steelworks haunted_house", (-1, -2), 0, -3),
    ],
)
def test_negative_totals(city: str, totals: tuple[int, int], product: int, plain_sum: int) -> None:
    for mode, expected in (("family", product), ("expert", product), ("junior", plain_sum)):
        state = table(city, "market", mode=mode)
        assert (residents(state, 0), hearts(state, 0)) == totals
        assert points(state, 0) == expected


@rule("HC-114")
@pytest.mark.parametrize("mode", ["family", "junior", "expert"])
def test_coins_and_income_give_no_points(mode: str) -> None:
    poor, rich = "market house library", "market house library grocery shoe_shop perfumery"
    expected = 2 if mode == "junior" else 1
    result = finished(poor, rich, mode=mode, coins=[50, 0])
    assert [score for _, score in result] == [expected, expected]


@rule("HC-115")
@pytest.mark.parametrize("mode", ["family", "junior", "expert"])
def test_most_points_win(mode: str) -> None:
    low, middle, high = "market house library", "market house museum", "market house zoo"
    result = finished(middle, high, low, mode=mode, coins=[9, 0, 30])
    assert [place for place, _ in result] == [2, 1, 3]


A_36 = "market house apartment_building luxury_residence zoo ski_resort"


@rule("HC-116", "HC-E16", "HC-120")
@pytest.mark.parametrize(("mode", "score"), [("family", 36), ("junior", 12), ("expert", 36)])
def test_coins_break_a_tie(mode: str, score: int) -> None:
    assert finished(A_36, A_36, mode=mode, coins=[4, 7]) == [(2, score), (1, score)]


@rule("HC-117", "HC-209", "HC-E16", "HC-116")
def test_victory_is_shared() -> None:
    assert finished(A_36, A_36, "market", coins=[7, 7, 50]) == [(1, 36), (1, 36), (3, 0)]
    state = table(A_36, A_36, mode="family", coins=[7, 4], question=asks.OVER)
    standings = GAME.outcome(state)
    assert standings is not None
    assert [s.tie_breaks for s in standings] == [[Line("HC-116", 7)], [Line("HC-116", 4)]]


@rule("HC-118", "HC-209")
def test_further_places_are_ordered_likewise() -> None:
    house = "market house library"
    shared = finished(house, A_36, house, "market", coins=[3, 0, 3, 9])
    assert [place for place, _ in shared] == [2, 1, 2, 4]
    by_coins = finished(house, A_36, house, "market", coins=[3, 0, 4, 9])
    assert [place for place, _ in by_coins] == [3, 1, 2, 4]


@rule("HC-120")
def test_junior_lines_name_both_sums() -> None:
    state = table(FINAL, "market", mode="junior", question=asks.OVER)
    standings = GAME.outcome(state)
    assert standings is not None
    lines = [Line("HC-120", 5, 1, "residents"), Line("HC-120", 8, 1, "hearts")]
    assert standings[0].lines == lines
    assert ids(state.cities[0]) == FINAL.split()
