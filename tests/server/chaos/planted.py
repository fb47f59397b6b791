"""Faults put into the server on purpose, to see that the chaos finds them. They are for the
processes of the nursery alone."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from kvartal.server.node.node import Node
from kvartal.server.store import postgres_sql as sql
from kvartal.server.store.postgres_connections import Connections
from kvartal.server.tables import turns
from kvartal.server.tables.seat import Seat
from kvartal.server.tables.table import Table

Break = Callable[[pytest.MonkeyPatch], None]


def plant(name: str) -> None:
    PLANTED[name](pytest.MonkeyPatch())


def _acknowledge_early(patch: pytest.MonkeyPatch) -> None:
    """A turn is acknowledged before the disk has it: a crash of PostgreSQL loses it."""
    opened = Connections.__init__

    def without_waiting(self: Connections, url: str, count: int, settings: dict[str, str]) -> None:
        opened(self, url, count, {**settings, "synchronous_commit": "off"})

    patch.setattr(Connections, "__init__", without_waiting)


def _ignore_numbers(patch: pytest.MonkeyPatch) -> None:
    """Whoever comes second writes over the row of whoever was first."""
    moved = "and due.number = given.number - 1"
    logged = "insert into log (table_id, number, at, entries, chain) select * from won"
    over = (
        " on conflict (table_id, number) do update set"
        " at = excluded.at, entries = excluded.entries, chain = excluded.chain"
    )
    assert moved in sql.WRITE
    assert logged in sql.WRITE
    broken = sql.WRITE.replace(moved, "").replace(logged, logged + over)
    patch.setattr(sql, "WRITE", broken)


def _show_what_was(patch: pytest.MonkeyPatch) -> None:
    """Now and then a node shows a table as it showed it the time before, whatever it has written
    since."""
    newest = Node.newest
    shown: dict[str, Table] = {}

    async def before(self: Node, table: str) -> Table:
        found = await newest(self, table)
        last, shown[table] = shown.get(table, found), found
        return last if random.random() < 0.02 else found

    patch.setattr(Node, "newest", before)


def _take_twice(patch: pytest.MonkeyPatch) -> None:
    """A turn that is sent again is taken again, if the rules allow it."""
    taken = turns._already_taken

    def never_taken(player: Seat, step: int, actions: list[str]) -> int:
        taken(player, step, actions)
        return 0

    patch.setattr(turns, "_already_taken", never_taken)


PLANTED: dict[str, Callable[[Any], None]] = {
    "acknowledges before the disk has it": _acknowledge_early,
    "writes over what another node wrote": _ignore_numbers,
    "shows a table as it was before": _show_what_was,
    "takes a turn again that is sent again": _take_twice,
}
