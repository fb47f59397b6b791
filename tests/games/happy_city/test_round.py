"""The course of a round (section 3) and the income phase (section 4)."""

from itertools import permutations

import pytest

from kvartal.games.happy_city import state as asks
from kvartal.games.happy_city.facts import Income, TurnBegan
from kvartal.games.happy_city.game import GAME
from kvartal.games.happy_city.state import HappyCityState
from kvartal.kit.facts import Fact
from kvartal.kit.lines import Line
from tests.games.happy_city.positions import do, incomes, kinds, legal, numbers, rule_against, table
from tests.games.turns import LUCK
from tests.kit.helpers import config_of
from tests.marks import rule


def pass_round(state: HappyCityState) -> list[Fact]:
    """Everybody from the one to act leaves the display alone and passes, to the end of the round;
    what all are told."""
    facts, now = [], state.round
    while GAME.pending(state) and state.round == now:
        seat = GAME.pending(state)[0]
        choices = legal(state, seat)
        plain = next(word for word in ("keep", "pass", "decline", "reveal 1") if word in choices)
        facts += do(state, f"{seat} {plain}")
    return facts


@rule("HC-40", "HC-50")
def test_a_round_is_income_for_all_then_turns() -> None:
    state = table("market", "market grocery", "market", mode="family", coins=[1, 1, 1], turn=2)
    state.display = numbers("school grocery bank")
    facts = do(state, "2 pass")
    assert kinds(facts) == ["passed", "round_began", "income", "income", "income", "turn_began"]
    assert (state.round, state.coins) == (2, [2, 3, 3])
    do(state, "0 keep", "0 buy school", "1 keep", "1 reveal 1", "1 pass")
    assert state.coins == [0, 4, 3]  # no income between the turns


@rule("HC-41", "HC-44", "HC-20")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_turns_go_clockwise_from_the_same_first_player(first: int) -> None:
    state = GAME.setup(config_of(GAME, 3, first=str(first)), LUCK)
    order = [first]  # told before anybody listened
    for _ in range(3):
        facts = pass_round(state)
        order += [fact.seat for fact in facts if isinstance(fact, TurnBegan)]
    clockwise = [(first + n) % 3 for n in range(10)]
    assert order == clockwise
    assert (state.first, state.round) == (first, 4)


@rule("HC-42", "HC-130", "KV-2")
@pytest.mark.parametrize("mode", ["family", "junior", "expert"])
def test_the_four_steps_in_their_order(mode: str) -> None:
    special = "toy_store" if mode != "expert" else "castle"  # green 1 with blue 1, or purple 1
    cards = "market school factory" if mode != "expert" else "market_blue school factory"
    state = table(
        cards, cards, mode=mode, coins=[1, 0], display="zoo spa", row=special, question=asks.DISCARD
    )
    answers = ["discard zoo", "reveal 1", "reveal 1", "buy house", f"take {special}"]
    plain = {"discard": "keep", "buy": "pass", "take": "decline"}
    for now in answers:
        for other in answers:
            if other.split()[0] != now.split()[0]:
                assert rule_against(state, 0, other) == "KV-2", (now, other)
        for kind, word in plain.items():
            expected = None if kind == now.split()[0] else "KV-2"
            assert rule_against(state, 0, word) == expected
        do(state, f"0 {now}")
    assert GAME.pending(state) == [1]
    assert legal(state, 0) == []


@rule("HC-43", "KV-1")
@pytest.mark.parametrize("mode", ["family", "expert"])
def test_one_decides_at_a_time(mode: str) -> None:
    state = GAME.setup(config_of(GAME, 4, mode=mode, first="0"), LUCK)
    while state.round < 4:
        (seat,) = GAME.pending(state)
        for other in range(4):
            if other != seat:
                assert legal(state, other) == []
                assert rule_against(state, other, legal(state, seat)[0]) == "KV-1"
        do(state, f"{seat} {legal(state, seat)[-1]}")
    assert state.round == 4


@rule("HC-50")
def test_income_is_the_sum_of_all_cards() -> None:
    state = table(
        "market grocery school garage candy_factory",  # 1 + 1 + 0 + 2 + 3
        "market haunted_house zoo stadium",  # 1 + 1 + 0 + 1
        mode="family",
        coins=[0, 0],
        display="zoo spa casino",
        turn=1,
    )
    facts = do(state, "1 pass")
    assert state.coins == [7, 1 + 3]
    lines = [Line("HC-50", 1, 1, "market"), Line("HC-50", 1, 1, "haunted_house")]
    assert Income(1, [*lines, Line("HC-50", 1, 1, "stadium")]) in facts


@rule("HC-51", "HC-40")
def test_income_every_round() -> None:
    state = GAME.setup(config_of(GAME, 2, first="0"), LUCK)
    for round_ in range(1, 6):
        assert state.round == round_
        assert state.coins == [2 + round_ + (round_ - 1)] * 2  # income, and a pass each round
        facts = pass_round(state)
        assert kinds(facts).count("income") == 2


@rule("HC-52")
@pytest.mark.parametrize("coins", [0, 1, 50])
def test_income_depends_on_the_city_alone(coins: int) -> None:
    state = table(
        "market garage", "market", mode="family", coins=[coins, 0], display="zoo spa casino", turn=1
    )
    do(state, "1 pass")
    assert state.coins[0] == coins + 3
    assert legal(state, 0)[-1] == "keep"  # nobody was asked


@rule("HC-53")
def test_a_special_building_pays_from_the_next_income_on() -> None:
    state = table(
        "market school museum", "market", mode="family", coins=[0, 0], row="dinosaur_park"
    )
    state.display = numbers("zoo spa casino")
    do(state, "0 pass", "0 take dinosaur_park")
    assert state.coins == [1, 0]
    do(state, "1 keep")  # who cannot buy passes
    assert (state.round, state.coins) == (2, [1 + 1 + 2, 1 + 1])


@rule("HC-54", "HC-100")
def test_no_income_after_the_last_round() -> None:
    ten = "market school museum hospital library zoo spa casino stadium house"
    state = table(ten, "market", mode="family", coins=[4, 0], turn=1, display="zoo spa casino")
    facts = do(state, "1 pass")
    assert GAME.pending(state) == []
    assert state.coins == [4, 1]
    assert kinds(facts) == ["passed", "final_began", "ended"]


@rule("HC-202", "HC-43")
def test_the_louvre_chooses_between_arcade_and_income() -> None:
    state = table(
        "market_blue house school grocery museum arcade",
        "market_green factory grocery haunted_house louvre",
        "market_purple bank",
        coins=[1, 0, 0],
        display="zoo spa casino",
        turn=2,
        round_=5,
    )
    state.louvre_phases = 2
    do(state, "2 pass")
    assert (state.round, GAME.pending(state)) == (6, [1])
    assert legal(state, 1) == ["louvre 0", "louvre 2"]
    assert state.coins == [1 + 2, 0, 1]  # Arcade has paid, no city yet
    facts = do(state, "1 louvre 0")
    assert state.coins == [3 + 2, 0 + 4 + 2, 1 + 2]
    assert kinds(facts) == ["louvre_chose", *["income"] * 3, "coins", "turn_began"]


@rule("HC-203")
def test_all_incomes_come_from_the_same_position() -> None:
    cities = {
        "market_blue school house barber_shop": 1 + 3,  # lowest base income
        "market_yellow grocery police_station factory escape_room": 3,  # not the fewest yellow
        "market_purple bank haunted_house": 3,
    }
    for order in permutations(cities):
        state = table(*order, coins=[0, 9, 2], display="zoo zoo stadium", turn=2)
        assert incomes(state) == [cities[city] for city in order]
        do(state, "2 pass")
        paid = [after - before for after, before in zip(state.coins, [0, 9, 3], strict=True)]
        assert paid == [cities[city] for city in order]
