"""How much one browser may ask for: credits that are spent by requests and grow back."""

import time
from collections import Counter, OrderedDict
from ipaddress import IPv6Address, ip_address
from math import ceil

from kvartal.server.errors import Exhausted

REMEMBERED = 100_000
"""Askers at most; who was not heard of for longest has full credits again."""
MOST_STREAMS = 32
"""Open at once by one asker."""


class Limits:
    def __init__(self, credits_: int, each_second: int, remembered: int = REMEMBERED) -> None:
        """No growth, no limits."""
        self._most = float(credits_)
        self._each_second = each_second
        self._remembered = remembered
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._streams: Counter[str] = Counter()

    def charge(self, asker: str, cost: int) -> None:
        """Raises Exhausted, and takes nothing, if there are not enough credits."""
        if not self._each_second or cost <= 0:
            return
        now = time.monotonic()
        left, at = self._left.get(asker, (self._most, now))
        left = min(self._most, left + (now - at) * self._each_second)
        missing = min(cost, self._most) - left
        if missing > 0:
            raise Exhausted("too_many", seconds=max(1, ceil(missing / self._each_second)))
        self._left[asker] = (left - cost, now)
        self._left.move_to_end(asker)
        if len(self._left) > self._remembered:
            self._left.popitem(last=False)

    def begin_stream(self, asker: str) -> None:
        if self._each_second and self._streams[asker] >= MOST_STREAMS:
            raise Exhausted("too_many_streams", seconds=30)
        self._streams[asker] += 1

    def end_stream(self, asker: str) -> None:
        self._streams[asker] -= 1
        if self._streams[asker] <= 0:
            del self._streams[asker]


def address_key(address: str) -> str:
    """One asker for each address; a household has whole blocks of the newer ones."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return "@"
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return f"@{parsed.ipv4_mapped}"
        return f"@{int(parsed) >> 64:x}"
    return f"@{parsed}"
