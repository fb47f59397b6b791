"""Python's garbage collector, kept from standing in the way.

By itself it looks at everything now and then: with ten thousand tables in memory a node would stand
still for more than a second. Here it looks at what is new, a little at a time, and puts aside what
is still there then. What is put aside is freed as ever when nobody refers to it any more; only
circles are not found there, so nothing that comes and goes may end as one (`test_uncollected` sees
to it). How often that happens depends on how much has come, not on the time: a node whose memory
does not grow puts nothing aside.
"""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar

from kvartal.server.api.app import context_in
from kvartal.server.background import repeat

NEW_OBJECTS = 5000
"""So many are looked through at once, more than a few requests make: about a millisecond."""
LOOKS = 5
"""After so many of these comes a second one, at all that was new: a few milliseconds."""
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

    thresholds = gc.get_threshold()
    put_all_aside()
    gc.set_threshold(NEW_OBJECTS, LOOKS, NEVER)
    gc.callbacks.append(_put_aside)
    looking = asyncio.create_task(repeat(ALL, look_at_all))
    try:
        yield
    finally:
        looking.cancel()
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


def _put_aside(phase: str, info: dict[str, int]) -> None:
    if phase == "stop" and info["generation"] > 0:
        gc.freeze()
