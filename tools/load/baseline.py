"""What everything is compared with: PostgreSQL's own pgbench, doing one bare insert a transaction.

Machines differ, and the same machine differs from minute to minute; ratios to this hardly do.
"""

import asyncio
import re
import tempfile
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]

CLIENTS = 32
BYTES = 170
TRIES = 3
_TPS = re.compile(r"tps = ([\d.]+)")

TABLE = """
create table bare (id uuid, number int, entries text not null, primary key (id, number))
"""
INSERT = f"insert into bare values (gen_random_uuid(), :client_id, '{'x' * BYTES}');\n"


@dataclass(frozen=True, slots=True)
class Baseline:
    """Inserts a second of 32 clients of pgbench, each waiting for the disk."""

    pgbench: str
    database: str
    seconds: int

    async def prepare(self) -> None:
        connection = await asyncpg.connect(self.database)
        await connection.execute(TABLE)
        await connection.close()

    async def measure(self) -> float:
        """Anew if nothing was counted: a disk may stall for as long as a short run lasts."""
        for _ in range(TRIES):
            if (found := await self._run()) is not None:
                return found
        raise RuntimeError(f"pgbench counted nothing, {TRIES} times")

    async def _run(self) -> float | None:
        url = urlsplit(self.database)
        where = ["-h", str(url.hostname), "-p", str(url.port), "-U", str(url.username)]
        how = ["-n", "-M", "prepared", "-c", str(CLIENTS), "-j", "2", "-T", str(self.seconds)]
        with tempfile.TemporaryDirectory() as folder:
            script = Path(folder) / "insert.sql"
            script.write_text(INSERT)
            command = [self.pgbench, *where, *how, "-f", str(script), url.path[1:]]
            process = await asyncio.create_subprocess_exec(
                *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
            )
            async with asyncio.timeout(self.seconds + 30):
                output, errors = await process.communicate()
        if process.returncode != 0:
            raise RuntimeError(errors.decode())
        found = _TPS.search(output.decode())
        return None if found is None else float(found[1])
