"""What all measurements need: servers, tables, a baseline, and a list of figures."""

import asyncio
import gc
import statistics
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from tests.server.servers import NatsServer, PostgresServer
from tools.load import prepared
from tools.load.baseline import Baseline
from tools.load.figures import Figure, median_ratio, percentile
from tools.load.node import SECRET, NodeProcess
from tools.load.plan import Plan, Scale
from tools.load.playing import Paced
from tools.load.prepared import Deck, Prepared
from tools.load.wires import Listener, listen, stream_request

from kvartal.server.bus.local import LocalBus
from kvartal.server.identity.sessions import COOKIE, Session, Sessions
from kvartal.server.ids import new_id
from kvartal.server.machine_clock import wall
from kvartal.server.store import Store
from kvartal.server.store.opening import store_for

RATIO = "× pgbench"
SETTLING = 2.0
"""Seconds after which a process has what it needs."""
LOST = 30.0
"""Seconds in which what the bus has lost is told all the same."""


class Bench:
    def __init__(self, plan: Plan, postgres: PostgresServer, nats: NatsServer) -> None:
        self.plan = plan
        self.postgres = postgres
        self._nats = nats
        self._began = time.monotonic()
        self.baseline = Baseline(postgres.binary("pgbench"), postgres.new_database(), plan.baseline)
        self.figures: list[Figure] = []

    async def start_node(self, database: str, tables: int) -> NodeProcess:
        node = NodeProcess(database, self._nats.url, 2 * tables)
        await asyncio.to_thread(node.start)
        return node

    async def prepare(self, store: Store, scale: Scale, turns: float) -> Deck:
        """Tables with so many turns between them that can be sent."""
        count = max(scale.open_tables, int(turns / scale.kind.left))
        self.say(f"{count:,} tables of {scale.kind.game} are written")
        return Deck(await self.new_tables(store, scale, count), scale.open_tables)

    async def new_tables(self, store: Store, scale: Scale, count: int) -> list[Prepared]:
        sessions = Sessions(store, LocalBus(), wall)
        await sessions.open([SECRET])

        def sign(person: str) -> str:
            session = Session(person, new_id(), "Guest", "fox", wall() // 1000)
            return f"{COOKIE}={sessions.sign(session)}"

        tables = prepared.prepare(scale.kind, count, scale.tables_a_person, sign)
        await sessions.close()
        await prepared.write(store, tables)
        return tables

    async def compare(
        self,
        what: str,
        tables: int,
        measure: Callable[[float], Awaitable[float]],
        aim: float | None = None,
    ) -> float:
        """In turns with the baseline. Returns the rate itself."""
        rates, bases = [], [await self.baseline.measure()]
        for number in range(self.plan.rounds):
            self.say(f"{what}, {tables:,} tables, round {number + 1}")
            rates.append(await measure(self.plan.seconds))
            bases.append(await self.baseline.measure())
        rate = statistics.median(rates)
        self.note(what, tables, median_ratio(rates, bases), RATIO, aim, rate)
        return rate

    async def latency(
        self,
        where: str,
        node: NodeProcess,
        heard_at: NodeProcess,
        deck: Deck,
        tables: int,
        rate: float,
        seconds: float,
    ) -> None:
        """From a turn to the event in the other person's stream."""
        self.say(f"latency, {where}, {tables:,} tables, {rate:,.0f} turns a second")
        paced = Paced(deck, rate)
        taken: list[float] = []

        def hear(table: bytes, number: int) -> None:
            """A change may tell of several turns."""
            now, due = time.perf_counter(), paced.due.get(table)
            while due and due[0][0] <= number:
                taken.append((now - due.popleft()[1]) * 1000)

        listened = {table.id.encode() for table in deck.in_play}
        listeners = await listen(heard_at.port, streams(deck), hear)
        gc.collect()
        gc.freeze()  # or Python would look through all tables of the load now and then
        before = node.seconds()
        await paced.play(node.port, seconds)
        busy = (node.seconds() - before) / seconds
        with suppress(TimeoutError):
            async with asyncio.timeout(LOST):
                while any(due for table, due in paced.due.items() if table in listened):
                    await asyncio.sleep(0.05)
        gc.unfreeze()
        close(listeners)
        unheard = sum(len(due) for table, due in paced.due.items() if table in listened)
        assert not unheard, f"{unheard} turns were not told"
        at = f"Turn to event, {where}"
        self.note(f"{at}, p50", tables, percentile(taken, 0.5), "ms", None, rate)
        self.note(f"{at}, p99", tables, percentile(taken, 0.99), "ms", 100, rate)
        self.note(f"{at}, longest", tables, max(taken), "ms", None, rate)
        self.note(f"{at}: share of a core", tables, busy * 100, "%")

    @asynccontextmanager
    async def opened(self, database: str) -> AsyncIterator[Store]:
        store = store_for(database)
        await store.open()
        try:
            yield store
        finally:
            await store.close()

    def note(
        self,
        what: str,
        tables: int,
        value: float,
        unit: str,
        aim: float | None = None,
        here: float | None = None,
    ) -> None:
        self.figures.append(Figure(what, tables, value, unit, aim, here))
        self.say(f"{what}: {value:,.2f} {unit}")

    def say(self, text: str) -> None:
        print(f"{time.monotonic() - self._began:4.0f} s  {text}", flush=True)


def streams(deck: Deck) -> list[bytes]:
    """One for every person at seat 1, with all tables in play of that person. Tables that come into
    play later are not heard of."""
    tables: dict[str, list[str]] = {}
    for table in deck.in_play:
        tables.setdefault(table.cookies[1], []).append(table.id)
    return [stream_request(ids, cookie) for cookie, ids in tables.items()]


def close(listeners: list[Listener]) -> None:
    for listener in listeners:
        listener.transport.close()
