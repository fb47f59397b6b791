"""The whole run: play, kill, and look at what is left."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import asyncpg  # type: ignore[import-untyped]

from kvartal.server.store.opening import store_for
from tests.server.chaos.asking import Client
from tests.server.chaos.checking import folded, unlike_journal
from tests.server.chaos.cluster import Cluster
from tests.server.chaos.journal import Journal, Played
from tests.server.chaos.monkey import Monkey
from tests.server.chaos.plans import Plan, plan
from tests.server.chaos.playing import play
from tests.server.chaos.views import unlike_fold

AT_ONCE = 32
PATIENCE = 120.0
"""Seconds without the end of any game after which the rest counts as lost."""


@dataclass(slots=True)
class State:
    """How far the run is."""

    games: int
    journal: Journal
    kills: Counter[str]
    running: int
    seconds: float


@dataclass(slots=True)
class Report:
    findings: list[str]
    errors: list[str]
    """What nodes and workers wrote down."""
    games: int
    turns: int
    again: int
    rows: int
    kills: Counter[str]
    playing: float
    checking: float

    def __str__(self) -> str:
        killed = ", ".join(f"{name} {count}" for name, count in sorted(self.kills.items()))
        return (
            f"{self.games} games, {self.turns} acknowledged turns, {self.rows} rows;"
            f" {self.kills.total()} kills ({killed}), {self.again} requests sent again;"
            f" {self.playing:.0f} s of play, {self.checking:.0f} s of checks;"
            f" {len(self.findings)} findings"
        )


async def run(games: int, seed: int, show: Callable[[State], None] | None = None) -> Report:
    rng, began = Random(seed), time.monotonic()
    plans = [plan(rng) for _ in range(games)]
    journal = Journal()
    async with Cluster() as cluster:
        monkey = Monkey(cluster, Random(seed), journal, games)
        client = Client(cluster.ports, journal, Random(seed))
        tables = _Tables(client, journal, plans)
        state = State(games, journal, monkey.kills, 0, 0.0)
        raging = asyncio.create_task(monkey.rage())
        await tables.play(state, began, show)
        monkey.stop()
        await raging
        await cluster.all_ready()
        played = time.monotonic()
        findings, rows = await _check(cluster, client, journal, rng)
        client.close()
        if journal.ended < games:
            findings.insert(0, f"{games - journal.ended} games did not end")
        return Report(
            findings + tables.fallen + journal.surprises,
            cluster.errors(),
            journal.ended,
            len(journal.turns),
            journal.again,
            rows,
            monkey.kills,
            played - began,
            time.monotonic() - played,
        )


class _Tables:
    """All tables, some of them at a time."""

    def __init__(self, client: Client, journal: Journal, plans: list[Plan]) -> None:
        self.fallen: list[str] = []
        """What stopped a player who should never stop."""
        self._client = client
        self._journal = journal
        self._plans = plans

    async def play(self, state: State, began: float, show: Callable[[State], None] | None) -> None:
        left = self._plans[::-1]
        running: set[asyncio.Task[None]] = set()
        last = time.monotonic()
        while (left or running) and time.monotonic() < last + PATIENCE:
            while left and len(running) < AT_ONCE:
                running.add(asyncio.create_task(self._play(left.pop())))
            done, running = await asyncio.wait(
                running, timeout=0.5, return_when=asyncio.FIRST_COMPLETED
            )
            if done:
                last = time.monotonic()
            state.running, state.seconds = len(running), time.monotonic() - began
            if show is not None:
                show(state)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def _play(self, planned: Plan) -> None:
        try:
            await play(self._client, planned, self._journal)
        except Exception as error:  # noqa: BLE001 (a finding like any other)
            self.fallen.append(f"{planned}: {error!r}")


async def _check(
    cluster: Cluster, client: Client, journal: Journal, rng: Random
) -> tuple[list[str], int]:
    """What was found, and how many rows there are."""
    known: dict[str, Played] = {table.id: table for table in journal.tables}
    turns = journal.by_table()
    found, count = [], 0
    store = store_for(cluster.database)
    await store.open()
    # Also those that were opened, but whose opener never heard of it.
    for table in {*known, *await _all_tables(cluster.database)}:
        rows = await store.read(table)
        count += len(rows)
        fresh, wrong = folded(table, rows)
        found += wrong
        played = known.get(table)
        if played is None:
            continue
        found += unlike_journal(table, rows, turns[table], played.seats)
        if fresh is not None and fresh.phase != "over":
            found.append(f"{table}: {played.game} is {fresh.phase} at {fresh.number}")
        elif fresh is not None:
            found += await unlike_fold(client, played, rows, fresh, rng)
    await store.close()
    return found, count


async def _all_tables(database: str) -> list[str]:
    connection = await asyncpg.connect(database)
    try:
        rows = await connection.fetch("select distinct table_id from log")
        return [table for (table,) in rows]
    finally:
        await connection.close()
