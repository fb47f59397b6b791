"""How honest players fare beside one hostile address (`python -m tools.load.hostile`).

Fifty people, each at an address of its own, play against bots on a server with the limits that are
shipped; after a minute, one address begins to take all it can get. Everything runs on this machine
alone, and ends by itself.
"""

import argparse
import asyncio
import multiprocessing
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import uvloop
from tests.server.servers import free_port
from tools.load.figures import percentile
from tools.load.visitor import Visitor

PLAYERS = 50
PAUSE = (0.5, 1.5)
"""Seconds that an honest player thinks."""
SETTLING = 10.0
MOST_SLOWER = 2.0
HOSTILE = "203.0.113.66"
HEAVY = {"game": "welcome", "seats": 20, "sit": False}
AT_ONCE = 12
"""Connections of each kind of hostile visitor."""


@dataclass
class Times:
    """Seconds, of what ended in one part of the measurement."""

    turns: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)


class Player:
    """Takes the first thing that can be done, as soon as it is asked and has thought a little."""

    def __init__(self, port: int, number: int, parts: list[Times]) -> None:
        address = f"10.0.{number // 250}.{number % 250 + 1}"
        self._asking, self._hearing = Visitor(port, address), Visitor(port, address)
        self._parts = parts
        self.refused = 0

    async def play(self) -> None:
        await self._ask_until_taken("POST", "/api/session", {"name": "Olha", "face": "fox"})
        self._hearing.shares_session_with(self._asking)
        while True:
            asked = {"game": "happy_city", "seats": 2, "bots": {"1": "greedy"}}
            table = (await self._ask_until_taken("POST", "/api/tables", asked))["table"]
            await self._ask_until_taken("POST", f"/api/tables/{table}/start", {})
            await self._play_at(f"/api/tables/{table}", await self._hearing.listen(table))

    async def _play_at(self, path: str, events: asyncio.StreamReader) -> None:
        handed_over: float | None = None
        while (position := await self._ask_until_taken("GET", path))["awaited"]:
            if 0 not in position["awaited"]:
                if handed_over is None:
                    handed_over = time.perf_counter()
                while not (await events.readline()).startswith(b"event: changed"):
                    pass
                continue
            if handed_over is not None:
                self._parts[-1].bots.append(time.perf_counter() - handed_over)
                handed_over = None
            await asyncio.sleep(random.uniform(*PAUSE))
            view = position["seats"][0]
            turn = {"step": view["step"], "actions": view["legal"][:1]}
            began = time.perf_counter()
            await self._ask_until_taken("POST", f"{path}/seats/0/turns", turn)
            self._parts[-1].turns.append(time.perf_counter() - began)

    async def _ask_until_taken(self, method: str, path: str, body: object = None) -> dict:  # type: ignore[type-arg]
        while True:
            status, answer = await self._asking.ask(method, path, body)
            if status in (200, 201):
                return answer if isinstance(answer, dict) else {}
            self.refused += 1
            await asyncio.sleep(1)


async def open_and_start(visitor: Visitor, done: Counter[str]) -> None:
    """Games of strong bots alone, with a new session for each few."""
    while True:
        await visitor.begin()
        for _ in range(10):
            bots = {str(seat): "tree" for seat in range(int(str(HEAVY["seats"])))}
            status, answer = await visitor.ask("POST", "/api/tables", {**HEAVY, "bots": bots})
            done[f"open table {status}"] += 1
            if status == 201:
                path = f"/api/tables/{answer['table']}/start"
                done[f"start {(await visitor.ask('POST', path, {}))[0]}"] += 1


async def open_streams(port: int, table: str, done: Counter[str]) -> None:
    kept = []
    while True:
        visitor = Visitor(port, HOSTILE)
        await visitor.begin()
        try:
            line = await (await visitor.listen(table)).readline()
        except OSError:
            line = b""
        done[f"stream {line[9:12].decode() or 0}"] += 1
        if b" 200 " in line:
            kept.append(visitor)
        else:
            visitor.close()


async def ask_for_all(visitor: Visitor, table: str, done: Counter[str]) -> None:
    """Whatever takes long, as fast as it is answered."""
    paths = ["/api/me/tables", f"/api/tables/{table}?at=0", "/api/games", f"/api/tables/{table}"]
    while True:
        await visitor.begin()
        for path in paths * 5:
            done[f"ask {(await visitor.ask('GET', path))[0]}"] += 1


async def take_all(port: int, seconds: float) -> Counter[str]:
    done: Counter[str] = Counter()
    first = Visitor(port, HOSTILE)
    await first.begin()
    _, opened = await first.ask("POST", "/api/tables", {"game": "plots", "seats": 2})
    tasks = []
    for _ in range(AT_ONCE):
        tasks += [
            asyncio.create_task(open_and_start(Visitor(port, HOSTILE), done)),
            asyncio.create_task(open_streams(port, opened["table"], done)),
            asyncio.create_task(ask_for_all(Visitor(port, HOSTILE), opened["table"], done)),
        ]
    await asyncio.wait(tasks, timeout=seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return done


def attack(port: int, seconds: float) -> None:
    """In a process of its own, which leaves the cores to the others if they need them: a real one
    would be on another machine."""
    os.nice(10)
    for what, count in sorted(uvloop.run(take_all(port, seconds)).items()):
        print(f"  hostile: {what:<20}{count:>8,}", flush=True)


@contextmanager
def serving() -> Iterator[int]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        settings = {
            "KVARTAL_DATABASE": f"sqlite:///{folder}/kvartal.db",
            "KVARTAL_PROXIES": "127.0.0.1",
            "KVARTAL_LOG_LEVEL": "warning",
            "KVARTAL_DRAIN": "0",
        }
        command = [sys.executable, "-m", "kvartal.cli", "serve", "--port", str(port)]
        environment = {**os.environ, **settings}
        with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as process:
            try:
                assert process.stdout is not None
                process.stdout.readline()
                yield port
            finally:
                process.terminate()
                try:
                    process.wait(20)
                except subprocess.TimeoutExpired:
                    process.kill()


async def measure(port: int, seconds: float) -> tuple[Times, Times, int]:
    """Before and during, and how often honest players were refused anything."""
    parts = [Times()]
    players = [Player(port, number, parts) for number in range(PLAYERS)]
    playing = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(SETTLING)
    parts.append(before := Times())
    await asyncio.sleep(seconds)
    hostile = multiprocessing.get_context("spawn").Process(target=attack, args=(port, seconds))
    hostile.start()
    parts.append(during := Times())
    await asyncio.to_thread(hostile.join)
    for task in playing:
        task.cancel()
    failed = [each for each in await asyncio.gather(*playing, return_exceptions=True) if each]
    for error in failed:
        if not isinstance(error, asyncio.CancelledError):
            raise error
    return before, during, sum(player.refused for player in players)


def report(before: Times, during: Times, refused: int) -> bool:
    """Whether nobody waits more than twice as long."""
    print(f"{PLAYERS} honest players{'before':>18}{'during':>12}{'ratio':>9}")
    holds = refused == 0
    for name, first, then in (
        ("a turn", before.turns, during.turns),
        ("a bot's answer", before.bots, during.bots),
    ):
        for share, label in ((0.5, "median"), (0.99, "p99")):
            was, now = percentile(first, share), percentile(then, share)
            columns = f"{was * 1e3:>8.0f} ms{now * 1e3:>9.0f} ms{now / was:>8.2f}"
            print(f"{name}, {label}".ljust(22) + columns)
            holds &= share < 0.9 or now <= MOST_SLOWER * was
        print(f"{'':<22}{len(first):>8} of{len(then):>9} of")
    print(f"honest requests that were refused or lost: {refused}")
    print(f"at most {MOST_SLOWER:g} times as slow: {'yes' if holds else 'NO'}")
    return holds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=60, help="of each part")
    seconds: float = parser.parse_args().seconds
    with serving() as port:
        holds = report(*uvloop.run(asyncio.wait_for(measure(port, seconds), 4 * seconds + 120)))
    sys.exit(0 if holds else 1)


if __name__ == "__main__":
    main()
