"""The worker as a process of its own."""

import signal
import subprocess
import sys

from kvartal.games.catalogue import GAMES
from kvartal.server.node.node import Node
from tests.server.conftest import Stack
from tests.server.nodes import QUICK
from tests.server.running import in_loop
from tests.server.worker.workers import bots_only, until

COMMAND = [sys.executable, "-m", "kvartal.cli", "worker"]


@in_loop
async def test_it_plays_for_others_and_ends_when_it_is_told(cluster: Stack) -> None:
    node = Node(cluster.store(), cluster.bus(), GAMES, QUICK)
    await node.open()
    arguments = ["--database", cluster.store_url, "--bus", cluster.bus_url]
    with subprocess.Popen([*COMMAND, *arguments], stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline().startswith("A worker is at work")
            table = await bots_only(node, "neighbours", 2)
            await until(node, table.id, lambda now: now.number > table.number)
            process.send_signal(signal.SIGTERM)
            assert process.wait(60) == 0
        finally:
            process.kill()
            await node.close()
