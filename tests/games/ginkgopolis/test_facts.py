"""What is told, and to whom: the log of a game is all that some players see of it."""

import pytest

from kvartal.games.ginkgopolis.components import CARD_ID
from kvartal.games.ginkgopolis.facts import (
    Drew,
    NewHandTaken,
    ReturnPicked,
    Urbanized,
)
from kvartal.games.ginkgopolis.game import GAME
from kvartal.games.ginkgopolis.scoring import district_lines, district_points, districts
from kvartal.games.ginkgopolis.state import GOSHA
from kvartal.kit.chance import SeededChance
from kvartal.kit.facts import Log
from kvartal.kit.lines import total
from tests.games.ginkgopolis.positions import (
    act,
    city,
    do,
    kinds,
    legal,
    log_of,
    rule_against,
    table,
)
from tests.games.ginkgopolis.test_solo import solo
from tests.kit.helpers import config_of
from tests.marks import rule


@rule("GK-60")
def test_a_new_building_is_told_with_its_place() -> None:
    state = table(hands=["urban_c"], screens=["red_8"], resources=[1, 0])
    facts = act(state, "build urban_c tile_red_8")
    assert Urbanized(0, "urban_c", "tile_red_8", 1, -2) in facts


@rule("GK-29")
def test_a_dealt_hand_is_one_fact() -> None:
    log = Log()
    GAME.setup(config_of(GAME, 2), SeededChance(bytes(32)), log)
    drawn = [told.fact for told in log.told if isinstance(told.fact, Drew)]
    assert sorted((fact.seat, fact.count) for fact in drawn) == [(0, 4), (1, 4)]


@rule("GK-83")
@pytest.mark.parametrize("seats", [3, 5])
def test_the_new_first_player_draws_first_and_the_others_follow_clockwise(seats: int) -> None:
    hands = ["red_1", "red_2", "red_3", "blue_1", "blue_2"][:seats]
    state = table(seats=seats, hands=hands)
    facts = do(state, *(f"{seat} exploit card_{card}" for seat, card in enumerate(hands)))
    drawn = [fact.seat for fact in facts if isinstance(fact, Drew)]
    assert drawn == [*range(1, seats), 0]


@rule("GK-38")
def test_a_new_hand_is_told_with_what_was_discarded() -> None:
    state = table(hands=["red_1 urban_a", ""])
    facts = do(state, "0 new_hand")
    assert NewHandTaken(0, ["card_red_1", "urban_a"], 1) in facts


@rule("GK-93")
def test_a_tile_to_be_returned_is_told_to_its_seat_alone() -> None:
    state = table(
        hands=["blue_1", "red_1"], screens=["red_8 red_9", "yellow_9"], reserve="yellow_8"
    )
    log = log_of(state, "0 exploit card_blue_1", "1 exploit card_red_1", "0 return tile_red_8")
    (told,) = [told for told in log.told if isinstance(told.fact, ReturnPicked)]
    assert told.fact == ReturnPicked(0, "tile_red_8")
    assert [told.is_for(seat) for seat in (0, 1, None)] == [True, False, False]


def test_that_a_card_lies_there_for_gosha_is_told_every_round() -> None:
    log = Log()
    GAME.setup(config_of(GAME, 1, mode="solo_normal"), SeededChance(bytes(32)), log)
    assert kinds([told.fact for told in log.told]).count("laid_for_gosha") == 1


@rule("GK-138")
def test_gosha_keeps_no_card_he_cannot_use_after_the_player_has_raised_a_floor() -> None:
    tower = "red_4 red_5 red_6 @0"
    state = solo(
        "red_6",
        {(2, 0): tower},
        hands=["blue_1"],
        screens=["blue_8"],
        resources=[9, 0],
        stock=[13, 2],
    )
    facts = do(state, "0 build card_blue_1 tile_blue_8")
    assert "gosha_cannot" in kinds(facts)
    assert state.cards[GOSHA] == []
    assert "card_red_6" in [CARD_ID[card] for card in state.discard]


def test_nothing_is_being_built_when_an_action_is_over() -> None:
    state = table(hands=["urban_c", "red_1"], screens=["red_8"], resources=[1, 0])
    act(state, "build urban_c tile_red_8", "move north")
    assert GAME.public(state)["action"]["spot"] == []


@rule("GK-111")
def test_quick_points_are_the_sum_of_the_lines() -> None:
    """Alone in one district, second in another."""
    found = districts(
        city(
            {
                (5, 5): "red_4 red_5 @0",
                (5, 6): "red_6 @0",
                (8, 5): "blue_4 @0",
                (8, 6): "blue_5 blue_6 @1",
            }
        )
    )
    for side, points in enumerate([6 + 1, 3]):
        assert district_points(found, side) == total(district_lines(found, side)) == points


@rule("GK-95")
def test_a_tile_that_left_a_screen_after_the_return_is_remembered() -> None:
    state = table(
        hands=["blue_1 urban_c", "red_1 red_2"],
        screens=["red_8 red_9", "yellow_9"],
        reserve="yellow_8",
        resources=[3, 0],
    )
    do(state, "0 exploit card_blue_1", "1 exploit card_red_1")
    do(state, "0 return tile_red_8", "0 done", "1 done")
    # Hands were swapped, and seat 1 is first now.
    do(state, "0 build card_red_2 tile_red_9", "1 exploit urban_c", "1 take_resource")
    assert GAME.public(state)["since_return"]["left"] == [["tile_red_9"], []]


@rule("GK-54")
def test_only_who_acts_is_asked_within_an_action() -> None:
    state = table(hands=["urban_c", "red_1"])
    do(state, "0 exploit urban_c", "1 exploit card_red_1")
    assert GAME.pending(state) == [0]
    assert legal(state, 1) == []
    assert rule_against(state, "take_resource", seat=1) == "KV-1"


def test_no_card_lies_there_for_gosha_where_he_does_not_play() -> None:
    state = GAME.setup(config_of(GAME, 2), SeededChance(bytes(32)))
    assert GAME.public(state)["face_down"] is False
