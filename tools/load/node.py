"""A node of its own process, as `kvartal serve` starts it."""

import sys
from contextlib import suppress
from pathlib import Path
from urllib.request import urlopen

from tests.server.servers import _Server

SECRET = "only for measuring: nobody ever plays here"


class NodeProcess(_Server):
    def __init__(self, database: str, bus: str, cached: int, *python: str) -> None:
        """`python`: what to start instead of the command line, for a profile."""
        super().__init__()
        self._given = ["--database", database, "--bus", bus, "--workers", "0"]
        self._python = python or ("-m", "kvartal.cli")
        self._environment = [
            f"KVARTAL_SECRET={SECRET}",
            f"KVARTAL_CACHED={cached}",
            "KVARTAL_CREDITS_EACH_SECOND=0",
            "KVARTAL_LOG_LEVEL=warning",
            "KVARTAL_DRAIN=0",
        ]

    def command(self) -> list[str]:
        serve = [*self._python, "serve", "--port", str(self.port), *self._given]
        return ["env", *self._environment, sys.executable, *serve]

    def answers(self) -> bool:
        if not super().answers():
            return False
        with (
            suppress(OSError),
            urlopen(f"http://127.0.0.1:{self.port}/health/ready", timeout=5) as answer,
        ):
            return bool(answer.status == 200)
        return False

    def memory(self) -> int:
        """Resident bytes."""
        assert self._process is not None
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        resident = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(resident.split()[1]) * 1024

    def seconds(self) -> float:
        """Of a core, since it was started."""
        assert self._process is not None
        stat = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(stat[11]) + int(stat[12])) / 100
