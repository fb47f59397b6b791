"""The file of an SQLite store. It holds the keys that sign sessions and links, and the cards of
running games: nobody but its owner may read it."""

import os
import sqlite3
import stat
from contextlib import suppress
from pathlib import Path
from threading import Lock

_BESIDE = ("", "-wal", "-shm", "-journal")
_making = Lock()


def connect(path: Path, timeout: float) -> sqlite3.Connection:
    """Without Python's own idea of transactions, which commits before each change of the schema."""
    # To close a file ends all locks that this process has on it, SQLite's too: while it is being
    # made nobody may be connected, and after that we never open it ourselves.
    with _making:
        _keep_private(path.resolve())
    return sqlite3.connect(path, timeout=timeout, isolation_level=None)


def _keep_private(path: Path) -> None:
    """SQLite would make the file readable for all; what it makes beside it is like the file."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        for ending in _BESIDE:
            _close_to_others(path.with_name(path.name + ending))
    except OSError:
        pass  # SQLite will find out as well, and say it


def _close_to_others(path: Path) -> None:
    # There need not be such a file, or it is somebody else's, or on a disk that knows no owners.
    with suppress(FileNotFoundError, PermissionError):
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & ~stat.S_IRWXU:
            path.chmod(mode & stat.S_IRWXU)
