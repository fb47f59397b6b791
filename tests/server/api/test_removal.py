"""Whom a host sends away stays away."""

import pytest

from tests.server.api.sites import open_site, open_table
from tests.server.api.test_stream import listening
from tests.server.conftest import Stack
from tests.server.running import in_loop


@pytest.mark.parametrize("visibility", ["open", "link", "private"])
@in_loop
async def test_who_was_sent_away_cannot_sit_down_again(stack: Stack, visibility: str) -> None:
    async with open_site(stack) as site:
        olha, marek, jana = [await site.visitor() for _ in range(3)]
        table = await open_table(olha, visibility=visibility, seats=3)
        path = f"/api/tables/{table}"
        invitation = (await olha.get(path))["invitation"]
        await marek.showing(invitation).post(f"{path}/seats")
        await olha.ask("DELETE", f"{path}/seats/1", 200)
        fresh = (await olha.get(path))["invitation"]
        if visibility == "private":
            assert fresh != invitation
            await marek.refused("no_such_table", "GET", path)
        await marek.showing(fresh).refused("removed", "POST", f"{path}/seats")
        await jana.showing(fresh).post(f"{path}/seats")


@in_loop
async def test_who_stands_up_may_sit_down_again(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_table(olha, visibility="private")
        path = f"/api/tables/{table}"
        invitation = (await olha.get(path))["invitation"]
        await marek.showing(invitation).post(f"{path}/seats")
        await marek.ask("DELETE", f"{path}/seats/1", 200)
        assert (await olha.get(path))["invitation"] == invitation
        await marek.showing(invitation).post(f"{path}/seats")


@in_loop
async def test_a_bot_that_is_sent_away_changes_no_invitation(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha = await site.visitor()
        table = await open_table(olha, visibility="private")
        path = f"/api/tables/{table}"
        before = (await olha.get(path))["invitation"]
        await olha.ask("PUT", f"{path}/seats/1/bot", 200, {"level": "greedy"})
        await olha.ask("DELETE", f"{path}/seats/1", 200)
        assert (await olha.get(path))["invitation"] == before


@in_loop
async def test_who_was_sent_away_hears_no_more_by_the_old_invitation(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_table(olha, visibility="private")
        path = f"/api/tables/{table}"
        invitation = (await olha.get(path))["invitation"]
        await marek.showing(invitation).post(f"{path}/seats")
        async with listening(marek, f"?table={table}") as ear:
            await ear.next_of("hello")
            await olha.ask("DELETE", f"{path}/seats/1", 200)
            assert await ear.next_of("gone") == {"table": table}
