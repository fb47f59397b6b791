"""The measurements, one after the other."""

import asyncio

from tools.load import prepared
from tools.load.at_store import StoreLoad
from tools.load.bench import SETTLING, Bench, close
from tools.load.first_minute import measure_first_minute
from tools.load.node import NodeProcess
from tools.load.plan import ABOUT_A_SECOND, Scale
from tools.load.playing import play
from tools.load.prepared import Deck
from tools.load.previews import measure_previews
from tools.load.processes import measure_processes
from tools.load.wires import listen, stream_request


class Measuring(Bench):
    async def run(self) -> None:
        await self.baseline.prepare()
        for scale in self.plan.scales:
            await self._at_store(scale.open_tables)
            await self._through_http(scale)
        for scale in self.plan.others:
            await self._other_game(scale)
        await measure_previews(self)
        await measure_processes(self)
        await measure_first_minute(self)

    async def _at_store(self, tables: int) -> None:
        async with self.opened(self.postgres.new_database()) as store:
            load = StoreLoad(store, tables)
            await load.prepare()
            await self.compare("Rows at the store", tables, load.measure, 1.0)

    async def _through_http(self, scale: Scale) -> None:
        plan, tables = self.plan, scale.open_tables
        database = self.postgres.new_database()
        async with self.opened(database) as store:
            deck = await self.prepare(store, scale, self._turns())
            node = await self.start_node(database, len(deck.tables))
            empty = node.memory()
            warmed = await play(node.port, deck, 60, tables)
            self.note("Turns at tables not yet in memory", tables, warmed.a_second, "a second")
            self.note("A table in memory", tables, (node.memory() - empty) / tables / 1024, "KB")
            await self._idle_streams(node, deck, tables)
            before = node.seconds()
            rate = await self.compare(
                "Turns through HTTP", tables, lambda s: _rate(node.port, deck, s), 0.17
            )
            busy = (node.seconds() - before) / (plan.rounds * plan.seconds)
            self.note("Turns through HTTP: share of a core", tables, busy * 100, "%")
            await self.latency("same node", node, node, deck, tables, rate / 2, plan.latency)
            other = await self.start_node(database, len(deck.tables))
            await self.latency("another node", node, other, deck, tables, rate / 4, plan.latency)
            await asyncio.to_thread(other.remove)
            self.note("Memory of the node", tables, node.memory() / 2**20, "MB")
            self.say("the log against what was acknowledged")
            await prepared.check(store, deck.tables)
            await asyncio.to_thread(node.remove)

    async def _other_game(self, scale: Scale) -> None:
        database = self.postgres.new_database()
        async with self.opened(database) as store:
            deck = await self.prepare(store, scale, self._turns())
            node = await self.start_node(database, len(deck.tables))
            await play(node.port, deck, 60, scale.open_tables)
            name = f"Turns through HTTP, {scale.kind.game}"
            await self.compare(name, scale.open_tables, lambda s: _rate(node.port, deck, s))
            await prepared.check(store, deck.tables)
            await asyncio.to_thread(node.remove)

    async def _idle_streams(self, node: NodeProcess, deck: Deck, tables: int) -> None:
        count = self.plan.streams
        self.say(f"{count:,} idle streams")
        some = deck.in_play
        requests = [
            stream_request([table.id], table.cookies[1])
            for table in (some[number % len(some)] for number in range(count))
        ]
        await asyncio.sleep(SETTLING)
        before = node.memory()
        listeners = await listen(node.port, requests, lambda *_: None)
        await asyncio.sleep(SETTLING)
        each = (node.memory() - before) / count / 1024
        self.note("An idle stream", tables, each, "KB", 40)
        close(listeners)
        await asyncio.sleep(SETTLING)

    def _turns(self) -> float:
        return ABOUT_A_SECOND * (self.plan.rounds * self.plan.seconds + self.plan.latency)


async def _rate(port: int, deck: Deck, seconds: float) -> float:
    return (await play(port, deck, seconds)).a_second
