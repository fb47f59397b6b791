"""What is taken out of a store again, by PostgreSQL and by SQLite alike."""

import asyncio

from kvartal.server.store import Queue, Subscription, Writing
from tests.server.conftest import Stack
from tests.server.damage import break_archive
from tests.server.dump import dump
from tests.server.running import in_loop
from tests.server.writings import opened, row, turn, write_all

ANN = '["ann ü"]'
NOBODY = '["nobody ü"]'


def without_ann(entries: str) -> str:
    return entries.replace("ann", "nobody")


@in_loop
async def test_rows_are_rewritten_where_they_stand(stack: Stack) -> None:
    async with opened(stack) as store:
        for number, what in enumerate((ANN, "[]", ANN)):
            await store.write([turn("a", number, what), turn("b", number, what)])
        await store.rewrite("a", without_ann)
        after = [row("a", 0, NOBODY), row("a", 1), row("a", 2, NOBODY)]
        assert await store.read("a") == after
        assert await store.read("b", after=1) == [row("b", 2, ANN)]
        await store.rewrite("a", without_ann)
        await store.rewrite("nobody knows", without_ann)
        assert await store.read("a") == after
        assert await store.numbers(["a"]) == {"a": 2}
        assert await store.write([turn("a", 3)]) == {"a"}


@in_loop
async def test_an_archive_is_rewritten_too(stack: Stack) -> None:
    async with opened(stack) as store:
        for number, what in enumerate((ANN, "[]")):
            await store.write([turn("a", number, what)])
        await store.archive("a")
        for _ in range(2):
            await store.rewrite("a", without_ann)
            assert await store.read("a") == [row("a", 0, NOBODY), row("a", 1)]
        assert "ann" not in await dump(stack)


@in_loop
async def test_a_damaged_archive_is_left_alone(stack: Stack) -> None:
    async with opened(stack) as store:
        await write_all(store, "a", 1)
        await store.archive("a")
        await break_archive(stack, "a")
        await store.rewrite("a", without_ann)


@in_loop
async def test_rows_that_are_appended_meanwhile_are_kept(stack: Stack) -> None:
    async with opened(stack) as one, opened(stack) as other:
        await one.write([turn("a", 0, ANN)])

        async def append() -> None:
            for number in range(1, 30):
                assert await other.write([turn("a", number, ANN)]) == {"a"}

        async def rewrite() -> None:
            for _ in range(10):
                await one.rewrite("a", without_ann)

        await asyncio.gather(append(), rewrite())
        await one.rewrite("a", without_ann)
        assert await other.read("a") == [row("a", number, NOBODY) for number in range(30)]


@in_loop
async def test_a_table_that_goes_to_the_archive_meanwhile_is_not_spared(stack: Stack) -> None:
    async with opened(stack) as one, opened(stack) as other, opened(stack) as third:
        for table in map(str, range(30)):
            for number in range(4):
                await one.write([turn(table, number, ANN)])
            await asyncio.gather(
                other.archive(table), one.rewrite(table, without_ann), third.archive(table)
            )
            assert await one.numbers([table]) == {}
            assert await one.read(table) == [row(table, number, NOBODY) for number in range(4)]
        assert "ann" not in await dump(stack)


@in_loop
async def test_an_end_is_told_in_other_words_only_if_it_is_the_same(stack: Stack) -> None:
    async with opened(stack) as store:
        await store.write_down("a", b"ann won")
        await store.rewrite_end("a", b"bob won", b"who won?")
        assert await store.written("a") == b"ann won"
        await store.rewrite_end("a", b"ann won", b"nobody won")
        assert await store.written("a") == b"nobody won"


@in_loop
async def test_who_is_forgotten_is_nowhere_and_others_stay(stack: Stack) -> None:
    async with opened(stack) as store:
        for person in ("ann", "bob"):
            place = Queue(1, person)
            await store.write([Writing(row(person * 2, 0), 5, None, ("ann", "bob"), place)])
            keys = Subscription(f"https://push.example/{person}", "key", "auth")
            await store.subscribe(person, keys, 0, 100)
        for _ in range(2):
            await store.forget("ann")
            assert await store.tables_of("ann", 10) == []
            assert {seating.table for seating in await store.tables_of("bob", 10)} == {
                "annann",
                "bobbob",
            }
            (told,) = await store.reachable("bobbob", ["ann", "bob"], 0)
            assert told.person == "bob"
            assert told.subscription is not None
        left = (await dump(stack)).replace("annann", "")
        assert "ann" not in left
        assert "bob" in left
        assert {*await store.lease_bots(10, 20, 5)} == {"annann", "bobbob"}
