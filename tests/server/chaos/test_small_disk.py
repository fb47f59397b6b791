"""A disk that is full takes nothing more, and is a disk again when it is emptied."""

import errno
from collections.abc import Iterator

import pytest

from tests.server.chaos.small_disk import NoDisk, SmallDisk


@pytest.fixture
def disk() -> Iterator[SmallDisk]:
    try:
        disk = SmallDisk()
    except NoDisk as reason:
        pytest.skip(f"not possible here: {reason}")
    yield disk
    disk.remove()
    assert not disk.folder.exists()


def test_a_full_disk_takes_nothing_until_it_is_emptied(disk: SmallDisk) -> None:
    written = disk.folder / "written"
    written.write_bytes(b"before")
    for _ in range(2):
        disk.fill()
        with pytest.raises(OSError) as refused:  # noqa: PT011 (the number says which)
            (disk.folder / "more").write_bytes(b"more")
        assert refused.value.errno == errno.ENOSPC
        assert written.read_bytes() == b"before"
        disk.empty()
        (disk.folder / "more").write_bytes(b"more")
        (disk.folder / "more").unlink()
