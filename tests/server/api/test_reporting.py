"""Whoever sees a name that is unfit can tell the operator, who blanks it."""

from typing import Any

from structlog.testing import capture_logs

from kvartal.server.identity import reports
from kvartal.server.settings import Settings
from tests.server.api.sites import Site, open_site, open_started, open_table
from tests.server.conftest import Stack
from tests.server.running import in_loop


def told(lines: list[Any]) -> list[Any]:
    return [line for line in lines if line["event"] == "name_reported"]


async def counted(site: Site) -> float:
    figures: str = await site.browser().get("/metrics")
    line = next(line for line in figures.splitlines() if line.startswith("kvartal_reports_total"))
    return float(line.split()[-1])


@in_loop
async def test_the_operator_is_told_once_by_each(stack: Stack) -> None:
    async with open_site(stack) as site:
        rude, marek, jana = [await site.visitor(name) for name in ("Rude", "Marek", "Jana")]
        table = await open_started(rude, marek)
        path, before = f"/api/tables/{table}/seats/0/report", await counted(site)
        with capture_logs() as lines:
            for browser in (marek, jana, marek, rude):
                await browser.post(path, 204)
        line = {"event": "name_reported", "log_level": "warning", "table": table, "seat": 0}
        assert told(lines) == [line | {"name": "Rude"}] * 3
        assert await counted(site) == before + 3


@in_loop
async def test_only_what_is_seen_can_be_reported(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_table(olha, visibility="private", seats=3, bots={"1": "random"})
        seats = f"/api/tables/{table}/seats"
        with capture_logs() as lines:
            for seat in (1, 2, 3):
                refused = await olha.refused("no_such_seat", "POST", f"{seats}/{seat}/report")
                assert refused["status"] == 404
            await marek.refused("no_such_table", "POST", f"{seats}/0/report")
            await site.browser().refused("no_session", "POST", f"{seats}/0/report")
            assert told(lines) == []
            invitation = (await olha.get(f"/api/tables/{table}"))["invitation"]
            await marek.showing(invitation).post(f"{seats}/0/report", 204)
        assert len(told(lines)) == 1


@in_loop
async def test_reports_cost_credits(stack: Stack) -> None:
    async with open_site(stack, Settings(credits=100, credits_each_second=1)) as site:
        olha = await site.visitor()
        table = await open_table(olha)
        path = f"/api/tables/{table}/seats/0/report"
        answers = [await olha.client.post(path) for _ in range(10)]
        assert answers[-1].status_code == 429


def test_no_more_is_remembered_than_there_is_room_for() -> None:
    remembered = reports.Reports()
    assert remembered.is_first("p", "t", 0)
    assert not remembered.is_first("p", "t", 0)
    for seat in range(1, reports.REMEMBERED + 1):
        assert remembered.is_first("p", "t", seat)
    assert remembered.is_first("p", "t", 0)
