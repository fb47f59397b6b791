"""Builds the browser client, if what is built is older than what it is made of."""

import fcntl
import subprocess
from collections.abc import Iterator
from pathlib import Path

from kvartal.server.api.client import BUILT

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
MADE_OF = (
    "web/src",
    "web/public",
    "locales",
    "web/index.html",
    "web/titles.ts",
    "web/unloaded.ts",
    "web/vite.config.ts",
)


def built_client() -> Path:
    """Done by the process that comes first; the others wait and use its work."""
    with (WEB / "node_modules" / ".building").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        page = BUILT / "index.html"
        if not page.exists() or page.stat().st_mtime < max(_ages()):
            build = ["npm", "run", "--silent", "build", "--", "--logLevel", "error"]
            subprocess.run(build, cwd=WEB, check=True)
    return BUILT


def _ages() -> Iterator[float]:
    for name in MADE_OF:
        path = ROOT / name
        for file in path.rglob("*") if path.is_dir() else [path]:
            if file.is_file():
                yield file.stat().st_mtime
