"""Does a node grow? The same load for hours, and its memory drawn.

    python -m tools.load.steady --hours 6

Games are played from their first turn to their last, at a fixed rate; those that are finished are
replaced by new ones, and browsers come and go. Everything runs on this machine alone and ends by
itself. What was measured is written down as it comes: a run that is broken off is not lost.
"""

import argparse
import asyncio
import json
import statistics
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass, replace
from itertools import pairwise
from pathlib import Path

import uvloop
from tests.server.servers import NatsServer, PostgresServer
from tools.load import prepared, svg
from tools.load.bench import Bench
from tools.load.node import NodeProcess
from tools.load.plan import USUAL, Plan, Scale
from tools.load.playing import Paced
from tools.load.prepared import Deck
from tools.load.wires import Listener, listen, stream_request

from kvartal.server.store import Store

WHOLE = replace(USUAL, played=0, left=1000)
BATCH = 50
"""New tables that are written together."""
SAMPLE = 15.0
"""Seconds between two looks at the memory."""
VISIT = 120.0
"""Seconds that a browser stays."""
MOST_GROWTH = 5.0
"""Percent: from the second quarter of the run to the last."""
WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 720, 320, 70, 50, 40


@dataclass(frozen=True, slots=True)
class Sample:
    seconds: float
    megabytes: float
    turns: int


@dataclass(frozen=True, slots=True)
class Load:
    hours: float
    tables: int
    rate: float
    into: Path


def growth(samples: Sequence[Sample]) -> float:
    """Percent, from the second quarter to the last: in the first, memory fills."""
    quarter = len(samples) // 4
    if not quarter:
        return 0.0
    before = statistics.median(sample.megabytes for sample in samples[quarter : 2 * quarter])
    after = statistics.median(sample.megabytes for sample in samples[-quarter:])
    return (after - before) / before * 100


def draw(samples: Sequence[Sample]) -> str:
    """Memory over time."""
    longest = max(sample.seconds for sample in samples) or 1
    most = max(sample.megabytes for sample in samples) * 1.1
    across, down = WIDTH - LEFT - 20, HEIGHT - TOP - BOTTOM
    points = [
        (LEFT + across * s.seconds / longest, TOP + down * (1 - s.megabytes / most))
        for s in samples
    ]
    parts = [
        svg.text(20, 28, f"Memory of a node under the same load: {growth(samples):+.1f} %", 15),
        svg.rect(LEFT, TOP, across, down, svg.CARD, 4),
    ]
    for share in (0, 0.5, 1):
        y = TOP + down * (1 - share)
        parts += [
            svg.line(LEFT, y, LEFT + across, y, svg.LINES, 1),
            svg.text(LEFT - 8, y + 4, f"{most * share:,.0f} MB", 12, svg.QUIET, "end"),
            svg.text(
                LEFT + across * share,
                HEIGHT - 16,
                f"{longest * share / 60:,.0f} min",
                12,
                svg.QUIET,
                "middle" if 0 < share < 1 else "end" if share else "start",
            ),
        ]
    parts += [svg.line(*one, *other, svg.ROOF) for one, other in pairwise(points)]
    return svg.picture(WIDTH, HEIGHT, "Memory of a node over time", parts)


class Steady:
    def __init__(self, load: Load, bench: Bench) -> None:
        self._load = load
        self._bench = bench
        self._finished = 0
        """Turns of tables that are."""
        self.samples: list[Sample] = []

    async def run(self) -> None:
        load, database = self._load, self._bench.postgres.new_database()
        async with self._bench.opened(database) as store:
            scale = Scale(load.tables, 1, WHOLE)
            deck = await self._bench.prepare(store, scale, 0)
            node = await self._bench.start_node(database, load.tables)
            deck.add(await self._bench.new_tables(store, scale, BATCH))
            beside = [
                asyncio.create_task(self._sample(node, deck)),
                asyncio.create_task(self._visit(node, deck)),
                asyncio.create_task(self._refill(store, scale, deck)),
            ]
            await Paced(deck, load.rate, is_timed=False).play(node.port, load.hours * 3600)
            for task in beside:
                assert not task.done(), task.exception()
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
            await prepared.check(store, deck.tables)
            await asyncio.to_thread(node.remove)

    async def _refill(self, store: Store, scale: Scale, deck: Deck) -> None:
        """What is finished is compared with its log, and forgotten."""
        while True:
            finished = deck.forget_finished()
            self._finished += sum(table.done for table in finished)
            await prepared.check(store, finished)
            if deck.waiting < BATCH:
                deck.add(await self._bench.new_tables(store, scale, BATCH))
            else:
                await asyncio.sleep(1)

    async def _sample(self, node: NodeProcess, deck: Deck) -> None:
        began = time.monotonic()
        while True:
            turns = self._finished + sum(table.done for table in deck.tables)
            sample = Sample(time.monotonic() - began, node.memory() / 2**20, turns)
            self.samples.append(sample)
            self._bench.say(f"{sample.megabytes:,.1f} MB after {sample.turns:,} turns")
            write(self.samples, self._load.into)
            await asyncio.sleep(SAMPLE)

    async def _visit(self, node: NodeProcess, deck: Deck) -> None:
        """A browser at every second table in play; each stays for a while."""
        listeners: list[Listener] = []
        try:
            while True:
                some = deck.in_play[::2]
                requests = [stream_request([table.id], table.cookies[1]) for table in some]
                listeners = await listen(node.port, requests, lambda *_: None)
                await asyncio.sleep(VISIT)
                for listener in listeners:
                    listener.transport.close()
        finally:
            for listener in listeners:
                listener.transport.close()


def write(samples: Sequence[Sample], into: Path) -> None:
    into.mkdir(parents=True, exist_ok=True)
    (into / "memory.json").write_text(json.dumps([asdict(sample) for sample in samples]) + "\n")
    (into / "memory.svg").write_text(draw(samples), encoding="utf-8")


def measure(load: Load) -> list[Sample]:
    with ExitStack() as stack:
        postgres, nats = PostgresServer(), NatsServer()
        for server in (postgres, nats):
            stack.callback(server.remove)
            server.start()
        steady = Steady(load, Bench(Plan(), postgres, nats))
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(steady.run())
    return steady.samples


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--hours", type=float, default=6)
    parser.add_argument("--tables", type=int, default=1000, help="in play at once")
    parser.add_argument("--rate", type=float, default=200, help="turns a second")
    parser.add_argument("--into", type=Path, default=Path("build/steady"), metavar="FOLDER")
    given = parser.parse_args()
    samples = measure(Load(given.hours, given.tables, given.rate, given.into))
    grown = growth(samples)
    print(f"{samples[-1].turns:,} turns, {grown:+.1f} % of memory; written to {given.into}")
    if grown > MOST_GROWTH:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
