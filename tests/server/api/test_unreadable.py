"""A row that makes no sense to a node is the trouble of its own table, and of no other."""

import pytest

from kvartal.server.node import hub
from tests.server.api.sites import Browser, open_site, open_started, open_table
from tests.server.api.test_stream import listening
from tests.server.conftest import Stack
from tests.server.damage import (
    BROKEN,
    GREETING,
    break_archive,
    replace_row,
    write_row,
)
from tests.server.running import in_loop

SENSELESS = {
    "a kind from the future": BROKEN,
    "a kind no more": '[{"seat":0}]',
    "not JSON": "[{",
    "not a list": '{"kind":"said","seat":0,"phrase":"hello"}',
    "a field of another type": '[{"kind":"said","seat":"zero","phrase":"hello"}]',
    "no such seat": '[{"kind":"resigned","seat":7}]',
    "no such action": '[{"kind":"turn","seat":0,"step":0,"actions":["fly"]}]',
    "a game that begins twice": '[{"kind":"sat","seat":0,"person":"p","name":"n","face":"fox",'
    '"contribution":"not hexadecimal"},{"kind":"started"}]',
}


async def listed(browser: Browser) -> tuple[list[str], int]:
    answer = await browser.get("/api/me/tables")
    return [one["card"]["id"] for one in answer["tables"]], answer["unreadable"]


@pytest.mark.parametrize("entries", SENSELESS.values(), ids=SENSELESS)
@in_loop
async def test_only_its_own_table_suffers(stack: Stack, entries: str) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        bad, good = [await open_started(olha, marek) for _ in range(2)]
        number = await write_row(site.context.node.store, bad, entries)
        path = f"/api/tables/{bad}"
        for method, asked, body in (
            ("GET", path, {}),
            ("GET", f"{path}?at={number}", {}),
            ("GET", f"/api/stream?table={bad}", {}),
            ("POST", f"{path}/seats/0/say", {"phrase": "hello"}),
            ("POST", f"{path}/seats/0/turns", {"step": 0, "actions": ["keep"]}),
        ):
            problem = await olha.refused("unreadable", method, asked, **body)
            assert problem["status"] == 503
            assert set(problem["args"]) == {"incident"}
        for player in (olha, marek):
            assert await listed(player) == ([good], 1)
        await olha.post(f"/api/tables/{good}/seats/0/say", phrase="hello")
        await replace_row(stack, bad, number, GREETING)
        told = (await marek.get(path))["log"][-1]["facts"]
        assert told == [{"kind": "table.said", "seat": 0, "phrase": "hello"}]
        assert await listed(marek) == ([good, bad], 0)


@in_loop
async def test_nothing_of_it_is_logged(stack: Stack, capsys: pytest.CaptureFixture[str]) -> None:
    async with open_site(stack) as site:
        olha = await site.visitor()
        table = await open_table(olha)
        await write_row(site.context.node.store, table, BROKEN)
        problem = await olha.refused("unreadable", "GET", f"/api/tables/{table}")
        await olha.get("/api/me/tables")
    logged = capsys.readouterr()
    assert problem["args"]["incident"] in logged.out
    for secret in ("12345", "waved", table):
        assert secret not in logged.out + logged.err


@in_loop
async def test_streams_go_on(stack: Stack, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those that have to find in the store what the bus did not bring."""
    monkeypatch.setattr(hub, "CATCH_UP", 0.1)
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        bad, good = [await open_started(olha, marek) for _ in range(2)]
        store, both = site.context.node.store, f"?table={bad}&table={good}"
        async with listening(olha, both) as before:
            await before.next_of("hello")
            number = await write_row(store, bad, BROKEN)
            await olha.refused("unreadable", "GET", f"/api/tables/{bad}")
            async with listening(marek, both) as after, listening(marek) as own:
                for ear in (after, own):
                    assert good in (await ear.next_of("hello"))["tables"]
                await write_row(store, good, GREETING)
                for ear in (before, after, own):
                    assert (await ear.next_of("changed"))["table"] == good
            await replace_row(stack, bad, number, GREETING)
            changed = await before.next_of("changed")
            assert (changed["table"], changed["number"]) == (bad, number)


@pytest.mark.parametrize("visibility", ["link", "private"])
@in_loop
async def test_whoever_comes_new_hears_of_the_others(stack: Stack, visibility: str) -> None:
    async with open_site(stack) as site, open_site(stack) as fresh:
        olha = await site.visitor()
        bad, good = [await open_table(olha, visibility=visibility) for _ in range(2)]
        await write_row(site.context.node.store, bad, BROKEN)
        there = fresh.browser(cookie=f"kvartal={olha.cookie}")
        for query in (f"?table={bad}&table={good}", f"?table={good}&table={bad}", ""):
            async with listening(there, query) as ear:
                assert {*(await ear.next_of("hello"))["tables"]} == {good}


@in_loop
async def test_an_archive_that_is_damaged(stack: Stack) -> None:
    """It is left out of the lists; nobody has to be told of it every day."""
    async with open_site(stack) as site:
        olha = await site.visitor()
        old, new = await open_table(olha), await open_table(olha)
        await site.context.node.store.archive(old)
        await break_archive(stack, old)
        site.context.node.cache.forget(old)
        await olha.refused("unreadable", "GET", f"/api/tables/{old}")
        assert await listed(olha) == ([new], 0)
