"""The choices of the final: what Sphinx and Great Pyramid become."""

import pytest

from kvartal.games.happy_city import state as asks
from kvartal.games.happy_city.components import EXPERTS, NUMBER_OF
from kvartal.games.happy_city.facts import Coins, PyramidCopied, SphinxCopied
from kvartal.games.happy_city.game import GAME
from kvartal.kit.chance import ScriptedChance
from kvartal.kit.lines import Line
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
    rule_against,
    scores,
)
from tests.games.turns import LUCK
from tests.kit.helpers import config_of
from tests.marks import rule

PYRAMID = "market_blue factory great_pyramid house apartment_building"
B_20, C_20 = "market_yellow school museum", "market_green igloo hospital"


@rule("HC-E20", "HC-140")
@pytest.mark.parametrize(("neighbour", "expected"), [(1, (1, 3, 3)), (2, (-1, 5, 0))])
def test_a_great_pyramid_copies_the_card_in_its_slot(
    neighbour: int, expected: tuple[int, int, int]
) -> None:
    state = last_turn(PYRAMID, B_20, C_20, coins=[0, 0, 1])
    do(state, "2 pass")
    assert legal(state, 0) == ["pyramid 1", "pyramid 2"]  # it cannot be refused
    assert rule_against(state, 0, "pyramid 0") == "HC-140"
    facts = do(state, f"0 pyramid {neighbour}")
    assert facts[0] == PyramidCopied(0, neighbour, ["", "museum", "hospital"][neighbour])
    assert GAME.pending(state) == []
    assert (hearts(state, 0), residents(state, 0), points(state, 0)) == expected


@rule("HC-E20", "HC-140", "HC-221")
@pytest.mark.parametrize(
    "others",
    [
        ["market_yellow school", "market_green igloo"],  # fewer than 3 cards
        ["market_yellow school big_ben", "market_green igloo"],  # a special building
        ["market_yellow", B_20, "market_green igloo"],  # the only card is not a neighbour's
    ],
)
def test_a_great_pyramid_without_a_card_to_copy(others: list[str]) -> None:
    state = last_turn(PYRAMID, *others)
    assert "pyramid_copied" not in kinds(finish(state))
    assert (hearts(state, 0), residents(state, 0), incomes(state)[0]) == (-1, 3, 2)


@rule("HC-140", "HC-221")
def test_a_great_pyramid_with_one_neighbour_to_copy_has_no_choice() -> None:
    state = last_turn(PYRAMID, "market_yellow school big_ben", C_20)
    facts = finish(state)
    assert PyramidCopied(0, 2, "hospital") in facts
    assert residents(state, 0) == 5


@rule("HC-221", "HC-140", "HC-171")
def test_the_income_of_a_great_pyramid_pays_no_coins_and_its_copy_has_no_colour() -> None:
    copied = "market_yellow school perfumery"
    state = last_turn(PYRAMID, copied, "market_green stonehenge", coins=[4, 5, 6])
    assert PyramidCopied(0, 1, "perfumery") in finish(state)
    assert incomes(state) == [2 + 2, 3, 1]
    assert state.coins == [4, 5, 6]
    state = last_turn(PYRAMID, B_20, "market_green stonehenge")
    assert PyramidCopied(0, 1, "museum") in finish(state)
    assert residents(state, 2) == 2  # B's two blue cards; A has only the market


SPHINX = "market_green house school sphinx museum observatory hospital"


@rule("HC-E49", "HC-151", "HC-225")
@pytest.mark.parametrize(
    ("model", "expected", "coins"),
    [
        ("great_wall", (7, 4, 28), [0, 0]),
        ("statue_of_liberty", (8, 2, 16), [0, 0]),
        ("water_park", (6, 4, 24), [1, 1]),
        ("concert_arena", (4, 4, 16 - 1), [2, 0]),
        ("golden_gate_bridge", (5, 5, 25), [0, 0]),
        ("wind_turbine", (6, 4, 24), [0, 0]),
        ("art_gallery", (4, 5, 20), [0, 0]),
    ],
)
def test_a_sphinx_scores_as_what_it_copies(
    model: str, expected: tuple[int, int, int], coins: list[int]
) -> None:
    state = last_turn(SPHINX, f"market_yellow factory {model}")
    assert (hearts(state, 0), residents(state, 0)) == (4, 4)
    do(state, "1 pass")
    assert legal(state, 0) == [f"copy {model}", "refuse"]
    facts = do(state, f"0 copy {model}")
    assert facts[0] == SphinxCopied(0, model, drawn=False)
    assert GAME.pending(state) == []
    assert (hearts(state, 0), residents(state, 0), points(state, 0)) == expected
    assert state.coins == coins
    drawn = last_turn(SPHINX, "market_yellow factory castle")
    facts = finish(drawn, "0 refuse", chance=drawing(drawn, model))
    assert SphinxCopied(0, model, drawn=True) in facts
    assert (hearts(drawn, 0), residents(drawn, 0), points(drawn, 0)) == expected
    assert drawn.coins == coins


@rule("HC-E49", "HC-225")
def test_a_sphinx_as_statue_discards_the_last_card() -> None:
    state = last_turn(SPHINX, "market_yellow statue_of_liberty")
    finish(state, "0 copy statue_of_liberty")
    assert ids(state.cities[0]) == SPHINX.split()[:-1]
    assert state.discards[1] == numbers("hospital")


@rule("HC-225", "HC-171")
def test_a_card_lost_to_the_copied_statue_counts_for_nobody() -> None:
    state = last_turn(SPHINX, "market_yellow statue_of_liberty", "market_blue stonehenge")
    assert residents(state, 2) == 4
    finish(state, "0 copy statue_of_liberty")
    assert residents(state, 2) == 3


@rule("HC-225", "HC-224")
def test_a_sphinx_as_statue_may_lose_a_dwelling_which_leaves_the_game() -> None:
    state = last_turn("market_green school house sphinx", "market_yellow statue_of_liberty")
    stacks = state.dwellings[:]
    finish(state, "0 copy statue_of_liberty")
    assert ids(state.cities[0]) == ["market_green", "school", "sphinx"]
    assert (hearts(state, 0), residents(state, 0)) == (4, 1)
    assert (state.dwellings, state.discards) == (stacks, [[], [], []])


@rule("HC-225")
@pytest.mark.parametrize(
    "model",
    [
        "castle",
        "harbor",
        "airport",
        "train_station",
        "hot_dog_stand",
        "big_ben",
        "underwater_tunnel",
        "louvre",
        "royal_palace",
        "arcade",
    ],
)
def test_a_sphinx_as_a_building_of_the_rounds_does_nothing(model: str) -> None:
    state = last_turn(SPHINX, f"market_yellow factory {model}", "market_blue", coins=[5, 6, 7])
    finish(state, f"0 copy {model}")
    assert points(state, 0) == 16
    assert state.coins == [5, 6, 7]
    assert incomes(state) == [1, 2, 1]


@rule("HC-225")
@pytest.mark.parametrize(
    ("model", "income"),
    [
        ("bowling_alley", 3 + 3),  # one purple card
        ("sushi_bar", 3 + 4),  # four blue ones
        ("croissant_bakery", 3 + 2 * 2),  # two green ones
        ("barber_shop", 3 + 3),
        ("escape_room", 3 + 2),
        ("greengrocer", 3 + 4),  # 4 hearts, 5 residents
        ("billiard_hall", 3 + 2),  # green and blue before it
    ],
)
def test_a_sphinx_as_a_building_of_income_changes_only_comparisons(model: str, income: int) -> None:
    other = f"market_yellow perfumery grocery {model}"
    state = last_turn(SPHINX + " garage", other, coins=[5, 6])
    finish(state, f"0 copy {model}")
    assert incomes(state)[0] == income
    assert state.coins == [5, 6]
    assert points(state, 0) == 4 * 5


@rule("HC-225", "HC-233")
def test_a_sphinx_as_art_gallery_copies_income_too() -> None:
    state = last_turn("market_green house bank sphinx", "market_yellow art_gallery", coins=[5, 6])
    finish(state, "0 copy art_gallery")
    assert incomes(state) == [1 + 1 + 1, 1 + 1]
    assert state.coins == [5, 6]


@rule("HC-225")
def test_the_coins_of_a_copied_joke_shop_can_decide_a_tie() -> None:
    sphinx, shop = "market_green house school sphinx", "market_yellow igloo bank joke_shop"
    state = last_turn(sphinx, shop, coins=[1, 4])
    finish(state, "0 copy joke_shop")
    assert state.coins == [1 + 4, 4]  # four cards, the Sphinx counted
    assert scores(state) == [(1, 0), (2, 0)]
    other = last_turn(sphinx, shop, coins=[1, 4])
    finish(other, "0 refuse", chance=drawing(other, "castle"))
    assert scores(other) == [(2, 0), (1, 0)]


@rule("HC-225")
@pytest.mark.parametrize(
    ("model", "expected"),
    [
        ("moai", (4 + 4, 4)),  # seven cards
        ("burger_joint", (4 + 3, 4)),  # 4 blue cards, others 1 and 0
        ("mayan_pyramid", (4 + 1, 4)),  # 2 green ones, as another
        ("colosseum", (4, 4 + 1)),
        ("machu_picchu", (4, 4 + 2)),  # of the Sphinx's own left neighbour
        ("stonehenge", (4, 4 + 1)),
        ("leaning_tower", (4 + 2, 4)),
        ("taj_mahal", (4 + 3, 4)),  # income 1 against 7 and 4
        ("domed_cathedral", (4 + 3, 4)),
        ("parthenon", (4, 4)),  # it has green cards
        ("japanese_garden", (4, 4)),
    ],
)
def test_other_buildings_score_for_the_sphinx_from_its_own_place(
    model: str, expected: tuple[int, int]
) -> None:
    left = "market_yellow spa casino tree_house igloo bank"
    right = f"market_blue garage {model} stadium"
    state = last_turn(SPHINX, left, right)
    finish(state, f"0 copy {model}")
    assert (hearts(state, 0), residents(state, 0)) == expected
    assert points(state, 0) == expected[0] * expected[1] * (1 + (model == "japanese_garden"))


@rule("HC-151")
def test_a_sphinx_chooses_among_the_buildings_of_opponents_or_draws() -> None:
    city, others = "market_green house school sphinx", ("market_blue castle", "market_yellow moai")
    state = last_turn(city, *others, "market_orange", row="arcade louvre")
    do(state, "3 pass")
    assert GAME.pending(state) == [0]
    assert legal(state, 0) == ["copy castle", "copy moai", "refuse"]
    for never in ("copy arcade", "copy sphinx", "copy joke_shop"):
        assert rule_against(state, 0, never) == "HC-151"


@rule("HC-151", "HC-225")
def test_a_refusing_sphinx_draws_any_card_of_the_box_and_no_other() -> None:
    start = last_turn("market_green house school sphinx", "market_blue castle", row="arcade louvre")
    do(start, "1 pass")
    gone = {NUMBER_OF[card] for card in ("sphinx", "castle", "arcade", "louvre")}
    box = [card for card in EXPERTS if card not in gone]
    drawn = []
    for index in range(len(box)):
        state = start.copy()
        do(state, "0 refuse", chance=ScriptedChance({"sphinx": index}))
        drawn.append(state.special[0])
        assert state.question == asks.OVER  # it could not refuse again
    assert drawn == box
    with pytest.raises(ValueError, match="only 34 are possible"):
        do(start, "0 refuse", chance=ScriptedChance({"sphinx": len(box)}))


@rule("HC-225", "HC-151")
def test_the_box_holds_what_was_not_dealt_to_the_row() -> None:
    state = GAME.setup(config_of(GAME, 3, mode="expert"), LUCK)
    assert len(state.row) == 5
    assert sorted(state.box.cards + state.row) == EXPERTS


@rule("HC-151")
def test_a_sphinx_draws_if_no_opponent_has_a_special_building() -> None:
    state = last_turn("market_green house school sphinx", "market_blue", row="castle")
    chance = drawing(state, "water_park")
    facts = finish(state, chance=chance)
    assert SphinxCopied(0, "water_park", drawn=True) in facts
    assert Coins(1, Line("HC-155", 1, source="water_park")) in facts
    assert hearts(state, 0) == 2
