"""People who play as people do, and how long they wait."""

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec
from tools.load.visitor import Visitor

PAUSE = (0.5, 1.5)
"""Seconds that they think."""
AGAIN = 1.0
"""Seconds before somebody who was refused asks again."""


@dataclass
class Times:
    """Seconds, of what ended in one part of a measurement."""

    turns: list[float] = field(default_factory=list)
    """From sending a turn to its answer."""
    events: list[float] = field(default_factory=list)
    """From sending a turn to seeing it happen."""
    bots: list[float] = field(default_factory=list)
    """From handing over to bots to being asked again."""
    refused: int = 0
    """Requests that were not answered as they should, and streams that ended."""


class Player:
    """Takes the first thing that can be done, as soon as it is asked and has thought a little."""

    def __init__(self, port: int, address: str, game: str, parts: list[Times]) -> None:
        """What is measured goes to the last of the parts."""
        self._asking, self._hearing = Visitor(port, address), Visitor(port, address)
        self._game = game
        self._parts = parts

    async def play(self) -> None:
        """Game after game."""
        await self._ask("POST", "/api/session", {"name": "Olha", "face": "fox"})
        self._hearing.shares_session_with(self._asking)
        while True:
            asked = {"game": self._game, "seats": 2, "bots": {"1": "greedy"}}
            table = (await self._ask("POST", "/api/tables", asked))["table"]
            await self._ask("POST", f"/api/tables/{table}/start", {})
            while True:
                try:
                    await self._play_at(table)
                    break
                except EOFError:  # the stream has ended before the game
                    self._parts[-1].refused += 1

    async def _play_at(self, table: str) -> None:
        path = f"/api/tables/{table}"
        async with self._events(table) as events:
            known = await self._ask("GET", path)
            handed_over: float | None = None
            while known["awaited"]:
                if 0 not in known["awaited"]:
                    at, known = await _newer(events, known["number"] + 1)
                    if handed_over is not None and 0 in known["awaited"]:
                        self._parts[-1].bots.append(at - handed_over)
                    continue
                await asyncio.sleep(random.uniform(*PAUSE))
                view = known["seats"][0]
                turn = {"step": view["step"], "actions": view["legal"][:1]}
                began = time.perf_counter()
                answer = await self._ask("POST", f"{path}/seats/0/turns", turn)
                handed_over = time.perf_counter()
                self._parts[-1].turns.append(handed_over - began)
                at, known = await _newer(events, answer["number"])
                self._parts[-1].events.append(at - began)

    @asynccontextmanager
    async def _events(self, table: str) -> AsyncIterator["Events"]:
        """What is heard of a table, each with the moment it came."""
        events: Events = asyncio.Queue()
        reader = await self._hearing.listen(table)

        async def hear() -> None:
            while line := await reader.readline():
                if line.startswith(b"event: changed"):
                    told = msgspec.json.decode((await reader.readline()).removeprefix(b"data: "))
                    events.put_nowait((time.perf_counter(), told))
            events.put_nowait(None)

        hearing = asyncio.create_task(hear())
        try:
            yield events
        finally:
            hearing.cancel()
            self._hearing.close()

    async def _ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        """Until it is taken."""
        while True:
            status, answer = await self._asking.ask(method, path, body)
            if status in (200, 201):
                return answer if isinstance(answer, dict) else {}
            self._parts[-1].refused += 1
            await asyncio.sleep(AGAIN)


Events = asyncio.Queue[tuple[float, dict[str, Any]] | None]


async def _newer(events: Events, number: int) -> tuple[float, dict[str, Any]]:
    """The first event at this number or later."""
    while (event := await events.get()) is not None:
        if event[1]["number"] >= number:
            return event
    raise EOFError
