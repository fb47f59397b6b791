"""A person is erased: it leaves its tables, and then their logs and archives tell of nobody.

Whatever was done is not done again, so after a crash the person asks once more, and it goes on.
"""

from contextlib import suppress

from kvartal.server.errors import Conflict, NotFound, Unavailable, Unreadable
from kvartal.server.ids import new_id
from kvartal.server.node.node import Node
from kvartal.server.store import StoreDown
from kvartal.server.tables import membership
from kvartal.server.tables.anonymity import without_person

ALL = 2**31 - 1


async def erase(node: Node, person: str) -> None:
    """All but its session, which is for the caller to end."""
    done: list[str] = []
    try:
        while tables := [table for table in await _tables_of(node, person) if table not in done]:
            for table in tables:
                await _withdraw(node, table, person)
                await _rewrite(node, table, person)
            done += tables
        # Who was at work with an older copy, to write down how a game ended, may have put back
        # what was taken out.
        for table in done:
            await _rewrite(node, table, person)
        await node.store.forget(person)
    except StoreDown:
        raise Unavailable("store_down") from None


async def _tables_of(node: Node, person: str) -> list[str]:
    return [seating.table for seating in await node.store.tables_of(person, ALL)]


async def _withdraw(node: Node, table: str, person: str) -> None:
    """What cannot be gone on with here, because it is over or makes no sense, is only rewritten."""
    with suppress(Conflict, NotFound, Unreadable):
        await node.propose(table, membership.withdraw(person))


async def _rewrite(node: Node, table: str, person: str) -> None:
    """One new id for each table: the same at all of them would still tell that it was one
    person."""
    await node.rewrite(table, without_person(person, new_id()))
