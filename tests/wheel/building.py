"""Builds wheels and the environments they are tried in. Run as a program it builds them ahead of
the tests, while another core has other work, and says where their packages are."""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

Kind = Literal["pure", "compiled"]

ROOT = Path(__file__).parents[2]
EVERY_MODE = ROOT / "tools" / "every_mode.py"
WORKSHOP = ROOT / "build" / "wheels"
SWITCHES: dict[Kind, dict[str, str]] = {
    "pure": {},
    # No debugger ever looks at these, and gcc is quicker without.
    "compiled": {"HATCH_BUILD_HOOK_ENABLE_MYPYC": "1", "CFLAGS": "-g0"},
}


def run(*command: str | Path, environment: dict[str, str] | None = None) -> bytes:
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

    @property
    def packages(self) -> Path:
        (found,) = self.python.parents[1].glob("lib/python*/site-packages")
        return found


def build_and_install(kind: Kind) -> Installed:
    """Once for each state of the source: whoever comes first builds, others wait and use it."""
    WORKSHOP.mkdir(parents=True, exist_ok=True)
    with (WORKSHOP / f"{kind}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        folder = WORKSHOP / f"{kind}-{_state_of_source()}"
        done, place = folder / "done", folder / "environment"
        if not done.exists():
            for older in WORKSHOP.glob(f"{kind}-*"):
                shutil.rmtree(older)
            # Without `--wheel` it is built from an unpacked sdist, so nothing is compiled in here.
            build = (sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT)
            run(*build, environment=SWITCHES[kind])
            venv.create(place, with_pip=False, symlinks=True)
            pip = (sys.executable, "-m", "pip", "--isolated", "--python", place)
            run(*pip, "install", "--no-index", "--no-deps", *folder.glob("*.whl"))
            done.touch()
    (wheel,) = folder.glob("*.whl")
    return Installed(wheel, place / "bin" / "python")


def _state_of_source() -> str:
    """Of all that goes into a wheel, but for the client: no test of a wheel looks at it."""
    digest = hashlib.sha256(sys.version.encode())
    for path in sorted(_sources()):
        digest.update(f"{path.relative_to(ROOT)}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _sources() -> Iterator[Path]:
    yield from (ROOT / name for name in ("pyproject.toml", "README.md", "requirements/dev.txt"))
    for folder in ("src/kvartal", "docs/rules", "locales"):
        for path in (ROOT / folder).rglob("*"):
            made = {"__pycache__", "client"} & {*path.relative_to(ROOT).parts}
            if path.is_file() and not made:
                yield path


if __name__ == "__main__":
    for kind in SWITCHES:
        if kind in sys.argv[1:] or not sys.argv[1:]:
            sys.stdout.write(f"{build_and_install(kind).packages}\n")
