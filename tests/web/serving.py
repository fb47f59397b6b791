"""`kvartal serve` as a process of its own, with its tables in a folder of its own."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.server.servers import free_port

QUICK = {
    "BOT_LEAST": "50",
    "BOT_MOST": "120",
    "CREDITS_EACH_SECOND": "0",
    "DRAIN": "0",
    "REVIEW_SECONDS": "10",
}


ROOT = Path(__file__).parents[2]


@contextmanager
def serving(
    folder: Path, program: str = "tests.web.loaded_dice", luck: str | None = None, **settings: str
) -> Iterator[str]:
    """Its address. `luck`: whoever makes a table has this, whatever they bring."""
    command = [sys.executable, "-m", program, "serve"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])}
    if luck is not None:
        environment["LUCK"] = luck
    settings = {"DATABASE": f"sqlite:///{folder / 'kvartal.db'}", **settings}
    with opened(command, environment, folder, **settings) as url:
        yield url


@contextmanager
def opened(
    command: Sequence[str], environment: Mapping[str, str], folder: Path, **settings: str
) -> Iterator[str]:
    given = {"PORT": str(free_port()), **QUICK, **settings}
    named = {f"KVARTAL_{name}": text for name, text in given.items()}
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env={**environment, **named},
            cwd=folder,
        ) as process,
    ):
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            assert said.startswith("Kvartal is open"), (folder / "log").read_text()
            yield f"http://127.0.0.1:{given['PORT']}"
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
