"""How much one browser may ask for, and one address: credits that are spent and grow back.

A session is free, so what a browser may have protects nobody from who makes many of them. An
address is not: it has as much as a small crowd of browsers, whoever asks there.
"""

import time
from collections import Counter, OrderedDict
from functools import lru_cache
from hashlib import blake2b
from ipaddress import IPv6Address, ip_address
from math import ceil
from secrets import token_bytes

from msgspec import Struct

from kvartal.server.errors import Exhausted, Unavailable
from kvartal.server.identity.turnstile import count_down

REMEMBERED = 100_000
"""Askers at most; who was not heard of for longest has full credits again."""
CROWD = 10
"""An address counts for so many browsers."""
MOST_STREAMS = 32
"""Open at once by one browser."""
LANES = 4096


class Allowance(Struct, frozen=True):
    """Of one browser: so much at once, and how much of it grows back each second."""

    most: float
    each_second: float
    what: str = "credits"

    def times(self, crowd: int) -> "Allowance":
        return Allowance(self.most * crowd, self.each_second * crowd, self.what)


TABLES = Allowance(20, 1 / 60, "tables")
"""That are opened."""
SEATS = Allowance(30, 1 / 20, "seats")
"""That are taken, at tables of others or several at one's own."""
BOTS = Allowance(120, 1 / 10, "bots")
"""At tables that are started: one of a hundred seats, or a great many small ones."""

HINTS = Allowance(20, 1 / 6, "hints")
"""That have to be thought of: two seconds of computing each."""

REVIEWS = Allowance(10, 1 / 300, "reviews")
"""That are asked for and not there yet: each is a minute of computing."""


FILES = Allowance(600, 20, "files")
"""Of the page, which is some dozens of them. Who asks for one is not looked at."""


class Asker(Struct, frozen=True):
    """Whose credits are spent: those of the session, if there is one, and those of the address."""

    session: str
    address: str


class Limits:
    """Without growth (`each_second`) there are no limits at all."""

    def __init__(
        self,
        credits_: int,
        each_second: int,
        crowd: int = CROWD,
        most_streams: int | None = None,
        remembered: int = REMEMBERED,
    ) -> None:
        """`most_streams`: of all askers together, None for any number."""
        self.is_on = each_second > 0
        self._crowd = crowd
        self._most_streams = most_streams
        self._credits = Allowance(credits_, each_second)
        self._meters = {
            allowance: (Meter(allowance, remembered), Meter(allowance.times(crowd), remembered))
            for allowance in (self._credits, TABLES, SEATS, BOTS, HINTS, REVIEWS, FILES)
        }
        self._of_sessions: Counter[str] = Counter()
        self._of_addresses: Counter[str] = Counter()
        self.streams = 0

    def charge(self, asker: Asker, cost: int, allowance: Allowance | None = None) -> None:
        """Credits, if nothing else is said. Raises Exhausted, and takes nothing, if the session or
        the address has not enough left."""
        if not self.is_on or cost <= 0:
            return
        sessions, addresses = self._meters[allowance or self._credits]
        now = time.monotonic()
        wait = addresses.wait(asker.address, cost, now)
        if asker.session:
            wait = max(wait, sessions.wait(asker.session, cost, now))
        if wait > 0:
            raise Exhausted("too_many", seconds=max(1, ceil(wait)))
        addresses.take(asker.address, cost, now)
        if asker.session:
            sessions.take(asker.session, cost, now)

    def begin_stream(self, asker: Asker) -> None:
        if self._most_streams is not None and self.streams >= self._most_streams:
            raise Unavailable("crowded")
        if self.is_on and (
            (asker.session and self._of_sessions[asker.session] >= MOST_STREAMS)
            or self._of_addresses[asker.address] >= MOST_STREAMS * self._crowd
        ):
            raise Exhausted("too_many_streams", seconds=30)
        self.streams += 1
        self._of_sessions[asker.session] += 1
        self._of_addresses[asker.address] += 1

    def end_stream(self, asker: Asker) -> None:
        self.streams -= 1
        count_down(self._of_sessions, asker.session)
        count_down(self._of_addresses, asker.address)


class Meter:
    """What each asker has left of an allowance."""

    def __init__(self, allowance: Allowance, remembered: int) -> None:
        self._most = allowance.most
        self._each_second = allowance.each_second
        self._remembered = remembered
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, asker: str, cost: float, now: float) -> float:
        """Seconds until there is enough; what costs more than anybody has needs all of it."""
        return (min(cost, self._most) - self._now_left(asker, now)) / self._each_second

    def take(self, asker: str, cost: float, now: float) -> None:
        self._left[asker] = (self._now_left(asker, now) - cost, now)
        self._left.move_to_end(asker)
        if len(self._left) > self._remembered:
            self._left.popitem(last=False)

    def _now_left(self, asker: str, now: float) -> float:
        left, at = self._left.get(asker, (self._most, now))
        return min(self._most, left + (now - at) * self._each_second)


class Lanes:
    """A number for each address, so that what one address has begun can wait in one queue. It is
    kept with tables, so it must not lead back to the address: a few bits, under a key that is
    nowhere but in the memory of this process."""

    def __init__(self) -> None:
        self._key = token_bytes(16)

    def of(self, asker: Asker) -> int:
        digest = blake2b(asker.address.encode(), key=self._key, digest_size=4).digest()
        return int.from_bytes(digest, "big") % LANES


@lru_cache(maxsize=10_000)
def address_key(address: str) -> str:
    """One asker for each address; a household has whole blocks of the newer ones."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return ""
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return f"{int(parsed) >> 64:x}"
    return str(parsed)
