"""The clocks of this machine, in milliseconds. What time it is at the tables is not for them to
say, but for the store (`node.store_time`)."""

import time

TOLERANCE = 10_000
"""So far two clocks may be apart before one of them is taken to be wrong."""

_STEADY: int | None = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))


def wall() -> int:
    """Since 1970, as far as this machine knows. Somebody may set it at any time."""
    return time.time_ns() // 1_000_000


def steady() -> int:
    """Since some moment or other. Nobody sets it, and it goes on while the machine sleeps."""
    now = time.monotonic_ns() if _STEADY is None else time.clock_gettime_ns(_STEADY)
    return now // 1_000_000
