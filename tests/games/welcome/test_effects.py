"""Fences, estates, agents, parks, pools, temps and bis."""

import pytest

from kvartal.games.welcome.sheet import rule_against_bis
from kvartal.games.welcome.state import Sheet
from tests.games.welcome.positions import (
    FULL,
    do,
    facts,
    finish,
    gaps,
    legal,
    mask,
    outcome,
    part,
    places,
    rule_against,
    sheet,
    sizes,
    table,
    words,
)
from tests.marks import rule


@rule("WT-V4", "WT-66", "WT-67", "WT-73")
def test_a_fence_splits_an_estate_of_another_street() -> None:
    state = table(sheet("1 2 4 |", "2 3"), combinations="5 fence, 8 park, 11 agent")
    assert sizes(state.work[0]) == [3]
    do(state, "0 take 1", "0 write 5 2.3", "0 fence 1.1")
    assert sizes(state.work[0]) == [1, 2]
    assert state.work[0].houses[10:13] == [2, 3, 5]


@rule("WT-68", "WT-R16", "WT-74")
def test_fences_beside_empty_houses() -> None:
    assert gaps(sheet()) == list(range(1, 10))
    assert gaps(sheet(), 2) == list(range(1, 11))
    assert gaps(sheet(), 3) == list(range(1, 12))


@rule("WT-70", "WT-71", "WT-72")
def test_where_no_fence_may_be() -> None:
    town = sheet("1 2 4 | 6 6b 7", in_estates=mask("1.1 1.2 1.3"))
    state = table(town, combinations="9 fence, 8 park, 11 agent")
    do(state, "0 take 1", "0 write 9 1.8")
    refusals = {gap: rule_against(state, f"fence 1.{gap}") for gap in range(1, 10)}
    forbidden = {1: "WT-72", 2: "WT-72", 3: "WT-70", 4: "WT-71"}
    assert refusals == {gap: forbidden.get(gap) for gap in range(1, 10)}


@rule("WT-V11", "WT-72", "WT-105")
def test_a_counted_estate_is_locked() -> None:
    assert gaps(sheet("1 2 4 | 6 7", in_estates=mask("1.1 1.2 1.3"))) == [4, 5, 6, 7, 8, 9]


@rule("WT-72")
def test_between_two_counted_estates_stands_a_fence_anyway() -> None:
    town = sheet("1 2 | 4 5 |", in_estates=mask("1.1 1.2 1.3 1.4"))
    assert gaps(town) == [5, 6, 7, 8, 9]


@rule("WT-73", "WT-76", "WT-R17")
def test_a_row_of_seven_is_no_estate_until_it_is_split() -> None:
    town = sheet("1 2 3 4 5 6 7 |")
    assert sizes(town) == []
    assert 3 in gaps(town)
    town.fences |= 1 << 3
    assert sizes(town) == [3, 4]


@rule("WT-75", "WT-77")
def test_what_an_estate_is() -> None:
    assert sizes(sheet("1 2 3 4 5 6 | 7 8 8b 9")) == [6, 4]
    assert sizes(sheet("1 2 O 3 | 4")) == [2, 1]
    assert sizes(sheet("0 | 2 3 |")) == [1, 2]
    assert sizes(sheet("1 2 3")) == []


@rule("WT-76")
def test_an_empty_house_spoils_it() -> None:
    assert sizes(sheet("1 . 3 | 4 | 5")) == [1]


@rule("WT-V5", "WT-79", "WT-161")
def test_an_agent() -> None:
    state = table(sheet("1 2 | 3 4 |"), combinations="13 agent, 8 park, 9 park")
    assert part(state, "estates") == 4
    log = do(state, "0 take 1", "0 write 13 3.9", "0 agent 2")
    (used,) = facts(log, "used", 0)
    assert (used.target, used.amount, used.lines[0].each) == ("2", 3, 2)
    finish(state)
    assert part(state, "estates") == 6


@rule("WT-80", "WT-81", "WT-R18", "WT-65")
def test_agents_need_a_free_box_and_no_estate() -> None:
    state = table(sheet(agents=[1, 0, 3, 4, 0, 4]), combinations="13 agent, 8 park, 9 park")
    do(state, "0 take 1", "0 write 13 3.9")
    assert legal(state) == ["agent 2", "agent 5", "skip"]
    assert rule_against(state, "agent 1") == "WT-81"
    state = table(sheet(agents=[1, 2, 3, 4, 4, 4]), combinations="13 agent, 8 park, 9 park")
    do(state, "0 take 1", "0 write 13 3.9")
    assert legal(state) == ["done"]


@rule("WT-V7", "WT-82", "WT-83", "WT-159")
@pytest.mark.parametrize(
    ("street", "values"), [(1, [2, 4, 10]), (2, [2, 4, 6, 14]), (3, [2, 4, 6, 8, 18])]
)
def test_parks(street: int, values: list[int]) -> None:
    town = sheet()
    for crossed, value in enumerate(values):
        state = table(town, combinations="5 park, 8 park, 9 park")
        log = do(state, "0 take 1", f"0 write 5 {street}.{5 - crossed}", "0 park")
        assert facts(log, "used", 0)[0].amount == value
        assert state.work[0].parks == [crossed + 1 if s == street else 0 for s in (1, 2, 3)]
        finish(state)
        assert part(state, "parks") == value
        town = sheet(parks=state.work[0].parks)
    state = table(town, combinations="5 park, 8 park, 9 park")
    do(state, "0 take 1", f"0 write 5 {street}.9")
    assert legal(state) == ["done"]


@rule("WT-V8", "WT-160", "WT-12")
@pytest.mark.parametrize(("built", "value"), list(enumerate([0, 3, 6, 9, 13, 17, 21, 26, 31, 36])))
def test_the_pool_column(built: int, value: int) -> None:
    houses = ["1.3", "1.7", "1.8", "2.1", "2.4", "2.8", "3.2", "3.7", "3.11"][:built]
    assert outcome(sheet(pools=" ".join(houses)), sheet())[0][1] == value


@rule("WT-V8", "WT-84", "WT-85", "WT-86")
def test_pools() -> None:
    state = table(sheet(), combinations="6 pool, 6 park, 9 park")
    do(state, "0 take 1", "0 write 6 1.3", "0 pool")
    assert state.work[0].pools == mask("1.3")
    state = table(sheet(), combinations="6 pool, 6 park, 9 park")
    do(state, "0 take 1", "0 write 6 1.4")
    assert (legal(state), state.work[0].pools) == (["done"], 0)
    state = table(sheet(), combinations="6 pool, 6 park, 9 park")
    do(state, "0 take 2", "0 write 6 1.7", "0 park")
    finish(state)
    assert state.sheets[0].pools == 0
    town = state.sheets[0]
    state = table(town, combinations="5 pool, 6 park, 9 park")
    do(state, "0 take 1")
    assert "write 5 1.7" not in legal(state)  # its pool is lost


@rule("WT-86", "WT-R19", "WT-100")
def test_a_bis_builds_no_pool_and_gives_no_park() -> None:
    state = table(sheet(". 5"), combinations="9 bis, 8 park, 11 park")
    do(state, "0 take 1", "0 write 9 3.7", "0 bis 1.3 1.2")
    assert (state.work[0].pools, state.work[0].parks) == (0, [0, 0, 0])
    assert legal(state) == ["done"]


@rule("WT-V6", "WT-87", "WT-88", "WT-R54")
@pytest.mark.parametrize(
    ("printed", "numbers"),
    [
        (8, [6, 7, 8, 9, 10]),
        (1, [0, 1, 2, 3]),
        (2, [0, 1, 2, 3, 4]),
        (14, [12, 13, 14, 15, 16]),
        (15, [13, 14, 15, 16, 17]),
    ],
)
def test_temps_change_the_number(printed: int, numbers: list[int]) -> None:
    state = table(sheet(), combinations=f"{printed} temp, 9 park, 10 park")
    do(state, "0 take 1")
    offered = {int(text.split()[0]) for text in words(state, "write")}
    assert sorted(offered) == numbers
    assert rule_against(state, f"write {numbers[-1] - 5 if numbers[0] > 3 else 9} 1.1") == "WT-87"


@rule("WT-88")
def test_without_temps_the_number_is_what_is_printed() -> None:
    state = table(sheet(), combinations="1 fence, 15 park, 10 temp")
    do(state, "0 take 1")
    assert {text.split()[0] for text in words(state, "write")} == {"1"}
    assert rule_against(state, "write 0 1.1") == "WT-40"


@rule("WT-V6", "WT-89", "WT-91", "WT-R20")
@pytest.mark.parametrize("number", [6, 7, 9, 10])
def test_one_box_whatever_the_change(number: int) -> None:
    state = table(sheet(temps=2), combinations="8 temp, 9 park, 10 park")
    do(state, "0 take 1", f"0 write {number} 1.5")
    assert state.work[0].temps == 3
    assert legal(state) == ["done"]
    log = finish(state)
    turn = facts(log, "turn")[0]
    assert (turn.number, turn.effect, turn.amount) == (number, "temp", 3)


@rule("WT-V6", "WT-90", "WT-R21")
def test_the_printed_number_hires_a_worker_if_wanted() -> None:
    state = table(sheet(), combinations="8 temp, 9 park, 10 park")
    do(state, "0 take 1", "0 write 8 1.5")
    assert legal(state) == ["temp", "skip"]
    do(state, "0 skip")
    assert state.work[0].temps == 0
    state = table(sheet(), combinations="8 temp, 9 park, 10 park")
    do(state, "0 take 1", "0 write 8 1.5", "0 temp")
    assert state.work[0].temps == 1


@rule("WT-92", "WT-R22", "WT-16")
def test_a_full_temp_column() -> None:
    state = table(sheet(temps=11), combinations="8 temp, 9 park, 10 park")
    do(state, "0 take 1")
    assert "write 10 1.1" in legal(state)
    do(state, "0 write 10 1.5")
    assert state.work[0].temps == 11
    state = table(sheet(temps=11), combinations="8 temp, 9 park, 10 park")
    do(state, "0 take 1", "0 write 8 1.5")
    assert (legal(state), state.work[0].temps) == (["done"], 11)


@rule("WT-V10", "WT-93", "WT-94", "WT-95", "WT-97", "WT-71")
def test_where_a_bis_can_be() -> None:
    assert _copies(sheet(". 5 5b . 8")) == [(1, 5), (4, 5), (4, 8), (6, 8)]
    assert gaps(sheet(". 5 5b . 8")) == [1, 3, 4, 5, 6, 7, 8, 9]
    assert places(sheet(". 5 5b . 8"), 6) == places(sheet(". 5 5b . 8"), 7) == [4]
    assert places(sheet(". 5 5b . 8"), 5) == []
    fenced = sheet(". 5 5b 5b | . 8")
    assert _copies(fenced) == [(1, 5), (5, 8), (7, 8)]
    assert gaps(fenced) == [1, 5, 6, 7, 8, 9]


def _copies(town: Sheet) -> list[tuple[int, int]]:
    """(house, number) that can be copied in street 1 after a 12 in street 3."""
    state = table(town, combinations="12 bis, 9 park, 10 park")
    do(state, "0 take 1", "0 write 12 3.12")
    found = []
    for text in words(state, "bis"):
        house, source = text.split()
        if house.startswith("1."):
            number = town.houses[int(source.split(".")[1]) - 1]
            found.append((int(house.split(".")[1]), number))
    return found


@rule("WT-95", "WT-96", "WT-93")
def test_refusals_of_a_bis_name_their_rule() -> None:
    town = sheet("4 | . 6 . O . . .")
    assert rule_against_bis(town, 1, 0) == "WT-95"
    assert rule_against_bis(town, 3, 4) == "WT-96"
    assert rule_against_bis(town, 5, 4) == "WT-96"
    assert rule_against_bis(town, 7, 6) == "WT-93"
    assert rule_against_bis(town, 2, 1) == "WT-93"
    assert rule_against_bis(town, 1, 2) is None


@rule("WT-94", "WT-R23", "WT-R56", "WT-98")
def test_a_bis_of_the_number_just_written() -> None:
    for into in ("3.5", "3.7"):
        state = table(sheet(), combinations="9 bis, 8 park, 10 park")
        do(state, "0 take 1", "0 write 9 3.6")
        assert words(state, "bis") == ["3.5 3.6", "3.7 3.6"]
        do(state, f"0 bis {into} 3.6")
        assert state.work[0].copies == mask(into)
        assert legal(state) == ["done"]  # one a turn


@rule("WT-V9", "WT-13", "WT-165")
@pytest.mark.parametrize(("uses", "cost"), list(enumerate([0, 1, 3, 6, 9, 12, 16, 20, 24, 28, 28])))
def test_the_bis_column(uses: int, cost: int) -> None:
    copies = "1 " + "1b " * uses
    town = sheet(copies) if uses < 10 else sheet(copies[:-3], "1 1b")
    assert outcome(town, sheet())[0][1] == -cost + sum(sizes(town))


@rule("WT-99", "WT-R22", "WT-V9")
def test_a_tenth_bis() -> None:
    town = sheet("1 1b 1b 1b 1b 1b 1b 1b 1b 1b")
    state = table(town, combinations="12 bis, 8 park, 10 park")
    do(state, "0 take 1", "0 write 12 3.12", "0 bis 3.11 3.12")
    assert state.work[0].copies.bit_count() == 10
    finish(state)
    assert part(state, "bis") == -28


@rule("WT-101", "WT-63")
def test_declining_a_bis_costs_nothing() -> None:
    state = table(sheet(), combinations="9 bis, 8 park, 10 park")
    do(state, "0 take 1", "0 write 9 3.6", "0 skip")
    finish(state)
    assert part(state, "bis") == 0


@rule("WT-R43", "WT-97")
def test_equals_stay_together() -> None:
    town = sheet("5 5b . 7")
    assert 1 not in gaps(town)
    assert places(town, 5) == []
    assert "roundabout 1.2" not in legal(table(town, expert=True))


@rule("WT-64", "WT-98")
def test_one_effect_a_turn() -> None:
    state = table(sheet(*FULL[:1]), combinations="9 fence, 8 park, 10 bis")
    do(state, "0 take 1", "0 write 9 3.6", "0 fence 1.3")
    assert rule_against(state, "fence 1.5") == "KV-2"
