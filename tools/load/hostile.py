"""How honest players fare beside one hostile address (`python -m tools.load.hostile`).

Fifty people, each at an address of its own, play against bots on a server with the limits that are
shipped. Then one address takes all it can get, and tries to take more: first of a dummy, which
shows what the attack costs this machine by itself, then of the server. Everything runs on this
machine alone, and ends by itself.
"""

import argparse
import asyncio
import multiprocessing
import os
import sys
import time
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import fields
from typing import Any

import uvloop
from tests.server.servers import NatsServer, PostgresServer
from tools.load import attack, dummy
from tools.load.figures import percentile
from tools.load.honest import Player, Times
from tools.load.plan import USUAL
from tools.load.shipped import Shipped, Worker

PLAYERS = 50
SETTLING = 10.0
MOST_SLOWER = 2.0


def say(line: str) -> None:
    print(line, flush=True)


@contextmanager
def serving(store: str) -> Iterator[Shipped]:
    """A server as it is shipped: with a file, or with all that a cluster has."""
    with ExitStack() as stack:

        def start(*servers: PostgresServer | NatsServer | Shipped | Worker) -> None:
            for server in servers:
                stack.callback(server.remove)
                server.start()

        if store == "sqlite":
            server = Shipped()
            start(server)
        else:
            postgres, nats = PostgresServer(), NatsServer()
            start(postgres, nats)
            where = ("--database", postgres.new_database(), "--bus", nats.url)
            server = Shipped(*where)
            start(server, Worker(*where))
        yield server


async def measure(server: Shipped, seconds: float) -> list[Times]:
    """Before, beside an attack on a dummy, and under attack."""
    parts = [Times()]
    addresses = [f"127.0.1.{number + 1}" for number in range(PLAYERS)]
    players = [Player(server.port, address, USUAL.game, parts) for address in addresses]
    playing = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(SETTLING)
    await _part("alone", parts, server, asyncio.sleep(seconds / 2))
    with dummy.answering() as port:
        attacked = _attack(port, seconds / 4, is_dummy=True)
        await _part("beside an attack on a dummy", parts, server, attacked)
    await _part("under attack", parts, server, _attack(server.port, seconds))
    for task in playing:
        assert not task.done(), task.exception()
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return parts[1:]


async def _part(
    what: str, parts: list[Times], server: Shipped, meanwhile: Coroutine[Any, Any, None]
) -> None:
    say(f"{PLAYERS} honest players {what}")
    parts.append(Times())
    began, used = time.monotonic(), server.seconds()
    await meanwhile
    busy = (server.seconds() - used) / (time.monotonic() - began)
    load = os.getloadavg()[0]
    say(f"  {len(parts[-1].turns)} turns; {busy:.0%} of a core; load of the machine {load:.1f}")


async def _attack(port: int, seconds: float, *, is_dummy: bool = False) -> None:
    process = multiprocessing.get_context("spawn").Process(
        target=attack.attack, args=(port, seconds, is_dummy)
    )
    process.start()
    await asyncio.to_thread(process.join)
    assert process.exitcode == 0


def report(before: Times, beside: Times, during: Times) -> bool:
    """Whether nobody waits more than twice as long, and nobody was refused anything."""
    say(f"{'':<24}{'alone':>10}{'dummy':>10}{'attacked':>10}{'ratio':>8}")
    holds = during.refused == 0
    for what in fields(Times):
        if what.name == "refused":
            continue
        columns = [getattr(part, what.name) for part in (before, beside, during)]
        for share, name in ((0.5, "p50"), (0.99, "p99")):
            was, dummy_, now = [percentile(column, share) * 1e3 for column in columns]
            shown = "".join(f"{value:>7,.0f} ms" for value in (was, dummy_, now))
            say(f"{what.name}, {name}".ljust(24) + f"{shown}{now / was:>8.2f}")
            holds &= now <= MOST_SLOWER * was
    say(f"{'refused or lost':<24}{before.refused:>10}{beside.refused:>10}{during.refused:>10}")
    say(f"at most {MOST_SLOWER:g} times as slow: {'yes' if holds else 'NO'}")
    return holds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=60, help="of the attack")
    parser.add_argument("--store", choices=["sqlite", "postgresql"], action="append")
    given = parser.parse_args()
    holds = True
    for store in given.store or ["sqlite", "postgresql"]:
        say(f"With {store}")
        with serving(store) as server:
            longest = 4 * given.seconds + 120
            parts = uvloop.run(asyncio.wait_for(measure(server, given.seconds), longest))
        holds &= report(*parts)
    sys.exit(0 if holds else 1)


if __name__ == "__main__":
    main()
