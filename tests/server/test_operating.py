"""`kvartal blank` and `kvartal erase`: what an operator takes out again."""

import asyncio
from pathlib import Path

import pytest

from kvartal.server.node.node import Node
from tests.cli.program import kvartal
from tests.server.conftest import Stack
from tests.server.dump import dump
from tests.server.nodes import nodes, seat_all


def given(stack: Stack) -> list[str]:
    return ["--database", stack.store_url, "--bus", stack.bus_url]


async def names(node: Node, table: str) -> list[str]:
    return [seat.name for seat in (await node.newest(table)).seats]


@pytest.fixture
def table(stack: Stack) -> str:
    """Of `p0` and `p1`, who are called Rude and Marek."""

    async def make() -> str:
        async with nodes(stack) as (node,):
            return (await seat_all(node, "plots", 2, ["Rude", "Marek"])).id

    return asyncio.run(make())


def test_a_name_is_blanked_and_its_person_stays(stack: Stack, table: str) -> None:
    ran = kvartal("blank", table, "0", *given(stack))
    assert (ran.code, ran.out.splitlines()[0]) == (0, "Done.")
    assert ("start it anew" in ran.flat()) == (stack.bus_url == "local:")

    async def look() -> None:
        async with nodes(stack) as (node,):
            newest = await node.newest(table)
            assert [(seat.name, seat.person) for seat in newest.seats] == [
                ("—", "p0"),
                ("Marek", "p1"),
            ]

    asyncio.run(look())
    assert "Rude" not in asyncio.run(dump(stack))


def test_there_must_be_a_name(stack: Stack, table: str) -> None:
    for arguments, reason in (
        ([table, "7"], "Nobody has a name there."),
        (["0" * 20, "0"], "There is no such table."),
    ):
        ran = kvartal("blank", *arguments, *given(stack))
        assert (ran.code, ran.err.strip()) == (1, reason)


def test_a_cluster_that_runs_shows_it_at_once(cluster: Stack) -> None:
    async def main() -> None:
        async with nodes(cluster) as (node,):
            table = (await seat_all(node, "plots", 2, ["Rude", "Marek"])).id
            ran = await asyncio.to_thread(kvartal, "blank", table, "0", *given(cluster))
            assert ran.code == 0
            async with asyncio.timeout(20):
                while await names(node, table) != ["—", "Marek"]:
                    await asyncio.sleep(0.02)

    asyncio.run(main())


def test_persons_are_erased_again(stack: Stack, table: str) -> None:
    assert kvartal("erase", "p0", "nobody", *given(stack)).code == 0
    left = asyncio.run(dump(stack))
    assert "Rude" not in left
    assert '"p0"' not in left
    assert '"p1"' in left


def test_a_database_that_is_not_there(tmp_path: Path) -> None:
    nowhere = "postgresql://nobody@127.0.0.1:1/none"
    ran = kvartal("blank", "0" * 20, "0", "--database", nowhere, "--bus", "nats://127.0.0.1:1")
    assert ran.code == 1
    assert "does not answer" in ran.flat()
