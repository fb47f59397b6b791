"""One address after the other: what one of them asks for is worked on a few requests at a time, and
what it is refused it hears later and later. However much it asks at once, it waits for itself."""

import asyncio
from collections import Counter, deque

AT_ONCE = 4
"""Requests of one address that are worked on."""
ATONEMENT = 0.05
"""Seconds that a refusal waits for each that waits at its address already. So there are twenty of
them a second, however many are asked for."""
LONGEST = 30.0


class Turnstile:
    def __init__(self) -> None:
        self._inside: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._refused: Counter[str] = Counter()

    @property
    def is_empty(self) -> bool:
        return not (self._inside or self._waiting or self._refused)

    async def enter(self, address: str) -> None:
        """As soon as it is its turn; `leave` afterwards."""
        if self._inside[address] < AT_ONCE:
            self._inside[address] += 1
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self.leave(address)  # it was called, and is gone
            raise

    def leave(self, address: str) -> None:
        """The place is the next one's."""
        waiting = self._waiting.get(address)
        while waiting:
            called = waiting.popleft()
            if not called.done():
                called.set_result(None)
                return
        self._waiting.pop(address, None)
        count_down(self._inside, address)

    async def atone(self, address: str) -> None:
        """Before a refusal."""
        self._refused[address] += 1
        try:
            await asyncio.sleep(min(LONGEST, self._refused[address] * ATONEMENT))
        finally:
            count_down(self._refused, address)


class Place:
    """Of one request, before the turnstile or behind it."""

    __slots__ = ("_address", "_is_inside", "_turnstile")

    def __init__(self, turnstile: Turnstile, address: str) -> None:
        self._turnstile = turnstile
        self._address = address
        self._is_inside = False

    async def enter(self) -> None:
        await self._turnstile.enter(self._address)
        self._is_inside = True

    def leave(self) -> None:
        if self._is_inside:
            self._is_inside = False
            self._turnstile.leave(self._address)

    async def atone(self) -> None:
        await self._turnstile.atone(self._address)


def count_down(counter: Counter[str], key: str) -> None:
    """Nothing is remembered of who is not there."""
    counter[key] -= 1
    if counter[key] <= 0:
        del counter[key]
