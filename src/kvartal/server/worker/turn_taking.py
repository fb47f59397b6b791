"""Whose turn it is, where many wait for one thing: lanes take turns, and in each lane its owners.
Who brings a thousand waits for itself, not others for it.

Turns differ in length, and nobody can be interrupted. So a lane that has used the thing for long
rests now and then, as long as others come there as well: they find it free more often than not.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from kvartal.server.identity.rate_limits import Allowance, Meter
from kvartal.server.store import Queue

SHARE = Allowance(4, 0.3)
"""Seconds that a lane may use at once, and of each second after that."""
RECENT = 10.0
"""Seconds for which it is remembered that a lane was here."""
REMEMBERED = 1000

Waiting = deque[asyncio.Future[None]]


class TurnTaking:
    """A lock that so many may hold at once."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._lanes: OrderedDict[int, OrderedDict[str, Waiting]] = OrderedDict()
        self._used = Meter(SHARE, REMEMBERED)
        self._seen: OrderedDict[int, float] = OrderedDict()
        """When each lane was here, the last of them last."""
        self._rest: asyncio.TimerHandle | None = None

    @asynccontextmanager
    async def turn(self, queue: Queue) -> AsyncIterator[None]:
        await self._wait(queue)
        began = self._now()
        try:
            yield
        finally:
            now = self._now()
            self._used.take(str(queue.lane), now - began, now)
            self._give_back()

    async def _wait(self, queue: Queue) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        owners = self._lanes.setdefault(queue.lane, OrderedDict())
        owners.setdefault(queue.owner, deque()).append(called)
        self._note(queue.lane)
        self._call()
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._give_back()  # it was called, and is gone
            raise

    def _give_back(self) -> None:
        self._free += 1
        self._call()

    def _call(self) -> None:
        while self._free and self._lanes:
            rests = {lane: self._rest_of(lane) for lane in self._lanes}
            lane = next((lane for lane, rest in rests.items() if rest <= 0), None)
            if lane is None:
                if self._rest is not None:
                    self._rest.cancel()
                loop = asyncio.get_running_loop()
                self._rest = loop.call_later(min(rests.values()), self._call)
                return
            called = self._next(lane)
            if not called.done():
                self._free -= 1
                called.set_result(None)

    def _next(self, lane: int) -> asyncio.Future[None]:
        """The lane and the owner that it comes from go to the end."""
        owners = self._lanes.pop(lane)
        owner, waiting = owners.popitem(last=False)
        called = waiting.popleft()
        if waiting:
            owners[owner] = waiting
        if owners:
            self._lanes[lane] = owners
        return called

    def _rest_of(self, lane: int) -> float:
        """Seconds until it may go on, if others were here lately."""
        now = self._now()
        another = next((at for other, at in reversed(self._seen.items()) if other != lane), None)
        if another is None or now - another > RECENT:
            return 0
        return self._used.wait(str(lane), 0, now)

    def _note(self, lane: int) -> None:
        self._seen[lane] = self._now()
        self._seen.move_to_end(lane)
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)

    def _now(self) -> float:
        return asyncio.get_running_loop().time()
