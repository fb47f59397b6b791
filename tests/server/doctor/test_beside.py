"""A doctor looks at a database that goes on: what is written meanwhile is no finding."""

import asyncio

import pytest

from kvartal.server.ids import new_id
from kvartal.server.node.erasing import erase
from kvartal.server.node.node import Node
from kvartal.server.store import StoreDown
from kvartal.server.store.inspection import Kept, how_many, kept, tables_after
from kvartal.server.store.opening import reader_for
from kvartal.server.tables import membership
from kvartal.server.tables.anonymity import without_name
from tests.server.conftest import Stack
from tests.server.doctor.evenings import archived, finished, put_away, running
from tests.server.doctor.examining import examine
from tests.server.nodes import nodes
from tests.server.running import in_loop
from tests.server.writings import opened, turn, write_all

LOOKS = 5


@in_loop
async def test_what_is_written_meanwhile_is_no_finding(stack: Stack) -> None:
    """Two nodes play, finish, archive and erase, until the doctor has looked some times."""
    async with nodes(stack, 2) as (one, other):
        await asyncio.gather(*(archived(one) for _ in range(3)))
        over = asyncio.Event()

        async def be_busy(node: Node) -> None:
            while not over.is_set():
                tables = [running(node), finished(node), archived(node), come_and_be_erased(node)]
                played, ended, *_ = await asyncio.gather(*tables)
                await node.rewrite(played, without_name(0))
                await put_away(node, ended)

        busy = [asyncio.create_task(be_busy(node)) for node in (one, other)]
        try:
            looked = [await examine(stack)]
            while len(looked) < LOOKS or looked[-1][0].rows == looked[0][0].rows:
                looked.append(await examine(stack))
        finally:
            over.set()
            await asyncio.gather(*busy)
        assert [found for _, found in looked if found] == []
        assert (await examine(stack))[1] == []


async def come_and_be_erased(node: Node) -> str:
    guest = new_id()
    table = (await node.create(guest, "plots", 2, {})).id
    await node.propose(table, membership.sit(guest, 0, "Guest", "owl"))
    await erase(node, guest)
    return table


@in_loop
async def test_a_moment_does_not_move(stack: Stack) -> None:
    reader = reader_for(stack.store_url)
    async with opened(stack) as store:
        await write_all(store, "a", 3)
        await reader.open()
        async with reader.moment() as ask:
            assert await tables_after(ask, "", 9) == ["a"]
            assert await store.write([turn("a", 3), turn("b", 0)]) == {"a", "b"}
            (then,) = await kept(ask, ["a"])
            assert (then.due, len(then.rows)) == (2, 3)
            await store.archive("a")
            assert await kept(ask, ["a", "b"]) == [then, Kept("b", [])]
        async with reader.moment() as ask:
            now, _ = await kept(ask, ["a", "b"])
            assert (now.due, now.rows, now.archived is None) == (None, [], False)
        await reader.close()


@in_loop
async def test_all_tables_are_found_whatever_there_is_of_them(stack: Stack) -> None:
    reader = reader_for(stack.store_url)
    async with opened(stack) as store:
        for table in ("log", "archive"):
            await write_all(store, table, 3)
        await store.archive("archive")
        await store.write_down("end", b"it ended")
        await reader.open()
        async with reader.moment() as ask:
            assert await tables_after(ask, "", 9) == ["archive", "end", "log"]
            assert await tables_after(ask, "", 2) == ["archive", "end"]
            assert await tables_after(ask, "end", 2) == ["log"]
            assert await how_many(ask) == 2
        await reader.close()


@in_loop
async def test_it_cannot_write(stack: Stack) -> None:
    reader = reader_for(stack.store_url)
    async with opened(stack) as store:
        await write_all(store, "a", 1)
        await reader.open()
        with pytest.raises(StoreDown, match=r"read-?only"):
            async with reader.moment() as ask:
                await ask("delete from log")
        await reader.close()
        assert len(await store.read("a")) == 1
