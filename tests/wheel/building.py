"""Builds wheels and the environments they are tried in."""

import fcntl
import os
import subprocess
import sys
import venv
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
EVERY_MODE = ROOT / "tools" / "every_mode.py"


def run(*command: str | Path, environment: Mapping[str, str] | None = None) -> bytes:
    """What a command prints; it must succeed."""
    variables = {**os.environ, **(environment or {})}
    done = subprocess.run(command, env=variables, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode() or done.stdout.decode()
    return done.stdout


@dataclass(slots=True)
class Installed:
    """A wheel, and the Python of an environment that holds it and nothing else."""

    wheel: Path
    python: Path


def build_and_install(folder: Path, environment: Mapping[str, str]) -> Installed:
    """Done by the worker that comes first; the others wait and use its work."""
    folder.mkdir(exist_ok=True)
    done, place = folder / "done", folder / "environment"
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not done.exists():
            # Without `--wheel` it is built from an unpacked sdist, so nothing is compiled in here.
            build = (sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT)
            run(*build, environment=environment)
            venv.create(place, with_pip=False, symlinks=True)
            pip = (sys.executable, "-m", "pip", "--isolated", "--python", place)
            run(*pip, "install", "--no-index", "--no-deps", *folder.glob("*.whl"))
            done.touch()
    (wheel,) = folder.glob("*.whl")
    return Installed(wheel, place / "bin" / "python")
