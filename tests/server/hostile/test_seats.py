"""Turns of seats that are not one's own, at the wrong time or out of order."""

from itertools import product
from typing import Any

from kvartal.server.tables import entries as log
from tests.server.api.sites import Browser, open_site, open_started, open_table, play_on
from tests.server.conftest import Stack
from tests.server.hostile.quiet import nothing_happens
from tests.server.running import in_loop

ROUTES = ("turns", "preview", "forecast", "say", "resign", "return", "holiday", "link")
NO_SEATS = ("-1", "2", "99", "100", "9" * 30, "1e1", "٣", "0x0", "1.0", "%00", "0%2f..%2f0", "*")
BODIES: dict[str, dict[str, Any]] = {
    "turns": {"step": 0, "actions": ["choose 1"]},
    "preview": {"actions": ["choose 1"]},
    "forecast": {"action": "choose 1"},
    "say": {"phrase": "hello"},
    "holiday": {"on": True},
}


async def turn(player: Browser, table: str, seat: int | str, step: int = 0) -> tuple[int, str]:
    path = f"/api/tables/{table}/seats/{seat}/turns"
    answer = await player.client.post(path, json={"step": step, "actions": ["choose 1"]})
    return answer.status_code, answer.json().get("code", "")


@in_loop
async def test_nobody_acts_at_a_seat_of_others(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek, spy = [await site.visitor() for _ in range(3)]
        table = await open_started(olha, marek, game="plots")
        other = await open_started(marek, spy, game="plots")
        async with nothing_happens(site, table, other):
            for route in ROUTES:
                path = f"/api/tables/{table}/seats/1/{route}"
                for player in (olha, spy):  # the spy has seat 1 of the other table
                    refused = await player.refused(
                        "not_your_seat", "POST", path, **BODIES.get(route, {})
                    )
                    assert refused["status"] == 403
                nobody = site.browser()
                refused = await nobody.refused("no_session", "POST", path, **BODIES.get(route, {}))
                assert refused["status"] == 401
            await olha.refused("not_your_seat", "GET", f"/api/tables/{table}/seats/1/link")


@in_loop
async def test_seats_that_are_not_there(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek, game="plots")
        async with nothing_happens(site, table):
            for seat, route in product(NO_SEATS, ROUTES):
                path = f"/api/tables/{table}/seats/{seat}/{route}"
                answer = await olha.client.post(path, json=BODIES.get(route, {}))
                assert answer.status_code in {400, 403, 404}, (route, answer.text)
                assert answer.json()["code"] in {
                    "bad_request",
                    "not_found",
                    "no_such_seat",
                    "not_your_seat",
                }
        assert (await olha.get(f"/api/tables/{table}"))["card"]["seats"][0]["away"] == ""


@in_loop
async def test_a_free_seat_is_nobodys(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha = await site.visitor()
        table = await open_table(olha, game="plots")
        async with nothing_happens(site, table):
            assert await turn(olha, table, 1) == (409, "not_running")
            assert await turn(olha, table, 0) == (409, "not_running")
            say = f"/api/tables/{table}/seats/1/say"
            await olha.refused("not_your_seat", "POST", say, phrase="hello")


@in_loop
async def test_a_bot_is_not_helped(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek, game="plots")
        await olha.post(f"/api/tables/{table}/seats/0/resign")
        await site.context.node.propose(table, lambda draft: draft.add(log.TimedOut(1)))
        async with nothing_happens(site, table):
            assert await turn(olha, table, 0) == (409, "seat_away")
            assert await turn(marek, table, 1) == (409, "seat_away")
        with_bot = await open_table(olha, game="plots", bots={"1": "random"})
        await olha.post(f"/api/tables/{with_bot}/start")
        async with nothing_happens(site, with_bot):
            assert await turn(olha, with_bot, 1) == (403, "not_your_seat")


@in_loop
async def test_steps_out_of_order(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek, game="plots")
        async with nothing_happens(site, table):
            assert await turn(olha, table, 0, 1) == (409, "step_from_the_future")
            assert await turn(olha, table, 0, 10_000_000) == (409, "step_from_the_future")
            for step in (-1, 10_000_001, 2**31, 2**63, 2**64, -(2**63)):
                assert await turn(olha, table, 0, step) == (400, "bad_request")
        await turn(olha, table, 0)
        async with nothing_happens(site, table):
            path = f"/api/tables/{table}/seats/0/turns"
            await olha.refused("step_taken", "POST", path, step=0, actions=["choose 2"])
            await olha.refused("against_rule", "POST", path, step=1, actions=["choose 2"])


@in_loop
async def test_tables_where_nothing_is_played_any_more(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        over = await open_started(olha, marek, game="plots", options={"rounds": 1})
        await play_on(over, {0: olha, 1: marek})
        empty = await open_table(olha, game="plots")
        await olha.ask("DELETE", f"/api/tables/{empty}/seats/0", 200)
        idle = await open_started(olha, marek, game="plots")
        await site.context.node.propose(idle, lambda draft: draft.add(log.Abandoned("idle")))
        archived = await open_started(olha, marek, game="plots", options={"rounds": 1})
        await play_on(archived, {0: olha, 1: marek})
        await site.context.node.store.archive(archived)
        async with nothing_happens(site, over, empty, idle, archived):
            for table in (over, archived):
                assert await turn(olha, table, 0, 1) == (409, "not_running")
                preview = f"/api/tables/{table}/seats/0/preview"
                await olha.refused("not_running", "POST", preview, actions=["choose 1"])
            assert await turn(olha, empty, 0) == (403, "not_your_seat")
            assert await turn(olha, idle, 0) == (409, "not_running")
            say = f"/api/tables/{archived}/seats/0/say"
            await olha.refused("archived", "POST", say, phrase="hello")
            for table in (over, empty, idle):
                await olha.refused("not_host", "POST", f"/api/tables/{empty}/start")
                path = f"/api/tables/{table}/seats"
                await marek.refused("not_lobby", "POST", path, promise="ab" * 32)
