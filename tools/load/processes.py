"""One node against two, each with tables of its own, as behind a proxy that hashes the table."""

import asyncio
import statistics
from zlib import crc32

from tools.load import prepared
from tools.load.bench import Bench
from tools.load.node import NodeProcess
from tools.load.plan import ABOUT_A_SECOND
from tools.load.playing import CONNECTIONS, play
from tools.load.prepared import Deck

BOTH = 2


async def measure_processes(bench: Bench) -> None:
    """In turns, each with tables that it alone writes."""
    plan, scale = bench.plan, bench.plan.scales[0]
    database = bench.postgres.new_database()
    turns = ABOUT_A_SECOND * (plan.rounds + 1) * plan.seconds
    async with bench.opened(database) as store:
        one = await bench.prepare(store, scale, turns)
        many = await bench.prepare(store, scale, 2 * turns)
        parts = split(many, BOTH)
        nodes = [await bench.start_node(database, len(many.tables)) for _ in range(1 + BOTH)]
        alone, together = [], []
        for number in range(plan.rounds + 1):
            bench.say(f"one process and two, round {number + 1}")
            alone.append(await _rate([(nodes[0], one)], plan.seconds))
            together.append(await _rate(list(zip(nodes[1:], parts, strict=True)), plan.seconds))
        tables = scale.open_tables
        # The first round brought the tables into memory.
        ratio = statistics.median(b / a for a, b in zip(alone[1:], together[1:], strict=True))
        bench.note("Turns, two processes", tables, ratio, "× one", 1.3, statistics.median(together))
        for deck in (one, *parts):
            await prepared.check(store, deck.tables)
        for node in nodes:
            await asyncio.to_thread(node.remove)


def split(deck: Deck, parts: int) -> list[Deck]:
    """By a hash of the table."""
    most = max(1, len(deck.in_play) // parts)
    return [
        Deck([table for table in deck.tables if crc32(table.id.encode()) % parts == part], most)
        for part in range(parts)
    ]


async def _rate(played: list[tuple[NodeProcess, Deck]], seconds: float) -> float:
    each = await asyncio.gather(
        *[play(node.port, deck, seconds, wires=CONNECTIONS // len(played)) for node, deck in played]
    )
    return sum(one.a_second for one in each)
