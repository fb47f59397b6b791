"""What an operator does to what is kept, whether the server runs or not."""

import asyncio
from collections.abc import Awaitable, Callable

from kvartal.server.errors import NotFound
from kvartal.server.node.erasing import erase
from kvartal.server.node.node import Node
from kvartal.server.process.main import make_node
from kvartal.server.settings import Settings
from kvartal.server.tables.anonymity import without_name


def blank_name(settings: Settings, table: str, seat: int) -> None:
    """Takes the name at a seat out of a table. Raises NotFound if there is none."""

    async def blank(node: Node) -> None:
        change = without_name(seat)
        rows = await node.store.read(table)
        if not rows:
            raise NotFound("no_such_table")
        if all(change(row.entries) == row.entries for row in rows):
            raise NotFound("no_such_seat")
        await node.rewrite(table, change)

    _do(settings, blank)


def erase_person(settings: Settings, person: str) -> None:
    """As if the person had asked for it."""

    async def forget(node: Node) -> None:
        await erase(node, person)

    _do(settings, forget)


def _do(settings: Settings, work: Callable[[Node], Awaitable[None]]) -> None:
    async def with_node() -> None:
        node = make_node(settings)
        await node.open()
        try:
            await work(node)
        finally:
            await node.close()

    asyncio.run(with_node())
