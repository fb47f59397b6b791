"""Work beside the requests. Nobody waits for it, so what goes wrong there is logged as an incident;
and it is never the end of what has to go on."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, NoReturn, TypeVar

from kvartal.server.store import StoreDown
from kvartal.server.telemetry import incident, log

T = TypeVar("T")


async def repeat(seconds: float, work: Callable[[], Awaitable[None]]) -> NoReturn:
    """Again and again, so many seconds apart. A store that is away is there the next time."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except StoreDown:
            pass
        except Exception as error:  # noqa: BLE001 (it goes on)
            incident(error)


async def in_slices(items: Sequence[T], at_once: int) -> AsyncIterator[T]:
    """All of them, but after so many of them whoever waits for the event loop comes first."""
    for first in range(0, len(items), at_once):
        for item in items[first : first + at_once]:
            yield item
        await asyncio.sleep(0)


class Tasks:
    """Those that are under way."""

    def __init__(self) -> None:
        self._running: set[asyncio.Future[Any]] = set()

    def start(self, work: Awaitable[Any]) -> None:
        task = asyncio.ensure_future(work)
        self._running.add(task)
        task.add_done_callback(self._end)

    async def finish(self, within: float | None = None) -> None:
        """Returns when nothing is under way; what takes longer is cancelled."""
        try:
            async with asyncio.timeout(within):
                while self._running:
                    await asyncio.wait(self._running)
        except TimeoutError:
            late = list(self._running)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    def _end(self, task: asyncio.Future[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            incident(error)


def note_what_nobody_saw(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """For the event loop, whose own account of an error would be its whole text."""
    error = context.get("exception")
    if error is not None:
        incident(error)
    else:
        log().error("event_loop", message=context["message"])
