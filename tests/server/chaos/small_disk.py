"""A disk that can be full: a file system in memory, of which nobody else uses anything."""

import atexit
import contextlib
import os
import subprocess
import tempfile
from pathlib import Path

MEGABYTES = 256
PIECES = (1 << 20, 1 << 12)
"""Bytes by which it is filled: the smallest is the least that a file can take."""


class NoDisk(Exception):
    """Only who may mount can have one."""


class SmallDisk:
    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="kvartal-disk-", dir="/tmp"))
        self._ballast = self.folder / "ballast"
        options = f"size={MEGABYTES}m,mode=0777"
        mount = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(self.folder)]
        try:
            subprocess.run(mount, check=True, capture_output=True, text=True)
        except (OSError, subprocess.CalledProcessError) as error:
            self.folder.rmdir()
            raise NoDisk(str(getattr(error, "stderr", error)).strip()) from error
        atexit.register(self.remove)

    def fill(self) -> None:
        """To the last byte, also if somebody else writes meanwhile."""
        with self._ballast.open("wb") as ballast:
            size = 0
            for piece in PIECES:
                with contextlib.suppress(OSError):
                    while True:
                        os.posix_fallocate(ballast.fileno(), size, piece)
                        size += piece

    def empty(self) -> None:
        self._ballast.unlink()

    def remove(self) -> None:
        subprocess.run(["umount", "--lazy", str(self.folder)], check=True)
        self.folder.rmdir()
        atexit.unregister(self.remove)
