"""The file of the small store holds keys and cards: nobody but its owner may read it."""

import os
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from kvartal.server.process.main import make_node
from kvartal.server.settings import Settings
from kvartal.server.store.opening import store_for
from kvartal.server.store.sqlite_file import connect
from tests.server.running import in_loop
from tests.server.writings import write_all

FILES = {"kvartal.db", "kvartal.db-wal", "kvartal.db-shm"}
LOCK = "import sqlite3, sys; sqlite3.connect(sys.argv[1], timeout=0).execute('begin immediate')"


def modes_in(folder: Path) -> dict[str, int]:
    with os.scandir(folder) as files:
        return {file.name: stat.S_IMODE(file.stat().st_mode) for file in files}


@contextmanager
def without_umask() -> Iterator[None]:
    """What is not made for its owner alone is made for everybody."""
    before = os.umask(0)
    try:
        yield
    finally:
        os.umask(before)


@contextmanager
def watched(folder: Path) -> Iterator[set[int]]:
    """Every mode that the folder and what is in it have meanwhile."""
    seen: set[int] = set()
    enough = threading.Event()

    def watch() -> None:
        while not enough.wait(0.0001):
            try:
                seen.update([stat.S_IMODE(folder.stat().st_mode), *modes_in(folder).values()])
            except FileNotFoundError:
                continue  # not yet, or no more

    watcher = threading.Thread(target=watch)
    watcher.start()
    try:
        yield seen
    finally:
        enough.set()
        watcher.join()


@in_loop
async def test_it_is_made_for_its_owner_alone_and_was_never_open_to_others(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "kvartal"
    with without_umask(), watched(folder) as seen:
        node = make_node(Settings(database=f"sqlite:///{folder / 'kvartal.db'}"))
        await node.open()
        await write_all(node.store, "a", 3)
        assert modes_in(folder) == dict.fromkeys(FILES, 0o600)
        await node.close()
    assert seen == {0o700, 0o600}


@in_loop
async def test_an_older_one_is_closed_to_others(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    link = tmp_path / "link.db"
    link.symlink_to(tmp_path / "kvartal.db")
    url = f"sqlite:///{tmp_path / 'kvartal.db'}"
    older = store_for(url)
    await older.open()
    await write_all(older, "a", 3)
    for address in (url, f"sqlite:///{link}"):
        for name in FILES:
            (tmp_path / name).chmod(0o664)
        newer = store_for(address)
        await newer.open()
        assert {name: modes_in(tmp_path)[name] for name in FILES} == dict.fromkeys(FILES, 0o600)
        await newer.close()
    await older.close()
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755, "a folder that others made is theirs"


def test_a_second_connection_lets_no_other_process_write(tmp_path: Path) -> None:
    """A process that merely opens and closes a file loses all its locks on it."""
    path = tmp_path / "kvartal.db"
    with closing(connect(path, 1)) as writing:
        writing.execute("create table log (number integer)")
        writing.execute("begin immediate")
        with closing(connect(path, 1)):
            asked = [sys.executable, "-c", LOCK, str(path)]
            other = subprocess.run(asked, capture_output=True, text=True, check=False)
        assert "database is locked" in other.stderr
