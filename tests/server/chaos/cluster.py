"""Two nodes and two workers, as processes, with a PostgreSQL and a NATS of their own."""

import asyncio
from types import TracebackType

import msgspec

from tests.server.chaos.kept import Kept, Nursery
from tests.server.servers import NatsServer, PostgresServer, free_port

SETTINGS = {
    "KVARTAL_BOT_LEAST": "0",
    "KVARTAL_BOT_MOST": "0",
    "KVARTAL_CREDITS_EACH_SECOND": "0",
    "KVARTAL_LEASE": "2",
    "KVARTAL_SECRET": "the secret of a house that burns every day",
    "KVARTAL_DRAIN": "0",
    "KVARTAL_LOG_LEVEL": "error",
    "KVARTAL_LOG_JSON": "1",
}


class Cluster:
    """Open inside `async with`, gone without a trace after it."""

    async def __aenter__(self) -> "Cluster":
        self.postgres, self.nats = PostgresServer(), NatsServer()
        self.postgres.start()
        self.nats.start()
        self.database = self.postgres.new_database()
        self.ports = [free_port(), free_port()]
        self._nursery = Nursery(self.nats.folder, SETTINGS)
        await self._nursery.open()
        orders = [
            *(["serve", "--workers", "0", "--port", str(port)] for port in self.ports),
            *(["worker"] for _ in range(2)),
        ]
        stack = ["--database", self.database, "--bus", self.nats.url]
        self.processes = [Kept(self._nursery, [*order, *stack]) for order in orders]
        await self.all_ready()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        for process in self.processes:
            await process.end()
        await self._nursery.close()
        self.nats.remove()
        self.postgres.remove()

    async def all_ready(self) -> None:
        async with asyncio.timeout(60):
            for process in self.processes:
                process.want()
                await process.is_ready.wait()

    def errors(self) -> list[str]:
        """What nodes and workers logged as mistakes of their own. What Python itself writes when a
        process is killed is left out."""
        return [line for line in self._nursery.errors() if _is_error(line)]


def _is_error(line: str) -> bool:
    try:
        written = msgspec.json.decode(line)
    except msgspec.DecodeError:
        return line.startswith("ERROR:")  # of a library
    return isinstance(written, dict) and written.get("level") == "error"
