"""Section 3 of the ledger: the two actions of a turn."""

import pytest

from kvartal.games.uptown.components import COST, NONE
from kvartal.games.uptown.facts import Collected, Paid
from kvartal.games.uptown.game import GAME
from kvartal.games.uptown.state import FIRST_ACTION, SECOND_ACTION
from kvartal.kit.lines import Line
from tests.games.turns import LUCK
from tests.games.uptown.positions import (
    CLOSED,
    EMPTY,
    card,
    do,
    kinds,
    legal,
    places_of,
    plot,
    rule_against,
    table,
)
from tests.kit.helpers import config_of
from tests.marks import rule


@rule("UP-40", "UP-41", "UP-55", "UP-57")
def test_a_turn_is_two_actions_then_the_next_seat() -> None:
    state = GAME.setup(config_of(GAME, 3, first="0"), LUCK)
    assert (state.question, list(GAME.pending(state))) == (FIRST_ACTION, [0])
    do(state, "0 discard")
    assert (state.question, list(GAME.pending(state))) == (SECOND_ACTION, [0])
    do(state, "0 decline")
    assert (state.question, list(GAME.pending(state))) == (FIRST_ACTION, [1])
    assert rule_against(state, "discard", seat=0) == "KV-1"


@rule("UP-42", "UP-215", "UP-59")
def test_money_on_the_own_deck_is_all_of_the_first_action() -> None:
    state = table(EMPTY, EMPTY, wallet=[10, 10], money=[0, 6])
    tops, decks = state.tops[:], state.decks[:]
    facts = do(state, "0 decline")
    assert Collected(1, Line("UP-42", 6)) in facts
    assert "took" not in kinds(facts)
    assert (state.wallet, state.money) == ([10, 16], [0, 0])
    assert (state.tops, state.decks, state.free) == (tops, decks, NONE)
    assert state.question == SECOND_ACTION


@rule("UP-43", "UP-46", "UP-215", "UP-183")
def test_else_the_top_card_is_taken_free_of_charge() -> None:
    state = table(EMPTY, EMPTY)
    taken, size = state.tops[1], state.decks[1]
    facts = do(state, "0 decline")
    assert "took" in kinds(facts)
    assert state.free == taken
    assert state.wallet == [10, 10]
    assert state.decks[1] == size - 1
    assert state.tops[1] not in {taken, NONE}  # the next one is seen before that one is placed


@rule("UP-44", "UP-45", "UP-214", "UP-217", "UP-58")
def test_the_free_card_is_built_or_goes_into_the_box_for_good() -> None:
    state = table(EMPTY, EMPTY, free="bedsit")
    assert legal(state)[-1] == "discard"
    box = state.box[:]
    do(state, "0 discard")
    assert sorted(state.box) == sorted([*box, card("bedsit")])
    assert state.free == NONE
    assert card("bedsit") not in state.hidden.cards
    built = table(EMPTY, EMPTY, free="student_digs")
    do(built, "0 build student_digs 3")
    assert plot(built, 0, 3) == ["student_digs"]
    assert built.free == NONE


@rule("UP-43")
def test_the_first_action_knows_the_free_card_alone() -> None:
    state = table(EMPTY, EMPTY, free="student_digs", tops=["typing_pool", "laundrette"])
    assert rule_against(state, "build typing_pool 1") == "UP-43"
    assert rule_against(state, "decline") == "KV-2"
    assert rule_against(state, "pass") == "KV-2"


@rule("UP-47")
def test_without_card_and_money_the_first_action_is_skipped() -> None:
    state = table(EMPTY, EMPTY, tops=["typing_pool", ""], is_last=True)
    facts = do(state, "0 decline")
    assert kinds(facts)[-1] == "turn_began"
    assert (state.question, list(GAME.pending(state))) == (SECOND_ACTION, [1])


@rule("UP-48", "UP-51", "UP-221", "UP-46")
@pytest.mark.parametrize("owner", [1, 2, 3])
def test_a_card_of_any_opponent_is_paid_onto_that_deck(owner: int) -> None:
    tops = ["typing_pool", "laundrette", "corner_shop", "porters_lodge"]
    state = table(EMPTY, EMPTY, EMPTY, EMPTY, tops=tops)
    project, cost = tops[owner], COST[card(tops[owner])]
    size = state.decks[owner]
    facts = do(state, f"0 build {project} 1")
    assert facts[0] == Paid(0, owner, project, [Line("UP-48", cost, 1, project)])
    assert state.wallet[0] == 10 - cost
    assert plot(state, 0, 1) == [project]
    if owner > 1:  # the next player has collected by now
        assert state.money[owner] == cost
        assert state.decks[owner] == size - 1


@rule("UP-51", "UP-42")
def test_the_money_stays_there_until_the_owner_acts() -> None:
    state = table(EMPTY, EMPTY, EMPTY, tops=["typing_pool", "laundrette", "corner_shop"])
    do(state, "0 build corner_shop 1")
    assert state.money == [0, 0, 2]
    while GAME.pending(state)[0] == 1:
        do(state, f"1 {legal(state, 1)[-1]}")
    assert state.money == [0, 0, 0]
    assert state.wallet == [8, 10, 12]


@rule("UP-50", "UP-223", "UP-222")
def test_the_own_card_is_paid_to_the_bank() -> None:
    state = table(EMPTY, EMPTY, wallet=[16, 10], tops=["laundrette", "corner_shop"])
    do(state, "0 build laundrette 1")
    assert state.wallet == [14, 10]
    assert state.money == [0, 0]


@rule("UP-222")
def test_who_has_collected_may_buy_from_the_same_deck() -> None:
    state = table(EMPTY, EMPTY, money=[0, 5], tops=["typing_pool", "laundrette"])
    do(state, "0 decline")
    assert state.wallet[1] == 15
    assert places_of(state, "laundrette", seat=1) == ["1", "2", "3", "4", "5"]


@rule("UP-52")
def test_no_card_is_bought_from_under_money() -> None:
    state = table(
        EMPTY, EMPTY, EMPTY, money=[0, 4, 0], tops=["typing_pool", "laundrette", "bedsit"]
    )
    assert places_of(state, "laundrette") == []
    assert rule_against(state, "build laundrette 1") == "UP-52"
    assert GAME.public(state)["money"] == [0, 4, 0]


@rule("UP-53", "UP-224", "UP-56")
def test_the_whole_price_is_in_the_wallet_before() -> None:
    rich = table(EMPTY, EMPTY, wallet=[6, 0], tops=["laundrette", "pocket_park"])
    assert places_of(rich, "pocket_park") == ["1", "2", "3", "4", "5"]
    poor = table("delicatessen", EMPTY, wallet=[5, 0], tops=["laundrette", "pocket_park"])
    assert places_of(poor, "pocket_park") == []  # though closing the plot would pay 3
    assert rule_against(poor, "build pocket_park 2") == "UP-53"


@rule("UP-54", "UP-218", "UP-56")
def test_what_is_bought_is_built() -> None:
    """There is no way to buy and throw away: buying is choosing a place."""
    state = table(EMPTY, EMPTY, tops=["laundrette", "insurance_tower"])
    assert places_of(state, "insurance_tower") == places_of(state, "rooftop_bar") == []
    assert rule_against(state, "build insurance_tower 1") == "UP-80"
    assert rule_against(state, "discard") == "KV-2"
    assert GAME.public(state)["placeable"] == [True, False]


@rule("UP-49", "UP-72", "UP-184")
def test_a_municipal_card_offers_four_projects_free_of_charge() -> None:
    state = table(EMPTY, EMPTY, wallet=[0, 0], top="public_baths")
    assert places_of(state, "public_baths") == ["1", "2", "3", "4", "5"]
    assert places_of(state, "nurses_flat") == ["1", "2", "3", "4", "5"]
    left = state.municipal.size
    do(state, "0 build works_department 2")
    assert plot(state, 0, 2) == ["works_department"]
    assert state.wallet[0] == 0
    assert state.top not in {card("public_baths"), NONE}
    assert state.municipal.size == left - 1


@rule("UP-216", "UP-219", "UP-45")
def test_it_may_be_laid_off_but_not_left() -> None:
    state = table(EMPTY, EMPTY, top="public_baths")
    assert legal(state)[-1] == "decline"
    assert rule_against(state, "pass") == "UP-219"
    do(state, "0 decline")
    assert card("public_baths") in state.box
    assert state.top != card("public_baths")


@rule("UP-219", "UP-134")
def test_when_the_pile_is_empty_one_may_buy_or_pass() -> None:
    state = table(EMPTY, EMPTY, tops=["laundrette", ""], top="")
    assert legal(state)[-1] == "pass"
    assert places_of(state, "laundrette")
    assert rule_against(state, "decline") == "UP-219"
    assert not state.is_last
    facts = do(state, "0 pass")
    assert kinds(facts)[0] == "passed"


@rule("UP-220")
def test_with_nothing_to_buy_the_pass_goes_without_saying() -> None:
    state = table(CLOSED, CLOSED, tops=["laundrette", "corner_shop"], top="", free="bedsit")
    facts = do(state, "0 discard")
    assert kinds(facts)[:2] == ["discarded", "passed"]


@rule("UP-258", "UP-48")
def test_an_empty_deck_sells_nothing() -> None:
    state = table(EMPTY, EMPTY, tops=["laundrette", ""], is_last=True)
    assert rule_against(state, "build corner_shop 1") == "UP-48"
    assert all("corner_shop" not in text for text in legal(state))


@rule("UP-225")
def test_a_gift_may_go_to_whom_it_was_bought_from() -> None:
    state = table(EMPTY, EMPTY, EMPTY, tops=["laundrette", "typing_pool", "abandoned_floor"])
    do(state, "0 give abandoned_floor 2 1")
    assert plot(state, 2, 1) == ["abandoned_floor"]
    assert state.money[2] == 1
