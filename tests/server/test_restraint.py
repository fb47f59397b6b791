"""What can be repeated at will is bounded, and the game goes on all the same."""

from collections.abc import Callable

import pytest

from kvartal.server.errors import Conflict, Exhausted
from kvartal.server.tables import membership
from kvartal.server.tables.draft import Draft
from kvartal.server.tables.entries import Pace
from kvartal.server.tables.membership import Proposal
from kvartal.server.tables.restraint import MOST_OF_ALL, MOST_OF_ONE, WITHIN
from kvartal.server.tables.table import REMEMBERED, Table
from tests.server.api.sites import open_site, open_started
from tests.server.conftest import Stack
from tests.server.running import in_loop
from tests.server.tables import START, lobby, started

MINUTE = 60_000
SLOW = Pace("slow", turn=86_400)
BYTES = "5e" * 16


def after(table: Table, proposal: Proposal[None] | Proposal[int], at: int) -> Table:
    draft = Draft(table, at)
    proposal(draft)
    draft.row()
    return draft.table


def until_refused(table: Table, proposals: Callable[[int], list[Proposal[None]]]) -> Table:
    """The table when these, a minute apart, are not taken any more."""
    for number in range(MOST_OF_ONE + 10):
        for proposal in proposals(number):
            try:
                table = after(table, proposal, START + number * MINUTE)
            except Conflict:
                return table
    raise AssertionError("there is no limit")


def sit(number: int) -> Proposal[None]:
    return membership.sit("p1", 1, "Eve", "fox", f"{number:032x}")  # type: ignore[return-value]


REPEATED: dict[str, Callable[[int], list[Proposal[None]]]] = {
    "phrases": lambda _: [membership.say("p1", 1, "hello")],
    "links": lambda _: [membership.renew_link("p1", 1)],
    "holidays": lambda number: [membership.take_holiday("p1", 1, number % 2 == 0)],
}


@pytest.mark.parametrize("what", REPEATED)
def test_nobody_fills_the_log_of_a_running_table(what: str) -> None:
    table = until_refused(started(game="neighbours", pace=SLOW), REPEATED[what])
    assert MOST_OF_ONE <= table.number + 1 < MOST_OF_ONE + 10
    others = after(table, membership.say("p0", 0, "thanks"), table.at)
    assert after(others, membership.resign("p1", 1), table.at).seats[1].away == "resigned"


def test_nobody_fills_the_log_of_a_table_before_it_starts() -> None:
    table = after(lobby(), membership.sit("p0", 0, "Olha", "fox", BYTES), START)
    full = until_refused(table, lambda number: [sit(number), membership.leave("p1", 1)])
    assert full.number <= 2 * (MOST_OF_ONE + 10)
    seated = after(full, membership.sit("p2", 1, "Marek", "owl", BYTES), full.at)
    assert after(seated, membership.start("p0"), full.at).phase == "running"
    host_too = until_refused(table, lambda _: [membership.seat_bot("p0", 1, "random")])
    assert after(host_too, membership.start("p0"), full.at).phase == "running"


def test_all_together_fill_it_so_far() -> None:
    table = after(lobby(), membership.sit("p0", 0, "Olha", "fox", BYTES), START)
    for number in range(MOST_OF_ALL - 1):
        eve = f"eve{number}"
        table = after(table, membership.sit(eve, 1, "Eve", "fox", BYTES), START)
        table = after(table, membership.leave(eve, 1), START)
    with pytest.raises(Conflict, match="enough_here"):
        after(table, membership.sit("new", 1, "Eve", "fox", BYTES), START)


def test_who_has_said_a_lot_is_silent_for_a_moment() -> None:
    table = started(game="neighbours")
    for _ in range(REMEMBERED):
        table = after(table, membership.say("p0", 0, "hello"), START + 10_000)
    with pytest.raises(Exhausted) as refused:
        after(table, membership.say("p0", 0, "hello"), START + 15_500)
    assert refused.value.args_ == {"seconds": 25}
    after(table, membership.say("p1", 1, "hello"), START + 15_500)
    after(table, membership.say("p0", 0, "hello"), START + 10_000 + WITHIN)


@in_loop
async def test_what_was_said_counts_at_every_node(stack: Stack) -> None:
    async with open_site(stack) as one, open_site(stack) as other:
        olha, marek = await one.visitor(), await one.visitor()
        table = await open_started(olha, marek)
        there = other.browser(cookie=f"kvartal={olha.cookie}")
        for browser in (olha, there, olha, there, olha):
            await browser.post(f"/api/tables/{table}/seats/0/say", phrase="hello")
        path = f"/api/tables/{table}/seats/0/say"
        refused = await there.refused("too_many", "POST", path, phrase="hello")
        assert refused["status"] == 429
        await marek.post(f"/api/tables/{table}/seats/1/say", phrase="thanks")
