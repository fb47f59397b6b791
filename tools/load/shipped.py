"""`kvartal serve` and `kvartal worker` with the limits that are shipped."""

import os
import subprocess
import sys
from pathlib import Path

from tests.server.servers import _Server

TICKS = os.sysconf("SC_CLK_TCK")


class Shipped(_Server):
    """Without a word about the database: a file, and bots in the same process."""

    def __init__(self, *given: str) -> None:
        super().__init__()
        self._given = given or ("--database", f"sqlite:///{self.folder}/kvartal.db")

    def command(self) -> list[str]:
        serve = ["-m", "kvartal.cli", "serve", "--port", str(self.port), *self._given]
        return ["env", "KVARTAL_DRAIN=0", sys.executable, *serve]

    def seconds(self) -> float:
        """Of a core, since it was started; bots think in processes of their own."""
        assert self._process is not None
        stat = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(stat[11]) + int(stat[12])) / TICKS


class Worker:
    """Plays bots and keeps clocks, beside nodes that do not."""

    def __init__(self, *given: str) -> None:
        self._command = [sys.executable, "-m", "kvartal.cli", "worker", *given]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(
            self._command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        assert self._process.stdout is not None
        self._process.stdout.readline()

    def remove(self) -> None:
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                self._process.kill()
