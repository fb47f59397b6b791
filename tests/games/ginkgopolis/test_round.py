"""Section 3 of the ledger: choosing, new hands, the order of actions, the next round."""

import pytest

from kvartal.games.ginkgopolis.components import CARD_OF
from kvartal.games.ginkgopolis.facts import Opened, Rebuilt, Revealed
from kvartal.games.ginkgopolis.game import GAME
from kvartal.games.ginkgopolis.state import CHOOSE, OVER, GinkgopolisState
from kvartal.kit.facts import Fact
from tests.games.ginkgopolis.positions import (
    FIRST_0,
    act,
    assets,
    at,
    cards,
    do,
    kinds,
    legal,
    log_of,
    rule_against,
    table,
)
from tests.kit.helpers import config_of
from tests.marks import rule


def revealed(facts: list[Fact]) -> list[int]:
    return [fact.seat for fact in facts if isinstance(fact, Revealed)]


@rule("GK-32", "GK-35", "GK-R4", "GK-45")
def test_any_card_with_any_own_tile_or_none() -> None:
    state = table(hands=["red_1 urban_a"], screens=["blue_7 red_8"])  # and no resource at all
    assert legal(state) == [
        "exploit card_red_1",
        "build card_red_1 tile_blue_7",
        "build card_red_1 tile_red_8",
        "exploit urban_a",
        "build urban_a tile_blue_7",
        "build urban_a tile_red_8",
        "new_hand",
    ]
    assert rule_against(state, "exploit urban_b") == "GK-32"
    assert rule_against(state, "build urban_a tile_blue_9") == "GK-35"


@rule("GK-32", "GK-31")
def test_all_choose_at_the_same_time() -> None:
    state = table(seats=3)
    assert GAME.pending(state) == [0, 1, 2]
    do(state, f"1 {legal(state, 1)[0]}")
    assert GAME.pending(state) == [0, 2]


@rule("GK-36", "GK-R5")
def test_a_commitment_is_final() -> None:
    state = table(hands=["red_1 red_2"])
    do(state, "0 exploit card_red_1")
    assert legal(state, 0) == []
    assert rule_against(state, "exploit card_red_2") == "KV-1"
    assert rule_against(state, "new_hand") == "KV-1"


@rule("GK-34", "GK-33")
def test_others_see_only_whether_there_is_a_tile() -> None:
    state = table(hands=["red_1 urban_a"], screens=["blue_7"])
    log = log_of(state, "0 build urban_a tile_blue_7")
    assert [fact.to_json() for fact in log.known_to(1)] == [
        {"kind": "chose", "seat": 0, "with_tile": True}
    ]
    assert GAME.public(state)["committed"] == ["with_tile", ""]
    assert "urban_a" not in str(GAME.private(state, 1))
    state = table(hands=["red_1 urban_a"], screens=["blue_7"])
    do(state, "0 exploit urban_a")
    assert GAME.public(state)["committed"] == ["alone", ""]


@rule("GK-44")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_actions_are_carried_out_clockwise_from_the_first_player(first: int) -> None:
    state = table(hands=["red_1", "red_2", "red_3"], seats=3)
    state.first = first
    names = ["card_red_1", "card_red_2", "card_red_3"]
    facts = do(state, *(f"{seat} exploit {names[seat]}" for seat in (2, 0, 1)))
    assert revealed(facts) == [(first + turn) % 3 for turn in range(3)]


@rule("GK-44")
def test_an_action_is_completed_before_the_next_is_revealed() -> None:
    """Seat 1 builds on what seat 0 pays back to it: its resources come in time (GK-R4)."""
    state = table(
        {(0, -2): "red_9 @1"},
        hands=["red_9", "urban_e"],
        screens=["red_10", "blue_7"],
        resources=[2, 0],
    )
    facts = do(state, "1 build urban_e tile_blue_7", "0 build card_red_9 tile_red_10")
    assert "fell_back" not in kinds(facts)
    assert at(state, (2, 0)).owner == 1


# New hands


@rule("GK-38", "GK-39")
def test_a_new_hand_costs_a_token_and_four_cards() -> None:
    state = GAME.setup(config_of(GAME, 2), FIRST_0)
    old = state.hands[0].faces[:]
    do(state, "0 new_hand")
    assert state.new_hands == [1, 2]
    assert {*old} <= {*state.discard}
    assert len(state.hands[0]) == 4
    assert not {*old} & {*state.hands[0].faces}


@rule("GK-41", "GK-39", "GK-R6")
def test_both_tokens_in_one_round_and_no_third() -> None:
    state = GAME.setup(config_of(GAME, 4), FIRST_0)
    do(state, "3 new_hand", "3 new_hand")
    assert state.new_hands == [2, 2, 2, 0]
    assert "new_hand" not in legal(state, 3)
    assert rule_against(state, "new_hand", 3) == "GK-39"
    assert state.round == 1


@rule("GK-40", "GK-R6")
def test_who_announces_first_draws_first() -> None:
    state = GAME.setup(config_of(GAME, 2), FIRST_0)
    one, two = state.copy(), state.copy()
    do(one, "0 new_hand", "1 new_hand")
    do(two, "1 new_hand", "0 new_hand")
    assert one.hands[0].faces != two.hands[0].faces
    assert next(a for a in GAME.legal(state, 0) if a.kind == "new_hand").ordered


@rule("GK-E21", "GK-43", "GK-85", "GK-90", "GK-R32", "GK-R30")
@pytest.mark.parametrize(("seats", "deck", "discard"), [(3, 2, 7), (5, 1, 0)])
def test_the_deck_is_rebuilt_during_a_new_hand(seats: int, deck: int, discard: int) -> None:
    state = GAME.setup(config_of(GAME, seats), FIRST_0)
    assert (state.deck.size, len(state.discard)) == (deck, discard)
    old = state.hands[0].faces[:]
    log = log_of(state, "0 new_hand")
    (rebuilt,) = [told.fact for told in log.told if isinstance(told.fact, Rebuilt)]
    assert rebuilt.size == discard + 4
    assert rebuilt.entered == []
    assert (state.deck.size, len(state.discard)) == (deck, discard)
    assert len(state.hands[0]) == 4
    assert {*old} <= {*state.deck.made_of}  # the cards just discarded take part


# The next round


def idle_round(state: GinkgopolisState) -> list[Fact]:
    """Everybody plays a card alone and takes a resource where asked."""
    facts: list[Fact] = []
    for seat in range(state.seats):
        facts += do(state, f"{seat} {legal(state, seat)[0]}")
    while state.question not in (CHOOSE, OVER):
        facts += do(state, f"{GAME.pending(state)[0]} take_resource")
    return facts


@rule("GK-81", "GK-83", "GK-84")
def test_hands_move_to_the_left() -> None:
    state = table(
        seats=3,
        hands=[
            "red_1 urban_a urban_b urban_c",
            "red_2 urban_d urban_e urban_f",
            "red_3 urban_g urban_h urban_i",
        ],
    )
    idle_round(state)
    assert {*cards("urban_a urban_b urban_c")} < {*state.hands[1].faces}
    assert {*cards("urban_d urban_e urban_f")} < {*state.hands[2].faces}
    assert {*cards("urban_g urban_h urban_i")} < {*state.hands[0].faces}
    assert [len(hand) for hand in state.hands] == [4, 4, 4]
    assert state.round == 2


@rule("GK-82", "GK-37")
def test_the_first_player_card_moves_along() -> None:
    state = table(seats=3, hands=["red_1 urban_a", "red_2 urban_b", "red_3 urban_c"])
    for first in (1, 2, 0):
        idle_round(state)
        assert state.first == first


@rule("GK-R38")
def test_two_swap_hands() -> None:
    state = table(hands=["red_1 urban_a urban_b urban_c", "red_2 urban_d urban_e urban_f"])
    idle_round(state)
    assert {*cards("urban_a urban_b urban_c")} < {*state.hands[1].faces}
    assert {*cards("urban_d urban_e urban_f")} < {*state.hands[0].faces}
    assert state.first == 1


@rule("GK-83")
def test_the_new_first_player_draws_first() -> None:
    state = table(hands=["red_1 urban_a", "red_2 urban_b"])
    facts = idle_round(state)
    drew = [fact.to_json()["seat"] for fact in facts if fact.kind == "drew"]
    assert drew == [1, 0]


@rule("GK-E6", "GK-85", "GK-86", "GK-87", "GK-88", "GK-89", "GK-90")
def test_the_deck_is_rebuilt_in_the_middle_of_drawing() -> None:
    """Alyona is seat 1 and first in the next round, Alisa seat 0."""
    marked = {
        (0, -2): "yellow_4 @0 *",
        (0, -3): "yellow_5 @0 *",
        (0, -4): "yellow_9 @0 *",
        (2, 0): "red_8 @1 *",
        (-2, 0): "blue_6 @1 *",
        (3, 0): "red_10 @1",
        (4, 0): "red_11 @1",
    }
    state = table(
        marked,
        hands=["red_10 urban_a urban_b urban_c", "red_11 urban_d urban_e urban_f"],
        deck="red_3",
        discard="urban_g urban_h urban_i urban_j urban_k urban_l blue_1 blue_2 blue_3 red_1",
    )
    facts = idle_round(state)  # two more cards in the discard pile: 12
    (rebuilt,) = [fact for fact in facts if isinstance(fact, Rebuilt)]
    assert {*rebuilt.entered} == {
        "card_yellow_4",
        "card_yellow_5",
        "card_yellow_9",
        "card_red_8",
        "card_blue_6",
    }
    assert rebuilt.size == 17
    (opened,) = [fact for fact in facts if isinstance(fact, Opened)]
    assert len(opened.cards) == len(state.discard) == 7
    assert state.deck.size == 9
    assert CARD_OF["card_red_3"] in state.hands[1].faces
    assert len(state.hands[0]) == len(state.hands[1]) == 4
    assert not any(building.site for building in state.city)
    assert not {*cards("yellow_4 yellow_5 yellow_9 red_8 blue_6")} & {*state.supply}


@rule("GK-88")
@pytest.mark.parametrize(("seats", "opened"), [(2, 7), (3, 7), (4, 0), (5, 0)])
def test_how_many_are_opened_after_a_rebuild(seats: int, opened: int) -> None:
    hands = ["red_1", "red_2", "red_3", "blue_1", "blue_2"][:seats]
    deck = ["urban_a", "urban_b", "urban_c", "urban_d", "urban_e"][:seats]
    state = table(
        seats=seats,
        hands=[f"{card} yellow_{i + 1}" if i < 3 else card for i, card in enumerate(hands)],
        deck=" ".join(deck[:-1]),
        discard="urban_f urban_g urban_h urban_i urban_j urban_k urban_l",
    )
    idle_round(state)
    assert state.deck.shuffles == 1
    assert len(state.discard) == opened


@rule("GK-R31", "GK-85")
def test_the_deck_is_rebuilt_when_the_last_player_draws_the_last_card() -> None:
    state = table(
        {(0, -2): "yellow_4 @0 *", (2, 0): "red_10 @1", (3, 0): "red_11 @1"},
        hands=["red_10 urban_a", "red_11 urban_b"],
        deck="red_3 red_2",
        discard="urban_g urban_h urban_i urban_j urban_k urban_l blue_1 blue_2",
    )
    facts = idle_round(state)
    assert kinds(facts)[-4:] == ["drew", "rebuilt", "opened", "round_began"]
    assert not at(state, (0, -2)).site
    assert state.deck.size == 8 + 2 + 1 - 7


@rule("GK-58", "GK-67", "GK-79")
def test_where_cards_go() -> None:
    state = table(hands=["red_2"])
    act(state, "exploit card_red_2")
    assert state.discard == cards("red_2")
    state = table(hands=["urban_b"], screens=["red_8"], resources=[3, 0])
    act(state, "build urban_b tile_red_8")
    assert state.discard == cards("urban_b")
    state = table(hands=["red_2"], screens=["red_8"], resources=[3, 0])
    act(state, "build card_red_2 tile_red_8")
    assert state.discard == []
    assert state.cards[0] == cards("red_2")


@rule("GK-R37")
def test_after_two_hundred_rounds_the_game_is_over() -> None:
    state = table(hands=["red_1 urban_a", "red_2 urban_b"])
    state.round = 200
    facts = idle_round(state)
    assert state.question == OVER
    assert kinds(facts)[-1] == "ended"
    state = table(hands=["red_1 urban_a", "red_2 urban_b"])
    state.round = 199
    idle_round(state)
    assert state.question == CHOOSE


@rule("GK-R30")
def test_cards_in_circulation() -> None:
    """21 and one for each urbanisation so far."""
    state = GAME.setup(config_of(GAME, 3), FIRST_0)
    for number in range(400):
        if not GAME.pending(state):
            break
        seat = GAME.pending(state)[number % len(GAME.pending(state))]
        choices = [a for a in GAME.legal(state, seat) if a.kind != "new_hand"]
        GAME.apply(state, seat, choices[(7 * number) % len(choices)], FIRST_0)
        held = [card for hand in state.hands for card in hand.faces]
        marked = sum(b.site for b in state.city)
        played = int(state.played >= 0 and state.trigger != 2)
        circulating = len(state.deck.cards) + len(state.discard) + len(held) + marked + played
        kept = [card for own in state.cards for card in own if card < 72]
        if state.question == CHOOSE:
            assert circulating == 21 + len(state.city) - 9
            assert len(kept) == sum(b.height - 1 for b in state.city)


@rule("GK-31")
def test_assets_stay_from_round_to_round() -> None:
    state = table(hands=["red_1 urban_a", "red_2 urban_b"], vp=[3, 4])
    idle_round(state)
    assert (assets(state, 0), assets(state, 1)) == ((1, 0, 3), (1, 0, 4))
