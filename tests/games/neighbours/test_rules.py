"""The ledger of Neighbours, rule by rule."""

from collections import Counter
from random import Random

import pytest

from kvartal.games.neighbours.components import card_id
from kvartal.games.neighbours.facts import Donated, DrewCard, GaveCard, ReceivedHand
from kvartal.games.neighbours.game import GAME
from kvartal.kit.chance import ScriptedChance, SeededChance
from kvartal.kit.facts import Log
from kvartal.kit.game import observe
from kvartal.kit.lines import Line
from kvartal.kit.options import OptionError
from tests.games.neighbours.positions import do, faces, kinds, legal, position, rule_against
from tests.games.turns import LUCK
from tests.kit.helpers import config_of
from tests.marks import rule


@rule("NB-1")
def test_two_to_five_seats() -> None:
    assert list(GAME.seat_counts) == [2, 3, 4, 5]


@rule("NB-2")
@pytest.mark.parametrize(("seats", "highest"), [(2, 4), (3, 6), (5, 10)])
def test_the_deck(seats: int, highest: int) -> None:
    state = GAME.setup(config_of(GAME, seats), LUCK)
    cards = [*state.deck.cards, *(face for hand in state.hands for face in hand.faces)]
    expected = {
        f"{colour}_{number}"
        for colour in ("red", "blue", "green", "yellow")
        for number in range(1, highest + 1)
    }
    assert sorted(map(card_id, cards)) == sorted(expected)


@rule("NB-3")
def test_three_cards_each_seen_by_their_holder() -> None:
    state = GAME.setup(config_of(GAME, 4), LUCK)
    assert [len(hand) for hand in state.hands] == [3, 3, 3, 3]
    for seat, hand in enumerate(state.hands):
        assert hand.known_to(seat) == hand.faces
        assert all(hand.known_to(other) == [] for other in range(4) if other != seat)


@rule("NB-3")
def test_the_first_cards_are_told_to_who_draws_them() -> None:
    log = Log()
    state = GAME.setup(config_of(GAME, 2), LUCK, log)
    own = [fact.card for fact in log.known_to(1) if isinstance(fact, DrewCard)]
    assert sorted(own) == sorted(map(card_id, state.hands[1].faces))
    assert kinds(log, None) == ["drew"] * 6 + ["turn_began"]


@rule("NB-4")
def test_the_first_seat_is_chosen_by_lot() -> None:
    firsts: Counter[int] = Counter()
    for number in range(400):
        chance = SeededChance(number.to_bytes(32, "big"))
        state = GAME.setup(config_of(GAME, 4), chance)
        firsts[state.first] += 1
        assert GAME.pending(state) == [state.first]
    assert all(70 < firsts[seat] < 130 for seat in range(4))


@rule("NB-5")
def test_options() -> None:
    options = GAME.setup(config_of(GAME, 2), LUCK).options
    assert (options.rounds, options.fairs) == (5, True)
    for rounds in (1, 7):
        with pytest.raises(OptionError):
            config_of(GAME, 2, rounds=rounds)


@rule("NB-10", "KV-1", "KV-2")
def test_refusals() -> None:
    state = position("red_1 blue_2", "green_3")
    assert rule_against(state, 0, "play green_3") == "NB-10"
    assert rule_against(state, 0, "discard red_1") == "KV-2"
    assert rule_against(state, 0, "keep") == "KV-2"
    assert rule_against(state, 0, "ask 1") == "KV-2"
    assert rule_against(state, 1, "play green_3") == "KV-1"
    assert rule_against(state, 0, "play red_1") is None


@rule("NB-11")
def test_a_yellow_card_is_laid_into_the_street_and_the_turn_ends() -> None:
    state = position("yellow_1 red_2", "green_3", "red_3")
    assert legal(state, 0) == ["play red_2", "play yellow_1"]
    log = do(state, "0 play yellow_1")
    assert state.streets[0] == faces("yellow_1")
    assert kinds(log, None) == ["played", "turn_began"]
    assert GAME.pending(state) == [1]


@rule("NB-12")
def test_turns_go_clockwise_from_the_first_seat() -> None:
    state = position("yellow_1", "yellow_2", "yellow_3", round_=5)
    state.first = 1
    state.questions[0].seat = 1
    order = []
    while GAME.pending(state):
        seat = GAME.pending(state)[0]
        order.append(seat)
        do(state, f"{seat} {legal(state, seat)[0]}")
    assert order == [1, 2, 0]


@rule("NB-13", "NB-41")
def test_a_fair_asks_all_others_at_once_and_in_secret() -> None:
    state = position("red_1 blue_1", "green_3 blue_3", "yellow_2", "")
    do(state, "0 play red_1")
    assert GAME.pending(state) == [1, 2]  # the fourth holds no card
    assert legal(state, 1) == ["donate blue_3", "donate green_3", "keep"]
    log = do(state, "2 donate yellow_2")
    assert kinds(log, 2) == ["fair_decided", "fair_choice"]
    assert kinds(log, 1) == kinds(log, None) == ["fair_decided"]
    assert state.hands[2].faces == faces("yellow_2")  # still there
    kept = position("red_1 blue_1", "green_3 blue_3", "yellow_2", "")
    do(kept, "0 play red_1", "2 keep")
    for viewer in (None, 0, 1):
        assert observe(GAME, state, viewer) == observe(GAME, kept, viewer)
    log = do(state, "1 keep")
    assert Donated(2, "yellow_2", Line("NB-13", 2)) in log.known_to(0)
    assert state.discard.faces == faces("yellow_2")
    assert (state.gifts, len(state.hands[2])) == ([0, 0, 1, 0], 0)


@rule("NB-13")
def test_without_the_option_red_does_nothing() -> None:
    state = position("red_1 blue_1", "green_3", fairs=False)
    do(state, "0 play red_1")
    assert state.questions[-1].kind == "play"


@rule("NB-14")
def test_an_exchange_needs_a_partner_with_cards() -> None:
    state = position("blue_1 red_2", "green_3", "", "yellow_1")
    do(state, "0 play blue_1")
    assert legal(state, 0) == ["ask 1", "ask 3"]
    assert rule_against(state, 0, "ask 2") == "NB-14"
    assert rule_against(state, 0, "ask 0") == "NB-14"
    alone = position("blue_1 red_2", "green_3", "")
    log = do(alone, "0 play blue_1")
    assert kinds(log, None) == ["played", "asked"]
    assert GAME.pending(alone) == [1]
    nobody = position("blue_1 red_2", "", "")
    do(nobody, "0 play blue_1")
    assert nobody.questions[-1].kind == "play"


@rule("NB-15", "NB-16")
def test_an_exchange_is_seen_by_the_two() -> None:
    state = position("blue_1 red_2", "green_3", "yellow_1 yellow_2")
    log = do(state, "0 play blue_1", "0 ask 1")
    assert legal(state, 1) == ["hand green_3"]  # asked although it has no choice
    log = do(state, "1 hand green_3")
    assert GaveCard(1, 0, "green_3") in log.known_to(0)
    assert kinds(log, 2) == kinds(log, None) == ["gave"]
    assert legal(state, 0) == ["return red_2", "return green_3"]
    log = do(state, "0 return green_3")
    assert state.hands[1].faces == faces("green_3")
    assert kinds(log, 2)[0] == "gave"
    assert state.hands[1].known_to(0) == faces("green_3")
    assert state.hands[1].known_to(2) == []


@rule("NB-17")
def test_green_draws_and_lays_off() -> None:
    state = position("green_1 red_2", "green_3", deck="blue_3 yellow_3")
    log = do(state, "0 play green_1", chance=ScriptedChance({"deck.0/0": 1}))
    assert DrewCard(0, "yellow_3") in log.known_to(0)
    assert kinds(log, 1) == ["played", "drew"]
    assert legal(state, 0) == ["discard red_2", "discard yellow_3"]
    do(state, "0 discard yellow_3")
    assert state.discard.faces == faces("yellow_3")
    assert state.hands[0].faces == faces("red_2")


@rule("NB-18")
def test_a_fair_inside_a_green_turn() -> None:
    state = position("green_1 red_2 red_3", "green_3", "blue_3")
    do(state, "0 play green_1", "0 discard red_2")
    assert state.questions[-1].kind == "fair"
    assert GAME.pending(state) == [1, 2]
    do(state, "1 keep", "2 keep")
    assert GAME.pending(state) == [1]  # the turn is over


@rule("NB-19")
def test_who_holds_no_card_is_passed_over() -> None:
    state = position("yellow_1", "", "yellow_2")
    do(state, "0 play yellow_1")
    assert GAME.pending(state) == [2]


@rule("NB-20", "NB-40")
def test_hands_are_passed_to_the_left_and_remembered() -> None:
    state = position("yellow_1 red_1", "yellow_2 red_2", "yellow_3 red_3", deck="")
    log = do(state, "0 play yellow_1", "1 play yellow_2", "2 play yellow_3")
    assert [hand.faces for hand in state.hands] == [faces("red_3"), faces("red_1"), faces("red_2")]
    assert ReceivedHand(1, ["red_1"]) in log.known_to(1)
    assert "received_hand" not in kinds(log, None)
    assert state.hands[1].known_to(0) == faces("red_1")
    assert state.hands[1].known_to(2) == []


@rule("NB-21")
def test_the_first_seat_moves_and_all_draw_up_to_three() -> None:
    state = position("yellow_1 red_1", "yellow_2", "yellow_3 red_3")
    do(state, "0 play yellow_1", "1 play yellow_2", "2 play yellow_3")
    assert [len(hand) for hand in state.hands] == [3, 3, 3]
    assert (state.first, state.round, GAME.pending(state)) == (1, 2, [1])


@rule("NB-21")
def test_who_draws_first_is_the_new_first_seat() -> None:
    state = position("yellow_1", "yellow_2", deck="red_1 red_2")
    chance = ScriptedChance({"deck.0/0": 1, "deck.0/1": 0})
    do(state, "0 play yellow_1", "1 play yellow_2", chance=chance)
    assert [hand.faces for hand in state.hands] == [[], faces("red_1 red_2")]


@rule("NB-22")
def test_the_discard_becomes_the_deck_in_mid_game() -> None:
    state = position("green_1 red_2", "green_3", deck="", discard="blue_3 blue_4")
    log = do(state, "0 play green_1", chance=ScriptedChance({"deck.1/0": 1}))
    assert kinds(log, None) == ["played", "reshuffled", "drew"]
    assert state.hands[0].faces == faces("red_2 blue_4")
    assert (state.deck.size, len(state.discard)) == (1, 0)


@rule("NB-22")
def test_who_has_not_drawn_since_a_shuffle_holds_nothing_that_was_shuffled_in() -> None:
    shuffled, street = faces("blue_3 blue_4 blue_5 blue_6"), "red_3 red_4 red_5 red_6"
    street += " green_4 green_5 green_6 yellow_3 yellow_4 yellow_5 yellow_6"
    state = position(
        "green_1 red_1",
        "green_2 red_2 yellow_1",
        "green_3 yellow_2 blue_1 blue_2",
        deck="",
        discard="blue_3 blue_4 blue_5 blue_6",
        streets=[street, "", ""],
    )
    do(state, "0 play green_1")
    for viewer in (None, 1, 2):
        worlds = GAME.worlds(observe(GAME, state, viewer))
        for seed in range(30):
            world = worlds.determinize(Random(seed))
            drawn = [len({*hand.faces} & {*shuffled}) for hand in world.hands]
            assert drawn == [1, 0, 0]


@rule("NB-22")
def test_without_any_card_nothing_is_drawn() -> None:
    state = position("green_1", "green_3", deck="")
    log = do(state, "0 play green_1")
    assert kinds(log, None)[:2] == ["played", "turn_began"]
    assert len(state.hands[0]) == 0


@rule("NB-23")
def test_after_the_last_round_nothing_is_passed_or_drawn() -> None:
    state = position("yellow_1 red_1", "yellow_2 red_2", round_=5)
    log = do(state, "0 play yellow_1", "1 play yellow_2")
    assert kinds(log, None)[-1] == "ended"
    assert GAME.pending(state) == []
    assert [hand.faces for hand in state.hands] == [faces("red_1"), faces("red_2")]


@rule("NB-30", "NB-31")
def test_points_of_a_street() -> None:
    streets = ["red_1 red_2 blue_1 blue_2 green_1 green_2 yellow_3 yellow_4", "red_4 blue_3"]
    state = position("", "", streets=streets)
    state.questions = []
    standings = GAME.outcome(state)
    assert standings is not None
    assert Line("NB-31", 3, 2, "set") in standings[0].lines
    assert [s.score for s in standings] == [1 + 2 + 1 + 2 + 1 + 2 + 3 + 4 + 6, 7]


@rule("NB-32", "NB-33")
def test_ranks_and_ties() -> None:
    state = position("", "", "", streets=["red_4", "red_2", "blue_4"])
    state.questions, state.gifts = [], [0, 1, 0]
    standings = GAME.outcome(state)
    assert standings is not None
    assert [(s.score, s.rank) for s in standings] == [(4, 2), (4, 1), (4, 2)]
    state.streets[2] = faces("blue_5")
    standings = GAME.outcome(state)
    assert standings is not None
    assert [s.rank for s in standings] == [3, 2, 1]


@rule("NB-42")
def test_what_is_open() -> None:
    state = position("yellow_1 red_1", "yellow_2", discard="blue_1", streets=["red_3", "red_4"])
    public = observe(GAME, state, None).public
    assert public["discard"] == ["blue_1"]
    assert public["streets"] == [["red_3"], ["red_4"]]
    assert public["hand_sizes"] == [2, 1]
    other = position("yellow_3 red_1", "yellow_2", discard="blue_1", streets=["red_3", "red_4"])
    other.deck.made_of = state.deck.made_of
    assert observe(GAME, other, 1) == observe(GAME, state, 1)


@rule("NB-E1")
def test_example_of_scoring() -> None:
    state = position("", "", streets=["red_4 blue_1 green_2 yellow_3 yellow_4", ""])
    state.questions, state.gifts = [], [1, 0]
    standings = GAME.outcome(state)
    assert standings is not None
    assert standings[0].score == 19


@rule("NB-E2")
def test_example_of_what_can_no_longer_be_followed() -> None:
    passed, own = "red_1 blue_2 green_3", "yellow_1"
    state = position("", f"{passed} {own}", "blue_5 red_6")
    for index, face in enumerate(state.hands[1].faces):
        if face in faces(passed):
            state.hands[1].seen[index] |= 1  # seat 0 passed these
    state.questions[-1].seat = 2
    state.turns_left = 1
    assert state.hands[1].known_to(0) == faces(passed)
    do(state, "2 play blue_5")  # only seat 1 holds cards, so it is asked
    do(state, "1 hand yellow_1")
    assert state.hands[1].known_to(0) == []
    assert state.hands[1].known_to(2) == []
    assert state.hands[2].known_to(1) == faces(own)
