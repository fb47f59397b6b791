"""The minute after a node has started: all its browsers come back at once, and people play on."""

import asyncio

from tools.load import prepared
from tools.load.bench import Bench


async def measure_first_minute(bench: Bench) -> None:
    """Every table has a browser of its own, and every turn counts, from the first on."""
    plan, scale = bench.plan, bench.plan.crowd
    database = bench.postgres.new_database()
    async with bench.opened(database) as store:
        deck = await bench.prepare(store, scale, 1.1 * plan.crowd_rate * plan.first_minute)
        node = await bench.start_node(database, len(deck.tables))
        tables, rate, seconds = scale.open_tables, plan.crowd_rate, plan.first_minute
        await bench.latency("first minute", node, node, deck, tables, rate, seconds)
        bench.note("Memory, a browser at each table", tables, node.memory() / 2**20, "MB")
        await prepared.check(store, deck.tables)
        await asyncio.to_thread(node.remove)
