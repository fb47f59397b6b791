"""Who sits, leaves, hosts, resigns and returns."""

from typing import Any

import pytest

from kvartal.server.errors import Conflict, Fault, Forbidden, NotFound
from kvartal.server.tables import entries as log
from kvartal.server.tables import membership
from kvartal.server.tables.draft import Draft
from kvartal.server.tables.membership import Proposal
from kvartal.server.tables.table import FIXED, Table
from tests.server.tables import START, after, lobby, seated, started


def do(table: Table, proposal: Proposal[Any]) -> tuple[Any, Table]:
    draft = Draft(table, START)
    answer = proposal(draft)
    draft.row()
    return answer, draft.table


def sit(table: Table, person: str, seat: int | None = None, promise: str = "aa") -> Table:
    return do(table, membership.sit(person, seat, person, "fox", promise))[1]


def test_who_does_not_name_a_seat_gets_the_first_free_one() -> None:
    table = sit(lobby(seats=3), "p1", seat=0)
    assert do(table, membership.sit("p2", None, "Zoe", "fox", "bb"))[0] == 1


def test_a_taken_seat_is_refused_and_the_same_request_again_is_not() -> None:
    table = sit(lobby(seats=2), "p1", seat=0)
    with pytest.raises(Conflict, match="seat_taken"):
        sit(table, "p2", seat=0)
    assert do(table, membership.sit("p1", None, "p1", "fox", "aa"))[0] == 0


def test_at_a_fixed_deal_a_promise_tells_requests_apart_and_nobody_waits_for_it() -> None:
    table = sit(lobby(seats=2, shuffle=FIXED), "p0", promise="aa")
    assert sit(table, "p0", promise="aa").number == table.number, "the same request, sent again"
    table = do(table, membership.seat_bots("p0", "greedy"))[1]
    assert do(table, membership.start("p0"))[1].phase == "running"


def test_one_browser_may_hold_several_seats() -> None:
    table = sit(sit(lobby(seats=3), "p1", promise="01"), "p1", promise="02")
    assert table.seats_of("p1") == [0, 1]


def test_nobody_sits_down_at_more_seats_than_the_host_allows() -> None:
    table = sit(lobby(seats=4, each=2), "p1", promise="01")
    table = sit(table, "p1", promise="02")
    with pytest.raises(Conflict, match="too_many_seats"):
        sit(table, "p1", promise="03")
    assert sit(table, "p2").seats_of("p2") == [2]
    assert sit(table, "p1", promise="02").number == table.number, "the same request, sent again"
    table = do(table, membership.leave("p1", 0))[1]
    assert sit(table, "p1", promise="03").seats_of("p1") == [0, 1]


def test_the_host_may_fill_a_table_whatever_others_may() -> None:
    table = lobby(seats=3, each=1)
    for promise in ("01", "02", "03"):
        table = sit(table, "p0", promise=promise)
    assert table.seats_of("p0") == [0, 1, 2]


def test_a_seat_that_was_taken_by_its_link_is_not_sat_down_at() -> None:
    table = sit(lobby(seats=3, each=1), "p1")
    table = do(table, membership.take_by_link("p2", 0, 0))[1]
    assert sit(table, "p2").seats_of("p2") == [0, 1]


def test_only_the_host_seats_bots_and_starts() -> None:
    table = sit(lobby(seats=2), "p1")
    for proposal in (
        membership.seat_bot("p1", 1, "greedy"),
        membership.seat_bots("p1", "greedy"),
        membership.start("p1"),
    ):
        with pytest.raises(Forbidden, match="not_host"):
            do(table, proposal)
    table = do(table, membership.seat_bot("p0", 1, "greedy"))[1]
    assert do(table, membership.start("p0"))[1].phase == "running"


def test_a_start_sent_again_changes_nothing() -> None:
    table = started(seats=2)
    assert do(table, membership.start("p0"))[1].number == table.number


def test_no_start_with_a_free_seat() -> None:
    with pytest.raises(Conflict, match="seats_free"):
        do(sit(lobby(seats=2), "p0"), membership.start("p0"))


def test_the_host_removes_others_and_nobody_else_does() -> None:
    table = seated(seats=3)
    with pytest.raises(Forbidden, match="not_host"):
        do(table, membership.leave("p1", 2))
    assert do(table, membership.leave("p0", 2))[1].seats[2].is_free


def test_when_the_host_leaves_the_next_person_is_host() -> None:
    table = do(seated(seats=3), membership.leave("p0", 0))[1]
    assert table.host == "p1"


def test_a_table_that_everybody_left_is_given_up() -> None:
    table = seated(seats=2, bots={1: "greedy"})
    assert do(table, membership.leave("p0", 0))[1].phase == "abandoned"


def test_a_guest_who_leaves_does_not_end_the_table_of_a_host_who_only_looks_on() -> None:
    table = do(sit(lobby(seats=2), "p1"), membership.leave("p1", 0))[1]
    assert table.phase == "lobby"
    assert table.host == "p0"


def test_nobody_leaves_a_running_game_but_by_resigning() -> None:
    table = started(seats=2)
    with pytest.raises(Conflict, match="not_lobby"):
        do(table, membership.leave("p1", 1))
    table = do(table, membership.resign("p1", 1))[1]
    assert table.seats[1].is_bot
    with pytest.raises(Conflict, match="resigned"):
        do(table, membership.come_back("p1", 1))


def test_who_withdraws_stands_up_or_resigns_everywhere() -> None:
    table = sit(sit(lobby(seats=3), "p1", promise="01"), "p1", promise="02")
    table = do(sit(table, "p2"), membership.withdraw("p1"))[1]
    assert [seat.person for seat in table.seats] == ["", "", "p2"]
    assert table.phase == "lobby"
    table = do(started(seats=2), membership.withdraw("p1"))[1]
    assert [seat.away for seat in table.seats] == ["", "resigned"]
    assert do(table, membership.withdraw("p1"))[1].number == table.number, "once is enough"


def test_who_withdraws_while_the_game_starts_has_resigned_when_it_runs() -> None:
    table = after(seated(seats=2, shuffle=2), log.Promised(1, "aa"), log.Closed())
    table = do(table, membership.withdraw("p1"))[1]
    table = after(table, log.Started())
    assert [seat.is_bot for seat in table.seats] == [False, True]


def test_a_lobby_whose_host_withdraws_goes_to_the_next_or_ends() -> None:
    table = do(seated(seats=2), membership.withdraw("p0"))[1]
    assert (table.host, table.phase) == ("p1", "lobby")
    table = do(sit(lobby(seats=2), "p1"), membership.withdraw("p0"))[1]
    assert table.phase == "abandoned", "nobody can start it"


def test_who_plays_by_a_link_withdraws_from_nobodys_seat() -> None:
    table = do(started(seats=2), membership.take_by_link("phone", 0, 0))[1]
    assert do(table, membership.withdraw("phone"))[1].number == table.number


def test_who_ran_out_of_time_may_come_back() -> None:
    table = after(started(seats=2), log.TimedOut(1))
    table = do(table, membership.come_back("p1", 1))[1]
    assert table.seats[1].away == "returning"
    assert do(table, membership.come_back("p1", 1))[1].number == table.number, "once is enough"


@pytest.mark.parametrize(
    "proposal",
    [
        membership.say("p1", 0, "hello"),
        membership.resign("p1", 0),
        membership.come_back("p1", 0),
        membership.take_holiday("p1", 0, True),
        membership.renew_link("p1", 0),
        membership.rematch("stranger", "t"),
    ],
)
def test_nobody_acts_for_another_seat(proposal: Proposal[Any]) -> None:
    with pytest.raises(Forbidden, match="not_your_seat"):
        do(started(seats=2), proposal)


def test_only_known_phrases_are_said() -> None:
    with pytest.raises(Fault, match="no_such_phrase"):
        do(started(seats=2), membership.say("p0", 0, "buy my coins"))


def test_a_holiday_is_for_slow_tables() -> None:
    with pytest.raises(Conflict, match="not_slow"):
        do(started(seats=2), membership.take_holiday("p0", 0, True))


def test_a_link_brings_a_second_browser_to_the_seat() -> None:
    table = do(started(seats=2), membership.take_by_link("phone", 0, 0))[1]
    assert table.seats_of("phone") == [0]
    assert table.seats_of("p0") == [0]


def test_renewing_the_link_turns_out_every_other_browser() -> None:
    table = do(started(seats=2), membership.take_by_link("thief", 0, 0))[1]
    table = do(table, membership.renew_link("p0", 0))[1]
    assert table.seats_of("thief") == []
    with pytest.raises(Forbidden, match="link_void"):
        do(table, membership.take_by_link("thief", 0, 0))
    assert do(table, membership.take_by_link("phone", 0, 1))[1].seats_of("phone") == [0]


def test_a_thief_who_renews_first_has_the_seat_and_that_is_why_links_are_secret() -> None:
    table = do(started(seats=2), membership.take_by_link("thief", 1, 0))[1]
    table = do(table, membership.renew_link("thief", 1))[1]
    assert table.seats_of("p1") == []


def test_a_seat_has_a_limited_number_of_browsers() -> None:
    table = started(seats=2)
    for number in range(membership.MOST_DEVICES):
        table = do(table, membership.take_by_link(f"d{number}", 0, 0))[1]
    with pytest.raises(Conflict, match="too_many_devices"):
        do(table, membership.take_by_link("one more", 0, 0))


def test_the_second_who_wants_a_rematch_is_sent_to_the_first_ones_table() -> None:
    table = after(started(seats=2), log.Abandoned("idle"))
    first, table = do(table, membership.rematch("p0", "new"))
    second, table = do(table, membership.rematch("p1", "other"))
    assert (first, second) == ("new", "new")


def test_a_private_table_is_known_to_its_company_and_to_the_invited() -> None:
    table = seated(seats=2, visibility="private")
    membership.may_see(table, "p1", "")
    membership.may_see(table, "", "invitation")
    for person in ("", "stranger"):
        with pytest.raises(NotFound, match="no_such_table"):
            membership.may_see(table, person, "")


@pytest.mark.parametrize("seat", [-1, 2, 10**9])
def test_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(NotFound, match="no_such_seat"):
        do(lobby(seats=2), membership.sit("p1", seat, "p1", "fox", "aa"))
