"""Python's garbage collector, kept from standing in the way.

By itself it looks at everything now and then: with ten thousand tables in memory a node would stand
still for more than a second. Here it looks at what is new, a little at a time, and puts aside what
is still there then. What is put aside is freed as ever when nobody refers to it any more; only
circles are not found there, so nothing that comes and goes may end as one (`test_uncollected` sees
to it).

Python looks when more has come than has gone. That is too late where every turn replaces a table:
new objects come as fast as old ones go, until there are a million of them to look through. So it is
asked to look several times a second, too.
"""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar

from kvartal.server.api.app import context_in
from kvartal.server.background import repeat

NEW_OBJECTS = 5000
"""So many more than before are looked through at once, more than a few requests make: about a
millisecond."""
OFTEN = 0.05
"""Seconds between looks, whatever has come."""
NEVER = 1_000_000_000
ALL = 3600.0
"""Seconds between looks at everything, where nobody would notice."""
FEW_OBJECTS = 200_000
"""To look through them all takes a tenth of a second. A small server has no more."""


@asynccontextmanager
async def collecting(app: Litestar) -> AsyncIterator[None]:
    async def look_at_all() -> None:
        if is_unnoticed(gc.get_freeze_count(), len(context_in(app).hub)):
            put_all_aside()

    async def look_at_new() -> None:
        gc.collect(0)

    thresholds = gc.get_threshold()
    put_all_aside()
    gc.set_threshold(NEW_OBJECTS, NEVER, NEVER)
    gc.callbacks.append(_put_aside)
    looking = [
        asyncio.create_task(repeat(OFTEN, look_at_new)),
        asyncio.create_task(repeat(ALL, look_at_all)),
    ]
    try:
        yield
    finally:
        for task in looking:
            task.cancel()
        gc.callbacks.remove(_put_aside)
        gc.set_threshold(*thresholds)
        gc.unfreeze()


def is_unnoticed(objects: int, listeners: int) -> bool:
    """Whether everything may be looked at: it is little, or nobody waits."""
    return objects <= FEW_OBJECTS or not listeners


def put_all_aside() -> None:
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def _put_aside(phase: str, _: dict[str, int]) -> None:
    if phase == "stop":
        gc.freeze()
