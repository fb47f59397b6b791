"""What people notice of reviews: how long their turns and the bots' take on a server that does
nothing else, and while it makes one after the other. On SQLite, with the worker inside it.

    python -m tools.load.reviewing [--turns 400]
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles

import httpx
from tests.web.serving import opened
from tools.load.plan import USUAL

BOTS = {"BOT_LEAST": "0", "BOT_MOST": "0"}
"""They answer as soon as they can."""
WAITING = 40
"""Reviews that are asked for: more than are made meanwhile."""


@dataclass
class Times:
    """In milliseconds."""

    turns: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)

    def told(self) -> str:
        return " | ".join(_told(times) for times in (self.turns, self.bots))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.load.reviewing", description=__doc__)
    parser.add_argument("--level", default="greedy", help="of the bot")
    parser.add_argument("--turns", type=int, default=400)
    asked = parser.parse_args()
    command = [sys.executable, "-m", "kvartal.cli", "serve"]
    with tempfile.TemporaryDirectory() as folder:
        settings = {"DATABASE": f"sqlite:///{folder}/kvartal.db", "REVIEW_SECONDS": "60", **BOTS}
        with opened(command, os.environ, Path(folder), **settings) as address:
            asyncio.run(_measure(address, USUAL.game, asked.level, asked.turns))


async def _measure(address: str, game: str, level: str, turns: int) -> None:
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        (await client.post("/api/session", json={"name": "Ann", "face": "fox"})).raise_for_status()
        finished: list[str] = []
        await _play(client, game, level, turns // 4, finished)  # until all is warm
        while len(finished) < WAITING:
            await _play(client, game, level, 10**9, finished, games=1)
        quiet = await _play(client, game, level, turns, finished)
        for table in finished[:WAITING]:
            (await client.post(f"/api/tables/{table}/review")).raise_for_status()
        while (await _state(client, finished[0])) == "waiting":
            await asyncio.sleep(0.1)
        busy = await _play(client, game, level, turns, finished)
        made = [await _state(client, table) for table in finished[:WAITING]]
        assert "waiting" in made, "reviews were made faster than turns: ask for more"
    print("| | a turn, p50 / p99 | a bot's answer, p50 / p99 |\n|---|---|---|")
    print(f"| nothing else | {quiet.told()} |")
    print(f"| while reviews are made | {busy.told()} |")


async def _state(client: httpx.AsyncClient, table: str) -> str:
    state: str = (await client.get(f"/api/tables/{table}/review")).json()["state"]
    return state


async def _play(
    client: httpx.AsyncClient,
    game: str,
    level: str,
    turns: int,
    finished: list[str],
    games: int = 10**9,
) -> Times:
    """So many turns, at one table after the other; those that are over are added to `finished`."""
    times = Times()
    while len(times.turns) < turns and games > 0:
        games -= 1
        asked = {"game": game, "seats": 2, "bots": {"1": level}}
        table = (await client.post("/api/tables", json=asked)).json()["table"]
        (await client.post(f"/api/tables/{table}/start")).raise_for_status()
        await _play_one(client, table, times)
        finished.append(table)
    return times


async def _play_one(client: httpx.AsyncClient, table: str, times: Times) -> None:
    answered, waited_for = 0.0, list[int]()
    while True:
        position = (await client.get(f"/api/tables/{table}")).json()
        own = position["seats"][0] if position["seats"] else {"legal": []}
        if position["card"]["phase"] == "over":
            return
        if not own["legal"]:
            await asyncio.sleep(0.001)
            continue
        now = time.perf_counter()
        if 1 in waited_for:
            times.bots.append((now - answered) * 1000)
        turn = {"step": own["step"], "actions": own["legal"][:1]}
        taken = await client.post(f"/api/tables/{table}/seats/0/turns", json=turn)
        taken.raise_for_status()
        answered = time.perf_counter()
        times.turns.append((answered - now) * 1000)
        waited_for = taken.json()["awaited"]


def _told(times: list[float]) -> str:
    cuts = quantiles(times, n=100)
    return f"{cuts[49]:.1f} / {cuts[98]:.1f} ms"


if __name__ == "__main__":
    main()
