"""All checks of all tables."""

import asyncio
from collections.abc import Callable, Sequence
from random import Random

import asyncpg  # type: ignore[import-untyped]

from kvartal.games.catalogue import GAMES
from kvartal.server.doctor.examination import examining
from kvartal.server.store import StoreDown
from kvartal.server.store.opening import store_for
from kvartal.server.tables.entries import Row
from kvartal.server.tables.table import Table
from tests.server.chaos.asking import Client
from tests.server.chaos.checking import folded, unlike_journal
from tests.server.chaos.cluster import Cluster
from tests.server.chaos.explaining import disordered
from tests.server.chaos.findings import OTHER, Finding
from tests.server.chaos.journal import Journal, Played, Told
from tests.server.chaos.shown import unlike_log
from tests.server.chaos.views import unlike_fold

AT_ONCE = 4
"""Tables that are looked at together: as many as a store has connections to read by, since who
waits for one gives up after two seconds."""
LOOK = 0.5
"""Seconds between looks for tables that are over."""


async def audit(
    cluster: Cluster, client: Client, journal: Journal, rng: Random, show: Callable[[int], None]
) -> tuple[list[Finding], int]:
    """What was found, and how many rows there are. `show` hears how many tables are done."""
    known: dict[str, Played] = {table.id: table for table in journal.tables}
    store = store_for(cluster.database)
    await store.open()

    async def look_at(table: str) -> tuple[list[Finding], int]:
        rows = await store.read(table)
        played = known.get(table)
        if played is None:
            return folded(table, rows)[1], len(rows)
        fresh, found = _unlike(played, rows, journal.of(table))
        if fresh is not None and fresh.phase != "over":
            text = f"{table}: {played.game} is {fresh.phase} at {fresh.number}"
            found.append(Finding(OTHER, text))
        elif fresh is not None:
            found += await unlike_fold(client, played, rows, fresh, rng)
        return found, len(rows)

    # Also those that were opened, but whose opener never heard of it.
    tables = sorted({*known, *await _all_tables(cluster.database)})
    seen = []
    for first in range(0, len(tables), AT_ONCE):
        seen += await asyncio.gather(*map(look_at, tables[first : first + AT_ONCE]))
        show(len(seen))
    await store.close()
    everything = [finding for found, _ in seen for finding in found]
    return everything + await _examined(cluster.database), sum(count for _, count in seen)


async def _examined(database: str) -> list[Finding]:
    """What `kvartal doctor` says."""
    async with examining(database, GAMES) as examination:
        found = [
            Finding(OTHER, f"{finding.table}: {finding.words}")
            async for finding in examination.findings(lambda _: None)
        ]
        if examination.tally.uncovered:
            found.append(Finding(OTHER, f"{examination.tally.uncovered} rows have no hash"))
        return found


async def first_finding(cluster: Cluster, journal: Journal) -> list[Finding]:
    """Looks at every table as soon as it is over, until something is found."""
    store = store_for(cluster.database)
    looked = 0
    while True:
        await asyncio.sleep(LOOK)
        for played in journal.over[looked:]:
            try:
                rows = await store.read(played.id)
            except StoreDown:
                break
            if found := _unlike(played, rows, journal.of(played.id))[1]:
                await store.close()
                return found
            looked += 1


def _unlike(played: Played, rows: Sequence[Row], told: Told) -> tuple[Table | None, list[Finding]]:
    """The table, if its log makes sense; what its log does not have, or has too much."""
    table = played.id
    fresh, found = folded(table, rows)
    found += unlike_journal(table, rows, told.turns, played.seats)
    if rows:
        found += disordered(table, rows, told, played.seats)
    if fresh is not None:
        found += unlike_log(table, rows, told.looks)
    return fresh, found


async def _all_tables(database: str) -> list[str]:
    connection = await asyncpg.connect(database)
    try:
        rows = await connection.fetch("select distinct table_id from log")
        return [table for (table,) in rows]
    finally:
        await connection.close()
