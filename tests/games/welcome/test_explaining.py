"""Every gain says by which rule it came and from where."""

from random import Random
from typing import Any

import pytest

from kvartal.games.welcome.actions import DONE
from kvartal.games.welcome.game import GAME
from kvartal.kit.facts import Log
from kvartal.kit.lines import Line
from tests.games.turns import LUCK
from tests.games.welcome.positions import FULL, do, ended, facts, sheet, solo, start, table
from tests.marks import rule


def told(lines: list[Line]) -> list[tuple[str, int, str]]:
    return [(line.rule, line.amount, line.source) for line in lines]


TOWN = sheet(
    "1 | 2 2b | O",
    plans=[6, -1, -1],
    parks=[1, 0, 2],
    pools="1.3",
    agents=[1, 0, 0, 0, 0, 0],
    temps=1,
    refusals=2,
)


@rule("WT-108", "WT-158", "WT-159", "WT-160", "WT-161", "WT-162", "WT-165")
def test_every_line_of_the_score_sheet_has_its_rule_and_origin() -> None:
    state = ended(TOWN, sheet(), expert_variant=True)
    standings = GAME.outcome(state)
    assert standings is not None
    assert {part: told(lines) for part, lines in standings[0].parts.items()} == {
        "plans": [("WT-108", 6, GAME.public(state)["plans"][0])],
        "parks": [("WT-159", 2, "park_1"), ("WT-159", 4, "park_3")],
        "pools": [("WT-160", 3, "pools")],
        "temps": [("WT-162", 7, "temps")],
        "estates": [("WT-161", 3, "estates_1"), ("WT-161", 2, "estates_2")],
        "bis": [("WT-165", -1, "bis")],
        "roundabouts": [("WT-165", -3, "roundabouts")],
        "refusals": [("WT-165", -3, "refusals")],
    }
    assert told(standings[0].lines) == [
        ("WT-158", 6, "plans"),
        ("WT-159", 6, "parks"),
        ("WT-160", 3, "pools"),
        ("WT-162", 7, "temps"),
        ("WT-161", 5, "estates"),
        ("WT-165", -1, "bis"),
        ("WT-165", -3, "roundabouts"),
        ("WT-165", -3, "refusals"),
    ]


@rule("WT-168")
def test_tie_breaks_name_their_sizes() -> None:
    standings = GAME.outcome(ended(TOWN, sheet()))
    assert standings is not None
    assert told(standings[0].tie_breaks) == [("WT-168", 2, "estates")] + [
        ("WT-168", count, f"estates_{size}") for size, count in enumerate([1, 1, 0, 0, 0, 0], 1)
    ]


@rule("WT-144")
def test_temps_alone_have_a_rule_of_their_own() -> None:
    standings = GAME.outcome(ended(sheet(temps=6, refusals=2)))
    assert standings is not None
    assert told(standings[0].lines) == [("WT-144", 7, "temps"), ("WT-165", -3, "refusals")]
    assert told(standings[0].parts["temps"]) == [("WT-144", 7, "temps")]
    state = solo(sheet(temps=5), "03_temp_a 07_pool_a 12_park_a")
    (used,) = facts(do(state, "0 play 2 1", "0 write 7 1.5", "0 temp"), "used", 0)
    assert told(used.lines) == [("WT-144", 7, "temps")]


@rule("WT-162", "WT-163")
def test_an_own_box_counts_before_the_others_see_it() -> None:
    state = table(sheet(temps=4), sheet(temps=4), combinations="5 temp, 8 park, 11 agent")
    (used,) = facts(do(state, "0 take 1", "0 write 5 1.4", "0 temp"), "used", 0)
    assert used.lines == []  # first before, first after
    state = table(sheet(temps=3), sheet(temps=4), combinations="5 temp, 8 park, 11 agent")
    (wrote,) = facts(do(state, "0 take 1", "0 write 6 1.4"), "wrote", 0)
    assert told(wrote.lines) == [("WT-162", 3, "temps")]  # second, then first with the other


@rule("WT-165", "WT-122")
def test_what_is_lost_is_told_at_once() -> None:
    state = table(sheet("1"), sheet(), combinations="5 bis, 8 park, 11 agent", expert=True)
    log = do(state, "0 roundabout 3.7", "0 take 1", "0 write 5 1.4", "0 bis 1.5 1.4")
    assert told(facts(log, "roundabout_built", 0)[0].lines) == [("WT-165", -3, "roundabouts")]
    assert told(facts(log, "used", 0)[0].lines) == [("WT-165", -1, "bis")]


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {"expert_variant": True}), (2, {}), (2, {"draft_rules": True})],
)
def test_nothing_depends_on_somebody_listening(seats: int, options: dict[str, Any]) -> None:
    dice = Random(5)
    state = start(seats, **options)
    while pending := GAME.pending(state):
        unheard, seat = state.copy(), pending[0]
        action = dice.choice(list(GAME.legal(state, seat)))
        GAME.apply(state, seat, action, LUCK, Log())
        GAME.apply(unheard, seat, action, LUCK)
        assert unheard == state


@rule("WT-112")
def test_a_reshuffle_happens_unheard_too() -> None:
    state = table(sheet("1 2 3 4 | 5 6 7 8 |"), sheet())
    do(state, "0 take 3", "0 write 11 3.9", "0 skip", "0 claim 1", "0 wish yes", "0 done")
    do(state, "1 take 3", "1 write 11 3.9", "1 skip")
    unheard = state.copy()
    (reshuffled,) = facts(do(state, "1 done"), "reshuffled")
    assert (reshuffled.cards, reshuffled.wished) == (81, True)
    GAME.apply(unheard, 1, DONE, LUCK)
    assert unheard == state


@rule("WT-27", "WT-107", "WT-161")
def test_a_seat_is_told_every_step_of_its_turn() -> None:
    state = table(sheet("1 2 3 4 | 5 6 7 8 |"), sheet())
    steps = ("take 3", "write 11 3.9", "agent 4", "claim 1", "wish no")
    log = do(state, *(f"0 {step}" for step in steps))
    plan, gain = "plan1_estates_44", {"rule": "WT-161", "each": 2, "count": 1, "source": "estates"}
    points = {"rule": "WT-107", "each": 6, "count": 1, "source": plan}
    expected: list[tuple[str, dict[str, Any]]] = [
        ("chose", {"number": 11, "effect": "agent"}),
        ("wrote", {"number": 11, "house": "3.9", "printed": 11, "lines": []}),
        ("used", {"effect": "agent", "target": "4", "amount": 5, "lines": [gain]}),
        ("estate_counted", {"plan": plan, "house": "1.1", "size": 4}),
        ("estate_counted", {"plan": plan, "house": "1.5", "size": 4}),
        ("claimed", {"plan": plan, "line": points}),
        ("wished", {"yes": False}),
    ]
    assert [fact.to_json() for fact in log.known_to(0)] == [
        {"kind": kind, "seat": 0, **more} for kind, more in expected
    ]


@rule("WT-63", "WT-65")
def test_a_skipped_effect_says_whether_there_was_a_choice() -> None:
    state = table(sheet(), combinations="5 pool, 8 park, 11 agent")
    (skipped,) = facts(do(state, "0 take 1", "0 write 5 1.1"), "skipped", 0)  # no pool there
    assert (skipped.effect, skipped.forced) == ("pool", True)
    state = table(sheet(), combinations="5 pool, 8 park, 11 agent")
    (skipped,) = facts(do(state, "0 take 2", "0 write 8 1.1", "0 skip"), "skipped", 0)
    assert (skipped.effect, skipped.forced) == ("park", False)


@rule("WT-45", "WT-56", "WT-159")
def test_all_are_told_what_a_turn_has_gained() -> None:
    state = table(sheet(), sheet(*FULL[:2], "1 2 3 4 5 6 7 8 9 10 11 .", refusals=1))
    log = do(state, "0 take 2", "0 write 8 1.1", "0 park", "0 done", "1 done")
    (turn,) = facts(log, "turn")
    used = (turn.number, turn.house, turn.effect, turn.target, turn.amount)
    assert used == (8, "1.1", "park", "1", 2)
    assert (turn.gained, told(turn.lines)) == (2, [("WT-159", 2, "parks")])
    (refused,) = facts(log, "turn_refused")
    assert (refused.seat, refused.refusals, refused.gained) == (1, 2, -3)
    assert told(refused.lines) == [("WT-165", -3, "refusals")]


@rule("WT-107", "WT-161", "WT-162")
def test_what_others_cost_and_not_what_a_plan_brings_is_in_a_turn() -> None:
    state = table(
        sheet("1 2 3 4 | 5 6 7 8 |", temps=1),
        sheet(temps=1),
        combinations="5 temp, 8 park, 11 agent",
    )
    do(state, "0 take 3", "0 write 11 3.9", "0 agent 4", "0 claim 1", "0 wish no", "0 done")
    log = do(state, "1 take 1", "1 write 5 1.1", "1 temp", "1 done")
    town, agency = facts(log, "turn")
    assert town.gained == 2 * (5 - 4) - (7 - 4)  # its estates, and the first place for temps
    assert told(town.lines) == [("WT-162", -3, "temps"), ("WT-161", 2, "estates")]
    assert (agency.gained, agency.lines) == (0, [])  # it shared the first place before
    assert [fact.line.amount for fact in facts(log, "plan_scored")] == [6]


@rule("WT-45")
@pytest.mark.parametrize(("seats", "explained"), [(6, True), (7, False)])
def test_many_sheets_tell_for_themselves(seats: int, explained: bool) -> None:
    state = table(*(sheet() for _ in range(seats)))
    log = do(
        state,
        *(
            f"{seat} {step}"
            for seat in range(seats)
            for step in ("take 2", "write 8 1.1", "park", "done")
        ),
    )
    turns = facts(log, "turn")
    assert [turn.gained for turn in turns] == [2] * seats
    assert [bool(turn.lines) for turn in turns] == [explained] * seats


@rule("WT-66", "WT-79", "WT-82", "WT-84", "WT-93")
@pytest.mark.parametrize(
    ("effect", "use", "target", "amount"),
    [
        ("fence", "fence 2.4", "2.4", 0),
        ("agent", "agent 2", "2", 3),
        ("park", "park", "1", 2),
        ("pool", "pool", "1.3", 3),
        ("bis", "bis 1.4 1.3", "1.4", 5),
    ],
)
def test_what_an_effect_was_used_on(effect: str, use: str, target: str, amount: int) -> None:
    state = table(sheet(), combinations=f"5 {effect}, 8 park, 11 agent")
    (used,) = facts(do(state, "0 take 1", "0 write 5 1.3", f"0 {use}"), "used", 0)
    assert (used.effect, used.target, used.amount) == (effect, target, amount)


@rule("WT-42", "WT-91")
def test_a_changed_number_is_not_told_as_a_declined_effect() -> None:
    state = table(sheet(), combinations="5 temp, 8 park, 11 agent")
    log = do(state, "0 take 1", "0 write 6 1.4")
    assert [fact.kind for fact in log.known_to(0)] == ["chose", "wrote"]


def test_there_is_no_score_sheet_before_the_end() -> None:
    assert GAME.outcome(table(sheet())) is None
