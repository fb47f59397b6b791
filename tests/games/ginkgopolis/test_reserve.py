"""Section 5 of the ledger: the tile reserve runs out, and how the game ends."""

import pytest

from kvartal.games.ginkgopolis.components import CARD_OF, TILE_OF
from kvartal.games.ginkgopolis.facts import TilesLost, TilesReturned
from kvartal.games.ginkgopolis.game import GAME
from kvartal.games.ginkgopolis.state import CHOOSE, OVER, RETURN, TAKE, GinkgopolisState
from tests.games.ginkgopolis.positions import (
    act,
    assets,
    at,
    do,
    kinds,
    legal,
    log_of,
    rule_against,
    table,
    tiles,
)
from tests.marks import rule

BLUE_3_HIGH = {(0, -2): "red_4 red_5 blue_6 @1"}
FIVE = "red_10 red_11 red_12 red_13 red_14"


def running_out(reserve: int = 2, own: str = "red_8", other: str = FIVE) -> GinkgopolisState:
    """Seat 0 exploits blue 6, three high, with one tile as a bonus; seat 1 has five tiles."""
    state = table(
        BLUE_3_HIGH,
        hands=["blue_6", "urban_l"],
        screens=[own, other],
        before=["blue_1"],
        reserve=reserve,
    )
    act(state, "exploit card_blue_6")
    return state


def returning(names: str) -> list[str]:
    return [f"1 return tile_{name}" for name in names.split()] + ["1 done"]


@rule("GK-93", "GK-51", "GK-R10")
def test_all_are_asked_at_once_in_the_middle_of_the_action() -> None:
    state = running_out()
    assert state.question == RETURN
    assert GAME.pending(state) == [0, 1]
    assert assets(state) == (0, 1 + 2, 0)
    assert state.due == 1
    assert len(legal(state, 1)) == 6
    assert rule_against(state, "return tile_blue_20", 1) == "GK-93"
    assert rule_against(state, "exploit card_blue_6") == "KV-2"


@rule("GK-E14", "GK-93", "GK-94", "GK-51")
def test_five_tiles_come_back() -> None:
    state = running_out()
    facts = do(state, "0 done", *returning(FIVE))
    assert assets(state) == (0, 1 + 2 + 2, 0)
    assert assets(state, 1) == (0, 0, 5)
    assert state.reserve.size == 3
    assert (state.exhaustions, state.is_last) == (1, False)
    assert state.question == TAKE  # the action is over, seat 1 is next
    (told,) = [fact for fact in facts if isinstance(fact, TilesReturned)]
    assert (told.seat, told.line.amount) == (1, 5)
    assert {*state.screens[0].faces} - {*tiles("red_8")} - {*tiles(FIVE)} != set()


@rule("GK-E14", "GK-97", "GK-102", "GK-R33")
def test_one_tile_comes_back_and_is_drawn_again() -> None:
    state = running_out()
    facts = do(state, "0 done", *returning("red_10"))
    assert len(state.screens[0]) == 1 + 2 + 1
    assert TILE_OF["tile_red_10"] in state.screens[0].faces
    assert (state.exhaustions, state.is_last) == (2, True)
    (lost,) = [fact for fact in facts if isinstance(fact, TilesLost)]
    assert (lost.seat, lost.count) == (0, 1)


@rule("GK-E14", "GK-96", "GK-R17")
def test_nothing_comes_back() -> None:
    state = running_out()
    facts = do(state, "0 done", "1 done")
    assert len(state.screens[0]) == 1 + 2
    assert (state.exhaustions, state.is_last) == (2, True)
    assert [fact.count for fact in facts if isinstance(fact, TilesLost)] == [1, 1]


@rule("GK-93", "GK-94")
def test_both_return_and_the_order_of_deciding_does_not_matter() -> None:
    turns = [["0 return tile_red_8", "0 done"], returning("red_11 red_13")]
    ends = []
    for order in (turns, turns[::-1]):
        state = running_out()
        do(state, *order[0], *order[1])
        ends.append(state)
    assert ends[0] == ends[1]
    assert (ends[0].vp[0], ends[0].vp[1]) == (1, 2)
    assert sorted([*ends[0].returned.faces]) == sorted(tiles("red_8 red_11 red_13"))


@rule("GK-93")
def test_tiles_are_picked_in_order_and_never_put_back() -> None:
    state = running_out()
    do(state, "1 return tile_red_12")
    assert legal(state, 1) == ["return tile_red_13", "return tile_red_14", "done"]
    assert rule_against(state, "return tile_red_11", 1) == "GK-93"
    assert len(state.screens[1]) == 5  # nothing has moved


@rule("GK-93", "GK-R39")
def test_others_learn_the_number_only_and_only_when_all_have_decided() -> None:
    state = running_out()
    log = log_of(state, *returning("red_10 red_12"))
    assert [fact.kind for fact in log.known_to(0)] == ["return_decided"]
    assert GAME.public(state)["tiles"] == [3, 5]
    log = log_of(state, "0 done")
    told = str([fact.to_json() for fact in log.known_to(0)])
    assert "'each': 1, 'count': 2" in told
    assert GAME.public(state)["tiles"][1] == 3


@rule("GK-95", "GK-R16")
def test_a_committed_tile_is_not_behind_the_screen() -> None:
    state = table(
        BLUE_3_HIGH,
        hands=["blue_6", "urban_l"],
        screens=["", "red_10 red_11"],
        reserve=2,
        resources=[0, 3],
    )
    do(state, "1 build urban_l tile_red_10", "0 exploit card_blue_6")
    assert legal(state, 1) == ["return tile_red_11", "done"]
    assert rule_against(state, "return tile_red_10", 1) == "GK-95"


@rule("GK-95")
def test_who_has_only_a_committed_tile_is_not_asked() -> None:
    state = table(
        BLUE_3_HIGH,
        hands=["blue_6", "urban_l"],
        screens=["", "red_10"],
        reserve=2,
        resources=[0, 3],
    )
    do(state, "1 build urban_l tile_red_10", "0 exploit card_blue_6")
    assert GAME.pending(state) == [0]


@rule("GK-R16")
def test_a_tile_that_fell_back_and_those_just_drawn_may_be_returned() -> None:
    state = table(BLUE_3_HIGH, hands=["blue_6"], screens=["red_8"], reserve="yellow_10 yellow_11")
    act(state, "build card_blue_6 tile_red_8")
    assert legal(state) == [
        "return tile_red_8",
        "return tile_yellow_10",
        "return tile_yellow_11",
        "done",
    ]


@rule("GK-94")
def test_the_tiles_removed_unseen_stay_out() -> None:
    state = running_out()
    state.reserve.cards = tiles("yellow_15 yellow_16")  # what nobody has drawn
    do(state, "0 done", *returning("red_10 red_11"))
    assert state.removed == tiles("yellow_15 yellow_16")
    assert {*state.reserve.cards} < {*tiles("red_10 red_11")}


@rule("GK-101", "GK-R18")
def test_tiles_are_returned_in_the_last_round_too() -> None:
    state = table(BLUE_3_HIGH, hands=["blue_6"], screens=["", FIVE], reserve=2)
    state.is_last = True
    act(state, "exploit card_blue_6")
    assert state.question == RETURN


@rule("GK-102")
def test_after_the_second_time_the_reserve_stays_empty() -> None:
    state = table(BLUE_3_HIGH, hands=["blue_6"], reserve=0)
    state.exhaustions, state.is_last = 2, True
    facts = act(state, "exploit card_blue_6")
    assert assets(state) == (0, 0, 0)
    assert [fact.count for fact in facts if isinstance(fact, TilesLost)] == [3]
    assert state.exhaustions == 2


# The end


@rule("GK-E15", "GK-98")
@pytest.mark.parametrize(("placed", "behind", "is_last"), [(14, 2, False), (15, 1, True)])
def test_all_resources_in_the_city(placed: int, behind: int, is_last: bool) -> None:
    state = nearly_placed(placed, behind)
    act(state, "build urban_h tile_red_20")
    assert state.is_last == is_last


def nearly_placed(placed: int, behind: int) -> GinkgopolisState:
    """Five players: seat 0 has a tower, the rest of its 16 resources behind the screen."""
    heights = [f"blue_{number}" for number in range(4, 4 + placed)]
    return table(
        {(0, -2): " ".join(heights) + " @0"},
        seats=5,
        hands=["urban_h", heights[-1]],
        screens=["red_20", "blue_20"],
        resources=[behind, 16, 0, 0, 0],
        stock=[0, 0, 16, 16, 16],
    )


@rule("GK-E15", "GK-99", "GK-100", "GK-R43")
def test_it_is_not_undone_and_the_round_is_finished() -> None:
    """Seat 1 covers the building of 15 levels; 15 resources go back, the game ends all the same."""
    state = nearly_placed(15, 1)
    top = f"blue_{4 + 15 - 1}"
    state.resources[1], state.stock[1] = 16, 0
    do(state, f"1 build card_{top} tile_blue_20", "0 build urban_h tile_red_20")
    for seat in (2, 3, 4):
        do(state, f"{seat} {legal(state, seat)[0]}")
    assert state.is_last
    assert at(state, (0, -2)).owner == 1
    assert state.resources[0] == 15  # given back; for what red 3 gives the reserve had nothing
    while state.question == TAKE:
        do(state, f"{state.asked()} take_resource")
    assert state.question == OVER
    assert state.round == 1
    assert GAME.pending(state) == []


@rule("GK-99")
def test_the_resource_for_a_colour_goes_into_the_reserve_so_it_is_not_the_end() -> None:
    state = table(
        {(0, -2): "blue_4 blue_5 @0"},
        hands=["blue_5"],
        screens=["red_9"],
        resources=[2, 0],
        stock=[0, 25],
    )
    act(state, "build card_blue_5 tile_red_9")
    assert (state.resources[0], state.stock[0], state.is_last) == (0, 1, False)


@rule("GK-98", "GK-R34")
def test_it_is_tested_before_yield_and_bonuses() -> None:
    """With nothing in the reserve there is nothing to gain: what comes is lost."""
    state = table(
        {(0, 2): "red_5 red_6 @1"},
        tokens={"H": (0, 3)},
        hands=["urban_h"],
        screens=["red_20"],
        resources=[1, 0],
        stock=[0, 20],
    )
    facts = act(state, "build urban_h tile_red_20", "move south")
    told = kinds(facts)
    assert told.index("resources_placed") < told.index("gained_resources")
    assert state.is_last
    assert state.resources[0] == 0


@rule("GK-100")
def test_there_is_nothing_to_prepare_after_the_last_round() -> None:
    state = table(hands=["red_1 urban_a", "red_2 urban_b"])
    state.is_last = True
    facts = do(state, "0 exploit card_red_1", "1 exploit card_red_2")
    assert kinds(facts)[-1] == "ended"
    assert "hands_passed" not in kinds(facts)
    assert state.hands[0].faces == [CARD_OF["urban_a"]]
    assert GAME.outcome(state) is not None


@rule("GK-100")
def test_without_a_trigger_the_next_round_begins() -> None:
    state = table(hands=["red_1 urban_a", "red_2 urban_b"])
    do(state, "0 exploit card_red_1", "1 exploit card_red_2")
    assert state.question == CHOOSE
    assert GAME.outcome(state) is None
