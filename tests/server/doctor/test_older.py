"""A database from before there were hashes is brought up to date while it is used."""

import asyncio

import pytest
from alembic import command

from kvartal.server.doctor.examination import NotExaminable
from kvartal.server.store import schema
from kvartal.server.tables import membership
from kvartal.server.tables.entries import Row
from tests.server.conftest import Stack
from tests.server.damage import GREETING, change
from tests.server.doctor.examining import examined
from tests.server.nodes import nodes
from tests.server.test_chain import TABLE, a_game

BEFORE = "0004"


async def write_as_before(stack: Stack, row: Row) -> None:
    """What a node did that knew of no hash."""
    if row.number:
        moved = "update due set number = $2 where table_id = $1 and number = $2 - 1"
        assert await change(stack, moved, row.table, row.number) == 1
    else:
        await change(stack, "insert into due (table_id, number, at) values ($1, 0, 0)", row.table)
    statement = "insert into log (table_id, number, at, entries) values ($1, $2, $3, $4)"
    await change(stack, statement, row.table, row.number, row.at, row.entries)


@pytest.fixture
def before(stack: Stack, monkeypatch: pytest.MonkeyPatch) -> Stack:
    """With a game in play."""
    upgrade = command.upgrade
    with monkeypatch.context() as patched:
        patched.setattr(command, "upgrade", lambda config, _: upgrade(config, BEFORE))
        schema.upgrade(stack.store_url)

    async def fill() -> None:
        for row in a_game()[1]:
            await write_as_before(stack, row)
        for person in ("p0", "p1"):
            place = "insert into people (person, table_id, looked, since) values ($1, $2, -1, 0)"
            await change(stack, place, person, TABLE)
        listing = "insert into listing (table_id, game, phase, visibility, seats, free, changed)"
        await change(stack, f"{listing} values ($1, 'plots', 'running', 'link', 2, 0, 0)", TABLE)

    asyncio.run(fill())
    return stack


def test_it_is_not_looked_through_before_it_is_up_to_date(before: Stack) -> None:
    with pytest.raises(NotExaminable, match=BEFORE):
        examined(before)


def test_the_game_goes_on_and_old_nodes_may_go_on_with_it(before: Stack) -> None:
    async def upgrade() -> None:
        async with nodes(before):
            pass

    async def go_on() -> None:
        async with nodes(before) as (node,):
            await node.propose(TABLE, membership.say("p0", 0, "hello"))
            at = (await node.newest(TABLE)).at
            await write_as_before(before, Row(TABLE, 6, at, GREETING))

    asyncio.run(upgrade())
    tally, found = examined(before)
    assert (found, tally.uncovered, tally.unlinked) == ([], 5, 0)
    asyncio.run(go_on())
    tally, found = examined(before)
    assert (found, tally.uncovered, tally.unlinked) == ([], 1, 5)
