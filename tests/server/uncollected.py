"""`kvartal serve` without Python's garbage collector. Told by SIGUSR1, it writes down what nothing
but the collector could have freed since it was last told: how many objects of each type."""

import gc
import json
import os
import signal
import time
from collections import Counter
from pathlib import Path

from kvartal.cli import main

FOUND, PROCESS = "found.json", "process"
"""Files in the folder it is started in: what it has to tell, and who it is."""


def circles() -> Counter[str]:
    """Objects that nobody refers to but themselves, by type; they are freed."""
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    gc.set_debug(0)
    found = Counter(type(one).__qualname__ for one in gc.garbage)
    gc.garbage.clear()
    gc.collect()
    return found


def ask(folder: Path) -> Counter[str]:
    """What the server has to tell."""
    (folder / FOUND).unlink(missing_ok=True)
    os.kill(int((folder / PROCESS).read_text()), signal.SIGUSR1)
    end = time.monotonic() + 30
    while not (folder / FOUND).exists():
        assert time.monotonic() < end
        time.sleep(0.02)
    return Counter(json.loads((folder / FOUND).read_text()))


def _tell(*_: object) -> None:
    unfinished = Path(FOUND).with_suffix(".part")
    unfinished.write_text(json.dumps(circles()))
    unfinished.rename(FOUND)


if __name__ == "__main__":
    gc.disable()
    Path(PROCESS).write_text(str(os.getpid()))
    signal.signal(signal.SIGUSR1, _tell)
    main()
