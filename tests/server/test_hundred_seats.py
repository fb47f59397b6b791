"""A hundred seats decide at once, over HTTP, through two nodes. Every byte is counted."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from statistics import median
from typing import Any

import pytest

from tests.server.api.sites import Site, open_site
from tests.server.conftest import Stack
from tests.server.running import in_loop

SEATS = 100
ROUNDS = 2
MOST_BYTES = 30_000
"""That one client may receive in a round: its stream and its own answer, heads included."""
AT_THE_END = 30_000
"""Once more, for a hundred lines of final standings and all that proves the shuffle."""
Record = Callable[[str, object], None]


class Wire:
    """One connection, plain enough to count what comes over it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self.received = 0
        self.head = b""
        """Of the last answer."""

    @classmethod
    async def to(cls, site: Site) -> "Wire":
        return cls(*await asyncio.open_connection("127.0.0.1", site.port))

    def send(self, method: str, path: str, cookie: str, body: Any = None) -> None:
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: {len(content)}\r\n"
        head += f"content-type: application/json\r\ncookie: kvartal={cookie}\r\n\r\n"
        self._writer.write(head.encode() + content)

    async def ask(self, method: str, path: str, cookie: str, body: Any = None) -> tuple[int, Any]:
        """One request, one answer: nothing is ever sent again."""
        self.send(method, path, cookie, body)
        self.head = head = await self._reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
        content = await self._reader.readexactly(length)
        self.received += len(head) + len(content)
        return int(head.split()[1]), json.loads(content)

    async def lines(self) -> AsyncIterator[bytes]:
        """Of a stream, which comes in chunks."""
        self.received += len(await self._reader.readuntil(b"\r\n\r\n"))
        rest = b""
        while size := await self._reader.readline():
            chunk = await self._reader.readexactly(int(size, 16) + 2)
            self.received += len(size) + len(chunk)
            *lines, rest = (rest + chunk[:-2]).split(b"\n")
            for line in lines:
                yield line

    def close(self) -> None:
        self._writer.close()


class Player:
    def __init__(self, seat: int, cookie: str, asking: Wire, hearing: Wire) -> None:
        self.seat = seat
        self.cookie = cookie
        self.asking = asking
        self.hearing = hearing
        self.number = -1
        """Up to which the stream has told everything."""
        self._told = asyncio.Condition()
        self._listening: asyncio.Task[None] | None = None

    async def listen(self, table: str) -> None:
        self.hearing.send("GET", f"/api/stream?table={table}", self.cookie)
        self._listening = asyncio.create_task(self._listen(table))
        await self.told(0)

    async def told(self, number: int) -> None:
        async with self._told:
            await self._told.wait_for(lambda: self.number >= number)

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        self.asking.close()
        self.hearing.close()

    async def _listen(self, table: str) -> None:
        kind = b""
        async for line in self.hearing.lines():
            if line.startswith(b"event: "):
                kind = line[7:].strip()
            elif line.startswith(b"data: ") and kind in (b"hello", b"changed"):
                data = json.loads(line[6:])
                number = data["tables"][table] if kind == b"hello" else data["number"]
                async with self._told:
                    self.number = number
                    self._told.notify_all()

    @property
    def received(self) -> int:
        return self.asking.received + self.hearing.received


@asynccontextmanager
async def hall(stack: Stack) -> AsyncIterator[tuple[list[Site], str, list[Player]]]:
    """Everybody sits, hears the table at one node and asks at one of them."""
    count = 1 if stack.bus_url == "local:" else 2
    async with AsyncExitStack() as opened:
        sites = [await opened.enter_async_context(open_site(stack)) for _ in range(count)]
        doors = [await Wire.to(site) for site in sites]
        for door in doors:
            opened.callback(door.close)
        cookies = [await new_cookie(doors[seat % count]) for seat in range(SEATS)]
        table = await started(doors[0], cookies)
        players = [
            Player(
                seat,
                cookie,
                asking=await Wire.to(sites[seat // 2 % count]),
                hearing=await Wire.to(sites[seat % count]),
            )
            for seat, cookie in enumerate(cookies)
        ]
        for player in players:
            opened.push_async_callback(player.close)
        await asyncio.gather(*(player.listen(table) for player in players))
        yield sites, table, players


async def new_cookie(door: Wire) -> str:
    await door.ask("POST", "/api/session", "", {"name": "Olha", "face": "fox"})
    return door.head.partition(b"kvartal=")[2].partition(b";")[0].decode()


async def started(door: Wire, cookies: list[str]) -> str:
    asked = {"game": "plots", "seats": SEATS, "options": {"rounds": ROUNDS}}
    table: str = (await door.ask("POST", "/api/tables", cookies[0], asked))[1]["table"]
    for seat, cookie in enumerate(cookies[1:], start=1):
        sat = await door.ask("POST", f"/api/tables/{table}/seats", cookie, {"seat": seat})
        assert sat[0] == 200
    await door.ask("POST", f"/api/tables/{table}/start", cookies[0])
    return table


async def newest(player: Player, table: str) -> Any:
    return (await player.asking.ask("GET", f"/api/tables/{table}?since=9999", player.cookie))[1]


@in_loop
async def test_a_round_of_a_hundred(
    stack: Stack, record_property: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    async with hall(stack) as (sites, table, players):
        for round_ in range(ROUNDS):
            before = await newest(players[0], table)
            assert before["awaited"] == list(range(SEATS))
            received = [player.received for player in players]
            answers = await asyncio.gather(
                *(
                    player.asking.ask(
                        "POST",
                        f"/api/tables/{table}/seats/{player.seat}/turns",
                        player.cookie,
                        {"step": round_, "actions": [f"choose {player.seat % 52 + 1}"]},
                    )
                    for player in players
                )
            )
            assert [status for status, _ in answers] == [200] * SEATS
            assert {answer["taken"] for _, answer in answers} == {1}
            last = max(answer["number"] for _, answer in answers)
            async with asyncio.timeout(30):
                for player in players:
                    await player.told(last)
            each = [
                player.received - sum_before
                for player, sum_before in zip(players, received, strict=True)
            ]
            figures = {
                "nodes": len(sites),
                "rows": last - before["number"],
                "median": round(median(each)),
                "most": max(each),
            }
            record_property(f"round_{round_}", figures)
            with capsys.disabled():
                print(f"\n100 seats, round {round_}, bytes for each: {figures}")  # noqa: T201
            is_last = round_ == ROUNDS - 1
            assert max(each) < MOST_BYTES + (AT_THE_END if is_last else 0)
        assert (await newest(players[0], table))["card"]["phase"] == "over"


@in_loop
async def test_a_hundred_answers_to_one_question(stack: Stack) -> None:
    turns = [
        [*first, f"choose {plot}"] for plot in range(1, SEATS // 2 + 1) for first in ([], ["hurry"])
    ]
    async with hall(stack) as (sites, table, players):
        cookie, path = players[7].cookie, f"/api/tables/{table}/seats/7/turns"
        before = await newest(players[0], table)
        wires = [await Wire.to(sites[number % len(sites)]) for number in range(SEATS)]
        answers = await asyncio.gather(
            *(
                wire.ask("POST", path, cookie, {"step": 0, "actions": turn})
                for wire, turn in zip(wires, turns, strict=True)
            )
        )
        won = [turn for turn, (status, _) in zip(turns, answers, strict=True) if status == 200]
        assert len(won) == 1
        refused = [answer for status, answer in answers if status != 200]
        assert {answer["code"] for answer in refused} == {"step_taken"}
        assert {status for status, _ in answers} == {200, 409}
        again = [
            await wire.ask("POST", path, cookie, {"step": 0, "actions": won[0]}) for wire in wires
        ]
        assert {(status, answer["taken"]) for status, answer in again} == {(200, len(won[0]))}
        after = await newest(players[7], table)
        assert after["number"] == before["number"] + 1
        assert after["seats"][0]["step"] == len(won[0])
        for wire in wires:
            wire.close()
