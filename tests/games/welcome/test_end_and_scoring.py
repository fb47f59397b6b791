"""The end, final scoring, ties, and roundabouts."""

from typing import Any

import pytest

from kvartal.games.welcome.game import GAME
from kvartal.games.welcome.scoring import temp_points, temp_rank
from kvartal.games.welcome.state import Sheet
from tests.games.welcome.positions import (
    FULL,
    do,
    ended,
    facts,
    finish,
    gaps,
    legal,
    outcome,
    places,
    rule_against,
    sheet,
    sizes,
    start,
    table,
)
from tests.kit.helpers import config_of
from tests.marks import rule

V17 = (
    "1 2 | 4 6 7 | 9 9b 10 | 13 | 15",
    "2 3 5 6 O 1 4 . 8 9 10",
    "0 1 3 5 6 7 8 | 10 11 | . 14 17",
)


def v17(**more: Any) -> Sheet:
    marks: dict[str, Any] = {
        "parks": [3, 2, 1],
        "pools": "1.3 2.1 2.4 3.2",
        "agents": [0, 1, 2, 0, 0, 0],
        "temps": 5,
        "refusals": 2,
        "plans": [-1, -1, 7],
    }
    return sheet(*V17, **{**marks, **more})


@rule("WT-115", "WT-116", "WT-R26")
@pytest.mark.parametrize(
    ("town", "reason"),
    [
        (sheet("1 2 3 4 | 5 6 7 8 |", plans=[-1, 9, 7]), "plans"),
        (sheet(*FULL[:2], "1 2 3 4 5 6 7 8 9 10 11 ."), "full"),
    ],
)
def test_the_game_ends_with_the_round(town: Sheet, reason: str) -> None:
    state = table(sheet(), town, combinations="12 agent, 13 agent, 14 agent")
    steps = ["take 1", "write 12 3.12", "skip"] + (
        ["claim 1", "wish no"] if reason == "plans" else []
    )
    if reason == "full":
        steps = ["take 1", "skip"]  # the only house is filled without asking
    do(state, *(f"1 {step}" for step in steps), "1 done")
    assert GAME.pending(state) == [0]
    log = finish(state)
    assert state.over
    assert [(fact.reasons, fact.seats) for fact in facts(log, "ended")] == [([reason], [1])]
    assert len(facts(log, "turn")) == 2
    assert GAME.pending(state) == []


@rule("WT-115", "WT-116")
def test_several_reasons_at_once() -> None:
    nearly = sheet(*FULL[:2], "1 2 3 4 5 6 7 8 9 10 11 .", refusals=2)
    state = table(nearly, nearly, combinations="2 agent, 3 agent, 12 agent")
    log = finish(state)
    (end,) = facts(log, "ended")
    assert (end.reasons, end.seats) == (["full"], [0, 1])
    state = table(nearly, sheet(), combinations="2 agent, 3 agent, 4 agent")
    (end,) = facts(finish(state), "ended")
    assert (end.reasons, end.seats) == (["refusals"], [0])


@rule("WT-R47", "WT-115", "WT-124")
def test_a_roundabout_on_the_last_place() -> None:
    state = table(
        sheet(*FULL[:2], "1 2 3 4 5 6 7 8 9 10 11 ."),
        combinations="12 agent, 13 park, 14 park",
        expert=True,
    )
    do(state, "0 roundabout 3.12")
    assert state.work[0].refusals == 1
    log = finish(state)
    assert facts(log, "ended")[0].reasons == ["full"]


@rule(
    "WT-V17",
    "WT-158",
    "WT-159",
    "WT-160",
    "WT-161",
    "WT-165",
    "WT-123",
    "WT-76",
    "WT-R17",
    "WT-114",
)
def test_full_scoring() -> None:
    others = [sheet(temps=7), sheet(temps=5), sheet()]
    assert sizes(v17()) == [2, 3, 3, 1, 1, 4, 2]
    state = ended(v17(), *others, expert_variant=True)
    standings = GAME.outcome(state)
    assert standings is not None
    amounts = {part: [line.amount for line in lines] for part, lines in standings[0].parts.items()}
    assert amounts == {
        "plans": [7],
        "parks": [10, 4, 2],
        "pools": [13],
        "temps": [4],
        "estates": [2, 6, 10, 4],
        "bis": [-1],
        "roundabouts": [-3],
        "refusals": [-3],
    }
    assert [line.amount for line in standings[0].lines] == [7, 16, 13, 4, 22, -1, -3, -3]
    assert standings[0].score == 55


@rule("WT-15", "WT-158")
def test_roundabouts_are_scored_in_the_expert_variant_alone() -> None:
    for expert in (False, True):
        standings = GAME.outcome(ended(sheet(), sheet(), expert_variant=expert))
        assert standings is not None
        assert ("roundabouts" in standings[0].parts) == expert


@rule("WT-V15", "WT-162", "WT-163", "WT-164", "WT-R39", "WT-R40")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([5, 3], [7, 4]),
        ([4, 4], [7, 7]),
        ([5, 0], [7, 0]),
        ([0, 0], [0, 0]),
        ([7, 5, 5, 1], [7, 4, 4, 1]),
        ([6, 6, 4, 4, 2, 1], [7, 7, 4, 4, 1, 0]),
        ([9, 7, 5, 3], [7, 4, 1, 0]),
        ([3, 3, 3], [7, 7, 7]),
    ],
)
def test_temp_awards(counts: list[int], points: list[int]) -> None:
    assert [score for _, score in outcome(*(sheet(temps=count) for count in counts))] == points


@rule("WT-V25", "WT-162", "WT-163", "WT-164")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([11] * 40 + [9] * 30 + [1] * 20 + [0] * 10, [7] * 40 + [4] * 30 + [1] * 20 + [0] * 10),
        ([2] * 99 + [0], [7] * 99 + [0]),
        ([0] * 98 + [1, 3], [0] * 98 + [4, 7]),
    ],
)
def test_temps_at_a_big_table(counts: list[int], points: list[int]) -> None:
    state = start(100)
    best = temp_rank(counts)
    assert [temp_points(state, count, best) for count in counts] == points
    assert [score for _, score in outcome(*(sheet(temps=count) for count in counts))] == points


@rule("WT-166")
def test_a_total_may_be_negative() -> None:
    assert outcome(sheet("1 1b 1b", refusals=3), sheet())[0] == (2, -8)


@rule("WT-V18", "WT-167", "WT-168", "WT-170", "WT-R41")
def test_ties() -> None:
    a = sheet("1 2 | 3 4 5 | 6 7 8 | 9 | 10", "1 2 3 4 | 5 6 |")
    b = sheet("1 | 2 | 3 | 4 5 | 6 7 8 | .", "1 2 3 | 4 5 6 7 |")
    c = sheet("1 | 2 | 3 | 4 | 5 6 | 7 8 | 9 10", "1 2 |")
    assert sizes(a).count(1) == 2
    assert [len(sizes(town)) for town in (a, b, c)] == [7, 7, 8]
    # The same points for all: plans make up for what the estates differ by.
    towns = [_with_points(town, 55) for town in (a, b, c)]
    assert outcome(*towns[:2]) == [(2, 55), (1, 55)]
    assert outcome(*towns) == [(3, 55), (2, 55), (1, 55)]


def _with_points(town: Sheet, points: int) -> Sheet:
    town.plans = [points - sum(sizes(town)), -1, -1]
    return town


@rule("WT-169", "WT-173", "WT-R58", "WT-170")
def test_shared_places() -> None:
    one, other = sheet("1 | 2 |"), sheet("", "1 | 2 |")
    assert outcome(one, sheet("1 2 |"), other) == [(1, 2), (3, 2), (1, 2)]
    assert outcome(sheet(), one, sheet()) == [(2, 0), (1, 2), (2, 0)]


@rule("WT-168")
def test_tie_breaks_go_by_size() -> None:
    """Two estates and 5 points each: 1 + 4 before 2 + 3."""
    assert outcome(sheet("1 2 | 3 4 5 |"), sheet("1 | 2 3 4 5 |")) == [(2, 5), (1, 5)]


@rule("WT-167")
def test_most_points_win() -> None:
    assert outcome(sheet("1 2 3 |"), sheet("1 2 |"), sheet("1 2 3 4 |")) == [(2, 3), (3, 2), (1, 4)]


@rule("WT-V14", "WT-117", "WT-121", "WT-96", "WT-122", "WT-165")
def test_roundabouts() -> None:
    town = sheet("3 . . . 9 O")
    for number in (0, 2, 9, 12, 17):
        assert places(town, number) == [7, 8, 9, 10]
    assert places(town, 5) == [2, 3, 4, 7, 8, 9, 10]
    assert gaps(town) == [1, 2, 3, 4, 7, 8, 9]
    assert gaps(sheet("O")) == [2, 3, 4, 5, 6, 7, 8, 9]
    assert gaps(sheet(". . . . . . . . . O")) == [1, 2, 3, 4, 5, 6, 7, 8]
    costs = [
        outcome(sheet(text), sheet(), expert_variant=True)[0][1] for text in ("", "O", "O . O")
    ]
    assert costs == [0, -3, -8]
    state = table(town, combinations="9 bis, 12 park, 13 park", expert=True)
    do(state, "0 take 1", "0 write 9 3.7")
    copies = {text for text in legal(state) if text.startswith("bis 1.")}
    assert copies == {"bis 1.2 1.1", "bis 1.4 1.5"}


@rule("WT-118", "WT-119", "WT-R27")
def test_one_roundabout_a_turn_and_two_a_game() -> None:
    state = table(sheet(), expert=True)
    do(state, "0 roundabout 1.5")
    assert rule_against(state, "roundabout 1.7") == "WT-118"
    do(state, "0 take 1")
    assert rule_against(state, "roundabout 1.7") == "KV-2"  # not between
    do(state, "0 write 5 2.5", "0 skip")
    assert rule_against(state, "roundabout 1.7") == "WT-118"
    state = table(sheet("O", "O"), expert=True)
    assert legal(state) == ["take 1", "take 2", "take 3"]
    assert rule_against(state, "roundabout 1.7") == "WT-118"
    state = table(sheet("O"), expert=True)
    do(state, "0 take 1", "0 write 5 2.5", "0 skip", "0 roundabout 2.1")
    log = finish(state)
    assert [fact.house for fact in facts(log, "turn_roundabout")] == ["2.1"]
    assert state.sheets[0].roundabouts == 2


@rule("WT-120", "WT-R28")
def test_any_empty_house_can_be_a_roundabout() -> None:
    state = table(sheet("3 O . 4"), expert=True)
    offered = {text for text in legal(state) if text.startswith("roundabout")}
    assert len(offered) == 33 - 3
    assert {"roundabout 1.3", "roundabout 1.10", "roundabout 2.1"} <= offered
    assert rule_against(state, "roundabout 1.1") == "WT-120"
    do(state, "0 roundabout 1.3")
    assert gaps(state.work[0]) == [4, 5, 6, 7, 8, 9]


@rule("WT-118")
def test_no_roundabouts_without_the_expert_variant() -> None:
    plain, expert = (
        {action.kind for action in GAME.space(config_of(GAME, 2, expert_variant=variant))}
        for variant in (False, True)
    )
    assert expert - plain == {"roundabout"}


@rule("WT-125")
def test_two_roundabouts_make_three_rows() -> None:
    town = sheet("5 O 5 O 5")
    assert places(town, 5) == []
    assert places(town, 6) == [6, 7, 8, 9, 10]
    assert sizes(sheet("5 O 5 O 5 |")) == [1, 1, 1]
