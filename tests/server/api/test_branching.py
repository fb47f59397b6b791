"""Whoever may see a finished game can play on from any of its turns, at a table of its own."""

from typing import Any, ClassVar

import pytest

from kvartal.games.catalogue import GAMES
from kvartal.games.neighbours.game import Neighbours
from kvartal.kit.game import AnyGame
from kvartal.kit.record import Record, verify
from kvartal.server.settings import Settings
from kvartal.server.tables import branching
from tests.server.api.sites import Browser, open_site, open_started, open_table, play_on
from tests.server.api.test_erasing import put_away
from tests.server.conftest import Stack
from tests.server.dump import dump
from tests.server.running import in_loop
from tests.server.worker.workers import until, working

GAME = GAMES["neighbours"]
FAR = 8
"""Turns after the start."""


async def finished(host: Browser, guest: Browser, **asked: Any) -> str:
    table = await open_started(host, guest, **asked)
    await play_on(table, {0: host, 1: guest})
    return table


async def row_after(browser: Browser, table: str, turns: int) -> int:
    """The number of the log so many turns after the start."""
    log = (await browser.get(f"/api/tables/{table}"))["log"]
    kinds = [[fact["kind"] for fact in row["facts"]] for row in log]
    return next(row for row, told in enumerate(kinds) if "table.started" in told) + turns


async def branch_off(browser: Browser, table: str, turns: int = FAR, **asked: Any) -> str:
    number = await row_after(browser, table, turns)
    asked = {"number": number, "seat": 0, **asked}
    opened = await browser.post(f"/api/tables/{table}/branches", 201, **asked)
    branch: str = opened["table"]
    return branch


async def record_of(browser: Browser, table: str) -> Record:
    return verify(GAME, await browser.get(f"/api/tables/{table}/record"))


def lines(record: Record) -> list[str]:
    return [f"{move.seat} {move.notation} {move.facts}" for move in record.moves]


@in_loop
async def test_the_position_and_hands_are_those_of_then(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor("Olha"), await site.visitor("Marek")
        table = await finished(olha, marek)
        number = await row_after(olha, table, FAR)
        branch = await branch_off(olha, table)
        await marek.post(f"/api/tables/{branch}/seats")
        await olha.post(f"/api/tables/{branch}/start")
        for browser, seat in ((olha, 0), (marek, 1)):
            then = await browser.get(f"/api/tables/{table}?at={number}")
            now = await browser.get(f"/api/tables/{branch}")
            assert now["public"] == then["public"]
            assert now["seats"] == then["seats"], "hand, step and choices"
            assert now["awaited"] == then["awaited"]
            assert now["mine"] == [seat]
            known = [fact for row in then["log"] for fact in row["facts"]]
            told = [fact for row in now["log"] for fact in row["facts"]]
            assert [fact for fact in told if not fact["kind"].startswith("table.")] == [
                fact for fact in known if not fact["kind"].startswith("table.")
            ], "all that this seat was told then, and nothing that it was not"
            assert told[-1] == {"kind": "table.branched", "turn": FAR}


@in_loop
async def test_a_branch_says_where_it_comes_from_and_verifies(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor("Olha"), await site.visitor("Marek")
        table = await finished(olha, marek)
        await put_away(site, table)
        branch = await branch_off(olha, table)
        card = (await olha.get(f"/api/tables/{branch}"))["card"]
        assert card["origin"]["table"] == table
        assert card["origin"]["turn"] == FAR
        assert [seat["kind"] for seat in card["seats"]] == ["person", "free"]
        await marek.post(f"/api/tables/{branch}/seats")
        await olha.post(f"/api/tables/{branch}/start")
        await play_on(branch, {0: olha, 1: marek})
        first, second = await record_of(olha, table), await record_of(olha, branch)
        origin = second.header.origin
        assert origin is not None
        assert origin.header.table == table
        assert card["origin"]["line"] == origin.line()
        assert lines(second)[: origin.moves] == lines(first)[: origin.moves]
        assert card["commitment"] == second.header.commitment()
        assert second.header.seed() != first.header.seed()
        rows = [
            (await olha.get(f"/api/tables/{branch}/moment?move={move}"))["number"]
            for move in range(len(second.moves) + 1)
        ]
        start = await row_after(olha, branch, 0)
        assert rows == sorted(rows)
        assert rows[: origin.moves + 1] == [start] * (origin.moves + 1), "what was before it"
        assert rows[-1] > start
        again = await branch_off(marek, branch, 2, seat=1)
        assert (await marek.get(f"/api/tables/{again}"))["card"]["origin"]["table"] == branch


@in_loop
async def test_bots_take_all_other_seats(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor("Olha"), await site.visitor("Marek")
        table = await finished(olha, marek)
        pace = {"kind": "live", "turn": 30, "reserve": 60}
        clocked = await finished(olha, marek, pace=pace)
        branch = await branch_off(marek, table, seat=1, level="greedy")
        position = await marek.get(f"/api/tables/{branch}")
        assert [seat["level"] for seat in position["card"]["seats"]] == ["greedy", ""]
        assert position["mine"] == [1]
        assert position["is_host"]
        alone = await branch_off(olha, clocked, level="random")
        together = await branch_off(olha, clocked)
        paces = [
            (await olha.get(f"/api/tables/{each}"))["card"]["pace"] for each in (alone, together)
        ]
        assert [each["kind"] for each in paces] == ["none", "live"]


@in_loop
async def test_bots_of_then_stay_with_the_same_company(stack: Stack) -> None:
    async with open_site(stack) as site, working(site.context.node):
        olha, marek = await site.visitor("Olha"), await site.visitor("Marek")
        table = await open_table(olha, game="plots", seats=3, bots={"1": "random"})
        await marek.post(f"/api/tables/{table}/seats")
        await olha.post(f"/api/tables/{table}/start")
        for browser, seat in ((olha, 0), (marek, 2)):
            await browser.post(f"/api/tables/{table}/seats/{seat}/resign")
        await until(site.context.node, table, lambda now: now.is_over)
        branch = await branch_off(marek, table, 1, seat=2)
        card = (await marek.get(f"/api/tables/{branch}"))["card"]
        assert [seat["kind"] for seat in card["seats"]] == ["free", "bot", "person"]
        assert [seat["level"] for seat in card["seats"]] == ["", "random", ""]


@in_loop
async def test_who_may_not_or_where_nothing_can_be_played_is_refused(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor("Olha"), await site.visitor("Marek")
        running = await open_started(olha, marek)
        asked = {"number": 5, "seat": 0}
        await olha.refused("not_over", "POST", f"/api/tables/{running}/branches", **asked)
        await olha.refused("not_over", "GET", f"/api/tables/{running}/prospects")
        table = await finished(olha, marek)
        last = (await olha.get(f"/api/tables/{table}"))["number"]
        path = f"/api/tables/{table}/branches"
        for number, code in ((0, "no_turn_there"), (last, "no_turn_there")):
            await olha.refused(code, "POST", path, number=number, seat=0)
        await olha.refused("no_such_number", "POST", path, number=last + 1, seat=0)
        await olha.refused("no_such_seat", "POST", path, number=5, seat=2)
        await olha.refused("bad_request", "POST", path, number=5, seat=0, level="cheat")
        await site.browser().refused("no_session", "POST", path, **asked)
        left = await open_table(olha)
        await olha.ask("DELETE", f"/api/tables/{left}/seats/0", 200)
        await olha.refused("not_begun", "POST", f"/api/tables/{left}/branches", **asked)


@in_loop
async def test_a_branch_takes_only_so_much_along(
    stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(branching, "MOST_MOVES", FAR - 1)
    async with open_site(stack) as site:
        olha, marek = await site.visitor("Olha"), await site.visitor("Marek")
        table = await finished(olha, marek)
        number = await row_after(olha, table, FAR)
        path = f"/api/tables/{table}/branches"
        await olha.refused("too_long", "POST", path, number=number, seat=0)
        await olha.post(path, 201, number=number - 1, seat=0)


@in_loop
async def test_branches_are_listed_where_they_come_from(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor("Olha"), await site.visitor("Marek")
        stranger = await site.visitor("Ivo")
        table = await finished(olha, marek)
        first = await branch_off(olha, table)
        second = await branch_off(stranger, table, FAR + 2, level="random", seat=1)
        given_up = await branch_off(olha, table)
        await olha.ask("DELETE", f"/api/tables/{given_up}/seats/0", 200)
        found = (await stranger.get(f"/api/tables/{table}/branches"))["branches"]
        assert [branch["card"]["id"] for branch in found] == [second, first]
        assert [branch["mine"] for branch in found] == [[1], []]
        assert (await olha.get(f"/api/tables/{first}/branches"))["branches"] == []


@in_loop
async def test_a_branch_of_a_private_game_is_private(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor("Olha"), await site.visitor("Marek")
        spy = await site.visitor("Ivo")
        table = await open_table(olha, visibility="private")
        invitation = (await olha.get(f"/api/tables/{table}"))["invitation"]
        await marek.showing(invitation).post(f"/api/tables/{table}/seats")
        marek.showing("")
        await olha.post(f"/api/tables/{table}/start")
        await play_on(table, {0: olha, 1: marek})
        branch = await branch_off(olha, table)
        await spy.refused("no_such_table", "GET", f"/api/tables/{branch}")
        await spy.refused("no_such_table", "GET", f"/api/tables/{table}/branches")
        guest = (await spy.showing(invitation).get(f"/api/tables/{table}/branches"))["branches"]
        assert guest == [], "who was shown the game is not at the branch"
        (told,) = (await marek.get(f"/api/tables/{table}/branches"))["branches"]
        assert told["card"]["id"] == branch
        await marek.showing(told["invitation"]).post(f"/api/tables/{branch}/seats")
        await olha.ask("DELETE", f"/api/tables/{branch}/seats/1", 200)
        await marek.showing("").refused("no_such_table", "GET", f"/api/tables/{branch}")
        assert (await marek.get(f"/api/tables/{table}/branches"))["branches"] == []


@in_loop
async def test_prospects_of_both_agree_until_they_part(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor("Olha"), await site.visitor("Marek")
        table = await finished(olha, marek)
        branch = await branch_off(olha, table)
        await marek.post(f"/api/tables/{branch}/seats")
        await olha.post(f"/api/tables/{branch}/start")
        await play_on(branch, {0: olha, 1: marek})
        first, second = [
            await olha.get(f"/api/tables/{each}/prospects") for each in (table, branch)
        ]
        assert first["branch"] is None
        shared = [turn for turn in first["turns"] if turn["moves"] <= second["branch"]]
        assert shared
        assert second["turns"][: len(shared)] == shared
        standings = (await olha.get(f"/api/tables/{branch}"))["standings"]
        assert second["turns"][-1]["points"] == [each["score"] for each in standings]


@in_loop
async def test_who_is_erased_is_in_no_branch_and_it_stays_valid(stack: Stack) -> None:
    async with open_site(stack) as site:
        turtle, marek = await site.visitor("Bartłomiej", "cactus"), await site.visitor("Marek")
        person = (await turtle.get("/api/session"))["person"]
        table = await finished(turtle, marek)
        others = await branch_off(marek, table, seat=1, level="random")
        own = await branch_off(turtle, table)
        await marek.post(f"/api/tables/{own}/seats")
        await turtle.post(f"/api/tables/{own}/start")
        await play_on(own, {0: turtle, 1: marek})
        before = lines(await record_of(marek, own))
        assert "Bartłomiej" not in str((await marek.get(f"/api/tables/{others}"))["log"])
        await turtle.ask("DELETE", "/api/me", 204)
        everything = await dump(stack)
        assert person not in everything
        assert "Bartłomiej" not in everything
        after = await record_of(marek, own)
        assert lines(after) == before
        assert after.header.players == ["—", "Marek"]
        await marek.get(f"/api/tables/{others}")


class NewerNeighbours(Neighbours):
    """The rules of today, to tables that began under those before."""

    version: ClassVar[int] = Neighbours.version + 1
    before: ClassVar[AnyGame | None] = GAME


class ForgetfulNeighbours(NewerNeighbours):
    """The same, and the rules before it are gone."""

    before: ClassVar[AnyGame | None] = None


@in_loop
async def test_a_branch_is_played_by_the_rules_of_then_if_they_are_here(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor("Olha"), await site.visitor("Marek")
        table = await finished(olha, marek)
        await put_away(site, table)
    async with open_site(stack, games={"neighbours": NewerNeighbours()}) as site:
        olha = await site.visitor("Olha")
        branch = await branch_off(olha, table)
        card = (await olha.get(f"/api/tables/{branch}"))["card"]
        assert card["rules"] == GAME.version
    async with open_site(stack, games={"neighbours": ForgetfulNeighbours()}) as site:
        olha = await site.visitor("Olha")
        path = f"/api/tables/{table}/branches"
        await olha.refused("rules_gone", "POST", path, number=9, seat=0)
        await olha.refused("rules_gone", "GET", f"/api/tables/{table}/prospects")


@in_loop
async def test_there_is_an_end_to_the_tables_that_one_opens(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor("Olha"), await site.visitor("Marek")
        table = await finished(olha, marek)
        number = await row_after(olha, table, FAR)
    async with open_site(stack, Settings(credits=10_000)) as site:
        spammer = await site.visitor("Eve")
        path = f"/api/tables/{table}/branches"
        for _ in range(20):
            await spammer.post(path, 201, number=number, seat=0, level="random")
        await spammer.refused("too_many", "POST", path, number=number, seat=0, level="random")
