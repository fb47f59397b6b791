"""City plans, base and starred."""

import pytest

from kvartal.games.welcome.components import PLAN_OF
from kvartal.games.welcome.game import GAME
from kvartal.games.welcome.plans import is_met
from kvartal.games.welcome.sheet import free_estates
from kvartal.games.welcome.state import Sheet
from tests.games.welcome.positions import (
    FULL,
    PLANS,
    do,
    facts,
    finish,
    gaps,
    legal,
    mask,
    part,
    rule_against,
    sheet,
    sizes,
    table,
    words,
)
from tests.marks import rule

FOURS = "1 2 3 4 | 5 6 7 8 |"
WRITE = ("0 take 3", "0 write 11 3.9", "0 skip")


def met(plan: str, town: Sheet) -> bool:
    return is_met(town, PLAN_OF[plan], free_estates(town))


@rule("WT-43", "WT-102", "WT-103", "WT-104", "WT-108")
def test_claiming_a_plan() -> None:
    state = table(sheet("1 2 3 4 |", "3 | 4 5 6 7 |"))
    do(state, *WRITE)
    assert legal(state) == ["claim 1", "done"]
    assert rule_against(state, "claim 2") == "WT-103"
    log = do(state, "0 claim 1", "0 wish no")
    assert [fact.line.amount for fact in facts(log, "claimed", 0)] == [6]
    assert not facts(log, "claim_began", 0)  # nothing was left to be chosen
    assert [(f.house, f.size) for f in facts(log, "estate_counted", 0)] == [("1.1", 4), ("2.2", 4)]
    assert state.work[0].in_estates == mask("1.1 1.2 1.3 1.4 2.2 2.3 2.4 2.5")
    assert rule_against(state, "claim 1") == "WT-102"
    finish(state)
    assert state.sheets[0].plans == [6, -1, -1]
    assert part(state, "plans") == 6


@rule("WT-103", "WT-R50")
def test_sizes_are_exact() -> None:
    assert met("plan1_estates_44", sheet(FOURS))
    assert not met("plan1_estates_44", sheet("1 2 3 4 5 | 6 7 8 9 |"))
    assert not met("plan1_estates_44", sheet("1 2 3 4 |"))


@rule("WT-105", "WT-114", "WT-161")
def test_used_estates_still_score() -> None:
    state = table(sheet(FOURS))
    do(state, *WRITE, "0 claim 1", "0 wish no")
    assert 2 not in gaps(state.work[0])
    finish(state)
    assert part(state, "estates") == 8


@rule("WT-106", "WT-R24")
def test_which_estates_is_a_choice() -> None:
    town = sheet("1 2 3 4 | 5 6 7 8 |", "1 2 3 4 | 5 6 7 8 |")
    state = table(town)
    do(state, *WRITE, "0 claim 1")
    assert words(state, "estate") == ["1.1", "1.5", "2.1"]  # ascending: one more must follow
    do(state, "0 estate 1.5")
    assert words(state, "estate") == ["2.1", "2.5"]
    assert rule_against(state, "estate 1.1") == "WT-103"
    do(state, "0 estate 2.5")
    assert state.work[0].in_estates == mask("1.5 1.6 1.7 1.8 2.5 2.6 2.7 2.8")
    assert legal(state) == ["wish yes", "wish no"]


@rule("WT-R24")
def test_a_size_that_leaves_no_choice_is_not_asked() -> None:
    town = sheet("1 2 3 4 | 5 | 6 |", "1 | 2 | 3")
    state = table(town, plans="plan1_estates_44 plan2_estates_1114 plan3_estates_34")
    log = do(state, *WRITE, "0 claim 2")
    assert words(state, "estate") == ["1.5", "1.6"]
    assert [fact.plan for fact in facts(log, "claim_began", 0)] == ["plan2_estates_1114"]
    log = do(state, "0 estate 1.6")  # then 2.1 and 2.2 and the only estate of four
    assert [fact.house for fact in facts(log, "estate_counted", 0)] == ["1.6", "2.1", "2.2", "1.1"]
    assert state.work[0].plans[1] == 9
    assert state.work[0].in_estates == mask("1.1 1.2 1.3 1.4 1.6 2.1 2.2")


@rule("WT-R51", "WT-V13", "WT-110", "WT-R25")
def test_no_estate_serves_twice() -> None:
    town = sheet(FOURS, "1 2 3 |")
    for first, left in (("1", "claim 3"), ("3", "claim 1")):
        state = table(town)
        do(state, *WRITE, f"0 claim {first}")
        if first == "3":
            do(state, "0 estate 1.1")
        do(state, "0 wish no")
        assert left not in legal(state)
        assert rule_against(state, left) == "WT-103"


@rule("WT-110", "WT-R25", "WT-R12", "WT-112")
def test_several_plans_in_a_turn() -> None:
    town = sheet("1 2 3 4 | 5 6 7 8 | 9 | 10", "1 2 3 | 4 5 6 7 | . . . .", "")
    state = table(town)
    do(state, *WRITE, "0 claim 3", "0 estate 1.1", "0 wish no", "0 claim 1")
    assert legal(state) == ["wish yes", "wish no"]  # asked until the answer is yes
    do(state, "0 wish yes")
    assert state.work[0].plans == [6, -1, 7]
    state = table(town)
    do(state, *WRITE, "0 claim 3", "0 estate 1.1", "0 wish yes", "0 claim 1")
    assert legal(state) == ["done"]


@rule("WT-V12", "WT-107", "WT-109", "WT-31", "WT-R11", "WT-R48", "WT-113")
def test_first_claims_are_those_of_one_round() -> None:
    town = sheet("1 2 3 4 | 5 6 7 8 9 |")
    state = table(town, town, town, round_=12)
    turn = ["take 3", "write 11 3.9", "skip", "claim 2"]
    do(state, *(f"0 {step}" for step in [*turn, "wish no", "done"]))
    assert state.approved == [False] * 3
    do(state, *(f"1 {step}" for step in [*turn, "wish yes", "done"]))
    log = finish(state, [2])
    assert [fact.line.amount for fact in facts(log, "plan_scored")] == [9, 9]
    assert [fact.plan for fact in facts(log, "plan_approved")] == ["plan2_estates_45"]
    assert GAME.public(state)["approved"] == [False, True, False]
    assert [(fact.cards, fact.wished) for fact in facts(log, "reshuffled")] == [(81, True)]
    later = table(state.sheets[0], town, town, approved=state.approved, round_=13)
    do(later, *(f"2 {step}" for step in turn))
    assert later.work[2].plans[1] == 5
    assert "wish yes" not in legal(later, 2)
    log = finish(later)
    assert [fact.line.amount for fact in facts(log, "plan_scored")] == [5]
    assert facts(log, "plan_approved") == []  # it is turned once
    assert state.sheets[0].plans[1] == state.sheets[1].plans[1] == 9


@rule("WT-V28", "WT-34", "WT-27")
def test_a_claim_is_hidden_until_the_round_is_resolved() -> None:
    town = sheet(FOURS)
    state = table(town, town)
    before = GAME.public(state)
    log = do(state, *WRITE, "0 claim 1", "0 wish yes")
    assert log.known_to(1) == []
    assert GAME.public(state) == before
    do(state, "0 done")
    do(state, "1 take 3", "1 write 11 3.9", "1 skip", "1 claim 1")
    assert state.work[1].plans[0] == 6
    assert not state.approved[0]
    finish(state)
    assert state.approved[0]


@rule("WT-111", "WT-R9")
def test_claiming_is_voluntary() -> None:
    state = table(sheet(FOURS))
    do(state, *WRITE)
    finish(state)
    assert state.sheets[0].plans == [-1, -1, -1]
    state = table(state.sheets[0], combinations="12 agent, 13 agent, 14 agent")
    do(state, "0 take 1", "0 write 12 3.10", "0 skip")
    assert "claim 1" in legal(state)


@rule("WT-112", "WT-113", "WT-R12", "WT-R55")
def test_one_wish_is_enough_and_one_reshuffle() -> None:
    town = sheet(FOURS)
    state = table(town, town)
    for seat in (0, 1):
        do(state, *(f"{seat} {step}" for step in ("take 3", "write 11 3.9", "skip", "claim 1")))
        do(state, f"{seat} wish yes")
    log = finish(state)
    assert [fact.cards for fact in facts(log, "reshuffled")] == [81]
    town = sheet(FOURS, plans=[-1, 9, 7])
    state = table(town, sheet())
    do(state, *WRITE, "0 claim 1", "0 wish yes")
    log = finish(state)
    assert state.over  # the last round: the wish is idle
    assert facts(log, "reshuffled") == []


@rule("WT-126", "WT-V19", "WT-136", "WT-R30", "WT-135")
def test_full_street() -> None:
    town = sheet("1 2 3 | 4 5 6 | 7 8 9 10")
    plans = "plan1x_full_street_1 plan2_estates_334 plan3_estates_34"
    state = table(sheet(), plans=plans, expert=True)
    do(state, *WRITE)
    assert rule_against(state, "claim 1") == "WT-126"
    state = table(town, plans=plans, expert=True)
    do(state, *WRITE)
    assert {"claim 1", "claim 2", "claim 3"} <= set(legal(state))
    do(state, "0 claim 1", "0 wish no")
    assert state.work[0].plans[0] == 6
    assert state.work[0].in_plans == (1 << 10) - 1
    assert not {"claim 2", "claim 3"} & set(legal(state))
    assert 8 in gaps(state.work[0])
    counted = sheet("1 2 3 | 4 5 6 | 7 8 9 10", in_estates=mask("1.1 1.2 1.3"))
    assert not met("plan1x_full_street_1", counted)
    assert not met("plan1x_full_street_1", sheet("1 2 3 | 4 5 6 | 7 8 9 ."))
    assert met("plan1x_full_street_3", sheet("", "", FULL[2]))


@rule("WT-124", "WT-R29")
def test_a_roundabout_fills_its_place() -> None:
    assert met("plan1x_full_street_1", sheet("1 2 3 O 5 6 7 8 9 10"))
    assert met("plan1x_street_ends", sheet("O . . . . . . . . 1", FULL[1], FULL[2]))


@rule("WT-127", "WT-V20", "WT-119")
def test_street_ends_with_a_roundabout() -> None:
    ends = ["1 . . . . . . . . 9", "1 . . . . . . . . . 9", "1 . . . . . . . . . . ."]
    plans = "plan1x_street_ends plan2_estates_45 plan3_estates_34"
    state = table(sheet(*ends), plans=plans, expert=True)
    do(state, "0 take 1", "0 write 5 3.4", "0 skip")
    assert "claim 1" not in legal(state)
    assert rule_against(state, "claim 1") == "WT-127"
    do(state, "0 roundabout 3.12")
    assert "claim 1" in legal(state)
    do(state, "0 claim 1", "0 wish no")
    assert state.work[0].in_plans == mask("1.1 1.10 2.1 2.11 3.1 3.12")
    assert state.work[0].plans[0] == 7


@rule("WT-V27", "WT-135", "WT-136", "WT-127")
def test_street_ends_and_estates() -> None:
    town = sheet("1 3 4 | 6", in_plans=mask("1.1"))
    assert not met("plan3_estates_34", sheet("1 3 4 |", "1 2 3 4 |", in_plans=mask("1.1")))
    assert met("plan3_estates_34", sheet("1 3 4 |", "1 2 3 4 |"))
    assert 1 in gaps(town)
    town.fences |= 1 << 1
    assert sizes(town) == [1, 2]
    free = sheet("1 | 3 4 | 6", "1 2 3 4 5 |", in_plans=mask("1.1"))
    assert met("plan3_estates_25", free)
    counted = sheet("1 3 4 |", in_estates=mask("1.1 1.2 1.3"))
    assert not {1, 2} & set(gaps(counted))
    full = [sheet(*FULL), sheet(*FULL, in_estates=mask("1.1"))]
    assert [met("plan1x_street_ends", town) for town in full] == [True, False]


@rule("WT-128", "WT-134")
def test_seven_temps() -> None:
    assert not met("plan1x_seven_temps", sheet(temps=6))
    assert met("plan1x_seven_temps", sheet(temps=7))
    _uses_nothing("plan1x_seven_temps", sheet(temps=7))


def _uses_nothing(plan: str, town: Sheet) -> None:
    level = int(plan[4]) - 1
    plans = PLANS.split()
    plans[level] = plan
    state = table(town, plans=" ".join(plans), expert=True)
    do(state, *WRITE, f"0 claim {level + 1}")
    assert state.work[0].in_plans == town.in_plans
    assert state.work[0].in_estates == town.in_estates


@rule("WT-129", "WT-R59", "WT-134")
def test_five_bis() -> None:
    assert met("plan1x_five_bis", sheet("1 1b 1b O 1 1b 3 3b 3b"))
    assert not met("plan1x_five_bis", sheet("1 1b 1b", "1 1b 3 3b 3b"))
    used = sheet("1 1b 1b 1b 1b 1b |", in_estates=mask("1.1 1.2 1.3 1.4 1.5 1.6"))
    assert met("plan1x_five_bis", used)
    _uses_nothing("plan1x_five_bis", used)


@rule("WT-130", "WT-134", "WT-R59")
@pytest.mark.parametrize(
    ("street", "pools", "boxes"), [(2, "2.1 2.4 2.8", 4), (3, "3.2 3.7 3.11", 5)]
)
def test_parks_and_pools(street: int, pools: str, boxes: int) -> None:
    plan = f"plan2x_parks_pools_street_{street}"
    parks = [boxes if s == street else 0 for s in (1, 2, 3)]
    fewer = [boxes - 1 if s == street else 0 for s in (1, 2, 3)]
    assert met(plan, sheet(parks=parks, pools=pools))
    assert not met(plan, sheet(parks=fewer, pools=pools))
    assert not met(plan, sheet(parks=parks, pools=pools[:-4]))
    assert met(plan, sheet(parks=parks, pools=pools, in_estates=mask(pools)))
    _uses_nothing(plan, sheet(parks=parks, pools=pools))


@rule("WT-131")
def test_parks_on_two_streets() -> None:
    assert met("plan2x_parks_two_streets", sheet(parks=[3, 0, 5]))
    assert not met("plan2x_parks_two_streets", sheet(parks=[3, 3, 4]))


@rule("WT-132")
def test_pools_on_two_streets() -> None:
    assert met("plan2x_pools_two_streets", sheet(pools="1.3 1.7 1.8 2.1 2.4 2.8"))
    assert not met("plan2x_pools_two_streets", sheet(pools="1.3 1.7 1.8 2.1 2.4 3.2 3.7"))


@rule("WT-133")
def test_parks_pools_and_a_roundabout() -> None:
    plan = "plan2x_parks_pools_roundabout"
    assert met(plan, sheet("O", parks=[3, 0, 0], pools="1.3 1.7 1.8"))
    assert not met(plan, sheet("", "O", parks=[3, 0, 0], pools="1.3 1.7 1.8"))
    assert not met(plan, sheet("O", parks=[2, 4, 0], pools="1.3 1.7 1.8"))
    assert not met(plan, sheet("O", parks=[3, 0, 0], pools="1.3 1.7"))


@rule("WT-R44")
def test_a_counted_estate_has_no_room_for_a_roundabout() -> None:
    state = table(sheet(FOURS), expert=True)
    do(state, *WRITE, "0 claim 1", "0 wish no")
    finish(state)
    counted = [f"1.{house}" for house in range(1, 9)]
    assert state.work[0].in_estates == mask(" ".join(counted))
    assert {rule_against(state, f"roundabout {house}") for house in counted} == {"WT-120"}
    assert rule_against(state, "roundabout 1.9") is None


@rule("WT-119", "WT-118")
def test_no_roundabout_after_the_first_claim() -> None:
    state = table(sheet(FOURS), expert=True)
    do(state, *WRITE)
    assert "roundabout 3.1" in legal(state)
    do(state, "0 claim 1", "0 wish no")
    assert rule_against(state, "roundabout 3.1") == "WT-119"
