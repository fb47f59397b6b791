"""How many files this process may have open: each connection is one, and the store needs some."""

import sys

from kvartal.server.telemetry import log

WANTED = 65_536
ENOUGH = 4096
"""With fewer, somebody has to be told."""
KEPT = 128
"""For the store, the bus, thinking processes and the logs."""


def raise_limit() -> None:
    """As far as the machine lets us; many set a low limit that a program may lift by itself."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 (not there on Windows)

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    allowed = files_allowed()
    if allowed is not None and allowed < ENOUGH:
        log().warning("few_files", allowed=allowed, enough=ENOUGH, most_streams=most_streams())


def files_allowed() -> int | None:
    """None for any number."""
    if sys.platform == "win32":
        return None
    import resource  # noqa: PLC0415

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


def most_connections() -> int | None:
    """So many may be open at once, and something is left for the store."""
    allowed = files_allowed()
    return None if allowed is None else max(allowed - KEPT, allowed // 2)


def most_streams() -> int | None:
    """So many of the connections may be streams, and something is left for requests."""
    connections = most_connections()
    return None if connections is None else connections * 3 // 4
