"""Whatever is done to a database by accident or by careless hands is found, and named."""

import asyncio
import zlib
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import pytest

from kvartal.server.node.node import Node
from kvartal.server.store import StoreDown
from kvartal.server.tables import membership
from kvartal.server.tables.anonymity import Change
from tests.server.conftest import Stack
from tests.server.damage import BROKEN, break_archive, change, replace_row
from tests.server.doctor.evenings import archived, finished, running
from tests.server.doctor.examining import examine
from tests.server.nodes import nodes
from tests.server.running import in_loop
from tests.server.test_node import play_to_the_end
from tests.server.test_versions import LATER


class Bed(NamedTuple):
    """A table that something is done to, and another of the same kind that lends what is needed."""

    stack: Stack
    node: Node
    table: str
    other: str

    async def do(self, statement: str, *more: object, count: int = 1) -> None:
        """`$1` is the table, what follows are `$2` and so on."""
        assert await change(self.stack, statement, self.table, *more) == count

    async def repack(self, change_entries: Change) -> None:
        """Other entries in the archive, as neatly as an eraser would do it."""
        await self.node.store.rewrite(self.table, change_entries)


AT_ONCE = 4
"""A node has as many connections to read by, and who waits for one gives up after two seconds."""
OTHER_ROWS = "its archive does not hold the rows that were put there"
OTHER_END = "its end is written down otherwise than its log says"

Plant = Callable[[Bed], Awaitable[None]]
Make = Callable[[Node], Coroutine[None, None, str]]
PLANTED: dict[str, tuple[Plant, Make, set[str]]] = {}
"""What is done, to which kind of table, and what is to be found."""


def planted(make: Make, *words: str) -> Callable[[Plant], Plant]:
    def note(plant: Plant) -> Plant:
        PLANTED[plant.__name__] = (plant, make, {*words})
        return plant

    return note


def unwritten(number: int) -> str:
    return f"row {number} is not as it was written"


@planted(running, unwritten(5))
async def a_turn_is_changed(bed: Bed) -> None:
    turn = '[{"kind":"turn","seat":1,"step":0,"actions":["choose 3"]}]'
    await replace_row(bed.stack, bed.table, 5, turn)


@planted(running, unwritten(5))
async def a_time_is_changed(bed: Bed) -> None:
    await bed.do("update log set at = at + 1 where table_id = $1 and number = 5")


@planted(running, unwritten(5), unwritten(6))
async def a_hash_is_changed(bed: Bed) -> None:
    await bed.do("update log set chain = $2 where table_id = $1 and number = 5", b"7" * 32)


@planted(running, "row 5 is missing")
async def a_row_is_lost(bed: Bed) -> None:
    await bed.do("delete from log where table_id = $1 and number = 5")


@planted(running, "rows 0 to 2 are missing")
async def the_first_rows_are_lost(bed: Bed) -> None:
    await bed.do("delete from log where table_id = $1 and number < 3", count=3)


@planted(running, "its log ends with row 6, and 7 was the last")
async def the_last_row_is_lost(bed: Bed) -> None:
    await bed.do("delete from log where table_id = $1 and number = 7")


@planted(running, "it has no rows")
async def all_rows_are_lost(bed: Bed) -> None:
    await bed.do("delete from log where table_id = $1", count=8)


@planted(
    running,
    unwritten(5),
    unwritten(6),
    unwritten(7),
    "row 5 has a turn that the rules do not allow",
)
async def two_rows_are_swapped(bed: Bed) -> None:
    for number, into in ((5, -5), (6, 5), (-5, 6)):
        await bed.do("update log set number = $3 where table_id = $1 and number = $2", number, into)


@planted(running, unwritten(5), unwritten(6))
async def a_row_of_another_table_takes_its_place(bed: Bed) -> None:
    await bed.do("delete from log where table_id = $1 and number = 5")
    await bed.do(
        "insert into log (table_id, number, at, entries, chain)"
        " select $1, number, at, entries, chain from log where table_id = $2 and number = 5",
        bed.other,
    )


@planted(running, unwritten(7), "row 7 makes no sense (ValidationError)")
async def a_row_is_senseless(bed: Bed) -> None:
    await replace_row(bed.stack, bed.table, 7, BROKEN)


@planted(running, "its log ends with row 7, and 8 was the last")
async def the_number_that_is_due_is_off(bed: Bed) -> None:
    await bed.do("update due set number = number + 1 where table_id = $1")


@planted(running, "no worker will ever look at it")
async def it_is_never_due(bed: Bed) -> None:
    await bed.do("delete from due where table_id = $1")


@planted(running, "it is listed with another phase and free")
async def it_is_listed_as_if_it_had_not_begun(bed: Bed) -> None:
    await bed.do("update listing set phase = 'lobby', free = 1 where table_id = $1")


@planted(running, "it is not listed")
async def it_is_not_listed(bed: Bed) -> None:
    await bed.do("delete from listing where table_id = $1")


@planted(running, "somebody sits there who is not known to have been there")
async def a_player_cannot_find_it_any_more(bed: Bed) -> None:
    await bed.do("delete from people where table_id = $1 and person = 'p1'")


@planted(running, "people were there, and nothing else is left of it")
async def all_of_it_is_lost(bed: Bed) -> None:
    for name, count in (("log", 8), ("due", 1), ("listing", 1)):
        await bed.do(f"delete from {name} where table_id = $1", count=count)


@planted(running, "it is in the archive, and not over")
async def it_is_archived_too_soon(bed: Bed) -> None:
    await bed.node.store.archive(bed.table)


@planted(archived, "its archive cannot be read")
async def an_archive_is_damaged(bed: Bed) -> None:
    await break_archive(bed.stack, bed.table)


@planted(archived, OTHER_ROWS, OTHER_END)
async def a_turn_in_an_archive_is_changed(bed: Bed) -> None:
    await bed.repack(lambda entries: entries.replace("choose 1", "choose 2"))


@planted(archived, OTHER_ROWS)
async def a_word_that_nobody_reads_is_put_into_an_archive(bed: Bed) -> None:
    await bed.repack(lambda entries: entries.replace('"closed"}', '"closed","by":0}'))


@planted(archived, OTHER_ROWS, OTHER_END)
async def an_archive_is_that_of_another_table(bed: Bed) -> None:
    await bed.do(
        "update archive set (ended, rows, chain) ="
        " (select ended, rows, chain from archive where table_id = $2) where table_id = $1",
        bed.other,
    )


@planted(archived, "its archive has another end than its last row")
async def the_end_of_an_archive_is_changed(bed: Bed) -> None:
    await bed.do("update archive set ended = ended + 1 where table_id = $1")


@planted(archived, "it is in the archive and in play")
async def an_archived_table_has_a_log_again(bed: Bed) -> None:
    await bed.do("insert into log (table_id, number, at, entries) values ($1, 0, 0, '[]')")


@planted(finished, OTHER_END)
async def an_end_is_that_of_another_table(bed: Bed) -> None:
    await bed.do(
        "update ends set written = (select written from ends where table_id = $2)"
        " where table_id = $1",
        bed.other,
    )


@planted(finished, OTHER_END)
async def a_score_is_changed(bed: Bed) -> None:
    written = await bed.node.store.written(bed.table)
    assert written is not None
    end = msgspec.json.decode(zlib.decompress(written))
    end["standings"][0]["score"] += 1
    changed = zlib.compress(msgspec.json.encode(end))
    await bed.do("update ends set written = $2 where table_id = $1", changed)


@planted(archived, "its end cannot be read")
async def an_end_is_damaged(bed: Bed) -> None:
    await bed.do("update ends set written = $2 where table_id = $1", b"not deflated")


@in_loop
async def test_it_is_found_and_named(stack: Stack) -> None:
    """All of it in one database, each at a table of its own, between others that are sound."""
    async with nodes(stack) as (node,):
        kinds = [running, finished, archived, *(make for _, make, _ in PLANTED.values())]
        few = asyncio.Semaphore(AT_ONCE)

        async def made_of(make: Make) -> str:
            async with few:
                return await make(node)

        made = await asyncio.gather(*map(made_of, kinds))
        others: dict[Make, str] = dict(zip(kinds[:3], made[:3], strict=True))
        tables = dict(zip(PLANTED, made[3:], strict=True))
        for name, (plant, make, _) in PLANTED.items():
            await plant(Bed(stack, node, tables[name], others[make]))
        _, found = await examine(stack)
    words: dict[str, set[str]] = {table: set() for table in tables.values()}
    for finding in found:
        if finding.kind != "times":
            words[finding.table].add(finding.words)
    assert {name: words[table] for name, table in tables.items()} == {
        name: expected for name, (_, _, expected) in PLANTED.items()
    }


@in_loop
async def test_a_log_never_goes_backwards(stack: Stack) -> None:
    async with nodes(stack) as (node,):
        table = await running(node)
        await change(stack, "update log set at = 0, chain = null where number = 7")
        assert await examine_one(stack, table) == {"row 7 is older than the row before it"}


@in_loop
async def test_a_hash_that_is_taken_away_is_counted_and_hides_nothing(stack: Stack) -> None:
    """What it covered is covered by the next."""
    async with nodes(stack) as (node,):
        table = await running(node)
        await change(stack, "update log set chain = null where number in (4, 5)")
        tally, found = await examine(stack)
        assert (found, tally.unlinked, tally.uncovered) == ([], 2, 0)
        await change(stack, "update log set entries = entries || ' ' where number = 4")
        assert await examine_one(stack, table) == {
            "of rows 4 to 6 something is not as it was written"
        }


@in_loop
async def test_to_take_away_all_hashes_does_not_make_it_right(stack: Stack) -> None:
    async with nodes(stack) as (node,):
        await running(node)
        await change(stack, "update log set at = at + 1, chain = null where number > 3")
        tally, found = await examine(stack)
        assert (found, tally.uncovered) == ([], 4)


@in_loop
async def test_damage_stays_to_be_seen_whatever_comes_after_it(stack: Stack) -> None:
    """Neither a node that goes on nor the archive makes it right."""
    async with nodes(stack) as (node,):
        table = await running(node)
        await change(stack, "update log set entries = entries || ' ' where number = 5")
    async with nodes(stack) as (node,):
        await node.propose(table, membership.say("p0", 0, "hello"))
        assert await examine_one(stack, table) == {unwritten(5)}
        over = await play_to_the_end(await node.newest(table), [node], Random(1))
        assert over.is_over
        await node.store.archive(table)
        assert await examine_one(stack, table) == {OTHER_ROWS}


async def examine_one(stack: Stack, table: str) -> set[str]:
    _, found = await examine(stack)
    assert {finding.table for finding in found} <= {table}
    return {finding.words for finding in found}


@pytest.mark.parametrize("make", [finished, archived])
@in_loop
async def test_an_end_is_compared_without_the_rules(stack: Stack, make: Make) -> None:
    async with nodes(stack) as (node,):
        table, other = await make(node), await make(node)
        bed = Bed(stack, node, table, other)
        await an_end_is_that_of_another_table(bed)
        _, found = await examine(stack, LATER)
        assert [(one.table, one.words) for one in found] == [(table, OTHER_END)]
        await an_end_is_damaged(bed)
        tally, found = await examine(stack, LATER)
        assert [(one.table, one.words) for one in found] == [(table, "its end cannot be read")]
        assert tally.not_played == 1


ROTTEN = {
    "a bit of a letter": "update log set entries = cast(x'5bff5d' as text) where number = 5",
    "another type": "update log set entries = x'5b5d' where number = 5",
    "a time": "update log set at = 'noon' where number = 5",
    "an archive": "update archive set rows = 'text'",
    "an end": "update ends set written = 7",
    "a listing": "update listing set seats = 'many'",
    "a hash": "update log set chain = 'text' where number = 5",
}


@pytest.mark.parametrize("statement", ROTTEN.values(), ids=ROTTEN)
@in_loop
async def test_a_file_that_rots_is_looked_through_to_its_end(
    tmp_path: Path, statement: str
) -> None:
    """SQLite keeps whatever it is given, and has no checksums."""
    stack = Stack(f"sqlite:///{tmp_path / 'kvartal.db'}", "local:")
    async with nodes(stack) as (node,):
        bad = {await running(node), await archived(node)}
        await change(stack, statement)
        sound = {await running(node) for _ in range(2)}
        tally, found = await examine(stack)
        assert {finding.table for finding in found} < bad
        assert found
        assert tally.tables + tally.archived == len(bad | sound)


@in_loop
async def test_an_id_that_nobody_can_read_ends_it(tmp_path: Path) -> None:
    stack = Stack(f"sqlite:///{tmp_path / 'kvartal.db'}", "local:")
    async with nodes(stack) as (node,):
        await running(node)
        await change(stack, "update due set table_id = cast(x'ff' as text)")
        with pytest.raises(StoreDown, match="id"):
            await examine(stack)


@in_loop
async def test_it_is_told_without_telling_anything(stack: Stack) -> None:
    """Neither who it was nor what stands in a row."""
    async with nodes(stack) as (node,):
        table = await running(node)
        await replace_row(stack, table, 5, BROKEN)
        await change(stack, "delete from people where person = 'p1'")
        _, found = await examine(stack)
        assert len(found) == 3
        for secret in ("p1", "Name", "12345"):
            assert not [finding for finding in found if secret in finding.words]
