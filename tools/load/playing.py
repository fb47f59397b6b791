"""Turns through HTTP: as many as the node takes, or so many a second."""

import asyncio
import time
from collections import deque
from dataclasses import dataclass

from tools.load.prepared import Deck, Prepared
from tools.load.wires import Wire, connect, is_taken

CONNECTIONS = 64
TICK = 0.002


@dataclass(frozen=True, slots=True)
class Played:
    turns: int
    seconds: float

    @property
    def a_second(self) -> float:
        return self.turns / self.seconds


async def play(
    port: int, deck: Deck, seconds: float, most: int = 10**9, wires: int = CONNECTIONS
) -> Played:
    """Every connection sends its next turn as soon as it is answered. A refusal ends it all: these
    turns are legal, and each is sent once."""
    loop = asyncio.get_running_loop()
    finished: asyncio.Future[None] = loop.create_future()
    under_way: dict[Wire, Prepared] = {}
    turns = sent = 0
    last = 0.0

    def send(wire: Wire) -> None:
        nonlocal sent
        table = deck.take() if sent < most and time.perf_counter() < end else None
        if table is None:
            if not under_way and not finished.done():
                finished.set_result(None)
            return
        sent += 1
        under_way[wire] = table
        wire.transport.write(table.requests[table.done])

    def answered(wire: Wire, answer: bytes) -> None:
        nonlocal turns, last
        table = under_way.pop(wire)
        if not is_taken(answer):
            if not finished.done():
                finished.set_exception(RuntimeError(answer.decode()))
            return
        last = time.perf_counter()
        turns += last <= end
        table.done += 1
        deck.give_back(table)
        send(wire)

    connected = await connect(port, wires, answered)
    began = time.perf_counter()
    end = began + seconds
    for wire in connected:
        send(wire)
    async with asyncio.timeout(seconds + 30):
        await finished
    for wire in connected:
        wire.transport.close()
    return Played(turns, min(last, end) - began)


class Paced:
    """So many turns a second, whether the answers come or not. `due` says for each table when its
    turns had to go out, by number: a generator that is late must not hide that the node is."""

    def __init__(self, deck: Deck, rate: float, is_timed: bool = True) -> None:
        self._is_timed = is_timed
        self.due: dict[bytes, deque[tuple[int, float]]] = {}
        self._deck = deck
        self._rate = rate
        self._waiting: deque[float] = deque()
        self._free: deque[Wire] = deque()
        self._under_way: dict[Wire, Prepared] = {}
        self._failed = b""

    async def play(self, port: int, seconds: float) -> None:
        wires = await connect(port, CONNECTIONS, self._answered)
        self._free.extend(wires)
        began, planned = time.perf_counter(), 0
        while (now := time.perf_counter()) < began + seconds:
            while planned < (now - began) * self._rate:
                self._waiting.append(began + planned / self._rate)
                planned += 1
            self._send()
            await asyncio.sleep(TICK)
        async with asyncio.timeout(20):
            while self._under_way and not self._failed:
                await asyncio.sleep(TICK)
        for wire in wires:
            wire.transport.close()
        if self._failed:
            raise RuntimeError(self._failed.decode())

    def _send(self) -> None:
        while self._waiting and self._free and (table := self._deck.take()):
            wire = self._free.popleft()
            sent = (table.number, self._waiting.popleft())
            if self._is_timed:
                self.due.setdefault(table.id.encode(), deque()).append(sent)
            self._under_way[wire] = table
            wire.transport.write(table.requests[table.done])

    def _answered(self, wire: Wire, answer: bytes) -> None:
        table = self._under_way.pop(wire)
        if not is_taken(answer):
            self._failed = answer
            return
        table.done += 1
        self._deck.give_back(table)
        self._free.append(wire)
        self._send()
