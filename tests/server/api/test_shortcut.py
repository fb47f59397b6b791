"""A turn is answered past the framework. Written with one slash more, the same path goes the long
way: both are answered alike, to the last header. (Their order means nothing.)"""

from typing import Any

import httpx
import pytest

from kvartal.server.api.shortcut import TEMPLATE
from kvartal.server.errors import Unavailable
from kvartal.server.ids import new_id
from kvartal.server.settings import Settings
from kvartal.server.store import StoreDown
from tests.server.api.sites import Browser, Site, open_site, open_started, open_table
from tests.server.conftest import Stack
from tests.server.running import in_loop

CHANGING = {"date"}


async def both(browser: Browser, path: str, **asked: Any) -> tuple[int, bytes]:
    """The answer to the short and to the long way, which must be the same."""
    short, long = [await browser.client.post(f"{path}{slash}", **asked) for slash in ("", "/")]
    assert _shown(short) == _shown(long)
    return short.status_code, short.content


def _shown(answer: httpx.Response) -> tuple[int, list[tuple[str, str]], bytes]:
    headers = sorted(one for one in answer.headers.items() if one[0] not in CHANGING)
    return answer.status_code, headers, answer.content


async def counted(site: Site, status: int) -> float:
    figures = (await site.browser().client.get("/metrics")).text
    label = f'kvartal_requests_total{{method="POST",route="{TEMPLATE}",status="{status}"}} '
    lines = [line for line in figures.splitlines() if line.startswith(label)]
    return float(lines[0].rpartition(" ")[2]) if lines else 0.0


@in_loop
async def test_both_ways_take_a_turn_alike(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek, game="plots")
        legal = (await olha.get(f"/api/tables/{table}"))["seats"][0]["legal"]
        before = await counted(site, 200)
        turn = {"step": 0, "actions": legal[:1]}
        status, _ = await both(olha, f"/api/tables/{table}/seats/0/turns", json=turn)
        assert status == 200
        assert await counted(site, 200) == before + 2


@in_loop
async def test_both_ways_refuse_alike(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek)
        turns = f"/api/tables/{table}/seats/0/turns"
        turn = {"step": 0, "actions": ["nonsense"]}
        json = {"content-type": "application/json"}
        refused = [
            await both(olha, turns, json=turn),
            await both(olha, turns, json={"step": "0", "actions": ["x"]}),
            await both(olha, turns, json={**turn, "more": 1}),
            await both(olha, turns),
            await both(olha, turns, content=b"{", headers=json),
            await both(olha, turns, content=b"{}"),
            await both(olha, turns, content=b"x" * 70_000, headers=json),
            await both(olha, turns, json=turn, headers={"sec-fetch-site": "cross-site"}),
            await both(site.browser(), turns, json=turn),
            await both(marek, turns, json=turn),
            await both(olha, f"/api/tables/{new_id()}/seats/0/turns", json=turn),
            await both(olha, "/api/tables/nonsense/seats/0/turns", json=turn),
            *[
                await both(olha, f"/api/tables/{table}/seats/{seat}/turns", json=turn)
                for seat in ("7", "99", "100", "-1", "00", "x")
            ],
        ]
        assert all(status >= 400 for status, _ in refused)
        assert {status for status, _ in refused} >= {400, 401, 403, 404, 413, 415}


@in_loop
async def test_both_ways_say_alike_that_the_store_is_away(stack: Stack) -> None:
    async def down(*_: object) -> None:
        raise StoreDown

    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek, game="plots")
        legal = (await olha.get(f"/api/tables/{table}"))["seats"][0]["legal"]
        turn = {"step": 0, "actions": legal[:1]}
        site.context.node.store.write = down  # type: ignore[method-assign, assignment]
        status, body = await both(olha, f"/api/tables/{table}/seats/0/turns", json=turn)
        assert (status, b"store_down" in body) == (Unavailable.status, True)


@in_loop
async def test_both_ways_cost_alike(stack: Stack, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_site(stack) as site:
        olha = await site.visitor()
        table = await open_table(olha)
        charged: list[int] = []
        monkeypatch.setattr(site.context.limits, "charge", lambda _, cost: charged.append(cost))
        for slash in ("", "/"):
            charged.clear()
            await olha.client.post(f"/api/tables/{table}/seats/1/turns{slash}", json={})
            assert sum(charged) == 1


@in_loop
async def test_whoever_has_no_credits_left_takes_no_turn(stack: Stack) -> None:
    async with open_site(stack, Settings(credits=40, credits_each_second=1)) as site:
        olha = await site.visitor()
        path = f"/api/tables/{new_id()}/seats/0/turns"
        statuses = [(await olha.client.post(path, json={})).status_code for _ in range(100)]
        assert statuses[0] == 400
        assert 429 in statuses
