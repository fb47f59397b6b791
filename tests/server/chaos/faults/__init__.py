"""All that befalls a cluster: one idea a file. Each fault begins, lasts and is over by itself."""

from collections.abc import Awaitable, Callable
from random import Random

from tests.server.chaos.cluster import Cluster
from tests.server.chaos.faults import clocks, disks, freezes, kills, links

Fault = Callable[[Cluster, Random], Awaitable[None]]

FAULTS: dict[str, Fault] = {
    "node killed": kills.node,
    "worker killed": kills.worker,
    "NATS crashed": kills.nats,
    "PostgreSQL crashed": kills.postgres,
    "node frozen": freezes.node,
    "worker frozen": freezes.worker,
    "NATS frozen": freezes.nats,
    "PostgreSQL frozen": freezes.postgres,
    "connection's PostgreSQL process frozen": freezes.backend,
    "PostgreSQL far away": links.slow_postgres,
    "PostgreSQL cut off": links.silent_postgres,
    "PostgreSQL deaf": links.deaf_postgres,
    "PostgreSQL mute": links.mute_postgres,
    "PostgreSQL's wires reset": links.reset_postgres,
    "NATS far away": links.slow_nats,
    "NATS cut off": links.silent_nats,
    "NATS deaf": links.deaf_nats,
    "NATS mute": links.mute_nats,
    "NATS's wires reset": links.reset_nats,
    "node's clock wrong": clocks.node,
    "worker's clock wrong": clocks.worker,
    "disk slow": disks.slow,
    "disk full": disks.full,
}
"""By the names under which they are counted."""
OFTEN = {"node killed": 4, "worker killed": 4}
"""What happens more than once while all the others happen once."""
