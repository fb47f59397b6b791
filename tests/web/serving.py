"""`kvartal serve` as a process of its own, with its tables in a folder of its own."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.servers import free_port

QUICK = {"BOT_LEAST": "50", "BOT_MOST": "120", "CREDITS_EACH_SECOND": "0", "DRAIN": "0"}


@contextmanager
def serving(
    folder: Path,
    python: Path | str = sys.executable,
    program: str = "kvartal.cli",
    **settings: str,
) -> Iterator[str]:
    """Its address."""
    port = free_port()
    given = {"DATABASE": f"sqlite:///{folder / 'kvartal.db'}", **QUICK, **settings}
    environment = {**os.environ, **{f"KVARTAL_{name}": text for name, text in given.items()}}
    command = [str(python), "-m", program, "serve", "--port", str(port)]
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment, cwd=folder
        ) as process,
    ):
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            assert said.startswith("Kvartal is open"), (folder / "log").read_text()
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
