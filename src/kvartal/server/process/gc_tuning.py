"""Python's garbage collector, kept from standing in the way.

By itself it looks at everything now and then; with ten thousand tables in memory a node would stand
still for hundreds of milliseconds, again and again. What has outlived a look is put aside: it is
still freed when nobody refers to it any more, but searched for circles only once an hour.
"""

import asyncio
import gc
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from kvartal.server.background import repeat

NEW_OBJECTS = 10_000
"""More of them than a few requests make are looked through at once: that takes a millisecond."""
EVERY = 60.0
"""Seconds between looks at all that has come since."""
ALL_AFTER = 60
"""So many of these, and everything is looked at."""


@asynccontextmanager
async def collecting(_: Any = None) -> AsyncIterator[None]:
    looks = itertools.count(1)

    async def look() -> None:
        if next(looks) % ALL_AFTER == 0:
            gc.unfreeze()
        gc.collect()
        gc.freeze()

    thresholds = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, 10, 1_000_000)
    looking = asyncio.create_task(repeat(EVERY, look))
    try:
        yield
    finally:
        looking.cancel()
        gc.set_threshold(*thresholds)
        gc.unfreeze()
