"""Seat links that are old, or of something else."""

import pytest

from tests.server.api.sites import Browser, open_site, open_started, open_table
from tests.server.conftest import Stack
from tests.server.hostile.quiet import nothing_happens
from tests.server.running import in_loop


async def token_of(player: Browser, table: str, seat: int) -> str:
    url: str = (await player.get(f"/api/tables/{table}/seats/{seat}/link"))["url"]
    return url.partition("#")[2]


@in_loop
async def test_only_the_newest_link_of_this_seat_opens_it(stack: Stack) -> None:
    async with open_site(stack) as site, open_site(stack) as other:
        olha, marek, thief = [await site.visitor() for _ in range(3)]
        table = await open_started(olha, marek, game="plots")
        elsewhere = await open_started(thief, marek, game="plots")
        stolen = await token_of(olha, table, 0)
        of_marek = await token_of(marek, table, 1)
        of_thief = await token_of(thief, elsewhere, 0)
        # The thief is in, and out again.
        await thief.post(f"/api/tables/{table}/seats/0/take", token=stolen)
        assert (await thief.get(f"/api/tables/{table}"))["mine"] == [0]
        renewed = (await olha.post(f"/api/tables/{table}/seats/0/link"))["url"].partition("#")[2]
        future = site.context.links.token(table, 0, 2)
        at_other = other.browser(cookie=f"kvartal={thief.cookie}")
        async with nothing_happens(site, table, elsewhere):
            for browser in (thief, at_other):
                take = f"/api/tables/{table}/seats/0/take"
                for token in (stolen, of_marek, of_thief, future, "A" * 32):
                    refused = await browser.refused("link_void", "POST", take, token=token)
                    assert refused["status"] == 403
                for token in ("", "A" * 31, renewed[:-1], f"{renewed}A", "é" * 32, f"{renewed}\n"):
                    await browser.refused("bad_request", "POST", take, token=token)
                turn = {"step": 0, "actions": ["choose 1"]}
                path = f"/api/tables/{table}/seats/0/turns"
                await browser.refused("not_your_seat", "POST", path, **turn)
                assert (await browser.get(f"/api/tables/{table}"))["seats"] == []
                wrong_seat = f"/api/tables/{table}/seats/1/take"
                await browser.refused("link_void", "POST", wrong_seat, token=renewed)
                no_seat = f"/api/tables/{table}/seats/7/take"
                await browser.refused("no_such_seat", "POST", no_seat, token=renewed)
                wrong_table = f"/api/tables/{elsewhere}/seats/1/take"
                await browser.refused("link_void", "POST", wrong_table, token=renewed)


@in_loop
async def test_a_link_with_a_host_that_no_code_could_hold(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek)
        path = f"/api/tables/{table}/seats/0/link"
        for host in ("x" * 300, "x" * 3000):
            answer = await olha.client.get(
                path, headers={"host": host, "cookie": f"kvartal={olha.cookie}"}
            )
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


@pytest.mark.parametrize("how", ["left", "removed", "a bot between"])
@in_loop
async def test_who_had_the_seat_before_has_no_link_to_it(stack: Stack, how: str) -> None:
    async with open_site(stack) as site, open_site(stack) as other:
        host, before, after, third = [await site.visitor() for _ in range(4)]
        table = await open_table(host, game="plots")
        seat = f"/api/tables/{table}/seats/1"
        await before.post(f"/api/tables/{table}/seats", seat=1)
        old = await token_of(before, table, 1)
        await (before if how == "left" else host).ask("DELETE", seat, 200)
        if how == "a bot between":
            for level in ("greedy", "random"):
                await host.ask("PUT", f"{seat}/bot", 200, {"level": level})
            await host.ask("DELETE", seat, 200)
        await after.post(f"/api/tables/{table}/seats", seat=1)

        async def nobody_gets_in() -> None:
            for browser in (third, before, other.browser(cookie=f"kvartal={third.cookie}")):
                refused = await browser.refused("link_void", "POST", f"{seat}/take", token=old)
                assert refused["status"] == 403
                assert (await browser.get(f"/api/tables/{table}"))["mine"] == []
            assert (await after.get(f"/api/tables/{table}"))["mine"] == [1]

        async with nothing_happens(site, table):
            await nobody_gets_in()
        await host.post(f"/api/tables/{table}/start")
        async with nothing_happens(site, table):
            await nobody_gets_in()
        phone = await site.visitor()
        await phone.post(f"{seat}/take", token=await token_of(after, table, 1))
        assert (await phone.get(f"/api/tables/{table}"))["mine"] == [1]
