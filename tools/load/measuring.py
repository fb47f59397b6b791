"""The measurements, one after the other."""

import asyncio
import statistics
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from tests.server.servers import NatsServer, PostgresServer
from tools.load import prepared
from tools.load.at_store import StoreLoad
from tools.load.baseline import Baseline
from tools.load.figures import Figure, median_ratio, percentile
from tools.load.node import SECRET, NodeProcess
from tools.load.plan import ABOUT_A_SECOND, Plan, Scale
from tools.load.playing import Paced, play
from tools.load.prepared import Deck
from tools.load.wires import Listener, listen, stream_request

from kvartal.server.bus.local import LocalBus
from kvartal.server.identity.sessions import COOKIE, Session, Sessions
from kvartal.server.ids import new_id
from kvartal.server.store import Store
from kvartal.server.store.opening import store_for

RATIO = "× pgbench"
SETTLING = 2.0
"""Seconds after which a process has what it needs."""


class Measuring:
    def __init__(self, plan: Plan, postgres: PostgresServer, nats: NatsServer) -> None:
        self._plan = plan
        self._postgres = postgres
        self._nats = nats
        self._began = time.monotonic()
        self._baseline = Baseline(
            postgres.binary("pgbench"), postgres.new_database(), plan.baseline
        )
        self.figures: list[Figure] = []

    async def run(self) -> list[Figure]:
        await self._baseline.prepare()
        for scale in self._plan.scales:
            await self._at_store(scale.open_tables)
            await self._through_http(scale)
        for scale in self._plan.others:
            await self._other_game(scale)
        return self.figures

    async def _at_store(self, tables: int) -> None:
        async with self._opened(self._postgres.new_database()) as store:
            load = StoreLoad(store, tables)
            await load.prepare()
            await self._compare("Rows at the store", tables, load.measure, 1.0)

    async def _through_http(self, scale: Scale) -> None:
        plan, tables = self._plan, scale.open_tables
        database = self._postgres.new_database()
        async with self._opened(database) as store:
            deck = await self._prepare(store, scale)
            node = NodeProcess(database, self._nats.url, 2 * len(deck.tables))
            await asyncio.to_thread(node.start)
            empty = node.memory()
            warmed = await play(node.port, deck, 60, tables)
            self._note("Turns at tables not yet in memory", tables, warmed.a_second, "a second")
            self._note("A table in memory", tables, (node.memory() - empty) / tables / 1024, "KB")
            await self._idle_streams(node, deck, tables)
            before = node.seconds()
            rate = await self._compare(
                "Turns through HTTP", tables, lambda s: _rate(node.port, deck, s), 0.15
            )
            busy = (node.seconds() - before) / (plan.rounds * plan.seconds)
            self._note("Turns through HTTP: share of a core", tables, busy * 100, "%")
            await self._latency("same node", node, node, deck, tables, rate / 2)
            other = NodeProcess(database, self._nats.url, 2 * len(deck.tables))
            await asyncio.to_thread(other.start)
            await self._latency("another node", node, other, deck, tables, rate / 4)
            await asyncio.to_thread(other.remove)
            self._note("Memory of the node", tables, node.memory() / 2**20, "MB")
            self._say("the log against what was acknowledged")
            await prepared.check(store, deck.tables)
            await asyncio.to_thread(node.remove)

    async def _other_game(self, scale: Scale) -> None:
        database = self._postgres.new_database()
        async with self._opened(database) as store:
            deck = await self._prepare(store, scale)
            node = NodeProcess(database, self._nats.url, 2 * len(deck.tables))
            await asyncio.to_thread(node.start)
            await play(node.port, deck, 60, scale.open_tables)
            name = f"Turns through HTTP, {scale.kind.game}"
            await self._compare(name, scale.open_tables, lambda s: _rate(node.port, deck, s))
            await prepared.check(store, deck.tables)
            await asyncio.to_thread(node.remove)

    async def _prepare(self, store: Store, scale: Scale) -> Deck:
        plan, kind = self._plan, scale.kind
        turns = ABOUT_A_SECOND * (plan.rounds * plan.seconds + plan.latency)
        count = max(scale.open_tables, int(turns / kind.left))
        self._say(f"{count:,} tables of {kind.game} are written")
        sessions = Sessions(store, LocalBus())
        await sessions.open(SECRET)

        def sign(person: str) -> str:
            session = Session(person, new_id(), "Guest", "fox", int(time.time()))
            return f"{COOKIE}={sessions.sign(session)}"

        tables = prepared.prepare(kind, count, scale.tables_a_person, sign)
        await sessions.close()
        await prepared.write(store, tables)
        return Deck(tables, scale.open_tables)

    async def _compare(
        self,
        what: str,
        tables: int,
        measure: Callable[[float], Awaitable[float]],
        aim: float | None = None,
    ) -> float:
        """In turns with the baseline. Returns the rate itself."""
        rates, bases = [], [await self._baseline.measure()]
        for number in range(self._plan.rounds):
            self._say(f"{what}, {tables:,} tables, round {number + 1}")
            rates.append(await measure(self._plan.seconds))
            bases.append(await self._baseline.measure())
        rate = statistics.median(rates)
        self._note(what, tables, median_ratio(rates, bases), RATIO, aim, rate)
        return rate

    async def _latency(
        self,
        where: str,
        node: NodeProcess,
        heard_at: NodeProcess,
        deck: Deck,
        tables: int,
        rate: float,
    ) -> None:
        """From a turn to the event in the other person's stream."""
        self._say(f"latency, {where}, {tables:,} tables, {rate:,.0f} turns a second")
        paced = Paced(deck, rate)
        taken: list[float] = []

        def hear(table: bytes, number: int) -> None:
            """A change may tell of several turns."""
            now, due = time.perf_counter(), paced.due.get(table)
            while due and due[0][0] <= number:
                taken.append((now - due.popleft()[1]) * 1000)

        listened = {table.id.encode() for table in deck.in_play}
        listeners = await listen(heard_at.port, _streams(deck), hear)
        before = node.seconds()
        await paced.play(node.port, self._plan.latency)
        busy = (node.seconds() - before) / self._plan.latency
        await asyncio.sleep(SETTLING)
        _close(listeners)
        unheard = sum(len(due) for table, due in paced.due.items() if table in listened)
        assert not unheard, f"{unheard} turns were not told"
        at = f"Turn to event, {where}"
        self._note(f"{at}, p50", tables, percentile(taken, 0.5), "ms", None, rate)
        self._note(f"{at}, p99", tables, percentile(taken, 0.99), "ms", 100, rate)
        self._note(f"{at}: share of a core", tables, busy * 100, "%")

    async def _idle_streams(self, node: NodeProcess, deck: Deck, tables: int) -> None:
        count = self._plan.streams
        self._say(f"{count:,} idle streams")
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
        self._note("An idle stream", tables, each, "KB", 40)
        _close(listeners)
        await asyncio.sleep(SETTLING)

    @asynccontextmanager
    async def _opened(self, database: str) -> AsyncIterator[Store]:
        store = store_for(database)
        await store.open()
        try:
            yield store
        finally:
            await store.close()

    def _note(
        self,
        what: str,
        tables: int,
        value: float,
        unit: str,
        aim: float | None = None,
        here: float | None = None,
    ) -> None:
        figure = Figure(what, tables, value, unit, aim, here)
        self.figures.append(figure)
        self._say(f"{what}: {value:,.2f} {unit}")

    def _say(self, text: str) -> None:
        print(f"{time.monotonic() - self._began:4.0f} s  {text}", flush=True)


async def _rate(port: int, deck: Deck, seconds: float) -> float:
    return (await play(port, deck, seconds)).a_second


def _streams(deck: Deck) -> list[bytes]:
    """One for every person at seat 1, with all tables in play of that person. Tables that come into
    play later are not heard of."""
    tables: dict[str, list[str]] = {}
    for table in deck.in_play:
        tables.setdefault(table.cookies[1], []).append(table.id)
    return [stream_request(ids, cookie) for cookie, ids in tables.items()]


def _close(listeners: list[Listener]) -> None:
    for listener in listeners:
        listener.transport.close()
