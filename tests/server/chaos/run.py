"""The whole run: play, break, and look at what is left."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.server.chaos.asking import Client
from tests.server.chaos.auditing import audit, first_finding
from tests.server.chaos.cluster import Cluster
from tests.server.chaos.findings import DISORDERED, DOUBLED, LOST, OTHER, Finding
from tests.server.chaos.journal import Journal
from tests.server.chaos.monkey import Monkey
from tests.server.chaos.plans import Plan, plan
from tests.server.chaos.playing import play

AT_ONCE = 32
PATIENCE = 120.0
"""Seconds without the end of any game after which the rest counts as lost."""


@dataclass(slots=True)
class State:
    """How far the run is."""

    games: int
    journal: Journal
    faults: Counter[str]
    running: int = 0
    checked: int = 0
    seconds: float = 0.0


@dataclass(slots=True)
class Report:
    findings: list[Finding]
    errors: list[str]
    """What nodes and workers wrote down."""
    journal: Journal
    faults: Counter[str]
    signs: dict[str, int]
    """What was complained of, and how often."""
    not_possible: str
    """Which faults cannot happen here, and why."""
    rows: int
    playing: float
    checking: float

    def __str__(self) -> str:
        journal = self.journal
        looks = sum(len(told.looks) for told in journal.told.values())
        faults = [f"  {count:5} {name}" for name, count in sorted(self.faults.items())]
        faults += [f"  felt as {sign!r} {count} times" for sign, count in self.signs.items()]
        if self.not_possible:
            faults.append(f"  not possible here: {self.not_possible}")
        kinds = Counter(finding.kind for finding in self.findings)
        found = [f"{kinds[kind]} {kind}" for kind in (LOST, DOUBLED, DISORDERED, OTHER)]
        played = f"{journal.ended} games, {journal.acknowledged} acknowledged turns"
        return "\n".join(
            [
                f"{played}, {looks} looks, {self.rows} rows",
                f"{self.faults.total()} faults:",
                *faults,
                f"{journal.again} requests sent again",
                f"{self.playing:.0f} s of play, {self.checking:.0f} s of checks",
                ", ".join(found),
            ]
        )


async def run(
    games: int, seed: int, show: Callable[[State], None] = lambda _: None, planted: str = ""
) -> Report:
    """With something planted in the server, only until it is found."""
    rng, began = Random(seed), time.monotonic()
    plans = [plan(rng) for _ in range(games)]
    journal = Journal()
    async with Cluster(planted) as cluster:
        monkey = Monkey(cluster, Random(seed), journal)
        client = Client(cluster.ports, journal, Random(seed))
        tables = _Tables(client, journal, plans)
        state = State(games, journal, monkey.struck)
        raging = asyncio.create_task(monkey.rage())
        early = asyncio.create_task(first_finding(cluster, journal) if planted else _never())
        await tables.play(state, began, (early, raging), show)
        cluster.is_over.set()
        await raging
        played = time.monotonic()
        if early.done():
            findings, rows = early.result(), 0
        else:
            early.cancel()
            await cluster.all_ready()

            def show_checked(tables: int) -> None:
                state.checked, state.seconds = tables, time.monotonic() - began
                show(state)

            findings, rows = await audit(cluster, client, journal, rng, show_checked)
            if journal.ended < games:
                text = f"{games - journal.ended} games did not end"
                findings.insert(0, Finding(OTHER, text))
        client.close()
        strange = [Finding(OTHER, text) for text in tables.fallen + journal.surprises]
        return Report(
            findings + strange,
            cluster.errors(),
            journal,
            monkey.struck,
            cluster.signs(),
            cluster.not_possible,
            rows,
            played - began,
            time.monotonic() - played,
        )


async def _never() -> list[Finding]:
    await asyncio.Event().wait()
    return []


class _Tables:
    """All tables, some of them at a time."""

    def __init__(self, client: Client, journal: Journal, plans: list[Plan]) -> None:
        self.fallen: list[str] = []
        """What stopped a player who should never stop."""
        self._client = client
        self._journal = journal
        self._plans = plans

    async def play(
        self,
        state: State,
        began: float,
        until: Iterable[asyncio.Task[Any]],
        show: Callable[[State], None],
    ) -> None:
        """To the end of all of them, or of one of these tasks."""
        left = self._plans[::-1]
        running: set[asyncio.Task[None]] = set()
        last = time.monotonic()
        while (left or running) and time.monotonic() < last + PATIENCE:
            if any(task.done() for task in until):
                break
            while left and len(running) < AT_ONCE:
                running.add(asyncio.create_task(self._play(left.pop())))
            done, running = await asyncio.wait(
                running, timeout=0.5, return_when=asyncio.FIRST_COMPLETED
            )
            if done:
                last = time.monotonic()
            state.running, state.seconds = len(running), time.monotonic() - began
            show(state)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def _play(self, planned: Plan) -> None:
        try:
            await play(self._client, planned, self._journal)
        except Exception as error:  # noqa: BLE001 (a finding like any other)
            self.fallen.append(f"{planned}: {error!r}")
