"""Where a number may be written, and when it is refused."""

import pytest

from kvartal.games.welcome.components import HOUSE_OF
from kvartal.games.welcome.game import GAME
from kvartal.games.welcome.sheet import rule_against_writing
from tests.games.welcome.positions import (
    FULL,
    do,
    facts,
    finish,
    legal,
    places,
    rule_against,
    sheet,
    table,
    words,
)
from tests.marks import rule

V3 = ("5 6 7 8 9 10 11 12 13 .", "3 4 5 6 7 8 9 10 11 12 .", FULL[2])


@rule("WT-47", "WT-117")
def test_only_empty_houses() -> None:
    town = sheet("3 O . 9")
    assert 1 not in places(town, 2)
    assert 2 not in places(town, 5)
    state = table(town, combinations="5 fence, 8 park, 11 agent", expert=True)
    do(state, "0 take 1")
    assert rule_against(state, "write 5 1.2") == "WT-47"
    assert rule_against(state, "write 5 1.1") == "WT-47"


@rule("WT-48", "WT-49", "WT-50", "WT-51", "WT-V1")
def test_order_and_skipping() -> None:
    town = sheet(". . . 7")
    assert places(town, 10) == [5, 6, 7, 8, 9, 10]
    assert places(town, 7) == []
    assert places(town, 4) == [1, 2, 3]


@rule("WT-50", "WT-53", "WT-V2", "WT-R23")
def test_gaps() -> None:
    town = sheet("4 . . 7 8")
    assert places(town, 5) == places(town, 6) == [2, 3]
    assert places(town, 10) == [6, 7, 8, 9, 10]
    assert [places(town, n) for n in (3, 4, 7, 8)] == [[], [], [], []]
    stuck = sheet("4 . 5 7 8")
    assert all(2 not in places(stuck, n) for n in range(18))
    state = table(stuck, combinations="12 bis, 12 park, 13 fence", expert=True)
    assert "roundabout 1.2" in legal(state)
    do(state, "0 take 1", "0 write 12 2.5")
    assert {"bis 1.2 1.1", "bis 1.2 1.3"} <= set(legal(state))


@rule("WT-49", "WT-48")
def test_refusals_of_a_writing_name_their_rule() -> None:
    state = table(sheet("4 . . 7"), combinations="7 fence, 8 park, 9 agent")
    do(state, "0 take 1")
    assert rule_against(state, "write 7 1.2") == "WT-49"
    assert rule_against(state, "write 7 1.1") == "WT-47"
    state = table(sheet("4 . . 7"), combinations="9 fence, 8 park, 9 agent")
    do(state, "0 take 1")
    assert rule_against(state, "write 9 1.2") == "WT-48"
    assert rule_against(state, "write 8 1.5") == "WT-40"


@rule("WT-48", "WT-49", "WT-54", "WT-117")
@pytest.mark.parametrize(
    ("number", "streets", "house", "against"),
    [
        (3, ["3 O 5 . 9"], "1.4", "WT-48"),
        (3, ["1 . 2 O 3"], "1.2", "WT-48"),
        (3, [". . . . . . . . . 3", "5 . 9"], "2.2", "WT-48"),
        (3, ["", ". . . . . . . . 1 . 2", "3"], "2.10", "WT-48"),
        (3, ["3 . 5 . 9"], "1.4", "WT-49"),
        (9, ["1 . 2 . 9"], "1.2", "WT-49"),
        (5, ["3 O 5 . 9"], "1.4", "WT-49"),
        (2, ["1 . 2 O 3"], "1.2", "WT-49"),
        (2, ["", ". . . . . . . . 1 . 2"], "2.10", "WT-49"),
    ],
)
def test_an_equal_number_matters_in_its_own_row_alone(
    number: int, streets: list[str], house: str, against: str
) -> None:
    """Where only another row has the same number, it is the order that forbids it."""
    assert rule_against_writing(sheet(*streets), number, HOUSE_OF[house]) == against


@rule("WT-52")
def test_fences_do_not_interrupt_the_order() -> None:
    assert places(sheet("| 4 | . | . 7 |"), 9) == [5, 6, 7, 8, 9, 10]
    assert places(sheet("4 | . | . 7"), 2) == []


@rule("WT-53")
@pytest.mark.parametrize(("number", "houses"), [(0, [1]), (17, [10]), (8, [3, 4, 5])])
def test_between_the_nearest_numbers(number: int, houses: list[int]) -> None:
    assert places(sheet(". 7 . . . 9 10 11 12 ."), number) == houses


@rule("WT-53", "WT-88")
def test_nothing_fits_beyond_the_ends_of_the_numbers() -> None:
    assert [number for number in range(18) if places(sheet(". 17"), number) != [1]] == [17]
    assert [number for number in range(18) if 1 in places(sheet(". 0"), number)] == []


@rule("WT-54")
def test_streets_are_independent() -> None:
    state = table(sheet("5", "5", "5"), combinations="5 fence, 8 park, 9 park")
    assert legal(state)[0] == "take 2"
    state = table(sheet("", "5"), combinations="5 fence, 8 park, 9 park")
    do(state, "0 take 1")
    assert {house[0] for house in [text.split()[1] for text in words(state, "write")]} == {"1", "3"}


@rule("WT-V3", "WT-56", "WT-57", "WT-60", "WT-115")
@pytest.mark.parametrize(("before", "cost"), [(0, 0), (1, -3), (2, -5)])
def test_a_forced_refusal(before: int, cost: int) -> None:
    state = table(
        sheet(*V3, refusals=before), sheet(), combinations="2 fence, 8 park, 11 agent", round_=9
    )
    assert state.work[0].refusals == before + 1
    assert legal(state) == ["done"]  # nothing written, no effect
    assert state.work[0].houses == state.sheets[0].houses
    log = finish(state)
    assert [fact.refusals for fact in facts(log, "turn_refused")] == [before + 1]
    assert str(GAME.public(state)["sheets"][0]).endswith(f",{cost}")
    assert state.over == (before == 2)


@rule("WT-V3", "WT-59", "WT-R8")
def test_a_refusal_instead_of_temps() -> None:
    state = table(sheet(*V3), combinations="12 temp, 2 fence, 8 park")
    assert legal(state) == ["take 1", "refuse"]
    do(state, "0 take 1")
    assert words(state, "write") == ["13 2.11", "14 1.10", "14 2.11"]
    state = table(sheet(*V3), combinations="12 temp, 2 fence, 8 park")
    log = do(state, "0 refuse")
    assert (state.work[0].refusals, legal(state)) == (1, ["done"])
    assert [fact.forced for fact in facts(log, "refused", 0)] == [False]


@rule("WT-V3", "WT-58", "WT-R8", "WT-40")
def test_no_refusal_if_a_printed_number_fits() -> None:
    state = table(sheet(*V3), combinations="14 fence, 12 temp, 2 park")
    assert legal(state) == ["take 1", "take 2"]
    assert rule_against(state, "refuse") == "WT-58"
    assert rule_against(state, "take 3") == "WT-40"
    do(state, "0 take 2")  # only with a changed number
    assert words(state, "write") == ["13 2.11", "14 1.10", "14 2.11"]


@rule("WT-60", "WT-61", "WT-R13")
def test_expert_refusals_wait_for_the_roundabout() -> None:
    state = table(sheet(*V3), combinations="2 fence, 8 park, 11 agent", expert=True)
    assert legal(state) == ["refuse", "roundabout 1.10", "roundabout 2.11"]
    do(state, "0 refuse")
    assert state.work[0].refusals == 1
    state = table(sheet(*V3), combinations="2 fence, 8 park, 11 agent", expert=True)
    log = do(state, "0 roundabout 1.10")  # it opens no place: the refusal follows by itself
    assert state.work[0].refusals == 1
    assert [fact.forced for fact in facts(log, "refused", 0)] == [True]
    assert legal(state) == ["done"]
    town = sheet("5 6 . 8 . 10 11 12 13 14", *FULL[1:])
    state = table(town, combinations="5 fence, 6 park, 8 agent", expert=True)
    assert legal(state) == ["refuse", "roundabout 1.3", "roundabout 1.5"]


@rule("WT-61", "WT-119")
def test_a_roundabout_can_make_room_before_the_choice() -> None:
    town = sheet("5 6 . . 9 10 11 12 13 14", *FULL[1:])
    state = table(town, combinations="3 fence, 2 park, 15 agent", expert=True)
    assert "take 1" not in legal(state)
    do(state, "0 roundabout 1.3")
    assert legal(state) == ["take 1", "take 2"]


@rule("WT-62", "WT-R14", "WT-R13")
def test_after_a_refusal_the_turn_goes_on() -> None:
    town = sheet("1 2 3 4 | 5 6 7 8 | 14 .", *FULL[1:])
    state = table(town, combinations="2 fence, 8 park, 11 agent", expert=True)
    do(state, "0 refuse")
    assert legal(state) == ["claim 1", "roundabout 1.10", "done"]


@rule("WT-R42", "WT-117", "WT-125")
def test_each_row_has_its_own_order() -> None:
    town = sheet("5 6 O . . O . .")
    assert places(town, 5) == [4, 5, 7, 8, 9, 10]
    assert places(town, 0) == [4, 5, 7, 8, 9, 10]


@rule("WT-63", "WT-65", "WT-R15")
def test_an_effect_without_application_is_not_asked() -> None:
    state = table(sheet(), combinations="5 pool, 8 park, 9 park")
    log = do(state, "0 take 1", "0 write 5 1.4")
    assert legal(state) == ["done"]
    assert [fact.forced for fact in facts(log, "skipped", 0)] == [True]
    state = table(sheet(parks=[3, 0, 0]), combinations="5 park, 8 park, 9 park")
    do(state, "0 take 1", "0 write 5 1.4")
    assert legal(state) == ["done"]
    state = table(sheet(parks=[3, 0, 0]), combinations="5 park, 8 park, 9 park")
    log = do(state, "0 take 1", "0 write 5 2.4")
    assert legal(state) == ["park", "skip"]
    log = do(state, "0 skip")
    assert [fact.forced for fact in facts(log, "skipped", 0)] == [False]
    assert state.work[0].parks == [3, 0, 0]
