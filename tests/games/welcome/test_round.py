"""Setup, and the course of a round in the standard game."""

from random import Random

import pytest

from kvartal.games.welcome.components import ALL_CARDS, EFFECT, NUMBER, PLANS
from kvartal.games.welcome.game import GAME
from kvartal.games.welcome.state import Sheet, WelcomeState
from kvartal.kit.chance import SeededChance
from kvartal.kit.facts import Log
from kvartal.kit.record import header_for
from tests.games.welcome.positions import (
    FULL,
    do,
    facts,
    finish,
    legal,
    rule_against,
    sheet,
    sizes,
    start,
    table,
)
from tests.kit.helpers import config_of
from tests.marks import rule


@rule("WT-21", "WT-69")
def test_all_begin_with_an_empty_sheet() -> None:
    for text in GAME.public(start(3))["sheets"]:
        streets = "........../.........../............"
        assert text == f"{streets} 000 000000 0 0 -,-,- 0,0,0,0,0,0,0,0,0"


@rule("WT-22", "WT-23", "WT-138", "WT-R2", "WT-24")
@pytest.mark.parametrize("seats", [1, 2])
def test_one_plan_of_each_level(seats: int) -> None:
    drawn: dict[bool, set[str]] = {False: set(), True: set()}
    for expert in (False, True):
        for number in range(150):
            config = config_of(GAME, seats, expert_variant=expert)
            state = GAME.setup(config, header_for(GAME, config, number).chance())
            assert [PLANS[plan].level for plan in state.plans] == [1, 2, 3]
            assert state.approved == [False] * 3
            drawn[expert] |= {PLANS[plan].id for plan in state.plans}
    assert drawn[False] == {plan.id for plan in PLANS if not plan.expert}
    assert drawn[True] == {plan.id for plan in PLANS}


@rule("WT-25", "WT-36", "WT-37", "WT-V21")
def test_piles_and_combinations() -> None:
    state = start(2)
    assert state.deck.size + len(state.numbers) == 3 * 26
    before = state.numbers
    finish(state)
    assert state.round == 2
    assert state.effects == before
    assert not {*state.numbers} & {*state.effects}
    assert state.deck.size + len(state.numbers) == 3 * 25


@rule("WT-38", "WT-R7", "WT-V21")
def test_the_piles_run_out_in_round_27() -> None:
    state = start(2)
    for _ in range(25):
        _turn_cards(state)
    assert state.round == 26
    assert state.deck.size + 3 == 3
    last = state.numbers
    log = _turn_cards(state)
    assert state.round == 27
    assert state.effects == last
    assert [(fact.cards, fact.wished) for fact in facts(log, "reshuffled")] == [(78, False)]
    assert state.deck.size + 3 == 3 * 26
    assert len(state.discard) == 0


def _turn_cards(state: WelcomeState) -> Log:
    """A round in which nothing is kept of what was written."""
    log = finish(state)
    state.sheets = state.work = [sheet(), sheet()]
    return log


@rule("WT-29")
def test_the_next_effects_are_public() -> None:
    state = start(2)
    seen = GAME.public(state)
    shown = GAME.components()
    next_effects = [shown[str(card)]["effect"] for card in seen["numbers"]]
    finish(state)
    assert [GAME.components()[str(c)]["effect"] for c in GAME.public(state)["effects"]] == (
        next_effects
    )


@rule("WT-35", "WT-171", "WT-28")
def test_all_take_one_turn_at_once() -> None:
    state = start(3)
    assert list(GAME.pending(state)) == [0, 1, 2]
    finish(state, [2, 0])
    assert list(GAME.pending(state)) == [1]
    assert GAME.public(state)["committed"] == [0, 2]
    assert rule_against(state, "done", 2) == "KV-1"  # WT-171: a commit is final
    assert state.round == 1
    finish(state, [1])
    assert state.round == 2
    assert list(GAME.pending(state)) == [0, 1, 2]


@rule("WT-28", "WT-39", "WT-40", "WT-41", "WT-64")
def test_the_same_combination_for_all() -> None:
    state = table(sheet(), sheet(), combinations="5 fence, 8 park, 11 agent")
    for seat in (0, 1):
        assert legal(state, seat) == ["take 1", "take 2", "take 3"]
        do(state, f"{seat} take 3", f"{seat} write 11 2.7")
        assert legal(state, seat) == [*(f"agent {size}" for size in range(1, 7)), "skip"]
        assert rule_against(state, "park", seat) == "WT-64"
        do(state, f"{seat} agent 2")
        assert legal(state, seat) == ["done"]


@rule("WT-44", "WT-R10", "WT-V28")
def test_the_end_of_a_turn_is_always_asked() -> None:
    state = table(sheet(), combinations="5 fence, 8 park, 11 agent")
    do(state, "0 take 1", "0 write 5 1.4", "0 skip")
    assert legal(state) == ["done"]
    assert list(GAME.pending(state)) == [0, 1]


@rule("WT-42", "WT-91")
def test_a_changed_number_uses_the_effect_while_it_is_written() -> None:
    state = table(sheet(), combinations="5 temp, 8 park, 11 agent")
    do(state, "0 take 1", "0 write 3 1.2")
    assert state.work[0].temps == 1
    assert legal(state) == ["done"]


@rule("WT-45")
def test_the_order_of_the_resolution() -> None:
    state = table(_claimable(), combinations="5 fence, 8 park, 11 agent")
    finish(state, [1])
    do(state, "0 take 3", "0 write 11 3.9", "0 skip", "0 claim 1", "0 wish yes")
    log = do(state, "0 done")
    kinds = [fact.kind for fact in log.known_to(None)]
    assert kinds == [
        *["committed", "turn", "plan_scored", "turn", "plan_approved"],
        *["reshuffled", "round_began"],
    ]


def _claimable() -> Sheet:
    return sheet("1 2 3 4 | 5 6 7 8 |")


@rule("WT-46")
def test_no_game_is_longer_than_35_rounds() -> None:
    for seed in range(6):
        chance, rng = SeededChance(bytes([seed] * 32)), Random(seed)
        state = start(2, chance)
        while pending := GAME.pending(state):
            open_now = GAME.legal(state, pending[0])
            last = state.sheets
            rounds = state.round
            GAME.apply(state, pending[0], rng.choice(open_now), chance)
            if state.round > rounds:
                for before, after in zip(last, state.sheets, strict=True):
                    grown = before.houses.count(-1) - after.houses.count(-1)
                    assert grown + after.refusals - before.refusals >= 1  # WT-R57
        assert state.round <= 35


@rule("WT-R57")
def test_a_turn_is_at_least_a_number_or_a_refusal() -> None:
    state = table(sheet())
    assert "done" not in legal(state)
    do(state, "0 take 1")
    assert "done" not in legal(state)


@rule("WT-R45")
def test_equal_combinations_are_choices_of_their_own() -> None:
    state = table(sheet(), combinations="8 park, 8 park, 8 park")
    assert legal(state) == ["take 1", "take 2", "take 3"]


@rule("WT-R53", "WT-R12")
def test_a_wished_reshuffle_comes_before_the_piles_can_run_out() -> None:
    state = table(_claimable())
    state.discard.faces += state.deck.cards
    state.discard.seen += [-1] * state.deck.size
    state.deck.cards, state.deck.size = [], 0
    finish(state, [1])
    do(state, "0 take 3", "0 write 11 3.9", "0 skip", "0 claim 1", "0 wish yes")
    log = do(state, "0 done")
    assert [(fact.cards, fact.wished) for fact in facts(log, "reshuffled")] == [(81, True)]
    assert state.deck.size + 3 == 3 * 26  # after the flip: three of 81 are this round's effects
    assert len(state.effects) == 3
    lying = [*state.deck.cards, *state.discard.faces, *state.numbers, *state.effects]
    assert sorted(lying) == ALL_CARDS


@rule("WT-172")
def test_the_flip_is_for_the_standard_game_alone() -> None:
    assert len(start(2).effects) == 3
    assert (start(1).effects, len(start(1).drawn)) == ([], 3)
    assert start(2, draft_rules=True).effects == []


@rule("WT-R46")
def test_a_full_sheet_ends_the_game_so_nobody_goes_on_without_room() -> None:
    state = table(
        sheet(*FULL[:2], "1 2 3 4 5 6 7 8 9 10 11 ."), combinations="12 park, 8 park, 9 park"
    )
    finish(state)
    assert state.over
    assert GAME.legal(state, 0) == []


@rule("WT-55")
def test_nothing_written_is_offered_again() -> None:
    state = table(sheet("5"), combinations="5 fence, 8 bis, 11 agent")
    do(state, "0 take 2")
    assert rule_against(state, "write 8 1.1") == "WT-47"
    do(state, "0 write 8 1.3")
    assert state.work[0].houses[:3] == [5, -1, 8]


@rule("WT-78")
def test_estates_follow_from_the_sheet() -> None:
    town = sheet("1 2 4 |")
    assert sizes(town) == [3]
    town.fences |= 1 << 1
    assert sizes(town) == [1, 2]


@rule("WT-30", "WT-R5")
def test_what_lies_below_the_tops_is_unknown() -> None:
    state = start(2)
    state.deck.cards.reverse()
    assert GAME.public(state) == GAME.public(start(2))
    for _ in range(3):
        finish(state)
    laid = [card for card, mark in enumerate(str(GAME.public(state)["discard"])) if mark == "1"]
    assert laid == state.discard.faces
    assert len(laid) == 9
    assert {NUMBER[card] for card in laid} <= set(range(1, 16))
    assert {EFFECT[card] for card in laid} <= set(range(6))
