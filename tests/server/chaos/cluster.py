"""Two nodes and two workers, as processes, with a PostgreSQL and a NATS of their own. Each process
reaches each server by a link of its own."""

import asyncio
import contextlib
from types import TracebackType

import msgspec

from tests.server.chaos.kept import Kept, Nursery
from tests.server.chaos.link import Link
from tests.server.chaos.nursery import PLANTED
from tests.server.chaos.small_disk import NoDisk, SmallDisk
from tests.server.servers import NatsServer, PostgresServer, free_port

LEASE = 2
"""Seconds after which a worker's tables are another's."""
SETTINGS = {
    "KVARTAL_BOT_LEAST": "0",
    "KVARTAL_BOT_MOST": "0",
    "KVARTAL_CREDITS_EACH_SECOND": "0",
    "KVARTAL_LEASE": str(LEASE),
    "KVARTAL_SECRET": "the secret of a house that burns every day",
    "KVARTAL_DRAIN": "0",
    "KVARTAL_LOG_LEVEL": "error",
    "KVARTAL_LOG_JSON": "1",
}
CLOCK_OFF, FULL = "clock_off", "No space left on device"
SMALL = {"min_wal_size": "2MB", "max_wal_size": "16MB"}
"""So that PostgreSQL leaves room on a small disk, and needs it often."""


class Cluster:
    """Open inside `async with`, gone without a trace after it."""

    def __init__(self, planted: str = "") -> None:
        self._settings = {**SETTINGS, PLANTED: planted}
        self.not_possible = ""
        """Which fault cannot happen here, and why."""
        self.is_over = asyncio.Event()
        """Nothing needs to be broken any longer."""
        self.nats_is_mine, self.postgres_is_mine = asyncio.Lock(), asyncio.Lock()
        """Of whoever does something to them: one fault at a time."""

    async def __aenter__(self) -> "Cluster":
        try:
            self.disk: SmallDisk | None = SmallDisk()
        except NoDisk as error:
            self.disk, self.not_possible = None, f"disk full ({error})"
        data = None if self.disk is None else self.disk.folder / "data"
        self.postgres, self.nats = PostgresServer(SMALL, data, ["--wal-segsize=1"]), NatsServer()
        self.postgres.start()
        self.nats.start()
        self.database = self.postgres.new_database()
        ports = [free_port(), free_port()]
        self._nursery = Nursery(self.nats.folder, self._settings)
        await self._nursery.open()
        self.to_postgres: list[Link] = []
        self.to_nats: list[Link] = []
        orders = [["serve", "--workers", "0", "--port", str(port)] for port in ports]
        self.nodes = [await self._keep(order) for order in orders]
        self.workers = [await self._keep(["worker"]) for _ in range(2)]
        self.ports = ports
        await self.all_ready()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        for process in (*self.nodes, *self.workers):
            await process.end()
        await self._nursery.close()
        for link in (*self.to_postgres, *self.to_nats):
            await link.close()
        self.nats.remove()
        self.postgres.remove()
        if self.disk is not None:
            self.disk.remove()

    async def all_ready(self) -> None:
        async with asyncio.timeout(60):
            for process in (*self.nodes, *self.workers):
                process.want()
                await process.is_ready.wait()

    async def endure(self, seconds: float) -> None:
        """What lasts so long, unless all is over."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.is_over.wait(), seconds)

    def errors(self) -> list[str]:
        """What nodes and workers logged as mistakes of their own. What Python itself writes when a
        process is killed is left out, and that a clock is wrong, which is no mistake of theirs."""
        return [line for line in self._nursery.errors() if _is_error(line)]

    def signs(self) -> dict[str, int]:
        """That a fault was one: how often somebody complained of it."""
        written = "\n".join(self._nursery.errors())
        return {
            CLOCK_OFF: written.count(f'"{CLOCK_OFF}"'),
            FULL: self.postgres.output().count(FULL),
        }

    async def _keep(self, order: list[str]) -> Kept:
        links = [Link(self.postgres.port), Link(self.nats.port)]
        for link, kept in zip(links, (self.to_postgres, self.to_nats), strict=True):
            await link.open()
            kept.append(link)
        database = self.database.replace(f":{self.postgres.port}/", f":{links[0].port}/")
        bus = f"nats://127.0.0.1:{links[1].port}"
        return Kept(self._nursery, [*order, "--database", database, "--bus", bus])


def _is_error(line: str) -> bool:
    try:
        written = msgspec.json.decode(line)
    except msgspec.DecodeError:
        return line.startswith("ERROR:")  # of a library
    if not isinstance(written, dict) or written.get("level") != "error":
        return False
    return written.get("event") != CLOCK_OFF
