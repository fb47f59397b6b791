"""A site that works in a thread of its own, for visitors that know nothing of event loops."""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from tests.server.api.sites import Site, open_site
from tests.server.conftest import Stack

T = TypeVar("T")


@contextmanager
def house_behind(
    stack: Stack, prepare: Callable[[Site], Coroutine[Any, Any, T]]
) -> Iterator[tuple[str, T]]:
    """Its address, and what was prepared in it."""
    ready: list[tuple[str, T]] = []
    opened, enough = threading.Event(), threading.Event()

    async def keep_open() -> None:
        async with open_site(stack) as site:
            ready.append((site.url, await prepare(site)))
            opened.set()
            await asyncio.to_thread(enough.wait)

    def work() -> None:
        try:
            asyncio.run(keep_open())
        finally:
            opened.set()

    thread = threading.Thread(target=work)
    thread.start()
    opened.wait()
    try:
        assert ready, "the site does not open"
        yield ready[0]
    finally:
        enough.set()
        thread.join()
