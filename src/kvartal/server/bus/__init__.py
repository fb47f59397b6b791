"""Hints between nodes and workers. Nothing on the bus lasts, and nothing depends on it: who misses
a hint finds out by looking at the store."""

from collections.abc import Awaitable, Callable
from typing import Protocol

Hear = Callable[[bytes], None]
"""Called in the event loop with each message; must not block."""
Unsubscribe = Callable[[], Awaitable[None]]


class Bus(Protocol):
    """Subjects are words parted by dots, as in NATS: `table.<id>`, `presence.<id>`, `due`,
    `rewritten`."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def is_up(self) -> bool:
        """Whether hints reach others at the moment."""

    def publish(self, subject: str, message: bytes) -> None:
        """Sends to all who listen, on this node at once. Never waits, never fails."""

    async def subscribe(self, subject: str, hear: Hear, group: str = "") -> Unsubscribe:
        """Hears every message of a subject; within a group, each is heard by one member only."""
