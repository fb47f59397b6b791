"""Whoever may have the record of a finished game may have its review; nobody while it goes on."""

import asyncio
import json
from typing import Any

import pytest
from structlog.testing import capture_logs

from kvartal.kit.record import read
from kvartal.server.api import reviewing as reviewing_api
from kvartal.server.settings import Settings
from kvartal.server.tables import entries as log
from tests.server.api.sites import Site, open_site, open_started
from tests.server.conftest import Stack
from tests.server.dump import dump
from tests.server.reviewing import SHORT, finished, reviewing, until
from tests.server.running import in_loop

NAME = "Żółw Bartłomiej"


def made(lines: list[Any]) -> list[str]:
    return [line["table"] for line in lines if line["event"] == "review_made"]


async def played(stack: Stack, games: int) -> tuple[str, list[str]]:
    """Whoever played so many short games, and their tables."""
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        short: dict[str, Any] = {"game": "plots", "options": {"rounds": 1}}
        return f"kvartal={olha.cookie}", [
            await finished(olha, marek, **short) for _ in range(games)
        ]


@in_loop
async def test_it_is_made_when_somebody_asks_and_kept(stack: Stack) -> None:
    async with open_site(stack) as site, reviewing(site.context.node):
        olha, marek = await site.visitor("Olha"), await site.visitor(NAME)
        table = await finished(olha, marek)
        path = f"/api/tables/{table}/review"
        assert (await marek.get(path))["state"] == "none"
        assert (await olha.post(path))["state"] in ("waiting", "working")
        review = (await until(marek, table, "ready"))["review"]
        record = read(await olha.get(f"/api/tables/{table}/record"))
        assert (review["game"], review["seats"]) == (record.header.game, 2)
        assert len(review["sides"]) == 2
        assert review["curve"][-1]["move"] == len(record.moves)
        for decision in review["decisions"]:
            assert record.moves[decision["move"]].seat == decision["seat"]
            assert record.moves[decision["move"]].notation == decision["played"]["action"]
        assert (await olha.post(path))["review"] == review
        await site.context.node.store.archive(table)
        assert (await site.browser().get(path))["review"] == review
        assert NAME not in json.dumps(review)


@in_loop
async def test_nothing_is_told_while_the_game_goes_on(stack: Stack) -> None:
    async with open_site(stack) as site, reviewing(site.context.node):
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek, **SHORT)
        for method, what in (("POST", "review"), ("GET", "review"), ("GET", "moment?move=0")):
            for browser in (olha, marek):
                refused = await browser.refused("not_over", method, f"/api/tables/{table}/{what}")
                assert refused["status"] == 409
        assert await site.context.node.store.reviews.find(table) is None


@in_loop
async def test_strangers_get_nothing_of_a_private_table(stack: Stack) -> None:
    async with open_site(stack) as site, reviewing(site.context.node):
        olha, marek, spy = [await site.visitor() for _ in range(3)]
        table = (await olha.post("/api/tables", 201, seats=2, visibility="private", **SHORT))[
            "table"
        ]
        invitation = (await olha.get(f"/api/tables/{table}"))["invitation"]
        await marek.showing(invitation).post(f"/api/tables/{table}/seats")
        await olha.post(f"/api/tables/{table}/start")
        for browser, seat in ((olha, 0), (marek, 1)):
            await browser.post(f"/api/tables/{table}/seats/{seat}/resign")
        for _ in range(2):
            for method, what in (("POST", "review"), ("GET", "review"), ("GET", "moment?move=0")):
                await spy.refused("no_such_table", method, f"/api/tables/{table}/{what}")


@in_loop
async def test_who_has_no_session_reads_it_but_cannot_ask_for_it(stack: Stack) -> None:
    async with open_site(stack) as site:
        table = await finished(await site.visitor(), await site.visitor())
        anybody = site.browser()
        await anybody.refused("no_session", "POST", f"/api/tables/{table}/review")
        assert (await anybody.get(f"/api/tables/{table}/review"))["state"] == "none"


@in_loop
async def test_ten_who_ask_at_two_nodes_get_one_that_was_made_once(stack: Stack) -> None:
    async with open_site(stack) as site, open_site(stack) as other:
        people = [await site.visitor() for _ in range(10)]
        table = await finished(people[0], people[1])
        there = [other.browser(cookie=f"kvartal={person.cookie}") for person in people]
        with capture_logs() as lines:
            async with reviewing(site.context.node), reviewing(other.context.node):
                askers = [here if at % 2 else there[at] for at, here in enumerate(people)]
                path = f"/api/tables/{table}/review"
                await asyncio.gather(*(asker.post(path) for asker in askers))
                await asyncio.gather(*(until(asker, table, "ready") for asker in askers))
        assert made(lines) == [table]


@in_loop
async def test_a_server_that_makes_none_says_so(stack: Stack) -> None:
    async with open_site(stack, Settings(credits_each_second=0, review_seconds=0)) as site:
        olha = await site.visitor()
        table = await finished(olha, await site.visitor())
        assert (await olha.post(f"/api/tables/{table}/review"))["state"] == "off"
        assert (await olha.get(f"/api/tables/{table}/review"))["state"] == "off"


@in_loop
async def test_a_game_that_was_given_up_has_none(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek, **SHORT)
        await _give_up(site, table)
        await olha.refused("no_review", "POST", f"/api/tables/{table}/review")
        await olha.refused("no_review", "GET", f"/api/tables/{table}/moment?move=0")


@in_loop
async def test_who_asks_for_very_many_has_to_wait(stack: Stack) -> None:
    cookie, tables = await played(stack, 11)
    async with open_site(stack, Settings(crowd=1)) as strict:
        hasty = strict.browser(cookie=cookie)
        for table in tables[:10]:
            await hasty.post(f"/api/tables/{table}/review")
        refused = await hasty.refused("too_many", "POST", f"/api/tables/{tables[10]}/review")
        assert refused["status"] == 429
        await hasty.post(f"/api/tables/{tables[0]}/review")  # it is asked for already


@in_loop
async def test_so_many_wait_from_one_address_and_who_is_refused_has_spent_nothing(
    stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing_api, "MOST_WAITING", 2)
    cookie, tables = await played(stack, 3)
    async with open_site(stack, Settings(crowd=1, credits=100_000)) as strict:
        hasty = strict.browser(cookie=cookie)
        paths = [f"/api/tables/{table}/review" for table in tables]
        for path in paths[:2]:
            await hasty.post(path)
        for _ in range(10):
            await hasty.refused("too_many", "POST", paths[2])
        async with reviewing(strict.context.node):
            for table in tables[:2]:
                await until(hasty, table, "ready")
        assert (await hasty.post(paths[2]))["state"] == "waiting"


@in_loop
async def test_a_moment_is_shown_as_the_seat_saw_it(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek, **SHORT)
        seen = []
        while True:
            position = await olha.get(f"/api/tables/{table}")
            if not position["awaited"]:
                break
            seat = position["awaited"][0]
            player = (olha, marek)[seat]
            now = await player.get(f"/api/tables/{table}")
            view = next(view for view in now["seats"] if view["seat"] == seat)
            action = view["legal"][-1]
            seen.append((seat, action, now, view))
            path = f"/api/tables/{table}/seats/{seat}/turns"
            await player.post(path, step=view["step"], actions=[action])
        record = read(await olha.get(f"/api/tables/{table}/record"))
        steps = [0, 0]
        for move, recorded in enumerate(record.moves):
            of_seat = [one for one in seen if one[0] == recorded.seat]
            seat, action, now, view = of_seat[steps[recorded.seat]]
            steps[recorded.seat] += 1
            moment = await olha.get(f"/api/tables/{table}/moment?move={move}&seat={seat}")
            assert recorded.notation == action
            assert (moment["private"], moment["legal"]) == (view["private"], view["legal"])
            assert moment["number"] == now["number"]
            assert seat in moment["awaited"]
        end = await site.browser().get(f"/api/tables/{table}/moment?move={len(record.moves)}")
        assert end["public"] == (await olha.get(f"/api/tables/{table}"))["public"]
        assert (end["awaited"], end["legal"]) == ([], [])
        past = f"/api/tables/{table}/moment?move={len(record.moves) + 1}"
        await olha.refused("no_such_number", "GET", past)
        await olha.refused("no_such_seat", "GET", f"/api/tables/{table}/moment?move=0&seat=2")


@in_loop
async def test_who_is_erased_is_not_in_it_and_it_stays(stack: Stack) -> None:
    async with open_site(stack) as site, reviewing(site.context.node):
        zolw, marek = await site.visitor(NAME), await site.visitor()
        table = await finished(zolw, marek)
        await marek.post(f"/api/tables/{table}/review")
        review = (await until(marek, table, "ready"))["review"]
        await zolw.ask("DELETE", "/api/me", 204)
        assert NAME not in await dump(stack)
        assert (await marek.get(f"/api/tables/{table}/review"))["review"] == review


async def _give_up(site: Site, table: str) -> None:
    await site.context.node.propose(table, lambda draft: draft.add(log.Abandoned("idle")))
