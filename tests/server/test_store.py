"""The promises of the store, kept by PostgreSQL and by SQLite alike."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.script import ScriptDirectory

from kvartal.server.store import Queue, Seating, Store, Writing, schema
from kvartal.server.store.opening import store_for
from kvartal.server.tables.entries import Row
from tests.server.conftest import Stack
from tests.server.running import in_loop
from tests.server.writings import listing, opened, row, turn, write_all

# --- the log ---


@in_loop
async def test_rows_are_read_back_in_order(stack: Stack) -> None:
    async with opened(stack) as store:
        for number in range(3):
            await store.write([turn("a", number, f'["{number} ü"]'), turn("b", number)])
        assert await store.read("a") == [row("a", n, f'["{n} ü"]') for n in range(3)]
        assert await store.read("a", after=1) == [row("a", 2, '["2 ü"]')]
        assert await store.read("a", after=2) == []
        assert await store.read("nobody knows") == []


@in_loop
async def test_a_row_has_the_hash_that_it_was_written_with(stack: Stack) -> None:
    """Or none, if an older node wrote it."""
    async with opened(stack) as store:
        rows = [Row("a", 0, 1, '["ü"]', b"\0\xff" * 16), Row("a", 1, 2, "[]")]
        for one in rows:
            assert await store.write([Writing(one, 5), turn("b", one.number)]) == {"a", "b"}
        assert await store.read("a") == rows
        await store.rewrite("a", lambda entries: entries.replace("ü", "u"))
        assert [one.chain for one in await store.read("a")] == [one.chain for one in rows]


@in_loop
async def test_numbers_tells_the_newest_of_each(stack: Stack) -> None:
    async with opened(stack) as store:
        await write_all(store, "a", 3)
        await write_all(store, "b", 1)
        assert await store.numbers(["a", "b", "c"]) == {"a": 2, "b": 0}
        assert await store.numbers([]) == {}


@in_loop
async def test_a_taken_number_and_a_gap_lose_alone(stack: Stack) -> None:
    async with opened(stack) as store:
        await write_all(store, "a", 2)
        await write_all(store, "b", 2)
        batch = [turn("a", 1, '["late"]'), turn("b", 3), turn("c", 1), turn("d", 0)]
        assert await store.write(batch) == {"d"}
        assert await store.read("a") == [row("a", 0), row("a", 1)]
        assert await store.read("b") == [row("b", 0), row("b", 1)]
        assert await store.read("c") == []
        assert await store.write([turn("d", 0, '["again"]')]) == set()


@in_loop
async def test_of_two_nodes_that_write_the_same_number_one_wins(stack: Stack) -> None:
    tables = [f"t{number}" for number in range(40)]
    async with opened(stack) as one, opened(stack) as other:
        for number in range(5):
            mine, yours = await asyncio.gather(
                one.write([turn(table, number, '["one"]') for table in tables]),
                other.write([turn(table, number, '["other"]') for table in reversed(tables)]),
            )
            assert not mine & yours
            assert mine | yours == set(tables)
            for table in tables:
                says = '["one"]' if table in mine else '["other"]'
                assert await one.read(table, after=number - 1) == [row(table, number, says)]


@in_loop
async def test_many_writers_of_one_table_make_a_log_without_gaps(stack: Stack) -> None:
    async def write_ten(store: Store, name: str) -> None:
        won = 0
        while won < 10:
            number = (await store.numbers(["a"])).get("a", -1) + 1
            won += len(await store.write([turn("a", number, f'["{name}"]')]))

    async with opened(stack) as one, opened(stack) as other:
        await asyncio.gather(*(write_ten(store, "x") for store in (one, other, one, other)))
        assert [row.number for row in await one.read("a")] == list(range(40))


@in_loop
async def test_callers_who_go_away_leave_the_store_in_order(
    stack: Stack, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(stack) as store:
        for number in range(50):
            calls: list[asyncio.Task[Any]] = [
                asyncio.create_task(store.write([turn(str(number), 0)]))
            ]
            calls += [asyncio.create_task(store.read("a")) for _ in range(5)]
            await asyncio.sleep(number % 5 * 0.0005)
            for call in calls:
                call.cancel()
            await asyncio.gather(*calls, return_exceptions=True)
        await write_all(store, "a", 2)
        assert len(await store.read("a")) == 2
    assert caplog.text == ""


# --- what is written with it ---


@in_loop
async def test_due_listing_and_people_follow_winners_only(stack: Stack) -> None:
    async with opened(stack) as store:
        first = Writing(row("a", 0), 100, listing("a"), ("ann", "ben"))
        assert await store.write([first]) == {"a"}
        loser = Writing(row("a", 0), 1, listing("a", free=0), ("eve",))
        assert await store.write([loser]) == set()
        assert await store.next_due() == 100
        assert await store.open_tables(None, 10) == [listing("a")]
        assert await store.tables_of("ann", 10) == [Seating("a", -1)]
        assert await store.tables_of("eve", 10) == []
        winner = Writing(row("a", 1), 200, listing("a", free=2, changed=7), ("ann", "eve"))
        assert await store.write([winner]) == {"a"}
        assert await store.next_due() == 200
        assert await store.open_tables(None, 10) == [listing("a", free=2, changed=7)]
        assert await store.tables_of("eve", 10) == [Seating("a", -1)]


@in_loop
async def test_open_tables_are_public_lobbies_with_a_free_seat(stack: Stack) -> None:
    shown = [listing("a", changed=1), listing("b", changed=3, game="neighbours")]
    hidden = [
        listing("c", phase="running"),
        listing("d", visibility="link"),
        listing("e", visibility="private"),
        listing("f", free=0),
        listing("g", phase="abandoned"),
    ]
    async with opened(stack) as store:
        await store.write([Writing(row(each.table, 0), 1, each) for each in shown + hidden])
        assert await store.open_tables(None, 10) == [shown[1], shown[0]]
        assert await store.open_tables(None, 1) == [shown[1]]
        assert await store.open_tables("plots", 10) == [shown[0]]


@in_loop
async def test_the_tables_of_a_person_come_newest_first(stack: Stack) -> None:
    async with opened(stack) as store:
        for number, table in enumerate(["c", "a", "b"]):
            at = Row(table, 0, 1000 + number, "[]")
            await store.write([Writing(at, 1, None, ("ann",))])
        assert [seating.table for seating in await store.tables_of("ann", 9)] == ["b", "a", "c"]
        assert [seating.table for seating in await store.tables_of("ann", 2)] == ["b", "a"]
        await store.archive("b")
        assert [seating.table for seating in await store.tables_of("ann", 2)] == ["a", "c"], (
            "what goes on does not fall out for what is over"
        )
        assert [seating.table for seating in await store.tables_of("ann", 9)] == ["a", "c", "b"]


@in_loop
async def test_a_look_never_goes_backwards(stack: Stack) -> None:
    async with opened(stack) as store:
        await store.write([Writing(row("a", 0), 1, None, ("ann",))])
        assert await store.looked("ann", "a") == -1
        for number, newest in [(3, 3), (1, 3), (5, 5)]:
            await store.look("ann", "a", number)
            assert await store.looked("ann", "a") == newest
        assert await store.tables_of("ann", 1) == [Seating("a", 5)]
        await store.write([Writing(row("a", 1), 1, None, ("ann",))])
        assert await store.looked("ann", "a") == 5


@in_loop
async def test_who_was_never_at_a_table_has_not_looked_at_it(stack: Stack) -> None:
    async with opened(stack) as store:
        await store.write([turn("a", 0)])
        await store.look("stranger", "a", 0)
        assert await store.looked("stranger", "a") == -1
        assert await store.tables_of("stranger", 1) == []


# --- workers ---


@in_loop
async def test_what_is_due_is_leased_earliest_first(stack: Stack) -> None:
    async with opened(stack) as store:
        assert await store.next_due() is None
        assert await store.lease_clocks(now=1000, until=2000, limit=5) == []
        times = {"a": 30, "b": 10, "c": 20, "later": 1001}
        await store.write([turn(table, 0, due=due) for table, due in times.items()])
        assert await store.next_due() == 10
        assert await store.lease_clocks(now=1000, until=2000, limit=2) == ["b", "c"]
        assert await store.next_due() == 30
        assert await store.lease_clocks(now=1000, until=3000, limit=5) == ["a"]
        assert await store.next_due() == 1001


@in_loop
async def test_a_lease_ends_with_its_time_a_row_or_a_postponement(stack: Stack) -> None:
    async with opened(stack) as store:
        await store.write([turn(table, 0, due=10) for table in ("late", "moved", "put off")])
        assert len(await store.lease_clocks(now=100, until=500, limit=9)) == 3
        assert await store.lease_clocks(now=499, until=900, limit=9) == []
        assert await store.next_due() == 500
        await store.write([turn("moved", 1, due=50)])
        assert await store.lease_clocks(now=100, until=2000, limit=9) == ["moved"]
        await store.postpone("put off", number=0, due=700)
        assert await store.lease_clocks(now=500, until=2000, limit=9) == ["late"]
        assert await store.next_due() == 700
        assert await store.lease_clocks(now=700, until=2000, limit=9) == ["put off"]


@in_loop
async def test_lanes_take_turns_at_bots_and_owners_in_them(stack: Stack) -> None:
    async with opened(stack) as store:
        owned = {"eve": (1, "abcde"), "ann": (1, "fg"), "ben": (2, "hij")}
        due = 0
        for owner, (lane, tables) in owned.items():
            for table in tables:
                due += 1
                await store.write([Writing(row(table, 0), due, queue=Queue(lane, owner))])
        await store.write([Writing(row("clock", 0), 1), Writing(row("later", 0), 1001)])
        in_turn = list("ahfibjgcde")
        assert await store.lease_bots(now=1000, until=2000, limit=4) == in_turn[:4]
        # Two of each lane are in hand now: it goes on where it was.
        assert await store.lease_bots(now=1000, until=2000, limit=1) == in_turn[4:5]
        assert await store.lease_bots(now=1000, until=2000, limit=99) == in_turn[5:]
        assert await store.lease_clocks(now=1000, until=2000, limit=99) == ["clock"]


@in_loop
async def test_a_table_is_due_for_bots_or_for_a_clock(stack: Stack) -> None:
    async with opened(stack) as store:
        await store.write([Writing(row("a", 0), 10, queue=Queue(7, "ann"))])
        assert await store.lease_clocks(now=1000, until=2000, limit=9) == []
        await store.write([Writing(row("a", 1), 20)])
        assert await store.lease_bots(now=1000, until=2000, limit=9) == []
        assert await store.lease_clocks(now=1000, until=2000, limit=9) == ["a"]


@in_loop
async def test_only_who_knows_the_newest_row_may_postpone(stack: Stack) -> None:
    async with opened(stack) as store:
        await write_all(store, "a", 2)
        await store.postpone("a", number=0, due=9_000_000)
        assert await store.next_due() == 5000
        await store.postpone("a", number=1, due=9_000_000)
        assert await store.next_due() == 9_000_000


@in_loop
async def test_two_workers_never_lease_the_same_table(stack: Stack) -> None:
    tables = [f"t{number}" for number in range(100)]
    async with opened(stack) as one, opened(stack) as other:
        await one.write([turn(table, 0, due=number) for number, table in enumerate(tables)])
        found = await asyncio.gather(
            *(store.lease_clocks(now=1000, until=2000, limit=7) for store in [one, other] * 12)
        )
        leased = [table for some in found for table in some]
        leased += await one.lease_clocks(now=1000, until=2000, limit=100)
        assert sorted(leased) == sorted(tables)


# --- the archive ---


@in_loop
async def test_an_archived_table_can_be_read_and_nothing_else(stack: Stack) -> None:
    async with opened(stack) as store:
        await store.write([Writing(row("a", 0), 10, listing("a"), ("ann",))])
        await store.write([turn("a", 1, '["ünd"]'), turn("b", 0, due=99)])
        before = await store.read("a")
        await store.archive("a")
        assert await store.read("a") == before
        assert await store.read("a", after=0) == before[1:]
        assert await store.read("a", after=1) == []
        assert await store.numbers(["a"]) == {}
        assert await store.open_tables(None, 10) == []
        assert await store.next_due() == 99
        assert await store.tables_of("ann", 10) == [Seating("a", -1)]
        for number in (0, 1, 2):
            assert await store.write([turn("a", number)]) == set()
        await store.archive("a")
        await store.archive("unknown")
        assert await store.read("a") == before


@in_loop
async def test_a_row_written_while_a_table_is_archived_is_kept_or_loses(stack: Stack) -> None:
    async with opened(stack) as one, opened(stack) as other:
        for table in map(str, range(20)):
            await write_all(one, table, 4)
            won, *_ = await asyncio.gather(
                other.write([turn(table, 4)]), one.archive(table), other.archive(table)
            )
            await one.archive(table)
            assert len(await one.read(table)) == (5 if won else 4)
            assert await one.numbers([table]) == {}


# --- keys and sessions ---


@in_loop
async def test_nodes_that_start_together_agree_on_a_key(stack: Stack) -> None:
    async with opened(stack) as one, opened(stack) as other:
        keys = await asyncio.gather(
            *(store.key("cookies", bytes([n])) for n, store in enumerate([one, other] * 5))
        )
        assert len(set(keys)) == 1
        assert await one.key("cookies", b"new") == keys[0]
        assert await one.key("links", b"new") == b"new"


@in_loop
async def test_ended_sessions_are_forgotten_in_time(stack: Stack) -> None:
    async with opened(stack) as store:
        await store.end_session("a", until=100)
        await store.end_session("b", until=200)
        await store.end_session("b", until=150)
        assert await store.ended_sessions(now=99) == {"a", "b"}
        assert await store.ended_sessions(now=100) == {"b"}
        assert await store.ended_sessions(now=199) == {"b"}
        assert await store.ended_sessions(now=200) == set()


# --- opening ---


@in_loop
async def test_nodes_may_open_a_fresh_store_all_at_once(stack: Stack) -> None:
    stores = [stack.store() for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    await stores[0].write([turn("a", 0)])
    await asyncio.to_thread(schema.upgrade, stack.store_url)
    for store in stores:
        await store.ping()
        assert await store.numbers(["a"]) == {"a": 0}
        await store.close()


def test_the_newest_version_is_the_last_migration() -> None:
    folder = Path(schema.__file__).parent / "migrations"
    assert ScriptDirectory(str(folder)).get_heads() == [schema.NEWEST]


def test_an_up_to_date_store_opens_without_alembic(stack: Stack) -> None:
    asyncio.run(open_and_close(stack.store()))
    program = (
        "import asyncio, sys\n"
        "from kvartal.server.store.opening import store_for\n"
        "async def main():\n"
        f"    store = store_for({stack.store_url!r})\n"
        "    await store.open()\n"
        "    await store.close()\n"
        "asyncio.run(main())\n"
        "print(sorted({'alembic', 'sqlalchemy'} & set(sys.modules)))\n"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert ran.stdout.decode().strip() == "[]"


async def open_and_close(store: Store) -> None:
    await store.open()
    await store.close()


def test_an_address_must_be_one_of_ours() -> None:
    with pytest.raises(ValueError, match="neither"):
        store_for("mysql://here")
