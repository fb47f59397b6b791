"""`kvartal doctor`, as an operator runs it."""

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kvartal.server.node.node import Node
from kvartal.server.store import schema
from tests.cli.program import Ran, kvartal
from tests.server.conftest import Stack
from tests.server.damage import change
from tests.server.doctor.evenings import archived, running
from tests.server.nodes import nodes


def made(stack: Stack, *tables: Callable[[Node], Awaitable[str]]) -> list[str]:
    async def make() -> list[str]:
        async with nodes(stack) as (node,):
            return [await table(node) for table in tables]

    return asyncio.run(make())


def doctor(stack: Stack, *more: str) -> Ran:
    return kvartal("doctor", "--database", stack.store_url, *more)


def counted(ran: Ran) -> dict[str, str]:
    """The lines that begin with a number."""
    pairs = [line.strip().split(maxsplit=1) for line in ran.out.splitlines()]
    return {words[1]: words[0] for words in pairs if words[0].isdecimal()}


def test_a_sound_database(stack: Stack) -> None:
    made(stack, running, running, archived)
    ran = doctor(stack)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines()[-1] == "Nothing is wrong."
    counts = counted(ran)
    assert int(counts.pop("rows of their logs")) > 16
    assert counts == {
        "tables in play": "2",
        "tables in the archive": "1",
        "ends that were written down": "1",
        "places that somebody had": "6",
    }


def test_what_is_wrong_is_named_by_its_table(stack: Stack) -> None:
    table, _ = made(stack, running, archived)
    asyncio.run(change(stack, "update log set at = at + 1 where number = 7"))
    ran = doctor(stack)
    assert ran.code == 1
    assert ran.out.splitlines()[0] == f"{table}: row 7 is not as it was written"
    assert ran.out.splitlines()[-1] == "Something is wrong. Tables concerned: 1."
    told = json.loads(doctor(stack, "--json").out)
    assert (told["ok"], told["version"], told["tables"], told["archived"]) == (
        False,
        schema.NEWEST,
        1,
        1,
    )
    assert told["findings"] == [
        {"table": table, "kind": "chain", "words": "row 7 is not as it was written"}
    ]


def test_what_cannot_be_checked_is_not_called_right(stack: Stack) -> None:
    made(stack, running)
    asyncio.run(change(stack, "update log set chain = null where number > 4"))
    ran = doctor(stack)
    assert ran.code == 0
    assert (
        counted(ran)["rows that no hash covers: nobody can tell whether they were changed"] == "3"
    )
    assert ran.out.splitlines()[-1] == "Nothing wrong was found in what could be checked."
    assert json.loads(doctor(stack, "--json").out)["uncovered"] == 3


def test_a_newer_database_is_looked_through(stack: Stack) -> None:
    """A migration only adds what versions before it can overlook."""
    made(stack, running)
    newer = f"{int(schema.NEWEST) + 1:04}"
    asyncio.run(change(stack, f"update alembic_version set version_num = '{newer}'"))
    ran = doctor(stack)
    assert ran.code == 0
    assert "newer than this program" in ran.flat()


def test_a_file_is_left_as_it_is(tmp_path: Path) -> None:
    stack = Stack(f"sqlite:///{tmp_path / 'kvartal.db'}", "local:")
    made(stack, running, archived)
    before = hashlib.sha256((tmp_path / "kvartal.db").read_bytes()).digest()
    assert doctor(stack).code == 0
    assert hashlib.sha256((tmp_path / "kvartal.db").read_bytes()).digest() == before


@pytest.mark.parametrize("content", [None, b"", b"not a database" * 1000])
def test_what_is_no_database_of_ours(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "kvartal.db"
    if content is not None:
        path.write_bytes(content)
    ran = kvartal("doctor", "--database", f"sqlite:///{path}")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("The database cannot be ")
    assert path.exists() == (content is not None)


def test_a_database_that_is_not_there() -> None:
    ran = kvartal("doctor", "--database", "postgresql://nobody@127.0.0.1:1/none")
    assert (ran.code, ran.out) == (1, "")
    assert "The database cannot be read" in ran.flat()


def test_an_address_that_is_none() -> None:
    ran = kvartal("doctor", "--database", "/var/lib/kvartal.db")
    assert (ran.code, ran.out) == (1, "")
    assert "neither sqlite:///path nor postgresql://" in ran.flat()


def test_an_empty_postgresql(cluster: Stack) -> None:
    ran = doctor(cluster)
    assert ran.code == 1
    assert "no tables of Kvartal" in ran.flat()
