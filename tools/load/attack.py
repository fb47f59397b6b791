"""One address that takes all it can get of a server, and tries to take more."""

import asyncio
import os
import re
import resource
from collections import Counter
from dataclasses import dataclass
from typing import Any

import uvloop
from tools.load.flood import Deaf, Flood
from tools.load.plan import LARGEST
from tools.load.visitor import Visitor

ADDRESS = "127.0.6.66"
SESSIONS = 12
CONNECTIONS = 12
"""For each kind of request."""
AT_ONCE = 8
"""Requests that are under way on each of them."""
STREAMS = 400
FIRST = 3.0
"""Seconds for opening them, before everything else takes the credit."""
AGAIN = 0.05
"""Seconds before a connection that was cut off is opened again: a machine has not ports enough for
more."""
SCRIPT = re.compile(r"/assets/[^\"']+\.js")
NICE = 0
"""It leaves the cores to the others: a real one would be on another machine."""


@dataclass
class Prey:
    """What was got in the first moment, while there was credit."""

    visitors: list[Visitor]
    tables: list[str]
    played: str
    """A table with an own seat, whose turn it is."""
    turn: dict[str, Any]
    script: str


def pretended(port: int) -> Prey:
    """For a dummy, which gives nothing."""
    visitors = [Visitor(port, ADDRESS) for _ in range(SESSIONS)]
    turn = {"step": 0, "actions": ["x" * 20]}
    return Prey(visitors, ["0" * 20] * 100, "0" * 20, turn, "/assets/script.js")


async def prepare(port: int) -> Prey:
    visitors = [Visitor(port, ADDRESS) for _ in range(SESSIONS)]
    for visitor in visitors:
        await visitor.begin()
    first = visitors[0]
    played = await _opened(first, 20, 19, sit=True)
    _, position = await first.ask("GET", f"/api/tables/{played}")
    view = position["seats"][0]
    turn = {"step": view["step"], "actions": view["legal"][:1]}
    tables = [await _opened(visitor, 100, 100, sit=False) for visitor in visitors]
    tables += [await _opened(visitor, 2, 0, sit=False) for visitor in visitors for _ in range(8)]
    _, page = await first.ask("GET", "/")
    found = SCRIPT.search(page or "")
    return Prey(visitors, [one for one in tables if one], played, turn, found[0] if found else "/")


async def _opened(visitor: Visitor, seats: int, bots: int, *, sit: bool) -> str:
    """The table, or nothing if that is too much."""
    asked = {
        "game": LARGEST,
        "seats": seats,
        "sit": sit,
        "bots": {str(seats - 1 - bot): "master" for bot in range(bots)},
    }
    status, answer = await visitor.ask("POST", "/api/tables", asked)
    if status != 201:
        return ""
    if bots:
        await visitor.ask("POST", f"/api/tables/{answer['table']}/start", {})
    return str(answer["table"])


def wishes(prey: Prey) -> dict[str, list[bytes]]:
    """All that can be asked again and again, by what it is called."""
    one, many = prey.visitors[0], prey.visitors
    seat = f"/api/tables/{prey.played}/seats/0"
    largest = {"game": LARGEST, "seats": 100, "bots": {str(bot): "master" for bot in range(99)}}
    return {
        "sessions": [Visitor(0, "").request("POST", "/api/session", {"name": "E", "face": "fox"})],
        "tables": [visitor.request("POST", "/api/tables", largest) for visitor in many],
        "previews": [
            one.request("POST", f"{seat}/preview", {"actions": prey.turn["actions"]}),
            one.request("POST", f"{seat}/forecast", {"action": prey.turn["actions"][0]}),
        ],
        "turns": [one.request("POST", f"{seat}/turns", prey.turn)],
        "phrases": [one.request("POST", f"{seat}/say", {"phrase": "hello"})],
        "looks": [
            *[visitor.request("GET", "/api/me/tables") for visitor in many],
            one.request("GET", f"/api/tables/{prey.played}?at=1"),
            one.request("GET", f"/api/tables/{prey.played}"),
        ],
        "files": [one.request("GET", path) for path in ("/", prey.script)],
        "bad": [
            one.request("POST", f"{seat}/turns", {"step": "many"}),
            one.request("POST", "/api/tables", {"game": "x" * 60_000}),
            one.request("GET", "/api/tables/nonsense"),
            one.request("DELETE", "/api/nothing"),
        ],
        "garbage": [b"\x16\x03\x01 no request at all\r\n\r\n"],
    }


def streams(prey: Prey) -> list[bytes]:
    tables = "&table=".join(prey.tables[:100])
    return [visitor.request("GET", f"/api/stream?table={tables}") for visitor in prey.visitors]


async def take_all(port: int, seconds: float, is_dummy: bool) -> Counter[str]:
    """How often each kind was answered, and how."""
    prey = pretended(port) if is_dummy else await prepare(port)
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    under_way: set[asyncio.Task[Any]] = set()

    def connect(protocol: Flood | Deaf, wait: float = AGAIN) -> None:
        async def open_() -> None:
            await asyncio.sleep(wait)
            while loop.time() < end:
                try:
                    await loop.create_connection(
                        lambda: protocol, "127.0.0.1", port, local_addr=(ADDRESS, 0)
                    )
                    return
                except OSError:
                    await asyncio.sleep(AGAIN)

        task = loop.create_task(open_())
        under_way.add(task)
        task.add_done_callback(under_way.discard)

    kinds: dict[str, list[Flood]] = {}
    for kind, requests in wishes(prey).items():
        sent = b"".join(requests[number % len(requests)] for number in range(AT_ONCE))
        kinds[kind] = [Flood(connect, sent, AT_ONCE) for _ in range(CONNECTIONS)]
    wanted = streams(prey)
    kinds["streams"] = [Flood(connect, wanted[n % len(wanted)], 1) for n in range(STREAMS // 2)]
    for flood in kinds["streams"]:
        connect(flood, 0)
    for number in range(STREAMS // 2):
        connect(Deaf(connect, wanted[number % len(wanted)]), 0)
    await asyncio.sleep(FIRST)
    for floods in kinds.values():
        for flood in floods if floods is not kinds["streams"] else ():
            connect(flood, 0)
    for _ in range(CONNECTIONS):
        connect(Deaf(connect, b"GET / HTTP/1.1\r\nhost: "), 0)
    await asyncio.sleep(end - loop.time())
    return _said(kinds)


def _said(kinds: dict[str, list[Flood]]) -> Counter[str]:
    said: Counter[str] = Counter()
    for kind, floods in kinds.items():
        for flood in floods:
            for status, count in flood.statuses.items():
                said[f"{kind} {status.decode(errors='replace')}"] += count
    return said


def attack(port: int, seconds: float, is_dummy: bool) -> None:
    """In a process of its own."""
    os.nice(NICE)
    said = uvloop.run(take_all(port, seconds, is_dummy))
    used = resource.getrusage(resource.RUSAGE_SELF)
    busy = (used.ru_utime + used.ru_stime) / seconds
    if is_dummy:
        print(f"  hostile: {said.total() / seconds:,.0f} requests a second", flush=True)
    else:
        for what, count in sorted(said.items()):
            print(f"  hostile: {what:<16}{count:>9,}", flush=True)
    print(f"  hostile: {busy:.0%} of a core", flush=True)
