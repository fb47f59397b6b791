"""Who waits for whom."""

import asyncio

import pytest

from kvartal.server.identity.rate_limits import Allowance
from kvartal.server.store import Queue
from kvartal.server.worker import turn_taking
from kvartal.server.worker.turn_taking import TurnTaking
from tests.server.running import in_loop


class Line:
    """Notes in which order those who wait are served, one at a time."""

    def __init__(self) -> None:
        self.served: list[str] = []
        self.turns = TurnTaking(1)

    async def use(self, lane: int, owner: str, name: str) -> None:
        async with self.turns.turn(Queue(lane, owner)):
            self.served.append(name)
            await asyncio.sleep(0)

    def wait(self, lane: int, owner: str, *names: str) -> list["asyncio.Task[None]"]:
        return [asyncio.create_task(self.use(lane, owner, name)) for name in names]


@in_loop
async def test_lanes_take_turns_and_owners_in_them() -> None:
    line = Line()
    tasks = [
        *line.wait(1, "eve", "e1", "e2", "e3", "e4"),
        *line.wait(1, "ann", "a1", "a2"),
        *line.wait(2, "ben", "b1", "b2", "b3"),
    ]
    await asyncio.gather(*tasks)
    assert line.served == ["e1", "e2", "b1", "a1", "b2", "e3", "b3", "a2", "e4"]


@in_loop
async def test_who_goes_away_keeps_nobody_waiting() -> None:
    line = Line()
    async with line.turns.turn(Queue(0, "")):
        first, second, third = line.wait(1, "ann", "1", "2", "3")
        await asyncio.sleep(0)
        first.cancel()  # while it waits
        await asyncio.sleep(0)
    second.cancel()  # just after it was called
    await third
    await line.use(2, "ben", "4")
    assert line.served == ["3", "4"]


@in_loop
async def test_so_many_at_once() -> None:
    turns, inside, most = TurnTaking(2), 0, 0

    async def use() -> None:
        nonlocal inside, most
        async with turns.turn(Queue(0, "")):
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0)
            inside -= 1

    await asyncio.gather(*(use() for _ in range(6)))
    assert (inside, most) == (0, 2)


@in_loop
async def test_who_uses_it_for_long_rests_while_others_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(turn_taking, "SHARE", Allowance(0.1, 0.5))
    monkeypatch.setattr(turn_taking, "RECENT", 0.5)
    turns, loop = TurnTaking(1), asyncio.get_running_loop()

    async def used_by_eve() -> float:
        """What part of the time, if she always wants it."""
        began, used = loop.time(), 0.0
        while loop.time() - began < 2:
            async with turns.turn(Queue(1, "eve")):
                at = loop.time()
                await asyncio.sleep(0.05)
                used += loop.time() - at
        return used / (loop.time() - began)

    async def visit_often() -> None:
        while True:
            async with turns.turn(Queue(2, "olha")):
                pass
            await asyncio.sleep(0.1)

    assert await used_by_eve() > 0.9
    visiting = asyncio.create_task(visit_often())
    assert await used_by_eve() < 0.6
    visiting.cancel()
    await asyncio.sleep(1)
    assert await used_by_eve() > 0.9
